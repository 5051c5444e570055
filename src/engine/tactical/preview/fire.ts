/** Chances of a shot, targets, fields of fire: what the order sheet shows. */
import { cellOf, type Hex, hexOf, within } from '../../../kernel/hex'
import { inSector } from '../../../kernel/sector'
import type { Verdict } from '../../../kernel/verdict'
import type { Sum } from '../events'
import { enemyOf, type Field, type Side, type Unit, type UnitId, type Weapon } from '../model'
import type { LayingChoice, OrderKind } from '../orders'
import { embrasureTowards } from '../rules/embrasures'
import { inTrench, trenchFaces } from '../rules/ground'
import { stoppedHits } from '../rules/pool'
import { type How, type Shot, type ShotFault, shotAt } from '../rules/shot'
import { sees } from '../rules/sight'
import { ammoOf } from '../rules/specials'
import { isColumn, isExposed, largestLoad } from '../rules/transport'
import { allUnits, typeOf } from '../rules/units'

/** What a fire order may do, from what its player knows. Probabilities 0…1. */
export type FirePreview = Readonly<{
  sum: Sum
  laying: Weapon['laying']
  dice: number
  accuracy: number
  defence: number
  expectedLosses: number
  /** P(losses = 0, 1, 2, …). */
  losses: readonly number[]
  suppressed: number
  /** Ammo left after the fire. */
  ammo: number
  /** T11.3, T11.7: the second throw, at the load of a carrier; null: it carries nobody. */
  load: LoadPreview | null
}>

/** What the fire may do to a load, if it costs the carrier what calls for the throw. */
export type LoadPreview = Readonly<{
  unit: UnitId
  rule: 'T11.3' | 'T11.7'
  /** P(the throw is made): the carrier loses something, or is destroyed. */
  chance: number
  sum: Sum
  dice: number
  accuracy: number
  defence: number
  /** Of one throw that is made. */
  expectedLosses: number
}>

/** P(exactly k of n dice show `accuracy` or less), k = 0…n. */
const hitChances = (dice: number, accuracy: number): readonly number[] => {
  const p = accuracy / 6
  let chances = [1]
  for (let die = 0; die < dice; die++)
    chances = Array.from(
      { length: die + 2 },
      (_, k) => (chances[k] ?? 0) * (1 - p) + (chances[k - 1] ?? 0) * p,
    )
  return chances
}

/** P(2D6 ≤ steadiness). */
const passChance = (steadiness: number): number => {
  let ways = 0
  for (let a = 1; a <= 6; a++) for (let b = 1; b <= 6; b++) if (a + b <= steadiness) ways++
  return ways / 36
}

const lossChances = (field: Field, target: Unit, hits: readonly number[], defence: number): number[] => {
  const losses: number[] = Array.from({ length: target.strength + 1 }, () => 0)
  hits.forEach((chance, count) => {
    const points = Math.min(target.strength, count - stoppedHits(field.battle.rules, count, defence, 0))
    losses[points] = (losses[points] ?? 0) + chance
  })
  return losses
}

/** T7.3: chance that the target is suppressed, over all numbers of losses; `always`: it tests without any, too. */
const suppressionChance = (
  field: Field,
  target: Unit,
  losses: readonly number[],
  always: boolean,
): number => {
  const type = typeOf(field, target)
  if (type.fearless) return 0
  return losses.reduce((sum, chance, points) => {
    const left = target.strength - points
    if (left <= 0 || (points === 0 && !always)) return sum
    const lost = Math.min(type.strength.full - left, type.steadiness.length - 1)
    return sum + chance * (1 - passChance(type.steadiness[lost] ?? 0))
  }, 0)
}

const mean = (losses: readonly number[]): number =>
  losses.reduce((sum, chance, points) => sum + chance * points, 0)

/** T11.3: what a column loses calls for the throw; of tanks only their end does (T11.7). */
const loadPreview = (
  field: Field,
  firer: Unit,
  { carrier, how, losses }: Readonly<{ carrier: Unit; how: How; losses: readonly number[] }>,
): LoadPreview | null => {
  const load = largestLoad(field, carrier.id)
  const shot = load && shotAt(field, firer, { ...load, ignored: 0 }, { ...how, blind: true, load: true })
  if (!load || !shot?.legal || shot.dice === 0) return null
  const column = isColumn(typeOf(field, carrier))
  const chance = column ? 1 - (losses[0] ?? 1) : (losses[carrier.strength] ?? 0)
  const { sum, dice, accuracy, defence } = shot
  const hits = hitChances(dice, accuracy)
  return {
    unit: load.id,
    rule: column ? 'T11.3' : 'T11.7',
    chance,
    sum,
    dice,
    accuracy,
    defence,
    expectedLosses: mean(lossChances(field, load, hits, defence)),
  }
}

