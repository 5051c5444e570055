/**
 * The only mutator: state × events → state. Knows no rule and rolls no die; a table over all events.
 */
import { cellOf, edgeKey, type Hex } from '../../kernel/hex'
import type { Event } from './events'
import { fresh } from './fresh'
import type { Minefield, Side, Sighting, State, Unit, UnitId } from './model'
import { PONTOON_STRENGTH } from './tables/works'

/**
 * A state in the making: its table of units belongs to this fold alone; the units themselves are replaced.
 * `held` and `memory`: its own tables of control and of sightings, from the first write on. `hosts`: who has
 * others with it, null when not known.
 */
type Draft = { -readonly [Key in keyof Omit<State, 'units'>]: State[Key] } & {
  units: Record<UnitId, Unit>
  held: Record<Hex, Side> | null
  hosts: ReadonlySet<UnitId> | null
  memory: Record<Side, Record<UnitId, Sighting>> | null
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

const hostsOf = (units: Readonly<Record<UnitId, Unit>>): ReadonlySet<UnitId> => {
  const hosts = new Set<UnitId>()
  for (const id in units) {
    const host = hostOf(units[id] as Unit)
    if (host !== null) hosts.add(host)
  }
  return hosts
}

/** Passengers and observers stand where their host stands; observers of passengers too. */
const carryAlong = (draft: Draft, host: UnitId, change: Partial<Unit>): void => {
  draft.hosts ??= hostsOf(draft.units)
  if (!draft.hosts.has(host)) return
  for (const unit of Object.values(draft.units)) {
    if (hostOf(unit) !== host) continue
    patch(draft, unit.id, change)
    carryAlong(draft, unit.id, change)
  }
}

/** It stands on its own feet again (T5.6, T11.6). */
const unforced = ({ forced: _forced, ...unit }: Unit): Unit => unit

const moved = (draft: Draft, event: Extract<Event, { kind: 'moved' }>): void => {
  const { to: hex, facing, cameBy } = event
  const since = draft.turn
  patch(draft, event.unit, {
    place: 'map',
    hex,
    since,
    carrier: null,
    facing,
    cameBy,
    dugIn: false,
    climb: null,
  })
  draft.units[event.unit] = unforced(unitOf(draft, event.unit))
  carryAlong(draft, event.unit, { hex, since, facing })
}

/** T4.4: the pool of hits that a unit ignores in a turn. */
const stopping = (draft: Draft, id: UnitId, stopped: number): void => {
  if (stopped > 0) patch(draft, id, { ignored: unitOf(draft, id).ignored + stopped })
}

const fired = (draft: Draft, event: Extract<Event, { kind: 'fired' }>): void => {
  patch(draft, event.unit, { ammo: unitOf(draft, event.unit).ammo - event.ammo, fired: true })
  if (event.target !== null) stopping(draft, event.target, event.roll.stopped)
}

/** T13.7 Of two screens in one hex the later one counts. */
const smokeLaid = (draft: Draft, event: Extract<Event, { kind: 'smokeLaid' }>): void => {
  patch(draft, event.unit, { ammo: unitOf(draft, event.unit).ammo - event.ammo, fired: true })
  const others = draft.works.smoke.filter(({ hex }) => hex !== event.hex)
  draft.works = { ...draft.works, smoke: [...others, { hex: event.hex, until: event.until }] }
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
      draft.fallen = draft.fallen.map((each) => (each.unit === donor ? { ...each, unit: event.host } : each))
    }
  }
}

const sighted = (draft: Draft, event: Extract<Event, { kind: 'sighted' }>): void => {
  draft.memory ??= { ussr: { ...draft.seen.ussr }, axis: { ...draft.seen.axis } }
  draft.memory[event.side][event.unit.id] = { unit: event.unit, turn: draft.turn }
  draft.seen = draft.memory
}

