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
  const grid = makeGrid(map.cols, map.rows)
  const rules: Variants = { ...VARIANTS, ...scenario.rules, ...variants }
  const terrain = terrainOf(map)
  const level = Uint8Array.from((map.levels ?? []).join('').padEnd(grid.size, '0'), Number)
  return {
    scenario,
    grid,
    rules,
    types: unitTypes,
    terrain,
    level,
    roads: roadsOf(grid, map),
    bridgeAt: bridgesOf(grid, map),
    screen: Uint8Array.from(terrain, (cover, cell) => heightOf(cover, level[cell] ?? 0, rules)),
  }
}

const terrainOf = (map: ScenarioMap): readonly Terrain[] =>
  Array.from(map.terrain.join(''), (letter) => {
    const terrain = LETTERS[letter]
    if (!terrain) throw new Error(`no terrain has the letter ${letter}`)
    return terrain
  })

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
