/** T17: is the battle over, and who has won it? */

import type { Event } from '../events'
import { type Cause, SIDES, type Side, type State } from '../model'
import type { Outcome } from '../scenario'
import { isGround } from './control'
import { allUnits } from './units'
import { causesOf, conditionHolds } from './victory'

type Ended = Extract<Event, { kind: 'ended' }>
type Scored = Extract<Event, { kind: 'scored' }>

export const isLastTurn = (state: State): boolean => state.turn >= state.battle.scenario.turns

/** [H] T17.a No ground unit is left on the map, riding or in reserve; guns off the map do not hold the field. */
export const isBeaten = (state: State, side: Side): boolean =>
  !allUnits(state).some(
    (unit) =>
      unit.side === side &&
      isGround(state, unit) &&
      (unit.place === 'map' || unit.place === 'carried' || unit.place === 'reserve'),
  )

export const isOver = (state: State): boolean =>
  isLastTurn(state) || SIDES.some((side) => isBeaten(state, side))

const outcomes = (state: State): readonly Outcome[] => state.battle.scenario.victory.outcomes

/** The first outcome of a moment that holds; null: none. */
const firstThatHolds = (state: State, when: Outcome['when']): Outcome | null =>
  outcomes(state).find((outcome) => outcome.when === when && conditionHolds(state, outcome.if)) ?? null

const ended = (state: State, outcome: Outcome, more: readonly Cause[]): Ended => {
  const { winner, level, when } = outcome
  const cause: Cause = {
    why: 'outcome',
    side: winner,
    points: 0,
    detail: { outcome: outcomes(state).indexOf(outcome), when },
  }
  return {
    kind: 'ended',
    rule: 'T17',
    winner,
    level,
    causes: [cause, ...causesOf(state, outcome.if), ...more],
  }
}

/** What ends the battle at any turn's end: the sudden outcomes first, then those of each turn. */
export const earlyEnd = (state: State): Ended | null => {
  const outcome = firstThatHolds(state, 'sudden') ?? firstThatHolds(state, 'eachTurn')
  return outcome ? ended(state, outcome, []) : null
}

/** Why there is no next turn: the last one is over, or a side has nobody left. */
const finality = (state: State): readonly Cause[] => {
  const beaten = SIDES.filter((side) => isBeaten(state, side))
  if (beaten.length > 0) return beaten.map((side) => ({ why: 'noUnits', side, points: 0, detail: {} }))
  return [{ why: 'lastTurn', side: null, points: 0, detail: { turn: state.turn } }]
}

const asCause = ({ why, side, points, detail }: Scored): Cause => ({ why, side, points, detail })

const totals = (state: State): readonly Cause[] =>
  state.battle.scenario.victory.points === undefined
    ? []
    : SIDES.map((side) => ({ why: 'points', side, points: state.points[side], detail: {} }))

/**
 * The result when the battle is over: the first outcome of the end that holds, else what is left.
 *
 * @param scores of the end, already on the state's points
 */
export const finalEnd = (state: State, scores: readonly Scored[]): Ended => {
  const more = [...finality(state), ...scores.map(asCause), ...totals(state)]
  const outcome = firstThatHolds(state, 'end')
  if (outcome) return ended(state, outcome, more)
  const { winner, level } = state.battle.scenario.victory.otherwise
  const cause: Cause = { why: 'otherwise', side: winner, points: 0, detail: {} }
  return { kind: 'ended', rule: 'T17', winner, level, causes: [cause, ...more] }
}
