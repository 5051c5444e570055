/**
 * May this unit fire at that one, and with what sum? (T4.1–T4.12, T13.1–T13.4)
 * Asked by the order sheet, the preview, reaction fire and the fire phase alike.
 */
import { cellOf, type Hex } from '../../../kernel/hex'
import { inSector, isFront } from '../../../kernel/sector'
import { type Illegal, illegal, legal, type Verdict } from '../../../kernel/verdict'
import type { Sum } from '../events'
import type { Field, TargetClass, Unit, UnitId, Weapon } from '../model'
import type { LayingChoice } from '../orders'
import { HOWITZER_AT_TANKS, TERRAIN } from '../tables/modifiers'
import { strikeShot } from './air/airShot'
import { inContact } from './contact'
import { defenceTerms } from './defence'
import { embrasureTowards, isSealedTowards, seals, takesNothing } from './embrasures'
import { accuracyTerms, bounded, diceTerms, totalDice } from './fireSum'
import { inTrench, rangeBetween, terrainAt, trenchFaces } from './ground'
import { edgeCell, offMapOf, offMapRange } from './offMap'
import { type Sight, sightLine } from './sight'
import { ammoOf, type FireOrder, holdOn } from './specials'
import { isExposed } from './transport'
import { isFit, isSuppressed, kindOf, targetClassOf, typeOf, unitsIn } from './units'

export const SHOT_FAULTS = [
  'suppressed',
  'heldFire',
  'notHere',
  'limbered',
  'noAmmo',
  'inContact',
  'targetInContact',
  'sameHex',
  'noIntensity',
  'outOfRange',
  'tooNear',
  'noSight',
  'concealed',
  'outOfSector',
  'outOfTrenchFaces',
  'howitzerAtTanks',
  'indirectFromWoods',
  'noDice',
  'noSuchTarget',
  'embrasureSealed',
  'noEmbrasure',
] as const
export type ShotFault = (typeof SHOT_FAULTS)[number]

/** How the shot is fired: by which order, and what the umpire alone knows. */
export type How = Readonly<{
  order: FireOrder
  laying?: LayingChoice | undefined
  /** T12.4: units that tanks keep pace with. */
  supported?: ReadonlySet<UnitId>
  /** T15.3: bombs on all who are in the hex. */
  carpet?: true
  /** T13.3, T13.6: the shell does not ask whether the target is in ambush. */
  blind?: boolean
  /** T11.3: the second throw, at the load of a carrier. */
  load?: true
}>

export type Shot = Readonly<{
  legal: true
  laying: Weapon['laying']
  weapon: Weapon
  /** T13.2: from a closed position. */
  closed: boolean
  /** Hexes. */
  range: number
  sum: Sum
  dice: number
  accuracy: number
  defence: number
}>

export type ShotVerdict = Shot | Illegal<ShotFault>

/** T6.11: a bunker with a fit enemy and no fit friend in its hex does not fire. */
const isOverrun = (field: Field, unit: Unit): boolean => {
  if (unit.hex === null || kindOf(field, unit) !== 'bunker') return false
  const fit = unitsIn(field, unit.hex).filter((other) => other.id !== unit.id && isFit(other))
  return fit.length > 0 && fit.every((other) => other.side !== unit.side)
}

/** T3.22, T3.23.a, T4.12, T5.14, T6.11: is the unit able to fire at all? */
export const mayFire = (field: Field, unit: Unit, order: How['order']): Verdict<ShotFault> => {
  if (unit.place !== 'map' && unit.place !== 'offMap') return illegal('notHere', 'T11.7')
  if (isSuppressed(unit)) return illegal('suppressed', 'T7.4')
  if (!unit.deployed) return illegal('limbered', 'T4.12')
  if (unit.mount === 'on') return illegal('noIntensity', 'T12.6')
  const hold = holdOn(field, unit.side)
  if (hold) return illegal('heldFire', 'T3.23.a', { turn: hold.untilTurn })
  const ammo = ammoOf(field, unit, order)
  if (unit.ammo < ammo) return illegal('noAmmo', 'T3.22', { needs: ammo, has: unit.ammo })
  if (unit.hex !== null && inContact(field, unit.hex)) return illegal('inContact', 'T5.14', { hex: unit.hex })
  return isOverrun(field, unit) ? illegal('inContact', 'T6.11', { hex: unit.hex as string }) : legal
}

export type Geometry = Readonly<{ target: TargetClass; range: number; sight: Sight | null }>

