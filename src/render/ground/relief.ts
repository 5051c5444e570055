/** Hills: stepped tints, light from the north-west, hachures downhill, contours. */

import { type Point, R } from '../layout'
import type { Paper } from '../palette'
import { seeded } from '../seed'
import { type Field, pathAbove, pathOf, ringsAbove, slopeAt } from './field'

type Stroke = Readonly<{ path: Path2D; width: number; alpha: number }>
type Tint = Readonly<{ path: Path2D; level: number; alpha: number }>

export type Relief = Readonly<{
  tints: readonly Tint[]
  contours: readonly Stroke[]
  hachures: readonly Stroke[]
  /** Lattice values that shade and light the slopes. */
  high: Field
  slopes: Float64Array
  fine: boolean
}>

/** Tint steps below a level's full height, and their strength on level 1 and on the others. */
const STEPS = [
  { below: 0.7, first: 0.35, rest: 0.4 },
  { below: 0.56, first: 0.5, rest: 0.55 },
  { below: 0.44, first: 0.6, rest: 0.7 },
] as const

const tintsOf = (height: Field, top: number): Tint[] => {
  const tints: Tint[] = []
  for (let level = 1; level <= top; level++) {
    for (const step of STEPS) {
      const path = pathAbove(height, level - step.below)
      if (path) tints.push({ path, level, alpha: level === 1 ? step.first : step.rest })
    }
  }
  return tints
}

type Rings = readonly (readonly Point[])[]

const contoursOf = (height: Field, borders: readonly Rings[], fine: boolean): Stroke[] =>
  borders.flatMap((rings, i): Stroke[] => {
    const form = fine ? pathAbove(height, i + 0.75) : null
    return [
      { path: pathOf(rings), width: i === 0 ? 1.7 : 1.9, alpha: 0.95 },
      ...(form ? [{ path: form, width: 0.7, alpha: 0.52 }] : []),
    ]
  })

/** Hachures gathered by weight: lit slopes get faint short ones, the lee side strong ones. */
const hachuresOf = (height: Field, borders: readonly Rings[]): Stroke[] => {
  const bands = [0, 1, 2, 3, 4, 5].map(() => ({ path: new Path2D(), lee: 0, n: 0 }))
  const put = (p: Point, length: number, rand: () => number) => {
    const slope = slopeAt(height, p.x, p.y)
    const steep = Math.hypot(slope.x, slope.y) || 1e-9
    const down = { x: -slope.x / steep, y: -slope.y / steep }
    const lee = (down.x + down.y) * 0.7
    const long = R * (length + rand() * 0.1) * (0.72 + 0.28 * lee)
    const band = bands[Math.min(5, Math.max(0, Math.floor((lee + 1) * 3)))]
    if (!band) return
    band.lee += lee
    band.n += 1
    band.path.moveTo(p.x - down.x * R * 0.05, p.y - down.y * R * 0.05)
    band.path.lineTo(p.x + down.x * long, p.y + down.y * long)
  }
  borders.forEach((rings, below) => {
    for (const ring of rings) {
      const rand = seeded(below, Math.round(ring[0]?.x ?? 0))
      let walked = 0
      let last: Point | null = null
      let gap = 5
      for (const p of ring) {
        if (last) walked += Math.hypot(p.x - last.x, p.y - last.y)
        last = p
        if (walked <= gap) continue
        walked = 0
        gap = 4.6 + rand() * 1.6
        put(p, below === 0 ? 0.3 : 0.26, rand)
      }
    }
  })
  return bands
    .filter((band) => band.n > 0)
    .map(({ path, lee, n }) => ({
      path,
      width: 0.75 + 0.75 * Math.max(0, lee / n),
      alpha: 0.75 * (0.32 + 0.42 * Math.max(0, lee / n + 0.15)),
    }))
}

export const reliefOf = (height: Field, broad: Field | null, fine: boolean): Relief => {
  const top = Math.ceil(height.high)
  // The border of a level: halfway up from the one below it.
  const borders = Array.from({ length: top }, (_, i) => ringsAbove(height, i + 0.5))
  const slopes = height.v.map((v, i) => v * 0.86 + (broad?.v[i] ?? 0) * 0.2)
  return {
    tints: tintsOf(height, top),
    contours: contoursOf(height, borders, fine),
    hachures: fine ? hachuresOf(height, borders) : [],
    high: height,
    slopes,
    fine,
  }
}

/** A small image of light and shade, one pixel for two by two lattice points; it is drawn enlarged. */
const shadeImage = ({ high, slopes, fine }: Relief, paper: Paper): HTMLCanvasElement => {
  const { n, m, step } = high.lattice
  const canvas = document.createElement('canvas')
  canvas.width = n >> 1
  canvas.height = m >> 1
  const ctx = canvas.getContext('2d') as CanvasRenderingContext2D
  const image = ctx.createImageData(canvas.width, canvas.height)
  // The recipe's strength belongs to a difference over two steps of R/9.
  const strength = (fine ? 2.6 : 2.2) * (R / 9 / step)
  let at = 0
  for (let j = 0; j + 1 < m; j += 2) {
    for (let i = 0; i + 1 < n; i += 2, at += 4) {
      const here = j * n + i
      const slope = (slopes[here + n + 1] as number) - (slopes[here] as number)
      const dark = Math.max(-1, Math.min(1, -2 * slope * strength))
      const ink = dark > 0 ? paper.shade : paper.light
      image.data[at] = ink[0]
      image.data[at + 1] = ink[1]
      image.data[at + 2] = ink[2]
      image.data[at + 3] = Math.abs(dark) * (dark > 0 ? 105 : 120)
    }
  }
  ctx.putImageData(image, 0, 0)
  return canvas
}

const shades = new WeakMap<Relief, Map<Paper, HTMLCanvasElement>>()

const shadeOf = (relief: Relief, paper: Paper): HTMLCanvasElement => {
  const kept = shades.get(relief) ?? new Map<Paper, HTMLCanvasElement>()
  shades.set(relief, kept)
  const image = kept.get(paper) ?? shadeImage(relief, paper)
  kept.set(paper, image)
  return image
}

export const paintRelief = (ctx: CanvasRenderingContext2D, relief: Relief, paper: Paper): void => {
  for (const { path, level, alpha } of relief.tints) {
    ctx.globalAlpha = alpha
    ctx.fillStyle = paper.tints[Math.min(level, 3) - 1] as string
    ctx.fill(path)
  }
  ctx.globalAlpha = 1
  const { x0, y0, step } = relief.high.lattice
  ctx.imageSmoothingEnabled = true
  const shade = shadeOf(relief, paper)
  ctx.drawImage(shade, x0 - step / 2, y0 - step / 2, shade.width * 2 * step, shade.height * 2 * step)
  ctx.lineCap = 'round'
  ctx.strokeStyle = paper.hachure
  for (const { path, width, alpha } of relief.hachures) {
    ctx.globalAlpha = alpha
    ctx.lineWidth = width
    ctx.stroke(path)
  }
  ctx.lineJoin = 'round'
  ctx.strokeStyle = paper.contour
  for (const { path, width, alpha } of relief.contours) {
    ctx.globalAlpha = alpha
    ctx.lineWidth = width
    ctx.stroke(path)
  }
  ctx.globalAlpha = 1
}
