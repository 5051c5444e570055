/** What a hex is to the rules (T9), and how far two hexes are apart. */
import { cellOf, distance, type Face, type Hex } from '../../../kernel/hex'
import type { Battle, Field, Terrain, Unit } from '../model'
import { isBridged as onBridge } from './bridges'
import { isPersonnel, movesAsVehicle, typeOf } from './units'

export const terrainAt = (battle: Battle, hex: Hex): Terrain => {
  const terrain = battle.terrain[cellOf(battle.grid, hex)]
  if (!terrain) throw new Error(`hex ${hex} is not on the map`)
  return terrain
}

export const levelAt = (battle: Battle, hex: Hex): number => battle.level[cellOf(battle.grid, hex)] ?? 0

/** Distance in hexes. */
export const rangeBetween = (battle: Battle, a: Hex, b: Hex): number =>
  distance(battle.grid, cellOf(battle.grid, a), cellOf(battle.grid, b))

/** T9.8: a hex whose bridge or pontoon stands. */
export { isBridged as onBridge } from './bridges'

/** Trench markers of a hex, by face (T10.4). */
export const trenchFaces = (field: Field, hex: Hex): readonly Face[] =>
  field.works.trenches.filter((trench) => trench.hex === hex).map((trench) => trench.face)

/**
 * T10.4: foot and crews that stood in a hex with a trench at the turn's start are in the trench, unless
 * the order leaves it for the turn; [H] T10.4.a: those that are to move until they leave the hex.
 */
export const inTrench = (field: Field, unit: Unit): boolean =>
  unit.hex !== null &&
  unit.since < field.turn &&
  !unit.leftTrench &&
  isPersonnel(field, unit) &&
  !movesAsVehicle(field, unit) &&
  field.works.trenches.some((trench) => trench.hex === unit.hex)

/** T6.4, T9.1: plain cover on level 0, a road over it included; a hill is not plain. */
export const isPlain = (battle: Battle, hex: Hex): boolean =>
  terrainAt(battle, hex) === 'plain' && levelAt(battle, hex) === 0

/** T9: may a unit of this kind lie in ambush here? */
export const coverAllowsAmbush = (field: Field, unit: Unit, hex: Hex): boolean => {
  const { battle } = field
  const type = typeOf(field, unit)
  const terrain = terrainAt(battle, hex)
  const personnel = type.kind === 'foot' || type.kind === 'crew'
  if (onBridge(field, hex)) return false
  if (type.kind === 'bunker') return true
  const also = battle.scenario.ambushAlso ?? []
  if (personnel && also.includes('hill') && levelAt(battle, hex) > 0) return true
  if (personnel && also.includes('trench') && trenchFaces(field, hex).length > 0) return true
  switch (terrain) {
    case 'bushes':
    case 'forest':
      return personnel && unit.mount !== 'on'
    case 'openWoods':
      // T9.3 Mounted cavalry may hide here; mounted motorcyclists are vehicles.
      return personnel || type.kind === 'vehicle'
    case 'town':
      return personnel || type.kind === 'vehicle'
    case 'plain':
    case 'swamp':
    case 'river':
      return false
    default:
      return terrain satisfies never
  }
}
