/**
 * A layer of the map as square tiles, each a canvas drawn once at the exact scale of the screen and shown
 * as one quad. Tiles are made where they are seen, nearest to the middle first; after a zoom the old ones
 * stand in, enlarged, until the new ones are ready. Tiles long out of sight are freed.
 */
import { grown, overlaps, type Rect } from '../layout'
import { makeTileMaker, type Tile, type TileOptions } from './tile'

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

type Level = { scale: number; look: string; tiles: Map<string, Tile>; ready: boolean }
type Place = Readonly<{ key: string; rect: Rect; far: number }>

/** Places of the tiles that a rectangle needs, nearest to its middle first. */
const placesIn = (view: Rect, bounds: Rect, side: number): readonly Place[] => {
  const list: Place[] = []
  const [x0, y0] = [Math.max(view.x, bounds.x), Math.max(view.y, bounds.y)]
  const [x1, y1] = [
    Math.min(view.x + view.w, bounds.x + bounds.w),
    Math.min(view.y + view.h, bounds.y + bounds.h),
  ]
  const middle = { x: view.x + view.w / 2 - side / 2, y: view.y + view.h / 2 - side / 2 }
  for (let j = Math.floor(y0 / side); j * side < y1; j++) {
    for (let i = Math.floor(x0 / side); i * side < x1; i++) {
      const rect = { x: i * side, y: j * side, w: side, h: side }
      list.push({ key: `${i},${j}`, rect, far: Math.hypot(rect.x - middle.x, rect.y - middle.y) })
    }
  }
  return list.sort((a, b) => a.far - b.far)
}

export const makeTiles = (options: TileOptions): Tiles => {
  const { size, base } = options
  const maker = makeTileMaker(options)
  let level: Level | null = null
  let behind: Level | null = null
  let clock = 0
  let complete = false

  const freeLevel = (old: Level | null) => {
    for (const tile of old?.tiles.values() ?? []) maker.free(tile)
    old?.tiles.clear()
  }

  const makeTile = ({ scale, tiles }: Level, { key, rect }: Place): Tile => {
    const tile = maker.make(rect, scale, clock)
    tiles.set(key, tile)
    return tile
  }

  /** Drops what was out of sight longest. */
  const evict = ({ tiles }: Level) => {
    const out = [...tiles].filter(([, tile]) => tile.used < clock).sort(([, a], [, b]) => a.used - b.used)
    for (const [key, tile] of out.slice(0, Math.max(0, out.length - options.keep))) {
      maker.free(tile)
      tiles.delete(key)
    }
  }

  /** Makes what is seen; false if time was too short. At least one tile a frame is made. */
  const fill = (at: Level, view: Rect, until: number): boolean => {
    let done = true
    let first = true
    for (const place of placesIn(view, options.bounds(), size / at.scale)) {
      const known = at.tiles.get(place.key)
      if (known) known.used = clock
      if (known && !known.stale) continue
      if (!known && !base && !options.marked(place.rect)) continue
      // Marks are brought up to date at once; ground waits for its time.
      const quick = !base || (known && !known.dated)
      if (!quick && !first && performance.now() >= until) {
        done = false
        continue
      }
      if (!quick) first = false
      maker.paint(known ?? makeTile(at, place), at.scale)
    }
    return done
  }

  /** Makes the tiles round the view, so that a pan finds them ready; true if some are left. */
  const ring = (at: Level, view: Rect, until: number): boolean => {
    const side = size / at.scale
    for (const place of placesIn(grown(view, side * 0.7), options.bounds(), side)) {
      const known = at.tiles.get(place.key)
      // Never out of sight for long enough to be dropped and made again.
      if (known) known.used = Math.max(known.used, clock - 0.5)
      else if (performance.now() >= until) return true
      else {
        const tile = makeTile(at, place)
        tile.used = clock - 0.5
        maker.paint(tile, at.scale)
        maker.show(tile, false, true)
      }
    }
    return false
  }

  return {
    changed: (what, rects) => {
      for (const tile of level?.tiles.values() ?? []) {
        if (rects && !rects.some((rect) => overlaps(rect, tile.rect))) continue
        tile.stale = true
        if (what === 'base') tile.dated = true
      }
    },
    rescale: (scale, look) => {
      if (level?.scale === scale && level.look === look) return
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
      complete = fill(at, view, until)
      if (complete && !at.ready) {
        at.ready = true
        freeLevel(behind)
        behind = null
      }
      // Clear tiles wait for each other, or the old ones would shine through.
      const free = Boolean(base) || at.ready || !behind
      for (const tile of at.tiles.values()) maker.show(tile, tile.used === clock && free, scale === at.scale)
      const more = complete && base ? ring(at, view, until) : !complete
      evict(at)
      return more
    },
    missing: () => level !== null && !complete,
    destroy: () => {
      freeLevel(level)
      freeLevel(behind)
      level = behind = null
      maker.destroy()
    },
  }
}
