/** What falls, goes up in others, and comes back (T3.14, T4.5, T16.5). */
import type { UnitId } from '../model'
import { type Draft, type Of, patch, unitOf } from './draft'

/** T16.5 In an operation of several days the fallen keep the hex where they fell. */
export const fallen = (draft: Draft, id: UnitId, points: number, left: number): void => {
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
export const destroyed = (draft: Draft, { unit: id, why }: Of<'destroyed'>): void => {
  const points = unitOf(draft, id).strength
  if (points > 0) fallen(draft, id, points, 0)
  if (why === 'surrender') forgotten(draft, id)
  const { cargo } = unitOf(draft, id)
  patch(draft, id, { place: 'destroyed', task: null, climb: null, ...(cargo ? { cargo: 0 } : {}) })
}

/** T13.10 Observers of a unit that went up in another go with the result. */
const rehost = (draft: Draft, from: UnitId, to: UnitId): void => {
  draft.hosts = null
  for (const id in draft.units)
    if (draft.units[id]?.host === from) patch(draft, id, { host: to, hex: unitOf(draft, to).hex })
}

export const regrouped = (draft: Draft, event: Of<'regrouped'>): void => {
  patch(draft, event.host, { strength: event.strength, ammo: event.ammo, task: null })
  for (const donor of event.donors) {
    const left = event.surplus?.unit === donor ? event.surplus : null
    if (left) patch(draft, donor, { strength: left.strength, ammo: left.ammo, task: null })
    else {
      patch(draft, donor, { strength: 0, place: 'merged', hex: null, task: null })
      rehost(draft, donor, event.host)
      // [H] T16.2.c: what it lost before returns to the unit that it went up in.
      draft.fallen = draft.fallen.map((each) => (each.unit === donor ? { ...each, unit: event.host } : each))
    }
  }
}

/**
 * T16.2: the lost that come back; [H] T16.2.c: a unit that was destroyed stands again where it fell, its guns
 * limbered.
 */
export const returned = (draft: Draft, { unit: id, hex, back, left }: Of<'returned'>): void => {
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
