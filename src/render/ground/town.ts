/** Towns: one turned street lattice for the whole map, with a house block wherever it lies well inside a town. */
import { cellsIn, centreAt, type Layout, type Point, R, type Rect } from '../layout'
import { seeded } from '../seed'
import type { Roads } from './roads'

export type Building = Readonly<{ points: readonly Point[]; dark: boolean; rect: Rect }>

const TURN = -0.19
const [COS, SIN] = [Math.cos(TURN), Math.sin(TURN)]
const W = 21
const H = 15
const GAP_X = 5
const GAP_Y = 4.4

const turned = (u: number, v: number): Point => ({ x: u * COS - v * SIN, y: u * SIN + v * COS })

/** The hex number keeps a free patch at the head of its hex. */
const onNumber = (layout: Layout, p: Point): boolean =>
  cellsIn(layout, { x: p.x, y: p.y, w: 0, h: 0 }, R * 0.4).some(([col, row]) => {
    const c = centreAt(col, row)
    return Math.abs(p.x - c.x) < R * 0.36 && p.y - c.y < -R * 0.52 && p.y - c.y > -R * 0.9
  })

const clearOf = (points: readonly Point[], corridor: readonly Point[]): boolean =>
  corridor.every((q) =>
    points.every(
      (p) => Math.abs(p.x - q.x) > 9 || Math.abs(p.y - q.y) > 9 || Math.hypot(p.x - q.x, p.y - q.y) > 9,
    ),
  )

/** Points along roads and railways in reach of a rectangle, dense enough to keep houses off them. */
const corridorIn = (rect: Rect, roads: Roads): readonly Point[] =>
  roads.lines.flatMap(({ points }) =>
    points.flatMap((p, i) => {
      const before = points[i - 1] ?? p
      const count = Math.max(1, Math.ceil(Math.hypot(p.x - before.x, p.y - before.y) / 6))
      return Array.from({ length: count }, (_, n) => ({
        x: before.x + ((p.x - before.x) * n) / count,
        y: before.y + ((p.y - before.y) * n) / count,
      })).filter(
        (q) =>
          q.x > rect.x - 40 && q.y > rect.y - 40 && q.x < rect.x + rect.w + 40 && q.y < rect.y + rect.h + 40,
      )
    }),
  )

const outline = (centre: Point, cut: number | null): readonly Point[] => {
  const [w, h] = [W / 2, H / 2]
  const shape: readonly (readonly [number, number])[] =
    cut === null
      ? [
          [-w, -h],
          [w, -h],
          [w, h],
          [-w, h],
        ]
      : [
          [-w, -h],
          [w, -h],
          [w, h - H * cut],
          [w - W * 0.45, h - H * cut],
          [w - W * 0.45, h],
          [-w, h],
        ]
  return shape.map(([u, v]) => {
    const p = turned(u, v)
    return { x: centre.x + p.x, y: centre.y + p.y }
  })
}

/**
 * House blocks whose centre lies in a rectangle. A town block in four is an L, one in seven is left out.
 * @param town field of the town at a point, 0…1
 */
export const buildingsOf = (
  layout: Layout,
  rect: Rect,
  town: (p: Point) => number,
  roads: Roads,
): Building[] => {
  const corridor = corridorIn(rect, roads)
  const corners = [
    [0, 0],
    [rect.w, 0],
    [rect.w, rect.h],
    [0, rect.h],
  ].map(([x, y]) => {
    const [px, py] = [rect.x + (x as number), rect.y + (y as number)]
    return { u: px * COS + py * SIN, v: -px * SIN + py * COS }
  })
  const [du, dv] = [W + GAP_X, H + GAP_Y]
  const i0 = Math.floor(Math.min(...corners.map(({ u }) => u)) / du)
  const i1 = Math.ceil(Math.max(...corners.map(({ u }) => u)) / du)
  const j0 = Math.floor(Math.min(...corners.map(({ v }) => v)) / dv)
  const j1 = Math.ceil(Math.max(...corners.map(({ v }) => v)) / dv)
  const made: Building[] = []
  for (let j = j0; j <= j1; j++) {
    for (let i = i0; i <= i1; i++) {
      const c = turned(i * du, j * dv)
      if (c.x < rect.x || c.y < rect.y || c.x >= rect.x + rect.w || c.y >= rect.y + rect.h) continue
      if (town(c) < 0.56) continue
      const whole = outline(c, null)
      if (!whole.every((p) => town(p) > 0.5)) continue
      if (onNumber(layout, c) || !clearOf([c, ...whole], corridor)) continue
      const rand = seeded(i, j, 7)
      const q = rand()
      if (q >= 0.28 && q < 0.42) continue
      const points = q < 0.28 ? outline(c, 0.45 + rand() * 0.3) : whole
      made.push({ points, dark: q > 0.78, rect: { x: c.x - 16, y: c.y - 14, w: 32, h: 28 } })
    }
  }
  return made
}
