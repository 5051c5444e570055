/** T4.1, T4.3: dice and accuracy of a shot as lists of terms. */
import type { Hex } from '../../../kernel/hex'
import { type Term, total } from '../../../kernel/modifier'
import type { Sum } from '../events'
import type { Field, TargetClass, Unit, Weapon } from '../model'
import {
  ACCURACY_MAX,
  ACCURACY_MIN,
  AMBUSH_ACCURACY,
  CLOSED_PENALTY,
  HILL_DIE_PER_LEVEL,
  ORDER_DICE,
  TERRAIN,
} from '../tables/modifiers'
import { NIGHT_ACCURACY } from '../tables/operations'
import { isDark } from './calendar'
import { levelAt, terrainAt } from './ground'
import { spotterFor } from './observers'
import type { FireOrder } from './specials'
import { kindOf, typeOf } from './units'

export type Setting = Readonly<{
  laying: 'direct' | 'indirect'
  weapon: Weapon
  closed: boolean
  range: number
  order: FireOrder
  targetClass: TargetClass
}>

const ceilOf = (value: number, times: number, over: number): number => Math.ceil((value * times) / over)

/** T4.1: dice = ceil(full intensity × strength ÷ full strength). */
export const baseDice = (full: number, strength: number, fullStrength: number): number =>
  ceilOf(full, strength, fullStrength)

/** T3.3, T3.4: ×1.5 up, ½ up, −2; as the difference that the order makes. */
const orderTerm = (field: Field, firer: Unit, base: number, order: Setting['order']): Term | null => {
  if (order === 'normal') return null
  if (order === 'suppress') {
    const { times, over, rule } = ORDER_DICE.suppressive
    return { why: 'suppressive', value: ceilOf(base, times, over) - base, rule }
  }
  if (kindOf(field, firer) === 'foot') {
    const { times, over, rule } = ORDER_DICE.footOnMove
    return { why: 'onMove', value: ceilOf(base, times, over) - base, rule }
  }
  return { why: 'onMove', value: ORDER_DICE.vehicleOnMove.add, rule: ORDER_DICE.vehicleOnMove.rule }
}

/** T9, T9.6: dice that fire at whoever is in the hex loses by its ground. */
export const groundDice = ({ battle }: Field, hex: Hex, laying: Setting['laying']): readonly Term[] => {
  const terms: Term[] = []
  const terrain = terrainAt(battle, hex)
  const row = TERRAIN[terrain]
  if (row[laying] !== 0) terms.push({ why: terrain, value: row[laying], rule: row.rule })
  const level = levelAt(battle, hex)
  if (laying === 'direct' && level > 0)
    terms.push({ why: 'hill', value: HILL_DIE_PER_LEVEL * level, rule: 'T9.6' })
  return terms
}

/** T9, T13.2: dice lost by the target's ground and by a closed position. */
const penalties = (field: Field, target: Unit, setting: Setting): readonly Term[] => {
  const terms = target.hex === null ? [] : [...groundDice(field, target.hex, setting.laying)]
  const lost = setting.weapon.area ? 0 : (setting.weapon.closedPenalty ?? CLOSED_PENALTY)
  if (setting.closed && lost > 0) terms.push({ why: 'closedPosition', value: -lost, rule: 'T13.2' })
  return terms
}

/** Dice of the shot: strength, then the order, then penalties (T4.1). */
export const diceTerms = (field: Field, firer: Unit, target: Unit, setting: Setting): readonly Term[] => {
  const { full } = typeOf(field, firer).strength
  const intensity = setting.weapon.dice[setting.targetClass] ?? 0
  const base = baseDice(intensity, firer.strength, full)
  const order = orderTerm(field, firer, base, setting.order)
  const first: Term = { why: 'intensity', value: base, rule: 'T4.1' }
  return [first, ...(order ? [order] : []), ...penalties(field, target, setting)]
}

/** T4.3: accuracy by range, ambush, observer. */
export const accuracyTerms = (field: Field, firer: Unit, target: Unit, setting: Setting): readonly Term[] => {
  const band = setting.weapon.accuracy.find((each) => setting.range <= each.upTo)
  const terms: Term[] = [{ why: 'range', value: band?.value ?? 0, rule: 'T4.3' }]
  if (firer.concealed && firer.order === 'ambush')
    terms.push({ why: 'ambush', value: AMBUSH_ACCURACY, rule: 'T3.2' })
  if (isDark(field)) terms.push(NIGHT)
  const spotter = setting.closed && target.hex !== null ? spotterFor(field, firer, target.hex) : null
  if (spotter) terms.push({ why: 'observer', value: spotter.accuracy, rule: 'T13.4' })
  return terms
}

/** T16.3 */
export const NIGHT: Term = { why: 'night', value: NIGHT_ACCURACY, rule: 'T16.3' }

export const totalDice = (sum: Sum): number => Math.max(0, total(sum.dice))

/** T4.3: accuracy is kept within 0…6; defence is never below 0. */
export const bounded = (sum: Sum): Readonly<{ accuracy: number; defence: number }> => ({
  accuracy: Math.min(ACCURACY_MAX, Math.max(ACCURACY_MIN, total(sum.accuracy))),
  defence: Math.max(0, total(sum.defence)),
})
