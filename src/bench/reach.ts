/** P3: what 200 units reach, with mixed costs and zones of control, against rot-js Dijkstra. */
import Dijkstra from 'rot-js/lib/path/dijkstra'
import type { Cell } from '../kernel/hex'
import { type Reach, reach } from '../kernel/path'
import { type Ground, interior, mixedGround } from './ground'
import type { BenchCase } from './harness'

const UNITS = 200
const BUDGET = 12

/** Steps cost 1 on the plain, 2 in cover and 1 more uphill; no step into water; none from one enemy zone to the next. */
const stepsOf = ({ grid, kind, level }: Ground): Uint16Array => {
  const zone = new Uint8Array(grid.size)
  for (const enemy of interior(grid, 150, 1)) {
    for (let face = 0; face < 6; face++) zone[grid.neighbours[enemy * 6 + face] as number] = 1
  }
  const steps = new Uint16Array(grid.size * 6)
  for (let i = 0; i < steps.length; i++) {
    const from = Math.floor(i / 6)
    const to = grid.neighbours[i] as number
    if (to < 0 || kind[to] === 4 || (zone[from] === 1 && zone[to] === 1)) continue
    steps[i] = (kind[to] === 0 ? 1 : 2) + ((level[to] as number) > (level[from] as number) ? 1 : 0)
  }
  return steps
}

/** Fills the cells that `inside` marks with 1: no costs, so less to do than we have. */
const rotFill = (ground: Ground, inside: Uint8Array, start: Cell): Dijkstra => {
  const { cols, rows } = ground.grid
  const passes = (x: number, y: number) =>
    x >= 0 && y >= 0 && y < cols && x < 2 * rows && inside[(x >> 1) * cols + y] === 1
  const col = start % cols
  const fill = new Dijkstra(2 * ((start - col) / cols) + (col & 1), col, passes, { topology: 6 })
  fill.compute(-9, -9, () => undefined)
  return fill
}

/** How many cells a fill has reached: the size of the table that rot-js keeps to itself. */
const filled = (fill: Dijkstra): number =>
  Object.keys((fill as unknown as { _computed: object })._computed).length

/** P3 for all 200 units. */
export const reachCase: BenchCase = {
  name: 'P3 reach, 200 units',
  target: 1 / 8,
  stretch: 1 / 20,
  run: () => {
    const ground = mixedGround()
    const steps = stepsOf(ground)
    const units = interior(ground.grid, UNITS, 1)
    const inside = units.map((unit) => {
      const cells = reach(ground.grid, steps, unit, BUDGET).cells
      const marks = new Uint8Array(ground.grid.size)
      for (const cell of cells) marks[cell] = 1
      const theirs = filled(rotFill(ground, marks, unit))
      if (theirs !== cells.length)
        throw new Error(`P3: rot-js fills ${theirs} cells, we reach ${cells.length}`)
      return marks
    })
    let out: Reach | undefined
    const ours = () => {
      let cells = 0
      for (const unit of units) {
        out = reach(ground.grid, steps, unit, BUDGET, out)
        cells += out.cells.length
      }
      return cells
    }
    const baseline = () => {
      for (const [i, unit] of units.entries()) rotFill(ground, inside[i] as Uint8Array, unit)
      return units.length
    }
    return { ours, baseline }
  },
}
