/** What the cases of knowledge share: a unit that must not be named, and fire at it. */
import type { Event, Roll } from '../../../src/engine/tactical/events'
import type { UnitId } from '../../../src/engine/tactical/model'

/** A Soviet unit in ambush: its id is the canary. */
export const HIDDEN = 'sHIDDEN'
export const GUN = 'su-at-gun-45-battery'
export const MORTAR = 'de-mortar-81-platoon'
export const OBSERVER = 'gen-observer-platoon'

/** Is the unit named anywhere in the value? */
export const mentions = (value: unknown, id: UnitId): boolean => JSON.stringify(value).includes(id)

export const roll: Roll = {
  sum: { dice: [], accuracy: [], defence: [{ why: 'front', value: 1, rule: 'T4.4' }] },
  rolls: [1, 2],
  hits: 2,
  stopped: 1,
  losses: 1,
}

export type Fired = Extract<Event, { kind: 'fired' }>
/** Indirect fire of g1 at the hidden unit, or what differs from it. */
export const fired = (more: Partial<Fired>): Fired => ({
  kind: 'fired',
  rule: 'T3.1',
  unit: 'g1',
  target: HIDDEN,
  from: '0504',
  hex: '0303',
  order: 0,
  laying: 'indirect',
  suppressive: false,
  cause: 'order',
  ammo: 1,
  roll,
  picked: [2],
  ...more,
})
