/**
 * Roads, railways and bridges from their links. Links are walked into chains (straight on where lines
 * meet), a chain is eased out of the hex zigzag and runs on over the map's edge.
 */
import { cellOf } from '../../kernel/hex'
import type { MapPicture } from '../../store/scene'
import { boundsOf, centreAt, hexAt, type Layout, type Point, R, type Rect } from '../layout'
import type { Paper } from '../palette'

export type Line = Readonly<{ points: readonly Point[]; path: Path2D; rect: Rect; rail: boolean }>
export type Bridge = Readonly<{ points: readonly Point[]; rect: Rect }>
export type Roads = Readonly<{ lines: readonly Line[]; bridges: readonly Bridge[] }>

type Links = ReadonlyMap<number, readonly number[]>

/** How far a point is pulled to the mean of its neighbours: an odd-q row zigzags. */
const PULL = 0.72
/** Points between two hexes of a chain. */
const STEPS = 8

const centre = (layout: Layout, cell: number): Point =>
  centreAt(cell % layout.cols, Math.floor(cell / layout.cols))

const linksOf = (layout: Layout, pairs: MapPicture['roads']): Links => {
  const links = new Map<number, number[]>()
  const join = (a: number, b: number) => {
    const to = links.get(a) ?? []
    if (!to.includes(b)) links.set(a, [...to, b])
  }
  for (const [from, to] of pairs) {
    const [a, b] = [cellOf(layout.grid, from), cellOf(layout.grid, to)]
    if (a < 0 || b < 0) continue
    join(a, b)
    join(b, a)
  }
  return links
}

/** For a hex and the one it was entered from: the link that goes on most nearly straight, if any does. */
const onward = (layout: Layout, links: Links, from: number, via: number): number | null => {
  const exits = links.get(via) ?? []
  const straightness = (a: number, b: number) => {
    const [p, q, r] = [centre(layout, a), centre(layout, via), centre(layout, b)]
    return (q.x - p.x) * (r.x - q.x) + (q.y - p.y) * (r.y - q.y)
  }
  const best = (a: number) =>
    exits.filter((b) => b !== a).sort((b, c) => straightness(a, c) - straightness(a, b))[0]
  const next = best(from)
  // Two links are one line only if each is the other's best continuation.
  return next !== undefined && best(next) === from && straightness(from, next) > 0 ? next : null
}

const chainsOf = (layout: Layout, links: Links): readonly (readonly number[])[] => {
  const used = new Set<string>()
  const key = (a: number, b: number) => (a < b ? `${a}-${b}` : `${b}-${a}`)
  const walk = (from: number, via: number): number[] => {
    const cells = [from, via]
    for (;;) {
      const [a, b] = cells.slice(-2) as [number, number]
      used.add(key(a, b))
      const next = onward(layout, links, a, b)
      if (next === null || used.has(key(b, next))) return cells
      cells.push(next)
    }
  }
  const chains: number[][] = []
  for (const [cell, exits] of links) {
    for (const exit of exits) {
      if (used.has(key(cell, exit))) continue
      const forth = walk(cell, exit)
      const back = walk(exit, cell)
      chains.push([...back.slice(2).reverse(), ...forth])
    }
  }
  return chains
}

/** The chain's centres, continued over the edge of the map at an end that points off it. */
const centresOf = (layout: Layout, chain: readonly number[]): readonly Point[] => {
  const points = chain.map((cell) => centre(layout, cell))
  const beyond = (end: Point | undefined, before: Point | undefined, third: Point | undefined): Point[] => {
    if (!end || !before) return []
    // Two hexes back, since a row zigzags.
    const from = third ?? { x: 2 * before.x - end.x, y: 2 * before.y - end.y }
    const on = (p: Point): Point => ({ x: p.x + end.x - from.x, y: p.y + end.y - from.y })
    return hexAt(layout, on(before)) ? [] : [on(before), on(end)]
  }
  const head = beyond(points[0], points[1], points[2])
  const tail = beyond(points.at(-1), points.at(-2), points.at(-3))
  return [...head.reverse(), ...points, ...tail]
}

const eased = (points: readonly Point[]): readonly Point[] =>
  points.map((p, i) => {
    const [a, b] = [points[i - 1], points[i + 1]]
    if (!a || !b) return p
    return {
      x: p.x * (1 - PULL) + ((a.x + 2 * p.x + b.x) / 4) * PULL,
      y: p.y * (1 - PULL) + ((a.y + 2 * p.y + b.y) / 4) * PULL,
    }
  })

/** A line that ends on another one ends where that one was eased to. */
const joined = (
  lines: readonly (readonly Point[])[],
  at: readonly (readonly Point[])[],
): readonly (readonly Point[])[] => {
  const through = new Map<string, Point>()
  const key = ({ x, y }: Point) => `${Math.round(x)},${Math.round(y)}`
  lines.forEach((line, n) => {
    line.slice(1, -1).forEach((p, i) => {
      const where = at[n]?.[i + 1]
      if (where) through.set(key(where), p)
    })
  })
  return lines.map((line, n) =>
    line.map((p, i) => (i > 0 && i < line.length - 1 ? p : (through.get(key(at[n]?.[i] ?? p)) ?? p))),
  )
}

