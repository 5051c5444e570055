/** Trenches, wire, obstacles, mines, pontoons, fallen bridges, embrasures: what was dug, laid, built and broken. Ink on a paper casing. */
import type { Face } from '../../kernel/hex'
import type { WorksPicture } from '../../store/scene'
import { centreOf, edgeAt, faceAngle, type Layout, type Point, R } from '../layout'
import { type Ctx, cased, type Mark } from './mark'

const INKS = {
  trench: '#2a1d0d',
  trenchCase: '#f3e6c2',
  wire: '#14110b',
  wireCase: '#f3ead2',
  refuse: '#8d1f16',
} as const
const TEETH = 5
const BARBS = 7

/** A crenel line just inside the face. */
export const paintTrench = (ctx: Ctx, centre: Point, face: Face): void => {
  const [a, b] = edgeAt(centre, face, 0.9)
  const long = Math.hypot(b.x - a.x, b.y - a.y)
  const along = { x: (b.x - a.x) / long, y: (b.y - a.y) / long }
  const inward = { x: -Math.cos(faceAngle(face)), y: -Math.sin(faceAngle(face)) }
  const pad = long * 0.07
  const step = (long - 2 * pad) / (2 * TEETH - 1)
  const deep = R * 0.085
  const path = new Path2D()
  const to = (t: number, d: number, first = false) => {
    const x = a.x + along.x * t + inward.x * d
    const y = a.y + along.y * t + inward.y * d
    if (first) path.moveTo(x, y)
    else path.lineTo(x, y)
  }
  to(pad, deep, true)
  for (let i = 0; i < TEETH; i++) {
    const from = pad + step * 2 * i
    to(from, 0)
    to(from + step, 0)
    to(from + step, deep)
    if (i < TEETH - 1) to(from + 2 * step, deep)
  }
  ctx.lineJoin = 'round'
  ctx.lineCap = 'round'
  ctx.globalAlpha = 0.9
  ctx.strokeStyle = INKS.trenchCase
  ctx.lineWidth = R * 0.105
  ctx.stroke(path)
  ctx.globalAlpha = 1
  ctx.lineJoin = 'miter'
  ctx.lineCap = 'butt'
  ctx.strokeStyle = INKS.trench
  ctx.lineWidth = R * 0.046
  ctx.stroke(path)
}

/** A line with barbs on the edge itself. */
const paintWire = (ctx: Ctx, centre: Point, face: Face): void => {
  const [a, b] = edgeAt(centre, face)
  const path = new Path2D()
  path.moveTo(a.x, a.y)
  path.lineTo(b.x, b.y)
  ctx.globalAlpha = 0.75
  ctx.strokeStyle = INKS.wireCase
  ctx.lineWidth = R * 0.11
  ctx.stroke(path)
  ctx.globalAlpha = 1
  const e = R * 0.068
  for (let i = 1; i < BARBS; i++) {
    const x = a.x + ((b.x - a.x) * i) / BARBS
    const y = a.y + ((b.y - a.y) * i) / BARBS
    path.moveTo(x - e, y - e)
    path.lineTo(x + e, y + e)
    path.moveTo(x + e, y - e)
    path.lineTo(x - e, y + e)
  }
  ctx.strokeStyle = INKS.wire
  ctx.lineWidth = R * 0.032
  ctx.stroke(path)
}

/** Dragon's teeth: a row of triangles on the edge, pointing out. */
const paintObstacle = (ctx: Ctx, centre: Point, face: Face): void => {
  const [a, b] = edgeAt(centre, face, 0.97)
  const out = { x: Math.cos(faceAngle(face)), y: Math.sin(faceAngle(face)) }
  const path = new Path2D()
  for (let i = 0; i < 4; i++) {
    const at = (t: number) => ({ x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t })
    const [p, q, tip] = [at((i + 0.14) / 4), at((i + 0.86) / 4), at((i + 0.5) / 4)]
    path.moveTo(p.x, p.y)
    path.lineTo(tip.x + out.x * 9, tip.y + out.y * 9)
    path.lineTo(q.x, q.y)
    path.closePath()
  }
  ctx.lineJoin = 'round'
  cased(ctx, path, INKS.trenchCase, 4, INKS.wire, 1.2)
  ctx.fillStyle = INKS.wire
  ctx.fill(path)
}

/** A disc with horns; against men three small ones. */
const paintMine = (ctx: Ctx, x: number, y: number, r: number): void => {
  const path = new Path2D()
  for (let i = 0; i < 3; i++) {
    const turn = ((i - 1) * 50 - 90) * (Math.PI / 180)
    path.moveTo(x + Math.cos(turn) * r, y + Math.sin(turn) * r)
    path.lineTo(x + Math.cos(turn) * r * 1.75, y + Math.sin(turn) * r * 1.75)
  }
  path.moveTo(x + r, y)
  path.arc(x, y, r, 0, 2 * Math.PI)
  ctx.lineCap = 'round'
  cased(ctx, path, INKS.trenchCase, 4.6, INKS.wire, 1.8)
  ctx.fillStyle = INKS.wire
  ctx.fill(path)
}

