/**
 * The hexes of a map: flat-top, odd-q offset (0-based odd columns lie half a hex lower).
 * A hex has three names: `Hex`, the printed number that files, events and players use; `Cell`, the index
 * into flat arrays that hot code uses; axial (q, r), in which geometry is exact.
 */

/** Printed number, column then row, 1-based: '0704' is column 7, row 4; '007004' on a map above 99. */
export type Hex = string

/** Index row * cols + col, 0-based; −1 stands for "off the map". */
export type Cell = number

export type Face = 'N' | 'NE' | 'SE' | 'S' | 'SW' | 'NW'

/** The six faces clockwise; every table of six is in this order. */
export const FACES: readonly Face[] = ['N', 'NE', 'SE', 'S', 'SW', 'NW']

export type Axial = Readonly<{ q: number; r: number }>

/** Axial step over each face, in FACES order. */
export const STEPS: readonly Axial[] = [
  { q: 0, r: -1 },
  { q: 1, r: -1 },
  { q: 1, r: 0 },
  { q: 0, r: 1 },
  { q: -1, r: 1 },
  { q: -1, r: 0 },
]

export type Grid = Readonly<{
  cols: number
  rows: number
  /** cols × rows */
  size: number
  /** size × 6 cells, in FACES order; −1 off the map */
  neighbours: Int32Array
  /** axial coordinates by cell */
  q: Int16Array
  r: Int16Array
  /** printed numbers by cell */
  hexes: readonly Hex[]
}>

const MOST = 999

/** Place of a face in FACES, 0…5. */
export const faceIndex = (face: Face): number => FACES.indexOf(face)

/** The face `steps` sixths of a turn clockwise of `face`; negative steps turn left. */
export const turnedBy = (face: Face, steps: number): Face =>
  FACES[(((faceIndex(face) + steps) % 6) + 6) % 6] as Face

/** The face on the other side of the hex. */
export const opposite = (face: Face): Face => turnedBy(face, 3)

const printed = (cols: number, rows: number): readonly Hex[] => {
  const digits = cols > 99 || rows > 99 ? 3 : 2
  const hexes: Hex[] = []
  for (let row = 1; row <= rows; row++) {
    const tail = String(row).padStart(digits, '0')
    for (let col = 1; col <= cols; col++) hexes.push(String(col).padStart(digits, '0') + tail)
  }
  return hexes
}

/**
 * The tables of a map of `cols` × `rows` hexes, to be made once and shared.
 * @throws RangeError unless both are whole numbers from 1 to 999
 */
export const makeGrid = (cols: number, rows: number): Grid => {
  const fits = (n: number) => Number.isInteger(n) && n >= 1 && n <= MOST
  if (!fits(cols) || !fits(rows))
    throw new RangeError(`a map has 1 to ${MOST} columns and rows, not ${cols} × ${rows}`)
  const size = cols * rows
  const q = new Int16Array(size)
  const r = new Int16Array(size)
  const neighbours = new Int32Array(size * 6)
  const grid: Grid = { cols, rows, size, neighbours, q, r, hexes: printed(cols, rows) }
  for (let cell = 0; cell < size; cell++) {
    const col = cell % cols
    q[cell] = col
    r[cell] = (cell - col) / cols - (col >> 1)
    for (let face = 0; face < 6; face++) {
      const step = STEPS[face] as Axial
      neighbours[cell * 6 + face] = cellAt(grid, col + step.q, (r[cell] as number) + step.r)
    }
  }
  return grid
}

/** The cell at axial (q, r), −1 off the map. */
export const cellAt = (grid: Grid, q: number, r: number): Cell => {
  const row = r + (q >> 1)
  return q < 0 || q >= grid.cols || row < 0 || row >= grid.rows ? -1 : row * grid.cols + q
}

/** Axial coordinates of a cell of the map. */
export const axial = (grid: Grid, cell: Cell): Axial => ({
  q: grid.q[cell] as number,
  r: grid.r[cell] as number,
})

