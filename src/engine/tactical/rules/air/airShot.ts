/**
 * Fire from the air and at it, with its sum (T15.3–T15.5, T4.9). Sight, facing and sectors mean nothing to it;
 * woods hide from above by accuracy and not by dice.
 */
import type { Term } from '../../../../kernel/modifier'
import { illegal } from '../../../../kernel/verdict'
import type { Sum } from '../../events'
import type { Field, Unit, Weapon } from '../../model'
import { CANOPY, WOODS_ACCURACY } from '../../tables/air'
import { AMBUSH_ACCURACY, TERRAIN } from '../../tables/modifiers'
import { BRIDGE_DEFENCE } from '../../tables/works'
import { isDark } from '../calendar'
import { inContact } from '../contact'
import { defenceTerms } from '../defence'
import { baseDice, bounded, NIGHT, totalDice } from '../fireSum'
import { terrainAt } from '../ground'
import type { Shot, ShotVerdict } from '../shot'
import { holdOn } from '../specials'
import { isExposed } from '../transport'
import { targetClassOf, typeOf } from '../units'

type Laying = Weapon['laying']

const weaponOf = (field: Field, unit: Unit, laying: Laying): Weapon | undefined =>
  typeOf(field, unit).weapons.find((weapon) => weapon.laying === laying)

const intensity = (field: Field, firer: Unit, full: number): Term => ({
  why: 'intensity',
  value: baseDice(full, firer.strength, typeOf(field, firer).strength.full),
  rule: 'T4.1',
})

const aimed = (field: Field, weapon: Weapon, range: number): Term[] => {
  const band = weapon.accuracy.find((each) => range <= each.upTo)
  const first: Term = { why: 'range', value: band?.value ?? 0, rule: 'T4.3' }
  return isDark(field) ? [first, NIGHT] : [first]
}

const shotOf = (weapon: Weapon, range: number, sum: Sum): Shot => ({
  legal: true,
  laying: weapon.laying,
  weapon,
  closed: false,
  range,
  sum,
  dice: totalDice(sum),
  ...bounded(sum),
})

/** T4.9: woods and forest take accuracy from whoever strikes from above. */
const canopy = (field: Field, target: Unit): readonly Term[] => {
  const terrain = terrainAt(field.battle, target.hex as string)
  return CANOPY.includes(terrain)
    ? [{ why: terrain, value: WOODS_ACCURACY, rule: TERRAIN[terrain].rule }]
    : []
}

/**
 * A strike on a ground unit (T15.3): armour from the air (T12.1), ground, order and works add to the defence.
 *
 * @param laying `strike`: at one unit, that must be known, not into close combat (T5.14); `carpet`: at whoever
 * is in the hex
 * @param load the second throw at what a carrier bears (T11.3)
 */
export const strikeShot = (
  field: Field,
  firer: Unit,
  target: Unit,
  laying: 'strike' | 'carpet',
  load = false,
): ShotVerdict => {
  const hold = holdOn(field, firer.side)
  if (hold) return illegal('heldFire', 'T3.23.a', { turn: hold.untilTurn })
  const targetClass = targetClassOf(field, target)
  const there = target.place === 'map' || isExposed(field, target) || (load && target.place === 'carried')
  if (!there || target.hex === null || targetClass === 'none') return illegal('noSuchTarget', 'T4.8')
  if (laying === 'strike' && target.concealed) return illegal('concealed', 'T4.7')
  if (laying === 'strike' && inContact(field, target.hex))
    return illegal('targetInContact', 'T5.14', { hex: target.hex })
  const weapon = weaponOf(field, firer, laying)
  const full = weapon?.dice[targetClass] ?? 0
  if (!weapon || full === 0) return illegal('noIntensity', 'T4.1', { class: targetClass })
  return shotOf(weapon, 0, {
    dice: [intensity(field, firer, full)],
    accuracy: [...aimed(field, weapon, 0), ...canopy(field, target)],
    defence: defenceTerms(field, target, { aspect: 'air', direct: false }),
  })
}

/** T9.8: a carpet on the bridge of a hex, with the dice against fortifications. */
export const bridgeStrike = (field: Field, firer: Unit): ShotVerdict => {
  const hold = holdOn(field, firer.side)
  if (hold) return illegal('heldFire', 'T3.23.a', { turn: hold.untilTurn })
  const weapon = weaponOf(field, firer, 'carpet')
  const full = weapon?.dice.fortification ?? 0
  if (!weapon || full === 0) return illegal('noIntensity', 'T4.1', { class: 'fortification' })
  return shotOf(weapon, 0, {
    dice: [intensity(field, firer, full)],
    accuracy: aimed(field, weapon, 0),
    defence: [{ why: 'bridge', value: BRIDGE_DEFENCE, rule: 'T9.8' }],
  })
}

/** T15.4: printed defence; neither order nor ground helps an aircraft. */
const inTheAir = (field: Field, plane: Unit): Term => ({
  why: 'front',
  value: typeOf(field, plane).defence.front,
  rule: 'T15.4',
})

const atAircraft = (
  field: Field,
  firer: Unit,
  plane: Unit,
  how: Readonly<{ laying: Laying; range: number; more?: readonly Term[] }>,
): ShotVerdict => {
  const hold = holdOn(field, firer.side)
  if (hold) return illegal('heldFire', 'T3.23.a', { turn: hold.untilTurn })
  const weapon = weaponOf(field, firer, how.laying)
  const full = weapon?.dice.air ?? 0
  if (!weapon || full === 0) return illegal('noIntensity', 'T4.1', { class: 'air' })
  const { max } = weapon.range
  if (how.range > max) return illegal('outOfRange', 'T4.2', { range: how.range, max })
  return shotOf(weapon, how.range, {
    dice: [intensity(field, firer, full)],
    accuracy: [...aimed(field, weapon, how.range), ...(how.more ?? [])],
    defence: [inTheAir(field, plane)],
  })
}

/** T3.2, T15.5: an ambush that opens fire at aircraft aims better, too. */
const fromAmbush = (gun: Unit): readonly Term[] =>
  gun.concealed && gun.order === 'ambush' ? [{ why: 'ambush', value: AMBUSH_ACCURACY, rule: 'T3.2' }] : []

/** T15.5: flak at a squadron that many hexes away; foot and others at one that raids them. */
export const groundToAir = (
  field: Field,
  gun: Unit,
  plane: Unit,
  laying: 'antiAir' | 'selfDefence',
  range: number,
): ShotVerdict => atAircraft(field, gun, plane, { laying, range, more: fromAmbush(gun) })

/** T15.4: fighters, and the guns of bombers, at a squadron. */
export const airToAir = (
  field: Field,
  firer: Unit,
  plane: Unit,
  laying: 'airCombat' | 'airDefence',
): ShotVerdict => atAircraft(field, firer, plane, { laying, range: 0 })
