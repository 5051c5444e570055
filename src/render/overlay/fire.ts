/** Lines of fire: one line; suppressive three; indirect dashed, in an arc. */
import type { ArrowKind, SideId } from '../../store/scene'
import type { Point } from '../layout'
import { INK, SIDE_INK } from '../palette'
import { beside, between, directions, lengthOf, trace } from './curve'
import type { Ctx } from './mark'

export type FireKind = Extract<ArrowKind, 'fire' | 'suppress' | 'indirect' | 'flight'>

/** A barbed head whose tip is the end of the line. */
const headOf = (line: readonly Point[], long: number): Path2D => {
  const tip = line.at(-1) as Point
  const way = directions(line).at(-1) as Point
  const at = (back: number, across: number): Point => ({
    x: tip.x - way.x * back - way.y * across,
    y: tip.y - way.y * back + way.x * across,
  })
  const path = trace([at(long, -long / 2), tip, at(long, long / 2), at(long * 0.72, 0)])
  path.closePath()
  return path
}

/** A squadron seen from above, its nose at the end of the line. */
const planeOf = (line: readonly Point[], size: number): Path2D => {
  const tip = line.at(-1) as Point
  const way = directions(line).at(-1) as Point
  const at = (back: number, across: number): Point => ({
    x: tip.x - (way.x * back + way.y * across) * size,
    y: tip.y - (way.y * back - way.x * across) * size,
  })
  const half: readonly (readonly [number, number])[] = [
    [0, 0],
    [0.22, 0.13],
    [0.42, 0.16],
    [0.66, 0.98],
    [0.9, 0.98],
    [0.86, 0.17],
    [1.3, 0.13],
    [1.44, 0.46],
    [1.62, 0.46],
    [1.56, 0],
  ]
  const other = half.map(([back, across]) => at(back, -across)).reverse()
  const path = trace([...half.map(([back, across]) => at(back, across)), ...other])
  path.closePath()
  return path
}

/** A dash-dotted line: the way of a flight. */
const FLIGHT_DASH = [14, 4, 2.5, 4]

/** @param arced indirect fire is dashed, suppressive indirect fire too */
export const paintFire = (
  ctx: Ctx,
  line: readonly Point[],
  kind: FireKind,
  side: SideId,
  arced: boolean,
  heavy = false,
): void => {
  if (line.length < 2) return
  const ink = SIDE_INK[side].fire
  const whole = lengthOf(line)
  const body = between(line, 0, whole - 6)
  const main = trace(body)
  const flies = kind === 'flight'
  const head = flies ? planeOf(line, heavy ? 19 : 17) : headOf(line, heavy ? 13 : 11.5)
  const three = kind === 'suppress'
  ctx.lineCap = 'round'
  ctx.lineJoin = 'round'
  ctx.globalAlpha = 0.85
  ctx.strokeStyle = INK.casing
  ctx.lineWidth = three ? 12 : 6
  ctx.stroke(main)
  ctx.lineWidth = 3.6
  ctx.stroke(head)
  ctx.globalAlpha = 1
  ctx.lineCap = 'butt'
  ctx.strokeStyle = ink
  ctx.setLineDash(flies ? FLIGHT_DASH : arced ? [7, 4] : [])
  if (three) {
    ctx.lineWidth = 1.5
    const short = between(line, 0, whole - 9)
    ctx.stroke(trace(beside(short, 4)))
    ctx.stroke(trace(beside(short, -4)))
  }
  ctx.lineWidth = heavy ? 3.2 : 2.4
  ctx.stroke(main)
  ctx.setLineDash([])
  ctx.fillStyle = ink
  ctx.fill(head)
}
