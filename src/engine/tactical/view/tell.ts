/**
 * T8.7: what one player is told of an event. Nothing of a unit that is hidden from him at that moment, and
 * nothing that stands on the other's sheet only. Null: he is not told.
 */
import type { Event } from '../events'
import type { UnitId } from '../model'
import { typeOf } from '../rules/units'
import { type Eye, sawFire, UNSEEN } from './eye'
import { knowsControl } from './known'
import { firedFor, struckFor } from './shots'
import { worksFor } from './works'

type Of<K extends Event['kind']> = Extract<Event, { kind: K }>

/** The enemy's ammo stands on his sheet: it shows full, as on the view. */
const regroupedFor = (event: Of<'regrouped'>, eye: Eye): Event | null => {
  if (!eye.knows(event.host)) return null
  if (eye.isOwn(event.host)) return event
  const full = (id: UnitId): number => {
    const unit = eye.before.units[id]
    return unit ? typeOf(eye.before, unit).ammo : 0
  }
  const donors = event.donors.filter(eye.knows)
  const left = event.surplus && eye.knows(event.surplus.unit) ? event.surplus : null
  const surplus = left && { ...left, ammo: full(left.unit) }
  return { ...event, donors, ammo: full(event.host), surplus }
}

const listFor = <E extends Of<'contact'> | Of<'meeting'>>(event: E, eye: Eye): E | null => {
  const units = event.units.filter(eye.knows)
  return units.length === 0 ? null : { ...event, units }
}

const revealedFor = (event: Of<'revealed'>, eye: Eye): Event | null => {
  if (!eye.knows(event.unit)) return null
  // [H] T8.7.a: who has found a unit may himself be in ambush.
  return event.by === null || eye.knows(event.by) ? event : { ...event, by: null }
}

const movedFor = (event: Of<'moved'>, eye: Eye): Event | null => {
  if (!eye.knows(event.unit)) return null
  return eye.knew(event.unit) ? event : { ...event, from: null, cameBy: null }
}

/** Two units of one side in one event: told when both are known. */
const bothKnown = <E extends Event>(event: E, eye: Eye, ids: readonly UnitId[]): E | null =>
  ids.every(eye.knows) ? event : null

/** Events of one unit that was there before. */
type OfOne = Extract<Event, { unit: UnitId }>
const ofOne = (event: OfOne, eye: Eye): Event | null => (eye.knew(event.unit) ? event : null)
const ofOwn = (event: OfOne, eye: Eye): Event | null => (eye.isOwn(event.unit) ? event : null)

/** The sheet may have named a unit that has gone into ambush since. */
const lapsedFor = (event: Of<'lapsed'>, eye: Eye): Event | null => {
  if (!eye.isOwn(event.unit)) return null
  const hidden = (value: string | number): boolean =>
    eye.before.units[value] !== undefined && !eye.knows(`${value}`)
  if (!Object.values(event.detail).some(hidden)) return event
  const open = Object.entries(event.detail).map(
    ([key, value]) => [key, hidden(value) ? UNSEEN : value] as const,
  )
  return { ...event, detail: Object.fromEntries(open) }
}

/** What the viewer is told of the event; null: nothing. */
export const tell = (event: Event, eye: Eye): Event | null => {
  switch (event.kind) {
    case 'turnOpened':
    case 'phaseBegan':
    case 'smokeGone':
    case 'scored':
    case 'turnEnded':
    case 'ended':
    case 'hoursSet':
      return event
    case 'holdEnded':
      return event.unit === null || eye.knows(event.unit) ? event : { ...event, unit: null }
    case 'controlled':
      return knowsControl(eye.after, eye.viewer, event.hex) ? event : null
    case 'sighted':
      return event.side === eye.viewer ? event : null
    // [H] T8.7.a: these stand on the owner's sheet; a counter that goes into ambush is lifted off the map in silence.
    case 'lapsed':
      return lapsedFor(event, eye)
    case 'worked':
    case 'climbing':
    case 'concealed':
    case 'replenished':
    case 'resupplied':
      return ofOwn(event, eye)
    case 'ordered':
    case 'faced':
    case 'mounted':
    case 'abandoned':
    case 'lost':
    case 'tested':
    case 'suppressed':
    case 'flewHome':
    case 'exited':
    case 'halted':
    case 'tankFear':
    case 'leftCombat':
    case 'rallied':
    case 'deployed':
    case 'wireTested':
    case 'recovered':
      return ofOne(event, eye)
    // The work lies open on the map, whoever has done it (fit: works).
    case 'trenchDug':
    case 'edgeSet':
      return eye.knew(event.unit) ? event : { ...event, unit: UNSEEN }
    // What is aboard is known when it comes down, what is searched for when it is found.
    case 'dropped':
      return eye.knows(event.unit)
        ? { ...event, load: event.load !== null && eye.knows(event.load) ? event.load : null }
        : null
    case 'supplied':
      return ofOwn(event, eye)
    case 'searched':
      return eye.knows(event.target) && (event.found || eye.isOwn(event.target)) ? event : null
    // T15.6 Who was aboard a transport is told when it falls with it; of others only what was known.
    case 'destroyed':
      return eye.knew(event.unit) || (event.rule === 'T15.6' && eye.knows(event.unit)) ? event : null
    // A squadron is known to all while it is over the map, and held back in secret.
    case 'landed':
    case 'flew':
    case 'returned':
      return eye.knows(event.unit) ? event : null
    case 'moved':
      return movedFor(event, eye)
    case 'revealed':
      return revealedFor(event, eye)
    case 'loaded':
    case 'dismounted':
      return bothKnown(event, eye, [event.unit, event.carrier])
    case 'observerAttached':
    case 'observerTested':
      return bothKnown(event, eye, [event.unit, event.host])
    case 'meeting':
    case 'contact':
      return listFor(event, eye)
    case 'round':
      return { ...event, silent: event.silent.filter(({ unit }) => eye.knows(unit)) }
    case 'fired':
      return firedFor(event, eye)
    case 'smokeLaid':
      return sawFire(eye, event.unit) ? event : { ...event, unit: UNSEEN, from: null }
    case 'struck':
      return struckFor(event, eye)
    case 'regrouped':
      return regroupedFor(event, eye)
    case 'edgeCleared':
    case 'bridgeHit':
    case 'pontoonBuilt':
    case 'minefield':
    case 'mineTested':
    case 'sealing':
    case 'bunkerBlown':
      return worksFor(event, eye)
    default:
      return event satisfies never
  }
}
