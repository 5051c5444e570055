/** T16.2: which hexes a road joins to the rear. */
import { type Cell, cellOf, FACES, type Hex, hexOf, neighbour, within } from '../../../kernel/hex'
import { enemyOf, type Field, type Side } from '../model'
import { ROAD_CUT } from '../tables/operations'
import { isRoadStep } from './step'
import { occupied } from './units'

/** Cells on which no supply goes: an enemy on them or within one hex. */
const cutBy = (field: Field, side: Side): ReadonlySet<Cell> => {
  const { grid } = field.battle
  const cut = new Set<Cell>()
  for (const [hex, units] of occupied(field))
    if (units.some((unit) => unit.side === enemyOf(side)))
      for (const cell of within(grid, cellOf(grid, hex), ROAD_CUT)) cut.add(cell)
  return cut
}

/**
 * All hexes from which a road, of links or through town, leads to the side's rear with no enemy on it or
 * within one hex (T16.2). [H] T16.2.a: the unit's own hex is a part of the road.
 */
export const suppliedHexes = (field: Field, side: Side): ReadonlySet<Hex> => {
  const { grid, scenario } = field.battle
  const cut = cutBy(field, side)
  const open = (scenario.operation?.rear[side] ?? []).map((hex) => cellOf(grid, hex))
  const joined = new Set(open.filter((cell) => cell >= 0 && !cut.has(cell)))
  for (const cell of joined)
    for (const face of FACES) {
      const next = neighbour(grid, cell, face)
      if (next < 0 || cut.has(next) || joined.has(next)) continue
      if (isRoadStep(field, hexOf(grid, cell), hexOf(grid, next), face)) joined.add(next)
    }
  return new Set([...joined].map((cell) => hexOf(grid, cell)))
}
