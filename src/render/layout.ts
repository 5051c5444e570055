/**
 * Where hexes lie on the board. World units: a hex has the radius R = 54 and the map's corner is (0, 0);
 * x to the east, y to the south. Zoom and device pixels come later (`stage/view.ts`).
 */
import { defineHex, Orientation, pointToCube } from 'honeycomb-grid'
import { cellAt, cellOf, FACES, type Face, type Grid, type Hex, hexOf, makeGrid } from '../kernel/hex'

/** Radius of a hex in world units; all widths of the drawing recipes are in these units. */
export const R = 54
export const S3 = Math.sqrt(3)
/** Height of a hex across its flats. */
export const FLAT = R * S3

export type Point = Readonly<{ x: number; y: number }>
export type Rect = Readonly<{ x: number; y: number; w: number; h: number }>

export type Layout = Readonly<{ grid: Grid; cols: number; rows: number; w: number; h: number }>

const Tile = defineHex({ dimensions: R, orientation: Orientation.FLAT, origin: 'topLeft', offset: -1 })
const tile = new Tile([0, 0])

/** Corners round a centre, clockwise from the east. */
export const CORNERS: readonly Point[] = [0, 1, 2, 3, 4, 5].map((i) => ({
  x: R * Math.cos((i * Math.PI) / 3),
  y: R * Math.sin((i * Math.PI) / 3),
}))

const EDGES: Readonly<Record<Face, readonly [number, number]>> = {
  N: [4, 5],
  NE: [5, 0],
  SE: [0, 1],
  S: [1, 2],
  SW: [2, 3],
  NW: [3, 4],
}

export const makeLayout = (cols: number, rows: number): Layout => ({
  grid: makeGrid(cols, rows),
  cols,
  rows,
  w: R * (1.5 * cols + 0.5),
  h: FLAT * (rows + (cols > 1 ? 0.5 : 0)),
})

/** Centre by 0-based column and row; both may lie off the map. */
export const centreAt = (col: number, row: number): Point => ({
  x: R * (1 + 1.5 * col),
  y: FLAT * (0.5 + row + (col & 1 ? 0.5 : 0)),
})

/** Centre of a hex; of an unknown one, null. */
export const centreOf = (layout: Layout, hex: Hex): Point | null => {
  const cell = cellOf(layout.grid, hex)
  return cell < 0 ? null : centreAt(cell % layout.cols, Math.floor(cell / layout.cols))
}

/** The hex at a point, null off the map. */
export const hexAt = (layout: Layout, point: Point): Hex | null => {
  const { q, r } = pointToCube(tile, point)
  const cell = cellAt(layout.grid, q, r)
  return cell < 0 ? null : hexOf(layout.grid, cell)
}

/** Direction of a face, in radians, clockwise from the east. */
export const faceAngle = (face: Face): number => (FACES.indexOf(face) * 60 - 90) * (Math.PI / 180)

/** The two ends of an edge round a centre, at `part` of the radius. */
export const edgeAt = (centre: Point, face: Face, part = 1): readonly [Point, Point] => {
  const at = (i: number): Point => {
    const corner = CORNERS[i] as Point
    return { x: centre.x + corner.x * part, y: centre.y + corner.y * part }
  }
  const [a, b] = EDGES[face]
  return [at(a), at(b)]
}

/** Adds a hex outline to a path, drawn in by `inset` world units. */
export const addHex = (path: Path2D | CanvasRenderingContext2D, centre: Point, inset = 0): void => {
  const part = (R - inset) / R
  for (let i = 0; i < 6; i++) {
    const corner = CORNERS[i] as Point
    const x = centre.x + corner.x * part
    const y = centre.y + corner.y * part
    if (i === 0) path.moveTo(x, y)
    else path.lineTo(x, y)
  }
  path.closePath()
}

export const overlaps = (a: Rect, b: Rect): boolean =>
  a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h

export const grown = (rect: Rect, by: number): Rect => ({
  x: rect.x - by,
  y: rect.y - by,
  w: rect.w + 2 * by,
  h: rect.h + 2 * by,
})

/** The smallest rectangle round points, grown by a margin. */
export const boundsOf = (points: readonly Point[], margin = 0): Rect => {
  let [x0, y0, x1, y1] = [Infinity, Infinity, -Infinity, -Infinity]
  for (const { x, y } of points) {
    x0 = Math.min(x0, x)
    y0 = Math.min(y0, y)
    x1 = Math.max(x1, x)
    y1 = Math.max(y1, y)
  }
  return grown({ x: x0, y: y0, w: x1 - x0, h: y1 - y0 }, margin)
}

/** Columns and rows of the hexes that may touch a rectangle, up to `beyond` hexes off the map. */
export const cellsIn = (
  layout: Layout,
  rect: Rect,
  margin = 0,
  beyond = 0,
): readonly (readonly [col: number, row: number])[] => {
  const cells: (readonly [number, number])[] = []
  const col0 = Math.max(-beyond, Math.floor((rect.x - margin - 2 * R) / (1.5 * R)))
  const col1 = Math.min(layout.cols - 1 + beyond, Math.ceil((rect.x + rect.w + margin) / (1.5 * R)))
  const row0 = Math.max(-beyond, Math.floor((rect.y - margin) / FLAT) - 2)
  const row1 = Math.min(layout.rows - 1 + beyond, Math.ceil((rect.y + rect.h + margin) / FLAT))
  for (let row = row0; row <= row1; row++) {
    for (let col = col0; col <= col1; col++) {
      const { x, y } = centreAt(col, row)
      const near =
        x + R > rect.x - margin &&
        x - R < rect.x + rect.w + margin &&
        y + FLAT / 2 > rect.y - margin &&
        y - FLAT / 2 < rect.y + rect.h + margin
      if (near) cells.push([col, row])
    }
  }
  return cells
}
