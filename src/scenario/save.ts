/**
 * A saved game: the battle, the seed and all that both players decided, with the events that followed.
 * Events show, orders prove: playback folds events, so that old games open after a rule is mended.
 */
import type { Event } from '../engine/tactical/events'
import type { Side, State, Variants } from '../engine/tactical/model'
import type { Answers, Placement, Sheets } from '../engine/tactical/orders'
import type { Scenario } from '../engine/tactical/scenario'
import { canonical } from '../kernel/digest'
import { saveFindings } from './check/save'
import { openFile } from './envelope'
import { type Finding, isError, type Refused } from './faults'
import { LIMITS } from './limits'
import { SAVE_STEPS } from './migrations'
import { save as saveSchema } from './schemas/save'
import { shape } from './shape'

/** One turn that is over. */
export type SavedTurn = Readonly<{
  sheets: Sheets
  answers: Answers
  events: readonly Event[]
  /** Digests of the state after each phase, without battle and seed. */
  digests: Readonly<{ fire: string; movement: string; special: string }>
}>

/** The state at the start of a turn, so that a replay may seek. */
export type Keyframe = Readonly<{ turn: number; state: Omit<State, 'battle' | 'seed'> }>

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
  keyframes?: readonly Keyframe[]
}>

export type ReadSave = Readonly<{ ok: true; save: SaveFile; warnings: readonly Finding[] }> | Refused

const FORMAT = {
  name: 'stalingrad-height/save',
  version: 1,
  most: LIMITS.save,
  steps: SAVE_STEPS,
}

/**
 * The one text of a save: canonical JSON, so that what was read and is written again has the same bytes.
 * @throws TypeError for what JSON does not carry
 */
export const writeSave = (save: SaveFile): string => canonical(save)

/**
 * Reads a saved game. A game of other rules is read with the warning `otherRules`: it may be watched, but its
 * orders may be decided otherwise now.
 */
export const readSave = (text: string): ReadSave => {
  const opened = openFile(text, FORMAT)
  if (!opened.ok) return opened
  const shaped = shape(saveSchema, opened.value)
  if (!shaped.ok) return shaped
  const findings = saveFindings(shaped.value)
  if (findings.some(isError)) return { ok: false, findings: findings.slice(0, LIMITS.findings) }
  return { ok: true, save: shaped.value, warnings: findings }
}