/** A smooth curve: parabolas from the middle of one leg to the middle of the next. */
const curved = (points: readonly Point[]): readonly Point[] => {
  const first = points[0] as Point
  const out: Point[] = [first]
  for (let i = 1; i < points.length - 1; i++) {
    const [a, c, b] = [points[i - 1], points[i], points[i + 1]] as [Point, Point, Point]
    const p = { x: (a.x + c.x) / 2, y: (a.y + c.y) / 2 }
    const q = { x: (c.x + b.x) / 2, y: (c.y + b.y) / 2 }
    for (let s = 0; s <= STEPS; s++) {
      const t = s / STEPS
      const [u, v, w] = [(1 - t) ** 2, 2 * t * (1 - t), t * t]
      out.push({ x: u * p.x + v * c.x + w * q.x, y: u * p.y + v * c.y + w * q.y })
    }
  }
  out.push(points.at(-1) as Point)
  return out
}

export const traced = (points: readonly Point[], path = new Path2D()): Path2D => {
  points.forEach(({ x, y }, i) => {
    if (i === 0) path.moveTo(x, y)
    else path.lineTo(x, y)
  })
  return path
}

const near = (p: Point, q: Point, within: number) => Math.hypot(p.x - q.x, p.y - q.y) < within

/** Stretches of the lines that cross bridge hexes; a bridge without a road lies east to west. */
const bridgesOf = (layout: Layout, bridges: readonly string[], lines: readonly Line[]): readonly Bridge[] => {
  const centres = bridges
    .map((hex) => cellOf(layout.grid, hex))
    .filter((cell) => cell >= 0)
    .map((cell) => centre(layout, cell))
  const made: Bridge[] = []
  const bridge = (points: readonly Point[]) => made.push({ points, rect: boundsOf(points, 20) })
  const lonely = new Set(centres)
  for (const line of lines) {
    let run: Point[] = []
    for (const p of line.points) {
      const at = centres.find((c) => near(p, c, 0.84 * R))
      if (at) {
        lonely.delete(at)
        run.push(p)
      } else if (run.length > 0 && !centres.some((c) => near(p, c, 1.05 * R))) {
        bridge(run)
        run = []
      }
    }
    if (run.length > 1) bridge(run)
  }
  for (const { x, y } of lonely)
    bridge([
      { x: x - 0.8 * R, y },
      { x: x + 0.8 * R, y },
    ])
  return made
}

export const roadsOf = (layout: Layout, map: MapPicture): Roads => {
  const rails = new Set(map.rails.map((pair) => [...pair].sort().join()))
  const onlyRoads = map.roads.filter((pair) => !rails.has([...pair].sort().join()))
  const lines = (
    [
      [onlyRoads, false],
      [map.rails, true],
    ] as const
  ).flatMap(([pairs, rail]) => {
    const centres = chainsOf(layout, linksOf(layout, pairs)).map((chain) => centresOf(layout, chain))
    return joined(centres.map(eased), centres).map((line): Line => {
      const points = curved(line)
      return { points, path: traced(points), rect: boundsOf(points, 10), rail }
    })
  })
  return { lines, bridges: bridgesOf(layout, map.bridges, lines) }
}

export const paintRoads = (ctx: CanvasRenderingContext2D, lines: readonly Line[], paper: Paper): void => {
  ctx.lineJoin = 'round'
  ctx.lineCap = 'butt'
  const strokes = (which: readonly Line[], ink: string, width: number, dash: readonly number[] = []) => {
    ctx.strokeStyle = ink
    ctx.lineWidth = width
    ctx.setLineDash([...dash])
    for (const { path } of which) ctx.stroke(path)
    ctx.setLineDash([])
  }
  const rails = lines.filter((line) => line.rail)
  strokes(lines, paper.roadInk, 7.4)
  ctx.globalAlpha = 0.55
  strokes(rails, paper.roadInk, 12, [1.2, 7])
  ctx.globalAlpha = 1
  strokes(lines, paper.road, 4.8)
}

const paintWings = (ctx: CanvasRenderingContext2D, end: Point, inner: Point): void => {
  const long = Math.hypot(end.x - inner.x, end.y - inner.y) || 1
  const out = { x: (end.x - inner.x) / long, y: (end.y - inner.y) / long }
  const at = (along: number, across: number): [number, number] => [
    end.x + out.x * along - out.y * across,
    end.y + out.y * along + out.x * across,
  ]
  for (const side of [-1, 1]) {
    ctx.moveTo(...at(6, 12 * side))
    ctx.lineTo(...at(-1, 6 * side))
  }
}

export const paintBridge = (ctx: CanvasRenderingContext2D, { points }: Bridge, paper: Paper): void => {
  const path = traced(points)
  ctx.lineCap = 'butt'
  for (const [ink, width] of [
    [paper.roadInk, 15],
    [paper.road, 10.5],
  ] as const) {
    ctx.strokeStyle = ink
    ctx.lineWidth = width
    ctx.stroke(path)
  }
  ctx.strokeStyle = paper.roadInk
  ctx.lineWidth = 2.6
  ctx.beginPath()
  paintWings(ctx, points[0] as Point, points[1] as Point)
  paintWings(ctx, points.at(-1) as Point, points.at(-2) as Point)
  ctx.stroke()
}
