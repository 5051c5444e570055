/** T5.6–T5.9 (1): the steps of one tick, and the contacts that they make. */
import { cellOf, faceBetween, type Hex, opposite } from '../../../../kernel/hex'
import { faceToward } from '../../../../kernel/sector'
import type { Event } from '../../events'
import type { Turn } from '../../ledger'
import type { State, Unit } from '../../model'
import { OFF_MAP } from '../../orders'
import { inContact } from '../../rules/contact'
import { findsMines, unknownMines } from '../../rules/mines'
import { scenarioUnit } from '../../rules/offMap'
import { abandonsMachines, stepWay } from '../../rules/step'
import { unitsIn } from '../../rules/units'
import { STACK } from '../../tables/modifiers'
import { wireTorn } from '../wireTorn'
import { type Due, type Stop, settleSteps } from './due'
import { dueStep, type Mover, underWay } from './movers'

const dueOf = (state: State, mover: Mover, tick: number): Due | null => {
  const index = dueStep(mover, tick)
  if (index < 0 || !underWay(state, mover)) return null
  const unit = state.units[mover.unit] as Unit
  const to = mover.order.path[index] as Hex
  return {
    mover,
    unit,
    from: unit.place === 'reserve' ? null : unit.hex,
    to,
    assault: mover.order.kind === 'assault',
  }
}

/** The ground may have changed since the order was written: a bridge down, an edge closed. */
const stillPassable = (state: State, due: Due): boolean =>
  due.from === null ||
  due.to === OFF_MAP ||
  stepWay(state, due.unit, due.mover.order.kind, { from: due.from, to: due.to }).legal

const movedEvents = (state: State, due: Due, tick: number): Event[] => {
  const { unit, mover, from, to } = due
  if (to === OFF_MAP) return [{ kind: 'exited', rule: 'T17', tick, unit: unit.id, from: from ?? to }]
  const { grid } = state.battle
  const face = from === null ? null : faceBetween(grid, cellOf(grid, from), cellOf(grid, to))
  const last = to === mover.order.path[mover.order.path.length - 1]
  const facing = (last ? mover.order.facing : undefined) ?? face ?? entryFacing(state, to)
  const cameBy = face ? opposite(face) : null
  const by = mover.order.kind
  const moved: Event = { kind: 'moved', rule: 'T5.1', tick, unit: unit.id, from, to, facing, cameBy, by }
  return abandonsMachines(state, unit, by, { from, to })
    ? [moved, { kind: 'abandoned', rule: 'T5.4', tick, unit: unit.id, hex: to }]
    : [moved]
}

/** A unit that enters the map looks towards its middle. */
const entryFacing = (state: State, to: Hex) => {
  const { grid } = state.battle
  const middle = Math.floor(grid.rows / 2) * grid.cols + Math.floor(grid.cols / 2)
  return faceToward(grid, cellOf(grid, to), middle)
}

const haltedEvent = (stop: Stop, tick: number): Event => ({
  kind: 'halted',
  rule: stop.rule,
  tick,
  unit: stop.due.unit.id,
  hex: stop.due.from,
  why: stop.why,
  ahead: stop.due.to,
})

/** Room for one more of its side, and no enemy that is seen: a hidden one is met there (T5.7). */
const isFreeFor = (state: State, unit: Unit, hex: Hex, coming: readonly Due[]): boolean => {
  const all = [...unitsIn(state, hex), ...coming.flatMap((due) => (due.to === hex ? [due.unit] : []))]
  const own = all.filter((other) => other.side === unit.side)
  return own.length < STACK && all.every((other) => other.side === unit.side || other.concealed)
}

/** [H] T5.1.a: reinforcements without room enter over the next free hex, or wait. */
const otherEntries = (state: State, stops: readonly Stop[], made: readonly Due[]): readonly Due[] => {
  const entries: Due[] = []
  for (const { due } of stops) {
    if (due.from !== null) continue
    const hexes = scenarioUnit(state.battle, due.unit.id)?.arrives?.hexes ?? []
    const free = hexes.find((hex) => isFreeFor(state, due.unit, hex, [...made, ...entries]))
    if (free) entries.push({ ...due, to: free })
  }
  return entries
}

/** T10.2: engineers in Manoeuvre find the mines ahead before they enter; [H] T10.2.a: known ones do not stop them. */
const runsIntoMines = (state: State, { mover, unit, to }: Due): boolean =>
  mover.order.kind === 'manoeuvre' &&
  to !== OFF_MAP &&
  findsMines(state, unit) &&
  unknownMines(state, unit, to).length > 0