/** The shot's sum and chances; null if it cannot be fired. */
export const firePreview = (field: Field, firer: Unit, target: Unit, how: How): FirePreview | null => {
  const shot = shotAt(field, firer, { ...target, ignored: 0 }, how)
  if (!shot.legal || shot.dice === 0) return null
  const losses = lossChances(field, target, hitChances(shot.dice, shot.accuracy), shot.defence)
  return {
    sum: shot.sum,
    laying: shot.laying,
    dice: shot.dice,
    accuracy: shot.accuracy,
    defence: shot.defence,
    expectedLosses: mean(losses),
    losses,
    suppressed: suppressionChance(
      field,
      target,
      losses,
      how.order === 'suppress' || shot.laying === 'strike' || shot.laying === 'carpet',
    ),
    ammo: firer.ammo - ammoOf(field, firer, how.order),
    load: loadPreview(field, firer, { carrier: target, how: { ...how, ...laidAs(shot) }, losses }),
  }
}

/** The load is fired at as its carrier was; a strike from the air has no laying to choose. */
const laidAs = ({ laying }: Shot): Pick<How, 'laying'> =>
  laying === 'direct' || laying === 'indirect' ? { laying } : {}

/** T10.4: past the faces of its trench a unit fires once it has left it. */
const shotFrom = (field: Field, unit: Unit, target: Unit, how: How): Verdict<ShotFault> => {
  const shot = shotAt(field, unit, target, how)
  if (shot.legal || shot.fault !== 'outOfTrenchFaces') return shot
  return shotAt(field, { ...unit, leftTrench: true }, target, how)
}

/** Known enemies with the verdict on firing at each by an order of this kind. */
export const targetsFor = (
  field: Field,
  id: UnitId,
  kind: OrderKind,
  laying?: LayingChoice,
): readonly Readonly<{ unit: UnitId; verdict: Verdict<ShotFault> }>[] => {
  const unit = field.units[id]
  if (!unit) return []
  const order = kind === 'suppress' ? 'suppress' : kind === 'fireOnMove' ? 'onMove' : 'normal'
  return allUnits(field)
    .filter((other) => other.side === enemyOf(unit.side) && other.hex !== null)
    .filter((other) => other.place === 'map' || isExposed(field, other))
    .map((other) => ({ unit: other.id, verdict: shotFrom(field, unit, other, { order, laying }) }))
}

/** Hexes that a unit may fire at directly from where it stands: range, sight, sector, trench faces. */
export const fieldOfFire = (field: Field, unit: Unit): readonly Hex[] => {
  if (unit.hex === null || unit.place !== 'map' || !unit.deployed) return []
  const { grid } = field.battle
  const type = typeOf(field, unit)
  const ranges = type.weapons.filter((weapon) => weapon.laying === 'direct').map((weapon) => weapon.range.max)
  const from = cellOf(grid, unit.hex)
  const faces = inTrench(field, unit) ? trenchFaces(field, unit.hex) : null
  return within(grid, from, Math.max(0, ...ranges))
    .filter((cell) => cell !== from)
    .filter(
      (cell) =>
        type.kind === 'bunker' ||
        type.sectorDegrees === null ||
        type.turnsFreely ||
        inSector(grid, from, unit.facing, cell, type.sectorDegrees),
    )
    .filter((cell) => !faces || faces.some((face) => inSector(grid, from, face, cell, 60)))
    .map((cell) => hexOf(grid, cell))
    .filter((hex) => type.kind !== 'bunker' || embrasureTowards(field, unit, hex) !== null)
    .filter((hex) => sees(field, unit.hex as Hex, hex))
}

/** Hexes that known enemies of a side may fire at directly. */
export const threatsTo = (field: Field, side: Side): ReadonlySet<Hex> => {
  const hexes = new Set<Hex>()
  for (const enemy of allUnits(field))
    if (enemy.side === enemyOf(side))
      // T10.4 Its order may leave the trench, and with it the faces that bind its fire.
      for (const hex of fieldOfFire(field, { ...enemy, leftTrench: true })) hexes.add(hex)
  return hexes
}
