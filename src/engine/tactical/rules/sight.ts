/** T8.1–T8.3: who sees which hex. Exact, mutual, at most 6 hexes. */
import { cellOf, distance, type Hex, hexOf } from '../../../kernel/hex'
import { firstScreen, MAX_SIGHT } from '../../../kernel/line'
import type { Field } from '../model'

export type Sight = Readonly<{
  clear: boolean
  /** Hexes from end to end. */
  range: number
  /** The first hex that blocks, seen from `from`; null if clear or too far. */
  blockedBy: Hex | null
  rule: 'T8.1' | 'T8.2' | 'T8.3' | 'T13.7'
}>

const smoky = new WeakMap<Field['works']['smoke'], Map<Uint8Array, Uint8Array>>()

/** The battle's screens with smoke in force laid over them (T13.7: from its own hex on). */
const screenOf = (field: Field): Uint8Array => {
  const { smoke } = field.works
  const base = field.battle.screen
  if (smoke.length === 0) return base
  const known = smoky.get(smoke)?.get(base)
  if (known) return known
  const screen = Uint8Array.from(base)
  for (const { hex } of smoke) {
    const cell = cellOf(field.battle.grid, hex)
    if (cell >= 0) screen[cell] = 255
  }
  smoky.set(smoke, new Map([[base, screen]]))
  return screen
}

const inSmoke = (field: Field, hex: Hex): boolean =>
  field.works.smoke.length > 0 && field.works.smoke.some((screen) => screen.hex === hex)

/** Longest sight of the turn, in hexes: 6, or less by the scenario (dawn, dusk, haze). */
export const sightRange = (field: Field): number => {
  let range = MAX_SIGHT
  for (const { turns, max } of field.battle.scenario.sightLimit ?? [])
    if (field.turn >= turns[0] && field.turn <= turns[1]) range = Math.min(range, max)
  return range
}

/**
 * The line of sight between two hexes of the map.
 *
 * @returns clear or not, the range in hexes, and the hex that blocks with its rule
 */
export const sightLine = (field: Field, from: Hex, to: Hex): Sight => {
  const { grid, level } = field.battle
  const a = cellOf(grid, from)
  const b = cellOf(grid, to)
  const range = distance(grid, a, b)
  if (range > sightRange(field)) return { clear: false, range, blockedBy: null, rule: 'T8.2' }
  if (range > 0 && inSmoke(field, from)) return { clear: false, range, blockedBy: from, rule: 'T13.7' }
  if (range > 0 && inSmoke(field, to)) return { clear: false, range, blockedBy: to, rule: 'T13.7' }
  const eye = Math.max(level[a] ?? 0, level[b] ?? 0)
  const screen = firstScreen(grid, screenOf(field), eye, a, b)
  return screen < 0
    ? { clear: true, range, blockedBy: null, rule: 'T8.1' }
    : { clear: false, range, blockedBy: hexOf(grid, screen), rule: 'T8.3' }
}

/** T8.1: is the line from one hex to the other clear and short enough? */
export const sees = (field: Field, from: Hex, to: Hex): boolean => sightLine(field, from, to).clear

/** Hexes that can be seen from a hex, itself included, nearest first. */
export const fieldOfView = (field: Field, from: Hex): readonly Hex[] => {
  const { grid } = field.battle
  const reach = sightRange(field)
  const seen: Hex[] = []
  const start = cellOf(grid, from)
  for (let cell = 0; cell < grid.size; cell++) {
    if (distance(grid, start, cell) > reach) continue
    const hex = hexOf(grid, cell)
    if (sees(field, from, hex)) seen.push(hex)
  }
  return seen
}