/** T16.5 In an operation of several days the fallen keep the hex where they fell. */
const fallen = (draft: Draft, id: UnitId, points: number, left: number): void => {
  const { hex, lost } = unitOf(draft, id)
  patch(draft, id, { strength: left, lost: lost + points })
  if (draft.battle.scenario.operation && hex !== null)
    draft.fallen = [...draft.fallen, { unit: id, hex, points }]
}

/** T16.5 Nothing of a unit that has surrendered returns. */
const forgotten = (draft: Draft, id: UnitId): void => {
  if (draft.fallen.some(({ unit }) => unit === id))
    draft.fallen = draft.fallen.filter(({ unit }) => unit !== id)
}

/** T16.5 A lost unit keeps the hex where it fell; T13.6 lost in ambush, it stays hidden from the enemy. */
const destroyed = (draft: Draft, { unit: id, why }: Extract<Event, { kind: 'destroyed' }>): void => {
  const points = unitOf(draft, id).strength
  if (points > 0) fallen(draft, id, points, 0)
  if (why === 'surrender') forgotten(draft, id)
  const { cargo } = unitOf(draft, id)
  patch(draft, id, { place: 'destroyed', task: null, climb: null, ...(cargo ? { cargo: 0 } : {}) })
}

const trenchDug = (draft: Draft, event: Extract<Event, { kind: 'trenchDug' }>): void => {
  const trenches = [...draft.works.trenches, { hex: event.hex, face: event.face }]
  draft.works = { ...draft.works, trenches }
  patch(draft, event.unit, { task: null })
}

const edgeCleared = (draft: Draft, { work, hex, face }: Extract<Event, { kind: 'edgeCleared' }>): void => {
  const { grid } = draft.battle
  const edge = edgeKey(grid, cellOf(grid, hex), face)
  const list = work === 'wire' ? 'wire' : 'obstacles'
  draft.works = { ...draft.works, [list]: draft.works[list].filter((each) => each !== edge) }
}

/** T10.3: found or entered, a field is known to both. */
const minefield = (draft: Draft, event: Extract<Event, { kind: 'minefield' }>): void => {
  const { what, hex, mines: kind, owner } = event
  const { mines } = draft.works
  const isIt = (field: Minefield): boolean =>
    field.hex === hex && field.kind === kind && field.owner === owner
  const next =
    what === 'laid'
      ? [...mines, { hex, kind, owner, found: false }]
      : what === 'found' || what === 'entered'
        ? mines.map((field) => (isIt(field) ? { ...field, found: true } : field))
        : mines.filter((field) => !isIt(field))
  draft.works = { ...draft.works, mines: next }
}

/** T9.8: the bridge of the battle in these hexes, else the pontoon there; at 0 a pontoon is gone. */
const bridgeHit = (draft: Draft, { hexes, left }: Extract<Event, { kind: 'bridgeHit' }>): void => {
  const { battle, works } = draft
  const hex = hexes[0] as Hex
  const index = battle.bridgeAt[cellOf(battle.grid, hex)] ?? -1
  if (index >= 0 && (works.bridges[index] ?? 0) > 0)
    draft.works = { ...works, bridges: works.bridges.map((strength, i) => (i === index ? left : strength)) }
  else {
    const pontoons = (works.pontoons ?? []).flatMap((each) =>
      each.hex !== hex ? [each] : left > 0 ? [{ hex, strength: left }] : [],
    )
    draft.works = { ...works, pontoons }
  }
}

const dismounted = (draft: Draft, event: Extract<Event, { kind: 'dismounted' }>): void =>
  patch(draft, event.unit, {
    place: 'map',
    carrier: null,
    hex: event.hex,
    since: draft.turn,
    dismounted: event.drawn,
    ...(event.drawn || event.wrecked ? { forced: true as const } : {}),
  })

const loaded = (draft: Draft, { unit, carrier }: Extract<Event, { kind: 'loaded' }>): void => {
  draft.hosts = null
  const { hex, since } = unitOf(draft, carrier)
  const state = { place: 'carried', carrier, hex, since, dugIn: false, task: null, climb: null } as const
  patch(draft, unit, state)
  draft.units[unit] = unforced(unitOf(draft, unit))
}

