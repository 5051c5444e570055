/** T8.4: who finds an enemy in ambush; T8.5: who has a hex in sight, and what an enemy unit shows. */
import type { Hex } from '../../../kernel/hex'
import { type Category, enemyOf, type Field, type Side, type Unit } from '../model'
import { DETECTION, type Quarry, type Watcher } from '../tables/detection'
import { rangeBetween } from './ground'
import { sees } from './sight'
import { allUnits, isArtillery, isOnMap, targetClassOf, typeOf } from './units'

/** T8.4: assault guns count as tanks. */
const TANKS: readonly Category[] = ['tankLight', 'tankMedium', 'tankHeavy', 'assaultGun']

/** What a unit looks as; null: aircraft and observers do not look. [H] T8.4.b Bunkers look as crews do. */
const watcherOf = (field: Field, unit: Unit): Watcher | null => {
  const type = typeOf(field, unit)
  if (type.kind === 'air' || type.kind === 'marker') return null
  if (type.recon) return 'recon'
  if (TANKS.includes(type.category)) return 'tank'
  return type.kind === 'vehicle' ? 'vehicle' : 'personnel'
}

/** What a unit is looked for as. T12.8 Mounted motorcyclists are a vehicle; [H] T8.4.b a bunker is as guns. */
const quarryOf = (field: Field, unit: Unit): Quarry => {
  const type = typeOf(field, unit)
  if (type.kind === 'vehicle' || targetClassOf(field, unit) === 'vehicle') return 'vehicle'
  return type.kind === 'bunker' || isArtillery(type) ? 'artillery' : 'foot'
}

/** T11.7, T7.4: a ground unit on the map looks, suppressed or not; loads and observers do not. */
const looks = (field: Field, unit: Unit): boolean => isOnMap(unit) && watcherOf(field, unit) !== null

/** T8.4: does this unit, where it stands, find that one? Smoke in either hex blocks all but the same hex. */
export const detects = (field: Field, unit: Unit, hidden: Unit): boolean => {
  const watcher = watcherOf(field, unit)
  if (watcher === null || !isOnMap(unit) || unit.hex === null || hidden.hex === null) return false
  const range = rangeBetween(field.battle, unit.hex, hidden.hex)
  if (range > DETECTION[watcher][quarryOf(field, hidden)]) return false
  return sees(field, unit.hex, hidden.hex)
}

/** The enemy that finds a unit in ambush: the nearest, then by id; null: it stays hidden. */
export const finderOf = (field: Field, hidden: Unit): Unit | null => {
  let finder: Unit | null = null
  let nearest = Number.MAX_SAFE_INTEGER
  for (const unit of allUnits(field)) {
    if (unit.side !== enemyOf(hidden.side) || !detects(field, unit, hidden)) continue
    const range = rangeBetween(field.battle, unit.hex as Hex, hidden.hex as Hex)
    if (range >= nearest) continue
    finder = unit
    nearest = range
  }
  return finder
}

/** T8.5: has any unit of the side the hex in sight? */
export const hasInSight = (field: Field, side: Side, hex: Hex): boolean =>
  allUnits(field).some(
    (unit) => unit.side === side && looks(field, unit) && sees(field, unit.hex as Hex, hex),
  )

/**
 * What lies open of an enemy unit. [H] T8.7.a: its ammo, load of ammo, task and climbing debt stand on his sheet,
 * not on the table.
 */
export const asSeen = (field: Field, { cargo: _cargo, ...unit }: Unit): Unit => ({
  ...unit,
  ammo: typeOf(field, unit).ammo,
  task: null,
  climb: null,
  ready: 0,
})
