/** A scenario made ready for the rules: letters and chains become flat tables. */
import { type Cell, cellOf, faceBetween, faceIndex, type Grid, type Hex, makeGrid } from '../../kernel/hex'
import type { Battle, Terrain, Variants } from './model'
import type { Scenario, ScenarioMap } from './scenario'
import { LETTERS } from './tables/letters'
import { unitTypes } from './tables/units'
import { VARIANTS } from './tables/variants'

/** T8.3: what no eye sees over. */
const NEVER = 255

/**
 * Compiles a checked scenario (`checkScenario` found no error in it).
 *
 * @param variants choices of this game; they win over the scenario's own
 * @throws Error where the map is not what its checks promise
 */
export const makeBattle = (scenario: Scenario, variants: Partial<Variants> = {}): Battle => {
  const { map } = scenario
  const grid = gridOf(map.cols, map.rows)
  const rules: Variants = { ...VARIANTS, ...scenario.rules, ...variants }
  const terrain = terrainOf(map)
  const level = levelsOf(grid, map)
  return {
    scenario,
    grid,
    rules,
    types: unitTypes,
    terrain,
    level,
    roads: roadsOf(grid, map),
    bridgeAt: bridgesOf(grid, map),
    screen: screenOf(terrain, level, rules),
  }
}

let last: Grid | null = null

/** The tables of a map's size; the last ones are kept, since checks, games and tests ask for one map many times. */
export const gridOf = (cols: number, rows: number): Grid => {
  if (last?.cols !== cols || last.rows !== rows) last = makeGrid(cols, rows)
  return last
}

/** The letters by their character codes. */
const BY_CODE: readonly (Terrain | undefined)[] = Array.from(
  { length: 128 },
  (_, code) => LETTERS[String.fromCharCode(code)],
)

const terrainOf = (map: ScenarioMap): readonly Terrain[] => {
  const cells: Terrain[] = []
  for (const row of map.terrain)
    for (let col = 0; col < row.length; col++) {
      const terrain = BY_CODE[row.charCodeAt(col)]
      if (!terrain) throw new Error(`no terrain has the letter ${row.charAt(col)}`)
      cells.push(terrain)
    }
  return cells
}

const levelsOf = (grid: Grid, map: ScenarioMap): Uint8Array => {
  const level = new Uint8Array(grid.size)
  for (const [row, digits] of (map.levels ?? []).entries())
    for (let col = 0; col < digits.length; col++) level[row * grid.cols + col] = digits.charCodeAt(col) - ZERO
  return level
}

/** Character code of the digit 0. */
const ZERO = 48

const screenOf = (terrain: readonly Terrain[], level: Uint8Array, rules: Variants): Uint8Array => {
  const screen = new Uint8Array(terrain.length)
  for (let cell = 0; cell < screen.length; cell++)
    screen[cell] = heightOf(terrain[cell] as Terrain, level[cell] as number, rules)
  return screen
}

/** T8.3: the height from which one sees over a hex. */
const heightOf = (terrain: Terrain, level: number, rules: Variants): number => {
  switch (terrain) {
    case 'openWoods':
    case 'forest':
      return NEVER
    case 'town':
      return rules.townBlocksSight ? NEVER : level
    case 'bushes':
      return level + 1
    case 'plain':
    case 'swamp':
    case 'river':
      return level
    default:
      return terrain satisfies never
  }
}

const onMap = (grid: Grid, hex: Hex): Cell => {
  const cell = cellOf(grid, hex)
  if (cell < 0) throw new Error(`hex ${hex} is not on the map`)
  return cell
}

/** T5.2: each pair of neighbours in a chain is a link, seen from both; bridges link their own hexes. */
const roadsOf = (grid: Grid, map: ScenarioMap): Uint8Array => {
  const links = new Uint8Array(grid.size * 6)
  const spans = (map.bridges ?? []).map((bridge) => bridge.hexes)
  for (const chain of [...map.roads, ...(map.rails ?? []), ...spans]) {
    for (let i = 1; i < chain.length; i++) {
      const from = onMap(grid, chain[i - 1] as Hex)
      const to = onMap(grid, chain[i] as Hex)
      const face = faceBetween(grid, from, to)
      if (face === null) throw new Error(`a road leaps from ${chain[i - 1]} to ${chain[i]}`)
      links[from * 6 + faceIndex(face)] = 1
      links[to * 6 + ((faceIndex(face) + 3) % 6)] = 1
    }
  }
  return links
}

const bridgesOf = (grid: Grid, map: ScenarioMap): Int16Array => {
  const at = new Int16Array(grid.size).fill(-1)
  for (const [index, bridge] of (map.bridges ?? []).entries())
    for (const hex of bridge.hexes) at[onMap(grid, hex)] = index
  return at
}
