/** T5.14: contact, and who may strike whom in close combat (T6.3–T6.7). */
import type { Hex } from '../../../kernel/hex'
import type { Field, Unit } from '../model'
import { isPlain, onBridge } from './ground'
import { isFit, kindOf, typeOf, unitsIn } from './units'

/**
 * May this unit strike that one, standing in one hex? [H] T6.18: ability and ground only; suppression, ammo
 * and silent rounds are the business of the round.
 */
export const mayStrike = (field: Field, striker: Unit, target: Unit): boolean => {
  const type = typeOf(field, striker)
  const targetType = typeOf(field, target)
  // T6.11 A bunker neither strikes nor is struck; markers and aircraft are not in the fight.
  const outside = ['bunker', 'marker', 'air']
  if (outside.includes(type.kind) || outside.includes(targetType.kind)) return false
  if (type.kind === 'vehicle') {
    const dice = type.closeCombat.gun?.dice[targetType.targetClass as 'infantry'] ?? 0
    return dice > 0
  }
  if (targetType.kind !== 'vehicle') return type.closeCombat.accuracy > 0
  // T6.5 Guns that can fight tanks do so on any ground.
  if (type.closeCombat.antiTank) return true
  // T6.4 Foot and other crews may not strike vehicles that stand on plain.
  return target.hex !== null && !isPlain(field.battle, target.hex) && !onBridge(field, target.hex)
}

/** T5.14: fit ground units of both sides in the hex, of which one may strike the other. */
export const inContact = (field: Field, hex: Hex): boolean => {
  const here = unitsIn(field, hex)
  if (here.length < 2) return false
  const fit = here.filter((unit) => isFit(unit) && kindOf(field, unit) !== 'bunker')
  return fit.some((one) =>
    fit.some(
      (other) => one.side !== other.side && (mayStrike(field, one, other) || mayStrike(field, other, one)),
    ),
  )
}
