/** The printed part of a map: grid, hex numbers, levels. */
import type { MapPicture } from '../../store/scene'
import { addHex, cellsIn, centreAt, type Layout, R, type Rect } from '../layout'
import { FONT, type Paper } from '../palette'

/** Below this radius in CSS pixels numbers would be dust. */
const NUMBERS_FROM = 25
/** No print is smaller than this, in CSS pixels. */
const LEAST = 8.5

export const paintGrid = (
  ctx: CanvasRenderingContext2D,
  layout: Layout,
  rect: Rect,
  paper: Paper,
  pixel: number,
): void => {
  ctx.beginPath()
  for (const [col, row] of cellsIn(layout, rect, 2)) addHex(ctx, centreAt(col, row))
  ctx.strokeStyle = paper.grid
  // Never thinner than 0.6 of a screen pixel.
  ctx.lineWidth = Math.max(0.6 * pixel, 0.9)
  ctx.globalAlpha = pixel > 3 ? 0.18 : 0.24
  ctx.stroke()
  ctx.globalAlpha = 1
}

/** Halves of hex numbers as small pictures: lettering every hex anew would be slow. */
type Stamps = { scale: number; size: number; paper: Paper; halves: Map<string, HTMLCanvasElement> }
let stamps: Stamps | null = null

const stampOf = (text: string, scale: number, size: number, paper: Paper): HTMLCanvasElement => {
  if (stamps?.scale !== scale || stamps.size !== size || stamps.paper !== paper) {
    stamps = { scale, size, paper, halves: new Map() }
  }
  const known = stamps.halves.get(text)
  if (known) return known
  const canvas = document.createElement('canvas')
  const ctx = canvas.getContext('2d') as CanvasRenderingContext2D
  const font = `400 ${size * scale}px ${FONT.narrow}`
  ctx.font = font
  const pad = Math.ceil(2.4 * scale)
  const wide = ctx.measureText(text).width
  canvas.width = Math.ceil(wide) + 2 * pad
  canvas.height = Math.ceil(size * scale) + 2 * pad
  ctx.font = font
  ctx.lineJoin = 'round'
  ctx.strokeStyle = paper.paper
  ctx.lineWidth = 2.4 * scale
  // The left half ends at the middle, the right half begins there.
  const [x, y] = [pad, canvas.height - pad - Math.round(size * scale * 0.2)]
  ctx.globalAlpha = 0.45
  ctx.strokeText(text, x, y)
  ctx.globalAlpha = 0.78
  ctx.fillStyle = paper.label
  ctx.fillText(text, x, y)
  stamps.halves.set(text, canvas)
  return canvas
}

/** @param pixel size of a CSS pixel in world units; `scale` device pixels a world unit */
export const paintNumbers = (
  ctx: CanvasRenderingContext2D,
  layout: Layout,
  map: MapPicture,
  rect: Rect,
  paper: Paper,
  pixel: number,
  scale: number,
): void => {
  if (R / pixel < NUMBERS_FROM) return
  const size = Math.max(LEAST * pixel, 10.5)
  const pad = Math.ceil(2.4 * scale)
  const half = (layout.grid.hexes[0]?.length ?? 4) / 2
  ctx.save()
  // Stamps fall on whole pixels, or they would blur.
  ctx.setTransform(1, 0, 0, 1, 0, 0)
  const [x0, y0] = [rect.x * scale, rect.y * scale]
  const cells = cellsIn(layout, rect, 8)
  for (const [col, row] of cells) {
    const { x, y } = centreAt(col, row)
    const hex = layout.grid.hexes[row * layout.cols + col] as string
    const [left, right] = [
      stampOf(hex.slice(0, half), scale, size, paper),
      stampOf(hex.slice(half), scale, size, paper),
    ]
    const middle = Math.round(x * scale - x0 + (left.width - right.width) / 2)
    const foot = Math.round((y - R * 0.655) * scale - y0)
    const drop = pad + Math.round(size * scale * 0.2)
    ctx.drawImage(left, middle - left.width + pad, foot - left.height + drop)
    ctx.drawImage(right, middle - pad, foot - right.height + drop)
  }
  ctx.restore()
  for (const [col, row] of cells) {
    const { x, y } = centreAt(col, row)
    const level = map.level[row * layout.cols + col] ?? 0
    if (level > 0) paintLevel(ctx, x, y + R * 0.74, level, size, paper)
  }
  ctx.globalAlpha = 1
}

/** ▲ a level, at the foot of the hex. Drawn, since fonts differ in that sign. */
const paintLevel = (
  ctx: CanvasRenderingContext2D,
  x: number,
  y: number,
  level: number,
  size: number,
  paper: Paper,
): void => {
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
