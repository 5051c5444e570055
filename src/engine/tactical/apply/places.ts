/** Who goes where: steps, carriers and loads, observers, those that leave the map. */
import type { Unit, UnitId } from '../model'
import { carryAlong, type Draft, hostOf, type Of, patch, unitOf } from './draft'

/** It stands on its own feet again (T5.6, T11.6). */
export const unforced = ({ forced: _forced, ...unit }: Unit): Unit => unit

export const moved = (draft: Draft, event: Of<'moved'>): void => {
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

export const dismounted = (draft: Draft, event: Of<'dismounted'>): void =>
  patch(draft, event.unit, {
    place: 'map',
    carrier: null,
    hex: event.hex,
    since: draft.turn,
    dismounted: event.drawn,
    ...(event.drawn || event.wrecked ? { forced: true as const } : {}),
  })

export const loaded = (draft: Draft, { unit, carrier }: Of<'loaded'>): void => {
  draft.hosts = null
  const { hex, since } = unitOf(draft, carrier)
  const state = { place: 'carried', carrier, hex, since, dugIn: false, task: null, climb: null } as const
  patch(draft, unit, state)
  draft.units[unit] = unforced(unitOf(draft, unit))
}

export const resupplied = (draft: Draft, { unit, carrier, ammo, left }: Of<'resupplied'>): void => {
  patch(draft, unit, { ammo: unitOf(draft, unit).ammo + ammo })
  patch(draft, carrier, { cargo: left })
}

/** Whom it carried and who was with it leave the map with it. */
export const exited = (draft: Draft, id: UnitId): void => {
  patch(draft, id, { place: 'exited', hex: null, task: null, climb: null })
  for (const unit of Object.values(draft.units)) {
    if (hostOf(unit) !== id) continue
    if (unit.place === 'carried') exited(draft, unit.id)
    else patch(draft, unit.id, { hex: null })
  }
}

export const observerAttached = (draft: Draft, { unit, host }: Of<'observerAttached'>): void => {
  draft.hosts = null
  patch(draft, unit, { host, hex: unitOf(draft, host).hex, place: 'attached' })
}
