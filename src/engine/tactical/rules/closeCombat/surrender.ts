/** T6.8, T6.11: who lays down its arms. */
import type { Field, Unit } from '../../model'
import { mayStrike } from '../contact'
import { isFit, isSuppressed } from '../units'
import { canFight, fighters, foesOf } from './fight'

/** T6.8, [H] T6.16: a fit friend is one that can still fight: not suppressed, and no column without weapons. */
const hasFitFriend = (field: Field, unit: Unit): boolean =>
  unit.hex !== null &&
  fighters(field, unit.hex).some(
    (other) => other.side === unit.side && other.id !== unit.id && isFit(other) && canFight(field, other),
  )

/** T6.8: suppressed, a fit enemy in the hex may strike it, and no fit friend is there. */
export const surrendersSuppressed = (field: Field, unit: Unit): boolean =>
  isSuppressed(unit) &&
  foesOf(field, unit).some((foe) => isFit(foe) && mayStrike(field, foe, unit)) &&
  !hasFitFriend(field, unit)

/** T6.11, [H] T6.16: without weapons, alone with a fit enemy at a round's end, on plain too. */
export const surrendersUnarmed = (field: Field, unit: Unit): boolean =>
  !canFight(field, unit) &&
  foesOf(field, unit).some((foe) => isFit(foe) && canFight(field, foe)) &&
  !hasFitFriend(field, unit)
