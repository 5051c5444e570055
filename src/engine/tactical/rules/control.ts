/** T16.5, T17: who holds a hex. */
import type { Hex } from '../../../kernel/hex'
import { enemyOf, type Field, SIDES, type Side, type Unit } from '../model'
import { kindOf, unitsIn } from './units'

/** T17: a ground unit of any state, bunkers too; not aircraft and observers (loads do not stand in the hex). */
export const isGround = (field: Field, unit: Unit): boolean => {
  const kind = kindOf(field, unit)
  return kind !== 'air' && kind !== 'marker'
}

const groundUnits = (field: Field, hex: Hex): readonly Unit[] =>
  unitsIn(field, hex).filter((unit) => isGround(field, unit))

/** Has the side a ground unit in the hex, alone or not? */
export const isIn = (field: Field, side: Side, hex: Hex): boolean =>
  groundUnits(field, hex).some((unit) => unit.side === side)

/** T17: alone in the hex with a ground unit. A hex in contact is nobody's. */
export const holds = (field: Field, side: Side, hex: Hex): boolean =>
  isIn(field, side, hex) && !isIn(field, enemyOf(side), hex)

/**
 * [H] T16.5.a A unit in ambush takes no ground and earns no points of the turn: nothing on the table may
 * tell that it is there. It keeps what it had, and at the battle's end it counts.
 */
export const holdsOpenly = (field: Field, side: Side, hex: Hex): boolean =>
  holds(field, side, hex) && groundUnits(field, hex).some((unit) => !unit.concealed)

/** The side that openly holds the hex; null: nobody. */
export const holderOf = (field: Field, hex: Hex): Side | null =>
  SIDES.find((side) => holdsOpenly(field, side, hex)) ?? null
