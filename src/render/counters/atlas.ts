/**
 * Small pictures on shared pages, so that many counters are few textures. A picture is drawn when its key
 * is first asked for; keys that are not kept give their place to others.
 */
import { Rectangle, Texture } from 'pixi.js'
import { makePicture, type Picture } from '../stage/picture'

export type Atlas = Readonly<{
  /** The picture of a key; `paint` draws into a cell whose corner is (0, 0), in device pixels. */
  get: (key: string, paint: (ctx: CanvasRenderingContext2D) => void) => Texture
  /** Frees the places of all other keys. */
  keep: (keys: ReadonlySet<string>) => void
  /** Sends changed pages to the graphics card: once a frame. */
  upload: () => void
  destroy: () => void
}>

type Page = { picture: Picture; free: number[]; dirty: boolean }
type Cell = { page: Page; at: number; texture: Texture }

/** Widest page in device pixels. */
const WIDEST = 2048

/**
 * @param cell side of a cell in device pixels
 * @param expected number of pictures to come: a page has room for them, if it may be that large
 */
export const makeAtlas = (cell: number, expected: number): Atlas => {
  const across = Math.max(1, Math.min(Math.ceil(Math.sqrt(expected)), Math.floor(WIDEST / cell)))
  const pages: Page[] = []
  const cells = new Map<string, Cell>()

  const place = (): { page: Page; at: number } => {
    let page = pages.find(({ free }) => free.length > 0)
    if (!page) {
      const free = Array.from({ length: across * across }, (_, i) => across * across - 1 - i)
      page = { picture: makePicture(across * cell, across * cell), free, dirty: true }
      pages.push(page)
    }
    return { page, at: page.free.pop() as number }
  }

  const draw = ({ page, at }: { page: Page; at: number }, paint: (ctx: CanvasRenderingContext2D) => void) => {
    const { ctx } = page.picture
    const [x, y] = [(at % across) * cell, Math.floor(at / across) * cell]
    ctx.save()
    ctx.setTransform(1, 0, 0, 1, x, y)
    ctx.beginPath()
    ctx.rect(0, 0, cell, cell)
    ctx.clip()
    ctx.clearRect(0, 0, cell, cell)
    paint(ctx)
    ctx.restore()
    page.dirty = true
    return new Rectangle(x, y, cell, cell)
  }

  return {
    get: (key, paint) => {
      const known = cells.get(key)
      if (known) return known.texture
      const spot = place()
      const frame = draw(spot, paint)
      const texture = new Texture({ source: spot.page.picture.texture.source, frame })
      cells.set(key, { ...spot, texture })
      return texture
    },
    keep: (keys) => {
      for (const [key, { texture, page, at }] of cells) {
        if (keys.has(key)) continue
        texture.destroy(false)
        page.free.push(at)
        cells.delete(key)
      }
    },
    upload: () => {
      for (const page of pages) {
        if (page.dirty) page.picture.upload()
        page.dirty = false
      }
    },
    destroy: () => {
      for (const { texture } of cells.values()) texture.destroy(false)
      for (const { picture } of pages) picture.free()
      cells.clear()
      pages.length = 0
    },
  }
}
