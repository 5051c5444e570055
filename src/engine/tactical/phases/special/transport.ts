/** T3.8, T3.16, T11.8: loading, unloading and ammo from the load of a transport. */
import type { Event } from '../../events'
import type { State, Unit, UnitId } from '../../model'
import { hasRoomFor, mayLoad, maySupply, mayUnload, supplyOf } from '../../rules/orders/transport'
import { ridesTank } from '../../rules/transport'
import { typeOf } from '../../rules/units'
import { comesOut, type Doer, lapsed, withOrder } from './doers'

const refused = (unit: Unit, partner: UnitId): Event =>
  lapsed(unit, 'partnerNotReady', 'T11.8', { unit: partner })

/** T11.8: both are ordered and able; what fits aboard is judged now. */
const loads = (
  state: State,
  { unit, order }: Doer<'load'>,
  carriers: readonly Doer<'takeOn'>[],
): readonly Event[] => {
  const carrier = carriers.find((other) => other.unit.id === order.carrier && other.order.unit === unit.id)
  if (!carrier) return [refused(unit, order.carrier)]
  const verdict = mayLoad(state, unit, carrier.unit)
  if (!verdict.legal) return [lapsed(unit, verdict.fault, verdict.rule, verdict.detail)]
  const { facing, deployed } = unit
  const limbers: Event[] =
    typeOf(state, unit).deploys && deployed
      ? [{ kind: 'deployed', rule: 'T11.8', unit: unit.id, deployed: false, facing }]
      : []
  return [
    ...comesOut(unit),
    ...comesOut(carrier.unit),
    ...limbers,
    { kind: 'loaded', rule: 'T3.8', unit: unit.id, carrier: carrier.unit.id },
  ]
}

/** Whether the carrier helps: riders get down by themselves (T11.5). */
const isHelped = (state: State, { unit }: Doer<'unload'>, carriers: readonly Doer<'setDown'>[]): boolean =>
  ridesTank(state, unit) ||
  carriers.some((other) => other.unit.id === unit.carrier && other.order.unit === unit.id)

const unloads = (state: State, doer: Doer<'unload'>): readonly Event[] => {
  const { unit, order } = doer
  const carrier = state.units[unit.carrier ?? ''] as Unit
  const facing = order.facing ?? unit.facing
  const deploys: Event[] = typeOf(state, unit).deploys
    ? [{ kind: 'deployed', rule: 'T11.8', unit: unit.id, deployed: true, facing }]
    : order.facing === undefined || order.facing === unit.facing
      ? []
      : [{ kind: 'faced', rule: 'T5.10', unit: unit.id, facing }]
  const { id, hex } = unit
  return [
    ...comesOut(carrier),
    { kind: 'dismounted', rule: 'T3.8', unit: id, carrier: carrier.id, hex: hex as string, drawn: false },
    ...deploys,
  ]
}

/** T1.3: several in one hex get down in the order of the sheet while there is room. */
const unloadAll = (state: State, doers: readonly Doer[]): readonly Event[] => {
  const carriers = withOrder(doers, 'setDown')
  const down = new Map<string, number>()
  return [...withOrder(doers, 'unload')]
    .sort((a, b) => a.unit.row - b.unit.row)
    .flatMap((doer): readonly Event[] => {
      const { unit } = doer
      const verdict = mayUnload(state, unit)
      if (!verdict.legal) return [lapsed(unit, verdict.fault, verdict.rule, verdict.detail)]
      if (!isHelped(state, doer, carriers)) return [refused(unit, unit.carrier ?? '')]
      const key = `${unit.side}${unit.hex}`
      const more = (down.get(key) ?? 0) + 1
      if (!hasRoomFor(state, unit, unit.hex as string, more))
        return [lapsed(unit, 'noRoomHere', 'T1.3', { hex: unit.hex ?? '' })]
      down.set(key, more)
      return unloads(state, doer)
    })
}

/** A carrier whose partner does not do its part has nothing to do. */
const idleCarriers = (doers: readonly Doer[], done: readonly Event[]): readonly Event[] => {
  const moved = new Set(
    done.flatMap((event) => (event.kind === 'loaded' || event.kind === 'dismounted' ? [event.unit] : [])),
  )
  return [...withOrder(doers, 'takeOn'), ...withOrder(doers, 'setDown')]
    .filter(({ order }) => !moved.has(order.unit))
    .map(({ unit, order }) => refused(unit, order.unit))
}

/** T3.16: by id; several transports that supply one unit share what it lacks. */
const supplies = (state: State, doers: readonly Doer[]): readonly Event[] => {
  const given = new Map<UnitId, number>()
  return withOrder(doers, 'resupply').flatMap(({ unit, order }): readonly Event[] => {
    const to = state.units[order.unit]
    const had = given.get(order.unit) ?? 0
    const now = to && { ...to, ammo: to.ammo + had }
    const verdict = maySupply(state, unit, now)
    if (!verdict.legal) return [lapsed(unit, verdict.fault, verdict.rule, { unit: order.unit })]
    const ammo = supplyOf(state, unit.cargo ?? 0, now as Unit)
    given.set(order.unit, had + ammo)
    const left = (unit.cargo ?? 0) - ammo
    return [
      ...comesOut(unit),
      { kind: 'resupplied', rule: 'T3.16', unit: order.unit, carrier: unit.id, ammo, left },
    ]
  })
}

/** All transport of the special phase, [H] T11.8.a: who gets down, then who is taken on, last ammo. */
export const transportEvents = (state: State, doers: readonly Doer[]): readonly Event[] => {
  const down = unloadAll(state, doers)
  const carriers = withOrder(doers, 'takeOn')
  const up = withOrder(doers, 'load').flatMap((doer) => loads(state, doer, carriers))
  return [...down, ...up, ...idleCarriers(doers, [...down, ...up]), ...supplies(state, doers)]
}
