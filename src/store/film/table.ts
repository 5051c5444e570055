/** What lies open on the table to both players, and who is named in an event. */

import type { Event } from '../../engine/tactical/events'
import { type Field, SIDES, type Side, type State, type UnitId } from '../../engine/tactical/model'
import { offMapOf } from '../../engine/tactical/rules/offMap'
import { type Viewer, viewFor, viewForBoth } from '../../engine/tactical/view'
import type { Hex } from '../../kernel/hex'
import type { CastMember, Lang, LogLine } from '../api'
import { codeOf } from '../scenes/codes'

export type Table = Field &
  Readonly<{ control: Readonly<Record<Hex, Side>>; points: Readonly<Record<Side, number>> }>

/** `open`: the umpire's own, of a game that is over. */
export type Eyes = Viewer | 'open'

/** Whose ammo and ambushes these eyes see. */
export const ownersFor = (eyes: Eyes): readonly Side[] =>
  eyes === 'open' ? SIDES : eyes === 'both' ? [] : [eyes]

const tables = new WeakMap<State, Map<Viewer, Table>>()

/** The table as these eyes may know it; the same object for the same state. */
export const tableFor = (state: State, viewer: Eyes): Table => {
  if (viewer === 'open') return state
  const known = tables.get(state) ?? new Map<Viewer, Table>()
  tables.set(state, known)
  const table = known.get(viewer) ?? (viewer === 'both' ? viewForBoth(state) : viewFor(state, viewer))
  known.set(viewer, table)
  return table
}

const NAMING = ['unit', 'target', 'host', 'by', 'carrier', 'bunker', 'load'] as const
const LISTING = ['units', 'donors'] as const

/** Ids of all units that an event names. */
export const namedIn = (event: Event): readonly UnitId[] => {
  const fields = event as Readonly<Record<string, unknown>>
  const ids = new Set<UnitId>()
  const add = (id: unknown): void => {
    if (typeof id === 'string') ids.add(id)
  }
  for (const key of NAMING) add(fields[key])
  for (const key of LISTING) if (Array.isArray(fields[key])) for (const id of fields[key]) add(id)
  if (event.kind === 'sighted') add(event.unit.id)
  // A reason may name who was to help.
  if (event.kind === 'lapsed') for (const value of Object.values(event.detail)) add(value)
  if (event.kind === 'round') for (const { unit } of event.silent) add(unit)
  return [...ids]
}

/**
 * The units of an event as they stood before it; those that it brings to light, as they stand after it. Who
 * fires out of an ambush is named by his shot and comes to light a little later (T3.25): `now` has him.
 */
export const castOf = (
  event: Event,
  { before, after, now }: Readonly<{ before: Table; after: Table; now: State }>,
  lang: Lang,
): LogLine['cast'] => {
  const cast: Record<UnitId, CastMember> = {}
  const firer = event.kind === 'fired' || event.kind === 'smokeLaid' ? event.unit : null
  for (const id of namedIn(event)) {
    const unit = before.units[id] ?? after.units[id] ?? (id === firer ? now.units[id] : undefined)
    if (!unit) continue
    const edge = offMapOf(before, unit)?.edge ?? null
    cast[id] = { code: codeOf(unit, lang), type: unit.type, side: unit.side, hex: unit.hex, edge }
  }
  return cast
}
