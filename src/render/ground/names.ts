/** Lettering: names stand along their feature, in serif italic, letter by letter. */
import type { MapPicture } from '../../store/scene'
import { boundsOf, centreOf, type Layout, type Point, R, type Rect } from '../layout'
import { FONT, type Paper } from '../palette'

type Name = MapPicture['names'][number]
type Letter = Readonly<{ text: string; x: number; y: number; turn: number }>

export type Lettering = Readonly<{
  letters: readonly Letter[]
  font: string
  kind: Name['kind']
  /** A summit: triangle beside an upright bold figure. */
  summit: boolean
  rect: Rect
}>

/** Size in world units, space between letters, shift off the line: to its left, below 0 to its right. */
const STYLE = {
  water: { size: 36, space: 24, shift: -26, face: `italic 400 36px ${FONT.serif}` },
  relief: { size: 19, space: 5.5, shift: 0, face: `italic 400 19px ${FONT.serif}` },
  place: { size: 15, space: 1.2, shift: 0, face: `italic 700 15px ${FONT.serif}` },
  line: { size: 12.5, space: 2, shift: 13, face: `italic 400 12.5px ${FONT.serif}` },
} as const

const SUMMIT = `700 15px ${FONT.serif}`

let ruler: CanvasRenderingContext2D | null = null
const widthOf = (text: string, font: string): number => {
  ruler ??= document.createElement('canvas').getContext('2d')
  if (!ruler) return text.length * 8
  ruler.font = font
  return ruler.measureText(text).width
}

/** The point `along` a polyline, and the direction there; straight on beyond its ends. */
const pointOn = (line: readonly Point[], along: number): Point & { turn: number } => {
  let left = along
  for (let i = 1; i < line.length; i++) {
    const [a, b] = [line[i - 1], line[i]] as [Point, Point]
    const long = Math.hypot(b.x - a.x, b.y - a.y)
    if (left <= long || i === line.length - 1) {
      const t = long > 0 ? left / long : 0
      return { x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t, turn: Math.atan2(b.y - a.y, b.x - a.x) }
    }
    left -= long
  }
  const only = line[0] as Point
  return { x: only.x + along, y: only.y, turn: 0 }
}

/** Eases the corners of a chain of centres, so that letters do not jump. */
const eased = (points: readonly Point[]): readonly Point[] => {
  let line = points
  for (let pass = 0; pass < 3 && line.length > 2; pass++) {
    const next: Point[] = [line[0] as Point]
    for (let i = 1; i < line.length; i++) {
      const [a, b] = [line[i - 1], line[i]] as [Point, Point]
      next.push({ x: a.x * 0.75 + b.x * 0.25, y: a.y * 0.75 + b.y * 0.25 })
      next.push({ x: a.x * 0.25 + b.x * 0.75, y: a.y * 0.25 + b.y * 0.75 })
    }
    line = [...next, line.at(-1) as Point]
  }
  return line
}

const lengthOf = (line: readonly Point[]): number =>
  line.reduce((sum, p, i) => {
    const before = line[i - 1]
    return before ? sum + Math.hypot(p.x - before.x, p.y - before.y) : 0
  }, 0)

export const letteringOf = (layout: Layout, name: Name): Lettering | null => {
  const centres = name.hexes.map((hex) => centreOf(layout, hex)).filter((p): p is Point => p !== null)
  const [first, last] = [centres[0], centres.at(-1)]
  if (!first || !last || name.text === '') return null
  if (centres.length === 1 && name.kind === 'relief') {
    const letters = [{ text: name.text, x: first.x - 7, y: first.y + 5, turn: 0 }]
    return { letters, font: SUMMIT, kind: name.kind, summit: true, rect: boundsOf([first], R) }
  }
  const style = STYLE[name.kind]
  // Never upside down: a chain that runs west is read from its other end.
  const chain = last.x < first.x - 1 ? [...centres].reverse() : centres
  const line = eased(chain)
  const widths = [...name.text].map((letter) => widthOf(letter, style.face))
  const ink = widths.reduce((a, b) => a + b, 0)
  const long = lengthOf(line)
  const fitting = (long - ink) / Math.max(1, widths.length - 1)
  const space = long > 0 ? Math.max(style.space * 0.3, Math.min(style.space, fitting)) : style.space * 0.5
  let along = (long - ink - space * (widths.length - 1)) / 2
  const shift = chain.length > 1 ? style.shift : 0
  const letters = [...name.text].map((text, i): Letter => {
    const wide = widths[i] as number
    const p = pointOn(line, along + wide / 2)
    along += wide + space
    const [across, back] = [style.size * 0.32 - shift, wide / 2]
    return {
      text,
      x: p.x - Math.cos(p.turn) * back - Math.sin(p.turn) * across,
      y: p.y - Math.sin(p.turn) * back + Math.cos(p.turn) * across,
      turn: p.turn,
    }
  })
  return {
    letters,
    font: style.face,
    kind: name.kind,
    summit: false,
    rect: boundsOf(letters, style.size * 2),
  }
}

const inkOf = (kind: Name['kind'], paper: Paper): { ink: string; halo: string | null; alpha: number } => {
  switch (kind) {
    case 'water':
      return { ink: paper.bank, halo: null, alpha: 0.92 }
    case 'relief':
      return { ink: paper.hachure, halo: paper.tints[0], alpha: 0.9 }
    case 'place':
    case 'line':
      return { ink: paper.label, halo: paper.paper, alpha: 1 }
    default:
      return kind satisfies never
  }
}

export const paintLettering = (ctx: CanvasRenderingContext2D, name: Lettering, paper: Paper): void => {
  const { ink, halo, alpha } = inkOf(name.kind, paper)
  ctx.save()
  ctx.font = name.font
  ctx.textAlign = 'left'
  ctx.textBaseline = 'alphabetic'
  ctx.lineJoin = 'round'
  ctx.fillStyle = ink
  ctx.globalAlpha = alpha
  const first = name.letters[0]
  if (name.summit && first) paintTriangle(ctx, first.x, first.y, ink)
  for (const pass of halo ? (['halo', 'ink'] as const) : (['ink'] as const)) {
    for (const { text, x, y, turn } of name.letters) {
      ctx.save()
      ctx.translate(x, y)
      ctx.rotate(turn)
      if (pass === 'halo') {
        ctx.globalAlpha = 0.7
        ctx.strokeStyle = halo as string
        ctx.lineWidth = 3
        ctx.strokeText(text, 0, 0)
      } else ctx.fillText(text, 0, 0)
      ctx.restore()
    }
  }
  ctx.restore()
}

/** The sign of a triangulation point, left of its figure. */
const paintTriangle = (ctx: CanvasRenderingContext2D, x: number, y: number, ink: string): void => {
  ctx.strokeStyle = ink
  ctx.lineWidth = 1.7
  ctx.lineJoin = 'miter'
  ctx.beginPath()
  ctx.moveTo(x - 17, y - 1)
  ctx.lineTo(x - 10.5, y - 12)
  ctx.lineTo(x - 4, y - 1)
  ctx.closePath()
  ctx.stroke()
  ctx.beginPath()
  ctx.arc(x - 10.5, y - 5, 1.3, 0, 2 * Math.PI)
  ctx.fill()
}
