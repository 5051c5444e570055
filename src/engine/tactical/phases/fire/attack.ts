/**
 * From intents to attacks: who is really fired at, and the dice of every throw (T4.8, T13.3, T13.6, T13.8).
 * An attack = one roll of one unit on one target; defence is settled later (`settle.ts`).
 */

import type { Dice } from '../../../../kernel/dice'
import type { Hex } from '../../../../kernel/hex'
import type { Event, FireCause, Sum } from '../../events'
import type { State, Unit } from '../../model'
import type { Aim } from '../../orders'
import { type Aimed, aimAtUnit, aimsAtUnit, blindTargets, enemiesIn } from '../../rules/aim'
import { ammoOf, type How, mayFire, type Shot, type ShotVerdict, shotAt } from '../../rules/shot'
import { isArtillery, typeOf } from '../../rules/units'
import { STACK } from '../../tables/modifiers'

/** What a unit wants to do in a fire step. `quiet`: an impossible shot is no event (reaction fire). */
export type Intent = Readonly<{
  unit: Unit
  aim: Aim
  how: How
  cause: FireCause
  quiet: boolean
}>

export type Moment = Readonly<{ step: string; dice: Dice; tick?: number }>

/** One throw. `target` null: nothing was in the hex. */
export type Attack = Readonly<{
  intent: Intent
  target: Unit | null
  hex: Hex
  order: number
  laying: 'direct' | 'indirect'
  sum: Sum
  accuracy: number
  defence: number
  rolls: readonly number[]
  hits: number
  picked: readonly number[]
}>

/** An intent with its first target, before the dice. */
export type Prepared = Readonly<{ intent: Intent; aimed: Aimed | null; hex: Hex; picked: readonly number[] }>

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

const noDice = { legal: false, fault: 'noDice', rule: 'T4.1', detail: {} } as const

/**
 * T13.6: one die picks among the units of the hex, uniformly; nobody there, or one that the weapon cannot
 * harm: the ammo is spent. T13.8: a rocket salvo falls on all, without a die.
 */
const prepareBlind = (state: State, intent: Intent, hex: Hex, moment: Moment): Prepared => {
  const there = enemiesIn(state, intent.unit, hex)
  const able = blindTargets(state, intent.unit, hex, intent.how).filter(({ shot }) => shot.dice > 0)
  const salvo = able.find(({ shot }) => shot.weapon.area)
  if (salvo || there.length < 2) return { intent, aimed: salvo ?? able[0] ?? null, hex, picked: [] }
  const key = { step: moment.step, rule: 'T13.6', unit: intent.unit.id, target: hex }
  const die = moment.dice.pick(key, there.length)
  return {
    intent,
    aimed: able.find(({ target }) => target.id === there[die - 1]?.id) ?? null,
    hex,
    picked: [die],
  }
}

/** Who is fired at: prepared shots, and the events of those that come to nothing. */
export const prepare = (
  state: State,
  intents: readonly Intent[],
  moment: Moment,
): Readonly<{ prepared: readonly Prepared[]; lapses: readonly Event[] }> => {
  const prepared: Prepared[] = []
  const lapses: Event[] = []
  for (const intent of intents) {
    if (!aimsAtUnit(intent.aim)) {
      const able = mayFire(state, intent.unit, intent.how.order)
      if (able.legal) prepared.push(prepareBlind(state, intent, intent.aim.hex, moment))
      else lapses.push(...lapse(intent, able, moment))
      continue
    }
    const aimed = aimAtUnit(state, intent.unit, intent.aim.unit, intent.how)
    if (!aimed.legal) lapses.push(...lapse(intent, aimed, moment))
    else if (aimed.shot.dice === 0) lapses.push(...lapse(intent, noDice, moment))
    else prepared.push({ intent, aimed, hex: aimed.target.hex as Hex, picked: [] })
  }
  return { prepared, lapses }
}

