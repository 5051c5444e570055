/**
 * The only mutator: state × events → state. Knows no rule and rolls no die; a switch over all events.
 */
import type { Hex } from '../../kernel/hex'
import type { Event } from './events'
import { fresh } from './fresh'
import type { Side, State, Unit, UnitId } from './model'

/**
 * A state in the making: its tables of units and of control belong to this fold alone; the units themselves
 * are replaced. `hosts`: who has others with it, null when not known.
 */
type Draft = { -readonly [Key in keyof Omit<State, 'units' | 'control'>]: State[Key] } & {
  units: Record<UnitId, Unit>
  control: Record<Hex, Side>
  hosts: ReadonlySet<UnitId> | null
}

const unitOf = (draft: Draft, id: UnitId): Unit => {
  const unit = draft.units[id]
  if (!unit) throw new Error(`event names unit ${id}, which is not in the state`)
  return unit
}

const patch = (draft: Draft, id: UnitId, change: Partial<Unit>): void => {
  draft.units[id] = { ...unitOf(draft, id), ...change }
}

/** Units that are with another: passengers and observers. */
const hostOf = (unit: Unit): UnitId | null =>
  unit.place === 'carried' ? unit.carrier : unit.place === 'attached' ? unit.host : null

const hostsOf = (units: Readonly<Record<UnitId, Unit>>): ReadonlySet<UnitId> =>
  new Set(Object.values(units).flatMap((unit) => hostOf(unit) ?? []))

/** Passengers and observers stand where their host stands. */
const carryAlong = (draft: Draft, host: UnitId, change: Pick<Unit, 'hex' | 'since'>): void => {
  draft.hosts ??= hostsOf(draft.units)
  if (!draft.hosts.has(host)) return
  for (const unit of Object.values(draft.units)) if (hostOf(unit) === host) patch(draft, unit.id, change)
}

const moved = (draft: Draft, event: Extract<Event, { kind: 'moved' }>): void => {
  const place = { hex: event.to, since: draft.turn }
  const { facing, cameBy } = event
  patch(draft, event.unit, { ...place, place: 'map', carrier: null, facing, cameBy, dugIn: false, climb: null })
  carryAlong(draft, event.unit, place)
}

/** T4.4: the pool of hits that a unit ignores in a turn. */
const stopping = (draft: Draft, id: UnitId, stopped: number): void => {
  if (stopped > 0) patch(draft, id, { ignored: unitOf(draft, id).ignored + stopped })
}

const fired = (draft: Draft, event: Extract<Event, { kind: 'fired' }>): void => {
  patch(draft, event.unit, { ammo: unitOf(draft, event.unit).ammo - event.ammo, fired: true })
  if (event.target !== null) stopping(draft, event.target, event.roll.stopped)
}

const struck = (draft: Draft, event: Extract<Event, { kind: 'struck' }>): void => {
  if (event.ammo > 0) patch(draft, event.unit, { ammo: unitOf(draft, event.unit).ammo - event.ammo })
  stopping(draft, event.target, event.pooled ?? event.roll.stopped)
}

/** T13.10 Observers of a unit that went up in another go with the result. */
const rehost = (draft: Draft, from: UnitId, to: UnitId): void => {
  draft.hosts = null
  for (const id in draft.units)
    if (draft.units[id]?.host === from) patch(draft, id, { host: to, hex: unitOf(draft, to).hex })
}

const regrouped = (draft: Draft, event: Extract<Event, { kind: 'regrouped' }>): void => {
  patch(draft, event.host, { strength: event.strength, ammo: event.ammo, task: null })
  for (const donor of event.donors) {
    const left = event.surplus?.unit === donor ? event.surplus : null
    if (left) patch(draft, donor, { strength: left.strength, ammo: left.ammo, task: null })
    else {
      patch(draft, donor, { strength: 0, place: 'merged', hex: null, task: null })
      rehost(draft, donor, event.host)
    }
  }
}

const sighted = (draft: Draft, event: Extract<Event, { kind: 'sighted' }>): void => {
  const ofSide = { ...draft.seen[event.side], [event.unit.id]: { unit: event.unit, turn: draft.turn } }
  draft.seen = { ...draft.seen, [event.side]: ofSide }
}

const fallen = (draft: Draft, id: UnitId, points: number, left: number): void =>
  patch(draft, id, { strength: left, lost: unitOf(draft, id).lost + points })

/** T16.5 A lost unit keeps the hex where it fell; T13.6 lost in ambush, it stays hidden from the enemy. */
const destroyed = (draft: Draft, id: UnitId): void => {
  const points = unitOf(draft, id).strength
  if (points > 0) fallen(draft, id, points, 0)
  patch(draft, id, { place: 'destroyed', task: null, climb: null })
}

