/**
 * The only mutator: state × event → state. Knows no rule and rolls no die; a switch over all events.
 */
import type { Hex } from '../../kernel/hex'
import type { Event } from './events'
import { fresh } from './fresh'
import type { Sighting, State, Unit, UnitId } from './model'

const patch = (state: State, id: UnitId, change: Partial<Unit>): State => {
  const unit = state.units[id]
  if (!unit) throw new Error(`event names unit ${id}, which is not in the state`)
  return { ...state, units: { ...state.units, [id]: { ...unit, ...change } } }
}

const patchAll = (state: State, change: (unit: Unit) => Unit): State => {
  const units: Record<UnitId, Unit> = {}
  for (const id in state.units) units[id] = change(state.units[id] as Unit)
  return { ...state, units }
}

/** Passengers and observers stand where their host stands. */
const carryAlong = (state: State, host: UnitId, change: Pick<Unit, 'hex' | 'since'>): State => {
  let next = state
  for (const id in state.units) {
    const unit = state.units[id] as Unit
    const rides = unit.place === 'carried' && unit.carrier === host
    const attached = unit.place === 'attached' && unit.host === host
    if (rides || attached) next = patch(next, id, change)
  }
  return next
}

const moved = (state: State, event: Extract<Event, { kind: 'moved' }>): State => {
  const place = { hex: event.to, since: state.turn }
  const next = patch(state, event.unit, {
    ...place,
    place: 'map',
    carrier: null,
    facing: event.facing,
    cameBy: event.cameBy,
    dugIn: false,
    climb: null,
  })
  return carryAlong(next, event.unit, place)
}

const fired = (state: State, event: Extract<Event, { kind: 'fired' }>): State => {
  const firer = state.units[event.unit] as Unit
  const spent = patch(state, event.unit, { ammo: firer.ammo - event.ammo, fired: true })
  return event.target === null ? spent : stopping(spent, event.target, event.roll.stopped)
}

/** T4.4: the pool of hits that a unit ignores in a turn. */
const stopping = (state: State, id: UnitId, stopped: number): State => {
  const unit = state.units[id] as Unit
  return stopped === 0 ? state : patch(state, id, { ignored: unit.ignored + stopped })
}

const struck = (state: State, event: Extract<Event, { kind: 'struck' }>): State => {
  const unit = state.units[event.unit] as Unit
  const spent = event.ammo === 0 ? state : patch(state, event.unit, { ammo: unit.ammo - event.ammo })
  return stopping(spent, event.target, event.pooled ?? event.roll.stopped)
}

const regrouped = (state: State, event: Extract<Event, { kind: 'regrouped' }>): State => {
  let next = patch(state, event.host, { strength: event.strength, ammo: event.ammo, task: null })
  for (const donor of event.donors) {
    const left = event.surplus?.unit === donor ? event.surplus : null
    next = left
      ? patch(next, donor, { strength: left.strength, ammo: left.ammo, task: null })
      : patch(next, donor, { strength: 0, place: 'merged', hex: null, task: null })
    // T13.10 Observers of a unit that went up in another go with the result.
    if (!left) next = rehost(next, donor, event.host)
  }
  return next
}

const rehost = (state: State, from: UnitId, to: UnitId): State =>
  patchAll(state, (unit) =>
    unit.host === from ? { ...unit, host: to, hex: (state.units[to] as Unit).hex } : unit,
  )

const sighted = (state: State, event: Extract<Event, { kind: 'sighted' }>): State => {
  const sighting: Sighting = { unit: event.unit, turn: state.turn }
  const ofSide = { ...state.seen[event.side], [event.unit.id]: sighting }
  return { ...state, seen: { ...state.seen, [event.side]: ofSide } }
}

const fallen = (state: State, id: UnitId, points: number, left: number): State =>
  patch(state, id, { strength: left, lost: (state.units[id]?.lost ?? 0) + points })

