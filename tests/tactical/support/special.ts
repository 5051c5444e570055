/** The special phase alone, on a deep-frozen board: what the units were ordered, what came of it. */
import type { Event, EventKind } from '../../../src/engine/tactical/events'
import { openLedger, type Stage } from '../../../src/engine/tactical/ledger'
import type { State, Unit, UnitId } from '../../../src/engine/tactical/model'
import type { Order } from '../../../src/engine/tactical/orders'
import {
  detection,
  recovery,
  smokeAgeing,
  specialOrders,
  victory,
} from '../../../src/engine/tactical/phases/special'
import { scriptedDice } from '../../../src/kernel/dice'
import { sheets } from './board'

export const STAGES = { specialOrders, detection, smokeAgeing, recovery, victory }

/** Freezes a value and all in it; typed arrays cannot be frozen and are static tables. */
export const deepFreeze = <T>(value: T): T => {
  if (typeof value !== 'object' || value === null || ArrayBuffer.isView(value) || Object.isFrozen(value))
    return value
  for (const part of Object.values(value)) deepFreeze(part)
  return Object.freeze(value)
}

/** A state with some of its units changed. */
export const withUnits = (state: State, changes: Readonly<Record<UnitId, Partial<Unit>>>): State => {
  const units = { ...state.units }
  for (const [id, change] of Object.entries(changes)) units[id] = { ...(units[id] as Unit), ...change }
  return { ...state, units }
}

export type Outcome = Readonly<{
  state: State
  events: readonly Event[]
  /** Events of one kind, in order. */
  of: <K extends EventKind>(kind: K) => readonly Extract<Event, { kind: K }>[]
  unit: (id: UnitId) => Unit
  kinds: readonly string[]
}>

/** Plays stages on a frozen state, in which each unit already has the order that its sheet names. */
export const playStages = (
  state: State,
  stages: readonly Stage[],
  orders: Readonly<Record<UnitId, Order>> = {},
): Outcome => {
  const ordered = Object.entries(orders).map(([id, order]) => [id, { order: order.kind }] as const)
  const start = deepFreeze(withUnits({ ...state, phase: 'special' }, Object.fromEntries(ordered)))
  const ledger = openLedger(start)
  const turn = { sheets: deepFreeze(sheets(orders)), dice: scriptedDice([]), answers: {} }
  for (const each of stages) if (each.run(ledger, turn)) throw new Error(`${each.name} asked a question`)
  const { events } = ledger
  return {
    state: ledger.state(),
    events,
    of: (kind) => events.filter((event) => event.kind === kind) as never,
    unit: (id) => ledger.state().units[id] as Unit,
    kinds: events.map((event) => event.kind),
  }
}

/** One line for an event: its kind, unit, what of it the cases ask for, and its rule. */
export const line = (event: Event): string => {
  const who = 'unit' in event ? (typeof event.unit === 'string' ? event.unit : (event.unit?.id ?? '')) : ''
  const what =
    'fault' in event ? event.fault : 'why' in event && typeof event.why === 'string' ? event.why : ''
  return [event.kind, who, what, event.rule].filter(Boolean).join(' ')
}
