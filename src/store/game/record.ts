/** A game as files: what is exported, and what the browser keeps. Sheets that wait stay under their seals. */
import type { Side } from '../../engine/tactical/model'
import type { Answers } from '../../engine/tactical/orders'
import { canonical } from '../../kernel/digest'
import type { SaveFile } from '../../scenario/save'
import { sealPlacement, sealSheet } from '../../scenario/seal'
import type { Game, Slip, Stage } from './game'

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

export const NO_TEXTS: Texts = { ussr: null, axis: null }

/** The part of a save that changes with a turn only. */
export const baseOf = (game: Game): SaveFile => ({
  format: 'stalingrad-height/save',
  version: 1,
  rules: game.rules,
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

/** What changes within a turn. */
export type Now = Readonly<{
  stage: Stage
  filmAt: number
  reloads: number
  answers: Answers
  sealed: Texts
  drafts: Texts
}>

export const nowOf = (game: Game, keys: Keys): string =>
  canonical({
    stage: game.stage,
    filmAt: game.filmAt,
    reloads: game.reloads,
    answers: game.answers,
    sealed: textsOf(game, keys, (slip) => slip.sealed),
    drafts: textsOf(game, keys, (slip) => !slip.sealed),
  } satisfies Now)
