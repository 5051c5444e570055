/**
 * The only mutator: state × events → state. Knows no rule and rolls no die; a table over all events.
 */
import { fired, struck } from './apply/combat'
import { type Draft, type Of, patch, unitOf } from './apply/draft'
import { destroyed, fallen, regrouped, returned } from './apply/losses'
import { dismounted, exited, loaded, moved, observerAttached, resupplied } from './apply/places'
import { bridgeHit, edgeCleared, edgeSet, minefield, smokeLaid, trenchDug } from './apply/works'
import type { Event, EventKind } from './events'
import { fresh } from './fresh'
import type { State, Unit } from './model'
import { PONTOON_STRENGTH } from './tables/works'

const sighted = (draft: Draft, event: Of<'sighted'>): void => {
  draft.memory ??= { ussr: { ...draft.seen.ussr }, axis: { ...draft.seen.axis } }
  draft.memory[event.side][event.unit.id] = { unit: event.unit, turn: draft.turn }
  draft.seen = draft.memory
}

const ended = (draft: Draft, { winner, level, causes }: Of<'ended'>): void => {
  draft.phase = 'over'
  draft.result = { winner, level, turn: draft.turn, causes }
}

type Writes = {
  readonly [Kind in EventKind]: (draft: Draft, event: Of<Kind>) => void
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

/** All of them: each has its row in the table. */
export const EVENT_KINDS = Object.keys(WRITES) as readonly EventKind[]

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
