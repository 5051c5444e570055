/** A game as files: what is exported, and what the browser keeps. Sheets that wait stay under their seals. */
import * as v from 'valibot'
import { apply } from '../../engine/tactical/apply'
import { makeBattle } from '../../engine/tactical/battle'
import { invariantFault } from '../../engine/tactical/invariants'
import { SIDES, type Side } from '../../engine/tactical/model'
import { beginBattle, deploy, startState } from '../../engine/tactical/setup'
import { RULES_VERSION } from '../../engine/tactical/tables/version'
import { canonical } from '../../kernel/digest'
import type { SaveFile } from '../../scenario/save'
import { openPlacement, openSheet, sealPlacement, sealSheet } from '../../scenario/seal'
import type { Played } from '../film/lines'
import type { Written } from '../seat/drafts'
import { type Game, newGame, opened, type Slip, type Stage } from './game'

/** Keys of the sides' seals, as far as they are known: with a PIN only once it was given. */
export type Keys = Readonly<Record<Side, string | null>>

/** The key of a side without a PIN: it keeps out only an eye that wanders over the file. */
export const keyWithoutPin = (commitment: string): string => commitment

const textOf = (game: Game, side: Side, keys: Keys): string | null => {
  const slip = game.slips[side]
  const key = keys[side]
  if (!slip?.written || key === null) return slip?.text ?? null
  return game.stage === 'deployment'
    ? sealPlacement(slip.written.placement, key)
    : sealSheet(slip.written.sheet, key)
}

type Texts = Readonly<Record<Side, string | null>>

const textsOf = (game: Game, keys: Keys, which: (slip: Slip) => boolean): Texts => {
  const of = (side: Side): string | null => {
    const slip = game.slips[side]
    return slip && which(slip) ? textOf(game, side, keys) : null
  }
  return { ussr: of('ussr'), axis: of('axis') }
}

const NO_TEXTS: Texts = { ussr: null, axis: null }

/** The part of a save that changes with a turn only. */
export const baseOf = (game: Game): SaveFile => ({
  format: 'stalingrad-height/save',
  version: 1,
  rules: RULES_VERSION,
  scenario: game.scenario,
  variants: game.variants,
  names: game.names,
  pins: game.pins,
  commitment: game.commitment,
  seed: game.seed,
  reloads: game.reloads,
  deployments: game.deployments,
  turns: game.turns,
  pending: { placements: NO_TEXTS, sheets: NO_TEXTS, answers: {} },
})

/** The whole game as one file; drafts that nobody has sealed are not in it. */
export const saveFileOf = (game: Game, keys: Keys): SaveFile => {
  const texts = textsOf(game, keys, (slip) => slip.sealed)
  const deploying = game.stage === 'deployment'
  return {
    ...baseOf(game),
    pending: {
      placements: deploying ? texts : NO_TEXTS,
      sheets: deploying ? NO_TEXTS : texts,
      answers: game.answers,
    },
  }
}

const text = v.nullable(v.string())
const texts = v.object({ ussr: text, axis: text })

const nowSchema = v.object({
  stage: v.picklist(['deployment', 'orders', 'film', 'report', 'result']),
  filmAt: v.number(),
  reloads: v.number(),
  answers: v.record(v.string(), v.string()),
  sealed: texts,
  drafts: texts,
})

/** What changes within a turn. */
export type Now = Readonly<v.InferOutput<typeof nowSchema>>

export const nowOf = (game: Game, keys: Keys): string =>
  canonical({
    stage: game.stage,
    filmAt: game.filmAt,
    reloads: game.reloads,
    answers: game.answers,
    sealed: textsOf(game, keys, (slip) => slip.sealed),
    drafts: textsOf(game, keys, (slip) => !slip.sealed),
  } satisfies Now)

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
const played = (
  start: Game['state'],
  turns: SaveFile['turns'],
): Readonly<{ state: Game['state']; last: Played | null }> => {
  let state = start
  let last: Played | null = null
  for (const { events } of turns) {
    last = { start: state, events }
    state = events.reduce(apply, state)
  }
  return { state, last }
}

/** After the recorded turns the table must be one on which orders can be written, or the end. */
const fits = ({ phase, turn }: Game['state'], turns: number): boolean =>
  phase === 'over' ? turns > 0 : phase === 'orders' && turn === turns + 1

/** R23: a stranger's file may lead to a table that no game comes to. */
export const isSound = (game: Game): boolean => invariantFault(game.state) === null

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
    reloads: now.reloads,
  }
  const { ussr, axis } = deployments
  if (!ussr || !axis) return withSlips(fresh, save, now)
  const table = beginBattle(
    deploy(deploy(startState(makeBattle(scenario, variants), seed), 'ussr', ussr), 'axis', axis),
  )
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
