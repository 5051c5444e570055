/**
 * The sequence of play (T2.1, T2.2), in the rulebook's order. What later rules add has its stage here:
 * mines inside a tick, works among the special orders.
 */

import { type Dice, keyedDice } from '../../kernel/dice'
import { digest } from '../../kernel/digest'
import type { Event } from './events'
import { type Ledger, openLedger, type Stage, type Turn } from './ledger'
import type { Phase, State } from './model'
import { openTurn } from './opening'
import type { Answers, Question, Sheets } from './orders'
import { airMissions, patrolsHome } from './phases/air'
import { airReconnaissance } from './phases/air/recon'
import { ridersDown } from './phases/boarding'
import { closeCombat } from './phases/closeCombat'
import { firePhase } from './phases/fire'
import { groundMovement } from './phases/movement'
import { nightStages } from './phases/night'
import { detection, holds, recovery, smokeAgeing, specialOrders, victory } from './phases/special'
import { isNight } from './rules/calendar'
import { stateDigest } from './stateDigest'

export { stateDigest }

type PlayedPhase = 'orders' | 'fire' | 'movement' | 'special'

export const sequence: readonly Readonly<{ phase: PlayedPhase; stages: readonly Stage[] }>[] = [
  { phase: 'orders', stages: [openTurn] },
  { phase: 'fire', stages: [ridersDown, firePhase] },
  { phase: 'movement', stages: [airMissions, groundMovement, patrolsHome, closeCombat] },
  {
    phase: 'special',
    stages: [specialOrders, airReconnaissance, detection, smokeAgeing, recovery, holds, victory],
  },
]

/** T16.1, [H] T16.1.a: the night between two days has one phase, and no points of a turn are earned in it. */
const night: typeof sequence = [
  { phase: 'orders', stages: [openTurn] },
  { phase: 'special', stages: nightStages },
]

/** State digest at the end of each phase; absent for phases before the one that the turn resumed in. */
export type Digests = Readonly<Partial<Record<Exclude<PlayedPhase, 'orders'>, string>>>

export type Resolution =
  | Readonly<{ kind: 'resolved'; events: readonly Event[]; state: State; digests: Digests }>
  | Readonly<{
      kind: 'question'
      question: Question
      events: readonly Event[]
      state: State
      digests: Digests
    }>

const playPhase = (ledger: Ledger, turn: Turn, stages: readonly Stage[]): Question | null => {
  for (const stage of stages) {
    const question = stage.run(ledger, turn)
    if (question) return question
  }
  return null
}

/** The dice of a turn: keyed by the seed, the turn and both sealed sheets (T2.3). */
export const diceOf = (state: State, sheets: Sheets): Dice =>
  keyedDice(state.seed, state.turn, digest([sheets.ussr, sheets.axis]))

/**
 * Resolves a turn from both sealed sheets, or goes on from the phase at whose start the state stands.
 *
 * @param state at `orders` (or at the start of a later phase); never changed
 * @param answers to questions asked so far in this turn (T2.5), by question id
 * @param dice keyed dice by default; scripted dice in tests and at the referee's
 * @returns events and the next state; or a question, to be asked again with its answer added
 */
export const resolveTurn = (
  state: State,
  sheets: Sheets,
  answers: Answers = {},
  dice: Dice = diceOf(state, sheets),
): Resolution => {
  const ledger = openLedger(state)
  const turn: Turn = { sheets, dice, answers }
  const digests: { -readonly [Key in keyof Digests]: Digests[Key] } = {}
  const phases = isNight(state) ? night : sequence
  const start = phases.findIndex((each) => each.phase === state.phase)
  if (start < 0) throw new Error(`a turn cannot be resolved in phase ${state.phase}`)
  for (const [index, { phase, stages }] of phases.entries()) {
    if (index < start) continue
    const question = playPhase(ledger, turn, stages)
    if (question) return { kind: 'question', question, events: ledger.events, state: ledger.state(), digests }
    const next: Phase | undefined = phases[index + 1]?.phase
    if (next) ledger.add([{ kind: 'phaseBegan', rule: 'T2.1', phase: next }])
    if (phase !== 'orders') digests[phase] = stateDigest(ledger.state())
  }
  return { kind: 'resolved', events: ledger.events, state: ledger.state(), digests }
}
