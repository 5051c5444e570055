/** One tile: the canvases it is drawn on and the quad that shows it. */
import { type Container, type Geometry, type Mesh, type Shader, Sprite, Texture } from 'pixi.js'
import type { Rect } from '../layout'
import { makePicture, type Picture } from './picture'
import { makeQuads } from './quad'

/** Draws a rectangle of the world; the context is set so that world units fit. */
export type Paint = (ctx: CanvasRenderingContext2D, rect: Rect, scale: number) => void

export type TileOptions = Readonly<{
  layer: Container
  /** Side of a tile in device pixels. */
  size: number
  bounds: () => Rect
  /** The printed ground, kept apart so that what lies on it can change cheaply; none: clear tiles. */
  base?: Paint
  /** What lies on the ground. */
  marks: Paint
  /** Whether there is anything of that in a rectangle. */
  marked: (rect: Rect) => boolean
  /** Tiles kept out of sight. */
  keep: number
}>

/** `Mesh` shows an opaque tile, `Sprite` a clear one. */
export type Tile = {
  rect: Rect
  base: Picture | null
  top: Picture | null
  view: Sprite | Mesh<Geometry, Shader>
  /** The print, or what lies on it, is not what it should be. */
  dated: boolean
  stale: boolean
  /** When it was last in view. */
  used: number
}

export type TileMaker = Readonly<{
  make: (rect: Rect, scale: number, used: number) => Tile
  paint: (tile: Tile, scale: number) => void
  /** Whether a tile is seen, and pixel for pixel: that needs no smoothing, which costs more than all the rest. */
  show: (tile: Tile, visible: boolean, exact: boolean) => void
  free: (tile: Tile) => void
  destroy: () => void
}>

export const makeTileMaker = ({ layer, size, base, marks, marked }: TileOptions): TileMaker => {
  const quads = base ? makeQuads() : null

  const draw = (picture: Picture, paint: Paint, rect: Rect, scale: number) => {
    picture.ctx.setTransform(scale, 0, 0, scale, -rect.x * scale, -rect.y * scale)
    paint(picture.ctx, rect, scale)
  }

  const print = (tile: Tile, scale: number) => {
    if (!base || !tile.dated) return
    tile.base ??= makePicture(size, size, true)
    draw(tile.base, base, tile.rect, scale)
  }

  const mark = (tile: Tile, scale: number) => {
    if (!marked(tile.rect)) {
      tile.top = null
      return
    }
    tile.top ??= makePicture(size, size, Boolean(base))
    const { ctx } = tile.top
    ctx.setTransform(1, 0, 0, 1, 0, 0)
    if (tile.base) ctx.drawImage(tile.base.canvas, 0, 0)
    else ctx.clearRect(0, 0, size, size)
    draw(tile.top, marks, tile.rect, scale)
  }

  return {
    make: (rect, scale, used) => {
      const view = quads ? quads.make() : new Sprite()
      view.position.set(rect.x, rect.y)
      view.scale.set(quads ? rect.w : 1 / scale)
      layer.addChild(view)
      return { rect, base: null, top: null, view, dated: true, stale: true, used }
    },
    paint: (tile, scale) => {
      const { top } = tile
      print(tile, scale)
      mark(tile, scale)
      tile.dated = tile.stale = false
      const shown = tile.top ?? tile.base
      // Only what is shown goes to the graphics card.
      shown?.upload()
      const texture = shown?.texture ?? Texture.EMPTY
      if (tile.view instanceof Sprite) tile.view.texture = texture
      else quads?.dress(tile.view, texture)
      // Freed when nothing shows it any more.
      if (top !== tile.top) top?.free()
    },
    show: (tile, visible, exact) => {
      const shown = tile.top ?? tile.base
      tile.view.visible = visible && shown !== null
      if (tile.view.visible) shown?.exact(exact)
    },
    free: (tile) => {
      if (quads && !(tile.view instanceof Sprite)) quads.free(tile.view)
      else tile.view.destroy()
      tile.base?.free()
      tile.top?.free()
    },
    destroy: () => quads?.destroy(),
  }
}