/** Each field is found once, by the first of those that come upon it. */
const findings = (state: State, warned: readonly Due[], tick: number): readonly Event[] => {
  const found = new Set<string>()
  return warned.flatMap(({ unit, to: hex }) =>
    unknownMines(state, unit, hex).flatMap(({ kind: mines, owner }): Event[] => {
      const key = `${hex}/${mines}/${owner}`
      if (found.has(key)) return []
      found.add(key)
      return [{ kind: 'minefield', rule: 'T10.2', tick, what: 'found', hex, mines, owner, unit: unit.id }]
    }),
  )
}

/** T10.5: wire is gone where a vehicle has torn it. */
const tornBy = (state: State, made: readonly Due[], tick: number): readonly Event[] =>
  wireTorn(
    state,
    made.flatMap(({ unit, from, to }) => (from === null || to === OFF_MAP ? [] : [{ unit, from, to }])),
    { tick },
  )

/** The steps that are due at a tick: moves, stops, dice of wire and meetings. */
export const stepEvents = (
  state: State,
  turn: Turn,
  movers: readonly Mover[],
  tick: number,
): readonly Event[] => {
  const all = movers.flatMap((mover) => dueOf(state, mover, tick) ?? [])
  const closed = all.filter((due) => !stillPassable(state, due))
  const due = all.filter((each) => !closed.includes(each))
  const warned = due.filter((each) => runsIntoMines(state, each))
  const ready = due.filter((each) => !warned.includes(each))
  const { made, stops, thrown } = settleSteps(state, ready, tick, turn.dice)
  const entries = otherEntries(state, stops, made)
  return [
    ...findings(state, warned, tick),
    ...thrown,
    ...[...made, ...entries].flatMap((each) => movedEvents(state, each, tick)),
    ...tornBy(state, made, tick),
    ...closed
      .map((each): Event => haltedEvent({ due: each, why: 'full', rule: 'T5.6' }, tick))
      .map(asImpassable),
    ...warned.map((each) => haltedEvent({ due: each, why: 'mines', rule: 'T10.2' }, tick)),
    ...stops.map((stop) => haltedEvent(stop, tick)),
  ]
}

const asImpassable = (event: Event): Event =>
  event.kind === 'halted' ? { ...event, why: 'impassable' } : event

/** T3.25: a unit in ambush whose hex an enemy enters is revealed. */
const revealsIn = (here: readonly Unit[], tick: number): Event[] =>
  here
    .filter((unit) => unit.concealed)
    .map((unit) => ({
      kind: 'revealed',
      rule: 'T5.7',
      tick,
      unit: unit.id,
      why: 'entered',
      by: enemyIn(here, unit),
    }))

const enemyIn = (here: readonly Unit[], unit: Unit): string | null =>
  here.find((other) => other.side !== unit.side)?.id ?? null

/**
 * T5.7, T5.14: in the hexes that were entered and where both sides now stand, the concealed are revealed,
 * all that are on their way stop, and where they may strike there is contact from this tick on. Units
 * that are leaving the fight (T5.13) go on.
 *
 * @param entered hexes into which somebody stepped at this tick
 */
export const meetEvents = (state: State, movers: readonly Mover[], entered: Meetings): readonly Event[] => {
  const { hexes, leaving, tick } = entered
  const goesOn = ({ id }: Unit): boolean =>
    !leaving.has(id) && movers.some((mover) => mover.unit === id && underWay(state, mover))
  return [...hexes].sort().flatMap((hex): Event[] => {
    const here = unitsIn(state, hex)
    if (!here.some((unit) => unit.side !== here[0]?.side)) return []
    const halts = here.filter(goesOn).map(
      (unit): Event => ({
        kind: 'halted',
        rule: 'T5.14',
        tick,
        unit: unit.id,
        hex,
        why: 'contact',
        ahead: null,
      }),
    )
    const contact: Event = { kind: 'contact', rule: 'T5.14', tick, hex, units: here.map((unit) => unit.id) }
    return [...revealsIn(here, tick), ...halts, ...(inContact(state, hex) ? [contact] : [])]
  })
}

export type Meetings = Readonly<{ hexes: ReadonlySet<Hex>; leaving: ReadonlySet<string>; tick: number }>
