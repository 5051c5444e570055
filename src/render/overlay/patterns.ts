/** Patterns of marked hexes: hatches, dots, rims. All tiles share their lines, since they follow the map. */
import { addHex, type Point, R, type Rect } from '../layout'
import { INK } from '../palette'
import type { Ctx } from './mark'

/** The hexes, each drawn in by a little, and the outline round all of them. */
export type Shape = Readonly<{ centres: readonly Point[]; cells: Path2D; outline: Path2D; rect: Rect }>

/** Parallel lines over a rectangle, at an angle that all tiles share. */
export const hatch = (ctx: Ctx, rect: Rect, gap: number, slant: 1 | -1 | 0): void => {
  ctx.beginPath()
  const { x, y, w, h } = rect
  if (slant === 0) {
    for (let at = Math.floor(y / gap) * gap; at < y + h; at += gap) {
      ctx.moveTo(x, at)
      ctx.lineTo(x + w, at)
    }
  } else {
    const step = gap * Math.SQRT2
    const from = slant > 0 ? x - (y + h) : x + y
    const to = slant > 0 ? x + w - y : x + w + y + h
    for (let c = Math.floor(from / step) * step; c < to; c += step) {
      // slant 1: x − y = c, falling to the right; −1: x + y = c.
      ctx.moveTo(slant > 0 ? c + y : c - y, y)
      ctx.lineTo(slant > 0 ? c + y + h : c - y - h, y + h)
    }
  }
  ctx.stroke()
}

export const dots = (ctx: Ctx, rect: Rect, gap: number, r: number): void => {
  ctx.beginPath()
  for (let j = Math.floor(rect.y / gap); j * gap < rect.y + rect.h; j++) {
    for (let i = Math.floor(rect.x / gap); i * gap < rect.x + rect.w; i++) {
      const [x, y] = [(i + (j & 1 ? 0.5 : 0)) * gap, j * gap]
      ctx.moveTo(x + r, y)
      ctx.arc(x, y, r, 0, 2 * Math.PI)
    }
  }
  ctx.fill()
}

export const stroke = (
  ctx: Ctx,
  path: Path2D,
  ink: string,
  width: number,
  dash: readonly number[] = [],
): void => {
  ctx.strokeStyle = ink
  ctx.lineWidth = width
  ctx.setLineDash([...dash])
  ctx.stroke(path)
  ctx.setLineDash([])
}

/** A wash and what `pattern` draws, kept inside the hexes. */
export const filled = (
  ctx: Ctx,
  { cells }: Shape,
  ink: string,
  alpha: number,
  pattern?: () => void,
): void => {
  ctx.save()
  ctx.fillStyle = ink
  ctx.globalAlpha = alpha
  ctx.fill(cells)
  if (pattern) {
    ctx.clip(cells)
    ctx.globalAlpha = 0.5
    pattern()
  }
  ctx.restore()
}

/** Four short ticks that point at the middle of a hex. */
export const aims = (ctx: Ctx, centres: readonly Point[]): void => {
  const path = new Path2D()
  for (const { x, y } of centres) {
    for (const [dx, dy] of [
      [0, -1],
      [0, 1],
      [-1, 0],
      [1, 0],
    ] as const) {
      const [near, far] = dx === 0 ? [0.62, 0.82] : [0.7, 0.92]
      path.moveTo(x + dx * R * near, y + dy * R * near)
      path.lineTo(x + dx * R * far, y + dy * R * far)
    }
  }
  stroke(ctx, path, INK.halo, 6)
  stroke(ctx, path, INK.black, 2.6)
}

/** A dashed golden hex inside the printed one. */
export const paintObjective = (ctx: Ctx, centres: readonly Point[]): void => {
  const path = new Path2D()
  for (const centre of centres) addHex(path, centre, R * 0.055)
  stroke(ctx, path, INK.goldPaper, R * 0.085)
  stroke(ctx, path, INK.gold, R * 0.036, [R * 0.2, R * 0.09])
}
