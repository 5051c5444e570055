/** T10.5: wire on the edge between two hexes, and who gets over it. */
import { cellOf, edgeOfCells, type Hex } from '../../../kernel/hex'
import type { Field, Unit } from '../model'
import { typeOf } from './units'

/** The key of the edge between two neighbours; null: they are none. */
export const edgeBetween = ({ battle: { grid } }: Field, from: Hex, to: Hex): string | null => {
  const [a, b] = [cellOf(grid, from), cellOf(grid, to)]
  return a < 0 || b < 0 ? null : edgeOfCells(grid, a, b)
}

/** The edge between two hexes if wire lies on it; null: none. */
export const wireBetween = (field: Field, from: Hex, to: Hex): string | null => {
  if (field.works.wire.length === 0) return null
  const edge = edgeBetween(field, from, to)
  return edge !== null && field.works.wire.includes(edge) ? edge : null
}

export type Crossing = 'freely' | 'slowly' | 'rolls' | 'never'

/**
 * How a unit crosses wire: tanks tear it freely, armoured cars and APCs at a cost, men on foot roll, nothing else
 * crosses; mobile troops by the variant `wireMobile`.
 */
export const wireCrossing = (field: Field, unit: Unit): Crossing => {
  const { abilities, kind, mobility } = typeOf(field, unit)
  if (abilities.includes('crushWire')) return 'freely'
  if (abilities.includes('crushWireSlow')) return 'slowly'
  const afoot = mobility === 'foot' || (kind === 'foot' && field.battle.rules.wireMobile === 'mounted')
  return afoot && unit.mount !== 'on' ? 'rolls' : 'never'
}

/** Its passage takes the wire away. */
export const tearsWire = (field: Field, unit: Unit): boolean =>
  ['freely', 'slowly'].includes(wireCrossing(field, unit))
