/** From links between hexes to smooth lines: chains are walked straight on and eased out of the hex zigzag. */
import { cellOf } from '../../kernel/hex'
import type { MapPicture } from '../../store/scene'
import { centreAt, hexAt, type Layout, type Point } from '../layout'

type Links = ReadonlyMap<number, readonly number[]>

/** How far a point is pulled to the mean of its neighbours: an odd-q row zigzags. */
const PULL = 0.72
/** Points between two hexes of a chain. */
const STEPS = 8

export const centre = (layout: Layout, cell: number): Point =>
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

/** Smooth lines through all links, a little beyond the edge of the map where they point off it. */
export const linesThrough = (layout: Layout, pairs: MapPicture['roads']): readonly (readonly Point[])[] => {
  const centres = chainsOf(layout, linksOf(layout, pairs)).map((chain) => centresOf(layout, chain))
  return joined(centres.map(eased), centres).map(curved)
}
