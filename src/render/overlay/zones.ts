/** Marked hexes. Each kind has a pattern and a rim of its own, so that none leans on its colour. */
import { cellOf, FACES, hexOf, neighbour } from '../../kernel/hex'
import type { ZoneKind, ZonePicture } from '../../store/scene'
import { addHex, boundsOf, centreOf, edgeAt, type Layout, type Point, R, type Rect } from '../layout'
import { INK, SIDE_INK, type SideInk } from '../palette'
import type { Ctx, Mark } from './mark'
import { aims, dots, filled, hatch, paintObjective, type Shape, stroke } from './patterns'

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

const common = (a: Rect, b: Rect): Rect => {
  const [x, y] = [Math.max(a.x, b.x), Math.max(a.y, b.y)]
  return { x, y, w: Math.min(a.x + a.w, b.x + b.w) - x, h: Math.min(a.y + a.h, b.y + b.h) - y }
}

type Draw = (ctx: Ctx, shape: Shape, rect: Rect, side: SideInk) => void

const pen = (ctx: Ctx, ink: string, width: number, alpha = 0.5): void => {
  ctx.globalAlpha = alpha
  ctx.strokeStyle = ink
  ctx.lineWidth = width
}

const DRAW: Readonly<Record<ZoneKind, Draw>> = {
  reach: (ctx, shape, rect) => {
    filled(ctx, shape, INK.reachPaper, 0.42, () => {
      pen(ctx, INK.reach, 2.2)
      hatch(ctx, rect, 9, -1)
    })
    stroke(ctx, shape.cells, INK.reach, 2)
  },
  reachNext: (ctx, shape, rect) => {
    filled(ctx, shape, INK.reachPaper, 0.22, () => {
      ctx.fillStyle = INK.reach
      dots(ctx, rect, 6.4, 1.15)
    })
    stroke(ctx, shape.cells, INK.reach, 1.2, [3, 4])
  },
  deploy: (ctx, shape, rect, side) => {
    filled(ctx, shape, INK.halo, 0.28, () => {
      pen(ctx, side.edge, 1.2, 0.3)
      hatch(ctx, rect, 13, 1)
    })
    stroke(ctx, shape.outline, INK.casing, 6)
    stroke(ctx, shape.outline, side.move, 3.2, [13, 6])
  },
  sight: (ctx, shape, rect) => {
    filled(ctx, shape, INK.halo, 0.34, () => {
      pen(ctx, INK.text, 0.9, 0.26)
      hatch(ctx, rect, 5.2, 0)
    })
    stroke(ctx, shape.outline, INK.casing, 4)
    stroke(ctx, shape.outline, INK.text, 1.6)
  },
  sector: (ctx, shape, _rect, side) => {
    filled(ctx, shape, side.fire, 0.08)
    ctx.globalAlpha = 0.6
    stroke(ctx, shape.outline, INK.casing, 3.6)
    ctx.globalAlpha = 1
    stroke(ctx, shape.outline, side.fire, 2, [2.4, 3.2])
  },
  threat: (ctx, shape, rect, side) => {
    filled(ctx, shape, side.fire, 0.1, () => {
      pen(ctx, side.fire, 1.1, 0.42)
      hatch(ctx, rect, 9, 1)
      hatch(ctx, rect, 9, -1)
    })
    stroke(ctx, shape.outline, side.fire, 1.6, [1.6, 3.2])
  },
  objective: (ctx, shape, rect) => {
    filled(ctx, shape, INK.flag, 0.2, () => {
      ctx.fillStyle = INK.gold
      dots(ctx, rect, 13, 1.1)
    })
    paintObjective(ctx, shape.centres)
  },
  patrol: (ctx, shape, _rect, side) => {
    filled(ctx, shape, side.move, 0.07)
    stroke(ctx, shape.outline, INK.casing, 4.4)
    stroke(ctx, shape.outline, side.move, 2, [14, 4, 2.5, 4])
  },
  targets: (ctx, shape) => aims(ctx, shape.centres),
}

const paintZone = (ctx: Ctx, zone: ZonePicture, shape: Shape, part: Rect): void => {
  ctx.lineJoin = 'round'
  DRAW[zone.kind](ctx, shape, common(shape.rect, part), SIDE_INK[zone.side ?? 'ussr'])
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
        paint: (ctx, part) => paintZone(ctx, zone, shape, part),
      },
    ]
  })
