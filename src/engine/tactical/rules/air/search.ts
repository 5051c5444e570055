/** T8.6: how likely an air search finds a hidden unit. */
import type { Hex } from '../../../../kernel/hex'
import type { Field, Unit } from '../../model'
import { SEARCH } from '../../tables/air'
import { rangeBetween, terrainAt } from '../ground'
import { allUnits, isOnMap, kindOf } from '../units'

export type Area = Readonly<{ hex: Hex; radius: 1 | 2 | 3 }>

/** The highest face of a die that finds the unit; below 1: never. */
export const findsOn = (field: Field, hidden: Unit, { radius }: Area): number => {
  const forest = terrainAt(field.battle, hidden.hex as Hex) === 'forest' ? SEARCH.forest : 0
  const onVehicles = allUnits(field).some(
    (unit) =>
      isOnMap(unit) &&
      unit.hex === hidden.hex &&
      unit.side === hidden.side &&
      kindOf(field, unit) === 'vehicle',
  )
  return SEARCH[radius] + forest + (onVehicles ? SEARCH.vehicle : 0)
}

/** Enemies in ambush in the area, by id. */
export const hiddenIn = (field: Field, plane: Unit, { hex, radius }: Area): readonly Unit[] =>
  allUnits(field).filter(
    (unit) =>
      unit.side !== plane.side &&
      unit.concealed &&
      isOnMap(unit) &&
      rangeBetween(field.battle, hex, unit.hex as Hex) <= radius,
  )