export const geometry = (field: Field, firer: Unit, target: Unit, targetClass: TargetClass): Geometry => {
  const to = target.hex as string
  const off = offMapOf(field, firer)
  if (off) return { target: targetClass, range: offMapRange(field, off, to), sight: null }
  const from = firer.hex as string
  return {
    target: targetClass,
    range: rangeBetween(field.battle, from, to),
    sight: sightLine(field, from, to),
  }
}

/** T10.7: an open embrasure covers the hex. */
const throughEmbrasure = (field: Field, bunker: Unit, hex: Hex): Verdict<ShotFault> => {
  if (embrasureTowards(field, bunker, hex) !== null) return legal
  return isSealedTowards(field, bunker, hex)
    ? illegal('embrasureSealed', 'T10.7', { hex })
    : illegal('outOfSector', 'T4.12', { hex, facing: bunker.facing })
}

/**
 * T4.12, T10.4: sector of guns and heavy machine guns, faces of the trench that the unit is in; of one that it
 * is just leaving they bind it no more ([H] T10.4.a).
 */
export const bearsOn = (field: Field, firer: Unit, hex: Hex, order: How['order']): Verdict<ShotFault> => {
  if (firer.hex === null || firer.place !== 'map') return legal
  const { grid } = field.battle
  const type = typeOf(field, firer)
  const from = cellOf(grid, firer.hex)
  const to = cellOf(grid, hex)
  if (type.kind === 'bunker') return throughEmbrasure(field, firer, hex)
  if (
    type.sectorDegrees !== null &&
    !type.turnsFreely &&
    !inSector(grid, from, firer.facing, to, type.sectorDegrees)
  )
    return illegal('outOfSector', 'T4.12', { hex, facing: firer.facing })
  if (
    order !== 'onMove' &&
    inTrench(field, firer) &&
    !trenchFaces(field, firer.hex).some((face) => inSector(grid, from, face, to, 60))
  )
    return illegal('outOfTrenchFaces', 'T10.4', { hex })
  return legal
}

/** T4.1: the weapon of this laying with dice against the class, in range. */
const weaponFor = (
  field: Field,
  firer: Unit,
  laying: LayingChoice,
  place: Geometry,
): Weapon | Illegal<ShotFault> => {
  const all = typeOf(field, firer).weapons.filter((weapon) => weapon.laying === laying)
  const able = all.filter((weapon) => (weapon.dice[place.target] ?? 0) > 0)
  if (able.length === 0) return illegal('noIntensity', 'T4.1', { class: place.target })
  const fits = able.find((weapon) => place.range >= weapon.range.min && place.range <= weapon.range.max)
  if (fits) return fits
  const max = Math.max(...able.map((weapon) => weapon.range.max))
  return place.range > max
    ? illegal('outOfRange', 'T4.2', { range: place.range, max })
    : illegal('tooNear', 'T4.1', {
        range: place.range,
        min: Math.min(...able.map((weapon) => weapon.range.min)),
      })
}

/** T13.1, [H] T13.1.a: howitzers engage tanks that they see at 3 hexes at most, however they are laid. */
const howitzerTooFar = (field: Field, firer: Unit, place: Geometry): boolean =>
  typeOf(field, firer).category === 'howitzer' &&
  place.target === 'armour' &&
  place.sight?.clear === true &&
  place.range > HOWITZER_AT_TANKS

const directShot = (
  field: Field,
  firer: Unit,
  target: Unit,
  place: Geometry,
): Weapon | Illegal<ShotFault> => {
  const weapon = weaponFor(field, firer, 'direct', place)
  if ('legal' in weapon) return weapon
  if (place.sight?.clear) return weapon
  const detail = { from: firer.hex ?? '', to: target.hex ?? '', blockedBy: place.sight?.blockedBy ?? '' }
  return illegal('noSight', place.sight?.rule ?? 'T13.9', detail)
}

const indirectShot = (field: Field, firer: Unit, place: Geometry): Weapon | Illegal<ShotFault> => {
  const weapon = weaponFor(field, firer, 'indirect', place)
  if ('legal' in weapon) return weapon
  if (firer.hex !== null && firer.place === 'map') {
    const ground = TERRAIN[terrainAt(field.battle, firer.hex)]
    if (!ground.indirectFrom) return illegal('indirectFromWoods', ground.rule)
  }
  return weapon
}

type Laid = Readonly<{ laying: LayingChoice; weapon: Weapon }>

