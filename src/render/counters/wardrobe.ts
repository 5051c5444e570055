/** Pictures of counters and of the rings round them, drawn for one scale. */
import type { Texture } from 'pixi.js'
import type { CounterPicture } from '../../store/scene'
import { faceAngle } from '../layout'
import { type Atlas, makeAtlas } from './atlas'
import { faceKey, OVERHANG, paintFace } from './face'
import { type Lod, lodOf } from './lod'
import { BASE } from './parts'
import { paintRing, RING_OVERHANG, RINGS, type Ring } from './rings'
import { SIDE } from './stack'

export type Wardrobe = Readonly<{
  scale: number
  lod: Lod
  /** A counter's picture, and the key by which it is kept. */
  face: (counter: CounterPicture) => Readonly<{ key: string; texture: Texture }>
  ring: (ring: Ring) => Texture
  /** Frees the pictures of all other keys. */
  keep: (keys: ReadonlySet<string>) => void
  upload: () => void
  destroy: () => void
}>

/**
 * @param scale device pixels a world unit
 * @param dpr device pixels a CSS pixel
 * @param expected number of counters to come
 */
export const makeWardrobe = (scale: number, dpr: number, expected: number): Wardrobe => {
  const unit = (SIDE * scale) / BASE
  const lod = lodOf((SIDE * scale) / dpr)
  const cellOf = (overhang: number) => Math.ceil((BASE + 2 * overhang) * unit) + 2
  const faces: Atlas = makeAtlas(cellOf(OVERHANG), Math.max(16, Math.ceil(expected * 1.2)))
  const rings: Atlas = makeAtlas(cellOf(RING_OVERHANG), RINGS.length)

  const centred = (ctx: CanvasRenderingContext2D, overhang: number) => {
    const middle = cellOf(overhang) / 2
    ctx.translate(middle, middle)
    ctx.scale(unit, unit)
    ctx.translate(-BASE / 2, -BASE / 2)
  }

  return {
    scale,
    lod,
    face: (counter) => {
      const key = faceKey(counter, lod)
      const texture = faces.get(key, (ctx) => {
        centred(ctx, OVERHANG)
        paintFace(ctx, counter, lod, counter.facing ? faceAngle(counter.facing) : null)
      })
      return { key, texture }
    },
    ring: (ring) =>
      rings.get(ring, (ctx) => {
        centred(ctx, RING_OVERHANG)
        paintRing(ctx, ring)
      }),
    keep: faces.keep,
    upload: () => {
      faces.upload()
      rings.upload()
    },
    destroy: () => {
      faces.destroy()
      rings.destroy()
    },
  }
}
