/** The line of sight: whole as far as it is clear, dotted beyond, and the hex that blocks it. */
import type { SightPicture } from '../../store/scene'
import { addHex, boundsOf, centreOf, hexAt, type Layout, type Point, R } from '../layout'
import { INK } from '../palette'
import { along, trace } from './curve'
import { type Ctx, cased, type Mark } from './mark'

/** Where the line first touches the blocking hex; an edge belongs to both hexes, so a step is fine enough. */
const entry = (layout: Layout, from: Point, to: Point, hex: string): number => {
  const steps = 200
  for (let i = 0; i <= steps; i++) {
    if (hexAt(layout, along(from, to, i / steps)) === hex) return i / steps
  }
  const centre = centreOf(layout, hex)
  if (!centre) return 1
  const [dx, dy] = [to.x - from.x, to.y - from.y]
  const nearest = ((centre.x - from.x) * dx + (centre.y - from.y) * dy) / (dx * dx + dy * dy || 1)
  return Math.max(0, Math.min(1, nearest))
}

const paintEnds = (ctx: Ctx, from: Point, to: Point, clear: boolean): void => {
  ctx.fillStyle = INK.black
  ctx.strokeStyle = INK.halo
  ctx.lineWidth = 2
  ctx.beginPath()
  ctx.arc(from.x, from.y, 5, 0, 2 * Math.PI)
  ctx.fill()
  ctx.stroke()
  ctx.beginPath()
  ctx.arc(to.x, to.y, 7, 0, 2 * Math.PI)
  ctx.fillStyle = clear ? INK.black : INK.halo
  ctx.fill()
  ctx.strokeStyle = clear ? INK.halo : INK.refuse
  ctx.stroke()
}

const paintBlock = (ctx: Ctx, centre: Point): void => {
  const outline = new Path2D()
  addHex(outline, centre, 2)
  ctx.save()
  ctx.clip(outline)
  ctx.globalAlpha = 0.16
  ctx.fillStyle = INK.refuse
  ctx.fill(outline)
  ctx.globalAlpha = 0.5
  ctx.strokeStyle = INK.refuse
  ctx.lineWidth = 2
  ctx.beginPath()
  for (let x = centre.x - 2 * R; x < centre.x + 2 * R; x += 11) {
    ctx.moveTo(x, centre.y - R)
    ctx.lineTo(x + R, centre.y + R)
  }
  ctx.stroke()
  ctx.restore()
  ctx.lineJoin = 'round'
  cased(ctx, outline, INK.halo, 5.5, INK.refuse, 2.6)
}

export const sightMarks = (layout: Layout, sight: SightPicture | null): readonly Mark[] => {
  const from = sight && centreOf(layout, sight.from)
  const to = sight && centreOf(layout, sight.to)
  if (!sight || !from || !to) return []
  const block = sight.blockedBy === null ? null : centreOf(layout, sight.blockedBy)
  const stop = sight.blockedBy === null ? 1 : entry(layout, from, to, sight.blockedBy)
  const cut = along(from, to, stop)
  const paint = (ctx: Ctx): void => {
    if (block) paintBlock(ctx, block)
    ctx.lineCap = 'round'
    if (stop < 1) {
      ctx.setLineDash([0.1, 9])
      cased(ctx, trace([cut, to]), INK.halo, 7, INK.refuse, 4.4)
      ctx.setLineDash([])
    }
    cased(ctx, trace([from, cut]), INK.halo, 6, INK.black, 2.4)
    if (stop < 1) {
      // A bar across the line where it ends.
      const far = Math.hypot(to.x - from.x, to.y - from.y) || 1
      const [nx, ny] = [(-(to.y - from.y) / far) * 11, ((to.x - from.x) / far) * 11]
      cased(
        ctx,
        trace([
          { x: cut.x - nx, y: cut.y - ny },
          { x: cut.x + nx, y: cut.y + ny },
        ]),
        INK.halo,
        8,
        INK.refuse,
        4.4,
      )
    }
    paintEnds(ctx, from, to, stop === 1)
  }
  const rect = boundsOf(block ? [from, to, block] : [from, to], 1.1 * R)
  return [{ key: 'sight', of: [sight], rect, paint }]
}
