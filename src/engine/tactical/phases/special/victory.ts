/** T16.5, T17: control, points, and the result where there is one; else the turn ends. */
import type { Event } from '../../events'
import type { Ledger } from '../../ledger'
import type { State } from '../../model'
import { holderOf } from '../../rules/control'
import { occupied } from '../../rules/units'
import { earlyEnd, finalEnd, isOver } from '../../rules/victoryEnd'
import { endScores, turnScores } from '../../rules/victoryPoints'

/** T16.5: hexes that changed hands, judged by where the units stand at the turn's end. */
const controlChanges = (state: State): readonly Event[] =>
  [...occupied(state).keys()].sort().flatMap((hex): Event[] => {
    const side = holderOf(state, hex)
    return side === null || state.control[hex] === side
      ? []
      : [{ kind: 'controlled', rule: 'T16.5', hex, side }]
  })

const finish = (ledger: Ledger): void => {
  const scores = endScores(ledger.state())
  ledger.add(scores)
  ledger.add([finalEnd(ledger.state(), scores)])
}

/** The last stage of a turn: it ends the turn or the battle. */
export const judge = (ledger: Ledger): void => {
  ledger.add(controlChanges(ledger.state()))
  ledger.add(turnScores(ledger.state()))
  const state = ledger.state()
  const early = earlyEnd(state)
  if (early) ledger.add([early])
  else if (isOver(state)) finish(ledger)
  else ledger.add([{ kind: 'turnEnded', rule: 'T2.2', turn: state.turn }])
}
