/**
 * A layer of the map as square tiles, each a canvas drawn once at the exact scale of the screen and shown
 * as one quad. Tiles are made where they are seen, nearest to the middle first; after a zoom the old ones
 * stand in, enlarged, until the new ones are ready. Tiles long out of sight are freed.
 */
import { type Container, type Geometry, type Mesh, type Shader, Sprite } from 'pixi.js'
import { grown, overlaps, type Rect } from '../layout'
import { makePicture, type Picture } from './picture'
import { makeQuads } from './quad'

/** Draws a rectangle of the world; the context is set so that world units fit. */
export type Paint = (ctx: CanvasRenderingContext2D, rect: Rect, scale: number) => void

export type TileOptions = Readonly<{
  layer: Container
  /** Side of a tile in device pixels. */
  size: number
  bounds: () => Rect
  /** The printed ground, kept apart so that what lies on it can change cheaply; none: clear tiles. */
  base?: Paint
  /** What lies on the ground. */
  marks: Paint
  /** Whether there is anything of that in a rectangle. */
  marked: (rect: Rect) => boolean
  /** Tiles kept out of sight. */
  keep: number
}>

export type Tiles = Readonly<{
  /** The print or the marks changed in these rectangles; null: everywhere. */
  changed: (what: 'base' | 'marks', rects: readonly Rect[] | null) => void
  /** Takes on a scale (device pixels a world unit) and a look; the tiles of another one stand in. */
  rescale: (scale: number, look: string) => void
  /**
   * Makes tiles for a view until the time is up; true if work is left.
   * @param scale device pixels a world unit at which the tiles are shown
   */
  work: (view: Rect, scale: number, until: number) => boolean
  /** Whether a part of the view was left undrawn. */
  missing: () => boolean
  destroy: () => void
}>

type Quad = Mesh<Geometry, Shader>
/** `quad` shows an opaque tile, `sprite` a clear one. */
type Tile = {
  rect: Rect
  base: Picture | null
  top: Picture | null
  view: Sprite | Quad
  stale: boolean
  used: number
}
type Level = { scale: number; look: string; tiles: Map<string, Tile>; ready: boolean }

