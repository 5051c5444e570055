/** T5.13: leaving close combat by the standing policy of the order. */
import type { Hex } from '../../../../kernel/hex'
import { type Illegal, illegal } from '../../../../kernel/verdict'
import type { Field, Unit } from '../../model'
import { STACK } from '../../tables/modifiers'
import { type MoveKind, mayMove, type StepFault, type StepWay, stepWay } from '../step'
import { isFit, typeOf, unitsIn } from '../units'
import type { Bout } from './bout'

export type LeaveFault = StepFault | 'enemyAhead' | 'fullHex'

/** The hex to which the unit's order sends it at the end of this round; null: it fights on. */
export const leavesFor = (bout: Bout, unit: Unit): Hex | null => {
  const order = bout.sheets[unit.side][unit.id]
  // T7.4 What was left of a suppressed unit's order has lapsed, though it rallied since.
  if (!order || order.kind !== unit.order || !isFit(unit) || bout.record.rallied.has(unit.id)) return null
  const leave = 'leave' in order ? order.leave : undefined
  return leave && leave.after + 1 === bout.round ? leave.to : null
}

/** [H] T6.17: it goes as by Manoeuvre; guns and machine guns that are limbered as by March. */
const gait = (field: Field, unit: Unit): MoveKind =>
  typeOf(field, unit).deploys && !unit.deployed ? 'march' : 'manoeuvre'

/** Enemies in a hex: those in sight bar the way, hidden ones are met only when it goes. */
export const enemiesAhead = (field: Field, unit: Unit, to: Hex): readonly Unit[] =>
  unitsIn(field, to).filter((other) => other.side !== unit.side)

/**
 * T5.13: the step out of the hex: to a neighbour, not into an enemy's or a full hex nor over an impassable
 * edge. Hidden enemies do not count: legality must not betray them.
 */
export const wayOut = (field: Field, unit: Unit, to: Hex): StepWay | Illegal<LeaveFault> => {
  const from = unit.hex
  if (from === null) return illegal('cannotMove', 'T5.13')
  const stuck = mayMove(field, unit, gait(field, unit))
  if (stuck) return stuck
  const step = stepWay(field, unit, gait(field, unit), { from, to })
  if (!step.legal) return step
  if (enemiesAhead(field, unit, to).some((foe) => !foe.concealed))
    return illegal('enemyAhead', 'T5.13', { hex: to })
  if (unitsIn(field, to).filter((other) => other.side === unit.side).length >= STACK)
    return illegal('fullHex', 'T1.3', { hex: to })
  return step
}
