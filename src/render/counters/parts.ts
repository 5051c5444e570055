/** Parts of a counter's face, on the base of 64 × 64 units. */
import type { CounterPicture } from '../../store/scene'
import { FONT, INK, type SideInk } from '../palette'
import { ECHELONS, symbolPaths } from '../symbolSvg'
import { FRAME } from '../symbols/table'
import { COUNTER_DROP, COUNTER_SIDE, type Lod } from './lod'

type Ctx = CanvasRenderingContext2D

export const BASE = 64

export const paintBody = (
  ctx: Ctx,
  { side }: CounterPicture,
  ink: SideInk,
  body: Path2D,
  dashed: boolean,
): void => {
  ctx.fillStyle = ink.body
  ctx.fill(body)
  ctx.strokeStyle = ink.edge
  ctx.lineWidth = dashed ? 2.2 : 1.6
  ctx.setLineDash(dashed ? [5, 4] : [])
  ctx.stroke(body)
  ctx.setLineDash([])
  if (dashed) return
  const [x0, x1, head, foot] = side === 'ussr' ? [2, 62, 3, 61.5] : [9.5, 54.5, 2, 62]
  ctx.lineWidth = 2.4
  for (const [y, color] of [
    [head, ink.top],
    [foot, ink.foot],
  ] as const) {
    ctx.strokeStyle = color
    ctx.beginPath()
    ctx.moveTo(x0, y)
    ctx.lineTo(x1, y)
    ctx.stroke()
  }
}

/** Owner's sign of an ambush: a hatch over the body and a dashed frame inside it. */
export const paintAmbush = (ctx: Ctx, ink: SideInk, body: Path2D): void => {
  ctx.save()
  ctx.clip(body)
  ctx.strokeStyle = ink.hatch
  ctx.lineWidth = 2.6
  ctx.beginPath()
  for (let x = -64; x < 64; x += 8.5) {
    ctx.moveTo(x, 64)
    ctx.lineTo(x + 64, 0)
  }
  ctx.stroke()
  ctx.restore()
  ctx.strokeStyle = ink.ink
  ctx.globalAlpha *= 0.9
  ctx.lineWidth = 1.4
  ctx.setLineDash([4, 3])
  ctx.strokeRect(5, 5, 54, 54)
  ctx.setLineDash([])
}

export const paintSymbol = (ctx: Ctx, { symbol, echelon }: CounterPicture, ink: SideInk, lod: Lod): void => {
  const big = lod === 'small' || lod === 'dot'
  const scale = big ? 0.36 : 0.305
  ctx.save()
  ctx.translate(32 - 100 * scale, big ? -7 : 1.2)
  ctx.scale(scale, scale)
  ctx.strokeStyle = ctx.fillStyle = ink.ink
  ctx.lineWidth = lod === 'dot' ? 10 : big ? 8.5 : 7
  ctx.lineJoin = 'miter'
  const { line, solid } = symbolPaths(symbol)
  const frame = new Path2D(FRAME)
  ctx.stroke(frame)
  if (solid) ctx.fill(new Path2D(solid))
  ctx.save()
  // Lines that end on the frame must not stick out of its corners.
  ctx.clip(frame)
  if (line) ctx.stroke(new Path2D(line))
  ctx.restore()
  if (lod === 'full') {
    if (echelon === 'platoon') ctx.fill(new Path2D(ECHELONS.platoon.solid))
    else ctx.stroke(new Path2D(ECHELONS.company.line))
  }
  ctx.restore()
}

export const paintText = (ctx: Ctx, { side, code, tag }: CounterPicture, ink: SideInk, lod: Lod): void => {
  if (lod === 'small' || lod === 'dot') return
  const full = lod === 'full'
  ctx.textBaseline = 'alphabetic'
  ctx.textAlign = 'left'
  ctx.fillStyle = ink.ink
  ctx.font = `700 ${full ? 13 : 18}px ${FONT.narrow}`
  ctx.fillText(
    code,
    full ? (side === 'axis' ? 7.5 : 6.5) : side === 'axis' ? 8 : 5.5,
    full ? 14.5 : 16,
    full ? 24 : 50,
  )
  if (!full || !tag) return
  ctx.font = `700 10.5px ${FONT.narrow}`
  ctx.textAlign = 'right'
  ctx.fillStyle = ink.tag
  ctx.fillText(tag, side === 'axis' ? 56.5 : 58.5, 14, 22)
}

