/**
 * What a player may know (T8.5, T8.7): the table as he sees it, and the turn as he is told it. The seated
 * player's screens, previews, odds and the AI are made of this and of nothing else.
 */
import type { Hex } from '../../kernel/hex'
import { sortedKeys } from '../../kernel/keys'
import { apply } from './apply'
import type { Event } from './events'
import { type Field, SIDES, type Side, type SideView, type Sighting, type State, type UnitId } from './model'
import { entryHex } from './rules/air/line'
import { edgeOf, isAirborne } from './rules/air/squadrons'
import { hasInSight } from './rules/detection'
import { allUnits } from './rules/units'
import { eyeOf } from './view/eye'
import { knowsControl, knowsOf } from './view/known'
import { battleFor, unitsFor, type Viewer, worksFor } from './view/table'
import { tell } from './view/tell'

export { UNSEEN } from './view/eye'
export type { Viewer } from './view/table'

/** The table as it lies open to both players. */
export type OpenView = Field & Pick<State, 'phase' | 'control' | 'points' | 'result'>

const viewers = (viewer: Viewer): readonly Side[] => (viewer === 'both' ? SIDES : [viewer])

const controlFor = (state: State, viewer: Viewer): State['control'] => {
  if (state.battle.rules.fogOfWar !== 'sight') return state.control
  const known = (hex: Hex) => viewers(viewer).every((side) => knowsControl(state, side, hex))
  return Object.fromEntries(Object.entries(state.control).filter(([hex]) => known(hex)))
}

const openFor = (state: State, viewer: Viewer): OpenView => ({
  battle: battleFor(state.battle, viewer),
  turn: state.turn,
  hours: state.hours,
  phase: state.phase,
  units: unitsFor(state, viewer),
  works: worksFor(state, viewer),
  ...(state.lifted ? { lifted: state.lifted } : {}),
  control: controlFor(state, viewer),
  points: state.points,
  result: state.result,
})

/** T8.5 `sight`: enemies out of sight, as last seen; not where one can see that they are gone. */
const lastSeenBy = (state: State, side: Side): SideView['lastSeen'] => {
  const last: Record<UnitId, Sighting> = {}
  for (const id of sortedKeys(state.seen[side])) {
    const sighting = state.seen[side][id] as Sighting
    const unit = state.units[id]
    const { hex } = sighting.unit
    if (!unit || knowsOf(state, side, unit) || hex === null || hasInSight(state, side, hex)) continue
    last[id] = sighting
  }
  return last
}

/** T15.7: how enemy squadrons flew in was told when they did; the edges of those on the ground are a secret. */
const flightsBefore = (state: State, side: Side): SideView['flights'] => {
  const flights: Record<UnitId, Hex> = {}
  for (const unit of allUnits(state))
    if (unit.side !== side && isAirborne(unit) && unit.hex !== null && knowsOf(state, side, unit))
      flights[unit.id] = entryHex(state.battle.grid, edgeOf(state, unit), unit.hex)
  return Object.keys(flights).length > 0 ? flights : undefined
}

/**
 * One player's knowledge. Two states that differ only in what is hidden from him give equal views.
 *
 * @param state the umpire's
 */
export const viewFor = (state: State, side: Side): SideView => {
  const flights = flightsBefore(state, side)
  return {
    ...openFor(state, side),
    side,
    lastSeen: lastSeenBy(state, side),
    ...(flights ? { flights } : {}),
  }
}

/** What both players may see at once: no unit in ambush of either side, nothing of anybody's sheet. */
export const viewForBoth = (state: State): OpenView => openFor(state, 'both')

/** An event as it is told, and its place in the whole record of the turn. */
export type Told = Readonly<{ event: Event; index: number }>

/**
 * The turn as a viewer may know it, event by event at its moment; `both`: as both may know it (the film).
 *
 * @param start the state before the first event
 * @param events the whole record
 * @returns events left out, or told with less in them; a unit that cannot be named has the id UNSEEN
 */
export const toldFor = (start: State, events: readonly Event[], viewer: Viewer): readonly Told[] => {
  const told: Told[] = []
  let before = start
  for (const [index, event] of events.entries()) {
    const after = apply(before, event)
    let part: Event | null = event
    for (const side of viewers(viewer)) part = part && tell(part, eyeOf(side, before, after))
    if (part) told.push({ event: part, index })
    before = after
  }
  return told
}

/** As `toldFor`, the events alone. */
export const eventsFor = (start: State, events: readonly Event[], viewer: Viewer): readonly Event[] =>
  toldFor(start, events, viewer).map(({ event }) => event)
