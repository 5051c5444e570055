/** T3.13, T3.21: digging in, turn by turn. */
import { describe, expect, test } from 'vitest'
import type { State, UnitId } from '../../src/engine/tactical/model'
import type { Order } from '../../src/engine/tactical/orders'
import { board, GERMAN, type Put, play, put, RIFLE, suppress } from './support/board'
import { line, playStages, STAGES } from './support/special'

const MAP = ['.....', '.....', '.....', '.....']
const on = (units: Readonly<Record<UnitId, Put>>): State => board(MAP, units)
const carryOut = (state: State, orders: Readonly<Record<UnitId, Order>>) =>
  playStages(state, [STAGES.specialOrders], orders)

const digIn: Order = { kind: 'digIn', face: 'N' }

/** Turns of digging at a face: `dig`, an interruption, or nothing. */
type Happening = 'dig' | 'digElsewhere' | 'combat' | 'otherOrder' | 'noOrder'

/** The turn at whose end the marker stands; null: not in these turns. */
const markerAt = (turns: readonly Happening[]): number | null => {
  let state = on({ s1: put(RIFLE, '0202', { since: 0 }) })
  for (const [index, what] of turns.entries()) {
    const change = {
      fought: what === 'combat',
      order: what === 'otherOrder' ? ('defence' as const) : null,
    }
    const unit = {
      ...(state.units.s1 as NonNullable<(typeof state.units)[string]>),
      halted: false,
      ...change,
    }
    const orders: Readonly<Record<UnitId, Order>> =
      what === 'otherOrder' || what === 'noOrder'
        ? {}
        : { s1: { kind: 'digIn', face: what === 'digElsewhere' ? 'S' : 'N' } }
    const played = playStages({ ...state, units: { s1: unit } }, Object.values(STAGES).slice(0, 4), orders)
    if (played.of('trenchDug').some((event) => event.face === 'N')) return index + 1
    state = { ...played.state, turn: state.turn + 1 }
  }
  return null
}

describe('T3.13, T3.21 digging in', () => {
  const dig = (times: number): Happening[] => Array.from({ length: times }, () => 'dig')
  const rows: readonly (readonly [
    rule: string,
    title: string,
    turns: readonly Happening[],
    marker: number | null,
  ])[] = [
    ['T3.13', 'five turns of the same order: at the end of the 5th', dig(5), 5],
    ['T3.13', 'four are not enough', dig(4), null],
    ['T3.21', 'forced into close combat in turn 3', [...dig(2), 'combat', ...dig(5)], 8],
    ['T3.21', 'another order in turn 3', [...dig(2), 'otherOrder', ...dig(5)], 8],
    ['T3.21', 'no order in turn 4: the same order was not repeated', [...dig(3), 'noOrder', ...dig(4)], null],
    ['T3.13', 'another face is another trench', [...dig(4), 'digElsewhere', ...dig(4)], null],
    ['T3.13', 'work at another face does not count', [...dig(3), 'digElsewhere', ...dig(1)], null],
  ]
  test.each(rows)('%s %s', (_, _title, turns, marker) => {
    expect(markerAt(turns)).toBe(marker)
  })

  /** Whole turns 1…: what s1 does (null: nothing may be ordered), and in which of them g1 suppresses it. */
  const campaign = (orders: readonly (Order | null)[], suppressedIn: number) => {
    let state: State = {
      ...on({ s1: put(RIFLE, '0202'), g1: put(GERMAN, '0204', { strength: 3 }) }),
      turn: 1,
    }
    const dug: number[] = []
    const done: (number | null)[] = []
    for (const [index, order] of orders.entries()) {
      const shot = index + 1 === suppressedIn
      // Suppressive fire: eight dice that all miss, then the test of steadiness that fails.
      const dice = shot ? [...Array<number>(8).fill(6), 6, 6] : []
      const both = { ...(order ? { s1: order } : {}), ...(shot ? { g1: suppress('s1') } : {}) }
      const played = play(state, both, dice)
      if (shot) expect(played.of('suppressed')).toMatchObject([{ unit: 's1' }])
      if (played.of('trenchDug').length > 0) dug.push(index + 1)
      done.push(played.unit('s1').task?.done ?? null)
      state = played.state
    }
    return { dug, done }
  }

  test('vector 24: turns 1–5 of uninterrupted orders, marker at the end of the 5th', () => {
    expect(campaign(Array<Order>(5).fill(digIn), 0)).toEqual({ dug: [5], done: [1, 2, 3, 4, null] })
  })
  test('vector 24: T3.21 suppressed in turn 3, ordered again in 5: marker at the end of 9', () => {
    const orders = [digIn, digIn, digIn, null, ...Array<Order>(5).fill(digIn)]
    expect(campaign(orders, 3)).toEqual({ dug: [9], done: [1, 2, null, null, 1, 2, 3, 4, null] })
  })

  test('T3.13 where another has finished the face meanwhile, there is nothing left to dig', () => {
    const state = on({ s1: put(RIFLE, '0202') })
    const works = { ...state.works, trenches: [{ hex: '0202', face: 'N' }] as const }
    expect(carryOut({ ...state, works }, { s1: digIn }).events.map(line)).toEqual([
      'lapsed s1 trenchThere T3.13',
    ])
  })
  test('T3.21 the sheet shows turn 2 of 5', () => {
    const task = { kind: 'digIn', done: 1, face: 'N', hex: '0202' } as const
    const played = carryOut(on({ s1: put(RIFLE, '0202', { task }) }), { s1: digIn })
    expect(played.of('worked')).toMatchObject([{ of: 5, task: { done: 2, face: 'N', hex: '0202' } }])
  })
  test('T3.13 the marker stands at the named face, and the task is done', () => {
    const task = { kind: 'digIn', done: 4, face: 'N', hex: '0202' } as const
    const played = carryOut(on({ s1: put(RIFLE, '0202', { task }) }), { s1: digIn })
    expect(played.state.works.trenches).toEqual([{ hex: '0202', face: 'N' }])
    expect(played.unit('s1').task).toBeNull()
  })
  test('T3.13 the order begins anew in another hex', () => {
    const task = { kind: 'digIn', done: 4, face: 'N', hex: '0303' } as const
    const played = carryOut(on({ s1: put(RIFLE, '0202', { task }) }), { s1: digIn })
    expect(played.of('worked')).toMatchObject([{ task: { done: 1 } }])
  })
  test('T3.13 of two that finish one face the first digs it, the other has no place left', () => {
    const task = { kind: 'digIn', done: 4, face: 'N', hex: '0202' } as const
    const state = on({ s1: put(RIFLE, '0202', { task }), s2: put(RIFLE, '0202', { task }) })
    const played = carryOut(state, { s1: digIn, s2: digIn })
    expect(played.state.works.trenches).toHaveLength(1)
    expect(played.events.map(line)).toEqual([
      'worked s1 T3.13',
      'trenchDug s1 T3.13',
      'lapsed s2 trenchThere T3.13',
      'worked s2 T3.21',
    ])
  })
  test('T3.21 a task that another order broke is reported lost once', () => {
    const task = { kind: 'digIn', done: 3, face: 'N', hex: '0202' } as const
    const first = carryOut(on({ s1: put(RIFLE, '0202', { task }) }), {})
    expect(first.of('worked')).toMatchObject([{ unit: 's1', task: null, of: 5, rule: 'T3.21' }])
    expect(carryOut(first.state, {}).events).toEqual([])
  })
})
