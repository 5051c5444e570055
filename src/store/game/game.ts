/**
 * A game in progress as the umpire knows it: state, seed, both sheets. It lives in the closure of the app
 * and is reached from no store. Everything here is a step from game to game; nothing is shown or saved.
 */
import { makeBattle } from '../../engine/tactical/battle'
import { enemyOf, SIDES, type Side, type State, type Variants } from '../../engine/tactical/model'
import type { Answers, Placement, Question } from '../../engine/tactical/orders'
import type { Scenario } from '../../engine/tactical/scenario'
import { beginBattle, defaultPlacement, deploy, startState } from '../../engine/tactical/setup'
import { RULES_VERSION } from '../../engine/tactical/tables/version'
import { sha256Hex } from '../../kernel/digest'
import type { SavedTurn } from '../../scenario/save'
import type { Played } from '../film/lines'
import type { Written } from '../seat/drafts'
import { isOut } from './seating'

export type Stage = 'deployment' | 'orders' | 'film' | 'report' | 'result'

/**
 * What a side has written in the stage at hand, sealed or not. `written` null: it lies enciphered in `text`
 * until its player's PIN is given.
 */
export type Slip = Readonly<{ sealed: boolean; written: Written | null; text: string | null }>

export type Game = Readonly<{
  id: string
  scenario: Scenario
  variants: Variants
  names: Readonly<Record<Side, string>>
  /** Digests of the PINs; null: none. */
  pins: Readonly<Record<Side, string | null>>
  commitment: string
  seed: string
  /** Under which its turns were decided; of a file of other rules those, although new turns go by ours. */
  rules: string
  reloads: number
  stage: Stage
  /** Line of the film. */
  filmAt: number
  deployments: Readonly<Record<Side, Placement | null>>
  turns: readonly SavedTurn[]
  slips: Readonly<Record<Side, Slip | null>>
  answers: Answers
  /** The table: before the placements, or at the start of the turn at hand. */
  state: State
  last: Played | null
  question: Readonly<{ asked: Question; state: State }> | null
}>

export type Choice = Readonly<{
  scenario: Scenario
  variants: Partial<Variants>
  names: Readonly<Record<Side, string>>
  pins: Readonly<Record<Side, string | null>>
  seed: string
}>

export const NOTHING: Readonly<Record<Side, null>> = { ussr: null, axis: null }

/** T2.6: a side that has nothing on the map has nothing to set up. */
const setsUp = (state: State, side: Side): boolean =>
  Object.values(state.units).some((unit) => unit.side === side && unit.place === 'map')

const placedByDefault = (state: State, side: Side): Slip | null =>
  setsUp(state, side)
    ? null
    : { sealed: true, text: null, written: { sheet: {}, placement: defaultPlacement(state, side) } }

export const newGame = (choice: Choice): Game => {
  const { scenario, names, pins, seed } = choice
  const battle = makeBattle(scenario, choice.variants)
  const state = startState(battle, seed)
  const commitment = sha256Hex(seed)
  return {
    id: commitment.slice(0, 24),
    scenario,
    variants: battle.rules,
    names,
    pins,
    commitment,
    seed,
    rules: RULES_VERSION,
    reloads: 0,
    stage: 'deployment',
    filmAt: 0,
    deployments: NOTHING,
    turns: [],
    slips: { ussr: placedByDefault(state, 'ussr'), axis: placedByDefault(state, 'axis') },
    answers: {},
    state,
    last: null,
    question: null,
  }
}

export const withSlip = (game: Game, side: Side, slip: Slip | null): Game => ({
  ...game,
  slips: { ...game.slips, [side]: slip },
})

/** A draft as it stands; it seals nothing. */
export const written = (game: Game, side: Side, now: Written): Game =>
  withSlip(game, side, { sealed: false, written: now, text: null })

export const sealed = (game: Game, side: Side, now: Written): Game =>
  withSlip(game, side, { sealed: true, written: now, text: null })

/** A sealed sheet taken back: its orders are kept. */
export const unsealed = (game: Game, side: Side): Game => {
  const slip = game.slips[side]
  return slip ? withSlip(game, side, { ...slip, sealed: false }) : game
}

/** The table that a side sets up on: with the enemy's placement if it is sealed. */
export const tableToSetUp = (game: Game, side: Side): State => {
  const other = enemyOf(side)
  const slip = game.slips[other]
  return slip?.sealed && slip.written ? deploy(game.state, other, slip.written.placement) : game.state
}

const placementOf = ({ slips, state }: Game, side: Side): Placement =>
  slips[side]?.written?.placement ?? defaultPlacement(state, side)

/** Both sides stand: the units are set down, the first orders may be written. */
export const begun = (game: Game): Game => {
  const deployments = { ussr: placementOf(game, 'ussr'), axis: placementOf(game, 'axis') }
  const state = SIDES.reduce((table, side) => deploy(table, side, deployments[side]), game.state)
  return opened({ ...game, deployments, state: beginBattle(state) })
}

const emptySheet: Slip = {
  sealed: true,
  text: null,
  written: { sheet: {}, placement: { units: {}, trenches: [] } },
}

/** A turn's sheets lie open; a side with nobody left is not asked for its own (R74b). */
export const opened = (game: Game): Game => ({
  ...game,
  stage: 'orders',
  answers: {},
  question: null,
  slips: {
    ussr: isOut(game.state, 'ussr') ? emptySheet : null,
    axis: isOut(game.state, 'axis') ? emptySheet : null,
  },
})

export const answered = (game: Game, option: string): Game =>
  game.question
    ? { ...game, question: null, answers: { ...game.answers, [game.question.asked.id]: option } }
    : game

export const isOver = (game: Game): boolean => game.state.phase === 'over'