const paintMines = (ctx: Ctx, { x, y }: Point, kind: 'antiTank' | 'antiPersonnel'): void => {
  const left = x - R * 0.76
  if (kind === 'antiTank') {
    paintMine(ctx, left, y + 4, 6.5)
    return
  }
  paintMine(ctx, left + 1, y - 5, 3.4)
  paintMine(ctx, left - 5, y + 5, 3.4)
  paintMine(ctx, left + 6, y + 6, 3.4)
}

/** A deck on floats from the middle of the hex to each bank. */
const paintPontoon = (ctx: Ctx, centre: Point, faces: readonly Face[]): void => {
  const deck = new Path2D()
  for (const face of faces) {
    const [a, b] = edgeAt(centre, face, 0.98)
    deck.moveTo(centre.x, centre.y)
    deck.lineTo((a.x + b.x) / 2, (a.y + b.y) / 2)
  }
  ctx.lineCap = 'round'
  cased(ctx, deck, INKS.wire, R * 0.2, INKS.trenchCase, R * 0.13)
  ctx.setLineDash([R * 0.035, R * 0.075])
  ctx.lineCap = 'butt'
  ctx.strokeStyle = INKS.wire
  ctx.lineWidth = R * 0.13
  ctx.stroke(deck)
  ctx.setLineDash([])
}

/** A bridge that is down: a cross over its deck. */
const paintFallen = (ctx: Ctx, { x, y }: Point): void => {
  const path = new Path2D()
  const e = R * 0.26
  path.moveTo(x - e, y - e)
  path.lineTo(x + e, y + e)
  path.moveTo(x + e, y - e)
  path.lineTo(x - e, y + e)
  ctx.lineCap = 'round'
  cased(ctx, path, INKS.trenchCase, R * 0.15, INKS.refuse, R * 0.075)
}

/** A wedge that opens to the face; sealed, it is filled and crossed out. */
const paintEmbrasure = (ctx: Ctx, centre: Point, face: Face, sealed: boolean): void => {
  const [a, b] = edgeAt(centre, face, 0.86)
  const [c, d] = edgeAt(centre, face, 0.62)
  const at = (p: Point, q: Point, t: number): Point => ({
    x: p.x + (q.x - p.x) * t,
    y: p.y + (q.y - p.y) * t,
  })
  const path = new Path2D()
  const corners = [at(a, b, 0.3), at(c, d, 0.42), at(c, d, 0.58), at(a, b, 0.7)]
  for (const [i, { x, y }] of corners.entries()) {
    if (i === 0) path.moveTo(x, y)
    else path.lineTo(x, y)
  }
  path.closePath()
  ctx.lineJoin = 'round'
  cased(ctx, path, INKS.trenchCase, R * 0.1, INKS.wire, R * 0.035)
  ctx.fillStyle = sealed ? INKS.wire : INKS.trenchCase
  ctx.fill(path)
  if (!sealed) return
  const [p, q, r, s] = [at(a, b, 0.26), at(c, d, 0.62), at(a, b, 0.74), at(c, d, 0.38)]
  const cross = new Path2D()
  cross.moveTo(p.x, p.y)
  cross.lineTo(q.x, q.y)
  cross.moveTo(r.x, r.y)
  cross.lineTo(s.x, s.y)
  ctx.lineCap = 'round'
  cased(ctx, cross, INKS.trenchCase, R * 0.09, INKS.refuse, R * 0.045)
}

export const worksMarks = (layout: Layout, works: WorksPicture): readonly Mark[] => {
  const marks: Mark[] = []
  const put = (key: string, hex: string, paint: (ctx: Ctx, centre: Point) => void) => {
    const centre = centreOf(layout, hex)
    if (!centre) return
    const reach = R * 1.25
    const rect = { x: centre.x - reach, y: centre.y - reach, w: 2 * reach, h: 2 * reach }
    marks.push({ key, of: [], rect, paint: (ctx) => paint(ctx, centre) })
  }
  for (const { hex, faces } of works.pontoons ?? [])
    put(`pontoon ${hex}${faces.join()}`, hex, (ctx, c) => paintPontoon(ctx, c, faces))
  for (const hex of works.fallen ?? []) put(`fallen ${hex}`, hex, paintFallen)
  for (const { hex, face, sealed } of works.embrasures ?? [])
    put(`embrasure ${hex}${face}${sealed}`, hex, (ctx, c) => paintEmbrasure(ctx, c, face, sealed))
  for (const { hex, face } of works.trenches)
    put(`trench ${hex}${face}`, hex, (ctx, c) => paintTrench(ctx, c, face))
  for (const { hex, face } of works.wire) put(`wire ${hex}${face}`, hex, (ctx, c) => paintWire(ctx, c, face))
  for (const { hex, face } of works.obstacles)
    put(`teeth ${hex}${face}`, hex, (ctx, c) => paintObstacle(ctx, c, face))
  for (const { hex, kind } of works.mines)
    put(`mines ${hex}${kind}`, hex, (ctx, c) => paintMines(ctx, c, kind))
  return marks
}
