/** Units of a battle: who they are, and where they start. */

import type { Side, Unit, UnitType } from '../../engine/tactical/model'
import { SIDES } from '../../engine/tactical/model'
import { coverAllowsAmbush, onBridge } from '../../engine/tactical/rules/ground'
import type { ScenarioUnit } from '../../engine/tactical/scenario'
import { canStand } from '../../engine/tactical/setup'
import { STACK } from '../../engine/tactical/tables/modifiers'
import { unitTypes } from '../../engine/tactical/tables/units'
import type { Hex } from '../../kernel/hex'
import { at, error, type Finding, warning } from '../faults'
import { observerFindings } from './observers'
import { hexOffMap, isOnBorder, repeated } from './places'
import type { Ground } from './scenario'
import { transportFindings } from './transport'

/** Findings on the list of units. */
export const unitFindings = (ground: Ground): readonly Finding[] => {
  const { units } = ground.scenario
  return [
    ...repeated(units, (unit) => unit.id).map((i) =>
      error('idTwice', `units[${i}].id`, { detail: { unit: units[i]?.id ?? '' } }),
    ),
    ...SIDES.filter((side) => !units.some((unit) => unit.side === side)).map((side) =>
      error('noUnits', 'units', { detail: { side } }),
    ),
    ...units.flatMap((unit, i) => oneUnit(ground, unit, `units[${i}]`)),
    ...stackFindings(ground),
  ]
}

const oneUnit = (ground: Ground, unit: ScenarioUnit, path: string): readonly Finding[] => {
  const type = Object.hasOwn(unitTypes, unit.type) ? unitTypes[unit.type] : undefined
  if (!type) return [error('unknownType', at(path, 'type'), { detail: { type: unit.type } })]
  return [
    ...countFindings(unit, type, path),
    ...stateFindings(unit, type, path),
    ...embrasureFindings(unit, type, path),
    ...placeFindings(unit, type, path),
    ...(unit.hex === undefined ? [] : standFindings(ground, unit, unit.hex, path)),
    ...arrivalFindings(ground, unit, path),
    ...observerFindings(ground.scenario, unit, type, path),
    ...transportFindings(ground, unit, path),
  ]
}

const NATIONS: Readonly<Record<Side, readonly UnitType['nation'][]>> = {
  ussr: ['ussr', 'any'],
  axis: ['germany', 'romania', 'any'],
}

const countFindings = (unit: ScenarioUnit, type: UnitType, path: string): readonly Finding[] => {
  const { full } = type.strength
  const findings: Finding[] = []
  if ((unit.strength ?? 0) > full)
    findings.push(
      error('strengthOverFull', at(path, 'strength'), { detail: { strength: unit.strength ?? 0, full } }),
    )
  if ((unit.ammo ?? 0) > type.ammo)
    findings.push(
      error('ammoOverFull', at(path, 'ammo'), { detail: { ammo: unit.ammo ?? 0, full: type.ammo } }),
    )
  if (!NATIONS[unit.side].includes(type.nation))
    findings.push(warning('foreignNation', at(path, 'type'), { detail: { nation: type.nation } }))
  return findings
}

const stateFindings = (unit: ScenarioUnit, type: UnitType, path: string): readonly Finding[] => {
  const findings: Finding[] = []
  if (unit.deployed === false && !type.deploys)
    findings.push(error('hasNoTravelState', at(path, 'deployed'), { rule: 'T3.9' }))
  if (unit.mount === 'on' && !type.mounted)
    findings.push(error('cannotMount', at(path, 'mount'), { rule: 'T5.12' }))
  if (unit.concealed && unit.hex === undefined)
    findings.push(error('noCover', at(path, 'concealed'), { rule: 'T9' }))
  return findings
}

/** T10.7: a bunker has one embrasure or more, each at a face of its own; nobody else has any. */
const embrasureFindings = (unit: ScenarioUnit, type: UnitType, path: string): readonly Finding[] => {
  if (unit.embrasures === undefined) return []
  const place = at(path, 'embrasures')
  if (type.kind !== 'bunker') return [error('notABunker', place, { rule: 'T10.7' })]
  if (unit.embrasures.length === 0) return [error('emptyList', place, { rule: 'T10.7' })]
  return repeated(unit.embrasures, (face) => face).map((i) =>
    error('embrasureTwice', at(place, i), { rule: 'T10.7' }),
  )
}

