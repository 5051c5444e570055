/** The printed part of a map: grid, hex numbers, levels. */
import type { MapPicture } from '../../store/scene'
import { addHex, cellsIn, centreAt, type Layout, R, type Rect } from '../layout'
import { FONT, type Paper } from '../palette'

/** Below this radius in CSS pixels numbers would be dust. */
const NUMBERS_FROM = 25
/** No print is smaller than this, in CSS pixels. */
const LEAST = 8.5

export const paintGrid = (ctx: CanvasRenderingContext2D, layout: Layout, rect: Rect, paper: Paper, pixel: number): void => {
  ctx.beginPath()
  for (const [col, row] of cellsIn(layout, rect, 2)) addHex(ctx, centreAt(col, row))
  ctx.strokeStyle = paper.grid
  // Never thinner than 0.6 of a screen pixel.
  ctx.lineWidth = Math.max(0.6 * pixel, 0.9)
  ctx.globalAlpha = pixel > 3 ? 0.18 : 0.24
  ctx.stroke()
  ctx.globalAlpha = 1
}

/** @param pixel size of a CSS pixel in world units */
export const paintNumbers = (
  ctx: CanvasRenderingContext2D,
  layout: Layout,
  map: MapPicture,
  rect: Rect,
  paper: Paper,
  pixel: number,
): void => {
  if (R / pixel < NUMBERS_FROM) return
  const size = Math.max(LEAST * pixel, 10.5)
  ctx.textAlign = 'center'
  ctx.textBaseline = 'alphabetic'
  ctx.lineJoin = 'round'
  ctx.strokeStyle = paper.paper
  ctx.lineWidth = 2.4
  for (const [col, row] of cellsIn(layout, rect, 4)) {
    const { x, y } = centreAt(col, row)
    const cell = row * layout.cols + col
    const level = map.level[cell] ?? 0
    const say = (text: string, at: number, ink: string, weight: number) => {
      ctx.font = `${weight} ${size}px ${FONT.narrow}`
      ctx.globalAlpha = 0.45
      ctx.strokeText(text, x, at)
      ctx.globalAlpha = 0.78
      ctx.fillStyle = ink
      ctx.fillText(text, x, at)
    }
    say(layout.grid.hexes[cell] as string, y - R * 0.655, paper.label, 400)
    if (level > 0) paintLevel(ctx, x, y + R * 0.74, level, size, paper)
  }
  ctx.globalAlpha = 1
}

/** ▲ a level, at the foot of the hex. Drawn, since fonts differ in that sign. */
const paintLevel = (ctx: CanvasRenderingContext2D, x: number, y: number, level: number, size: number, paper: Paper): void => {
  const half = size * 0.3
  const from = x - (level - 1) * half * 1.15
  ctx.beginPath()
  for (let i = 0; i < level; i++) {
    const mid = from + i * half * 2.3
    ctx.moveTo(mid - half, y + half * 0.9)
    ctx.lineTo(mid, y - half * 0.9)
    ctx.lineTo(mid + half, y + half * 0.9)
    ctx.closePath()
  }
  ctx.globalAlpha = 0.85
  ctx.fillStyle = paper.contour
  ctx.fill()
}
