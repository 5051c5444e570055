/** What a unit is and whether it can act: the adjectives of the rulebook. */
import type { Hex } from '../../../kernel/hex'
import { sortedKeys } from '../../../kernel/keys'
import type { Category, Field, Kind, TargetClass, Unit, UnitType } from '../model'

export const typeOf = (field: Field, unit: Unit): UnitType => {
  const type = field.battle.types[unit.type]
  if (!type) throw new Error(`unit ${unit.id}: type ${unit.type} is not in the catalogue`)
  return type
}

export const kindOf = (field: Field, unit: Unit): Kind => typeOf(field, unit).kind

/** Foot and crews. */
export const isPersonnel = (field: Field, unit: Unit): boolean => {
  const kind = kindOf(field, unit)
  return kind === 'foot' || kind === 'crew'
}

/** Wheels, tracks and all that is mounted on a machine (T12.8). */
export const movesAsVehicle = (field: Field, unit: Unit): boolean => {
  const type = typeOf(field, unit)
  return type.kind === 'vehicle' || (unit.mount === 'on' && type.mobility === 'motorcycle')
}

const TANKS: readonly Category[] = ['tankLight', 'tankMedium', 'tankHeavy', 'assaultGun']

/** T12 Tanks; assault guns count as such. */
export const isTank = (type: UnitType): boolean => TANKS.includes(type.category)

/**
 * T13.4 A front-line company, one of infantry by its target class, takes observers along; of the Germans a
 * tank company too.
 */
export const takesObservers = (type: UnitType): boolean =>
  type.targetClass === 'infantry' ||
  (type.nation === 'germany' && isTank(type) && type.category !== 'assaultGun')

/** Artillery of T13: guns, mortars and rockets served by crews; not heavy machine guns. */
export const isArtillery = (type: UnitType): boolean =>
  type.targetClass === 'artillery' || type.category === 'rocket'

export const isSuppressed = (unit: Unit): boolean => unit.suppressedIn > 0

/** T17: a ground unit that holds, blocks and detects; not loads, observers, aircraft. */
export const isOnMap = (unit: Unit): boolean => unit.place === 'map' && unit.hex !== null

/** Able to fight: on the map and not suppressed. */
export const isFit = (unit: Unit): boolean => isOnMap(unit) && !isSuppressed(unit)

/** T4.1, T12.8: the class that it is fired at in. */
export const targetClassOf = (field: Field, unit: Unit): TargetClass | 'none' => {
  const type = typeOf(field, unit)
  return unit.mount === 'on' && type.mounted ? type.mounted.targetClass : type.targetClass
}

/** T7.2: current steadiness, by strength points lost. */
export const steadinessOf = (field: Field, unit: Unit): number => {
  const type = typeOf(field, unit)
  const lost = Math.max(0, type.strength.full - unit.strength)
  return type.steadiness[Math.min(lost, type.steadiness.length - 1)] ?? 0
}

/** All units in sheet order of their ids: the explicit order of every iteration. */
export const allUnits = (field: Field): readonly Unit[] => {
  const known = sorted.get(field.units)
  if (known) return known
  const list = sortedKeys(field.units).map((id) => field.units[id] as Unit)
  sorted.set(field.units, list)
  return list
}

/** Loads and observers are where their bearer is (T11.7, T13.4); others bear themselves. */
export const bearerOf = (units: Field['units'], unit: Unit): Unit => {
  const id = unit.place === 'carried' ? unit.carrier : unit.place === 'attached' ? unit.host : null
  const bearer = id === null ? undefined : units[id]
  return bearer ? bearerOf(units, bearer) : unit
}

const sorted = new WeakMap<Field['units'], readonly Unit[]>()
const standing = new WeakMap<Field['units'], ReadonlyMap<Hex, readonly Unit[]>>()

/** The ground units that stand on the map (not loads and observers), by hex; in a hex by id. */
export const occupied = (field: Field): ReadonlyMap<Hex, readonly Unit[]> => {
  const known = standing.get(field.units)
  if (known) return known
  const index = new Map<Hex, Unit[]>()
  for (const unit of allUnits(field)) {
    if (!isOnMap(unit) || unit.hex === null) continue
    const here = index.get(unit.hex)
    if (here) here.push(unit)
    else index.set(unit.hex, [unit])
  }
  standing.set(field.units, index)
  return index
}

const NOBODY: readonly Unit[] = []

/** Those that stand in a hex, by id. */
export const unitsIn = (field: Field, hex: Hex): readonly Unit[] => occupied(field).get(hex) ?? NOBODY
