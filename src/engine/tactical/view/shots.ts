/** T13.3, T13.6: what a viewer is told of fire, and of blows in close combat. */
import type { Event, Roll } from '../events'
import type { UnitId } from '../model'
import { type Eye, sawFire, UNSEEN } from './eye'
import { knowsMines } from './works'

type Fired = Extract<Event, { kind: 'fired' }>
type Struck = Extract<Event, { kind: 'struck' }>

const noRoll: Roll = {
  sum: { dice: [], accuracy: [], defence: [] },
  rolls: [],
  hits: 0,
  stopped: 0,
  losses: 0,
}

/**
 * [H] T13.6.a: fire that hit nobody whom the viewer knows looks like fire at an empty hex, to the last field:
 * ammo is spent, no dice are shown. Of crowding the throw at a hidden unit is left out (T13.3).
 */
const atNothing = ({ object: _object, ...event }: Fired): Fired | null =>
  event.order > 0 || event.carrier !== undefined
    ? null
    : {
        ...event,
        target: null,
        laying: event.laying === 'carpet' ? 'carpet' : 'indirect',
        roll: noRoll,
        picked: [],
      }

/** The die that picked among the units of a hex tells how many there are: only their owner may see it. */
const withoutPick = (event: Fired, eye: Eye): Fired =>
  event.target !== null && eye.isOwn(event.target) ? event : { ...event, picked: [] }

/** T13.6: fire at a bridge lies open; fire that fell on mines is seen to do so by those who know of them. */
const seesObject = (event: Fired, eye: Eye): boolean =>
  event.object === 'bridge' || (event.object === 'mines' && knowsMines(eye, event.hex))

export const firedFor = (event: Fired, eye: Eye): Fired | null => {
  const known = event.target !== null && eye.knew(event.target)
  const told = known ? withoutPick(event, eye) : seesObject(event, eye) ? event : atNothing(event)
  return told === null || sawFire(eye, event.unit) ? told : { ...told, unit: UNSEEN, from: null }
}

export const struckFor = (event: Struck, eye: Eye): Struck => {
  const name = (id: UnitId): UnitId => (eye.knows(id) ? id : UNSEEN)
  return { ...event, unit: name(event.unit), target: name(event.target) }
}
