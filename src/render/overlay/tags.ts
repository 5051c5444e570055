/** Small text on the board: always on a tag, a pill or a halo, and never over a counter or another tag. */
import type { SideId } from '../../store/scene'
import { grown, overlaps, type Point, R, type Rect } from '../layout'
import { FONT, INK, SIDE_INK } from '../palette'
import type { Ctx } from './mark'

/** `dice` on a line of fire, `tick` at a waypoint, `pill` in reach, `word` bare with a halo. */
export type TagKind = 'dice' | 'tick' | 'pill' | 'word'

const STYLE: Readonly<
  Record<TagKind, Readonly<{ size: number; pad: number; high: number; radius: number }>>
> = {
  dice: { size: 12, pad: 7, high: 17, radius: 2 },
  tick: { size: 11.5, pad: 5.5, high: 16, radius: 3 },
  pill: { size: 12.5, pad: 7, high: 17, radius: 8.5 },
  word: { size: 11.5, pad: 3, high: 14, radius: 0 },
}

let ruler: Ctx | null = null
const widthOf = (text: string, size: number): number => {
  ruler ??= document.createElement('canvas').getContext('2d')
  if (!ruler) return text.length * size * 0.5
  ruler.font = `700 ${size}px ${FONT.narrow}`
  return ruler.measureText(text).width
}

/** Tags are drawn larger than the map when that is small, so that they stay legible. */
export const tagScale = (pixel: number): number => Math.max(1, 0.82 * pixel)

export const tagSize = (text: string, kind: TagKind, scale: number): Readonly<{ w: number; h: number }> => {
  const { size, pad, high } = STYLE[kind]
  return { w: (widthOf(text, size) + 2 * pad) * scale, h: high * scale }
}

export const paintTag = (
  ctx: Ctx,
  at: Point,
  text: string,
  kind: TagKind,
  side: SideId | null,
  scale: number,
): void => {
  const { size, high, radius } = STYLE[kind]
  const { w } = tagSize(text, kind, 1)
  ctx.save()
  ctx.translate(at.x, at.y)
  ctx.scale(scale, scale)
  ctx.font = `700 ${size}px ${FONT.narrow}`
  ctx.textAlign = 'center'
  ctx.textBaseline = 'alphabetic'
  ctx.lineJoin = 'round'
  const line = kind === 'pill' || !side ? INK.reach : SIDE_INK[side][kind === 'tick' ? 'move' : 'fire']
  if (kind === 'word') {
    ctx.strokeStyle = '#f1ead0'
    ctx.lineWidth = 3
    ctx.strokeText(text, 0, size * 0.34)
    ctx.fillStyle = INK.reach
  } else {
    ctx.beginPath()
    ctx.roundRect(-w / 2, -high / 2, w, high, radius)
    ctx.fillStyle = kind === 'dice' ? line : kind === 'tick' ? INK.casing : '#f7f2df'
    ctx.fill()
    ctx.strokeStyle = kind === 'dice' ? INK.casing : line
    ctx.lineWidth = 1.3
    ctx.stroke()
    ctx.fillStyle = kind === 'dice' ? '#fff6e2' : kind === 'tick' ? INK.text : INK.reach
  }
  ctx.fillText(text, 0, size * 0.35)
  ctx.restore()
}

const shared = (a: Rect, b: Rect): number =>
  overlaps(a, b)
    ? (Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x)) *
      (Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y))
    : 0

export type Placer = Readonly<{
  /** The first place with nothing under it, else the one that covers least. It is taken from then on. */
  place: (places: readonly Point[], size: Readonly<{ w: number; h: number }>, own?: string) => Point
}>

export type Obstacles = Readonly<{
  /** Rectangles of counters and flags. */
  taken: readonly Rect[]
  /** Rectangles of hex numbers in reach: better free than not. */
  print?: (rect: Rect) => readonly Rect[]
  /** Arrows by their owner, as points not far apart; a tag may lie on its owner's. */
  lines?: readonly Readonly<{ own: string; points: readonly Point[] }>[]
}>

const inside = ({ x, y }: Point, rect: Rect): boolean =>
  x > rect.x && x < rect.x + rect.w && y > rect.y && y < rect.y + rect.h

/** What a point of a foreign arrow under a tag weighs, in square units. */
const CROSSED = 40

export const makePlacer = ({ taken, print = () => [], lines = [] }: Obstacles): Placer => {
  const full = [...taken]
  return {
    place: (places, { w, h }, own) => {
      const foreign = lines.filter((line) => line.own !== own)
      let best = places[0] ?? { x: 0, y: 0 }
      let least = Infinity
      for (const p of places) {
        const rect = grown({ x: p.x - w / 2, y: p.y - h / 2, w, h }, 1)
        const cost =
          full.reduce((sum, other) => sum + shared(rect, other), 0) +
          print(rect).reduce((sum, other) => sum + shared(rect, other) * 0.4, 0) +
          foreign.reduce((sum, { points }) => sum + points.filter((q) => inside(q, rect)).length * CROSSED, 0)
        if (cost >= least) continue
        best = p
        least = cost
        if (cost === 0) break
      }
      full.push({ x: best.x - w / 2, y: best.y - h / 2, w, h })
      return best
    },
  }
}

/** Places for a tag in a hex: at the foot, beside the number, in the middle. */
export const placesInHex = (
  { x, y }: Point,
  size: Readonly<{ w: number; h: number }>,
  occupied: boolean,
): readonly Point[] => {
  const at = (dx: number, dy: number): Point => ({ x: x + dx * R, y: y + dy * R })
  const foot = at(0, Math.max(0.6 + size.h / 2 / R, 0.76))
  return occupied
    ? [foot, at(0.4, -0.6), at(-0.4, -0.6), at(0.72, 0), at(-0.72, 0), at(0, -0.86)]
    : [at(0, 0.02), at(0, 0.36), foot, at(0.3, -0.3), at(-0.3, -0.3), at(0.4, 0.36), at(-0.4, 0.36)]
}