export const makeTiles = (options: TileOptions): Tiles => {
  const { layer, size } = options
  let level: Level | null = null
  let behind: Level | null = null
  let clock = 0
  let complete = false
  const quads = options.base ? makeQuads() : null

  const freeTile = (tile: Tile) => {
    if (quads && !(tile.view instanceof Sprite)) quads.free(tile.view)
    else tile.view.destroy()
    tile.base?.free()
    tile.top?.free()
  }
  const freeLevel = (old: Level | null) => {
    for (const tile of old?.tiles.values() ?? []) freeTile(tile)
    old?.tiles.clear()
  }

  const draw = (picture: Picture, paint: Paint, { rect }: Tile, scale: number) => {
    picture.ctx.setTransform(scale, 0, 0, scale, -rect.x * scale, -rect.y * scale)
    paint(picture.ctx, rect, scale)
  }

  const paintTile = (tile: Tile, { scale }: Level) => {
    if (options.base && !tile.base) {
      tile.base = makePicture(size, size, true)
      draw(tile.base, options.base, tile, scale)
    }
    tile.stale = false
    if (options.marked(tile.rect)) {
      tile.top ??= makePicture(size, size, Boolean(options.base))
      const { ctx } = tile.top
      ctx.setTransform(1, 0, 0, 1, 0, 0)
      if (tile.base) ctx.drawImage(tile.base.canvas, 0, 0)
      else ctx.clearRect(0, 0, size, size)
      draw(tile.top, options.marks, tile, scale)
    } else {
      tile.top?.free()
      tile.top = null
    }
    const shown = tile.top ?? tile.base
    tile.view.visible = shown !== null
    if (!shown) return
    // Only what is shown goes to the graphics card.
    shown.upload()
    if (tile.view instanceof Sprite) tile.view.texture = shown.texture
    else quads?.dress(tile.view, shown.texture)
  }

  const makeTile = (at: Level, key: string, rect: Rect): Tile => {
    const view = quads ? quads.make() : new Sprite()
    view.position.set(rect.x, rect.y)
    view.scale.set(quads ? rect.w : 1 / at.scale)
    const tile: Tile = { rect, base: null, top: null, view, stale: true, used: clock }
    at.tiles.set(key, tile)
    layer.addChild(view)
    return tile
  }

  /** Tiles that a rectangle needs, nearest to its middle first. */
  const wanted = ({ scale }: Level, view: Rect): { key: string; rect: Rect; far: number }[] => {
    const side = size / scale
    const bounds = options.bounds()
    const list: { key: string; rect: Rect; far: number }[] = []
    const [x0, y0] = [Math.max(view.x, bounds.x), Math.max(view.y, bounds.y)]
    const [x1, y1] = [
      Math.min(view.x + view.w, bounds.x + bounds.w),
      Math.min(view.y + view.h, bounds.y + bounds.h),
    ]
    for (let j = Math.floor(y0 / side); j * side < y1; j++) {
      for (let i = Math.floor(x0 / side); i * side < x1; i++) {
        const rect = { x: i * side, y: j * side, w: side, h: side }
        const far = Math.hypot(
          rect.x + side / 2 - view.x - view.w / 2,
          rect.y + side / 2 - view.y - view.h / 2,
        )
        list.push({ key: `${i},${j}`, rect, far })
      }
    }
    return list.sort((a, b) => a.far - b.far)
  }

  /** Drops what was out of sight longest. */
  const evict = (at: Level) => {
    const out = [...at.tiles].filter(([, tile]) => tile.used < clock).sort(([, a], [, b]) => a.used - b.used)
    for (const [key, tile] of out.slice(0, Math.max(0, out.length - options.keep))) {
      freeTile(tile)
      at.tiles.delete(key)
    }
  }

  /** Makes the tiles round the view, so that a pan finds them ready; true if some are left. */
  const ring = (at: Level, view: Rect, until: number): boolean => {
    for (const { key, rect } of wanted(at, grown(view, (size / at.scale) * 0.7))) {
      const known = at.tiles.get(key)
      // Never out of sight for long enough to be dropped and made again.
      if (known) known.used = Math.max(known.used, clock - 0.5)
      else if (performance.now() >= until) return true
      else {
        const tile = makeTile(at, key, rect)
        paintTile(tile, at)
        tile.view.visible = false
      }
    }
    return false
  }

  return {
    changed: (what, rects) => {
      for (const tile of level?.tiles.values() ?? []) {
        if (rects && !rects.some((rect) => overlaps(rect, tile.rect))) continue
        tile.stale = true
        if (what === 'base') {
          tile.base?.free()
          tile.base = null
        }
      }
    },
    rescale: (scale, look) => {
      if (level && level.scale === scale && level.look === look) return
      if (level?.ready || !behind) {
        freeLevel(behind)
        behind = level
      } else freeLevel(level)
      level = { scale, look, tiles: new Map(), ready: false }
    },
    work: (view, scale, until) => {
      if (!level) return false
      clock += 1
      const at = level
      let left = false
      let first = !at.ready
      for (const { key, rect } of wanted(at, view)) {
        const tile = at.tiles.get(key)
        // What is already there is brought up to date at once; new ground waits for its time.
        if (tile && !tile.stale) tile.used = clock
        else if (!tile && !options.base && !options.marked(rect)) continue
        else if ((tile && (tile.base || !options.base)) || first || performance.now() < until) {
          const made = tile ?? makeTile(at, key, rect)
          made.used = clock
          paintTile(made, at)
          first = false
        } else left = true
      }
      complete = !left
      if (!left && !at.ready) {
        at.ready = true
        freeLevel(behind)
        behind = null
      }
      for (const tile of at.tiles.values()) {
        const drawn = options.base ? tile.base : tile.top
        tile.view.visible =
          tile.used === clock && drawn !== null && (at.ready || !behind || Boolean(options.base))
        // Pixels that fall on pixels need no smoothing, which costs more than all the rest of a frame.
        if (tile.view.visible) (tile.top ?? drawn)?.exact(scale === at.scale)
      }
      const more = !left && options.base ? ring(at, view, until) : left
      evict(at)
      return more
    },
    missing: () => level !== null && !complete,
    destroy: () => {
      freeLevel(level)
      freeLevel(behind)
      level = behind = null
      quads?.destroy()
    },
  }
}
