/** All that is worked out of a map picture for drawing: blocks, roads, names; made when first needed. */
import type { MapPicture } from '../../store/scene'
import { type Layout, makeLayout, overlaps, R, type Rect } from '../layout'
import { type Block, blockRects, makeBlock } from './block'
import { type Bushes, bushesOf, crownsOf, type Dot, tuftsOf } from './glyphs'
import { type Lettering, letteringOf } from './names'
import { type Roads, roadsOf } from './roads'

export type Ground = Readonly<{
  map: MapPicture
  layout: Layout
  roads: Roads
  names: readonly Lettering[]
  /** Blocks in reach of a rectangle, fine or coarse. */
  blocks: (rect: Rect, fine: boolean) => readonly Block[]
  bushes: (col: number, row: number) => Bushes
  crowns: (col: number, row: number, dense: boolean) => readonly Dot[]
  tufts: (col: number, row: number) => Path2D
}>

/** Blocks kept at most; a view never touches more than a few. */
const MOST_BLOCKS = 48
/** How far a hex changes the drawing round it. */
const INFLUENCE = 3 * R

type Kept = Readonly<{ blocks: Map<string, Block>; plants: Map<string, unknown> }>
const keptBy = new WeakMap<Ground, Kept>()

const recalled = <T>(store: Map<string, unknown>, key: string, make: () => T): T => {
  const kept = store.get(key) as T | undefined
  if (kept !== undefined) return kept
  const made = make()
  if (store.size > 4000) store.clear()
  store.set(key, made)
  return made
}

const sameShape = (a: MapPicture, b: MapPicture) => a.cols === b.cols && a.rows === b.rows

/** The rectangle round every hex whose print differs; null if the two maps look the same everywhere. */
export const changedRect = (before: MapPicture, after: MapPicture, layout: Layout): Rect | null => {
  if (!sameShape(before, after)) return { x: 0, y: 0, w: layout.w, h: layout.h }
  const whole =
    before.roads !== after.roads ||
    before.rails !== after.rails ||
    before.bridges !== after.bridges ||
    before.names !== after.names
  if (whole) return { x: 0, y: 0, w: layout.w, h: layout.h }
  let [x0, y0, x1, y1] = [Infinity, Infinity, -Infinity, -Infinity]
  for (let cell = 0; cell < after.terrain.length; cell++) {
    if (before.terrain[cell] === after.terrain[cell] && before.level[cell] === after.level[cell]) continue
    const col = cell % layout.cols
    const row = Math.floor(cell / layout.cols)
    const x = R * (1 + 1.5 * col)
    const y = R * Math.sqrt(3) * (0.5 + row + (col & 1 ? 0.5 : 0))
    x0 = Math.min(x0, x - INFLUENCE)
    y0 = Math.min(y0, y - INFLUENCE)
    x1 = Math.max(x1, x + INFLUENCE)
    y1 = Math.max(y1, y + INFLUENCE)
  }
  return x0 === Infinity ? null : { x: x0, y: y0, w: x1 - x0, h: y1 - y0 }
}

/**
 * @param before the ground of an earlier picture of the map: what did not change is taken over
 */
export const makeGround = (map: MapPicture, before: Ground | null = null): Ground => {
  const alike = before !== null && sameShape(before.map, map)
  const layout = alike ? before.layout : makeLayout(map.cols, map.rows)
  const sameLines =
    alike &&
    before.map.roads === map.roads &&
    before.map.rails === map.rails &&
    before.map.bridges === map.bridges
  const roads = sameLines ? before.roads : roadsOf(layout, map)
  const names =
    alike && before.map.names === map.names
      ? before.names
      : map.names.map((name) => letteringOf(layout, name)).filter((name): name is Lettering => name !== null)
  const kept: Kept = {
    blocks: new Map(),
    plants: before ? (keptBy.get(before)?.plants ?? new Map()) : new Map(),
  }
  const changed = before && changedRect(before.map, map, layout)
  if (before && alike) {
    for (const [key, block] of keptBy.get(before)?.blocks ?? []) {
      if (!changed || !overlaps(block.rect, changed)) kept.blocks.set(key, block)
    }
  }
  const rects = { fine: blockRects(layout, true), coarse: blockRects(layout, false) }
  const blockOf = (rect: Rect, fine: boolean): Block => {
    const key = `${fine ? 'f' : 'c'}${rect.x},${rect.y}`
    const found = kept.blocks.get(key)
    if (found) {
      // The newest stands last: what is dropped was not used for longest.
      kept.blocks.delete(key)
      kept.blocks.set(key, found)
      return found
    }
    const block = makeBlock(layout, map, roads, rect, fine)
    kept.blocks.set(key, block)
    const oldest = kept.blocks.keys().next().value
    if (kept.blocks.size > MOST_BLOCKS && oldest !== undefined) kept.blocks.delete(oldest)
    return block
  }
  const ground: Ground = {
    map,
    layout,
    roads,
    names,
    blocks: (rect, fine) =>
      (fine ? rects.fine : rects.coarse).filter((r) => overlaps(r, rect)).map((r) => blockOf(r, fine)),
    bushes: (col, row) => recalled(kept.plants, `b${col},${row}`, () => bushesOf(col, row)),
    crowns: (col, row, dense) =>
      recalled(kept.plants, `${dense ? 'f' : 'o'}${col},${row}`, () => crownsOf(col, row, dense)),
    tufts: (col, row) => recalled(kept.plants, `s${col},${row}`, () => tuftsOf(col, row)),
  }
  keptBy.set(ground, kept)
  return ground
}