const resupplied = (
  draft: Draft,
  { unit, carrier, ammo, left }: Extract<Event, { kind: 'resupplied' }>,
): void => {
  patch(draft, unit, { ammo: unitOf(draft, unit).ammo + ammo })
  patch(draft, carrier, { cargo: left })
}

/** Whom it carried and who was with it leave the map with it. */
const exited = (draft: Draft, id: UnitId): void => {
  patch(draft, id, { place: 'exited', hex: null, task: null, climb: null })
  for (const unit of Object.values(draft.units)) {
    if (hostOf(unit) !== id) continue
    if (unit.place === 'carried') exited(draft, unit.id)
    else patch(draft, unit.id, { hex: null })
  }
}

const observerAttached = (
  draft: Draft,
  { unit, host }: Extract<Event, { kind: 'observerAttached' }>,
): void => {
  draft.hosts = null
  patch(draft, unit, { host, hex: unitOf(draft, host).hex, place: 'attached' })
}

/** T16.2: the lost that come back; a unit that was destroyed stands again where it fell, its guns limbered. */
const returned = (
  draft: Draft,
  { unit: id, hex, back, left }: Extract<Event, { kind: 'returned' }>,
): void => {
  if (back === 0) return
  const unit = unitOf(draft, id)
  const lost = unit.lost - back
  if (unit.place !== 'destroyed') patch(draft, id, { strength: left, lost })
  else
    patch(draft, id, {
      strength: left,
      lost,
      place: 'map',
      hex,
      since: draft.turn,
      ammo: 0,
      concealed: false,
      carrier: null,
      suppressedIn: 0,
      deployed: draft.battle.types[unit.type]?.deploys !== true,
    })
}

const edgeSet = (draft: Draft, { work, hex, face }: Extract<Event, { kind: 'edgeSet' }>): void => {
  const { grid } = draft.battle
  const edges = work === 'wire' ? 'wire' : 'obstacles'
  const key = edgeKey(grid, cellOf(grid, hex), face)
  draft.works = { ...draft.works, [edges]: [...draft.works[edges], key] }
}

const ended = (draft: Draft, { winner, level, causes }: Extract<Event, { kind: 'ended' }>): void => {
  draft.phase = 'over'
  draft.result = { winner, level, turn: draft.turn, causes }
}

type Writes = {
  readonly [Kind in Event['kind']]: (draft: Draft, event: Extract<Event, { kind: Kind }>) => void
}

/** These tell the players what happened; what follows from them stands in events of its own. */
const nothing = (): void => undefined

