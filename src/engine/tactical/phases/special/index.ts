/** The special phase (T2.2): special orders, detection, smoke, recovery, victory, in this order. */
import { type Ledger, type Stage, type Step, stage } from '../../ledger'
import { expireHolds } from '../holds'
import { detect } from './detection'
import { digEvents, lostWork } from './digging'
import { doersOf } from './doers'
import { worksEvents } from './engineering'
import { gunEvents } from './guns'
import { observerEvents } from './observers'
import { recover, smokeGoes } from './recovery'
import { regroupEvents } from './regrouping'
import { transportEvents } from './transport'
import { judge } from './victory'

/** All special orders on one state; observers join before hosts merge, so that they go with the result. */
const carryOut: Step = (state, turn) => {
  const { doers, lapses } = doersOf(state, turn)
  const dug = digEvents(state, doers)
  const works = worksEvents(state, doers, turn.dice)
  return [
    ...lapses,
    ...gunEvents(doers),
    ...dug,
    ...works,
    ...observerEvents(state, doers),
    ...transportEvents(state, doers),
    ...regroupEvents(state, doers),
    ...lostWork(state, [...dug, ...works]),
  ]
}

/** A stage of several steps that asks nothing of the players. */
const steps = (name: string, play: (ledger: Ledger) => void): Stage => ({
  name,
  run: (ledger) => {
    play(ledger)
    return null
  },
})

/** T3.9–T3.21 */
export const specialOrders: Stage = stage('specialOrders', carryOut)

/** T8.4, T8.5 */
export const detection: Stage = steps('detection', detect)

/** T13.7 */
export const smokeAgeing: Stage = stage('smokeAgeing', smokeGoes)

/** T7.4 */
export const recovery: Stage = stage('recovery', recover)

/** T3.23.a */
export const holds: Stage = stage('holds', expireHolds)

/** T16.5, T17 */
export const victory: Stage = steps('victory', judge)
