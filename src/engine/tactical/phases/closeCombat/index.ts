/**
 * Close combat (T6): the third step of movement, in every hex where both sides stand. Who gets down, who
 * surrenders and who fears the tanks; three rounds; then one test for each unit that lost.
 */
import type { Event } from '../../events'
import type { Stage } from '../../ledger'
import type { UnitId } from '../../model'
import { contestedHexes } from '../../rules/closeCombat/fight'
import { ROUNDS } from '../../tables/closeCombat'
import { addHurt, type Hurt, type Hurts, testsOf } from '../aftermath'
import { dismount, fearTanks, surrenderSuppressed, unload } from './opening'
import { playRound } from './round'
import { END_STEP } from './steps'

export { partingRound } from './parting'

/** What each unit lost in the step: the causes of its test (T7.3). */
const lostIn = (events: readonly Event[]): Hurts => {
  const hurts = new Map<UnitId, Hurt>()
  for (const event of events) if (event.kind === 'lost') addHurt(hurts, event.unit, { points: event.points })
  return hurts
}

export const closeCombat: Stage = {
  name: 'closeCombat',
  run: (ledger, turn) => {
    // Nobody moves into a fight in this step: where nobody stands against anybody, none of it has work.
    if (contestedHexes(ledger.state()).length === 0) return null
    const before = ledger.events.length
    for (const step of [unload, dismount, surrenderSuppressed, fearTanks])
      ledger.add(step(ledger.state(), turn))
    for (const round of ROUNDS) playRound(ledger, turn, round)
    // T6.8, T7.3 However many rounds it lost in, a unit tests once.
    const lost = lostIn(ledger.events.slice(before))
    ledger.add(testsOf(ledger.state(), lost, { step: END_STEP, dice: turn.dice }))
    return null
  },
}
