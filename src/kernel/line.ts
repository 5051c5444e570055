/**
 * Lines from hex centre to hex centre in exact integers (T8.1). In axial coordinates × 3 centres and corners
 * are whole numbers, and which side of a line a corner lies on does not depend on the slant of the axes.
 */
import { type Axial, type Cell, cellAt, distance, type Grid } from './hex'

/** T8.2 Sight reaches 6 hexes; the table below knows all lines up to this length. */
export const MAX_SIGHT = 6

/**
 * A hex between the two ends, relative to the first. `edge`: the line does not enter it but runs along one of
 * its edges; such hexes come in pairs, the two sides of that edge, one after the other.
 */
export type Crossing = Axial & Readonly<{ edge: boolean }>

/** Corners of the hex at (0, 0) in thirds: the middle of three neighbouring centres. */
const CORNERS: readonly Axial[] = [
  { q: 1, r: -2 },
  { q: 2, r: -1 },
  { q: 1, r: 1 },
  { q: -1, r: 2 },
  { q: -2, r: 1 },
  { q: -1, r: -1 },
]

/** How far (q, r) lies along (dq, dr): twice the dot product, in the true metric of the hexes. */
const along = (dq: number, dr: number, q: number, r: number): number =>
  2 * (dq * q + dr * r) + dq * r + dr * q

/** 'in': the line enters the hex at (q, r); 'edge': it runs along one of its edges; else null. */
const contact = (dq: number, dr: number, q: number, r: number): 'in' | 'edge' | null => {
  let left = 0
  let right = 0
  for (const corner of CORNERS) {
    const side = dq * (3 * r + corner.r) - dr * (3 * q + corner.q)
    if (side > 0) left++
    if (side < 0) right++
  }
  if (left > 0 && right > 0) return 'in'
  // T8.1 Five corners on one side: the sixth is only touched, and that does not block.
  return left + right === 4 ? 'edge' : null
}

/**
 * What the line from (0, 0) to (dq, dr) meets strictly between its two ends, in order from the first. Any
 * length, in hexes. The line back meets the same hexes. Rule T8.1.
 */
export const crossings = (dq: number, dr: number): readonly Crossing[] => {
  const met: (Crossing & { far: number })[] = []
  const end = along(dq, dr, dq, dr)
  // A hex reaches less than one column and one row of centres beyond its own, so the box of the ends is enough.
  for (let q = Math.min(0, dq); q <= Math.max(0, dq); q++) {
    for (let r = Math.min(0, dr); r <= Math.max(0, dr); r++) {
      const far = along(dq, dr, q, r)
      const how = far > 0 && far < end ? contact(dq, dr, q, r) : null
      if (how !== null) met.push({ q, r, edge: how === 'edge', far })
    }
  }
  return met.sort((a, b) => a.far - b.far || a.q - b.q || a.r - b.r).map(({ q, r, edge }) => ({ q, r, edge }))
}

const SPAN = 2 * MAX_SIGHT + 1

/** Place of the line to (dq, dr) in the table. */
const lineIndex = (dq: number, dr: number): number => (dq + MAX_SIGHT) * SPAN + dr + MAX_SIGHT

/** The 127 lines up to MAX_SIGHT, flat: line i has the steps start[i] … start[i + 1] − 1. */
const LINES = (() => {
  const start = new Int16Array(SPAN * SPAN + 1)
  const steps: Crossing[] = []
  for (let dq = -MAX_SIGHT; dq <= MAX_SIGHT; dq++) {
    for (let dr = -MAX_SIGHT; dr <= MAX_SIGHT; dr++) {
      if (Math.abs(dq + dr) <= MAX_SIGHT) steps.push(...crossings(dq, dr))
      start[lineIndex(dq, dr) + 1] = steps.length
    }
  }
  return { start, steps }
})()
const START = LINES.start
const STEP_COUNT = LINES.steps.length

/**
 * The steps of the table as differences of cells, for maps of one width: first all for a start in an even
 * column, then all for an odd one, since odd columns lie lower.
 */
type Jumps = Readonly<{ cols: number; cells: Int32Array }>

const jumpsFor = (cols: number): Jumps => ({
  cols,
  cells: Int32Array.from(
    [0, 1].flatMap((odd) => LINES.steps.map(({ q, r }) => (r + ((q + odd) >> 1)) * cols + q)),
  ),
})

// Kept for the width that was asked for last: a game has one map.
let jumps: Jumps = jumpsFor(0)

/**
 * The first cell, seen from `a`, strictly between `a` and `b` that blocks the sight; −1 if the sight is clear.
 * Sight is mutual: from `b` another cell may be named, but never none. Rules T8.1, T8.3.
 *
 * @param screen by cell: 0 never blocks; the level for a hill; the level + 1 for bushes; 255 for woods, town,
 *   smoke. A cell blocks where screen[cell] > eye; hexes off the map never do.
 * @param eye the higher level of the two ends
 * @returns −1 also for ends more than MAX_SIGHT hexes apart: whether they are is for the caller to ask (T8.2)
 */
export const firstScreen = (grid: Grid, screen: Uint8Array, eye: number, a: Cell, b: Cell): Cell => {
  if (jumps.cols !== grid.cols) jumps = jumpsFor(grid.cols)
  const { q, r, size } = grid
  const col = q[a] as number
  const dq = (q[b] as number) - col
  const dr = (r[b] as number) - (r[a] as number)
  if (dq < -MAX_SIGHT || dq > MAX_SIGHT || dr < -MAX_SIGHT || dr > MAX_SIGHT) return -1
  const line = lineIndex(dq, dr)
  const shift = (col & 1) * STEP_COUNT
  const cells = jumps.cells
  const end = (START[line + 1] as number) + shift
  for (let i = (START[line] as number) + shift; i < end; i++) {
    // A line stays between the columns of its ends, so a step off the map leaves by its top or bottom only.
    const cell = a + (cells[i] as number)
    if (cell >= 0 && cell < size && (screen[cell] as number) > eye) return cell
  }
  return -1
}

/**
 * The cells of the line in order, both ends included, any length in hexes; where it runs along an edge, both
 * cells of that edge (one, on the border of the map). For the cross-section of a sight.
 */
export const lineCells = (grid: Grid, a: Cell, b: Cell): Cell[] => {
  const q = grid.q[a] as number
  const r = grid.r[a] as number
  const between = crossings((grid.q[b] as number) - q, (grid.r[b] as number) - r)
  const cells = between.map((step) => cellAt(grid, q + step.q, r + step.r)).filter((cell) => cell >= 0)
  return distance(grid, a, b) === 0 ? [a] : [a, ...cells, b]
}