/** The cell of a printed number, −1 if the map has no such hex. */
export const cellOf = (grid: Grid, hex: Hex): Cell => {
  const half = grid.cols > 99 || grid.rows > 99 ? 3 : 2
  if (hex.length !== half * 2) return -1
  let col = 0
  let row = 0
  for (let i = 0; i < half; i++) {
    const high = hex.charCodeAt(i) - 48
    const low = hex.charCodeAt(half + i) - 48
    if (high < 0 || high > 9 || low < 0 || low > 9) return -1
    col = col * 10 + high
    row = row * 10 + low
  }
  return col < 1 || col > grid.cols || row < 1 || row > grid.rows ? -1 : (row - 1) * grid.cols + col - 1
}

/**
 * The printed number of a cell.
 * @throws RangeError for a cell off the map
 */
export const hexOf = (grid: Grid, cell: Cell): Hex => {
  const hex = grid.hexes[cell]
  if (hex === undefined) throw new RangeError(`no cell ${cell} on a map of ${grid.cols} × ${grid.rows}`)
  return hex
}

/** The cell over a face, −1 off the map. */
export const neighbour = (grid: Grid, cell: Cell, face: Face): Cell =>
  grid.neighbours[cell * 6 + faceIndex(face)] as number

/** Steps between two cells of the map, in hexes. */
export const distance = (grid: Grid, a: Cell, b: Cell): number => {
  const dq = (grid.q[b] as number) - (grid.q[a] as number)
  const dr = (grid.r[b] as number) - (grid.r[a] as number)
  return (Math.abs(dq) + Math.abs(dr) + Math.abs(dq + dr)) / 2
}

const ring = (grid: Grid, cell: Cell, radius: number): Cell[] => {
  const cells: Cell[] = []
  let q = grid.q[cell] as number
  let r = (grid.r[cell] as number) - radius
  for (let side = 0; side < 6; side++) {
    const step = STEPS[(side + 2) % 6] as Axial
    for (let i = 0; i < radius; i++, q += step.q, r += step.r) {
      const at = cellAt(grid, q, r)
      if (at >= 0) cells.push(at)
    }
  }
  return cells.sort((a, b) => a - b)
}

/** All cells at most `radius` hexes away, the cell itself first: by distance, then by cell. */
export const within = (grid: Grid, cell: Cell, radius: number): Cell[] => {
  const cells = [cell]
  const last = Math.min(radius, grid.cols + grid.rows)
  for (let d = 1; d <= last; d++) cells.push(...ring(grid, cell, d))
  return cells
}

/** The face of `from` behind which its neighbour `to` lies; null unless they are adjacent. */
export const faceBetween = (grid: Grid, from: Cell, to: Cell): Face | null => {
  if (to < 0) return null
  for (let face = 0; face < 6; face++) if (grid.neighbours[from * 6 + face] === to) return FACES[face] as Face
  return null
}

/**
 * The one key 'HEX/FACE' of an edge, the same from both sides: its owner is the hex to whose N, NE or SE
 * it lies; on the border of the map, the hex itself.
 */
export const edgeKey = (grid: Grid, cell: Cell, face: Face): string => {
  const over = faceIndex(face) < 3 ? -1 : neighbour(grid, cell, face)
  return over < 0 ? `${hexOf(grid, cell)}/${face}` : `${hexOf(grid, over)}/${opposite(face)}`
}

/** The key of the edge between two adjacent cells; null unless they are adjacent. */
export const edgeOfCells = (grid: Grid, a: Cell, b: Cell): string | null => {
  const face = faceBetween(grid, a, b)
  return face === null ? null : edgeKey(grid, a, face)
}

/** The hex over a face, by printed number; null off the map or for an unknown hex. */
export const neighbourHex = (grid: Grid, hex: Hex, face: Face): Hex | null => {
  const cell = cellOf(grid, hex)
  const over = cell < 0 ? -1 : neighbour(grid, cell, face)
  return over < 0 ? null : hexOf(grid, over)
}

/**
 * Steps between two hexes by printed number, in hexes.
 * @throws RangeError if the map has no such hex
 */
export const distanceHex = (grid: Grid, a: Hex, b: Hex): number => {
  const from = cellOf(grid, a)
  const to = cellOf(grid, b)
  if (from < 0 || to < 0)
    throw new RangeError(`no hex ${from < 0 ? a : b} on a map of ${grid.cols} × ${grid.rows}`)
  return distance(grid, from, to)
}
