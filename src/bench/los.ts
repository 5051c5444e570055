/** P1: sight between all pairs up to 6 hexes apart, against honeycomb's `line`. */
import { defineHex, Grid, line, Orientation } from 'honeycomb-grid'
import { type Axial, axial, type Cell, within } from '../kernel/hex'
import { firstScreen, MAX_SIGHT } from '../kernel/line'
import { type Ground, interior, mixedGround } from './ground'
import type { BenchCase } from './harness'

/** Ordered pairs, flat: from, to, from, to … */
const pairsFrom = (ground: Ground, sources: readonly Cell[]): Int32Array =>
  Int32Array.from(
    sources.flatMap((from) =>
      within(ground.grid, from, MAX_SIGHT)
        .slice(1)
        .flatMap((to) => [from, to]),
    ),
  )

const oursOver = (ground: Ground, pairs: Int32Array) => () => {
  const { grid, level, screen } = ground
  let seen = 0
  for (let i = 0; i < pairs.length; i += 2) {
    const a = pairs[i] as number
    const b = pairs[i + 1] as number
    const eye = Math.max(level[a] as number, level[b] as number)
    if (firstScreen(grid, screen, eye, a, b) < 0) seen++
  }
  return seen
}

const Tile = defineHex({ orientation: Orientation.FLAT, offset: -1 })

/** honeycomb's way: walk the line over a grid whose tiles hold the ground. It knows no edges: fewer rules than ours. */
const honeycombOver = (ground: Ground, pairs: Int32Array) => {
  class GroundTile extends Tile {
    screen = 0
    level = 0
  }
  const tiles = Array.from({ length: ground.grid.size }, (_, cell) => {
    const tile = new GroundTile(axial(ground.grid, cell))
    tile.screen = ground.screen[cell] as number
    tile.level = ground.level[cell] as number
    return tile
  })
  const grid = new Grid(GroundTile, tiles)
  const sees = (a: GroundTile, b: GroundTile): boolean => {
    const eye = Math.max(a.level, b.level)
    let clear = true
    for (const tile of grid.traverse(line({ start: a, stop: b }))) {
      if (tile !== a && tile !== b && tile.screen > eye) clear = false
    }
    return clear
  }
  return () => {
    let seen = 0
    for (let i = 0; i < pairs.length; i += 2) {
      if (sees(tiles[pairs[i] as number] as GroundTile, tiles[pairs[i + 1] as number] as GroundTile)) seen++
    }
    return seen
  }
}

/** The leanest walk that honeycomb allows: its bare line, no grid, an early exit, our flat arrays. */
const bareLineOver = (ground: Ground, pairs: Int32Array) => {
  const { grid, level, screen } = ground
  const points: readonly Axial[] = Array.from({ length: grid.size }, (_, cell) => axial(grid, cell))
  const sees = (a: Cell, b: Cell): boolean => {
    const eye = Math.max(level[a] as number, level[b] as number)
    const hexes = line({ start: points[a] as Axial, stop: points[b] as Axial })((at) => new Tile(at))
    for (let i = 1; i < hexes.length - 1; i++) {
      const { q, r } = hexes[i] as Axial
      if ((screen[(r + (q >> 1)) * grid.cols + q] as number) > eye) return false
    }
    return true
  }
  return () => {
    let seen = 0
    for (let i = 0; i < pairs.length; i += 2) if (sees(pairs[i] as number, pairs[i + 1] as number)) seen++
    return seen
  }
}

/** P1 on the same pairs: those of 300 interior hexes. */
export const los: BenchCase = {
  name: 'P1 sight, 300 hexes',
  target: 1 / 60,
  stretch: 1 / 150,
  run: () => {
    const ground = mixedGround()
    const pairs = pairsFrom(ground, interior(ground.grid, 300, MAX_SIGHT))
    return { ours: oursOver(ground, pairs), baseline: honeycombOver(ground, pairs) }
  },
}

/** P1 on the whole map, its borders included: 1,202,406 pairs against the baseline's 37,800. */
export const losWholeMap: BenchCase = {
  name: 'P1 sight, whole map',
  target: 1 / 60,
  stretch: 1 / 150,
  run: () => {
    const ground = mixedGround()
    const pairs = pairsFrom(
      ground,
      Array.from({ length: ground.grid.size }, (_, cell) => cell),
    )
    const some = pairsFrom(ground, interior(ground.grid, 300, MAX_SIGHT))
    return {
      ours: oursOver(ground, pairs),
      baseline: honeycombOver(ground, some),
      scale: pairs.length / some.length,
    }
  },
}

/** Beside P1: the same pairs against the least that honeycomb can do, so that the figure of P1 flatters nobody. */
export const losBareLine: BenchCase = {
  name: 'P1 sight, bare line',
  target: 1 / 15,
  stretch: 1 / 25,
  run: () => {
    const ground = mixedGround()
    const pairs = pairsFrom(ground, interior(ground.grid, 300, MAX_SIGHT))
    return { ours: oursOver(ground, pairs), baseline: bareLineOver(ground, pairs) }
  },
}
