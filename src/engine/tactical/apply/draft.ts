/** The state in the making that a fold writes into, and its smallest strokes. */
import type { Hex } from '../../../kernel/hex'
import type { Event } from '../events'
import type { Side, Sighting, State, Unit, UnitId } from '../model'

/**
 * A state in the making: its table of units belongs to this fold alone; the units themselves are replaced.
 * `held` and `memory`: its own tables of control and of sightings, from the first write on. `hosts`: who has
 * others with it, null when not known.
 */
export type Draft = { -readonly [Key in keyof Omit<State, 'units'>]: State[Key] } & {
  units: Record<UnitId, Unit>
  held: Record<Hex, Side> | null
  hosts: ReadonlySet<UnitId> | null
  memory: Record<Side, Record<UnitId, Sighting>> | null
}

export const unitOf = (draft: Draft, id: UnitId): Unit => {
  const unit = draft.units[id]
  if (!unit) throw new Error(`event names unit ${id}, which is not in the state`)
  return unit
}

export const patch = (draft: Draft, id: UnitId, change: Partial<Unit>): void => {
  draft.units[id] = { ...unitOf(draft, id), ...change }
}

/** Units that are with another: passengers and observers. */
export const hostOf = (unit: Unit): UnitId | null =>
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
export const carryAlong = (draft: Draft, host: UnitId, change: Partial<Unit>): void => {
  draft.hosts ??= hostsOf(draft.units)
  if (!draft.hosts.has(host)) return
  for (const unit of Object.values(draft.units)) {
    if (hostOf(unit) !== host) continue
    patch(draft, unit.id, change)
    carryAlong(draft, unit.id, change)
  }
}

/** One event of a kind. */
export type Of<K extends Event['kind']> = Extract<Event, { kind: K }>
