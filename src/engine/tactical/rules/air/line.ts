/** T15.7: the straight line of a flight, from the nearest hex of its edge to its place. */
import { type Cell, cellOf, distance, type Grid, type Hex, hexOf } from '../../../../kernel/hex'
import { lineCells } from '../../../../kernel/line'
import type { Edge } from '../../scenario'

const edgeCells = ({ cols, rows }: Grid, edge: Edge): readonly Cell[] => {
  const along = edge === 'north' || edge === 'south' ? cols : rows
  return Array.from({ length: along }, (_, i) => {
    switch (edge) {
      case 'north':
        return i
      case 'south':
        return (rows - 1) * cols + i
      case 'west':
        return i * cols
      case 'east':
        return i * cols + cols - 1
      default:
        return edge satisfies never
    }
  })
}

/** How far two cells are apart as the crow flies, squared, in steps of a hex. */
const crow = ({ q, r }: Grid, a: Cell, b: Cell): number => {
  const dq = (q[b] as number) - (q[a] as number)
  const dr = (r[b] as number) - (r[a] as number)
  return dq * dq + dq * dr + dr * dr
}

/**
 * [H] T15.1.a: the hex of the edge that is nearest to a place as the crow flies; of two the first, from the north
 * or the west.
 */
export const entryHex = (grid: Grid, edge: Edge, place: Hex): Hex => {
  const to = cellOf(grid, place)
  let best = -1
  let least = Number.MAX_SAFE_INTEGER
  for (const cell of edgeCells(grid, edge)) {
    const far = crow(grid, cell, to)
    if (far >= least) continue
    best = cell
    least = far
  }
  return hexOf(grid, best)
}

/** The hexes that a flight crosses, its first and its place among them, in order. */
export const flightLine = (grid: Grid, edge: Edge, place: Hex): readonly Hex[] =>
  lineCells(grid, cellOf(grid, entryHex(grid, edge, place)), cellOf(grid, place)).map((cell) =>
    hexOf(grid, cell),
  )

/** Hexes from a point to the nearest hex of a line. */
export const rangeToLine = (grid: Grid, from: Hex, line: readonly Hex[]): number =>
  Math.min(...line.map((hex) => distance(grid, cellOf(grid, from), cellOf(grid, hex))))
