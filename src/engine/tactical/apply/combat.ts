/** Shots and blows: ammo spent, hits that were ignored (T4.4). */
import type { UnitId } from '../model'
import { type Draft, type Of, patch, unitOf } from './draft'

/** T4.4: the pool of hits that a unit ignores in a turn. */
const stopping = (draft: Draft, id: UnitId, stopped: number): void => {
  if (stopped > 0) patch(draft, id, { ignored: unitOf(draft, id).ignored + stopped })
}

export const fired = (draft: Draft, event: Of<'fired'>): void => {
  patch(draft, event.unit, { ammo: unitOf(draft, event.unit).ammo - event.ammo, fired: true })
  if (event.target !== null) stopping(draft, event.target, event.roll.stopped)
}

export const struck = (draft: Draft, event: Of<'struck'>): void => {
  if (event.ammo > 0) patch(draft, event.unit, { ammo: unitOf(draft, event.unit).ammo - event.ammo })
  stopping(draft, event.target, event.pooled ?? event.roll.stopped)
}
