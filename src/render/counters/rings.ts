/** Marks round a counter, on its base of 64 units: chosen, aimed at, destroyed. They overhang by up to 22. */
import { INK } from '../palette'

type Ctx = CanvasRenderingContext2D
export const RING_OVERHANG = 22
export const RINGS = ['selected', 'target', 'cross'] as const
export type Ring = (typeof RINGS)[number]

const twice = (ctx: Ctx, path: Path2D, wide: number, narrow: number): void => {
  ctx.strokeStyle = INK.halo
  ctx.lineWidth = wide
  ctx.stroke(path)
  ctx.strokeStyle = INK.black
  ctx.lineWidth = narrow
  ctx.stroke(path)
}

const PAINT: Readonly<Record<Ring, (ctx: Ctx) => void>> = {
  selected: (ctx) => {
    twice(ctx, new Path2D('M-5-5H69V69H-5Z'), 5, 1.6)
    ctx.lineWidth = 3
    ctx.stroke(new Path2D('M-9 8V-9H8M56-9H73V8M73 56V73H56M8 73H-9V56'))
  },
  target: (ctx) => {
    const circle = new Path2D()
    circle.arc(32, 32, 42, 0, 2 * Math.PI)
    twice(ctx, circle, 5, 2)
    ctx.lineWidth = 3
    ctx.stroke(new Path2D('M32-18V-4M32 68V82M-18 32H-4M68 32H82'))
  },
  cross: (ctx) => {
    ctx.lineCap = 'round'
    twice(ctx, new Path2D('M12 12L52 52M52 12L12 52'), 11, 6.5)
  },
}

export const paintRing = (ctx: Ctx, ring: Ring): void => PAINT[ring](ctx)
