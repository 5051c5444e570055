/** T15, T3.18: may this squadron be sent on this mission? From what its owner knows. */
import { cellOf, type Hex } from '../../../../kernel/hex'
import { illegal, legal, type Verdict } from '../../../../kernel/verdict'
import type { OrderFault } from '../../checkOrder'
import type { Field, Unit, UnitId } from '../../model'
import { SORTIE_AMMO } from '../../tables/air'
import { strikeShot } from '../air/airShot'
import { type AirKind, type AirOrder, aboardOf, flies, isSquadron, searchesOn } from '../air/squadrons'
import { isDark } from '../calendar'
import { typeOf } from '../units'

export const MISSION_FAULTS = [
  'squadronsFly',
  'squadronsOnly',
  'notReady',
  'otherMission',
  'byNightOnly',
  'nobodyToEscort',
  'aboard',
] as const

type Judgement = Verdict<OrderFault>

/** T15.1: why a squadron takes no order: it is on the ground until a turn. */
export const grounded = (field: Field, unit: Unit): Judgement =>
  unit.ready > field.turn && unit.task === null ? illegal('notReady', 'T15.1', { turn: unit.ready }) : legal

/** Is the mission one of this squadron's, and can it start? */
export const mayFly = (field: Field, unit: Unit, kind: AirKind): Judgement => {
  const type = typeOf(field, unit)
  if (!flies(type, kind)) return illegal('otherMission', 'T15.2')
  if (type.abilities.includes('nightOnly') && !isDark(field)) return illegal('byNightOnly', 'T16.3')
  // T8.6 A search of several turns is one sortie.
  if (unit.ammo < SORTIE_AMMO && unit.task === null)
    return illegal('noAmmo', 'T3.22', { needs: SORTIE_AMMO, has: unit.ammo })
  return legal
}

/** T15.3: one enemy unit that is known. */
const checkStrike = (
  field: Field,
  unit: Unit,
  order: Extract<AirOrder, { kind: 'airStrike' }>,
): Judgement => {
  const target = 'unit' in order.aim ? field.units[order.aim.unit] : undefined
  if (!target || target.side === unit.side) return illegal('noSuchTarget', 'T15.3')
  const shot = strikeShot(field, unit, target, 'strike')
  if (!shot.legal) return shot
  return shot.dice > 0 ? legal : illegal('noDice', 'T4.1')
}

/** T15.2: own bombers, transports or reconnaissance that are able to fly. */
const checkEscort = (field: Field, unit: Unit, id: UnitId): Judgement => {
  const charge = field.units[id]
  if (charge?.side !== unit.side || !isSquadron(field, charge) || charge.place === 'destroyed')
    return illegal('nobodyToEscort', 'T15.2', { unit: id })
  if (typeOf(field, charge).category === 'fighter') return illegal('nobodyToEscort', 'T15.2', { unit: id })
  return grounded(field, charge)
}

const checkPlace = (field: Field, hex: Hex, rule: string): Judgement =>
  cellOf(field.battle.grid, hex) < 0 ? illegal('offTheMap', rule, { hex }) : legal

/** T15.6: with nobody aboard it drops cargo, if it can. */
const checkDrop = (field: Field, unit: Unit, hex: Hex): Judgement => {
  const needed = aboardOf(field, unit) ? 'paradrop' : 'supplyDrop'
  if (!typeOf(field, unit).abilities.includes(needed)) return illegal('otherMission', 'T15.6')
  return checkPlace(field, hex, 'T15.6')
}

/** T8.6: it goes on with its search, or is ready for a new one. */
const checkSearch = (field: Field, unit: Unit, hex: Hex): Judgement => {
  const goesOn = searchesOn(unit, hex)
  if (!goesOn && unit.ready > field.turn) return illegal('notReady', 'T15.1', { turn: unit.ready })
  if (!goesOn && unit.ammo < SORTIE_AMMO)
    return illegal('noAmmo', 'T3.22', { needs: SORTIE_AMMO, has: unit.ammo })
  return checkPlace(field, hex, 'T8.6')
}

/** The particulars of a mission. */
export const checkMission = (field: Field, unit: Unit, order: AirOrder): Judgement => {
  switch (order.kind) {
    case 'airEscort':
      return checkEscort(field, unit, order.unit)
    case 'airPatrol':
      return checkPlace(field, order.hex, 'T15.2')
    case 'airStrike':
      return checkStrike(field, unit, order)
    case 'airCarpet':
      return checkPlace(field, order.hex, 'T15.3')
    case 'airDrop':
      return checkDrop(field, unit, order.hex)
    case 'airRecon':
      return checkSearch(field, unit, order.hex)
    default:
      return order satisfies never
  }
}
