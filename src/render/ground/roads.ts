/** Roads, railways and bridges: double lines, ticks on a rail bank, parapets with wings. */
import { cellOf } from '../../kernel/hex'
import type { MapPicture } from '../../store/scene'
import { boundsOf, type Layout, type Point, R, type Rect } from '../layout'
import type { Paper } from '../palette'
import { centre, linesThrough } from './chains'

export type Line = Readonly<{ points: readonly Point[]; path: Path2D; rect: Rect; rail: boolean }>
export type Bridge = Readonly<{ points: readonly Point[]; rect: Rect }>
export type Roads = Readonly<{ lines: readonly Line[]; bridges: readonly Bridge[] }>

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
    return linesThrough(layout, pairs).map(
      (points): Line => ({ points, path: traced(points), rect: boundsOf(points, 10), rail }),
    )
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
