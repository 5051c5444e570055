/** One strike of one unit at one target: allowed or not, its dice, accuracy and defence (T6.3–T6.7). */
import { type Term, total } from '../../../../kernel/modifier'
import type { Sum } from '../../events'
import type { Field, TargetClass, Unit } from '../../model'
import { MOUNTED_ACCURACY, TOWN_ACCURACY } from '../../tables/closeCombat'
import { AMBUSH_ACCURACY, AMMO } from '../../tables/modifiers'
import { isDark } from '../calendar'
import { mayStrike } from '../contact'
import { baseDice, bounded, NIGHT, totalDice } from '../fireSum'
import { isPlain, onBridge, terrainAt } from '../ground'
import { isPersonnel, kindOf, targetClassOf, typeOf } from '../units'
import type { Bout } from './bout'
import { fightsMounted } from './mounted'
import { strikeDefence } from './strikeDefence'

export type Strike = Readonly<{
  unit: Unit
  target: Unit
  /** The passage that it falls under: T6.3, T6.4, T6.5 or T6.7. */
  rule: string
  sum: Sum
  dice: number
  accuracy: number
  defence: number
  /** Its hits count against the turn's pool (T4.4); else defence is the trench of T6.3 alone. */
  pooled: boolean
  /** Ammo that it costs: 1 at the first strike of the turn with a gun (T6.4, T6.5, T6.7). */
  ammo: number
}>

/** T6.3, T6.4: as many dice as figures or hits; T6.4, T6.5, T6.7: the base intensity of guns. */
type Arms = 'hands' | 'guns'

/** T6.4, T3.22: guns are paid for once a turn. */
const hasAmmo = ({ record }: Bout, unit: Unit): boolean =>
  record.paid.has(unit.id) || unit.ammo >= AMMO.closeCombat

/** T6.4: vehicles on plain are out of reach for hands. */
export const standsOnPlain = (field: Field, unit: Unit): boolean =>
  unit.hex !== null && (isPlain(field.battle, unit.hex) || onBridge(field, unit.hex))

/** What the unit strikes that target with; null: it may not, or has no ammo for it (T3.22). */
const armsAgainst = (bout: Bout, unit: Unit, target: Unit): Arms | null => {
  const { field } = bout
  if (!mayStrike(field, unit, target)) return null
  if (!isPersonnel(field, unit)) return hasAmmo(bout, unit) ? 'guns' : null
  if (isPersonnel(field, target)) return 'hands'
  if (typeOf(field, unit).closeCombat.antiTank && hasAmmo(bout, unit)) return 'guns'
  // T3.22 A gun's crew without ammo strikes as the crews of T6.4 do, who may not do so on plain.
  return standsOnPlain(field, target) ? null : 'hands'
}

/** The passage of T6 under which the two fight. */
const passageOf = (field: Field, unit: Unit, target: Unit, arms: Arms): string => {
  if (isPersonnel(field, unit)) {
    if (isPersonnel(field, target)) return 'T6.3'
    return arms === 'guns' ? 'T6.5' : 'T6.4'
  }
  if (!isPersonnel(field, target)) return 'T6.7'
  return typeOf(field, target).closeCombat.antiTank ? 'T6.5' : 'T6.4'
}

const gunOf = (field: Field, unit: Unit, target: Unit): Readonly<{ dice: number; accuracy: number }> => {
  const { gun } = typeOf(field, unit).closeCombat
  const aimed = targetClassOf(field, target) as TargetClass
  return { dice: gun?.dice[aimed] ?? 0, accuracy: gun?.accuracy[aimed] ?? 0 }
}

const diceTerms = (field: Field, unit: Unit, target: Unit, arms: Arms): readonly Term[] => {
  const { strength } = typeOf(field, unit)
  if (arms === 'hands') return [{ why: strength.points, value: unit.strength, rule: 'T6.3' }]
  const { dice } = gunOf(field, unit, target)
  return [{ why: 'intensity', value: baseDice(dice, unit.strength, strength.full), rule: 'T4.1' }]
}

/** T6.4: in a town foot has +1 against vehicles. */
const helpedByTown = (field: Field, unit: Unit, target: Unit): boolean =>
  kindOf(field, unit) === 'foot' &&
  kindOf(field, target) === 'vehicle' &&
  target.hex !== null &&
  terrainAt(field.battle, target.hex) === 'town'

const accuracyTerms = (bout: Bout, unit: Unit, target: Unit, arms: Arms): readonly Term[] => {
  const { field, record } = bout
  const hands: Term = { why: 'closeCombat', value: typeOf(field, unit).closeCombat.accuracy, rule: 'T6.3' }
  const guns: Term = { why: 'range', value: gunOf(field, unit, target).accuracy, rule: 'T6.4' }
  const terms: Term[] = [arms === 'hands' ? hands : guns]
  if (helpedByTown(field, unit, target)) terms.push({ why: 'town', value: TOWN_ACCURACY, rule: 'T6.4' })
  // T5.7 The ambusher's advantage lasts for the first round in which it strikes, be it the second.
  if (unit.sprung && !record.struck.has(unit.id))
    terms.push({ why: 'ambush', value: AMBUSH_ACCURACY, rule: 'T5.7' })
  // T16.3 The close combat of foot knows no night.
  if (isDark(field) && kindOf(field, unit) !== 'foot') terms.push(NIGHT)
  // [H] T6.19: in all its strikes, not the first alone.
  if (fightsMounted(field, unit)) terms.push({ why: 'mountedAssault', value: MOUNTED_ACCURACY, rule: 'T6.9' })
  return terms
}

/**
 * The strike of one unit at another in this round, silence aside.
 *
 * @returns null where the rules, the ground, the ammo or an intensity of 0 leave none
 */
export const strikeOf = (bout: Bout, unit: Unit, target: Unit): Strike | null => {
  const { field, record } = bout
  const arms = armsAgainst(bout, unit, target)
  if (arms === null) return null
  const rule = passageOf(field, unit, target, arms)
  const sum: Sum = {
    dice: diceTerms(field, unit, target, arms),
    accuracy: accuracyTerms(bout, unit, target, arms),
    defence: strikeDefence(bout, unit, target),
  }
  const dice = totalDice(sum)
  if (dice === 0 || total(sum.accuracy) <= 0) return null
  const pooled = rule !== 'T6.3'
  const ammo = arms === 'guns' && !record.paid.has(unit.id) ? AMMO.closeCombat : 0
  return { unit, target, rule, sum, dice, ...bounded(sum), pooled, ammo }
}