/** A unit starts on the map, in reserve, off the map or with a host; squadrons have no place. */
const placeFindings = (unit: ScenarioUnit, type: UnitType, path: string): readonly Finding[] => {
  const { hex, arrives, offMap, host, carriedBy } = unit
  const places = [hex, arrives, offMap, host, carriedBy].filter((place) => place !== undefined)
  if (type.kind === 'air') {
    if (unit.hex !== undefined) return [error('airOnMap', at(path, 'hex'), { rule: 'T15.1' })]
    return unit.squadron === undefined
      ? [error('noSquadron', path, { rule: 'T15.1' })]
      : squadronFindings(unit, path)
  }
  if (unit.squadron !== undefined) return [error('notASquadron', at(path, 'squadron'), { rule: 'T15.1' })]
  if (places.length === 0) return [error('noPlace', path)]
  if (places.length > 1) return [error('twoPlaces', path)]
  const artillery = type.weapons.some((weapon) => weapon.laying === 'indirect')
  return unit.offMap && !artillery ? [error('notArtillery', at(path, 'offMap'), { rule: 'T13.9' })] : []
}

/** T15.1: squadrons come over their edge and have no other place. */
const squadronFindings = (unit: ScenarioUnit, path: string): readonly Finding[] =>
  (['arrives', 'offMap', 'host'] as const)
    .filter((place) => unit[place] !== undefined)
    .map((place) => error('twoPlaces', at(path, place), { rule: 'T15.1' }))

const standFindings = (
  { battle, start }: Ground,
  listed: ScenarioUnit,
  hex: Hex,
  path: string,
): readonly Finding[] => {
  const lost = hexOffMap(battle.grid, hex, at(path, 'hex'))
  const unit = start.units[listed.id]
  if (lost.length > 0 || !unit || unit.place !== 'map') return lost
  const detail = { unit: listed.id, hex }
  if (!canStand(start, { ...unit, mount: listed.mount ?? null }, hex))
    return [error('impassable', at(path, 'hex'), { rule: 'T5.4', hex, detail })]
  return listed.concealed && !coverAllowsAmbush(start, unit, hex)
    ? [error('noCover', at(path, 'concealed'), { rule: 'T9', hex, detail })]
    : []
}

/** Reinforcements come over the rim, on ground where they can stand, while the battle lasts. */
const arrivalFindings = (
  { battle, scenario, start }: Ground,
  listed: ScenarioUnit,
  path: string,
): readonly Finding[] => {
  const unit = start.units[listed.id]
  if (!listed.arrives || !unit) return []
  const { turn, hexes } = listed.arrives
  const findings: Finding[] = []
  const place = at(path, 'arrives')
  if (turn > scenario.turns)
    findings.push(error('arrivesTooLate', at(place, 'turn'), { detail: { turn, turns: scenario.turns } }))
  if (hexes.length === 0 && battle.types[listed.type]?.kind !== 'air')
    findings.push(error('emptyList', at(place, 'hexes')))
  for (const [i, hex] of hexes.entries()) {
    const entry = at(at(place, 'hexes'), i)
    const lost = hexOffMap(battle.grid, hex, entry)
    findings.push(...lost)
    if (lost.length > 0) continue
    if (!isOnBorder(battle.grid, hex)) findings.push(error('notOnBorder', entry, { hex, detail: { hex } }))
    else if (!canStand(start, unit, hex))
      findings.push(error('impassable', entry, { rule: 'T5.4', hex, detail: { unit: listed.id, hex } }))
  }
  return findings
}

/** T1.3: three of a side in a hex, T5.5: one on a bridge; and never both sides in one. */
const stackFindings = ({ scenario, battle, start }: Ground): readonly Finding[] => {
  const sides = new Map<Hex, Record<Side, number>>()
  return scenario.units.flatMap(({ id, hex }, i) => {
    const unit: Unit | undefined = start.units[id]
    if (hex === undefined || unit?.place !== 'map') return []
    if (hexOffMap(battle.grid, hex, '').length > 0) return []
    const path = `units[${i}].hex`
    const here = sides.get(hex) ?? { ussr: 0, axis: 0 }
    here[unit.side] += 1
    sides.set(hex, here)
    const place = { hex, detail: { hex, units: here[unit.side] } }
    if (here.ussr > 0 && here.axis > 0) return [error('bothSides', path, place)]
    if (onBridge(start, hex) && here[unit.side] > 1)
      return [error('bridgeFull', path, { ...place, rule: 'T5.5' })]
    return here[unit.side] > STACK ? [error('stackFull', path, { ...place, rule: 'T1.3' })] : []
  })
}
