/** T17: can the conditions ever be judged? */

import type { Condition, Scenario } from '../../engine/tactical/scenario'
import { unitTypes } from '../../engine/tactical/tables/units'
import type { Hex } from '../../kernel/hex'
import { at, error, type Finding, warning } from '../faults'
import { hexOffMap, offMap, repeated } from './places'
import type { Ground } from './scenario'

/** Findings on results, points and objectives. */
export const victoryFindings = (ground: Ground): readonly Finding[] => {
  const { objectives, victory } = ground.scenario
  return [
    ...victory.outcomes.flatMap((outcome, i) =>
      conditionFindings(ground, outcome.if, `victory.outcomes[${i}].if`),
    ),
    ...placesOf(ground, victory.points?.objectives ?? [], 'victory.points.objectives'),
    ...placesOf(ground, objectives, 'objectives'),
  ]
}

const placesOf = (
  { battle }: Ground,
  places: readonly Readonly<{ hex: Hex }>[],
  path: string,
): readonly Finding[] => [
  ...places.flatMap(({ hex }, i) => hexOffMap(battle.grid, hex, at(at(path, i), 'hex'))),
  ...repeated(places, ({ hex }) => hex).map((i) =>
    error('hexTwice', at(at(path, i), 'hex'), { detail: { hex: places[i]?.hex ?? '' } }),
  ),
]

const conditionFindings = (ground: Ground, condition: Condition, path: string): readonly Finding[] => {
  if ('all' in condition) return branchFindings(ground, condition.all, at(path, 'all'))
  if ('any' in condition) return branchFindings(ground, condition.any, at(path, 'any'))
  if ('not' in condition) return conditionFindings(ground, condition.not, at(path, 'not'))
  if ('holds' in condition) return countedHexes(ground, condition.holds, at(path, 'holds'))
  if ('present' in condition) return countedHexes(ground, condition.present, at(path, 'present'))
  if ('controls' in condition) return countedHexes(ground, condition.controls, at(path, 'controls'))
  if ('empty' in condition) return someHexes(ground, condition.empty, at(path, 'empty'))
  if ('contested' in condition) return someHexes(ground, condition.contested, at(path, 'contested'))
  return otherFindings(ground.scenario, condition, path)
}

const branchFindings = (
  ground: Ground,
  conditions: readonly Condition[],
  path: string,
): readonly Finding[] =>
  conditions.length === 0
    ? [error('emptyList', path, { rule: 'T17' })]
    : conditions.flatMap((inner, i) => conditionFindings(ground, inner, at(path, i)))

const someHexes = ({ battle }: Ground, hexes: readonly Hex[], path: string): readonly Finding[] =>
  hexes.length === 0 ? [error('emptyList', path, { rule: 'T17' })] : offMap(battle.grid, hexes, path)

const countedHexes = (
  ground: Ground,
  { hexes, n = 1 }: Readonly<{ hexes: readonly Hex[]; n?: number }>,
  path: string,
): readonly Finding[] => [
  ...someHexes(ground, hexes, at(path, 'hexes')),
  ...(n > hexes.length && hexes.length > 0
    ? [error('countTooHigh', at(path, 'n'), { rule: 'T17', detail: { n, most: hexes.length } })]
    : []),
]

/** Conditions on other things than hexes. */
type Other = Exclude<
  Condition,
  | { all: unknown }
  | { any: unknown }
  | { not: unknown }
  | { holds: unknown }
  | { present: unknown }
  | { controls: unknown }
  | { empty: unknown }
  | { contested: unknown }
>

const otherFindings = (scenario: Scenario, condition: Other, path: string): readonly Finding[] => {
  const rule = 'T17'
  if ('intact' in condition) {
    const bridges = scenario.map.bridges?.length ?? 0
    if (condition.intact < bridges) return []
    return [
      error('noSuchBridge', at(path, 'intact'), { rule, detail: { bridge: condition.intact, bridges } }),
    ]
  }
  if ('beyond' in condition) {
    const { column } = condition.beyond
    if (column <= scenario.map.cols) return []
    return [error('columnOffMap', at(path, 'beyond.column'), { rule, detail: { column } })]
  }
  if ('exited' in condition) {
    const { side } = condition.exited
    const leaves = scenario.map.exits?.some((exit) => exit.side === side && exit.hexes.length > 0)
    return leaves ? [] : [warning('noExits', at(path, 'exited'), { rule, detail: { side } })]
  }
  if ('margin' in condition)
    return scenario.victory.points ? [] : [warning('noPoints', at(path, 'margin'), { rule })]
  return destroyedFindings(scenario, condition.destroyed, at(path, 'destroyed'))
}

const destroyedFindings = (
  scenario: Scenario,
  wanted: Extract<Condition, { destroyed: unknown }>['destroyed'],
  path: string,
): readonly Finding[] => {
  const most = scenario.units.filter((unit) => {
    const type = Object.hasOwn(unitTypes, unit.type) ? unitTypes[unit.type] : undefined
    if (unit.side !== wanted.side || !type) return false
    if (wanted.kind !== undefined && type.kind !== wanted.kind) return false
    return wanted.category === undefined || type.category === wanted.category
  }).length
  if (most === 0) return [error('namesNothing', path, { rule: 'T17' })]
  const n = wanted.n ?? 1
  return n > most ? [error('countTooHigh', at(path, 'n'), { rule: 'T17', detail: { n, most } })] : []
}
