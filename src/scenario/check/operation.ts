/** T16: days, turns and rear of a battle of several days. */

import { turnsOf } from '../../engine/tactical/rules/calendar'
import type { Scenario } from '../../engine/tactical/scenario'
import type { Grid, Hex } from '../../kernel/hex'
import { at, error, type Finding } from '../faults'
import { isOnBorder } from './places'

const rearFindings = (hexes: readonly Hex[], grid: Grid, path: string): readonly Finding[] =>
  hexes.flatMap((hex, i) =>
    isOnBorder(grid, hex) ? [] : [error('notOnBorder', at(path, i), { hex, detail: { hex } })],
  )

/** Findings on a battle of several days: 16 turns a day and one for each night, an attacker for each day. */
export const operationFindings = ({ operation, turns }: Scenario, grid: Grid): readonly Finding[] => {
  if (!operation) return []
  const { days, attackers, rear } = operation
  const most = turnsOf(days)
  return [
    ...(attackers.length === days
      ? []
      : [error('attackersOfDays', 'operation.attackers', { detail: { attackers: attackers.length, days } })]),
    ...(turns === most ? [] : [error('turnsOfDays', 'turns', { detail: { turns, days, most } })]),
    ...rearFindings(rear.ussr, grid, 'operation.rear.ussr'),
    ...rearFindings(rear.axis, grid, 'operation.rear.axis'),
  ]
}
