/** A small picture of a battle for its card: drawn on a plain canvas, without WebGL. */
import type { CounterPicture, MapPicture } from '../store/scene'
import { paintFace } from './counters/face'
import { lodOf } from './counters/lod'
import { BASE } from './counters/parts'
import { placesOf, SIDE } from './counters/stack'
import { makeGround } from './ground/ground'
import { paintGround } from './ground/paint'
import { paperFor } from './palette'

/** Lets the page breathe between two cards. */
const pause = () => new Promise<void>((done) => setTimeout(done, 0))

/**
 * The map fills the picture; where it has another shape, what is cut lies away from the counters.
 * @param size in CSS pixels
 */
export const thumbnail = async (
  map: MapPicture,
  counters: readonly CounterPicture[],
  size: Readonly<{ width: number; height: number }>,
): Promise<string | HTMLCanvasElement> => {
  await pause()
  const dpr = Math.min(2, window.devicePixelRatio || 1)
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(size.width * dpr))
  canvas.height = Math.max(1, Math.round(size.height * dpr))
  canvas.style.cssText = `width:${size.width}px;height:${size.height}px`
  const ctx = canvas.getContext('2d')
  if (!ctx) return canvas
  const ground = makeGround(map)
  const { layout } = ground
  const scale = Math.max(canvas.width / layout.w, canvas.height / layout.h)
  const places = placesOf(layout, counters, () => false)
  const [w, h] = [canvas.width / scale, canvas.height / scale]
  const mid = (values: readonly number[], whole: number) =>
    values.length > 0 ? values.reduce((a, b) => a + b, 0) / values.length : whole / 2
  const within = (at: number, part: number, whole: number) =>
    Math.max(0, Math.min(whole - part, at - part / 2))
  const x = within(
    mid(
      places.map((place) => place.x),
      layout.w,
    ),
    w,
    layout.w,
  )
  const y = within(
    mid(
      places.map((place) => place.y),
      layout.h,
    ),
    h,
    layout.h,
  )
  ctx.setTransform(scale, 0, 0, scale, -x * scale, -y * scale)
  paintGround(
    { ctx, rect: { x, y, w, h }, scale, pixel: dpr / scale, paper: paperFor(false), bare: true },
    ground,
  )
  await pause()
  // Counters a little larger than life, or they would be specks.
  const side = Math.max(SIDE, (13 * dpr) / scale)
  const lod = lodOf((side * scale) / dpr)
  for (const { counter, x: cx, y: cy } of places) {
    ctx.save()
    ctx.translate(cx - side / 2, cy - side / 2)
    ctx.scale(side / BASE, side / BASE)
    paintFace(ctx, { ...counter, states: [] }, lod === 'full' ? 'full' : 'dot', null)
    ctx.restore()
  }
  return canvas
}
