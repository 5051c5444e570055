/**
 * From intents to prepared shots: who is really fired at (T4.8). The dice fall in `throws.ts`, defence is
 * settled in `settle.ts`. An attack = one roll of one unit on one target.
 */

import type { Dice } from '../../../../kernel/dice'
import type { Hex } from '../../../../kernel/hex'
import type { Event, FireCause, Sum } from '../../events'
import type { State, Unit, UnitId, Weapon } from '../../model'
import type { Aim } from '../../orders'
import { type Aimed, aimAtUnit, aimsAtUnit } from '../../rules/aim'
import { objectIn, shotAtHex, type WorksObject } from '../../rules/hexShot'
import { type How, mayFire, type ShotVerdict } from '../../rules/shot'
import { ammoOf } from '../../rules/specials'
import type { Hurts } from '../aftermath'

/** What a unit wants to do in a fire step. `quiet`: an impossible shot is no event (reaction fire). */
export type Intent = Readonly<{
  unit: Unit
  aim: Aim
  /** T4.8: where the named unit stood when the sheets were opened; absent: where it is. */
  stood?: Hex | null
  how: How
  cause: FireCause
  quiet: boolean
  /** T14.1: fired on a sortie, which has paid for it. */
  sortie?: true
}>

/** `fallen`: losses of the same step before the fire (T5.9 (2)), whose tests come with those of the fire. */
export type Moment = Readonly<{ step: string; dice: Dice; tick?: number; fallen?: Hurts }>

/** One throw. `target` null: nothing was in the hex. */
export type Attack = Readonly<{
  intent: Intent
  target: Unit | null
  hex: Hex
  order: number
  laying: Weapon['laying']
  sum: Sum
  accuracy: number
  defence: number
  rolls: readonly number[]
  hits: number
  picked: readonly number[]
  /** T13.6: at the minefield or the bridge of the hex. */
  object?: WorksObject
  /** T11.3, T11.7: the throw at a load; absent: at the target itself. */
  through?: Through
}>

/** The carrier through whose loss its load is fired at, and by which rule. */
export type Through = Readonly<{ carrier: UnitId; rule: 'T11.3' | 'T11.7' }>

/** What defence and strength made of a throw. */
export type Settled = Readonly<{ stopped: number; losses: number }>

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)

/** T4.4: attacks of one step on one target are settled by ascending defence, then attacker id. */
export const byDefence = (a: Attack, b: Attack): number =>
  a.defence - b.defence || compare(a.intent.unit.id, b.intent.unit.id) || a.order - b.order

/**
 * [H] T2.3.a: shots fall by the defence of whom they are aimed at, fire at a hex as at 0, then by attacker id;
 * in this order the events list their dice.
 */
export const throwingOrder = (a: Prepared, b: Prepared): number =>
  (a.aimed?.shot.defence ?? 0) - (b.aimed?.shot.defence ?? 0) || compare(a.intent.unit.id, b.intent.unit.id)

/** An intent with its target, before the dice; null: fire at a hex, in which a die may pick (T13.6). */
export type Prepared = Readonly<{ intent: Intent; aimed: Aimed | null; hex: Hex }>

const lapse = (intent: Intent, refusal: Extract<ShotVerdict, { legal: false }>, moment: Moment): Event[] =>
  intent.quiet
    ? []
    : [
        {
          kind: 'lapsed',
          rule: refusal.rule,
          ...(moment.tick === undefined ? {} : { tick: moment.tick }),
          unit: intent.unit.id,
          fault: refusal.fault,
          detail: refusal.detail,
        },
      ]

/** T13.6, T9.8: heavy fire at the hex of a bridge is fire at the bridge; null: there is none. */
export const bridgeShot = (state: State, unit: Unit, hex: Hex, how: How): ShotVerdict | null =>
  objectIn(state, unit, hex, how.order) === 'bridge'
    ? shotAtHex(state, unit, { hex, object: 'bridge' }, how)
    : null

const noDice = { legal: false, fault: 'noDice', rule: 'T4.1', detail: {} } as const

/** Who is fired at: prepared shots, and the events of those that come to nothing. */
export const prepare = (
  state: State,
  intents: readonly Intent[],
  moment: Moment,
): Readonly<{ prepared: readonly Prepared[]; lapses: readonly Event[] }> => {
  const prepared: Prepared[] = []
  const lapses: Event[] = []
  for (const intent of intents) {
    const { unit, aim, how, stood } = intent
    if (!aimsAtUnit(aim)) {
      const able = mayFire(state, unit, how.order)
      const bridge = able.legal && bridgeShot(state, unit, aim.hex, how)
      if (bridge && !bridge.legal) lapses.push(...lapse(intent, bridge, moment))
      else if (able.legal) prepared.push({ intent, aimed: null, hex: aim.hex })
      else lapses.push(...lapse(intent, able, moment))
      continue
    }
    const aimed = aimAtUnit(state, unit, { unit: aim.unit, stood }, how)
    if (!aimed.legal) lapses.push(...lapse(intent, aimed, moment))
    else if (aimed.shot.dice === 0) lapses.push(...lapse(intent, noDice, moment))
    else prepared.push({ intent, aimed, hex: aimed.target.hex as Hex })
  }
  return { prepared, lapses }
}

/** Ammo of an attack: the first throw pays for the fire (T14.1). */
export const ammoFor = (state: State, { order, intent, through }: Attack): number =>
  order === 0 && !intent.sortie && !through ? ammoOf(state, intent.unit, intent.how.order) : 0
