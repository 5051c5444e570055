/** T13.9: artillery off the map fires indirect, always closed, all round; it cannot be a target. */
import { type Cell, cellOf, type Hex } from '../../../kernel/hex'
import type { Battle, Field, Unit } from '../model'
import type { Edge, ScenarioUnit } from '../scenario'

const declared = new WeakMap<Battle, ReadonlyMap<string, ScenarioUnit>>()

/** A unit as its scenario file names it. */
export const scenarioUnit = (battle: Battle, id: string): ScenarioUnit | undefined => {
  let known = declared.get(battle)
  if (!known) {
    known = new Map(battle.scenario.units.map((unit) => [unit.id, unit]))
    declared.set(battle, known)
  }
  return known.get(id)
}

/** Edge and distance (hexes) of an off-map battery; null for units on the map. */
export const offMapOf = (field: Field, unit: Unit): Readonly<{ edge: Edge; distance: number }> | null =>
  unit.place === 'offMap' ? (scenarioUnit(field.battle, unit.id)?.offMap ?? null) : null

/** Range in hexes: from the target to the edge, and on to the battery. */
export const offMapRange = (
  field: Field,
  off: Readonly<{ edge: Edge; distance: number }>,
  to: Hex,
): number => {
  const { grid } = field.battle
  const cell = cellOf(grid, to)
  const column = cell % grid.cols
  const row = (cell - column) / grid.cols
  const steps = { north: row + 1, south: grid.rows - row, west: column + 1, east: grid.cols - column }
  return steps[off.edge] + off.distance
}

/** T5.10: fire from off the map comes from the middle of its edge. */
export const edgeCell = (battle: Battle, edge: Edge): Cell => {
  const { cols, rows } = battle.grid
  const midColumn = Math.floor(cols / 2)
  const midRow = Math.floor(rows / 2)
  switch (edge) {
    case 'north':
      return midColumn
    case 'south':
      return (rows - 1) * cols + midColumn
    case 'west':
      return midRow * cols
    case 'east':
      return midRow * cols + cols - 1
    default:
      return edge satisfies never
  }
}
