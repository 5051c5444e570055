/** The running record of a turn: steps read its state, their events are added when the step is over. */
import type { Dice } from '../../kernel/dice'
import { applyAll } from './apply'
import type { Event } from './events'
import type { State } from './model'
import type { Answers, Question, Sheets } from './orders'

/** What a turn is resolved from, besides the state. */
export type Turn = Readonly<{ sheets: Sheets; dice: Dice; answers: Answers }>

/** One step: reads a frozen state, tells what happened. Nobody in it sees another's result (T2.3). */
export type Step = (state: State, turn: Turn) => readonly Event[]

export type Ledger = Readonly<{
  state: () => State
  events: readonly Event[]
  add: (events: readonly Event[]) => void
}>

/** A stage of the sequence plays its steps into the ledger; a question stops the turn (T2.5). */
export type Stage = Readonly<{ name: string; run: (ledger: Ledger, turn: Turn) => Question | null }>

export const openLedger = (start: State): Ledger => {
  let state = start
  const events: Event[] = []
  return {
    state: () => state,
    events,
    add: (more) => {
      state = applyAll(state, more)
      events.push(...more)
    },
  }
}

/** A stage of a single step. */
export const stage = (name: string, step: Step): Stage => ({
  name,
  run: (ledger, turn) => {
    ledger.add(step(ledger.state(), turn))
    return null
  },
})
