/** Orders as arrows: where they run, and the tags that stand on them. */
import type { ArrowKind, ArrowPicture, SideId } from '../../store/scene'
import { COUNTER_DROP } from '../counters/lod'
import { boundsOf, centreOf, type Layout, type Point, R, type Rect } from '../layout'
import { between, bowed, lengthOf, pointAt, smoothed } from './curve'
import { type FireKind, paintFire } from './fire'
import type { Ctx, Mark } from './mark'
import { type MoveKind, paintMove } from './moves'
import { type Placer, paintTag, tagSize } from './tags'

const EDGES: Readonly<Record<string, readonly [number, number]>> = {
  N: [0.5, 0],
  NE: [1, 0],
  E: [1, 0.5],
  SE: [1, 1],
  S: [0.5, 1],
  SW: [0, 1],
  W: [0, 0.5],
  NW: [0, 0],
}

/** A hex centre, or a point just off the named edge of the map. */
export const stationOf = (layout: Layout, name: string): Point | null => {
  if (!name.startsWith('edge:')) return centreOf(layout, name)
  const place = EDGES[name.slice(5)]
  if (!place) return null
  const off = (part: number, size: number) => (part === 0 ? -8 : part === 1 ? size + 8 : part * size)
  return { x: off(place[0], layout.w), y: off(place[1], layout.h) }
}

const isFire = (kind: ArrowKind): kind is FireKind =>
  kind === 'fire' || kind === 'suppress' || kind === 'indirect' || kind === 'flight'

/** Line of fire between two stations, ending short of the counters. */
export const fireLine = (a: Point, b: Point, arced: boolean): readonly Point[] => {
  const drop = COUNTER_DROP * R
  const [from, to] = [
    { x: a.x, y: a.y + drop },
    { x: b.x, y: b.y + drop },
  ]
  const far = Math.hypot(to.x - from.x, to.y - from.y)
  // Arcs bulge to the north: like a trajectory.
  const bow = arced ? Math.min(2.2 * R, far * 0.16) * (to.x >= from.x ? -1 : 1) : 0
  const line = bowed(from, to, bow)
  const whole = lengthOf(line)
  return between(line, Math.min(0.5 * R, whole * 0.25), whole - Math.min(0.52 * R, whole * 0.3))
}

/** Way of a movement through hex centres, from beside the counter to the middle of its last hex. */
export const moveLine = (stations: readonly Point[], occupied: boolean): readonly Point[] => {
  const drop = COUNTER_DROP * R
  const points = stations
    .filter((p, i) => i === 0 || p.x !== stations[i - 1]?.x || p.y !== stations[i - 1]?.y)
    .map(({ x, y }) => ({ x, y: y + drop }))
  const [a, b] = points
  if (!a || !b) return []
  const line = points.length === 2 ? bowed(a, b, -0.12 * Math.hypot(b.x - a.x, b.y - a.y)) : smoothed(points)
  const whole = lengthOf(line)
  return between(line, 0.46 * R, whole - (occupied ? 0.52 : 0.12) * R)
}

export type ArrowContext = Readonly<{
  layout: Layout
  placer: Placer
  scale: number
}>

type Tag = Readonly<{ at: Point; text: string; kind: 'dice' | 'tick'; rect: Rect }>

const tagMark = (tag: Tag, key: string, side: SideId, of: readonly unknown[], scale: number): Mark => ({
  key,
  of: [...of, tag.at.x, tag.at.y, scale],
  rect: tag.rect,
  paint: (ctx) => paintTag(ctx, tag.at, tag.text, tag.kind, side, scale),
})

const tagAt = (
  places: readonly Point[],
  text: string,
  kind: Tag['kind'],
  own: string,
  { placer, scale }: ArrowContext,
): Tag => {
  const size = tagSize(text, kind, scale)
  const at = placer.place(places, size, own)
  const rect = { x: at.x - size.w / 2 - 2, y: at.y - size.h / 2 - 2, w: size.w + 4, h: size.h + 4 }
  return { at, text, kind, rect }
}

