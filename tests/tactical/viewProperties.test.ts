/** R60, R64, R65: nothing of the other’s secrets reaches a player, on random boards. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { apply } from '../../src/engine/tactical/apply'
import type { State, Unit, UnitId } from '../../src/engine/tactical/model'
import type { Order } from '../../src/engine/tactical/orders'
import { toldFor, viewFor, viewForBoth } from '../../src/engine/tactical/view'
import { board, GERMAN, play, put, RIFLE, react, T34 } from './support/board'
import { GUN, MORTAR } from './support/secrets'
import { deepFreeze, withUnits } from './support/special'

/** Random boards: some units of either side in ambush, in woods and towns. */
const arbitraryUnit = (side: 's' | 'g', index: number) =>
  fc.record({
    type: fc.constantFrom(
      ...(side === 's'
        ? [RIFLE, GUN, T34, 'su-mortar-82-company']
        : [GERMAN, MORTAR, 'de-pz3-company', 'de-pak40-platoon']),
    ),
    column: fc.integer({ min: 1, max: 7 }),
    row: fc.integer({ min: 1, max: 5 }),
    concealed: fc.boolean(),
    id: fc.constant(`${side}${index}`),
  })
const arbitraryUnits = fc.tuple(
  ...[1, 2, 3, 4].map((index) => arbitraryUnit('s', index)),
  ...[1, 2, 3, 4].map((index) => arbitraryUnit('g', index)),
)
const FOREST = ['lllllll', 'll.b.ll', 'lt...tl', 'l..h..l', 'lllllll']
type Drawn = Readonly<{ id: UnitId; type: string; column: number; row: number; concealed: boolean }>
/** Hexes are the enemy's for one side only: left columns Soviet, right ones German, as a set-up has it. */
const boardOf = (drawn: readonly Drawn[], more: Parameters<typeof board>[2] = {}): State =>
  board(
    FOREST,
    Object.fromEntries(
      drawn.map(({ id, type, column, row, concealed }) => {
        const own = id.startsWith('s') ? Math.min(column, 3) : Math.max(column, 5)
        return [id, put(type, `0${own}0${row}`, { concealed, facing: id.startsWith('s') ? 'SE' : 'SW' })]
      }),
    ),
    more,
  )

describe('properties', () => {
  test('R64, case 18: states that differ only in A’s secrets give B equal views', () => {
    const secrets = fc.record({
      ammo: fc.integer({ min: 0, max: 9 }),
      done: fc.integer({ min: 1, max: 4 }),
      hex: fc.constantFrom('0101', '0205'),
      strength: fc.integer({ min: 1, max: 2 }),
    })
    fc.assert(
      fc.property(arbitraryUnits, secrets, (drawn, { ammo, done, hex, strength }) => {
        const state = deepFreeze(boardOf(drawn))
        const changes: Record<UnitId, Partial<Unit>> = {}
        for (const unit of Object.values(state.units)) {
          if (unit.side !== 'ussr') continue
          changes[unit.id] = {
            ammo,
            task: { kind: 'digIn', done, face: 'N', hex: unit.hex },
            climb: { to: hex, work: done },
            order: 'march',
            fired: true,
            ignored: done,
          }
          if (unit.concealed)
            changes[unit.id] = { ...changes[unit.id], hex, strength, suppressedIn: 1, facing: 'S' }
        }
        const other = withUnits(state, changes)
        const mines = [{ hex, kind: 'antiTank', owner: 'ussr', found: false }] as const
        const changed = { ...other, seed: 'another', works: { ...other.works, mines } }
        expect(viewFor(changed, 'axis')).toEqual(viewFor(state, 'axis'))
        expect(viewForBoth(changed).units).toEqual(viewForBoth(withUnits(state, {})).units)
      }),
      { numRuns: 200 },
    )
  })
  test('R60: a view names no unit in ambush of the other side', () => {
    fc.assert(
      fc.property(arbitraryUnits, (drawn) => {
        const state = boardOf(drawn)
        for (const side of ['ussr', 'axis'] as const) {
          const view = JSON.stringify(viewFor(state, side))
          for (const unit of Object.values(state.units))
            if (unit.side !== side && unit.concealed) expect(view).not.toContain(`"${unit.id}"`)
        }
      }),
      { numRuns: 100 },
    )
  })

  const someOrder = (id: UnitId, choice: number, drawn: readonly Drawn[]): Order => {
    const foe = drawn.find((each) => each.id.charAt(0) !== id.charAt(0)) as Drawn
    const hex = `0${id.startsWith('s') ? Math.max(foe.column, 5) : Math.min(foe.column, 3)}0${foe.row}`
    const ahead = id.startsWith('s') ? ['0403'] : ['0403', '0303']
    const orders: readonly Order[] = [
      react(),
      { ...react(), kind: 'ambush' } as Order,
      { kind: 'suppress', aim: { hex }, laying: 'indirect' },
      { kind: 'suppress', aim: { unit: foe.id } },
      { kind: 'assault', path: ahead },
      { kind: 'manoeuvre', path: ahead },
      { kind: 'digIn', face: 'N' },
      { kind: 'limber' },
      { kind: 'regroup', host: `${id.charAt(0)}1` },
    ]
    return orders[choice % orders.length] as Order
  }
  test('R65: a played turn tells B nothing of a unit of A while it is hidden from him', () => {
    let hiddenEvents = 0
    fc.assert(
      fc.property(arbitraryUnits, fc.array(fc.nat(99), { minLength: 8, maxLength: 8 }), (drawn, choices) => {
        const start = deepFreeze(boardOf(drawn))
        const orders = Object.fromEntries(
          drawn.map((unit, index) => [unit.id, someOrder(unit.id, choices[index] ?? 0, drawn)]),
        )
        const { events } = play(start, orders)
        const states = [start]
        for (const event of events) states.push(apply(states[states.length - 1] as State, event))
        for (const viewer of ['ussr', 'axis'] as const) {
          const isHidden = (at: number, id: UnitId) =>
            states[at]?.units[id]?.side !== viewer && states[at]?.units[id]?.concealed === true
          for (const { event, index } of toldFor(start, events, viewer)) {
            const told = JSON.stringify(event)
            for (const id of Object.keys(start.units)) {
              if (!isHidden(index, id) || !isHidden(index + 1, id)) continue
              hiddenEvents++
              // T3.25 Its own fire gives a unit away at once.
              if (event.kind === 'fired' && event.unit === id) continue
              expect(told).not.toContain(`"${id}"`)
            }
          }
        }
      }),
      { numRuns: 150 },
    )
    expect(hiddenEvents).toBeGreaterThan(100)
  })
})