/** Pips of strength: lost ones are outlines. Very strong units get narrower pips. */
export const paintPips = (ctx: Ctx, { strength, full }: CounterPicture, ink: SideInk, lod: Lod): void => {
  const size = { full: [7, 6, 2.4, 48.4], medium: [9, 8, 3.4, 51], small: [11, 10, 3.4, 49], dot: null }[lod]
  if (!size || full <= 0) return
  let [w, , gap] = size as [number, number, number, number]
  const [, h, , y] = size as [number, number, number, number]
  const most = 56
  if (full * w + (full - 1) * gap > most) {
    gap = Math.min(gap, 1.6)
    w = (most - (full - 1) * gap) / full
  }
  const x = 32 - (full * w + (full - 1) * gap) / 2
  ctx.fillStyle = ctx.strokeStyle = ink.ink
  ctx.lineWidth = 1.2
  for (let i = 0; i < full; i++) {
    const at = x + i * (w + gap)
    if (i < strength) ctx.fillRect(at, y, w, h)
    else {
      ctx.save()
      ctx.globalAlpha *= 0.65
      ctx.strokeRect(at + 0.6, y + 0.6, w - 1.2, h - 1.2)
      ctx.restore()
    }
  }
}

export const paintBars = (
  ctx: Ctx,
  { side, ammo, steadiness, states }: CounterPicture,
  ink: SideInk,
  lod: Lod,
): void => {
  const low = states.includes('lowAmmo') || (ammo !== null && ammo < 0.25)
  const bar = (x: number, part: number, fill: string) => {
    ctx.save()
    ctx.globalAlpha *= 0.8
    ctx.fillStyle = ink.foot
    ctx.fillRect(x, 56.8, 24.5, 4)
    ctx.restore()
    ctx.fillStyle = fill
    ctx.fillRect(x, 56.8, 24.5 * Math.max(0, Math.min(1, part)), 4)
  }
  if (lod !== 'full') {
    // A unit that runs dry says so at every size.
    if (low && lod !== 'dot') {
      ctx.fillStyle = INK.lowAmmo
      ctx.fillRect(side === 'axis' ? 9 : 4, 60.2, 20, 3)
    }
    return
  }
  if (ammo !== null) {
    bar(side === 'axis' ? 7 : 6, ammo, low ? INK.lowAmmo : ink.ammo)
    ctx.fillStyle = ink.body
    for (const x of [12, 18.2, 24.4]) ctx.fillRect(x + (side === 'axis' ? 1 : 0) - 0.65, 56.6, 1.3, 4.4)
  }
  if (steadiness !== null) bar(side === 'axis' ? 32.5 : 33.5, steadiness, ink.ink)
}

/** A wedge between the counter and the face of the hex that the unit faces. */
export const paintFacing = (ctx: Ctx, angle: number, ink: SideInk): void => {
  const radius = BASE / COUNTER_SIDE
  ctx.save()
  ctx.translate(32, 32 - COUNTER_DROP * radius)
  ctx.rotate(angle)
  const tip = radius * 0.79
  ctx.beginPath()
  ctx.moveTo(tip, 0)
  ctx.lineTo(tip - 8.5, -9)
  ctx.lineTo(tip - 5.5, 0)
  ctx.lineTo(tip - 8.5, 9)
  ctx.closePath()
  ctx.lineJoin = 'round'
  ctx.strokeStyle = INK.casing
  ctx.lineWidth = 3
  ctx.stroke()
  ctx.fillStyle = ink.edge
  ctx.fill()
  ctx.restore()
}

/** Notch of a small counter: it is in some state that its owner should look at. */
export const paintNotch = (ctx: Ctx): void => {
  ctx.beginPath()
  ctx.moveTo(44, 0)
  ctx.lineTo(64, 0)
  ctx.lineTo(64, 20)
  ctx.closePath()
  ctx.fillStyle = INK.attention
  ctx.fill()
  ctx.strokeStyle = INK.badgeInk
  ctx.lineWidth = 2
  ctx.stroke()
}
