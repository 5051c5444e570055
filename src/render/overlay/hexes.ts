/** Single hexes: chosen, under the keyboard's cursor, acting in the film, under smoke. */
import type { Hex } from '../../kernel/hex'
import { addHex, centreOf, type Layout, type Point, R } from '../layout'
import { INK } from '../palette'
import { seeded } from '../seed'
import { type Ctx, cased, type Mark } from './mark'

const markAt = (
  layout: Layout,
  key: string,
  hex: Hex | null,
  paint: (ctx: Ctx, centre: Point, outline: Path2D) => void,
  inset = 1,
): readonly Mark[] => {
  const centre = hex === null ? null : centreOf(layout, hex)
  if (!centre) return []
  const outline = new Path2D()
  addHex(outline, centre, inset)
  const rect = { x: centre.x - 1.15 * R, y: centre.y - 1.1 * R, w: 2.3 * R, h: 2.2 * R }
  return [{ key: `${key} ${hex}`, of: [], rect, paint: (ctx) => paint(ctx, centre, outline) }]
}

export const selectedMark = (layout: Layout, hex: Hex | null): readonly Mark[] =>
  markAt(layout, 'selected', hex, (ctx, _, outline) => {
    ctx.lineJoin = 'round'
    cased(ctx, outline, INK.halo, 6, INK.black, 2.4)
  })

/** @param pixel a CSS pixel in world units: a focus ring is two pixels wide at any zoom */
export const cursorMark = (layout: Layout, hex: Hex | null, pixel: number): readonly Mark[] =>
  markAt(
    layout,
    `cursor ${pixel}`,
    hex,
    (ctx, _, outline) => {
      ctx.lineJoin = 'round'
      cased(ctx, outline, INK.casing, 7 * pixel, INK.focus, 2.6 * pixel)
    },
    4 * pixel,
  )

/** The hexes of the units that act are light again above the veil. */
export const actorMarks = (layout: Layout, hexes: readonly Hex[]): readonly Mark[] =>
  [...new Set(hexes)].flatMap((hex) =>
    markAt(layout, 'actor', hex, (ctx, _, outline) => {
      ctx.globalAlpha = 0.55
      ctx.fillStyle = '#fff3cf'
      ctx.fill(outline)
      ctx.globalAlpha = 1
      ctx.lineJoin = 'round'
      ctx.strokeStyle = INK.black
      ctx.lineWidth = 2.2
      ctx.stroke(outline)
    }),
  )

/** A ring of puffs with one outline; the middle stays thin, so that counters can be read through it. */
export const smokeMarks = (layout: Layout, hexes: readonly Hex[]): readonly Mark[] =>
  hexes.flatMap((hex) =>
    markAt(layout, 'smoke', hex, (ctx, centre, outline) => {
      const rand = seeded(Math.round(centre.x), Math.round(centre.y), 8)
      const puffs = Array.from({ length: 14 }, (_, i) => {
        const turn = ((i + rand() * 0.5) / 14) * 2 * Math.PI
        const far = R * (0.68 + rand() * 0.1)
        return {
          x: centre.x + Math.cos(turn) * far,
          y: centre.y + Math.sin(turn) * far,
          r: R * (0.17 + rand() * 0.09),
        }
      })
      const cloud = (more: number): Path2D => {
        const path = new Path2D()
        for (const { x, y, r } of puffs) {
          path.moveTo(x + r + more, y)
          path.arc(x, y, r + more, 0, 2 * Math.PI)
        }
        return path
      }
      const fill = (path: Path2D, ink: string, alpha: number) => {
        ctx.globalAlpha = alpha
        ctx.fillStyle = ink
        ctx.fill(path)
      }
      fill(outline, '#e9e4d6', 0.4)
      fill(cloud(1.5), '#5a5546', 0.75)
      fill(cloud(0), '#ece8dc', 0.92)
      ctx.globalAlpha = 0.55
      ctx.strokeStyle = '#5a5546'
      ctx.lineWidth = 1.2
      for (const { x, y, r } of puffs) {
        ctx.beginPath()
        ctx.arc(x, y, r * 0.66, 0.2, 1.7)
        ctx.stroke()
      }
    }),
  )
