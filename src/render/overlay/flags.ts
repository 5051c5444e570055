/** Flags of objectives: the number or points on the cloth, the holder's emblem at the foot. */
import type { Scene, SideId } from '../../store/scene'
import { centreOf, type Layout, R } from '../layout'
import { FONT, INK, SIDE_INK } from '../palette'
import type { Ctx, Mark } from './mark'

const STAR = 'M0-5L1.4-1.6L5-1.3L2.2 1L3.1 4.6L0 2.6L-3.1 4.6L-2.2 1L-5-1.3L-1.4-1.6Z'
const CROSS = 'M-1.5-4.6H1.5V-1.5H4.6V1.5H1.5V4.6H-1.5V1.5H-4.6V-1.5H-1.5Z'

const paintEmblem = (ctx: Ctx, side: SideId): void => {
  const ink = SIDE_INK[side]
  const plate = new Path2D(side === 'ussr' ? 'M-7-7H7V7H-7Z' : 'M-4-7H4L7-4V4L4 7H-4L-7 4V-4Z')
  ctx.fillStyle = ink.body
  ctx.fill(plate)
  ctx.strokeStyle = ink.edge
  ctx.lineWidth = 1.4
  ctx.stroke(plate)
  const sign = new Path2D(side === 'ussr' ? STAR : CROSS)
  ctx.fillStyle = ink.ink
  ctx.strokeStyle = ink.ink
  ctx.lineWidth = 1.1
  if (side === 'ussr') ctx.fill(sign)
  else ctx.stroke(sign)
}

const paintFlag = (ctx: Ctx, label: string, owner: SideId | null): void => {
  ctx.strokeStyle = INK.halo
  ctx.lineWidth = 4.6
  ctx.lineCap = 'round'
  ctx.stroke(new Path2D('M-6 12V-14'))
  ctx.strokeStyle = INK.brown
  ctx.lineWidth = 2
  ctx.stroke(new Path2D('M-6 12V-14'))
  const short = [...label].length <= 2
  const cloth = new Path2D('M-6-14H12L7.5-8L12-2H-6Z')
  ctx.lineJoin = 'round'
  ctx.fillStyle = INK.flag
  ctx.fill(cloth)
  ctx.lineWidth = 1.4
  ctx.stroke(cloth)
  if (label && short) {
    ctx.font = `700 10px ${FONT.narrow}`
    ctx.textAlign = 'center'
    ctx.textBaseline = 'alphabetic'
    ctx.fillStyle = INK.brown
    ctx.fillText(label, 0.8, -4.4)
  }
  if (!owner) return
  ctx.save()
  ctx.translate(-6, 12)
  ctx.scale(0.82, 0.82)
  paintEmblem(ctx, owner)
  ctx.restore()
}

export const flagMarks = (layout: Layout, objectives: Scene['objectives']): readonly Mark[] =>
  objectives.flatMap(({ hex, label, owner }): Mark[] => {
    const centre = centreOf(layout, hex)
    if (!centre) return []
    const [x, y] = [centre.x - R * 0.4, centre.y - R * 0.66]
    const paint = (ctx: Ctx): void => {
      ctx.translate(x, y)
      ctx.scale(0.9, 0.9)
      paintFlag(ctx, label, owner)
    }
    return [{ key: `flag ${hex}`, of: [label, owner], rect: { x: x - 16, y: y - 18, w: 34, h: 40 }, paint }]
  })
