/**
 * The face of a counter, on a base of 64 × 64 units with its corner at (0, 0). Badges and shadow overhang
 * by up to 19 units.
 */
import type { CounterPicture, CounterState } from '../../store/scene'
import { INK, SIDE_INK } from '../palette'
import { paintBadges } from './badges'
import type { Lod } from './lod'
import {
  paintAmbush,
  paintBars,
  paintBody,
  paintFacing,
  paintNotch,
  paintPips,
  paintSymbol,
  paintText,
} from './parts'

export const OVERHANG = 19

const SOVIET = 'M4 0H60A4 4 0 0 1 64 4V60A4 4 0 0 1 60 64H4A4 4 0 0 1 0 60V4A4 4 0 0 1 4 0Z'
const AXIS = 'M9 0H55L64 9V55L55 64H9L0 55V9Z'

type Ctx = CanvasRenderingContext2D

export const bodyOf = (side: CounterPicture['side']): Path2D => new Path2D(side === 'ussr' ? SOVIET : AXIS)

/** Everything that a face depends on: counters with one key share a picture. */
export const faceKey = (counter: CounterPicture, lod: Lod): string => {
  const { side, symbol, code, tag, strength, full, ammo, steadiness, states, facing, echelon } = counter
  const bar = (part: number | null) => (part === null ? '' : Math.round(part * 24))
  const looks =
    lod === 'dot'
      ? [symbol]
      : [symbol, code, tag, strength, full, bar(ammo), bar(steadiness), facing, echelon]
  return [lod, side, ...looks, [...states].sort().join('+')].join('|')
}

const has = (counter: CounterPicture, state: CounterState) => counter.states.includes(state)

/** @param angle where the unit faces, in radians from the east, clockwise; null: not shown */
export const paintFace = (ctx: Ctx, counter: CounterPicture, lod: Lod, angle: number | null): void => {
  const ink = SIDE_INK[counter.side]
  const body = bodyOf(counter.side)
  const suppressed = has(counter, 'suppressed')
  const ghost = has(counter, 'lastSeen')
  ctx.save()
  if (ghost || has(counter, 'destroyed')) ctx.globalAlpha = 0.55
  if (angle !== null && lod !== 'dot' && !suppressed) paintFacing(ctx, angle, ink)
  if (!ghost) {
    ctx.save()
    ctx.translate(2.2, 3.2)
    ctx.globalAlpha *= 0.42
    ctx.fillStyle = '#1c1206'
    ctx.fill(body)
    ctx.restore()
  }
  ctx.save()
  if (suppressed) {
    ctx.translate(32, 32)
    ctx.rotate((-7 * Math.PI) / 180)
    ctx.translate(-32, -32)
  }
  paintBody(ctx, counter, ink, body, ghost)
  ctx.save()
  if (has(counter, 'ambush')) paintAmbush(ctx, ink, body)
  ctx.restore()
  paintSymbol(ctx, counter, ink, lod)
  paintText(ctx, counter, ink, lod)
  paintPips(ctx, counter, ink, lod)
  paintBars(ctx, counter, ink, lod)
  if (suppressed || has(counter, 'destroyed')) {
    ctx.globalAlpha *= 0.34
    ctx.fillStyle = INK.badge
    ctx.fill(body)
  }
  ctx.restore()
  if (lod === 'dot') {
    if (suppressed || has(counter, 'noOrder')) paintNotch(ctx)
  } else paintBadges(ctx, counter.states, lod !== 'full')
  ctx.restore()
}