/** T4.1, [H] T4.1.a: direct if the unit can, else indirect; the order may choose. */
export const lay = (
  field: Field,
  firer: Unit,
  target: Unit,
  how: How,
  place: Geometry,
): Laid | Illegal<ShotFault> => {
  const hidden = target.concealed && !how.blind
  const direct: () => Laid | Illegal<ShotFault> = () => {
    if (hidden) return illegal('concealed', 'T4.7')
    const weapon = directShot(field, firer, target, place)
    return 'legal' in weapon ? weapon : { laying: 'direct', weapon }
  }
  const indirect: () => Laid | Illegal<ShotFault> = () => {
    const weapon = indirectShot(field, firer, place)
    return 'legal' in weapon ? weapon : { laying: 'indirect', weapon }
  }
  if (howitzerTooFar(field, firer, place))
    return illegal('howitzerAtTanks', 'T13.1', { range: place.range, max: HOWITZER_AT_TANKS })
  if (how.laying === 'direct') return direct()
  if (how.laying === 'indirect') return indirect()
  const first = direct()
  if (!('legal' in first)) return first
  const second = indirect()
  if (!('legal' in second)) return second
  // The more telling reason of the two: the weapon that could reach the class at all.
  return first.fault === 'noIntensity' ? second : first
}

const aspectOf = (field: Field, firer: Unit, target: Unit): 'front' | 'side' => {
  const { grid } = field.battle
  const to = cellOf(grid, target.hex as string)
  const off = offMapOf(field, firer)
  const from = off ? edgeCell(field.battle, off.edge) : cellOf(grid, firer.hex as string)
  return from === to || isFront(grid, to, target.facing, from) ? 'front' : 'side'
}

/** T10.7: guns that can but seal a bunker throw the dice that they have against infantry, by direct fire. */
const classAimedAt = (field: Field, firer: Unit, target: Unit): TargetClass | 'none' =>
  takesNothing(field, firer, target) && seals(field, firer) ? 'infantry' : targetClassOf(field, target)

const sealing = (how: How, field: Field, firer: Unit, target: Unit): How =>
  takesNothing(field, firer, target) ? { ...how, laying: 'direct' } : how

/**
 * T10.7: a gun that takes no strength fires from 37 mm on; [H] T10.7.a: at an open embrasure that covers it, or at
 * nothing.
 */
const sealsNothing = (field: Field, firer: Unit, target: Unit): Illegal<ShotFault> | null => {
  if (!takesNothing(field, firer, target)) return null
  if (!seals(field, firer)) return illegal('noIntensity', 'T10.7', { class: 'fortification' })
  return firer.hex !== null && embrasureTowards(field, target, firer.hex) === null
    ? illegal('noEmbrasure', 'T10.7', { unit: target.id })
    : null
}

/**
 * The shot of one unit at another, with its sum, or the reason why there is none.
 *
 * @param field what the asker knows: a player's SideView, or the umpire's State
 * @returns a Shot (dice may be 0: then the fire is not made, T4.1) or a refusal with its rule
 */
export const shotAt = (field: Field, firer: Unit, target: Unit, how: How): ShotVerdict => {
  if (kindOf(field, firer) === 'air')
    return strikeShot(field, firer, target, how.carpet ? 'carpet' : 'strike', how.load)
  const able = mayFire(field, firer, how.order)
  if (!able.legal) return able
  const targetClass = classAimedAt(field, firer, target)
  // T11.3 Fire at what is carried falls on the carrier first.
  const there = target.place === 'map' || isExposed(field, target) || (how.load && target.place === 'carried')
  if (!there || target.hex === null || targetClass === 'none') return illegal('noSuchTarget', 'T4.8')
  if (firer.hex === target.hex) return illegal('sameHex', 'T4.2', { hex: target.hex })
  if (inContact(field, target.hex)) return illegal('targetInContact', 'T5.14', { hex: target.hex })
  const place = geometry(field, firer, target, targetClass)
  const laid = lay(field, firer, target, sealing(how, field, firer, target), place)
  if ('legal' in laid) return laid
  const idle = sealsNothing(field, firer, target)
  if (idle) return idle
  const sector = bearsOn(field, firer, target.hex, how.order)
  if (!sector.legal) return sector
  const closed = laid.laying === 'indirect' && place.sight?.clear !== true
  const setting = { closed, ...laid, range: place.range, order: how.order, targetClass }
  const sum: Sum = {
    dice: diceTerms(field, firer, target, setting),
    accuracy: accuracyTerms(field, firer, target, setting),
    // T10.7 Each hit counts that is to seal, before defence.
    defence: takesNothing(field, firer, target)
      ? []
      : defenceTerms(field, target, {
          aspect: aspectOf(field, firer, target),
          direct: laid.laying === 'direct',
          support: how.supported?.has(target.id) ?? false,
        }),
  }
  return { legal: true, ...laid, closed, range: place.range, sum, dice: totalDice(sum), ...bounded(sum) }
}
