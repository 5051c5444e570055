/** R9: what the table refuses changes nothing: not the sheet, not a digest, not a die. */
import { describe, expect, test } from 'vitest'
import type { Order } from '../../src/engine/tactical/orders'
import type { SeatStore } from '../../src/store/api'
import { openApp, seatIn, toOrders, turnOf } from './support'

/** Orders that nobody at this seat may give: to the enemy, to nobody, beyond the map, of the wrong arm. */
const WRONG: readonly (readonly [unit: string, order: Order])[] = [
  ['G1', { kind: 'defence', policy: { mode: 'hold' } }],
  ['X9', { kind: 'limber' }],
  ['K1', { kind: 'march', path: ['9999'] }],
  ['K1', { kind: 'manoeuvre', path: [] }],
  ['K2', { kind: 'assault', path: ['0605'] }],
  ['K2', { kind: 'suppress', aim: { unit: 'K1' } }],
  ['K3', { kind: 'attachObserver', host: 'G1' }],
]

const refusals = (seat: SeatStore): void => {
  const { sheet } = seat.getState()
  for (const [unit, order] of WRONG) {
    expect(seat.getState().give(unit, order).legal, `${unit} ${order.kind}`).toBe(false)
    expect(seat.getState().sheet).toBe(sheet)
  }
}

/** One turn of a game whose chance is always the same: the whole file of it after the turn. */
const turnWith = async (meddle: (seat: SeatStore) => void): Promise<string> => {
  const app = await openApp()
  await toOrders(app)
  await turnOf(app, (seat) => {
    meddle(seat)
    seat.getState().command('K1 defence')
    meddle(seat)
    seat.getState().command('K2 fire G4')
    meddle(seat)
  })
  await turnOf(app, (seat) => {
    seat.getState().command('G4 suppress K2')
    seat.getState().command('G1 assault 0304')
  })
  return app.getState().exportGame() as string
}

describe('R9 refused orders', () => {
  test('R9 the sheet is the same object after each, and nothing can be taken back', async () => {
    const app = await openApp()
    await toOrders(app)
    await app.getState().openEnvelope('')
    refusals(seatIn(app))
    expect(seatIn(app).getState()).toMatchObject({ sheet: {}, canUndo: false })
  })

  test('R9 events, dice and digests of the turn are those of a game without them, byte for byte', async () => {
    const plain = await turnWith(() => {})
    expect(plain).toContain('"rolls":[')
    expect(await turnWith(refusals)).toBe(plain)
  })
})
