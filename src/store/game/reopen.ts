/** Records back to games: what was kept or exported, read again. */
import * as v from 'valibot'
import { apply } from '../../engine/tactical/apply'
import { makeBattle } from '../../engine/tactical/battle'
import { invariantFault } from '../../engine/tactical/invariants'
import { SIDES, type Side, type State } from '../../engine/tactical/model'
import { beginBattle, deploy, startState } from '../../engine/tactical/setup'
import { RULES_VERSION } from '../../engine/tactical/tables/version'
import { type Difference, firstDifference } from '../../engine/tactical/verify'
import type { SaveFile } from '../../scenario/save'
import { openPlacement, openSheet } from '../../scenario/unseal'
import type { Played } from '../film/lines'
import type { Written } from '../seat/drafts'
import { type Game, newGame, opened, type Slip, type Stage } from './game'
import { keyWithoutPin, NO_TEXTS, type Now } from './record'

const text = v.nullable(v.string())
const texts = v.object({ ussr: text, axis: text })

const nowSchema: v.GenericSchema<Now> = v.object({
  stage: v.picklist(['deployment', 'orders', 'film', 'report', 'result']),
  filmAt: v.number(),
  reloads: v.number(),
  answers: v.record(v.string(), v.string()),
  sealed: texts,
  drafts: texts,
})

export const readNow = (json: string): Now => v.parse(nowSchema, JSON.parse(json))

/** What an imported file says of the turn at hand: it stands where the next orders are due. */
export const nowOfFile = (save: SaveFile): Now => {
  const deploying = SIDES.some((side) => save.deployments[side] === null)
  const { placements, sheets, answers } = save.pending
  const stage: Stage = deploying ? 'deployment' : 'orders'
  return {
    stage,
    filmAt: 0,
    reloads: save.reloads,
    answers,
    sealed: deploying ? placements : sheets,
    drafts: NO_TEXTS,
  }
}

/** A sheet under its seal, opened if the key fits. */
export const openSlip = (slip: Slip, stage: Stage, key: string): Slip => {
  if (slip.written || slip.text === null) return slip
  const placement = stage === 'deployment' ? openPlacement(slip.text, key) : null
  const sheet = stage === 'orders' ? openSheet(slip.text, key) : null
  const written: Written | null =
    placement || sheet ? { sheet: sheet ?? {}, placement: placement ?? { units: {}, trenches: [] } } : null
  return { ...slip, written }
}

const slipOf = (save: SaveFile, now: Now, side: Side): Slip | null => {
  const lies = now.sealed[side] ?? now.drafts[side]
  if (lies === null) return null
  const slip: Slip = { sealed: now.sealed[side] !== null, written: null, text: lies }
  return save.pins[side] === null ? openSlip(slip, now.stage, keyWithoutPin(save.commitment)) : slip
}

/** Folds the recorded turns; each event stands as it was told, whatever the rules say today. */
const played = (start: State, turns: SaveFile['turns']): Readonly<{ state: State; last: Played | null }> => {
  let state = start
  let last: Played | null = null
  for (const { events } of turns) {
    last = { start: state, events }
    state = events.reduce(apply, state)
  }
  return { state, last }
}

/** After the recorded turns the table must be one on which orders can be written, or the end. */
const fits = ({ phase, turn }: State, turns: number): boolean =>
  phase === 'over' ? turns > 0 : phase === 'orders' && turn === turns + 1

/** R23: a stranger's file may lead to a table that no game comes to. */
export const isSound = (game: Game): boolean => invariantFault(game.state) === null

type SetUp = Pick<SaveFile, 'scenario' | 'variants' | 'seed' | 'deployments'>

/** The table on which the orders of turn 1 are written; null: the sides have not set up yet. */
export const firstTable = ({ scenario, variants, seed, deployments: { ussr, axis } }: SetUp): State | null =>
  ussr && axis
    ? beginBattle(
        deploy(deploy(startState(makeBattle(scenario, variants), seed), 'ussr', ussr), 'axis', axis),
      )
    : null

/**
 * Orders prove: where a record first differs from what its orders and its seed come to. Null: nowhere, or it was
 * played by other rules, and nobody can say.
 */
export const differenceIn = (save: SaveFile): Difference | null => {
  const table = save.rules === RULES_VERSION ? firstTable(save) : null
  return table && firstDifference(table, save.turns)
}

/** A side whose sealed sheet its own key does not open; null: none. With a PIN nobody knows yet. */
export const brokenSeal = ({ slips, pins }: Game): Side | null =>
  SIDES.find((side) => pins[side] === null && slips[side]?.sealed === true && slips[side].written === null) ??
  null

/**
 * A game from its record. The table follows from the deployments and the events.
 * @throws Error where the events do not fit the battle
 */
export const gameOf = (save: SaveFile, now: Now): Game => {
  const { scenario, variants, names, pins, seed, deployments, turns } = save
  const fresh: Game = {
    ...newGame({ scenario, variants, names, pins, seed }),
    deployments,
    turns,
    rules: save.rules,
    reloads: now.reloads,
  }
  const table = firstTable(save)
  if (!table) return withSlips(fresh, save, now)
  const { state, last } = played(table, turns)
  if (!fits(state, turns.length)) throw new Error('the events do not lead to the next turn')
  const game = opened({ ...fresh, state, last })
  if (state.phase === 'over')
    return { ...game, stage: now.stage === 'orders' ? 'result' : now.stage, filmAt: now.filmAt }
  if (last && (now.stage === 'film' || now.stage === 'report'))
    return { ...game, stage: now.stage, filmAt: now.filmAt }
  return withSlips({ ...game, answers: now.answers }, save, now)
}

const withSlips = (game: Game, save: SaveFile, now: Now): Game => {
  const slips = {
    ussr: slipOf(save, now, 'ussr') ?? game.slips.ussr,
    axis: slipOf(save, now, 'axis') ?? game.slips.axis,
  }
  return { ...game, slips }
}
