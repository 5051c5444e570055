/** Marked hexes. Each kind has a pattern and a rim of its own, so that none leans on its colour. */
import { cellOf, FACES, hexOf, neighbour } from '../../kernel/hex'
import type { ZonePicture } from '../../store/scene'
import { addHex, boundsOf, centreOf, edgeAt, type Layout, type Point, R, type Rect } from '../layout'
import { INK, SIDE_INK } from '../palette'
import type { Ctx, Mark } from './mark'

type Shape = Readonly<{ centres: readonly Point[]; cells: Path2D; outline: Path2D; rect: Rect }>

/** The hexes, each drawn in by a little, and the outline round all of them. */
const shapeOf = (layout: Layout, hexes: readonly string[], inset: number): Shape | null => {
  const centres: Point[] = []
  const cells = new Path2D()
  const outline = new Path2D()
  const inside = new Set(hexes)
  for (const hex of inside) {
    const centre = centreOf(layout, hex)
    if (!centre) continue
    centres.push(centre)
    addHex(cells, centre, inset)
    const cell = cellOf(layout.grid, hex)
    for (const face of FACES) {
      const over = neighbour(layout.grid, cell, face)
      if (over >= 0 && inside.has(hexOf(layout.grid, over))) continue
      const [a, b] = edgeAt(centre, face, 0.975)
      outline.moveTo(a.x, a.y)
      outline.lineTo(b.x, b.y)
    }
  }
  return centres.length > 0 ? { centres, cells, outline, rect: boundsOf(centres, R * 1.1) } : null
}

/** Parallel lines over a rectangle, at an angle that all tiles share. */
const hatch = (ctx: Ctx, rect: Rect, gap: number, slant: 1 | -1 | 0): void => {
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

const dots = (ctx: Ctx, rect: Rect, gap: number, r: number): void => {
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

const stroke = (ctx: Ctx, path: Path2D, ink: string, width: number, dash: readonly number[] = []): void => {
  ctx.strokeStyle = ink
  ctx.lineWidth = width
  ctx.setLineDash([...dash])
  ctx.stroke(path)
  ctx.setLineDash([])
}

/** A wash and what `pattern` draws, kept inside the hexes. */
const filled = (ctx: Ctx, { cells }: Shape, ink: string, alpha: number, pattern?: () => void): void => {
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
const aims = (ctx: Ctx, centres: readonly Point[]): void => {
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

const common = (a: Rect, b: Rect): Rect => {
  const [x, y] = [Math.max(a.x, b.x), Math.max(a.y, b.y)]
  return { x, y, w: Math.min(a.x + a.w, b.x + b.w) - x, h: Math.min(a.y + a.h, b.y + b.h) - y }
}

const paintZone = (ctx: Ctx, zone: ZonePicture, shape: Shape, rect: Rect): void => {
  const side = SIDE_INK[zone.side ?? 'ussr']
  const line = (ink: string, width: number) => {
    ctx.strokeStyle = ink
    ctx.lineWidth = width
  }
  ctx.lineJoin = 'round'
  switch (zone.kind) {
    case 'reach':
      filled(ctx, shape, INK.reachPaper, 0.42, () => {
        line(INK.reach, 2.2)
        hatch(ctx, rect, 9, -1)
      })
      return stroke(ctx, shape.cells, INK.reach, 2)
    case 'reachNext':
      filled(ctx, shape, INK.reachPaper, 0.22, () => {
        ctx.fillStyle = INK.reach
        dots(ctx, rect, 6.4, 1.15)
      })
      return stroke(ctx, shape.cells, INK.reach, 1.2, [3, 4])
    case 'deploy':
      filled(ctx, shape, INK.halo, 0.28, () => {
        ctx.globalAlpha = 0.3
        line(side.edge, 1.2)
        hatch(ctx, rect, 13, 1)
      })
      stroke(ctx, shape.outline, INK.casing, 6)
      return stroke(ctx, shape.outline, side.move, 3.2, [13, 6])
    case 'sight':
      filled(ctx, shape, INK.halo, 0.34, () => {
        ctx.globalAlpha = 0.26
        line(INK.text, 0.9)
        hatch(ctx, rect, 5.2, 0)
      })
      stroke(ctx, shape.outline, INK.casing, 4)
      return stroke(ctx, shape.outline, INK.text, 1.6)
    case 'sector':
      filled(ctx, shape, side.fire, 0.08)
      ctx.globalAlpha = 0.6
      stroke(ctx, shape.outline, INK.casing, 3.6)
      ctx.globalAlpha = 1
      return stroke(ctx, shape.outline, side.fire, 2, [2.4, 3.2])
    case 'threat':
      filled(ctx, shape, side.fire, 0.1, () => {
        ctx.globalAlpha = 0.42
        line(side.fire, 1.1)
        hatch(ctx, rect, 9, 1)
        hatch(ctx, rect, 9, -1)
      })
      return stroke(ctx, shape.outline, side.fire, 1.6, [1.6, 3.2])
    case 'objective':
      filled(ctx, shape, INK.flag, 0.2, () => {
        ctx.fillStyle = INK.gold
        dots(ctx, rect, 13, 1.1)
      })
      return paintObjective(ctx, shape.centres)
    case 'targets':
      return aims(ctx, shape.centres)
    default:
      return zone.kind satisfies never
  }
}

/** A dashed golden hex inside the printed one. */
export const paintObjective = (ctx: Ctx, centres: readonly Point[]): void => {
  const path = new Path2D()
  for (const centre of centres) addHex(path, centre, R * 0.055)
  stroke(ctx, path, INK.goldPaper, R * 0.085)
  stroke(ctx, path, INK.gold, R * 0.036, [R * 0.2, R * 0.09])
}

export const zoneMarks = (layout: Layout, zones: readonly ZonePicture[]): readonly Mark[] =>
  zones.flatMap((zone, i): Mark[] => {
    const shape = shapeOf(
      layout,
      zone.hexes,
      zone.kind === 'reach' || zone.kind === 'reachNext' ? R * 0.035 : 0,
    )
    if (!shape) return []
    return [
      {
        key: `zone ${zone.kind} ${i}`,
        of: [zone],
        rect: shape.rect,
        paint: (ctx, part) => paintZone(ctx, zone, shape, common(shape.rect, part)),
      },
    ]
  })
