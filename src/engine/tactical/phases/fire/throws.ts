/**
 * The dice of every throw of a fire step (T4.3, T13.3, T13.6, T13.8). [H] T2.3.a: of one shot all dice fall
 * together, the die that picks before those that are thrown at what it picked: so they stand in the events.
 */

import type { State, Unit } from '../../model'
import type { LayingChoice } from '../../orders'
import { type Aimed, blindTargets, enemiesIn } from '../../rules/aim'
import { objectIn, shotAtHex, type WorksObject } from '../../rules/hexShot'
import { type Shot, shotAt } from '../../rules/shot'
import { isArtillery, typeOf } from '../../rules/units'
import { STACK } from '../../tables/modifiers'
import { type Attack, bridgeShot, type Moment, type Prepared } from './attack'

/** A prepared shot with its first target; `picked`: the die that has found it. */
type Drawn = Prepared & Readonly<{ picked: readonly number[] }>

/**
 * T13.6: one die picks among the units of the hex, uniformly; nobody there, or one that the weapon cannot
 * harm: the ammo is spent. T13.8: a rocket salvo falls on all, without a die.
 */
const drawn = (state: State, { intent, hex }: Prepared, moment: Moment): Drawn => {
  const there = enemiesIn(state, intent.unit, hex)
  const able = blindTargets(state, intent.unit, hex, intent.how).filter(({ shot }) => shot.dice > 0)
  const salvo = able.find(({ shot }) => shot.weapon.area)
  if (salvo || there.length < 2) return { intent, aimed: salvo ?? able[0] ?? null, hex, picked: [] }
  const key = { step: moment.step, rule: 'T13.6', unit: intent.unit.id, target: hex }
  const die = moment.dice.pick(key, there.length)
  const aimed = able.find(({ target }) => target.id === there[die - 1]?.id) ?? null
  return { intent, aimed, hex, picked: [die] }
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

/**
 * T13.8: one set of dice is read against every enemy unit; [H] T13.8.a: each reads as many as its class gives,
 * from the first on.
 */
const salvo = (state: State, from: Prepared, moment: Moment): Attack[] => {
  const { unit, how } = from.intent
  const shots = enemiesIn(state, unit, from.hex).flatMap((target) => {
    const shot = shotAt(state, unit, target, { ...how, blind: true })
    return shot.legal && shot.dice > 0 ? [{ target, shot }] : []
  })
  const rolls = roll(from, Math.max(0, ...shots.map(({ shot }) => shot.dice)), 0, moment)
  return shots.map(({ target, shot }, order) =>
    throwAt(from, target, shot, { rolls: rolls.slice(0, shot.dice), order, picked: [] }),
  )
}

/** The others of a full hex that the weapon can harm, by id; none where dice do not go on (T13.3, T1.3). */
const crowdAround = (state: State, from: Prepared, first: Attack): readonly Aimed[] => {
  const { unit, how } = from.intent
  const here = enemiesIn(state, unit, from.hex).filter((other) => other.place === 'map')
  if (!isArtillery(typeOf(state, unit)) || here.length < STACK) return []
  return here.flatMap((target) => {
    if (target.id === first.target?.id) return []
    const shot = shotAt(state, unit, target, { ...how, blind: true, laying: first.laying as LayingChoice })
    return shot.legal ? [{ legal: true as const, target, shot }] : []
  })
}

/** T13.3: the dice that missed are thrown at the others of a full hex, in a keyed random order. */
const crowd = (state: State, from: Prepared, first: Attack, moment: Moment): Attack[] => {
  const attacks = [first]
  let waiting = crowdAround(state, from, first)
  let misses = first.rolls.length - first.hits
  for (let order = 1; waiting.length > 0 && misses > 0; order++) {
    const key = { step: moment.step, rule: 'T13.3', unit: from.intent.unit.id, target: from.hex, n: order }
    const picked = waiting.length > 1 ? [moment.dice.pick(key, waiting.length)] : []
    const next = waiting[(picked[0] ?? 1) - 1] as Aimed
    waiting = waiting.filter((other) => other !== next)
    const sum = { ...next.shot.sum, dice: [{ why: 'crowding', value: misses, rule: 'T13.3' }] }
    const rolls = roll(from, misses, order, moment)
    const attack = throwAt(from, next.target, { ...next.shot, sum }, { rolls, order, picked })
    attacks.push(attack)
    misses -= attack.hits
  }
  return attacks
}

const spent = ({ intent, hex, picked }: Drawn): Attack => ({
  intent,
  target: null,
  hex,
  order: 0,
  laying: 'indirect',
  sum: { dice: [], accuracy: [], defence: [] },
  accuracy: 0,
  defence: 0,
  rolls: [],
  hits: 0,
  picked,
})

const throwAtHex = (from: Drawn, object: WorksObject, shot: Shot, moment: Moment): Attack => {
  const rolls = roll({ ...from, aimed: null }, shot.dice, 0, moment)
  const { laying, sum, accuracy, defence } = shot
  const hits = rolls.filter((die) => die <= accuracy).length
  return { ...spent(from), laying, sum, accuracy, defence, rolls, hits, object }
}

/** T9.8: heavy fire at the hex of a bridge. */
const atBridge = (state: State, from: Prepared, moment: Moment): Attack | null => {
  const { unit, how } = from.intent
  const shot = bridgeShot(state, unit, from.hex, how)
  return shot?.legal && shot.dice > 0 ? throwAtHex({ ...from, picked: [] }, 'bridge', shot, moment) : null
}

/** T10.2: heavy suppressive fire that has hit nobody falls on the mines of the hex, known or not. */
const atMines = (state: State, from: Drawn, moment: Moment): Attack | null => {
  const { unit, how } = from.intent
  if (objectIn(state, unit, from.hex, how.order) !== 'mines') return null
  const shot = shotAtHex(state, unit, { hex: from.hex, object: 'mines' }, how)
  return shot.legal && shot.dice > 0 ? throwAtHex(from, 'mines', shot, moment) : null
}

/** The throws of one prepared shot, in the order in which they fall. */
export const attacksOf = (state: State, prepared: Prepared, moment: Moment): readonly Attack[] => {
  const bridge = prepared.aimed ? null : atBridge(state, prepared, moment)
  if (bridge) return [bridge]
  const from = prepared.aimed ? { ...prepared, picked: [] } : drawn(state, prepared, moment)
  if (!from.aimed) return [atMines(state, from, moment) ?? spent(from)]
  if (from.aimed.shot.weapon.area) return salvo(state, from, moment)
  const { target, shot } = from.aimed
  const rolls = roll(from, shot.dice, 0, moment)
  return crowd(state, from, throwAt(from, target, shot, { rolls, order: 0, picked: from.picked }), moment)
}