const WRITES: Writes = {
  turnOpened: (draft, event) => {
    for (const id in draft.units) draft.units[id] = fresh(draft.units[id] as Unit)
    draft.turn = event.turn
  },
  phaseBegan: (draft, event) => {
    draft.phase = event.phase
  },
  ordered: (draft, { unit, order, leftTrench }) => patch(draft, unit, { order, leftTrench }),
  faced: (draft, { unit, facing }) => patch(draft, unit, { facing }),
  mounted: (draft, { unit, mount }) => patch(draft, unit, { mount }),
  concealed: (draft, { unit }) => patch(draft, unit, { concealed: true }),
  revealed: (draft, { unit, why }) => patch(draft, unit, { concealed: false, sprung: why === 'entered' }),
  fired,
  smokeLaid,
  flew: (draft, { unit, hex, ammo }) =>
    patch(draft, unit, { place: 'airborne', hex, ammo: unitOf(draft, unit).ammo - ammo }),
  landed: (draft, { unit, to }) => {
    if (to !== null)
      patch(draft, unit, { place: 'map', carrier: null, hex: to, since: draft.turn, dismounted: true })
  },
  supplied: (draft, { unit, ammo }) => patch(draft, unit, { ammo: unitOf(draft, unit).ammo + ammo }),
  flewHome: (draft, { unit, ready }) => patch(draft, unit, { place: 'reserve', hex: null, ready }),
  lost: (draft, { unit, points, left }) => fallen(draft, unit, points, left),
  destroyed,
  suppressed: (draft, { unit }) =>
    patch(draft, unit, { suppressedIn: draft.turn, halted: true, task: null, climb: null }),
  moved,
  exited: (draft, { unit }) => exited(draft, unit),
  halted: (draft, { unit }) => patch(draft, unit, { halted: true, climb: null }),
  contact: (draft, { units }) => {
    for (const id of units) patch(draft, id, { fought: true })
  },
  climbing: (draft, { unit, to, work }) => patch(draft, unit, { climb: to === null ? null : { to, work } }),
  struck,
  dismounted,
  loaded,
  resupplied,
  abandoned: (draft, { unit }) => patch(draft, unit, { mount: null }),
  leftCombat: (draft, { unit }) => patch(draft, unit, { halted: true, task: null }),
  rallied: (draft, { unit }) => patch(draft, unit, { suppressedIn: 0 }),
  recovered: (draft, { unit }) => patch(draft, unit, { suppressedIn: 0 }),
  deployed: (draft, { unit, deployed, facing }) => patch(draft, unit, { deployed, facing }),
  worked: (draft, { unit, task, of }) => patch(draft, unit, { task: task && task.done < of ? task : null }),
  trenchDug,
  edgeCleared,
  minefield,
  sealing: (draft, { target, face }) => {
    if (face === null) return
    const { sealed = [] } = unitOf(draft, target)
    if (!sealed.includes(face)) patch(draft, target, { sealed: [...sealed, face] })
  },
  bridgeHit,
  pontoonBuilt: (draft, { hex }) => {
    const pontoons = [...(draft.works.pontoons ?? []), { hex, strength: PONTOON_STRENGTH }]
    draft.works = { ...draft.works, pontoons }
  },
  regrouped,
  observerAttached,
  sighted,
  smokeGone: (draft, event) => {
    draft.works = { ...draft.works, smoke: draft.works.smoke.filter(({ hex }) => hex !== event.hex) }
  },
  holdEnded: (draft, { hold }) => {
    draft.lifted = [...(draft.lifted ?? []), hold]
  },
  controlled: (draft, { hex, side }) => {
    draft.held ??= { ...draft.control }
    draft.held[hex] = side
    draft.control = draft.held
  },
  scored: (draft, { side, points }) => {
    draft.points = { ...draft.points, [side]: draft.points[side] + points }
  },
  turnEnded: (draft, { turn }) => {
    draft.turn = turn + 1
    draft.phase = 'orders'
  },
  ended,
  replenished: (draft, { unit, ammo }) => patch(draft, unit, { ammo }),
  returned,
  edgeSet,
  hoursSet: (draft, { day, hours }) => {
    draft.hours = [...draft.hours.slice(0, day - 1), hours]
    draft.fallen = []
  },
  lapsed: nothing,
  dropped: nothing,
  searched: nothing,
  tested: nothing,
  meeting: nothing,
  tankFear: nothing,
  round: nothing,
  observerTested: nothing,
  wireTested: nothing,
  mineTested: nothing,
  bunkerBlown: nothing,
}

/** One event into the draft. The table's type pairs each kind with its event. */
const add = (draft: Draft, event: Event): void =>
  (WRITES[event.kind] as (draft: Draft, event: Event) => void)(draft, event)

/**
 * Adds events to the state, in their order. Pure: the state given is never changed; throws only when an
 * event is not of this game.
 */
export const applyAll = (state: State, events: readonly Event[]): State => {
  if (events.length === 0) return state
  const draft: Draft = { ...state, units: { ...state.units }, held: null, memory: null, hosts: null }
  for (const event of events) add(draft, event)
  const { held: _held, memory: _memory, hosts: _hosts, ...next } = draft
  return next
}

/** Adds one event to the state. */
export const apply = (state: State, event: Event): State => applyAll(state, [event])
