/** Who is asked to the screen, and in which order. */
import { enemyOf, type Side, type State, type Unit } from '../../engine/tactical/model'
import { scenarioUnit } from '../../engine/tactical/rules/offMap'
import type { Game, Slip } from './game'

/** R74b: a unit that may be given an order now, or may be once it is on the table. */
const isThere = (state: State, unit: Unit): boolean => {
  if (unit.place !== 'reserve')
    return unit.place === 'map' || unit.place === 'offMap' || unit.place === 'carried'
  return state.turn >= (scenarioUnit(state.battle, unit.id)?.arrives?.turn ?? 0)
}

export const isOut = (state: State, side: Side): boolean =>
  !Object.values(state.units).some((unit) => unit.side === side && isThere(state, unit))

/** Who is asked first: the defender sets up first, the first side of the battle writes first. */
const askedInOrder = ({ stage, scenario }: Game): readonly Side[] =>
  stage === 'deployment' ? [scenario.defender, enemyOf(scenario.defender)] : scenario.sides

/** A sealed sheet whose PIN has not been given since the game was opened again. */
export const isLocked = (slip: Slip | null): boolean => slip?.sealed === true && slip.written === null

/** Whose turn at the screen it is; null: both are sealed. */
export const nextSide = (game: Game): Side | null => {
  const sides = askedInOrder(game)
  const locked = sides.find((side) => isLocked(game.slips[side]))
  return locked ?? sides.find((side) => game.slips[side]?.sealed !== true) ?? null
}

/**
 * R74a A sealed sheet may be taken back until the other side has sealed too: then the turn is decided, even while a
 * question or a PIN is waited for.
 */
export const maySealBreak = ({ slips, question }: Game, side: Side): boolean =>
  question === null && slips[side]?.sealed === true && slips[enemyOf(side)]?.sealed !== true
