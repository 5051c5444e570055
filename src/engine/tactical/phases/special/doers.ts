/** Who carries out a special order in this turn, and what keeps the others from it (T2.2, T5.14, T7.4). */

import { type Detail, illegal, legal, type Verdict } from '../../../../kernel/verdict'
import type { Event } from '../../events'
import type { Turn } from '../../ledger'
import type { State, Unit } from '../../model'
import { isMove, type Order, type OrderKind } from '../../orders'
import { inContact } from '../../rules/contact'
import type { TransportKind } from '../../rules/orders/transport'
import { WORKS_KINDS, type WorksKind } from '../../rules/orders/works'
import { allUnits, isSuppressed } from '../../rules/units'

export type SpecialKind =
  | 'limber'
  | 'deploy'
  | 'sector'
  | 'digIn'
  | 'regroup'
  | 'attachObserver'
  | TransportKind
  | WorksKind
export type Special<K extends SpecialKind = SpecialKind> = Extract<Order, { kind: K }>
export type Doer<K extends SpecialKind = SpecialKind> = Readonly<{ unit: Unit; order: Special<K> }>

const SPECIAL: readonly OrderKind[] = [
  'limber',
  'deploy',
  'sector',
  'digIn',
  'regroup',
  'attachObserver',
  ...WORKS_KINDS,
  'load',
  'takeOn',
  'unload',
  'setDown',
  'resupply',
]

/** T3.17, T11.7: observers are with another, loads aboard one. */
const PLACES: Readonly<Partial<Record<OrderKind, Unit['place']>>> = {
  attachObserver: 'attached',
  unload: 'carried',
}

const isSpecial = (order: Order): order is Special => !isMove(order) && SPECIAL.includes(order.kind)

/** The special order that the unit was given this turn; null: none, or it is not there any more. */
const orderOf = (turn: Turn, unit: Unit): Special | null => {
  const order = turn.sheets[unit.side][unit.id]
  if (!order || order.kind !== unit.order || !isSpecial(order)) return null
  return unit.place === (PLACES[order.kind] ?? 'map') ? order : null
}

/**
 * What keeps a unit from its special order. Observers are bound as their host is, but for suppression
 * ([H] T3.17.a).
 */
const hindrance = (state: State, unit: Unit): Verdict => {
  const body = unit.place === 'attached' && unit.host !== null ? state.units[unit.host] : unit
  if (isSuppressed(unit)) return illegal('suppressed', 'T7.4')
  if (unit.hex !== null && inContact(state, unit.hex)) return illegal('inContact', 'T5.14', { hex: unit.hex })
  // [H] T3.21.a: also where the fight is over by now.
  if (body?.fought) return illegal('wasInCombat', 'T3.21')
  return unit.halted ? illegal('halted', 'T5.6') : legal
}

export const lapsed = (unit: Unit, fault: string, rule: string, detail: Detail = {}): Event => ({
  kind: 'lapsed',
  rule,
  unit: unit.id,
  fault,
  detail,
})

/** T3.24: special orders other than limber, deploy and sector end the concealment of an ambush. */
export const comesOut = (unit: Unit): readonly Event[] =>
  unit.concealed ? [{ kind: 'revealed', rule: 'T3.24', unit: unit.id, why: 'special', by: null }] : []

/** Able units with their special orders, by id, and the events of those that are kept from theirs. */
export const doersOf = (
  state: State,
  turn: Turn,
): Readonly<{ doers: readonly Doer[]; lapses: readonly Event[] }> => {
  const doers: Doer[] = []
  const lapses: Event[] = []
  for (const unit of allUnits(state)) {
    const order = orderOf(turn, unit)
    if (!order) continue
    const able = hindrance(state, unit)
    if (able.legal) doers.push({ unit, order })
    else lapses.push(lapsed(unit, able.fault, able.rule, able.detail))
  }
  return { doers, lapses }
}

/** Those of one kind of order. */
export const withOrder = <K extends SpecialKind>(doers: readonly Doer[], kind: K): readonly Doer<K>[] =>
  doers.filter((doer): doer is Doer<K> => doer.order.kind === kind)
