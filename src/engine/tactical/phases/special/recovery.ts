/** T13.7 smoke goes; T7.4 suppressed units recover. */
import type { Event } from '../../events'
import type { Step } from '../../ledger'
import { allUnits } from '../../rules/units'

/** T13.7: a screen goes at the end of its last turn; of two in one hex the later one counts. */
export const smokeGoes: Step = ({ turn, works }) => {
  const lasting = new Set(works.smoke.filter((screen) => screen.until > turn).map(({ hex }) => hex))
  const over = new Set(works.smoke.map(({ hex }) => hex).filter((hex) => !lasting.has(hex)))
  return [...over].sort().map((hex): Event => ({ kind: 'smokeGone', rule: 'T13.7', hex }))
}

const IN_PLAY = ['map', 'carried', 'offMap']

/** T7.4: at the end of the turn after its suppression, unless it was suppressed again in it. */
export const recover: Step = (state) =>
  allUnits(state)
    .filter((unit) => IN_PLAY.includes(unit.place) && unit.suppressedIn > 0 && unit.suppressedIn < state.turn)
    .map((unit): Event => ({ kind: 'recovered', rule: 'T7.4', unit: unit.id }))
