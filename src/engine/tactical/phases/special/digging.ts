/** T3.13, T3.21: digging in, turn by turn, and the work that is lost. */
import type { Event } from '../../events'
import type { State, Unit, UnitId } from '../../model'
import { trenchFaces } from '../../rules/ground'
import { isDone, taskTurns, workedOn } from '../../rules/tasks'
import { allUnits } from '../../rules/units'
import { comesOut, type Doer, lapsed, withOrder } from './doers'

type Digger = Doer<'digIn'>

const placeOf = ({ unit, order }: Digger): string => `${unit.hex}/${order.face}`

/** Two units that dig at one face: the first by id finishes it, the other's work has no place left. */
const digs = (state: State, digger: Digger, dug: Set<string>): readonly Event[] => {
  const { unit, order } = digger
  const hex = unit.hex as string
  const { face } = order
  if (trenchFaces(state, hex).includes(face) || dug.has(placeOf(digger)))
    return [lapsed(unit, 'trenchThere', 'T3.13', { hex, face })]
  const task = workedOn(unit, { kind: 'digIn', face })
  const worked: Event = { kind: 'worked', rule: 'T3.13', unit: unit.id, task, of: taskTurns(state, task) }
  if (!isDone(state, task)) return [...comesOut(unit), worked]
  dug.add(placeOf(digger))
  return [...comesOut(unit), worked, { kind: 'trenchDug', rule: 'T3.13', unit: unit.id, hex, face }]
}

/** One turn of work of all that dig; after the last the marker stands. */
export const digEvents = (state: State, doers: readonly Doer[]): readonly Event[] => {
  const dug = new Set<string>()
  return withOrder(doers, 'digIn').flatMap((digger) => digs(state, digger, dug))
}

const loses = (state: State, unit: Unit): Event => ({
  kind: 'worked',
  rule: 'T3.21',
  unit: unit.id,
  task: null,
  of: unit.task === null ? 0 : taskTurns(state, unit.task),
})

/**
 * T3.21, [H] T3.21.a: work that did not go on this turn is lost, without an order too. The searches of the air
 * have a stage of their own (T8.6).
 */
export const lostWork = (state: State, done: readonly Event[]): readonly Event[] => {
  const working = new Set<UnitId>(done.flatMap((event) => (event.kind === 'worked' ? [event.unit] : [])))
  return allUnits(state)
    .filter((unit) => unit.task !== null && unit.task.kind !== 'airRecon' && !working.has(unit.id))
    .map((unit) => loses(state, unit))
}
