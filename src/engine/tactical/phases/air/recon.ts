/** T8.6: air reconnaissance, in the special phase: a die for each hidden unit of the area. */
import type { Event } from '../../events'
import { type Stage, stage, type Turn } from '../../ledger'
import type { State, Unit } from '../../model'
import { findsOn, hiddenIn } from '../../rules/air/search'
import { searchesOn } from '../../rules/air/squadrons'
import { allUnits } from '../../rules/units'
import { SEARCH_TURNS } from '../../tables/air'
import { home } from './aftermath'
import { type Flight, flightsOf, onMission } from './missions'

type Search = Flight & Readonly<{ order: Extract<Flight['order'], { kind: 'airRecon' }> }>

/** A reveal comes before the die that brought it, so that its finder may be told of both. */
const looksFor = (state: State, turn: Turn, { unit, order }: Search, hidden: Unit): readonly Event[] => {
  const against = findsOn(state, hidden, order)
  if (against < 1) return []
  const key = { step: 'recon', rule: 'T8.6', unit: unit.id, target: hidden.id }
  const rolls = turn.dice.d6(key, 1)
  const found = (rolls[0] ?? 6) <= against
  const hex = hidden.hex as string
  const thrown: Event = {
    kind: 'searched',
    rule: 'T8.6',
    unit: unit.id,
    target: hidden.id,
    hex,
    against,
    rolls,
    found,
  }
  const reveal: Event = { kind: 'revealed', rule: 'T8.6', unit: hidden.id, why: 'detected', by: unit.id }
  return found ? [reveal, thrown] : [thrown]
}

/** T8.6: the search goes on for at most 4 turns of one sortie. */
const workOf = ({ unit, order }: Search): Event => {
  const done = (searchesOn(unit, order.hex) ? (unit.task?.done ?? 0) : 0) + 1
  const task = { kind: 'airRecon', done, face: null, hex: order.hex } as const
  return {
    kind: 'worked',
    rule: 'T8.6',
    unit: unit.id,
    task: done < SEARCH_TURNS ? task : null,
    of: SEARCH_TURNS,
  }
}

/** A search that was not gone on with is over. */
const given = (state: State, searching: ReadonlySet<string>): readonly Event[] =>
  allUnits(state)
    .filter((unit) => unit.task?.kind === 'airRecon' && !searching.has(unit.id))
    .map((unit) => ({ kind: 'worked', rule: 'T3.21', unit: unit.id, task: null, of: SEARCH_TURNS }))

const search = (state: State, turn: Turn): readonly Event[] => {
  const searches: readonly Search[] = onMission(flightsOf(state, turn), 'airRecon')
  const found = new Set<string>()
  const dice = searches.flatMap((each) =>
    hiddenIn(state, each.unit, each.order).flatMap((hidden) => {
      // [H] T8.6.a: of several squadrons the first by id has found it.
      if (found.has(hidden.id)) return []
      const events = looksFor(state, turn, each, hidden)
      if (events.length > 1) found.add(hidden.id)
      return events
    }),
  )
  return [
    ...dice,
    ...searches.map(workOf),
    ...given(state, new Set(searches.map(({ unit }) => unit.id))),
    ...searches.map(({ unit }) => home(state, unit, 'done')),
  ]
}

export const airReconnaissance: Stage = stage('airReconnaissance', search)
