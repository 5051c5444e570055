/** Case tables: a rule, a sentence, what the engine says, and what it must say. */
import { expect, test } from 'vitest'
import { checkOrder } from '../../../src/engine/tactical/checkOrder'
import type { Event } from '../../../src/engine/tactical/events'
import type { State, Unit, UnitId, UnitType } from '../../../src/engine/tactical/model'
import type { Order } from '../../../src/engine/tactical/orders'
import { defenceTerms } from '../../../src/engine/tactical/rules/defence'
import { type How, type Shot, shotAt } from '../../../src/engine/tactical/rules/shot'
import { type StepWay, stepWay } from '../../../src/engine/tactical/rules/step'
import { timetable } from '../../../src/engine/tactical/rules/timetable'
import { viewFor } from '../../../src/engine/tactical/view'
import { cellAt, cellOf, type Hex, hexOf } from '../../../src/kernel/hex'
import { type Term, total } from '../../../src/kernel/modifier'

export type Row = readonly [rule: string, title: string, actual: () => unknown, expected: unknown]

/** One test a row; its title starts with the rule. */
export const table = (rows: readonly Row[]): void => {
  for (const [rule, title, actual, expected] of rows)
    test(`${rule} ${title}`, () => {
      expect(actual()).toEqual(expected)
    })
}

export const unitOf = (state: State, id: UnitId): Unit => {
  const unit = state.units[id]
  if (!unit) throw new Error(`no unit ${id} on this board`)
  return unit
}

export const withUnit = (state: State, id: UnitId, change: Partial<Unit>): State => ({
  ...state,
  units: { ...state.units, [id]: { ...unitOf(state, id), ...change } },
})

/** The same board with another card of a unit. */
export const withType = (state: State, type: string, change: Partial<UnitType>): State => {
  const card = state.battle.types[type] as UnitType
  const types = { ...state.battle.types, [type]: { ...card, ...change } }
  return { ...state, battle: { ...state.battle, types } }
}

/** 'legal', or the fault and its rule, as the owner is told. */
export const verdict = (state: State, id: UnitId, order: Order): string => {
  const { side } = unitOf(state, id)
  const judged = checkOrder(viewFor(state, side), side, id, order)
  return judged.legal ? 'legal' : `${judged.fault} ${judged.rule}`
}

/** 'legal', or the fault and its rule, as the umpire sees it. */
export const shotFault = (state: State, firer: UnitId, target: UnitId, how: Partial<How> = {}): string => {
  const judged = shotAt(state, unitOf(state, firer), unitOf(state, target), { order: 'normal', ...how })
  return judged.legal ? 'legal' : `${judged.fault} ${judged.rule}`
}

export const shot = (state: State, firer: UnitId, target: UnitId, how: Partial<How> = {}): Shot => {
  const judged = shotAt(state, unitOf(state, firer), unitOf(state, target), { order: 'normal', ...how })
  if (!judged.legal) throw new Error(`${judged.fault} ${judged.rule}`)
  return judged
}

/** A sum as on paper: `intensity 5, bushes -1`. */
export const paper = (terms: readonly Term[]): string =>
  terms.map(({ why, value }) => `${why} ${value}`).join(', ')

/** Defence of a unit against direct frontal fire. */
export const frontal = (state: State, id: UnitId): number =>
  Math.max(0, total(defenceTerms(state, unitOf(state, id), { aspect: 'front', direct: true })))

/** Arrivals of an order, or the fault that forbids the path. */
export const arrivals = (state: State, id: UnitId, order: Extract<Order, { path: unknown }>): unknown => {
  const times = timetable(state, unitOf(state, id), order)
  return times.legal ? times.arrivals : `${times.fault} ${times.rule}`
}

/** Cost and speed of one step, or its fault. */
export const step = (
  state: State,
  id: UnitId,
  kind: 'manoeuvre' | 'march' | 'assault' | 'fireOnMove',
  from: Hex,
  to: Hex,
): string => {
  const way: StepWay | { legal: false; fault: string; rule: string } = stepWay(
    state,
    unitOf(state, id),
    kind,
    { from, to },
  )
  return way.legal ? `cost ${way.cost}, speed ${way.speed}` : `${way.fault} ${way.rule}`
}

/** The hex at an axial offset. */
export const beside = (state: State, hex: Hex, dq: number, dr: number): Hex => {
  const { grid } = state.battle
  const cell = cellOf(grid, hex)
  return hexOf(grid, cellAt(grid, (grid.q[cell] as number) + dq, (grid.r[cell] as number) + dr))
}

const lines: { [K in Event['kind']]?: (event: Extract<Event, { kind: K }>) => string } = {
  fired: (event) => `${event.unit} fires at ${event.target ?? event.hex}`,
  moved: (event) => `${event.unit} to ${event.to}`,
  halted: (event) => `${event.unit} stops: ${event.why}`,
  contact: (event) => `contact in ${event.hex}: ${event.units.join(' ')}`,
  lost: (event) => `${event.unit} loses ${event.points}`,
  destroyed: (event) => `${event.unit} is destroyed`,
  suppressed: (event) => `${event.unit} is suppressed`,
  revealed: (event) => `${event.unit} is revealed: ${event.why}`,
  lapsed: (event) => `${event.unit}: ${event.fault} ${event.rule}`,
  climbing: (event) => `${event.unit} climbs to ${event.to ?? 'nothing'}`,
  meeting: (event) => `die ${event.rolls.join()} for ${event.hexes.join(' ')}: ${event.hex}`,
  exited: (event) => `${event.unit} leaves the map`,
}

/** The turn as a report: `tick 840: g1 to 0303`. */
export const report = (events: readonly Event[]): readonly string[] =>
  events.flatMap((event) => {
    const line = (lines[event.kind] as ((event: Event) => string) | undefined)?.(event)
    if (line === undefined) return []
    return [event.tick === undefined ? line : `${event.tick}: ${line}`]
  })

/** Who fired at whom, and when: `0 s1>g1`, `fire s1>g1`. */
export const shots = (events: readonly Event[]): readonly string[] =>
  events.flatMap((event) =>
    event.kind === 'fired' && event.order === 0
      ? [
          `${event.cause === 'stationary' ? 'last' : (event.tick ?? 'fire')} ${event.unit}>${event.target ?? event.hex}`,
        ]
      : [],
  )
