/** T16.1, T16.2: the night between two days, one turn of the game with a phase of its own. */
import type { Event } from '../../events'
import { type Stage, type Step, stage } from '../../ledger'
import { allUnits } from '../../rules/units'
import { setHours } from './initiative'
import { replenish, returnLosses } from './returns'
import { buildAtNight, hideAtNight } from './works'

/** [H] T16.2.d: by nightfall all have recovered; T3.21, T5.3: work and climbs of the day are given up. */
const rest: Step = (state) =>
  allUnits(state).flatMap((unit): Event[] => {
    const events: Event[] = []
    if (unit.suppressedIn > 0) events.push({ kind: 'recovered', rule: 'T16.2', unit: unit.id })
    if (unit.task) events.push({ kind: 'worked', rule: 'T16.2', unit: unit.id, task: null, of: 0 })
    if (unit.climb) events.push({ kind: 'climbing', rule: 'T16.2', unit: unit.id, to: null, work: 0 })
    return events
  })

const dawn: Step = (state) => [{ kind: 'turnEnded', rule: 'T16.1', turn: state.turn }]

export const nightStages: readonly Stage[] = [
  stage('rest', rest),
  stage('returns', returnLosses),
  stage('replenish', replenish),
  stage('nightWorks', buildAtNight),
  stage('nightAmbush', hideAtNight),
  { name: 'hours', run: setHours },
  stage('dawn', dawn),
]
