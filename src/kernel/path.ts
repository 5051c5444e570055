/**
 * Ways over the map: what a budget reaches, and the cheapest way to a hex. Dijkstra with a bucket per cost on
 * flat arrays; whole numbers only, and ties settled by rule, so that every machine finds the same way.
 */
import { bucketsWith, gap, ringFor, takeBucket } from './buckets'
import type { Cell, Grid } from './hex'

/** What can be reached, and from where. Of two ways as cheap, the one whose last step starts at the lower cell. */
export type Reach = Readonly<{
  /** cost from the start by cell; −1 = not reached */
  cost: Int32Array
  /** the cell before it by cell; −1 at the start and where not reached */
  from: Int32Array
  /** the reached cells by cost, the start first; of one cost in no order that means anything, but always the same */
  cells: readonly Cell[]
}>

/** A Reach in the making. */
type Draft = Reach & { readonly cells: Cell[] }

/** More than any cost; in the low 30 bits it is also what −1, not reached, looks like. */
const FAR = 0x3fffffff

type Bounds = Readonly<{ budget: number; goal: Cell }>

/** Fills an empty draft; stops when `goal` is settled, if one is given (−1 = none). */
const spread = (grid: Grid, steps: Uint16Array, draft: Draft, { budget, goal }: Bounds): void => {
  const { cost, from, cells: settled } = draft
  const neighbours = grid.neighbours
  const ring = ringFor(budget)
  const queue = bucketsWith(grid.size, ring, settled[0] as number)
  const { heads, live, chain, batch } = queue
  const mask = ring - 1
  let [limit, free, done] = [budget, 2, 0]
  for (let at = 0, skip = 0; skip >= 0; skip = gap(live, ring, at & mask), at += skip) {
    for (let i = takeBucket(queue, at & mask, cost, at) - 1; i >= 0; i--) {
      const cell = batch[i] as number
      settled[done++] = cell
      // Nothing more is queued; what is, drains.
      if (cell === goal) limit = -1
      if (at >= limit) continue
      for (let face = cell * 6, end = face + 6; face < end; face++) {
        const to = neighbours[face] as number
        if (to < 0) continue
        // No step (0) becomes a step of more than any budget.
        const sum = at + 1 + (((steps[face] as number) - 1) & FAR)
        const known = cost[to] as number
        // sum ≥ known or sum > limit, in one test: two that come out at random take longer.
        if ((((known & FAR) - sum - 1) | (limit - sum)) < 0) {
          if (known === sum && cell < (from[to] as number)) from[to] = cell
          continue
        }
        const bucket = sum & mask
        cost[to] = sum
        from[to] = cell
        chain[free] = to
        chain[free + 1] = heads[bucket] as number
        heads[bucket] = free
        free += 2
        live[bucket >> 5] = (live[bucket >> 5] as number) | (1 << (bucket & 31))
      }
    }
  }
  settled.length = done
}

const blank = (grid: Grid): Int32Array => new Int32Array(grid.size).fill(-1)

/** A draft with nothing but the start, in the arrays of `old` if they fit. */
const draftFrom = (grid: Grid, start: Cell, old?: Reach): Draft => {
  if (!(start >= 0 && start < grid.size))
    throw new RangeError(`cannot start from cell ${start} of ${grid.size}`)
  const fits = old !== undefined && old.cost.length === grid.size
  const draft = fits ? (old as Draft) : { cost: blank(grid), from: blank(grid), cells: [] }
  for (const cell of draft.cells) {
    draft.cost[cell] = -1
    draft.from[cell] = -1
  }
  draft.cost[start] = 0
  draft.cells[0] = start
  return draft
}

const checkedBudget = (budget: number): number => {
  if (!(budget >= 0)) throw new RangeError(`a budget is 0 or more, not ${budget}`)
  return Math.min(Math.floor(budget), FAR - 1)
}

/**
 * All cells that can be reached from `start` for at most `budget`.
 *
 * @param steps by cell × 6 + face: what the step from the cell over that face costs, in any unit; 0 = no step
 * @param budget in the unit of the steps; Infinity for all there is
 * @param out a Reach of the same grid that is no longer needed: it is overwritten and given back, which saves
 *   two arrays of the size of the map
 * @throws RangeError for a start off the map or a budget below 0
 */
export const reach = (grid: Grid, steps: Uint16Array, start: Cell, budget: number, out?: Reach): Reach => {
  const limit = checkedBudget(budget)
  const draft = draftFrom(grid, start, out)
  spread(grid, steps, draft, { budget: limit, goal: -1 })
  return draft
}

/** The cells from the start to `cell`, both included; empty if it was not reached. */
export const pathTo = (found: Reach, cell: Cell): Cell[] => {
  const path: Cell[] = []
  if ((found.cost[cell] ?? -1) < 0) return path
  for (let at = cell; at >= 0; at = found.from[at] as number) path.push(at)
  return path.reverse()
}

/**
 * The cheapest way from `start` to `goal`, both included; empty if none costs at most `budget`. Steps, budget
 * and errors as for reach.
 */
export const shortestPath = (
  grid: Grid,
  steps: Uint16Array,
  start: Cell,
  goal: Cell,
  budget: number,
): Cell[] => {
  const limit = checkedBudget(budget)
  const draft = draftFrom(grid, start)
  spread(grid, steps, draft, { budget: limit, goal })
  return pathTo(draft, goal)
}
