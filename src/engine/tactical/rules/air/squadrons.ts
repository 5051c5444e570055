/** T15.1: squadrons: whose they are, over which edge they come, when they may fly. */
import type { Hex } from '../../../../kernel/hex'
import type { Field, Unit, UnitType } from '../../model'
import type { Order, OrderKind } from '../../orders'
import type { Edge } from '../../scenario'
import { SEARCH_TURNS } from '../../tables/air'
import { scenarioUnit } from '../offMap'
import { allUnits, typeOf } from '../units'

export const AIR_KINDS = [
  'airEscort',
  'airPatrol',
  'airStrike',
  'airCarpet',
  'airDrop',
  'airRecon',
] as const satisfies readonly OrderKind[]

export type AirKind = (typeof AIR_KINDS)[number]
export type AirOrder = Extract<Order, { kind: AirKind }>

export const isAirKind = (kind: OrderKind): kind is AirKind => AIR_KINDS.includes(kind as AirKind)
export const isAirOrder = (order: Order): order is AirOrder => isAirKind(order.kind)

export const isSquadron = (field: Field, unit: Unit): boolean => typeOf(field, unit).kind === 'air'

/** T15.7: over the map in this turn's air step, or on a mission that goes on through the turn. */
export const isAirborne = (unit: Unit): boolean => unit.place === 'airborne'

/** The edge of the map over which it flies in. */
export const edgeOf = (field: Field, unit: Unit): Edge =>
  scenarioUnit(field.battle, unit.id)?.squadron?.edge ?? (unit.side === 'ussr' ? 'east' : 'west')

/** T15.2, T15.3: is this mission flown by squadrons of the type? */
export const flies = (type: UnitType, kind: AirKind): boolean => {
  switch (kind) {
    case 'airEscort':
      return type.abilities.includes('escort')
    case 'airPatrol':
      return type.abilities.includes('patrol')
    case 'airStrike':
      return type.category === 'groundAttack'
    case 'airCarpet':
      return type.weapons.some((weapon) => weapon.laying === 'carpet')
    case 'airDrop':
      return type.abilities.includes('paradrop') || type.abilities.includes('supplyDrop')
    case 'airRecon':
      return type.abilities.includes('airRecon')
    default:
      return kind satisfies never
  }
}

/** Where a mission leads; null: nowhere, or wherever those go that are escorted. T4.8 A unit that is gone leaves the hex where it fell. */
export const missionPlace = (field: Field, order: AirOrder): Hex | null => {
  switch (order.kind) {
    case 'airEscort':
      return null
    case 'airPatrol':
    case 'airCarpet':
    case 'airDrop':
    case 'airRecon':
      return order.hex
    case 'airStrike':
      return 'unit' in order.aim ? (field.units[order.aim.unit]?.hex ?? null) : order.aim.hex
    default:
      return order satisfies never
  }
}

/** T8.6, [H] T8.6.a: is the squadron on a search that this order goes on with, whatever its radius? */
export const searchesOn = (unit: Unit, hex: Hex): boolean =>
  unit.task?.kind === 'airRecon' && unit.task.hex === hex && unit.task.done < SEARCH_TURNS

/** T15.6: the unit aboard a transport; null: it carries cargo. */
export const aboardOf = (field: Field, unit: Unit): Unit | null =>
  allUnits(field).find((other) => other.place === 'carried' && other.carrier === unit.id) ?? null

/** The turn from which a squadron may fly again (T15.1). */
export const readyAfter = (field: Field, unit: Unit): number =>
  field.turn + (typeOf(field, unit).turnaround ?? 1)

/** Squadrons over the map, by id. */
export const airborne = (field: Field): readonly Unit[] => allUnits(field).filter(isAirborne)