/** Beside a waypoint, first where the way leaves most room. */
const besideHex = ({ x, y }: Point, w: number): readonly Point[] => {
  const out = (w / 2 + 0.16 * R) / R
  return (
    [
      [out, 0.1],
      [-out, 0.1],
      [0, 0.52],
      [0, -0.42],
      [out, 0.5],
      [-out, 0.5],
    ] as const
  ).map(([dx, dy]) => ({
    x: x + dx * R,
    y: y + dy * R,
  }))
}

/** Places for the tag of a line: on it where it is long enough to be seen behind the tag, else beside it. */
export const placesOnLine = (
  line: readonly Point[],
  { w, h }: Readonly<{ w: number; h: number }>,
): readonly Point[] => {
  const on = [0.36, 0.5, 0.26, 0.64, 0.74, 0.16].map((part) => pointAt(line, part))
  if (lengthOf(line) > w * 2.4) return on
  const [first, last] = [line[0], line.at(-1)] as [Point, Point]
  const middle = pointAt(line, 0.5)
  const far = Math.hypot(last.x - first.x, last.y - first.y) || 1
  const normal = { x: -(last.y - first.y) / far, y: (last.x - first.x) / far }
  const out = (Math.abs(normal.x) * w + Math.abs(normal.y) * h) / 2 + 8
  const beside = [1, -1, 1.5, -1.5].map((by) => ({
    x: middle.x + normal.x * out * by,
    y: middle.y + normal.y * out * by,
  }))
  return [...beside, ...on]
}

/** An arrow and the way it takes. */
export type Course = Readonly<{
  arrow: ArrowPicture
  line: readonly Point[]
  arced: boolean
  of: readonly unknown[]
}>

/** Null if its path is not on the map. @param occupied hexes in which counters stand */
export const courseOf = (
  layout: Layout,
  arrow: ArrowPicture,
  occupied: ReadonlySet<string>,
): Course | null => {
  const stations = arrow.path.map((name) => stationOf(layout, name)).filter((p): p is Point => p !== null)
  const [first, last] = [stations[0], stations.at(-1)]
  if (!first || !last || stations.length < 2) return null
  const arced = arrow.kind === 'indirect' || arrow.arc === true
  const ends = occupied.has(arrow.path.at(-1) as string)
  const line = isFire(arrow.kind) ? fireLine(first, last, arced) : moveLine(stations, ends)
  return line.length < 2 ? null : { arrow, line, arced, of: [arrow, ends] }
}

export const courseMark = ({ arrow, line, arced, of }: Course): Mark => {
  const { kind, side } = arrow
  const paint = isFire(kind)
    ? (ctx: Ctx) => paintFire(ctx, line, kind, side, arced, arrow.selected)
    : (ctx: Ctx) => paintMove(ctx, line, kind satisfies MoveKind, side)
  return { key: `arrow ${arrow.id}`, of, rect: boundsOf(line, 24), paint }
}

/** Dice on a line of fire, arrival numbers at waypoints. */
export const courseTags = ({ arrow, line, of }: Course, context: ArrowContext): readonly Mark[] => {
  const { layout, scale } = context
  const tags: Mark[] = []
  const put = (key: string, tag: Tag) => tags.push(tagMark(tag, `${key} ${arrow.id}`, arrow.side, of, scale))
  if (arrow.tag) {
    const places = placesOnLine(line, tagSize(arrow.tag, 'dice', scale))
    put('dice', tagAt(places, arrow.tag, 'dice', arrow.id, context))
  }
  for (const [hex, text] of Object.entries(arrow.ticks ?? {})) {
    const centre = centreOf(layout, hex)
    if (!centre) continue
    const places = besideHex(centre, tagSize(text, 'tick', scale).w)
    put(`tick ${hex}`, tagAt(places, text, 'tick', arrow.id, context))
  }
  return tags
}
