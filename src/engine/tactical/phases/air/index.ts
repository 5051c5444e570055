/** T15.7: the air step, before ground movement. */
import { type Ledger, type Stage, stage, type Turn } from '../../ledger'
import type { Question } from '../../orders'
import { aftermath } from '../aftermath'
import { endHolds } from '../holds'
import { airAftermath } from './aftermath'
import { dropStep } from './drops'
import { flakFire, raidedFire } from './flak'
import { interceptions } from './intercept'
import { flightsOf, homeward, takeOffs } from './missions'
import { bridgeThrows, carpetEvents, dropsOf, raidsOf } from './raids'
import { volley } from './volley'

/** (2), (3): interception, all air fire at once; then losses and tests. */
const airFight = (ledger: Ledger, turn: Turn): Question | null => {
  const state = ledger.state()
  const { shots, question } = interceptions(state, turn, flightsOf(state, turn))
  if (question) return question
  const moment = { step: 'air:fight', dice: turn.dice }
  const { events, hurts } = volley(state, shots, moment)
  ledger.add([...events, ...airAftermath(state, hurts, moment)])
  return null
}

/** (4), (5): flak and raided units, all at once; then losses and tests of squadrons. */
const fromTheGround = (ledger: Ledger, turn: Turn): Question | null => {
  const state = ledger.state()
  const flights = flightsOf(state, turn)
  // T15.7 Patrols that strike at the ground are fired at when they do.
  const raiders = flights.filter(({ order }) => order.kind !== 'airPatrol')
  const flak = flakFire(state, turn, raiders)
  if (flak.question) return flak.question
  const raided = raidedFire(
    state,
    turn,
    raidsOf(state, flights),
    new Set(flak.shots.map(({ unit }) => unit.id)),
  )
  const moment = { step: 'air:flak', dice: turn.dice }
  const { events, hurts } = volley(state, [...flak.shots, ...raided], moment)
  ledger.add([...events, ...airAftermath(state, hurts, moment)])
  return null
}

/** (6), (7): strikes with the strength that is left; then losses and tests on the ground. */
const strikeStep = (ledger: Ledger, turn: Turn): void => {
  const state = ledger.state()
  const flights = flightsOf(state, turn)
  const raids = raidsOf(state, flights)
  const moment = { step: 'air:strike', dice: turn.dice }
  // T2.3.a Throws at a hex fall before those at units.
  const { events, hurts, ashore } = volley(state, dropsOf(raids), moment, bridgeThrows(raids, moment))
  ledger.add([
    ...raids.flatMap(({ lapse }) => lapse ?? []),
    ...events,
    ...carpetEvents(state, flights),
    ...aftermath(state, hurts, moment),
    ...ashore,
  ])
}

const run = (ledger: Ledger, turn: Turn): Question | null => {
  const begun = ledger.events.length
  ledger.add(takeOffs(ledger.state(), turn))
  if (flightsOf(ledger.state(), turn).length === 0) return null
  const question = airFight(ledger, turn) ?? fromTheGround(ledger, turn)
  if (question) return question
  strikeStep(ledger, turn)
  dropStep(ledger, turn)
  ledger.add(homeward(ledger.state(), (order) => order !== 'airPatrol' && order !== 'airRecon'))
  endHolds(ledger, begun)
  return null
}

export const airMissions: Stage = { name: 'airMissions', run }

/** T15.2: patrols stay over their zone while the ground moves. */
export const patrolsHome: Stage = stage('patrolsHome', (state) =>
  homeward(state, (order) => order === 'airPatrol'),
)
