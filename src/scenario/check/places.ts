/** Hexes in a file: are they on the map? */
import { cellOf, type Grid, type Hex } from '../../kernel/hex'
import { at, error, type Finding } from '../faults'

/** One finding for each hex of a list that the map does not have. */
export const offMap = (grid: Grid, hexes: readonly Hex[], path: string): readonly Finding[] => {
  const findings: Finding[] = []
  // A loop: zones of large maps have hundreds of thousands of hexes, and hardly ever a finding.
  for (const [i, hex] of hexes.entries())
    if (cellOf(grid, hex) < 0) findings.push(error('hexOffMap', at(path, i), { detail: { hex } }))
  return findings
}

export const hexOffMap = (grid: Grid, hex: Hex, path: string): readonly Finding[] =>
  cellOf(grid, hex) < 0 ? [error('hexOffMap', path, { detail: { hex } })] : []

/** Is the hex on the rim of the map, where units enter and leave? */
export const isOnBorder = (grid: Grid, hex: Hex): boolean => {
  const cell = cellOf(grid, hex)
  if (cell < 0) return false
  for (let face = 0; face < 6; face++) if (grid.neighbours[cell * 6 + face] === -1) return true
  return false
}

/** The entries of a list that came before, by a key. */
export const repeated = <T>(entries: readonly T[], keyOf: (entry: T) => string): readonly number[] => {
  const seen = new Set<string>()
  const again: number[] = []
  for (const [i, entry] of entries.entries()) {
    if (seen.has(keyOf(entry))) again.push(i)
    seen.add(keyOf(entry))
  }
  return again
}
