/** T4.4, T4.9, T4.10: the defence of a unit against one attack, as a list of terms. */
import type { Hex } from '../../../kernel/hex'
import type { Term } from '../../../kernel/modifier'
import type { Field, Kind, Unit } from '../model'
import {
  CARRIED_DEFENCE,
  DUG_IN_DEFENCE,
  ORDER_DEFENCE,
  TANK_SUPPORT,
  TERRAIN,
  TRENCH_DEFENCE,
} from '../tables/modifiers'
import { inTrench, onBridge, terrainAt, trenchFaces } from './ground'
import { isTowedByTank, ridesTank } from './transport'
import { isPersonnel, kindOf, movesAsVehicle, typeOf } from './units'

/** From where, and how, a unit is attacked. */
export type Against = Readonly<{
  /** `front`: less than 90° off the facing (T5.10); `side`: flank and rear; `air`: from above. */
  aspect: 'front' | 'side' | 'air'
  direct: boolean
  /** T12.4: a tank that keeps pace stands in the hex. */
  support?: boolean
  /** Close combat by vehicles (T6.4): the trench counts only if they came in through its face. */
  trench?: boolean
}>

/** T10.4 */
const TRENCH: Term = { why: 'trench', value: TRENCH_DEFENCE, rule: 'T10.4' }

const nothing = (why: string, rule: string): readonly Term[] => [{ why, value: 0, rule }]

/** T4.10: units whose defence is 0 whatever else would add. */
const annulled = (field: Field, unit: Unit): readonly Term[] | null => {
  if (unit.hex !== null && onBridge(field, unit.hex)) return nothing('bridge', 'T9.8')
  const marches = unit.order === 'march' && isPersonnel(field, unit) && !movesAsVehicle(field, unit)
  return marches && unit.place !== 'carried' ? nothing('march', 'T3.6') : null
}

const printed = (field: Field, unit: Unit, aspect: Against['aspect']): Term => {
  const type = typeOf(field, unit)
  if (unit.mount === 'on' && type.mounted)
    return { why: 'mounted', value: type.mounted.defence, rule: 'T4.10' }
  return { why: aspect, value: type.defence[aspect], rule: aspect === 'front' ? 'T4.4' : 'T12.1' }
}

/** T9: what the ground gives to units of a kind. */
const groundDefence = ({ battle }: Field, kind: Kind, hex: Hex): Term | null => {
  if (kind === 'air' || kind === 'marker') return null
  const terrain = terrainAt(battle, hex)
  const row = TERRAIN[terrain]
  const value = terrain === 'town' && kind === 'foot' ? battle.rules.townFootDefence : row.defence[kind]
  return value === 0 ? null : { why: terrain, value, rule: row.rule }
}

/** T9: what the ground gives to a unit. */
export const terrainDefence = (field: Field, unit: Unit, hex: Hex): Term | null =>
  // T12.8 Mounted motorcyclists are a target like vehicles.
  groundDefence(field, movesAsVehicle(field, unit) ? 'vehicle' : kindOf(field, unit), hex)

/** T4.9, T4.10: what a hex adds to the defence of foot that stands in it; on a bridge there is none. */
export const footDefenceIn = (field: Field, hex: Hex): readonly Term[] => {
  if (onBridge(field, hex)) return nothing('bridge', 'T9.8')
  const ground = groundDefence(field, 'foot', hex)
  return [...(ground ? [ground] : []), ...(trenchFaces(field, hex).length > 0 ? [TRENCH] : [])]
}

/**
 * The defence that applies to an attack (T4.4): hits that are ignored.
 *
 * @param unit the target, with its order of the turn
 * @returns the terms; their total is never below 0
 */
export const defenceTerms = (field: Field, unit: Unit, against: Against): readonly Term[] => {
  const hex = unit.hex
  const zero = annulled(field, unit)
  if (zero) return zero
  if (hex === null) return [printed(field, unit, against.aspect)]
  const carried = unit.place === 'carried'
  // T12.5 A gun towed by tanks keeps its base defence: no order, no trench.
  if (carried && !isTowedByTank(field, unit))
    return [{ why: 'carried', value: CARRIED_DEFENCE, rule: ridesTank(field, unit) ? 'T11.5' : 'T11.3' }]
  const terms: Term[] = [printed(field, unit, against.aspect)]
  // T10.7 Against a bunker the base defence counts, without an order's.
  const ordered = kindOf(field, unit) === 'bunker' ? null : unit.order
  if (ordered === 'defence' && !carried) terms.push({ why: 'defence', value: ORDER_DEFENCE, rule: 'T3.1' })
  if (ordered === 'ambush') terms.push({ why: 'ambush', value: ORDER_DEFENCE, rule: 'T3.2' })
  const ground = terrainDefence(field, unit, hex)
  if (ground) terms.push(ground)
  if (!carried && (against.trench ?? inTrench(field, unit))) terms.push(TRENCH)
  if (unit.dugIn) terms.push({ why: 'dugIn', value: DUG_IN_DEFENCE, rule: 'T10.4' })
  if (against.support && against.direct && against.aspect === 'front')
    terms.push({ why: 'tankSupport', value: TANK_SUPPORT, rule: 'T12.4' })
  return terms
}
