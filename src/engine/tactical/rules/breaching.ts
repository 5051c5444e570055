/** T9.8, T10.2, T10.7: guns heavy enough for mines, bunkers and bridges. */
import type { UnitType } from '../model'
import { BREAKING_CALIBRE } from '../tables/works'

/** [H] T10.7.c The assault gun of 150 mm counts as artillery here. */
export const isBreaching = (type: UnitType): boolean =>
  type.calibreMm >= BREAKING_CALIBRE && type.weapons.some((weapon) => (weapon.dice.fortification ?? 0) > 0)
