/** The map itself: printed ground and everything drawn on it, as tiles. */
import { Sprite, Texture } from 'pixi.js'
import type { Scene } from '../store/scene'
import type { Place } from './counters/stack'
import { changedRect, type Ground, makeGround } from './ground/ground'
import { paintGround } from './ground/paint'
import { type Layout, overlaps, type Rect } from './layout'
import { type Marks, makeComposer } from './overlay/compose'
import { changedRects, paintMarks } from './overlay/mark'
import { paperFor } from './palette'
import type { Stage } from './stage/stage'
import type { Paint } from './stage/tile'
import { makeTiles, type Tiles } from './stage/tiles'

export type Surface = Readonly<{
  /** Takes on the map of a scene; true if it is another map than before. */
  map: (map: Scene['map']) => boolean
  layout: () => Layout
  /** Takes on the marks of a scene, drawn for counters that lie in these places. */
  marks: (scene: Scene, places: readonly Place[]) => void
  /** Device pixels a world unit and a CSS pixel, and the desk. */
  rescale: (scale: number, dpr: number, dark: boolean) => void
  /** Draws what is missing in view until the time is up; true if more is to be done. */
  work: (view: Rect, scale: number, until: number) => boolean
  destroy: () => void
}>

const NONE: Marks = { ground: [], ink: [], over: [] }
/** Tiles kept out of sight, for the way back. */
const KEEP = { ground: 26, ink: 16 } as const
/** Sides of a tile in CSS pixels: ground tiles are full, ink is sparse. */
const SIDE = { ground: 512, ink: 256 } as const

export const makeSurface = (stage: Stage, first: Scene['map']): Surface => {
  let ground: Ground = makeGround(first)
  let marks = NONE
  let dark = false
  let pixel = 1
  let sides = 0
  let tiles: Readonly<Record<keyof Marks, Tiles>> | null = null
  const compose = makeComposer()

  // Bare paper stands in where a tile is still to come.
  const blank = new Sprite(Texture.WHITE)
  stage.layers.ground.addChild(blank)

  const bounds = (): Rect => ({ x: 0, y: 0, w: ground.layout.w, h: ground.layout.h })

  const paintBase: Paint = (ctx, rect, scale) => {
    const paper = paperFor(dark)
    const { w, h } = ground.layout
    ctx.fillStyle = paper.margin
    ctx.fillRect(rect.x, rect.y, rect.w, rect.h)
    ctx.save()
    ctx.beginPath()
    ctx.rect(0, 0, w, h)
    ctx.clip()
    paintGround({ ctx, rect, scale, pixel, paper }, ground)
    ctx.restore()
  }

  const marksOf = (layer: keyof Marks) => ({
    marks: ((ctx, rect) => {
      ctx.save()
      ctx.beginPath()
      ctx.rect(0, 0, ground.layout.w, ground.layout.h)
      if (layer === 'ground') ctx.clip()
      paintMarks(ctx, marks[layer], rect)
      ctx.restore()
    }) satisfies Paint,
    marked: (rect: Rect) => marks[layer].some((mark) => overlaps(mark.rect, rect)),
  })

  const makeAll = (dpr: number): Readonly<Record<keyof Marks, Tiles>> => {
    const one = (layer: keyof Marks): Tiles => {
      const base = layer === 'ground'
      const kind = base ? 'ground' : 'ink'
      return makeTiles({
        layer: stage.layers[layer],
        size: Math.round(SIDE[kind] * Math.max(1, Math.ceil(dpr))),
        bounds,
        ...(base ? { base: paintBase } : {}),
        ...marksOf(layer),
        keep: KEEP[kind],
      })
    }
    return { ground: one('ground'), ink: one('ink'), over: one('over') }
  }

  const each = (act: (tiles: Tiles, layer: keyof Marks) => void) => {
    if (!tiles) return
    for (const layer of ['ground', 'ink', 'over'] as const) act(tiles[layer], layer)
  }

  return {
    layout: () => ground.layout,
    map: (map) => {
      if (map === ground.map) return false
      const before = ground
      const other = map.id !== before.map.id || map.cols !== before.map.cols || map.rows !== before.map.rows
      ground = makeGround(map, other ? null : before)
      const rect = changedRect(before.map, map, ground.layout)
      if (other) each((layer) => layer.changed('base', null))
      else if (rect) tiles?.ground.changed('base', [rect])
      return other
    },
    marks: (scene, places) => {
      const next = compose({ scene, layout: ground.layout, places, pixel })
      each((layer, name) => {
        const rects = changedRects(marks[name], next[name])
        if (rects.length > 0) layer.changed('marks', rects)
      })
      marks = next
    },
    rescale: (scale, dpr, lamp) => {
      dark = lamp
      pixel = dpr / scale
      const wanted = Math.ceil(dpr)
      if (!tiles || wanted !== sides) {
        each((layer) => layer.destroy())
        tiles = makeAll(dpr)
        sides = wanted
      }
      each((layer) => layer.rescale(scale, lamp ? 'lamp' : 'day'))
    },
    work: (view, scale, until) => {
      if (!tiles) return false
      const over = tiles.over.work(view, scale, until)
      const ink = tiles.ink.work(view, scale, until)
      const left = tiles.ground.work(view, scale, until)
      blank.visible = tiles.ground.missing()
      if (blank.visible) {
        blank.tint = paperFor(dark).paper
        blank.setSize(ground.layout.w, ground.layout.h)
      }
      return left || ink || over
    },
    destroy: () => each((layer) => layer.destroy()),
  }
}
