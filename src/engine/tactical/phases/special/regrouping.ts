/** T3.14: battered units of one hex become one; who of them still can is judged now. */
import type { Event } from '../../events'
import type { State, Unit, UnitId } from '../../model'
import { mayMerge } from '../../rules/orders/special'
import { isBattered, regroup } from '../../rules/regroup'
import { comesOut, type Doer, lapsed, withOrder } from './doers'

type Regrouper = Doer<'regroup'>

const refused = (members: readonly Regrouper[], fault: string): readonly Event[] =>
  members.map(({ unit, order }) => lapsed(unit, fault, 'T3.14', { unit: order.host }))

/** Why nobody can join this host; null: some may. */
const hostFault = (state: State, id: UnitId, members: readonly Regrouper[]): string | null => {
  const host = state.units[id]
  if (host?.place !== 'map') return 'hostNotHere'
  if (!members.some(({ unit }) => unit.id === id)) return 'hostUnfit'
  return isBattered(state, host) ? null : 'hostFull'
}

const merged = (state: State, host: Unit, donors: readonly Unit[]): readonly Event[] => {
  const result = regroup(state, host, donors)
  const ids = result.donors.map((donor) => donor.id)
  const { strength, ammo, surplus } = result
  return [
    ...[host, ...result.donors].flatMap(comesOut),
    { kind: 'regrouped', rule: 'T3.14', host: host.id, donors: ids, strength, ammo, surplus },
  ]
}

const around = (state: State, id: UnitId, members: readonly Regrouper[]): readonly Event[] => {
  const fault = hostFault(state, id, members)
  if (fault !== null) return refused(members, fault)
  const host = state.units[id] as Unit
  const others = members.filter(({ unit }) => unit.id !== id)
  const able = others.filter(({ unit }) => mayMerge(state, host, unit))
  const apart = refused(
    others.filter((other) => !able.includes(other)),
    'hostNotHere',
  )
  if (able.length === 0) return [...apart, lapsed(host, 'nobodyToRegroup', 'T3.14')]
  const events = merged(
    state,
    host,
    able.map(({ unit }) => unit),
  )
  const joined = new Set(events.flatMap((event) => (event.kind === 'regrouped' ? event.donors : [])))
  return [
    ...apart,
    ...refused(
      able.filter(({ unit }) => !joined.has(unit.id)),
      'hostFull',
    ),
    ...events,
  ]
}

/** All that regroup, host by host in the order of the hosts' ids. */
export const regroupEvents = (state: State, doers: readonly Doer[]): readonly Event[] => {
  const all = withOrder(doers, 'regroup')
  const hosts = [...new Set(all.map(({ order }) => order.host))].sort()
  return hosts.flatMap((id) =>
    around(
      state,
      id,
      all.filter(({ order }) => order.host === id),
    ),
  )
}
