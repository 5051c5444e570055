/** What in a battle of the right shape makes no sense, with its place in the file and on the map. */
import { makeBattle } from '../../engine/tactical/battle'
import type { Battle, State } from '../../engine/tactical/model'
import type { Scenario } from '../../engine/tactical/scenario'
import { startState } from '../../engine/tactical/setup'
import { unitTypes } from '../../engine/tactical/tables/units'
import { cellOf } from '../../kernel/hex'
import { type Finding, isError } from '../faults'
import { mapFindings } from './map'
import { operationFindings } from './operation'
import { timeFindings } from './time'
import { unitFindings } from './units'
import { victoryFindings } from './victory'
import { workFindings } from './works'
import { zoneFindings } from './zones'

/** A battle whose map holds, and its start without units of unknown types and edges that are not on the map. */
export type Ground = Readonly<{ scenario: Scenario; battle: Battle; start: State }>

/**
 * All findings, the map's first. Errors make the battle unplayable; with a map in error the rest is not judged.
 */
export const checkScenario = (scenario: Scenario): readonly Finding[] => {
  const onMap = mapFindings(scenario)
  if (onMap.some(isError)) return onMap
  const ground = groundOf(scenario)
  return [
    ...onMap,
    ...timeFindings(scenario),
    ...unitFindings(ground),
    ...operationFindings(scenario, ground.battle.grid),
    ...zoneFindings(ground),
    ...workFindings(ground),
    ...victoryFindings(ground),
  ]
}

const groundOf = (scenario: Scenario): Ground => {
  const units = scenario.units.filter((unit) => Object.hasOwn(unitTypes, unit.type))
  const battle = makeBattle(scenario)
  const onMap = (edges: Scenario['wire']) => (edges ?? []).filter(({ hex }) => cellOf(battle.grid, hex) >= 0)
  const whole = { ...scenario, units, wire: onMap(scenario.wire), obstacles: onMap(scenario.obstacles) }
  return { scenario, battle, start: startState({ ...battle, scenario: whole }, '') }
}
