/** The yellow star of an event: a short word stands in it, a longer one on a tag below. */

import { type Point, R } from '../layout'
import type { Ctx } from '../overlay/mark'
import { FONT, INK } from '../palette'

const STAR = 'M0-20L5-10L16-14L12-3L22 3L11 7L13 19L2 13L-7 20L-9 9L-21 7L-13-1L-18-12L-7-10Z'
const inStar = (word: string) => [...word].length <= 2

/** Half width and half height, in world units. */
export const burstSize = (word: string): Readonly<{ w: number; h: number }> =>
  inStar(word) ? { w: 27, h: 25 } : { w: [...word].length * 3.6 + 30, h: 22 }

/** Where it stands at a hex: a figure beside the counter's head, a word at the foot of the hex. */
export const burstPlace = ({ x, y }: Point, word: string): Point =>
  inStar(word) ? { x: x - 0.62 * R, y: y - 0.72 * R } : { x, y: y + 0.86 * R }

const paintStar = (ctx: Ctx, text: string): void => {
  const star = new Path2D(STAR)
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
  ctx.fillText(text, -0.5, 6.5)
}

/** Drawn about (0, 0). */
export const paintBurst = (ctx: Ctx, word: string): void => {
  ctx.lineJoin = 'round'
  ctx.textAlign = 'center'
  ctx.textBaseline = 'alphabetic'
  if (inStar(word)) {
    paintStar(ctx, word)
    return
  }
  const half = burstSize(word).w - 6
  ctx.beginPath()
  ctx.roundRect(-half + 12, -9.5, 2 * half - 12, 19, 2)
  ctx.strokeStyle = INK.halo
  ctx.lineWidth = 4
  ctx.stroke()
  ctx.fillStyle = INK.attention
  ctx.fill()
  ctx.strokeStyle = INK.badgeInk
  ctx.lineWidth = 1.6
  ctx.stroke()
  ctx.font = `700 13.5px ${FONT.narrow}`
  ctx.fillStyle = INK.badgeInk
  ctx.fillText(word, 13, 4.8)
  ctx.translate(-half + 14, 0)
  ctx.scale(0.78, 0.78)
  paintStar(ctx, '!')
}
