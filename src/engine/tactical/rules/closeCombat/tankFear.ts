/** T6.4: personnel against armour. */
import type { Field, Unit } from '../../model'
import { mayStrike } from '../contact'
import { isFit, isPersonnel, typeOf } from '../units'
import { foesOf } from './fight'

/** Variant `tankFearImmunity`: the catalogue's flag counts only there. */
const isImmune = (field: Field, unit: Unit): boolean =>
  field.battle.rules.tankFearImmunity && typeOf(field, unit).tankFearImmune

/**
 * T6.4: tests at the start of a turn of close combat: personnel, of either side, guns included, that an
 * armoured enemy in the hex may strike. Lorries cause no fear, and a suppressed unit does not test.
 */
export const testsTankFear = (field: Field, unit: Unit): boolean =>
  isPersonnel(field, unit) &&
  isFit(unit) &&
  !isImmune(field, unit) &&
  foesOf(field, unit).some((foe) => isFit(foe) && typeOf(field, foe).armoured && mayStrike(field, foe, unit))
