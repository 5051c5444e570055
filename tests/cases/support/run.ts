/** Runs one case: sets the table up, plays its turns, checks every sentence. */
import type { State } from '../../../src/engine/tactical/model'
import { tableOf } from './given'
import type { Case } from './text'
import { checkThen } from './then'
import { checkRefusals, playTurn } from './turn'

/** @throws CaseError at the first line that is not so */
export const runCase = (each: Case): void => {
  let state: State = tableOf(each.head, each.given)
  for (const turn of each.turns) {
    const outcome = playTurn(state, turn, each.head)
    checkRefusals(outcome, turn.expected)
    checkThen(outcome, turn.expected)
    state = outcome.after
  }
}
