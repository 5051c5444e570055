/** Animations of the film over a scene. What a cue has drawn stays till the next cue or scene. */
import { type Container, Sprite } from 'pixi.js'
import type { Cue } from '../../store/scene'
import type { CounterLayer } from '../counters/layer'
import { COUNTER_DROP } from '../counters/lod'
import { rectOf } from '../counters/stack'
import { boundsOf, centreOf, type Layout, type Point, R, type Rect } from '../layout'
import { fireLine, placesOnLine, stationOf } from '../overlay/arrows'
import { between, lengthOf } from '../overlay/curve'
import { paintFire } from '../overlay/fire'
import type { Ctx } from '../overlay/mark'
import { makePlacer, paintTag, tagScale, tagSize } from '../overlay/tags'
import type { Frames } from '../stage/frames'
import { makePicture, type Picture } from '../stage/picture'
import { burstPlace, burstSize, paintBurst } from './burst'

/** Milliseconds at speed 1. */
const TIME = { grow: 220, show: 300, move: 420, pop: 120, hold: 340, fade: 280 } as const
/** A canvas for an arrow across a whole map would be too large: it is drawn more coarsely. */
const LARGEST = 2048

export type CueWorld = Readonly<{
  layer: Container
  frames: Frames
  counters: CounterLayer
  layout: () => Layout
  /** Device pixels a world unit; a CSS pixel in world units. */
  scale: () => number
  pixel: () => number
  look: (hexes: readonly string[], time: number) => Promise<void>
}>

export type CuePlayer = Readonly<{
  /** @param pace 1, 2, 4 times as fast; 0: at once */
  play: (cue: Cue, pace: number) => Promise<void>
  clear: () => void
}>

export const makeCuePlayer = (world: CueWorld): CuePlayer => {
  const { layer, frames, counters } = world
  let shown: { picture: Picture; sprite: Sprite }[] = []

  const clear = () => {
    for (const { picture, sprite } of shown) {
      sprite.destroy()
      picture.free()
    }
    shown = []
  }

  /** A sprite over a rectangle of the world whose drawing may change. */
  const surface = (rect: Rect) => {
    const scale = Math.min(world.scale(), LARGEST / Math.max(rect.w, rect.h))
    const picture = makePicture(Math.ceil(rect.w * scale), Math.ceil(rect.h * scale))
    const sprite = new Sprite({ texture: picture.texture, anchor: 0.5 })
    sprite.position.set(rect.x + rect.w / 2, rect.y + rect.h / 2)
    sprite.scale.set(1 / scale)
    layer.addChild(sprite)
    shown.push({ picture, sprite })
    const draw = (paint: (ctx: Ctx) => void) => {
      const { ctx, canvas } = picture
      ctx.setTransform(1, 0, 0, 1, 0, 0)
      ctx.clearRect(0, 0, canvas.width, canvas.height)
      ctx.setTransform(scale, 0, 0, scale, -rect.x * scale, -rect.y * scale)
      ctx.save()
      paint(ctx)
      ctx.restore()
      picture.upload()
    }
    return { sprite, scale, draw }
  }

  const burst = async (hex: Point, word: string, pace: number): Promise<void> => {
    const at = burstPlace(hex, word)
    const { w, h } = burstSize(word)
    const { sprite, scale, draw } = surface({ x: at.x - w, y: at.y - h, w: 2 * w, h: 2 * h })
    draw((ctx) => {
      ctx.translate(at.x, at.y)
      paintBurst(ctx, word)
    })
    await frames.animate('cue', lasting(TIME.pop, pace), (t) => {
      if (!sprite.destroyed) sprite.scale.set((0.4 + 0.6 * t) / scale)
    })
    await wait(TIME.hold, pace)
  }

  const wait = (time: number, pace: number) => frames.animate('cue', lasting(time, pace), () => undefined)

  const fire = async (cue: Extract<Cue, { kind: 'fire' }>, pace: number): Promise<void> => {
    const layout = world.layout()
    const [from, to] = [stationOf(layout, cue.from), stationOf(layout, cue.to)]
    if (!from || !to) return
    const arced = cue.style === 'indirect' || cue.from.startsWith('edge:')
    const line = fireLine(from, to, arced)
    const whole = lengthOf(line)
    const { draw } = surface(boundsOf(line, 90))
    const arrow = (ctx: Ctx, part: number) =>
      paintFire(ctx, between(line, 0, Math.max(14, whole * part)), cue.style, cue.side, arced, true)
    await frames.animate('cue', lasting(TIME.grow, pace), (t) => draw((ctx) => arrow(ctx, t)))
    draw((ctx) => {
      arrow(ctx, 1)
      if (cue.tag) paintTag(ctx, tagPlace(line, cue.tag), cue.tag, 'dice', cue.side, tagScale(world.pixel()))
    })
    frames.request()
    if (cue.losses > 0) await burst(to, `−${cue.losses}`, pace)
    else await wait(TIME.show, pace)
  }

  const tagPlace = (line: readonly Point[], tag: string): Point => {
    const size = tagSize(tag, 'dice', tagScale(world.pixel()))
    const placer = makePlacer({ taken: counters.places().map(rectOf) })
    return placer.place(placesOnLine(line, size), size)
  }

  const move = (cue: Extract<Cue, { kind: 'move' }>, pace: number): Promise<void> => {
    const layout = world.layout()
    const runs = cue.moves.flatMap(({ unit, to }) => {
      const sprite = counters.sprite(unit)
      const end = centreOf(layout, to)
      if (!sprite || !end) return []
      const from = { x: sprite.x, y: sprite.y }
      counters.raise(unit)
      return [{ unit, from, to: { x: end.x, y: end.y + COUNTER_DROP * R } }]
    })
    return frames.animate('cue', lasting(TIME.move, pace), (t) => {
      for (const { unit, from, to } of runs) {
        counters.moveTo(unit, { x: from.x + (to.x - from.x) * t, y: from.y + (to.y - from.y) * t })
      }
    })
  }

  const destroyed = async (unit: string, pace: number): Promise<void> => {
    const sprite = counters.sprite(unit)
    const cross = counters.cross(unit)
    if (!sprite || !cross) return
    await frames.animate('cue', lasting(TIME.fade, pace), (t) => {
      if (sprite.destroyed || cross.destroyed) return
      sprite.alpha = 1 - 0.6 * t
      cross.alpha = t
    })
    await wait(TIME.pop, pace)
  }

  return {
    clear,
    play: (cue, pace) => {
      clear()
      switch (cue.kind) {
        case 'fire':
          return fire(cue, pace)
        case 'move':
          return move(cue, pace)
        case 'burst': {
          const at = centreOf(world.layout(), cue.hex)
          return at ? burst(at, cue.word, pace) : Promise.resolve()
        }
        case 'destroyed':
          return destroyed(cue.unit, pace)
        case 'focus':
          return world.look(cue.hexes, lasting(TIME.fade, pace))
        default:
          return cue satisfies never
      }
    },
  }
}

/** At pace 0 nothing takes time. */
const lasting = (time: number, pace: number): number => (pace > 0 ? time / pace : 0)
