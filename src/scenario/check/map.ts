/** Rows, roads and bridges (T5.2, T9). */
import { gridOf } from '../../engine/tactical/battle'
import type { Scenario, ScenarioMap } from '../../engine/tactical/scenario'
import { LETTERS } from '../../engine/tactical/tables/letters'
import { cellOf, faceBetween, type Grid, type Hex } from '../../kernel/hex'
import { at, error, type Finding, warning } from '../faults'
import { hexOffMap, isOnBorder, offMap } from './places'

/** Findings on the map alone. */
export const mapFindings = ({ map }: Scenario): readonly Finding[] => {
  const rows = [...rowFindings(map, 'terrain'), ...rowFindings(map, 'levels')]
  if (rows.length > 0) return rows
  const grid = gridOf(map.cols, map.rows)
  const bridged = new Set((map.bridges ?? []).flatMap((bridge) => bridge.hexes))
  return [
    ...chainFindings(grid, map, 'roads', bridged),
    ...chainFindings(grid, map, 'rails', bridged),
    ...bridgeFindings(grid, map),
    ...exitFindings(grid, map),
    ...(map.names ?? []).flatMap((name, i) => offMap(grid, name.hexes, `map.names[${i}].hexes`)),
  ]
}

const rowFindings = (map: ScenarioMap, which: 'terrain' | 'levels'): readonly Finding[] => {
  const rows = map[which]
  const path = `map.${which}`
  if (!rows) return []
  if (rows.length !== map.rows)
    return [error('rowCount', path, { detail: { rows: rows.length, asked: map.rows } })]
  return rows.flatMap((row, i) =>
    row.length === map.cols
      ? []
      : [error('rowLength', at(path, i), { detail: { columns: row.length, asked: map.cols } })],
  )
}

const letterAt = (map: ScenarioMap, grid: Grid, hex: Hex): string => {
  const cell = cellOf(grid, hex)
  const col = cell % grid.cols
  return map.terrain[(cell - col) / grid.cols]?.[col] ?? '.'
}

const isWater = (map: ScenarioMap, grid: Grid, hex: Hex): boolean => {
  const terrain = LETTERS[letterAt(map, grid, hex)]
  return terrain === 'river' || terrain === 'swamp'
}

/** T5.2: a road is a chain of neighbours; over swamp and river it needs a bridge. */
const chainFindings = (
  grid: Grid,
  map: ScenarioMap,
  which: 'roads' | 'rails',
  bridged: ReadonlySet<Hex>,
): readonly Finding[] =>
  (map[which] ?? []).flatMap((chain, i) => {
    const path = `map.${which}[${i}]`
    const lost = offMap(grid, chain, path)
    if (lost.length > 0) return lost
    if (chain.length < 2) return [error('chainTooShort', path, { rule: 'T5.2' })]
    return [...linkFindings(grid, chain, path), ...wetFindings(grid, map, chain, { path, bridged })]
  })

const linkFindings = (grid: Grid, chain: readonly Hex[], path: string): readonly Finding[] =>
  chain.flatMap((hex, i) => {
    const before = chain[i - 1]
    if (before === undefined || faceBetween(grid, cellOf(grid, before), cellOf(grid, hex)) !== null) return []
    return [error('chainBroken', at(path, i), { rule: 'T5.2', hex, detail: { from: before, to: hex } })]
  })

type Crossed = Readonly<{ path: string; bridged: ReadonlySet<Hex> }>

const wetFindings = (grid: Grid, map: ScenarioMap, chain: readonly Hex[], way: Crossed): readonly Finding[] =>
  chain.flatMap((hex, i) =>
    isWater(map, grid, hex) && !way.bridged.has(hex)
      ? [error('roadOverWater', at(way.path, i), { rule: 'T5.2', hex, detail: { hex } })]
      : [],
  )

/** T9.8: a bridge lies over river, one on a hex, its hexes side by side, with a road on it. */
const bridgeFindings = (grid: Grid, map: ScenarioMap): readonly Finding[] => {
  const roads = new Set([...map.roads, ...(map.rails ?? [])].flat())
  const taken = new Set<Hex>()
  return (map.bridges ?? []).flatMap((bridge, i) => {
    const path = `map.bridges[${i}].hexes`
    const findings = [...offMap(grid, bridge.hexes, path)]
    if (findings.length > 0) return findings
    if (bridge.hexes.length === 0) findings.push(error('emptyList', path, { rule: 'T9.8' }))
    for (const [j, hex] of bridge.hexes.entries()) {
      const place = { rule: 'T9.8', hex, detail: { hex } }
      if (letterAt(map, grid, hex) !== 'r') findings.push(error('bridgeNotOverRiver', at(path, j), place))
      if (taken.has(hex)) findings.push(error('bridgeTwice', at(path, j), place))
      if (!roads.has(hex)) findings.push(warning('bridgeWithoutRoad', at(path, j), place))
      taken.add(hex)
    }
    return [...findings, ...linkFindings(grid, bridge.hexes, path)]
  })
}

/** T17: units leave the map from hexes of its rim. */
const exitFindings = (grid: Grid, map: ScenarioMap): readonly Finding[] =>
  (map.exits ?? []).flatMap((exit, i) =>
    exit.hexes.flatMap((hex, j) => {
      const path = `map.exits[${i}].hexes[${j}]`
      const lost = hexOffMap(grid, hex, path)
      if (lost.length > 0 || isOnBorder(grid, hex)) return lost
      return [error('notOnBorder', path, { rule: 'T17', hex, detail: { hex } })]
    }),
  )
