/**
 * The field trick: soft borders that stay true to the hexes. On a lattice of points
 * v = Σ w·z ∕ Σ w over hex centres, w = exp(−d² ∕ 2σ²R²); an iso-line of v is the border to draw.
 * The map is continued two hexes beyond its edge.
 */
import { contours } from 'd3-contour'
import { centreAt, FLAT, type Layout, type Point, R, type Rect } from '../layout'

/** A window of lattice points: `n` × `m`, `step` apart, the first at (x0, y0). */
export type Lattice = Readonly<{ x0: number; y0: number; n: number; m: number; step: number }>

export type Field = Readonly<{ lattice: Lattice; v: Float64Array; high: number }>

/** How far a hex reaches, in R. */
const REACH = Math.sqrt(7) * R
/** Beyond the rectangle, so that lines closed at the window's edge stay out of sight. */
const PAD = 1.6 * R

/** Lattices of one step share their points, so that neighbouring windows agree where they meet. */
export const latticeOver = (rect: Rect, step: number): Lattice => {
  const i = Math.floor((rect.x - PAD) / step)
  const j = Math.floor((rect.y - PAD) / step)
  return {
    x0: i * step,
    y0: j * step,
    n: Math.ceil((rect.x + rect.w + PAD) / step) - i + 1,
    m: Math.ceil((rect.y + rect.h + PAD) / step) - j + 1,
    step,
  }
}

const clamp = (n: number, most: number) => Math.max(0, Math.min(most, n))

/** Columns and rows whose hexes reach into the lattice, up to two beyond the map. */
const span = ({ x0, y0, n, m, step }: Lattice, { cols, rows }: Layout) => ({
  col0: Math.max(-2, Math.floor((x0 - REACH - R) / (1.5 * R))),
  col1: Math.min(cols + 1, Math.ceil((x0 + n * step + REACH - R) / (1.5 * R))),
  row0: Math.max(-2, Math.floor((y0 - REACH) / FLAT - 1)),
  row1: Math.min(rows + 1, Math.ceil((y0 + m * step + REACH) / FLAT)),
})

/** Columns and rows a hex's weight covers on the lattice, with the factor of each column and row. */
type Splat = { i0: number; i1: number; j0: number; j1: number; wx: Float64Array; wy: Float64Array }

const splatter = ({ x0, y0, n, m, step }: Lattice, sigma: number) => {
  const spread = 2 * (sigma * R) ** 2
  const most = Math.ceil((2 * REACH) / step) + 1
  const at: Splat = { i0: 0, i1: 0, j0: 0, j1: 0, wx: new Float64Array(most), wy: new Float64Array(most) }
  return (col: number, row: number): Splat => {
    const { x, y } = centreAt(col, row)
    at.i0 = clamp(Math.ceil((x - REACH - x0) / step), n)
    at.i1 = Math.min(n - 1, Math.floor((x + REACH - x0) / step))
    at.j0 = clamp(Math.ceil((y - REACH - y0) / step), m)
    at.j1 = Math.min(m - 1, Math.floor((y + REACH - y0) / step))
    // A point's weight is the product of one factor for its column and one for its row.
    for (let i = at.i0; i <= at.i1; i++) at.wx[i - at.i0] = Math.exp(-((x0 + i * step - x) ** 2) / spread)
    for (let j = at.j0; j <= at.j1; j++) at.wy[j - at.j0] = Math.exp(-((y0 + j * step - y) ** 2) / spread)
    return at
  }
}

const add = (to: Float64Array, n: number, { i0, i1, j0, j1, wx, wy }: Splat, value: number): void => {
  for (let j = j0; j <= j1; j++) {
    const w = (wy[j - j0] as number) * value
    for (let i = i0, at = j * n + i0; i <= i1; i++, at++)
      to[at] = (to[at] as number) + w * (wx[i - i0] as number)
  }
}

/** Values of hexes on one lattice; the sum of weights is worked out once for each σ. */
export const fieldsOn = (layout: Layout, lattice: Lattice) => {
  const { n, m } = lattice
  const { col0, col1, row0, row1 } = span(lattice, layout)
  const weights = new Map<number, Float64Array>()

  const weightOf = (sigma: number): Float64Array => {
    const known = weights.get(sigma)
    if (known) return known
    const sum = new Float64Array(n * m)
    const splat = splatter(lattice, sigma)
    for (let row = row0; row <= row1; row++) {
      for (let col = col0; col <= col1; col++) add(sum, n, splat(col, row), 1)
    }
    weights.set(sigma, sum)
    return sum
  }

  /**
   * @param z value of a hex of the map by column and row, 0 or more
   * @returns null where all hexes in reach have 0: there is nothing to draw
   */
  return (sigma: number, z: (col: number, row: number) => number): Field | null => {
    const v = new Float64Array(n * m)
    const splat = splatter(lattice, sigma)
    let high = 0
    for (let row = row0; row <= row1; row++) {
      for (let col = col0; col <= col1; col++) {
        const value = z(clamp(col, layout.cols - 1), clamp(row, layout.rows - 1))
        if (value === 0) continue
        high = Math.max(high, value)
        add(v, n, splat(col, row), value)
      }
    }
    if (high === 0) return null
    const weight = weightOf(sigma)
    for (let at = 0; at < v.length; at++) {
      const w = weight[at] as number
      v[at] = w > 0 ? (v[at] as number) / w : 0
    }
    return { lattice, v, high }
  }
}

/** The value between lattice points. */
export const valueAt = ({ lattice, v }: Field, x: number, y: number): number => {
  const { x0, y0, n, m, step } = lattice
  const u = (x - x0) / step
  const w = (y - y0) / step
  const i = clamp(Math.floor(u), n - 2)
  const j = clamp(Math.floor(w), m - 2)
  const a = u - i
  const b = w - j
  const at = j * n + i
  const top = (v[at] as number) * (1 - a) + (v[at + 1] as number) * a
  const foot = (v[at + n] as number) * (1 - a) + (v[at + n + 1] as number) * a
  return top * (1 - b) + foot * b
}

/** Uphill slope at a point, per world unit. */
export const slopeAt = (field: Field, x: number, y: number): Point => {
  const g = field.lattice.step
  return {
    x: (valueAt(field, x + g, y) - valueAt(field, x - g, y)) / (2 * g),
    y: (valueAt(field, x, y + g) - valueAt(field, x, y - g)) / (2 * g),
  }
}

/** Rings round the ground where the field is above a threshold, in world units. */
export const ringsAbove = ({ lattice, v, high }: Field, threshold: number): readonly (readonly Point[])[] => {
  if (high <= threshold) return []
  const { x0, y0, n, m, step } = lattice
  const [shape] = contours().size([n, m]).smooth(true).thresholds([threshold])(v as unknown as number[])
  return (shape?.coordinates ?? []).flatMap((polygon) =>
    polygon.map((ring) =>
      ring.map((p) => ({ x: x0 + ((p[0] as number) - 0.5) * step, y: y0 + ((p[1] as number) - 0.5) * step })),
    ),
  )
}

/** The rings as a path. */
export const pathOf = (rings: readonly (readonly Point[])[]): Path2D => {
  const path = new Path2D()
  for (const ring of rings) {
    ring.forEach(({ x, y }, i) => {
      if (i === 0) path.moveTo(x, y)
      else path.lineTo(x, y)
    })
    path.closePath()
  }
  return path
}

/** Path round the ground above a threshold; null where there is none. */
export const pathAbove = (field: Field | null, threshold: number): Path2D | null => {
  const rings = field ? ringsAbove(field, threshold) : []
  return rings.length > 0 ? pathOf(rings) : null
}
