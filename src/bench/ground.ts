/** The ground of the bench: a mixed map of 100 × 100 hexes, the same on every run. */
import { type Cell, type Grid, makeGrid } from '../kernel/hex'

export type Ground = Readonly<{
  grid: Grid
  /** by cell, 0… */
  level: Uint8Array
  /** by cell, as firstScreen reads it: 0 open, the level of a hill, level + 1 for bushes, 255 for woods and towns */
  screen: Uint8Array
  /** by cell: 0 plain, 1 bushes, 2 woods, 3 town, 4 swamp or river */
  kind: Uint8Array
}>

/** A small linear generator: whole numbers from 0 to below `n`. */
const numbers = (seed: number) => {
  let state = seed >>> 0
  return (n: number): number => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return Math.floor((state / 4294967296) * n)
  }
}

/** About 60 % plain, 12 % each bushes and woods, some towns, water and hills of two levels. */
export const mixedGround = (cols = 100, rows = 100): Ground => {
  const grid = makeGrid(cols, rows)
  const next = numbers(1942)
  const level = new Uint8Array(grid.size)
  const kind = new Uint8Array(grid.size)
  const screen = new Uint8Array(grid.size)
  for (let hill = 0; hill < grid.size / 60; hill++) {
    const top = next(grid.size)
    level[top] = 2
    for (let face = 0; face < 6; face++) {
      const foot = grid.neighbours[top * 6 + face] as number
      if (foot >= 0) level[foot] = Math.max(level[foot] as number, 1)
    }
  }
  for (let cell = 0; cell < grid.size; cell++) {
    const roll = next(100)
    kind[cell] = roll < 12 ? 1 : roll < 24 ? 2 : roll < 28 ? 3 : roll < 34 ? 4 : 0
    const high = level[cell] as number
    screen[cell] = kind[cell] === 2 || kind[cell] === 3 ? 255 : kind[cell] === 1 ? high + 1 : high
  }
  return { grid, level, screen, kind }
}

/** `count` cells at least `margin` hexes from every border, spread over the map. */
export const interior = (grid: Grid, count: number, margin: number): Cell[] => {
  const next = numbers(count)
  return Array.from({ length: count }, () => {
    const col = margin + next(grid.cols - 2 * margin)
    return (margin + next(grid.rows - 2 * margin)) * grid.cols + col
  })
}
