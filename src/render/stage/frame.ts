/** The sheet's frame: a double line round the map, column numbers at the head, row numbers at the left. */
import { Container, Sprite, Texture } from 'pixi.js'
import { type Atlas, makeAtlas } from '../counters/atlas'
import { FLAT, type Layout, R } from '../layout'
import { FONT, type Paper } from '../palette'
import { type Host, STRIP, type View } from './view'

export type Frame = Readonly<{
  update: (view: View, host: Host, layout: Layout) => void
  /** The paper of the theme and the device's pixels. */
  dress: (paper: Paper, dpr: number) => void
  destroy: () => void
}>

/** Room of a number in CSS pixels. */
const CELL = 30
const SIZE = 11.5

export const makeFrame = (layer: Container): Frame => {
  const lines = Array.from({ length: 8 }, () => new Sprite(Texture.WHITE))
  const strips = [new Sprite(Texture.WHITE), new Sprite(Texture.WHITE)]
  const edges = [new Sprite(Texture.WHITE), new Sprite(Texture.WHITE)]
  const numbers = new Container()
  layer.addChild(...lines, ...strips, ...edges, numbers)
  let atlas: Atlas | null = null
  let paper: Paper | null = null
  let dpr = 1

  const box = (sprite: Sprite | undefined, x: number, y: number, w: number, h: number) => {
    if (!sprite) return
    sprite.visible = w > 0 && h > 0
    sprite.position.set(Math.round(x * dpr), Math.round(y * dpr))
    sprite.setSize(Math.max(1, Math.round(w * dpr)), Math.max(1, Math.round(h * dpr)))
  }

  const neatline = (view: View, { w, h }: Layout) => {
    const [x0, y0, x1, y1] = [view.x, view.y, view.x + w * view.k, view.y + h * view.k]
    ;[
      [2.5, 1.2],
      [6.5, 2.6],
    ].forEach(([out, thick], i) => {
      const [o, t] = [out as number, thick as number]
      const [left, top, right, foot] = [x0 - o - t / 2, y0 - o - t / 2, x1 + o + t / 2, y1 + o + t / 2]
      box(lines[i * 4], left, top, right - left, t)
      box(lines[i * 4 + 1], left, foot - t, right - left, t)
      box(lines[i * 4 + 2], left, top, t, foot - top)
      box(lines[i * 4 + 3], right - t, top, t, foot - top)
    })
  }

  const number = (n: number): Texture => {
    const text = String(n).padStart(2, '0')
    const paint = (ctx: CanvasRenderingContext2D) => {
      ctx.scale(dpr, dpr)
      ctx.font = `700 ${SIZE}px ${FONT.narrow}`
      ctx.textAlign = 'center'
      ctx.textBaseline = 'alphabetic'
      ctx.fillStyle = paper?.marginInk ?? '#000'
      ctx.fillText(text, CELL / 2, CELL / 2 + SIZE * 0.35)
    }
    return atlas?.get(text, paint) ?? Texture.EMPTY
  }

  /** Places of the numbers along a strip; where hexes are small only every second, fifth or tenth. */
  const places = (
    n: number,
    first: number,
    gap: number,
    from: number,
    to: number,
  ): { n: number; at: number }[] => {
    const every = [1, 2, 5, 10, 20, 50].find((step) => step * gap >= 24) ?? 100
    return Array.from({ length: n }, (_, i) => ({ n: i + 1, at: first + i * gap })).filter(
      ({ n: one, at }) => one % every === 0 && at >= from && at <= to,
    )
  }

  const put = (n: number, x: number, y: number): Sprite => {
    const sprite = new Sprite({ texture: number(n), anchor: 0.5 })
    sprite.position.set(Math.round(x * dpr), Math.round(y * dpr))
    return sprite
  }

  return {
    update: (view, { width, height }, layout) => {
      neatline(view, layout)
      box(strips[0], 0, 0, width, STRIP.top)
      box(strips[1], 0, 0, STRIP.left, height)
      // The strip has an edge only where the map runs on under it.
      const under = { top: view.y < STRIP.top + 4, left: view.x < STRIP.left + 4 }
      box(edges[0], STRIP.left, STRIP.top - 1, under.top ? width : 0, 1.4)
      box(edges[1], STRIP.left - 1, STRIP.top, under.left ? 1.4 : 0, height)
      for (const old of numbers.removeChildren()) old.destroy()
      const [gapX, gapY] = [1.5 * R * view.k, FLAT * view.k]
      const sprites = [
        ...places(layout.cols, view.x + R * view.k, gapX, STRIP.left + 8, width - 8).map(({ n, at }) =>
          put(n, at, STRIP.top / 2),
        ),
        ...places(layout.rows, view.y + gapY / 2, gapY, STRIP.top + 8, height - 8).map(({ n, at }) =>
          put(n, STRIP.left / 2, at),
        ),
      ]
      if (sprites.length > 0) numbers.addChild(...sprites)
      atlas?.upload()
    },
    dress: (next, ratio) => {
      if (paper === next && dpr === ratio && atlas) return
      paper = next
      dpr = ratio
      for (const old of numbers.removeChildren()) old.destroy()
      atlas?.destroy()
      atlas = makeAtlas(Math.ceil(CELL * dpr), 64)
      for (const sprite of strips) sprite.tint = next.margin
      for (const sprite of [...lines, ...edges]) sprite.tint = next.marginInk
    },
    destroy: () => {
      for (const old of numbers.removeChildren()) old.destroy()
      atlas?.destroy()
      atlas = null
    },
  }
}
