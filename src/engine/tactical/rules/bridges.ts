/** T9.8, T3.12: bridges of the battle and pontoons: where they stand, how they are linked, what fire does to them. */
import { cellOf, FACES, type Face, type Hex, neighbourHex } from '../../../kernel/hex'
import type { Field } from '../model'
import { TERRAIN } from '../tables/modifiers'

/** A bridge that stands: all its hexes, and the strength left. */
export type Span = Readonly<{ hexes: readonly Hex[]; strength: number; demolitionTurns: number }>

const pontoonAt = (field: Field, hex: Hex) => field.works.pontoons?.find((each) => each.hex === hex)

/** The bridge or pontoon that stands in a hex; null: none. [H] T9.8.a A bridge of several hexes is one. */
export const spanAt = (field: Field, hex: Hex): Span | null => {
  const { battle, works } = field
  const index = battle.bridgeAt[cellOf(battle.grid, hex)] ?? -1
  const strength = index < 0 ? 0 : (works.bridges[index] ?? 0)
  const bridge = battle.scenario.map.bridges?.[index]
  if (bridge && strength > 0)
    return { hexes: bridge.hexes, strength, demolitionTurns: bridge.demolitionTurns }
  const pontoon = pontoonAt(field, hex)
  return pontoon ? { hexes: [hex], strength: pontoon.strength, demolitionTurns: 1 } : null
}

/** T9.8: a hex with a bridge or pontoon that stands. */
export const isBridged = (field: Field, hex: Hex): boolean => {
  const { battle, works } = field
  const index = battle.bridgeAt[cellOf(battle.grid, hex)] ?? -1
  return (index >= 0 && (works.bridges[index] ?? 0) > 0) || pontoonAt(field, hex) !== undefined
}

const isDry = ({ battle }: Field, hex: Hex): boolean => {
  const terrain = battle.terrain[cellOf(battle.grid, hex)]
  return terrain !== undefined && TERRAIN[terrain].foot
}

const leadsTo = (field: Field, from: Hex, face: Face): boolean => {
  const to = neighbourHex(field.battle.grid, from, face)
  return to !== null && (isDry(field, to) || isBridged(field, to))
}

/**
 * [H] T3.12.a: a pontoon is linked to every neighbouring hex that is dry or bridged, as if by a road, and so are
 * they to it.
 */
export const isPontoonLink = (field: Field, from: Hex, face: Face): boolean => {
  if (field.works.pontoons === undefined) return false
  const to = neighbourHex(field.battle.grid, from, face)
  if (to === null) return false
  if (pontoonAt(field, from)) return leadsTo(field, from, face)
  return pontoonAt(field, to) !== undefined && (isDry(field, from) || isBridged(field, from))
}

/** Faces over which a pontoon in the hex would be entered and left. */
export const pontoonLinks = (field: Field, hex: Hex): readonly Face[] =>
  FACES.filter((face) => leadsTo(field, hex, face))