/** T16.5 A lost unit keeps the hex where it fell; T13.6 lost in ambush, it stays hidden from the enemy. */
const destroyed = (state: State, { unit }: Extract<Event, { kind: 'destroyed' }>): State => {
  const points = state.units[unit]?.strength ?? 0
  const next = points > 0 ? fallen(state, unit, points, 0) : state
  return patch(next, unit, { place: 'destroyed', task: null, climb: null })
}

const trenchDug = (state: State, event: Extract<Event, { kind: 'trenchDug' }>): State => {
  const trenches = [...state.works.trenches, { hex: event.hex, face: event.face }]
  return patch({ ...state, works: { ...state.works, trenches } }, event.unit, { task: null })
}

const climbing = (to: Hex | null, work: number): Unit['climb'] => (to === null ? null : { to, work })

/** Adds one event to the state. Pure; throws only when the event is not of this game. */
export const apply = (state: State, event: Event): State => {
  switch (event.kind) {
    case 'turnOpened':
      return { ...patchAll(state, fresh), turn: event.turn }
    case 'phaseBegan':
      return { ...state, phase: event.phase }
    case 'ordered':
      return patch(state, event.unit, { order: event.order, leftTrench: event.leftTrench })
    case 'faced':
      return patch(state, event.unit, { facing: event.facing })
    case 'mounted':
      return patch(state, event.unit, { mount: event.mount })
    case 'concealed':
      return patch(state, event.unit, { concealed: true })
    case 'revealed':
      return patch(state, event.unit, { concealed: false, sprung: event.why === 'entered' })
    case 'fired':
      return fired(state, event)
    case 'lost':
      return fallen(state, event.unit, event.points, event.left)
    case 'destroyed':
      return destroyed(state, event)
    case 'suppressed':
      return patch(state, event.unit, { suppressedIn: state.turn, halted: true, task: null, climb: null })
    case 'moved':
      return moved(state, event)
    case 'exited':
      return patch(state, event.unit, { place: 'exited', hex: null, task: null, climb: null })
    case 'halted':
      return patch(state, event.unit, { halted: true, climb: null })
    case 'contact':
      return event.units.reduce((next, id) => patch(next, id, { fought: true }), state)
    case 'climbing':
      return patch(state, event.unit, { climb: climbing(event.to, event.work) })
    case 'struck':
      return struck(state, event)
    case 'dismounted':
      return patch(state, event.unit, {
        place: 'map',
        carrier: null,
        hex: event.hex,
        since: state.turn,
        dismounted: event.drawn,
      })
    case 'leftCombat':
      return patch(state, event.unit, { halted: true, task: null })
    case 'rallied':
    case 'recovered':
      return patch(state, event.unit, { suppressedIn: 0 })
    case 'deployed':
      return patch(state, event.unit, { deployed: event.deployed, facing: event.facing })
    case 'worked':
      return patch(state, event.unit, { task: event.task })
    case 'trenchDug':
      return trenchDug(state, event)
    case 'regrouped':
      return regrouped(state, event)
    case 'observerAttached':
      return patch(state, event.unit, {
        host: event.host,
        hex: (state.units[event.host] as Unit).hex,
        place: 'attached',
      })
    case 'sighted':
      return sighted(state, event)
    case 'smokeGone':
      return {
        ...state,
        works: { ...state.works, smoke: state.works.smoke.filter((screen) => screen.hex !== event.hex) },
      }
    case 'controlled':
      return { ...state, control: { ...state.control, [event.hex]: event.side } }
    case 'scored':
      return { ...state, points: { ...state.points, [event.side]: state.points[event.side] + event.points } }
    case 'turnEnded':
      return { ...state, turn: event.turn + 1, phase: 'orders' }
    case 'ended':
      return {
        ...state,
        phase: 'over',
        result: { winner: event.winner, level: event.level, turn: state.turn, causes: event.causes },
      }
    // These tell the players what happened; what follows from them stands in events of its own.
    case 'lapsed':
    case 'tested':
    case 'meeting':
    case 'tankFear':
    case 'round':
    case 'observerTested':
      return state
    default:
      return event satisfies never
  }
}
