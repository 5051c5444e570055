/** T3.17: a platoon of observers joins another company in its hex. */
import type { Event } from '../../events'
import type { State } from '../../model'
import { takesObservers, typeOf } from '../../rules/units'
import { type Doer, lapsed, withOrder } from './doers'

/**
 * The new host may have been destroyed or have moved away meanwhile. [H] T3.17.a: one in ambush is not revealed
 * by it.
 */
const joins = (state: State, { unit, order }: Doer<'attachObserver'>): Event => {
  const host = state.units[order.host]
  const here = host !== undefined && host.side === unit.side && host.place === 'map' && host.hex === unit.hex
  if (!here) return lapsed(unit, 'hostNotHere', 'T3.17', { unit: order.host })
  if (!takesObservers(typeOf(state, host))) return lapsed(unit, 'hostUnfit', 'T13.4', { unit: order.host })
  return { kind: 'observerAttached', rule: 'T3.17', unit: unit.id, host: host.id }
}

export const observerEvents = (state: State, doers: readonly Doer[]): readonly Event[] =>
  withOrder(doers, 'attachObserver').map((doer) => joins(state, doer))
