/** P2: everything that one hex sees, against rot-js: poorer in rules, but very fast. */
import PreciseShadowcasting from 'rot-js/lib/fov/precise-shadowcasting'
import { type Cell, within } from '../kernel/hex'
import { firstScreen, MAX_SIGHT } from '../kernel/line'
import { type Ground, interior, mixedGround } from './ground'
import type { BenchCase } from './harness'

const oursFrom = (ground: Ground, sources: readonly Cell[]) => {
  const { grid, level, screen } = ground
  const around = sources.map((from) => Int32Array.from(within(grid, from, MAX_SIGHT)))
  return () => {
    let seen = 0
    for (let i = 0; i < sources.length; i++) {
      const from = sources[i] as number
      const high = level[from] as number
      for (const to of around[i] as Int32Array) {
        const eye = Math.max(high, level[to] as number)
        if (firstScreen(grid, screen, eye, from, to) < 0) seen++
      }
    }
    return seen
  }
}

/** rot-js has rows of hexes in double width: its y is our column, its x twice our row, one more if odd. */
const rotFrom = (ground: Ground, sources: readonly Cell[]) => {
  const { grid, level, screen } = ground
  return () => {
    let seen = 0
    for (const from of sources) {
      const eye = level[from] as number
      const passes = (x: number, y: number) => {
        const cell = (x >> 1) * grid.cols + y
        return cell === from || (screen[cell] as number) <= eye
      }
      const col = from % grid.cols
      const x = 2 * ((from - col) / grid.cols) + (col & 1)
      new PreciseShadowcasting(passes, { topology: 6 }).compute(x, col, MAX_SIGHT, () => {
        seen++
      })
    }
    return seen
  }
}

/** P2, per source hex: 300 interior hexes of the same map. */
export const fov: BenchCase = {
  name: 'P2 field of view',
  target: 2,
  stretch: 1,
  run: () => {
    const ground = mixedGround()
    const sources = interior(ground.grid, 300, MAX_SIGHT + 1)
    return { ours: oursFrom(ground, sources), baseline: rotFrom(ground, sources) }
  },
}