const trenchDug = (draft: Draft, event: Extract<Event, { kind: 'trenchDug' }>): void => {
  const trenches = [...draft.works.trenches, { hex: event.hex, face: event.face }]
  draft.works = { ...draft.works, trenches }
  patch(draft, event.unit, { task: null })
}

const dismounted = (draft: Draft, event: Extract<Event, { kind: 'dismounted' }>): void =>
  patch(draft, event.unit, {
    place: 'map',
    carrier: null,
    hex: event.hex,
    since: draft.turn,
    dismounted: event.drawn,
  })

const observerAttached = (draft: Draft, { unit, host }: Extract<Event, { kind: 'observerAttached' }>): void => {
  draft.hosts = null
  patch(draft, unit, { host, hex: unitOf(draft, host).hex, place: 'attached' })
}

const ended = (draft: Draft, { winner, level, causes }: Extract<Event, { kind: 'ended' }>): void => {
  draft.phase = 'over'
  draft.result = { winner, level, turn: draft.turn, causes }
}

/** One event into the draft. */
const add = (draft: Draft, event: Event): void => {
  switch (event.kind) {
    case 'turnOpened':
      for (const id in draft.units) draft.units[id] = fresh(draft.units[id] as Unit)
      draft.turn = event.turn
      return
    case 'phaseBegan':
      draft.phase = event.phase
      return
    case 'ordered':
      return patch(draft, event.unit, { order: event.order, leftTrench: event.leftTrench })
    case 'faced':
      return patch(draft, event.unit, { facing: event.facing })
    case 'mounted':
      return patch(draft, event.unit, { mount: event.mount })
    case 'concealed':
      return patch(draft, event.unit, { concealed: true })
    case 'revealed':
      return patch(draft, event.unit, { concealed: false, sprung: event.why === 'entered' })
    case 'fired':
      return fired(draft, event)
    case 'lost':
      return fallen(draft, event.unit, event.points, event.left)
    case 'destroyed':
      return destroyed(draft, event.unit)
    case 'suppressed':
      return patch(draft, event.unit, { suppressedIn: draft.turn, halted: true, task: null, climb: null })
    case 'moved':
      return moved(draft, event)
    case 'exited':
      return patch(draft, event.unit, { place: 'exited', hex: null, task: null, climb: null })
    case 'halted':
      return patch(draft, event.unit, { halted: true, climb: null })
    case 'contact':
      for (const id of event.units) patch(draft, id, { fought: true })
      return
    case 'climbing':
      return patch(draft, event.unit, {
        climb: event.to === null ? null : { to: event.to, work: event.work },
      })
    case 'struck':
      return struck(draft, event)
    case 'dismounted':
      return dismounted(draft, event)
    case 'leftCombat':
      return patch(draft, event.unit, { halted: true, task: null })
    case 'rallied':
    case 'recovered':
      return patch(draft, event.unit, { suppressedIn: 0 })
    case 'deployed':
      return patch(draft, event.unit, { deployed: event.deployed, facing: event.facing })
    case 'worked':
      return patch(draft, event.unit, { task: event.task })
    case 'trenchDug':
      return trenchDug(draft, event)
    case 'regrouped':
      return regrouped(draft, event)
    case 'observerAttached':
      return observerAttached(draft, event)
    case 'sighted':
      return sighted(draft, event)
    case 'smokeGone':
      draft.works = { ...draft.works, smoke: draft.works.smoke.filter(({ hex }) => hex !== event.hex) }
      return
    case 'controlled':
      draft.control[event.hex] = event.side
      return
    case 'scored':
      draft.points = { ...draft.points, [event.side]: draft.points[event.side] + event.points }
      return
    case 'turnEnded':
      draft.turn = event.turn + 1
      draft.phase = 'orders'
      return
    case 'ended':
      return ended(draft, event)
    // These tell the players what happened; what follows from them stands in events of its own.
    case 'lapsed':
    case 'tested':
    case 'meeting':
    case 'tankFear':
    case 'round':
    case 'observerTested':
      return
    default:
      return event satisfies never
  }
}

/**
 * Adds events to the state, in their order. Pure: the state given is never changed; throws only when an
 * event is not of this game.
 */
export const applyAll = (state: State, events: readonly Event[]): State => {
  if (events.length === 0) return state
  const draft: Draft = { ...state, units: { ...state.units }, control: { ...state.control }, hosts: null }
  for (const event of events) add(draft, event)
  const { hosts: _, ...next } = draft
  return next
}

/** Adds one event to the state. */
export const apply = (state: State, event: Event): State => applyAll(state, [event])
