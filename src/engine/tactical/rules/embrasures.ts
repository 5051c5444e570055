/** T10.7: embrasures of a bunker: one or more sectors of 60°, some of them sealed for good. */
import { cellOf, FACES, type Face, type Hex } from '../../../kernel/hex'
import { inSector } from '../../../kernel/sector'
import type { Field, Unit } from '../model'
import { SEALING_CALIBRE } from '../tables/works'
import { isBreaching } from './breaching'
import { kindOf, typeOf } from './units'

/** All embrasures of a bunker, sealed or not, in the order of the faces. */
export const embrasuresOf = (unit: Unit): readonly Face[] =>
  FACES.filter((face) => (unit.embrasures ?? [unit.facing]).includes(face))

/** Those through which it still fires. */
export const openEmbrasures = (unit: Unit): readonly Face[] =>
  embrasuresOf(unit).filter((face) => !unit.sealed?.includes(face))

/** The open embrasure that covers a hex; null: none. [H] T10.7.a: of two that meet there the first of the faces. */
export const embrasureTowards = (field: Field, bunker: Unit, hex: Hex): Face | null => {
  const { grid } = field.battle
  const from = cellOf(grid, bunker.hex as Hex)
  return openEmbrasures(bunker).find((face) => inSector(grid, from, face, cellOf(grid, hex), 60)) ?? null
}

/** Is it covered by an embrasure that has been sealed? */
export const isSealedTowards = (field: Field, bunker: Unit, hex: Hex): boolean =>
  embrasureTowards(field, bunker, hex) === null &&
  embrasureTowards(field, { ...bunker, sealed: [] }, hex) !== null

/** T10.7: a gun that seals by direct fire, a tank's too. */
export const seals = (field: Field, firer: Unit): boolean => {
  const type = typeOf(field, firer)
  return type.calibreMm >= SEALING_CALIBRE && type.kind !== 'air'
}

/** Fire at a bunker that takes no strength: guns below 105 mm, and whatever is no gun. */
export const takesNothing = (field: Field, firer: Unit, target: Unit): boolean =>
  kindOf(field, target) === 'bunker' && kindOf(field, firer) !== 'air' && !isBreaching(typeOf(field, firer))
