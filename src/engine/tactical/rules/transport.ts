/** T11, T12.5: who carries whom, what fits aboard, and who of the load can be fired at. */
import type { Hex } from '../../../kernel/hex'
import { type Illegal, illegal, legal, type Verdict } from '../../../kernel/verdict'
import type { Field, Unit, UnitId, UnitType } from '../model'
import { allUnits, isTank, typeOf } from './units'

export const ABOARD_FAULTS = ['notACarrier', 'notALoad', 'machinesStay', 'heavyGun', 'noRoomAboard'] as const
export type AboardFault = (typeof ABOARD_FAULTS)[number]

const NOBODY: readonly Unit[] = []
type Holds = Readonly<{ by: ReadonlyMap<UnitId, readonly Unit[]>; at: ReadonlyMap<Hex, readonly Unit[]> }>
const holds = new WeakMap<Field['units'], Holds>()

const add = <K>(map: Map<K, Unit[]>, key: K, unit: Unit): void => {
  const list = map.get(key)
  if (list) list.push(unit)
  else map.set(key, [unit])
}

const holdsOf = (field: Field): Holds => {
  const known = holds.get(field.units)
  if (known) return known
  const by = new Map<UnitId, Unit[]>()
  const at = new Map<Hex, Unit[]>()
  for (const unit of allUnits(field)) {
    if (unit.place !== 'carried' || unit.carrier === null) continue
    add(by, unit.carrier, unit)
    if (unit.hex !== null) add(at, unit.hex, unit)
  }
  holds.set(field.units, { by, at })
  return { by, at }
}

/** What a unit carries, rides or tows along, by id. */
export const loadsOf = (field: Field, carrier: UnitId): readonly Unit[] =>
  holdsOf(field).by.get(carrier) ?? NOBODY

/** What is carried in a hex, of both sides, by id. */
export const loadsIn = (field: Field, hex: Hex): readonly Unit[] => holdsOf(field).at.get(hex) ?? NOBODY

export const carrierOf = (field: Field, unit: Unit): Unit | undefined =>
  unit.place === 'carried' && unit.carrier !== null ? field.units[unit.carrier] : undefined

/** T11.1: columns and APC companies; tanks carry otherwise (T11.5). */
export const isColumn = (type: UnitType): boolean => type.transport !== undefined

/** [H] T11.4.a: guns and mortars take room by their hits; foot, heavy machine guns and the like by their figures. */
export const isGun = (type: UnitType): boolean => type.kind === 'crew' && type.strength.points === 'hits'

const onTank = (field: Field, unit: Unit): boolean => {
  const carrier = carrierOf(field, unit)
  return carrier !== undefined && isTank(typeOf(field, carrier))
}

/** T11.5: foot on tanks. */
export const ridesTank = (field: Field, unit: Unit): boolean =>
  onTank(field, unit) && !isGun(typeOf(field, unit))

/** T12.5 */
export const isTowedByTank = (field: Field, unit: Unit): boolean =>
  onTank(field, unit) && isGun(typeOf(field, unit))

/**
 * T11.5, T12.5, [H] T11.5.a: riders and guns towed by tanks are targets of their own; loads are hit through their
 * carrier.
 */
export const isExposed = (field: Field, unit: Unit): boolean =>
  unit.place === 'carried' && carrierOf(field, unit)?.place === 'map' && onTank(field, unit)

type Freight = Readonly<{ figures: number; gunHits: number; ammo: number }>

/** T11.4: capacity × strength ÷ full, rounded down; one of these must hold all that is aboard. */
const capacities = (field: Field, carrier: Unit): readonly Freight[] => {
  const type = typeOf(field, carrier)
  const share = (whole: number): number => Math.floor((whole * carrier.strength) / type.strength.full)
  if (type.transport)
    return type.transport.map(({ figures, gunHits, ammo }) => ({
      figures: share(figures),
      gunHits: share(gunHits),
      ammo: share(ammo),
    }))
  // T11.5, T12.5, [H] T11.5.a: riders and a gun in tow do not take each other's room.
  const figures = (type.desantFiguresPerHit ?? 0) * carrier.strength
  const gunHits = isTank(type) && type.abilities.includes('tow') ? carrier.strength : 0
  return figures + gunHits === 0 ? [] : [{ figures, gunHits, ammo: 0 }]
}

/** What a unit has aboard, in figures, gun hits and ammo. */
export const freightOf = (field: Field, carrier: Unit, loads = loadsOf(field, carrier.id)): Freight => {
  const of = (guns: boolean): number =>
    loads.reduce((sum, load) => sum + (isGun(typeOf(field, load)) === guns ? load.strength : 0), 0)
  return { figures: of(false), gunHits: of(true), ammo: carrier.cargo ?? 0 }
}

const fitsIn = (room: Freight, freight: Freight): boolean =>
  freight.figures <= room.figures && freight.gunHits <= room.gunHits && freight.ammo <= room.ammo

/** T12.6, T12.8, [H] T11.4.a: personnel without horses and machines of their own. */
const mayBeLoad = (field: Field, load: Unit): Illegal<AboardFault> | null => {
  const { kind, abilities } = typeOf(field, load)
  const guns = isGun(typeOf(field, load))
  const able = guns ? abilities.includes('towable') : kind === 'foot' || kind === 'crew'
  if (!able) return illegal('notALoad', 'T11.4', { unit: load.id })
  return load.mount === null ? null : illegal('machinesStay', 'T11.4', { unit: load.id })
}

/**
 * T11.4, T11.5, T12.5: has the carrier room for one more unit?
 *
 * @param aboard what it carries already, the new load not among it
 */
export const takesAboard = (
  field: Field,
  carrier: Unit,
  load: Unit,
  aboard: readonly Unit[] = loadsOf(field, carrier.id),
): Verdict<AboardFault> => {
  const rooms = capacities(field, carrier)
  if (rooms.length === 0) return illegal('notACarrier', 'T11.4', { unit: carrier.id })
  const unfit = mayBeLoad(field, load)
  if (unfit) return unfit
  const { heavy } = typeOf(field, load)
  if (heavy && !typeOf(field, carrier).abilities.includes('towHeavy'))
    return illegal('heavyGun', 'T11.4', { unit: load.id, carrier: carrier.id })
  const freight = freightOf(field, carrier, [...aboard, load])
  if (rooms.some((room) => fitsIn(room, freight))) return legal
  const rule = isColumn(typeOf(field, carrier)) ? 'T11.4' : isGun(typeOf(field, load)) ? 'T12.5' : 'T11.5'
  return illegal('noRoomAboard', rule, { carrier: carrier.id, unit: load.id })
}

/** T11.4: does the load of ammo fit, with what else is aboard? */
export const cargoFits = (field: Field, carrier: Unit): boolean =>
  capacities(field, carrier).some((room) => fitsIn(room, freightOf(field, carrier)))

/** T11.3, T11.7: of several loads the largest is fired at, then by id. */
export const largestLoad = (field: Field, carrier: UnitId): Unit | null =>
  loadsOf(field, carrier).reduce<Unit | null>(
    (largest, load) => (largest === null || load.strength > largest.strength ? load : largest),
    null,
  )