const throwAt = (
  from: Prepared,
  target: Unit,
  shot: Shot,
  more: Pick<Attack, 'rolls' | 'order' | 'picked'>,
): Attack => ({
  intent: from.intent,
  target,
  hex: from.hex,
  laying: shot.laying,
  sum: shot.sum,
  accuracy: shot.accuracy,
  defence: shot.defence,
  hits: more.rolls.filter((die) => die <= shot.accuracy).length,
  ...more,
})

const roll = (from: Prepared, count: number, order: number, moment: Moment): readonly number[] => {
  const target = order === 0 && from.aimed ? from.aimed.target.id : from.hex
  return moment.dice.d6(
    { step: moment.step, rule: 'T4.3', unit: from.intent.unit.id, target, n: order },
    count,
  )
}

/** T13.8: one set of dice is read against every enemy unit; each reads as many as its class gives. */
const salvo = (state: State, from: Prepared, moment: Moment): Attack[] => {
  const { unit, how } = from.intent
  const shots = enemiesIn(state, unit, from.hex).flatMap((target) => {
    const shot = shotAt(state, unit, target, { ...how, blind: true })
    return shot.legal && shot.dice > 0 ? [{ target, shot }] : []
  })
  const rolls = roll(from, Math.max(0, ...shots.map(({ shot }) => shot.dice)), 0, moment)
  return shots.map(({ target, shot }, order) =>
    throwAt(from, target, shot, {
      rolls: rolls.slice(0, shot.dice),
      order,
      picked: order === 0 ? from.picked : [],
    }),
  )
}

/** T13.3, T1.3: the dice that missed are thrown at the others of a full hex, in a keyed random order. */
const crowd = (state: State, from: Prepared, first: Attack, moment: Moment): Attack[] => {
  const { unit, how } = from.intent
  const here = enemiesIn(state, unit, from.hex).filter((other) => other.place === 'map')
  if (!isArtillery(typeOf(state, unit)) || here.length < STACK || !first.target) return [first]
  const attacks = [first]
  let waiting = here.filter((other) => other.id !== first.target?.id)
  let misses = first.rolls.length - first.hits
  for (let order = 1; waiting.length > 0 && misses > 0; order++) {
    const key = { step: moment.step, rule: 'T13.3', unit: unit.id, target: from.hex, n: order }
    const die = waiting.length > 1 ? moment.dice.pick(key, waiting.length) : 1
    const target = waiting[die - 1] as Unit
    const picked = waiting.length > 1 ? [die] : []
    waiting = waiting.filter((other) => other.id !== target.id)
    const shot = shotAt(state, unit, target, { ...how, blind: true, laying: first.laying })
    if (!shot.legal) continue
    const rolls = roll(from, misses, order, moment)
    const dice = [{ why: 'crowding', value: misses, rule: 'T13.3' }]
    const attack = throwAt(from, target, { ...shot, sum: { ...shot.sum, dice } }, { rolls, order, picked })
    attacks.push(attack)
    misses -= attack.hits
  }
  return attacks
}

/** The throws of one prepared shot, in the order in which they fall. */
export const attacksOf = (state: State, from: Prepared, moment: Moment): readonly Attack[] => {
  if (!from.aimed) return [spent(from)]
  if (from.aimed.shot.weapon.area) return salvo(state, from, moment)
  const { target, shot } = from.aimed
  const first = throwAt(from, target, shot, {
    rolls: roll(from, shot.dice, 0, moment),
    order: 0,
    picked: from.picked,
  })
  return crowd(state, from, first, moment)
}

const spent = (from: Prepared): Attack => ({
  intent: from.intent,
  target: null,
  hex: from.hex,
  order: 0,
  laying: 'indirect',
  sum: { dice: [], accuracy: [], defence: [] },
  accuracy: 0,
  defence: 0,
  rolls: [],
  hits: 0,
  picked: from.picked,
})

/** Ammo of an attack: the first throw pays for the fire (T14.1). */
export const ammoFor = (attack: Attack): number => (attack.order === 0 ? ammoOf(attack.intent.how.order) : 0)
