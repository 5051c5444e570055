/**
 * Events show, orders prove: decides recorded turns again from orders and seed, and compares with what
 * stands in the record.
 */
import { canonical } from '../../kernel/digest'
import type { Event } from './events'
import type { Phase, State } from './model'
import type { Answers, Sheets } from './orders'
import { type Digests, resolveTurn } from './sequence'

/** One resolved turn of a game. */
export type TurnRecord = Readonly<{
  sheets: Sheets
  answers: Answers
  events: readonly Event[]
  digests: Digests
}>

/** Where record and decision first differ. `event` counts from 0 within the turn; null: only a digest differs. */
export type Difference = Readonly<{
  turn: number
  phase: Phase
  event: number | null
  why: 'event' | 'missing' | 'surplus' | 'digest' | 'question'
}>

const phaseOf = (events: readonly Event[], index: number): Phase => {
  let phase: Phase = 'orders'
  for (const event of events.slice(0, index)) if (event.kind === 'phaseBegan') phase = event.phase
  return phase
}

const compareEvents = (
  turn: number,
  decided: readonly Event[],
  recorded: readonly Event[],
): Difference | null => {
  const length = Math.max(decided.length, recorded.length)
  for (let event = 0; event < length; event++) {
    const [ours, theirs] = [decided[event], recorded[event]]
    if (ours && theirs && canonical(ours) === canonical(theirs)) continue
    const why = !theirs ? 'missing' : !ours ? 'surplus' : 'event'
    return { turn, phase: phaseOf(ours ? decided : recorded, event), event, why }
  }
  return null
}

const compareDigests = (turn: number, decided: Digests, recorded: Digests): Difference | null => {
  for (const phase of ['fire', 'movement', 'special'] as const)
    if (recorded[phase] !== undefined && (decided[phase] ?? '') !== recorded[phase])
      return { turn, phase, event: null, why: 'digest' }
  return null
}

/**
 * Decides one recorded turn again.
 *
 * @returns the first difference, or the state after the turn
 */
export const decideAgain = (state: State, record: TurnRecord): Difference | State => {
  const again = resolveTurn(state, record.sheets, record.answers)
  if (again.kind === 'question')
    return { turn: state.turn, phase: again.state.phase, event: null, why: 'question' }
  return (
    compareEvents(state.turn, again.events, record.events) ??
    compareDigests(state.turn, again.digests, record.digests) ??
    again.state
  )
}

/** Decides a whole game again from its first orders; null: every event and digest is the same. */
export const firstDifference = (start: State, turns: readonly TurnRecord[]): Difference | null => {
  let state = start
  for (const record of turns) {
    const next = decideAgain(state, record)
    if ('why' in next) return next
    state = next
  }
  return null
}
