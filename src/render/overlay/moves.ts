/** Staff arrows of movement: a tapered body with a head, on a paper casing. */
import type { ArrowKind, SideId } from '../../store/scene'
import type { Point } from '../layout'
import { INK, SIDE_INK } from '../palette'
import { beside, between, directions, lengthOf, trace } from './curve'
import type { Ctx } from './mark'

export type MoveKind = Extract<ArrowKind, 'manoeuvre' | 'march' | 'assault' | 'fireOnMove'>

/** Widths of tail, neck and head, length of the head; strength of the fill. */
const BUILD: Readonly<
  Record<MoveKind, Readonly<{ tail: number; neck: number; head: number; long: number; fill: number }>>
> = {
  manoeuvre: { tail: 5, neck: 6.2, head: 17.5, long: 17, fill: 0.5 },
  march: { tail: 6, neck: 6.6, head: 17.5, long: 16, fill: 0.55 },
  assault: { tail: 7, neck: 9.3, head: 25.6, long: 24, fill: 0.86 },
  fireOnMove: { tail: 5, neck: 6.2, head: 17.5, long: 17, fill: 0.5 },
}

const outlineOf = (line: readonly Point[], kind: MoveKind): Path2D => {
  const { tail, neck, head, long } = BUILD[kind]
  const whole = lengthOf(line)
  const body = between(line, 0, Math.max(whole * 0.3, whole - long * 0.92))
  const ways = directions(body)
  const [left, right]: [Point[], Point[]] = [[], []]
  body.forEach((p, i) => {
    const half = (tail + (neck - tail) * (i / Math.max(1, body.length - 1)) ** 1.4) / 2
    const way = ways[i] as Point
    left.push({ x: p.x - way.y * half, y: p.y + way.x * half })
    right.push({ x: p.x + way.y * half, y: p.y - way.x * half })
  })
  const tip = line.at(-1) as Point
  const base = body.at(-1) as Point
  const far = Math.hypot(tip.x - base.x, tip.y - base.y) || 1
  const way = { x: (tip.x - base.x) / far, y: (tip.y - base.y) / far }
  const barb = (s: number): Point => ({
    x: base.x - way.y * (head / 2) * s - way.x * 3,
    y: base.y + way.x * (head / 2) * s - way.y * 3,
  })
  const path = trace([...left, barb(1), tip, barb(-1), ...right.reverse()])
  path.closePath()
  return path
}

/** A dashed line down the body, like a road: this one marches in column. */
const column = (ctx: Ctx, line: readonly Point[]): void => {
  ctx.strokeStyle = INK.casing
  ctx.lineWidth = 1.7
  ctx.setLineDash([5, 4])
  ctx.stroke(trace(between(line, 4, lengthOf(line) - 20)))
  ctx.setLineDash([])
}

/** Strokes across the middle: this one fires on its way. */
const sparks = (ctx: Ctx, line: readonly Point[], ink: string): void => {
  const whole = lengthOf(line)
  const path = new Path2D()
  for (const part of [0.42, 0.5, 0.58]) {
    const here = between(line, whole * part, whole * part + 1)
    if (here.length < 2) continue
    const [a, b] = [beside(here, 8)[0], beside(here, -8)[0]] as [Point, Point]
    path.moveTo(a.x, a.y)
    path.lineTo(b.x, b.y)
  }
  ctx.strokeStyle = INK.casing
  ctx.lineWidth = 4.4
  ctx.stroke(path)
  ctx.strokeStyle = ink
  ctx.lineWidth = 1.9
  ctx.stroke(path)
}

export const paintMove = (ctx: Ctx, line: readonly Point[], kind: MoveKind, side: SideId): void => {
  if (line.length < 2) return
  const ink = SIDE_INK[side].move
  const outline = outlineOf(line, kind)
  ctx.lineJoin = 'round'
  ctx.globalAlpha = 0.85
  ctx.strokeStyle = INK.casing
  ctx.lineWidth = 4.5
  ctx.stroke(outline)
  ctx.globalAlpha = 1
  const { fill } = BUILD[kind]
  ctx.fillStyle = INK.casing
  ctx.globalAlpha = 0.35
  ctx.fill(outline)
  ctx.globalAlpha = fill
  ctx.fillStyle = ink
  ctx.fill(outline)
  ctx.globalAlpha = 1
  ctx.strokeStyle = ink
  ctx.lineWidth = 1.7
  ctx.stroke(outline)
  if (kind === 'fireOnMove') sparks(ctx, line, ink)
  if (kind === 'march') column(ctx, line)
}
