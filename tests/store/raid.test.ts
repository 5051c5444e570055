/** T15.4, T2.5 at the table: what the owner of a patrol sees of the raid that he is asked about. */
import { beforeEach, describe, expect, test } from 'vitest'
import { openBook, sayIn } from '../../src/i18n'
import type { AppStore, SeatState } from '../../src/store/api'
import { stateMarks } from '../../src/ui/seat/facts'
import { airTable } from './ownBattles'
import { seatIn, turnOf } from './support'

let app: AppStore
const now = (): SeatState => seatIn(app).getState()
const flights = () => now().scene.arrows.filter(({ kind }) => kind === 'flight')

beforeEach(async () => {
  app = await airTable()
})

/** Up to the question whom the patrol attacks. */
const untilAsked = async (): Promise<void> => {
  await turnOf(app, (seat) => {
    const ground = { mode: 'react' } as const
    seat.getState().give('K4', { kind: 'airPatrol', hex: '0704', intercept: 'any', escorted: 'ask', ground })
  })
  await turnOf(app, (seat) => {
    seat.getState().command('G5 strike 0704')
    seat.getState().command('G6 escort G5')
  })
  await app.getState().openEnvelope('')
}

describe('T15.4 the question whom to intercept', () => {
  test('draws the raid as it flies in, bombers and escort on one arrow, beside the own patrol', async () => {
    await untilAsked()
    expect(now()).toMatchObject({ purpose: 'answer', question: { kind: 'intercept', options: ['G5', 'G6'] } })
    expect(flights().map(({ side, path, tag }) => [side, path, tag])).toEqual([
      ['ussr', ['0904', '0704'], undefined],
      ['axis', ['0104', '0704'], 'G5 G6'],
    ])
  })

  test('T15.7 before they fly nobody knows of them or of their edge', async () => {
    await app.getState().openEnvelope('')
    expect(now().purpose).toBe('orders')
    expect(now().view.units.G5).toBeUndefined()
    expect(now().view.flights).toBeUndefined()
    expect(flights()).toEqual([])
  })

  test('a squadron in the air is said to fly, one on its airfield to be ready', async () => {
    await openBook('en')
    await openBook('ru')
    const said = (lang: 'en' | 'ru', id: string): readonly string[] => {
      const unit = now().view.units[id]
      if (!unit) throw new Error(`no ${id}`)
      return stateMarks(now().view, unit, sayIn(lang), lang).map(({ words }) => words)
    }
    await app.getState().openEnvelope('')
    expect(said('en', 'K4')).toEqual(['ready'])
    app.getState().toStart()
    app = await airTable()
    await untilAsked()
    for (const id of ['K4', 'G5', 'G6']) {
      expect(said('en', id)).toEqual(['in the air'])
      expect(said('ru', id)).toEqual(['в воздухе'])
    }
  })
})
