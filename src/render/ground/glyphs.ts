/** Plants of a hex: the same for a hex on every map size, so that an edit changes its own hex only. */
import { centreAt, type Point, R, S3 } from '../layout'
import { seeded } from '../seed'

export type Dot = Readonly<{ x: number; y: number; r: number }>

/** Points on a jittered lattice inside a hex that leave its number free. */
const scattered = (col: number, row: number, step: number, jitter: number, rand: () => number): Point[] => {
  const c = centreAt(col, row)
  const points: Point[] = []
  for (let y = -R * 0.82; y < R * 0.84; y += step) {
    for (let x = -R * 0.92; x < R * 0.92; x += step) {
      const dx = x + (Math.round(y / step) & 1 ? step / 2 : 0) + (rand() - 0.5) * jitter
      const dy = y + (rand() - 0.5) * jitter
      const [ax, ay] = [Math.abs(dx), Math.abs(dy)]
      const inside = ay < R * 0.8 && ax * S3 + ay < S3 * R * 0.95
      const onNumber = ax < R * 0.33 && dy < -R * 0.56 && dy > -R * 0.84
      if (inside && !onNumber) points.push({ x: c.x + dx, y: c.y + dy })
    }
  }
  return points
}

export type Bushes = Readonly<{ dots: Path2D; rounds: Path2D; shades: Path2D }>

/** Stipple and little round bushes with their shade on the south-east. */
export const bushesOf = (col: number, row: number): Bushes => {
  const rand = seeded(col, row, 1)
  const [dots, rounds, shades] = [new Path2D(), new Path2D(), new Path2D()]
  const ring = (path: Path2D, { x, y }: Point, r: number) => {
    path.moveTo(x + r, y)
    path.arc(x, y, r, 0, 2 * Math.PI)
  }
  for (const p of scattered(col, row, 8.6, 5, rand)) {
    if (rand() < 0.68) {
      ring(dots, p, 0.7 + rand() * 0.55)
      continue
    }
    const r = 2.3 + rand() * 1.1
    ring(rounds, p, r)
    shades.moveTo(p.x + r, p.y - r * 0.2)
    shades.arc(p.x, p.y, r, -0.2, Math.PI / 2 - 0.2)
  }
  return { dots, rounds, shades }
}

/** Crowns of a forest hex, touching, or of open woods. */
export const crownsOf = (col: number, row: number, dense: boolean): readonly Dot[] => {
  const rand = seeded(col, row, dense ? 2 : 3)
  const [step, jitter, small, more] = dense ? [10.4, 4, 4.2, 1.6] : [19, 8, 3.7, 1.3]
  return scattered(col, row, step, jitter, rand).map(({ x, y }) => ({ x, y, r: small + rand() * more }))
}

/** Three-stroke tufts of a swamp hex. */
export const tuftsOf = (col: number, row: number): Path2D => {
  const path = new Path2D()
  for (const { x, y } of scattered(col, row, 22, 11, seeded(col, row, 4))) {
    path.moveTo(x, y)
    path.lineTo(x, y - 6)
    path.moveTo(x - 3, y)
    path.lineTo(x - 4.8, y - 4.4)
    path.moveTo(x + 3, y)
    path.lineTo(x + 4.8, y - 4.4)
  }
  return path
}
