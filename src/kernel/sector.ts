/**
 * Directions, exactly: cube vectors v (from → to) and u (a face), and their dot product. No angles, no
 * floats, so that a hex on the edge of a sector is on it for both players (T4.12, T5.10).
 */
import { type Axial, type Cell, FACES, type Face, faceIndex, type Grid, STEPS } from './hex'

/** v·u of two cube vectors given by their axial parts. */
const dot = (vq: number, vr: number, u: Axial): number => vq * u.q + vr * u.r + (vq + vr) * (u.q + u.r)

const along = (grid: Grid, from: Cell, to: Cell, u: Axial): number =>
  dot((grid.q[to] as number) - (grid.q[from] as number), (grid.r[to] as number) - (grid.r[from] as number), u)

/**
 * Does `to` lie in the sector of `degrees` centred on a face of `from`? Both edges of the sector are in.
 * The firer's own hex is in every sector: it has no direction. Rule T4.12.
 */
export const inSector = (grid: Grid, from: Cell, facing: Face, to: Cell, degrees: 60 | 120): boolean => {
  if (from === to) return true
  const ahead = along(grid, from, to, STEPS[faceIndex(facing)] as Axial)
  // T4.12 60°: no other face is nearer; a tie is an edge of the sector and in.
  if (degrees === 60) return STEPS.every((u) => along(grid, from, to, u) <= ahead)
  // T4.12 120°: cos ≥ 1/2, squared; |u|² of a cube step is 2.
  const vq = (grid.q[to] as number) - (grid.q[from] as number)
  const vr = (grid.r[to] as number) - (grid.r[from] as number)
  return ahead > 0 && 4 * ahead * ahead >= 2 * dot(vq, vr, { q: vq, r: vr })
}

/**
 * Does `to` lie in front of a unit at `from`, less than 90° off its facing? Exactly 90° is flank; the unit's
 * own hex is not in front. Rule T5.10.
 */
export const isFront = (grid: Grid, from: Cell, facing: Face, to: Cell): boolean =>
  along(grid, from, to, STEPS[faceIndex(facing)] as Axial) > 0

/** The face of `from` that looks most nearly at `to`; of two as near, the first in FACES (T5.10). */
export const faceToward = (grid: Grid, from: Cell, to: Cell): Face => {
  let best = 0
  let most = along(grid, from, to, STEPS[0] as Axial)
  for (let face = 1; face < 6; face++) {
    const ahead = along(grid, from, to, STEPS[face] as Axial)
    if (ahead > most) {
      most = ahead
      best = face
    }
  }
  return FACES[best] as Face
}
