/** T3.8, T11, T5.12 at the desk: orders that bring their answer, loads that need none, ways laid mounted. */
import { beforeEach, describe, expect, test } from 'vitest'
import type { SeatStore } from '../../src/store/api'
import { transportTable } from './ownBattles'
import { filmIn, seatIn, turnOf } from './support'

let seat: SeatStore
const now = () => seat.getState()

const sitAs = async (side: 'ussr' | 'axis'): Promise<void> => {
  const app = await transportTable()
  if (side === 'axis') await turnOf(app, (first) => first.getState().defenceForRest())
  await app.getState().openEnvelope('')
  seat = seatIn(app)
}

describe('the USSR', () => {
  beforeEach(() => sitAs('ussr'))

  test('T11.7 who rides needs no order, and Defence for the rest leaves him where he is', () => {
    now().defenceForRest()
    expect(now().sheet.K5).toBeUndefined()
    expect(now().sheet.K4).toMatchObject({ kind: 'defence' })
    expect(now().sealing().without).toEqual([])
  })

  test('T11.5 riders are asked for no help of their tanks', () => {
    now().begin('K5', 'unload')
    expect(now().sheet.K5).toEqual({ kind: 'unload' })
    expect(now().sheet.K4).toBeUndefined()
  })

  test('T3.16 where one unit only can be meant it is: nobody lacks ammo, so it is refused', () => {
    expect(now().begin('K6', 'resupply')).toMatchObject({
      legal: false,
      fault: 'nobodyToSupply',
      rule: 'T3.16',
    })
  })

  test('T11.3 the preview of fire at a loaded column has the second throw', () => {
    now().command('K1 fire G6')
    const fire = now().rows.find(({ unit }) => unit === 'K1')?.preview?.fire
    expect(fire?.load).toMatchObject({ unit: 'G7', rule: 'T11.3', dice: 5, defence: 1 })
    // 4 dice at 1: one hit is stopped, so two are needed: 1 − (5/6)⁴ − 4 · 1/6 · (5/6)³.
    expect(fire?.load?.chance).toBeCloseTo(1 - (5 / 6) ** 4 - 4 * (1 / 6) * (5 / 6) ** 3, 10)
  })

  test('T5.12 cavalry gets down to suppress, and the desk says so', () => {
    expect(now().command('K7 defence').legal).toBe(true)
    expect(now().sheet.K7).toEqual({ kind: 'defence', policy: { mode: 'react' } })
    expect(now().begin('K7', 'suppress').legal).toBe(true)
  })

  test('T5.12 a way is laid mounted or on foot: its reach changes, and the order says it', () => {
    now().begin('K7', 'manoeuvre')
    const mounted = now().choices().length
    expect(now().ride('off').legal).toBe(true)
    expect(now().choices().length).toBeLessThan(mounted)
    expect(now().point('0605').legal).toBe(true)
    expect(now().finish().legal).toBe(true)
    expect(now().sheet.K7).toEqual({ kind: 'manoeuvre', path: ['0605'], mount: 'off' })
    expect(now().begin('K1', 'manoeuvre').legal).toBe(true)
    expect(now().ride('on')).toMatchObject({ legal: false, rule: 'T5.12' })
  })

  test('T11 what is aboard has a counter, marked, and its carrier another mark', () => {
    const { counters } = now().scene
    const states = (id: string) => counters.find((counter) => counter.id === id)?.states
    expect(states('K5')).toContain('carried')
    expect(states('K4')).toContain('loaded')
    expect(states('K7')).toContain('mounted')
    expect(states('K5')).not.toContain('noOrder')
  })
})

describe('the Axis', () => {
  beforeEach(() => sitAs('axis'))

  test('T11.8 the order of one brings the answer of the other along', () => {
    expect(now().begin('G1', 'load').legal).toBe(true)
    expect(now().sheet).toMatchObject({
      G1: { kind: 'load', carrier: 'G5' },
      G5: { kind: 'takeOn', unit: 'G1' },
    })
    now().clear('G1')
    now().clear('G5')
    expect(now().command('G5 take on G1').legal).toBe(true)
    expect(now().sheet.G1).toEqual({ kind: 'load', carrier: 'G5' })
    expect(now().command('G7 unload').legal).toBe(true)
    expect(now().sheet.G6).toEqual({ kind: 'setDown', unit: 'G7' })
  })

  test('T11.8 an order that stands is not taken from the other, and the sheet says that its part is lacking', () => {
    const lacks = (id: string) => now().rows.find(({ unit }) => unit === id)?.warnings
    now().command('G5 march 0304')
    now().command('G1 load G5')
    expect(now().sheet.G5).toMatchObject({ kind: 'march' })
    const said = { key: 'partnerNotReady', rule: 'T11.8', detail: { unit: 'G5' } }
    expect(lacks('G1')).toEqual([said])
    expect(now().sealing().likelyToFail).toContainEqual({ unit: 'G1', said })
    now().clear('G5')
    now().command('G5 take on G1')
    expect(lacks('G1')).toEqual([])
    // The carrier that has another order later: its load is told at once.
    now().command('G7 unload')
    expect(lacks('G7')).toEqual([])
    now().command('G6 defence')
    expect(lacks('G7')).toEqual([{ ...said, detail: { unit: 'G6' } }])
  })

  test('T11.8 the log names the own carrier that had no part in it', async () => {
    const app = await transportTable()
    await turnOf(app, (first) => first.getState().defenceForRest())
    await turnOf(app, (second) => {
      second.getState().command('G7 unload')
      second.getState().command('G6 defence')
    })
    filmIn(app).getState().finish()
    app.getState().nextTurn()
    await turnOf(app)
    await app.getState().openEnvelope('')
    const lapsed = seatIn(app)
      .getState()
      .lastTurn.find(({ event }) => event.kind === 'lapsed' && event.unit === 'G7')
    expect(lapsed?.event).toMatchObject({ fault: 'partnerNotReady', detail: { unit: 'G6' } })
    expect(lapsed?.cast.G6).toMatchObject({ code: 'G6', side: 'axis' })
  })
})
