/** Curves for arrows and lines of fire, as points in world units. */
import type { Point } from '../layout'

export const along = (a: Point, b: Point, t: number): Point => ({
  x: a.x + (b.x - a.x) * t,
  y: a.y + (b.y - a.y) * t,
})

/** A parabola from a to b with its control point c. */
export const parabola = (a: Point, c: Point, b: Point, steps: number): readonly Point[] =>
  Array.from({ length: steps + 1 }, (_, i) => {
    const t = i / steps
    return along(along(a, c, t), along(c, b, t), t)
  })

/** From a to b with the middle pushed to the left of the way by `bow` world units. */
export const bowed = (a: Point, b: Point, bow: number, steps = 24): readonly Point[] => {
  const long = Math.hypot(b.x - a.x, b.y - a.y) || 1
  const middle = along(a, b, 0.5)
  const c = { x: middle.x - ((b.y - a.y) / long) * bow, y: middle.y + ((b.x - a.x) / long) * bow }
  return parabola(a, c, b, steps)
}

/** A smooth way through hex centres: it turns in the middle of each leg, not at a corner. */
export const smoothed = (points: readonly Point[], steps = 8): readonly Point[] => {
  const [first, last] = [points[0], points.at(-1)]
  if (!first || !last || points.length < 3) return points
  const out: Point[] = [first]
  for (let i = 1; i < points.length - 1; i++) {
    const [a, c, b] = [points[i - 1], points[i], points[i + 1]] as [Point, Point, Point]
    const from = i === 1 ? a : along(a, c, 0.5)
    const to = i === points.length - 2 ? b : along(c, b, 0.5)
    out.push(...parabola(from, c, to, steps).slice(1))
  }
  return out
}

export const lengthOf = (line: readonly Point[]): number => {
  let long = 0
  for (let i = 1; i < line.length; i++) {
    const [a, b] = [line[i - 1], line[i]] as [Point, Point]
    long += Math.hypot(b.x - a.x, b.y - a.y)
  }
  return long
}

/** The part of a line between two distances from its start. */
export const between = (line: readonly Point[], from: number, to: number): readonly Point[] => {
  const out: Point[] = []
  let walked = 0
  for (let i = 1; i < line.length; i++) {
    const [a, b] = [line[i - 1], line[i]] as [Point, Point]
    const long = Math.hypot(b.x - a.x, b.y - a.y)
    const end = walked + long
    if (end >= from && walked <= to && long > 0) {
      if (out.length === 0) out.push(along(a, b, Math.max(0, (from - walked) / long)))
      out.push(along(a, b, Math.min(1, (to - walked) / long)))
    }
    walked = end
  }
  return out
}

/** The point at a part of the length, 0…1. */
export const pointAt = (line: readonly Point[], part: number): Point => {
  const far = lengthOf(line) * part
  return between(line, 0, far).at(-1) ?? line[0] ?? { x: 0, y: 0 }
}

/** Unit directions along a line, one a point. */
export const directions = (line: readonly Point[]): readonly Point[] =>
  line.map((_, i) => {
    const a = line[Math.max(0, i - 1)] as Point
    const b = line[Math.min(line.length - 1, i + 1)] as Point
    const long = Math.hypot(b.x - a.x, b.y - a.y) || 1
    return { x: (b.x - a.x) / long, y: (b.y - a.y) / long }
  })

/** A line moved sideways, to the left of its way. */
export const beside = (line: readonly Point[], by: number): readonly Point[] => {
  const ways = directions(line)
  return line.map((p, i) => {
    const way = ways[i] as Point
    return { x: p.x - way.y * by, y: p.y + way.x * by }
  })
}

export const trace = (line: readonly Point[], path = new Path2D()): Path2D => {
  line.forEach(({ x, y }, i) => {
    if (i === 0) path.moveTo(x, y)
    else path.lineTo(x, y)
  })
  return path
}
