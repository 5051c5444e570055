/** Does a catalogue of units agree with itself and with the rules? */
import type { Kind, UnitType, UnitTypeId, Weapon } from '../../engine/tactical/model'
import { at, error, type Finding } from '../faults'

/** All contradictions; empty for a catalogue that the rules may trust. Paths begin with the unit's id. */
export const checkCatalogue = (types: Readonly<Record<UnitTypeId, UnitType>>): readonly Finding[] =>
  Object.keys(types)
    .sort()
    .flatMap((id) => {
      const type = types[id] as UnitType
      return [
        ...(type.id === id ? [] : [error('keyDiffers', at(id, 'id'))]),
        ...type.weapons.flatMap((weapon, i) => weaponFindings(type, weapon, `${id}.weapons[${i}]`)),
        ...steadinessFindings(type, at(id, 'steadiness')),
        ...speedFindings(type, id),
        ...kindFindings(type, id),
      ]
    })

/** T4.3: the farther the worse, and every range of the weapon in some band. */
const weaponFindings = (type: UnitType, weapon: Weapon, path: string): readonly Finding[] => {
  const { accuracy, range } = weapon
  const findings: Finding[] = []
  for (const [i, band] of accuracy.entries()) {
    const nearer = accuracy[i - 1]
    if (nearer && (band.upTo <= nearer.upTo || band.value >= nearer.value))
      findings.push(error('bandsOutOfOrder', `${path}.accuracy[${i}]`, { rule: 'T4.3' }))
  }
  if (accuracy.at(-1)?.upTo !== range.max || range.min > range.max)
    findings.push(error('bandsMissRange', at(path, 'range'), { rule: 'T4.2' }))
  if (type.ammo === 0) findings.push(error('ammoMissing', at(path, 'dice'), { rule: 'T3.22' }))
  return [...findings, ...bridgeFindings(type, weapon, path)]
}

/** T9.8: guns of 105 mm and more fight bridges with their dice against fortifications; others cannot. */
const bridgeFindings = (type: UnitType, { dice }: Weapon, path: string): readonly Finding[] => {
  if (type.kind === 'air') return []
  const due = type.calibreMm >= 105 ? dice.fortification : undefined
  return dice.bridge === due ? [] : [error('bridgeDiceDiffer', at(path, 'dice'), { rule: 'T9.8' })]
}

/** T7.2: one value for each strength that a unit may have, none above the one before. */
const steadinessFindings = ({ steadiness, strength }: UnitType, path: string): readonly Finding[] => {
  if (steadiness.length !== strength.full) return [error('steadinessLength', path, { rule: 'T7.2' })]
  const rises = steadiness.some((value, lost) => value > (steadiness[lost - 1] ?? value))
  return rises ? [error('steadinessRises', path, { rule: 'T7.2' })] : []
}

/** T5.1: never slower in column, nor on a road; what cannot move by itself has no speed. */
const speedFindings = ({ speed, mobility, heavy, mounted }: UnitType, id: string): readonly Finding[] => {
  const immobile = heavy || ['static', 'air', 'attached'].includes(mobility)
  if ((speed === null) !== immobile) return [error('speedOfTheImmobile', at(id, 'speed'), { rule: 'T5.1' })]
  return [speed, mounted?.speed].flatMap((each) =>
    each && (each.manoeuvre > each.march || each.march > each.road)
      ? [error('speedsOutOfOrder', at(id, 'speed'), { rule: 'T5.1' })]
      : [],
  )
}

type Trait = Readonly<{ name: keyof UnitType; has: boolean; may: boolean }>

/** What only some kinds have. */
const kindFindings = (type: UnitType, id: string): readonly Finding[] => {
  const { kind, closeCombat } = type
  const traits: readonly Trait[] = [
    { name: 'armoured', has: type.armoured, may: kind === 'vehicle' },
    { name: 'deploys', has: type.deploys, may: kind === 'crew' || type.category === 'rocket' },
    { name: 'sectorDegrees', has: type.sectorDegrees !== null, may: kind !== 'foot' && kind !== 'air' },
    { name: 'turnsFreely', has: type.turnsFreely, may: type.category === 'assaultGun' },
    { name: 'heavy', has: type.heavy, may: type.category === 'flak' },
    { name: 'mounted', has: type.mounted !== undefined, may: kind === 'foot' },
    { name: 'turnaround', has: type.turnaround !== undefined, may: kind === 'air' },
    { name: 'observer', has: type.observer !== undefined, may: kind === 'marker' },
    { name: 'closeCombat', has: closeCombat.accuracy > 0, may: FIGHTS_HAND_TO_HAND[kind] },
  ]
  const odd = traits.filter(({ has, may }) => has && !may)
  const findings = odd.map(({ name }) => error('kindDiffers', at(id, name), { detail: { kind } }))
  const needsGun = type.armoured || closeCombat.antiTank
  return needsGun && !closeCombat.gun
    ? [...findings, error('gunMissing', at(id, 'closeCombat'), { rule: 'T6.5' })]
    : findings
}

/** T6.3; crews of lorries and rocket launchers defend themselves as crews. */
const FIGHTS_HAND_TO_HAND: Readonly<Record<Kind, boolean>> = {
  foot: true,
  crew: true,
  vehicle: true,
  air: false,
  bunker: false,
  marker: false,
}
