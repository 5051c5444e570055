/**
 * A saved game: the battle, the seed and all that both players decided, with the events that followed.
 * Events show, orders prove: playback folds events, so that old games open after a rule is mended.
 */
import type { Event } from '../engine/tactical/events'
import type { Side, Variants } from '../engine/tactical/model'
import type { Answers, Placement, Sheets } from '../engine/tactical/orders'
import type { Scenario } from '../engine/tactical/scenario'
import { canonical } from '../kernel/digest'

/** One turn that is over. */
export type SavedTurn = Readonly<{
  sheets: Sheets
  answers: Answers
  events: readonly Event[]
  /** Digests of the state after each phase, without battle and seed. */
  digests: Readonly<{ fire: string; movement: string; special: string }>
}>

export type SaveFile = Readonly<{
  format: 'stalingrad-height/save'
  version: 1
  /** `RULES_VERSION` under which the orders were decided. */
  rules: string
  scenario: Scenario
  /** The switches as this game is played; they win over the scenario's. */
  variants: Variants
  /** Players' names. */
  names: Readonly<Record<Side, string>>
  /** Digests of the PINs (`sha256Hex` of commitment and PIN); null: none. */
  pins: Readonly<Record<Side, string | null>>
  /** SHA-256 of the seed, shown before turn 1 (R75). */
  commitment: string
  seed: string
  /** How often the game was opened again, for both to see (R78). */
  reloads: number
  /** Null until both sides have set up. */
  deployments: Readonly<Record<Side, Placement | null>>
  turns: readonly SavedTurn[]
  /** What is sealed and waits for the other side (`seal.ts`), and answers in the turn at hand. */
  pending: Readonly<{
    placements: Readonly<Record<Side, string | null>>
    sheets: Readonly<Record<Side, string | null>>
    answers: Answers
  }>
}>

/**
 * The one text of a save: canonical JSON, so that what was read and is written again has the same bytes.
 * @throws TypeError for what JSON does not carry
 */
export const writeSave = (save: SaveFile): string => canonical(save)
