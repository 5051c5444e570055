/** T17: points, for objectives and for losses. */

import type { Event } from '../events'
import { enemyOf, type Field, SIDES, type Side, type State, type Unit } from '../model'
import { holderOf, holds } from './control'
import { allUnits, typeOf } from './units'

type Scored = Extract<Event, { kind: 'scored' }>

/** Catalogue points of the strength that a unit lost in this battle: cost × lost ÷ full, rounded down. */
export const lossPointsOf = (field: Field, unit: Unit): number => {
  const { cost, strength } = typeOf(field, unit)
  return Math.floor((cost * unit.lost) / strength.full)
}

/** Catalogue points that a side has lost; regrouped strength is not lost. */
export const lossPoints = (field: Field, side: Side): number =>
  allUnits(field)
    .filter((unit) => unit.side === side)
    .reduce((sum, unit) => sum + lossPointsOf(field, unit), 0)

const score = (side: Side, points: number, why: string, detail: Scored['detail']): readonly Scored[] =>
  points === 0 ? [] : [{ kind: 'scored', rule: 'T17', side, points, why, detail }]

const objectivesOf = (state: State) => state.battle.scenario.victory.points?.objectives ?? []

/** Points of the turn, for objectives held openly. */
export const turnScores = (state: State): readonly Scored[] =>
  objectivesOf(state).flatMap(({ hex, perTurn = 0, side }) => {
    const holder = holderOf(state, hex)
    return holder === null || (side ?? holder) !== holder ? [] : score(holder, perTurn, 'objective', { hex })
  })

/** T17: the share of a side's losses that the enemy gets, rounded down. */
const lossScores = (state: State): readonly Scored[] => {
  const percent = state.battle.scenario.victory.points?.lossPercent ?? 0
  return SIDES.flatMap((loser) => {
    const points = Math.floor((lossPoints(state, loser) * percent) / 100)
    return score(enemyOf(loser), points, 'losses', { percent })
  })
}

/** [H] T17.f: for each destroyed enemy unit of the categories that the scenario names. */
const unitScores = (state: State): readonly Scored[] =>
  (state.battle.scenario.victory.points?.units ?? []).flatMap(({ categories, points }) =>
    SIDES.flatMap((loser) => {
      const gone = allUnits(state).filter(
        (unit) =>
          unit.side === loser &&
          unit.place === 'destroyed' &&
          categories.includes(typeOf(state, unit).category),
      )
      return score(enemyOf(loser), gone.length * points, 'unitsDestroyed', { n: gone.length })
    }),
  )

/** Points at the battle's end: objectives held, in ambush or not, and losses ([H] T17.b: only now). */
export const endScores = (state: State): readonly Scored[] => [
  ...objectivesOf(state).flatMap(({ hex, atEnd = 0, side }) => {
    const holder = SIDES.find((each) => holds(state, each, hex))
    return holder === undefined || (side ?? holder) !== holder ? [] : score(holder, atEnd, 'atEnd', { hex })
  }),
  ...lossScores(state),
  ...unitScores(state),
]
