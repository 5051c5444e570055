/**
 * A block is a rectangle of the map whose soft shapes are worked out together and kept. A small map is
 * one block; a large one is cut, so that only what is in view is ever worked out.
 */
import type { MapPicture, TerrainLook } from '../../store/scene'
import { type Layout, type Point, R, type Rect } from '../layout'
import { type Field, fieldsOn, latticeOver, pathAbove, valueAt } from './field'
import { type Relief, reliefOf } from './relief'
import type { Roads } from './roads'
import { type Building, buildingsOf } from './town'

export type Block = Readonly<{
  rect: Rect
  relief: Relief | null
  bush: Path2D | null
  /** Open woods and forest together; forest alone. */
  wood: Path2D | null
  forest: Path2D | null
  swamp: Path2D | null
  /** Bank first, then the waterlines inward. */
  water: readonly Path2D[]
  street: Path2D | null
  buildings: readonly Building[]
}>

/** Thresholds of the bank and the waterlines, with width and strength of the lines. */
export const WATERLINES = [
  { at: 0.46, width: 1.7, alpha: 1 },
  { at: 0.62, width: 1.1, alpha: 0.95 },
  { at: 0.74, width: 1, alpha: 0.8 },
  { at: 0.84, width: 0.9, alpha: 0.65 },
  { at: 0.91, width: 0.9, alpha: 0.5 },
  { at: 0.955, width: 0.8, alpha: 0.4 },
  { at: 0.98, width: 0.8, alpha: 0.3 },
] as const

/** A map up to this size (in R) is one block. */
const WHOLE = 32 * R
const SIDE = 14 * R
const FINE_STEP = R / 9
const COARSE_STEP = R / 3

/** Rectangles that cover the map. Coarse blocks are larger, since their lattice is wider. */
export const blockRects = ({ w, h }: Layout, fine: boolean): readonly Rect[] => {
  const side = fine ? SIDE : SIDE * 3
  if (w <= WHOLE && h <= WHOLE) return [{ x: 0, y: 0, w, h }]
  const rects: Rect[] = []
  for (let y = 0; y < h; y += side) {
    for (let x = 0; x < w; x += side) rects.push({ x, y, w: Math.min(side, w - x), h: Math.min(side, h - y) })
  }
  return rects
}

const isPath = (path: Path2D | null): path is Path2D => path !== null

/** Works out the shapes of a block. A few to some tens of milliseconds. */
export const makeBlock = (
  layout: Layout,
  map: MapPicture,
  roads: Roads,
  rect: Rect,
  fine: boolean,
): Block => {
  const lattice = latticeOver(rect, fine ? FINE_STEP : COARSE_STEP)
  const look = (col: number, row: number): TerrainLook => map.terrain[row * layout.cols + col] ?? 'plain'
  const level = (col: number, row: number): number => map.level[row * layout.cols + col] ?? 0
  const field = fieldsOn(layout, lattice)
  const cover = (sigma: number, one: TerrainLook, other = one): Field | null =>
    field(sigma, (col, row) => (look(col, row) === one || look(col, row) === other ? 1 : 0))

  const town = cover(0.42, 'town')
  const water = cover(0.5, 'river')
  const height = field(0.62, level)
  const lines = fine ? WATERLINES : WATERLINES.slice(0, 1)
  return {
    rect,
    relief: height && reliefOf(height, field(1.25, level), fine),
    bush: pathAbove(cover(0.5, 'bushes'), 0.4),
    wood: pathAbove(cover(0.5, 'openWoods', 'forest'), 0.42),
    forest: pathAbove(cover(0.5, 'forest'), 0.42),
    swamp: pathAbove(cover(0.5, 'swamp'), 0.42),
    water: lines.map(({ at }) => pathAbove(water, at)).filter(isPath),
    street: pathAbove(town, 0.42),
    buildings: town && fine ? buildingsOf(layout, rect, (p: Point) => valueAt(town, p.x, p.y), roads) : [],
  }
}
