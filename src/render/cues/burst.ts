/** The yellow star of an event: a short word stands in it, a longer one on a tag below. */
import { FONT, INK } from '../palette'
import type { Ctx } from '../overlay/mark'

const STAR = 'M0-20L5-10L16-14L12-3L22 3L11 7L13 19L2 13L-7 20L-9 9L-21 7L-13-1L-18-12L-7-10Z'
const inStar = (word: string) => [...word].length <= 2

/** Half width and half height, in world units. */
export const burstSize = (word: string): Readonly<{ w: number; h: number }> =>
  inStar(word) ? { w: 27, h: 25 } : { w: Math.max(30, [...word].length * 4.6 + 14), h: 44 }

/** Drawn about (0, 0). */
export const paintBurst = (ctx: Ctx, word: string): void => {
  const star = new Path2D(STAR)
  ctx.lineJoin = 'round'
  ctx.textAlign = 'center'
  ctx.textBaseline = 'alphabetic'
  ctx.save()
  if (!inStar(word)) ctx.translate(0, -12)
  ctx.strokeStyle = INK.halo
  ctx.lineWidth = 4.5
  ctx.stroke(star)
  ctx.fillStyle = INK.attention
  ctx.fill(star)
  ctx.strokeStyle = INK.badgeInk
  ctx.lineWidth = 2
  ctx.stroke(star)
  ctx.fillStyle = INK.badgeInk
  ctx.font = `700 17px ${FONT.sans}`
  ctx.fillText(inStar(word) ? word : '!', -0.5, 6.5)
  ctx.restore()
  if (inStar(word)) return
  const w = burstSize(word).w * 2 - 8
  ctx.beginPath()
  ctx.roundRect(-w / 2, 14, w, 19, 2)
  ctx.fillStyle = INK.attention
  ctx.fill()
  ctx.strokeStyle = INK.badgeInk
  ctx.lineWidth = 1.6
  ctx.stroke()
  ctx.font = `700 13px ${FONT.narrow}`
  ctx.fillStyle = INK.badgeInk
  ctx.fillText(word, 0, 28)
}
