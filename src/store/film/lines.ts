/** A resolved turn as lines of a log for one viewer, each with the place in the turn's events where it fell. */
import { apply } from '../../engine/tactical/apply'
import type { Event } from '../../engine/tactical/events'
import type { Phase, State } from '../../engine/tactical/model'
import { type Told, toldFor } from '../../engine/tactical/view'
import type { Lang, LogLine } from '../api'
import { castOf, type Eyes, tableFor } from './table'

/** A turn as the umpire knows it. Never leaves the closure of the match. */
export type Played = Readonly<{ start: State; events: readonly Event[] }>

/** `place`: how many of the turn's events have happened when the line is over. */
export type Placed = Readonly<{ line: LogLine; place: number }>

const told = ({ start, events }: Played, eyes: Eyes): readonly Told[] =>
  eyes === 'open' ? events.map((event, index) => ({ event, index })) : toldFor(start, events, eyes)

/** The lines that these eyes may read, in order. */
export const linesOf = (played: Played, eyes: Eyes, lang: Lang): readonly Placed[] => {
  const { start, events } = played
  let state = start
  let place = 0
  let phase: Phase = start.phase
  return told(played, eyes).map(({ event, index }, n) => {
    const before = events.slice(place, index).reduce(apply, state)
    state = events.slice(index, index + 1).reduce(apply, before)
    place = index + 1
    if (event.kind === 'phaseBegan') phase = event.phase
    const tables = { before: tableFor(before, eyes), after: tableFor(state, eyes), now: state }
    const cast = castOf(event, tables, lang)
    return { line: { n, turn: start.turn, phase, event, cast }, place }
  })
}

/** States of a turn by the number of events that have happened: folded when asked for, phases kept. */
export const framesOf = ({ start, events }: Played): ((place: number) => State) => {
  const kept = new Map<number, State>([[0, start]])
  let last: Readonly<{ place: number; state: State }> = { place: 0, state: start }
  const nearest = (place: number): typeof last => {
    if (last.place <= place && place - last.place < 50) return last
    const from = Math.max(...[...kept.keys()].filter((each) => each <= place))
    return { place: from, state: kept.get(from) as State }
  }
  return (place) => {
    const from = nearest(place)
    let { state } = from
    for (let at = from.place; at < place; at++) {
      const event = events[at]
      if (!event) break
      state = apply(state, event)
      if (event.kind === 'phaseBegan') kept.set(at + 1, state)
    }
    last = { place, state }
    return state
  }
}
