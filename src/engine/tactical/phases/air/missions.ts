/** T15.7 (1): who flies where, along which line. Plain data of the air step. */
import type { Hex } from '../../../../kernel/hex'
import type { Event } from '../../events'
import type { Turn } from '../../ledger'
import type { State, Unit } from '../../model'
import { entryHex, flightLine } from '../../rules/air/line'
import {
  type AirKind,
  type AirOrder,
  airborne,
  edgeOf,
  isAirOrder,
  isSquadron,
  missionPlace,
  searchesOn,
} from '../../rules/air/squadrons'
import { allUnits } from '../../rules/units'
import type { Edge } from '../../scenario'
import { SORTIE_AMMO } from '../../tables/air'
import { home } from './aftermath'

/** A squadron in the air with its order. */
export type Flight = Readonly<{ unit: Unit; order: AirOrder; edge: Edge; place: Hex; line: readonly Hex[] }>

/** The mission that a squadron is ordered to fly this turn. */
const orderOf = (turn: Turn, unit: Unit): AirOrder | null => {
  const order = turn.sheets[unit.side][unit.id]
  return order && order.kind === unit.order && isAirOrder(order) && !unit.halted ? order : null
}

type Course = Readonly<{ edge: Edge; hex: Hex }>

/** T15.2 Escorts fly behind their bombers: over their edge, to their place. */
const courseOf = (state: State, turn: Turn, unit: Unit, order: AirOrder): Course | null => {
  if (order.kind !== 'airEscort') {
    const hex = missionPlace(state, order)
    return hex === null ? null : { edge: edgeOf(state, unit), hex }
  }
  const charge = state.units[order.unit]
  const theirs = charge ? orderOf(turn, charge) : null
  return charge && theirs && theirs.kind !== 'airEscort' ? courseOf(state, turn, charge, theirs) : null
}

const takesOff = (state: State, turn: Turn, unit: Unit, order: AirOrder): Event => {
  const course = courseOf(state, turn, unit, order)
  if (!course) {
    const fault = order.kind === 'airEscort' ? 'nobodyToEscort' : 'noSuchTarget'
    return { kind: 'lapsed', rule: 'T15.7', unit: unit.id, fault, detail: {} }
  }
  const { edge, hex } = course
  const from = entryHex(state.battle.grid, edge, hex)
  return {
    kind: 'flew',
    rule: 'T15.7',
    unit: unit.id,
    mission: order.kind,
    edge,
    from,
    hex,
    // T8.6 A search of several turns is one sortie.
    ammo: order.kind === 'airRecon' && searchesOn(unit, order.hex) ? 0 : SORTIE_AMMO,
  }
}

/** All squadrons with a mission take off; what they fire on it costs no more ammo. */
export const takeOffs = (state: State, turn: Turn): readonly Event[] =>
  allUnits(state).flatMap((unit) => {
    const order = isSquadron(state, unit) ? orderOf(turn, unit) : null
    return order ? [takesOff(state, turn, unit, order)] : []
  })

/** Squadrons that are still in the air, by id. An escort keeps the line of those that it came with. */
export const flightsOf = (state: State, turn: Turn): readonly Flight[] =>
  airborne(state).flatMap((unit): Flight[] => {
    const order = orderOf(turn, unit)
    if (!order || unit.hex === null) return []
    const charge = order.kind === 'airEscort' ? state.units[order.unit] : undefined
    const edge = edgeOf(state, charge ?? unit)
    return [{ unit, order, edge, place: unit.hex, line: flightLine(state.battle.grid, edge, unit.hex) }]
  })

export const onMission = <K extends AirKind>(
  flights: readonly Flight[],
  kind: K,
): readonly (Flight & Readonly<{ order: Extract<AirOrder, { kind: K }> }>)[] =>
  flights.filter((flight): flight is never => flight.order.kind === kind)

/** Squadrons that have nothing more to do go home. */
export const homeward = (state: State, goes: (order: Unit['order']) => boolean): readonly Event[] =>
  airborne(state)
    .filter((unit) => goes(unit.order))
    .map((unit) => home(state, unit, 'done'))
