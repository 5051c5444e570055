/** Who is in the fight of a hex, and in what part (T5.8, T5.14, T6.11). */
import type { Hex } from '../../../../kernel/hex'
import type { Field, Side, Unit } from '../../model'
import { enemyOf, SIDES } from '../../model'
import { mayStrike } from '../contact'
import { isFit, kindOf, occupied, typeOf, unitsIn } from '../units'

/** T6.11: bunkers neither strike nor are struck; aircraft and markers are above and beside the fight. */
const takesPart = (field: Field, unit: Unit): boolean => {
  const kind = kindOf(field, unit)
  return kind === 'foot' || kind === 'crew' || kind === 'vehicle'
}

/** Units in the fight of a hex, of both sides, by id. */
export const fighters = (field: Field, hex: Hex): readonly Unit[] =>
  unitsIn(field, hex).filter((unit) => takesPart(field, unit))

/** Enemies in the fight of the unit's hex, by id. */
export const foesOf = (field: Field, unit: Unit): readonly Unit[] =>
  unit.hex === null ? [] : fighters(field, unit.hex).filter((other) => other.side !== unit.side)

/** T6.11, [H] T6.16: a vehicle without a gun for close combat (columns, rocket launchers) cannot fight in it. */
export const canFight = (field: Field, unit: Unit): boolean =>
  takesPart(field, unit) &&
  (kindOf(field, unit) !== 'vehicle' || typeOf(field, unit).closeCombat.gun !== undefined)

/** Hexes where units of both sides stand that could fight, sorted. */
export const contestedHexes = (field: Field): readonly Hex[] => {
  const hexes: Hex[] = []
  occupied(field).forEach((here, hex) => {
    const isIn = (side: Side): boolean => here.some((unit) => unit.side === side && takesPart(field, unit))
    if (here.length > 1 && SIDES.every(isIn)) hexes.push(hex)
  })
  return hexes.sort()
}

const threatens = (field: Field, unit: Unit): boolean =>
  isFit(unit) &&
  canFight(field, unit) &&
  foesOf(field, unit).some((foe) => mayStrike(field, unit, foe) || !canFight(field, foe))

/** T5.14: a round is fought where a fit unit may strike an enemy, or has one at its mercy (T6.11). */
export const isFought = (field: Field, hex: Hex): boolean =>
  fighters(field, hex).some((unit) => threatens(field, unit))

/** Turn since which a side has stood in the hex. */
const heldSince = (field: Field, hex: Hex, side: Side): number =>
  Math.min(
    ...fighters(field, hex)
      .filter((unit) => unit.side === side)
      .map((unit) => unit.since),
  )

/**
 * T5.8: attackers are the units with Assault; a side with none defends; where both have some, nobody does.
 * [H] T6.12: where neither has any (an ambush walked into, a fight that goes on), the side that has stood
 * in the hex longer defends.
 */
export const defendingSide = (field: Field, hex: Hex): Side | null => {
  const assaulting = SIDES.filter((side) =>
    fighters(field, hex).some((unit) => unit.side === side && unit.order === 'assault'),
  )
  if (assaulting.length === SIDES.length) return null
  if (assaulting[0]) return enemyOf(assaulting[0])
  const [ussr, axis] = [heldSince(field, hex, 'ussr'), heldSince(field, hex, 'axis')]
  if (ussr === axis) return null
  return ussr < axis ? 'ussr' : 'axis'
}
