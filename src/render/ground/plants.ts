/** Draws bushes, crowns and swamp. */
import type { Rect } from '../layout'
import type { Paper } from '../palette'
import { seeded } from '../seed'
import type { Bushes, Dot } from './glyphs'

export const paintBushes = (
  ctx: CanvasRenderingContext2D,
  { dots, rounds, shades }: Bushes,
  paper: Paper,
): void => {
  ctx.globalAlpha = 0.75
  ctx.fillStyle = paper.bushInk
  ctx.fill(dots)
  ctx.globalAlpha = 0.95
  ctx.fillStyle = paper.crownLight
  ctx.fill(rounds)
  ctx.strokeStyle = paper.bushInk
  ctx.lineWidth = 0.9
  ctx.stroke(rounds)
  ctx.lineWidth = 1.7
  ctx.stroke(shades)
  ctx.globalAlpha = 1
}

/** One crown, lit from the north-west, as a small picture that is stamped: paths would be slow. */
const stamp = (r: number, scale: number, paper: Paper): HTMLCanvasElement => {
  const canvas = document.createElement('canvas')
  const half = r * 1.6
  canvas.width = canvas.height = Math.ceil(half * 2 * scale)
  const ctx = canvas.getContext('2d') as CanvasRenderingContext2D
  ctx.scale(scale, scale)
  ctx.translate(half, half)
  const disc = (x: number, y: number, rx: number, ry: number, ink: string) => {
    ctx.beginPath()
    ctx.ellipse(x, y, rx, ry, 0, 0, 2 * Math.PI)
    ctx.fillStyle = ink
    ctx.fill()
  }
  ctx.globalAlpha = 0.38
  disc(r * 0.35, r * 0.42, r, r * 0.9, paper.woodInk)
  ctx.globalAlpha = 1
  disc(0, 0, r, r, paper.crown)
  ctx.strokeStyle = paper.woodInk
  ctx.lineWidth = 0.8
  ctx.stroke()
  disc(-r * 0.28, -r * 0.3, r * 0.5, r * 0.5, paper.crownLight)
  return canvas
}

/** Stamps of the scale and paper last drawn with; sizes are told apart to a quarter of a unit. */
let stamps: { scale: number; paper: Paper; bySize: Map<number, HTMLCanvasElement> } | null = null

export const paintCrowns = (
  ctx: CanvasRenderingContext2D,
  crowns: readonly Dot[],
  paper: Paper,
  scale: number,
): void => {
  if (!stamps || stamps.scale !== scale || stamps.paper !== paper)
    stamps = { scale, paper, bySize: new Map() }
  for (const { x, y, r } of crowns) {
    const size = Math.round(r * 4) / 4
    const image = stamps.bySize.get(size) ?? stamp(size, scale, paper)
    stamps.bySize.set(size, image)
    const half = size * 1.6
    ctx.drawImage(image, x - half, y - half, image.width / scale, image.height / scale)
  }
}

const ROW = 5.6
const SLOT = 30

/** Broken water strokes; each stretch of a row has its own seed, so that windows agree. */
export const paintSwamp = (
  ctx: CanvasRenderingContext2D,
  swamp: Path2D,
  box: Rect,
  view: Rect,
  paper: Paper,
): void => {
  ctx.save()
  ctx.globalAlpha = 0.28
  ctx.fillStyle = paper.water
  ctx.fill(swamp)
  ctx.clip(swamp)
  ctx.beginPath()
  const x0 = Math.max(box.x, view.x)
  const x1 = Math.min(box.x + box.w, view.x + view.w)
  const y0 = Math.max(box.y, view.y)
  const y1 = Math.min(box.y + box.h, view.y + view.h)
  for (let j = Math.floor(y0 / ROW); j * ROW <= y1; j++) {
    for (let i = Math.floor(x0 / SLOT) - 1; i * SLOT <= x1; i++) {
      const rand = seeded(i, j, 6)
      const from = i * SLOT + rand() * 9
      ctx.moveTo(from, j * ROW)
      ctx.lineTo(from + 9 + rand() * (rand() < 0.3 ? 30 : 13), j * ROW)
    }
  }
  ctx.globalAlpha = 0.85
  ctx.strokeStyle = paper.swamp
  ctx.lineWidth = 1.1
  ctx.stroke()
  ctx.restore()
}
