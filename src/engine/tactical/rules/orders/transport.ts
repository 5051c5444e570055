/** T3.8, T3.16, T11.8: who may load, be loaded, unload and hand out ammo. */
import type { Hex } from '../../../../kernel/hex'
import { illegal, legal, type Verdict } from '../../../../kernel/verdict'
import type { Field, Unit, UnitId } from '../../model'
import type { Order } from '../../orders'
import { RESUPPLY, STACK } from '../../tables/modifiers'
import { onBridge } from '../ground'
import { ABOARD_FAULTS, carrierOf, loadsOf, ridesTank, takesAboard } from '../transport'
import { allUnits, typeOf, unitsIn } from '../units'

export const TRANSPORT_FAULTS = [
  ...ABOARD_FAULTS,
  'nobodyToCarry',
  'partnerNotHere',
  'notAboard',
  'nothingAboard',
  'noRoomHere',
  'noCargo',
  'ammoFull',
  'nobodyToSupply',
] as const
export type TransportFault = (typeof TRANSPORT_FAULTS)[number]

export type TransportKind = 'load' | 'takeOn' | 'unload' | 'setDown' | 'resupply'
export type TransportOrder = Extract<Order, { kind: TransportKind }>
type Judgement = Verdict<TransportFault>

/** Both stand in one hex, of one side. */
const isBeside = (unit: Unit, other: Unit | undefined): other is Unit =>
  other !== undefined &&
  other.id !== unit.id &&
  other.side === unit.side &&
  other.place === 'map' &&
  other.hex === unit.hex

/** T11.8: the pair of a load and a carrier that stand in one hex. */
export const mayLoad = (field: Field, load: Unit, carrier: Unit): Judgement =>
  isBeside(load, carrier) && load.place === 'map'
    ? takesAboard(field, carrier, load)
    : illegal('partnerNotHere', 'T11.8', { unit: carrier.id })

/** Those of the hex with whom the unit could load (as `load`, or as the carrier). */
export const loadMates = (field: Field, unit: Unit, as: 'load' | 'takeOn'): readonly Unit[] =>
  unit.hex === null
    ? []
    : unitsIn(field, unit.hex).filter(
        (other) =>
          isBeside(unit, other) &&
          (as === 'load' ? mayLoad(field, unit, other) : mayLoad(field, other, unit)).legal,
      )

/** The telling reason why nobody here can load with the unit. */
const noMate = (field: Field, unit: Unit, as: 'load' | 'takeOn'): Judgement => {
  const here = unit.hex === null ? [] : unitsIn(field, unit.hex).filter((other) => isBeside(unit, other))
  const judged = here.map((other) =>
    as === 'load' ? mayLoad(field, unit, other) : mayLoad(field, other, unit),
  )
  const room = judged.find(
    (each) => !each.legal && (each.fault === 'noRoomAboard' || each.fault === 'heavyGun'),
  )
  if (room) return room
  if (as === 'load' && typeOf(field, unit).kind === 'vehicle')
    return illegal('notALoad', 'T11.4', { unit: unit.id })
  const machines = judged.find((each) => !each.legal && each.fault === 'machinesStay')
  return machines ?? illegal('nobodyToCarry', 'T11.8')
}

const checkPair = (
  field: Field,
  unit: Unit,
  order: TransportOrder | null,
  as: 'load' | 'takeOn',
): Judgement => {
  if (loadMates(field, unit, as).length === 0) return noMate(field, unit, as)
  if (order?.kind === 'load') {
    const carrier = field.units[order.carrier]
    return carrier
      ? mayLoad(field, unit, carrier)
      : illegal('partnerNotHere', 'T11.8', { unit: order.carrier })
  }
  if (order?.kind !== 'takeOn') return legal
  const load = field.units[order.unit]
  return load ? mayLoad(field, load, unit) : illegal('partnerNotHere', 'T11.8', { unit: order.unit })
}

/** T1.3, T5.5: room in the hex for one more of the side. */
export const hasRoomFor = (field: Field, unit: Unit, hex: Hex, more = 1): boolean => {
  const own = unitsIn(field, hex).filter((other) => other.side === unit.side && other.id !== unit.id)
  return own.length + more <= STACK
}

/**
 * T3.8: what is carried gets down where its carrier stands; from tanks riders need no help (T11.5). [H] T11.5.b:
 * nobody does so on a bridge.
 */
export const mayUnload = (field: Field, load: Unit): Judgement => {
  const carrier = carrierOf(field, load)
  if (carrier?.place !== 'map' || load.hex === null) return illegal('notAboard', 'T11.8', { unit: load.id })
  if (onBridge(field, load.hex)) return illegal('noRoomHere', 'T5.5', { hex: load.hex })
  return hasRoomFor(field, load, load.hex) ? legal : illegal('noRoomHere', 'T1.3', { hex: load.hex })
}

const checkSetDown = (field: Field, unit: Unit, order: TransportOrder | null): Judgement => {
  const aboard = loadsOf(field, unit.id).filter((load) => !ridesTank(field, load))
  if (aboard.length === 0) return illegal('nothingAboard', 'T11.8')
  if (order?.kind !== 'setDown') return legal
  const load = aboard.find(({ id }) => id === order.unit)
  return load ? mayUnload(field, load) : illegal('notAboard', 'T11.8', { unit: order.unit })
}

/** T3.16, [H] T11.8.a: a unit of the hex, on foot or aboard, that lacks ammo. */
export const maySupply = (field: Field, from: Unit, to: Unit | undefined): Judgement => {
  const here =
    to !== undefined &&
    to.id !== from.id &&
    to.side === from.side &&
    to.hex === from.hex &&
    (to.place === 'map' || to.place === 'carried')
  if (!here) return illegal('partnerNotHere', 'T3.16', { unit: to?.id ?? '' })
  return to.ammo < typeOf(field, to).ammo ? legal : illegal('ammoFull', 'T3.16', { unit: to.id })
}

export const supplyMates = (field: Field, unit: Unit): readonly Unit[] =>
  allUnits(field).filter((other) => other.hex !== null && maySupply(field, unit, other).legal)

/** T3.16, T11.8: ammo that goes over: at most 5 a turn, no more than there is or than is lacking. */
export const supplyOf = (field: Field, cargo: number, to: Unit): number =>
  Math.min(RESUPPLY, cargo, typeOf(field, to).ammo - to.ammo)

const checkSupply = (field: Field, unit: Unit, order: TransportOrder | null): Judgement => {
  if ((unit.cargo ?? 0) === 0) return illegal('noCargo', 'T3.16')
  if (order?.kind === 'resupply') {
    const to: UnitId = order.unit
    const verdict = maySupply(field, unit, field.units[to])
    return verdict.legal || verdict.fault !== 'partnerNotHere'
      ? verdict
      : illegal('partnerNotHere', 'T3.16', { unit: to })
  }
  return supplyMates(field, unit).length > 0 ? legal : illegal('nobodyToSupply', 'T3.16')
}

/** An order of transport, or only its kind when its particulars are not chosen yet. */
export const checkTransport = (
  field: Field,
  unit: Unit,
  order: TransportOrder | TransportKind,
): Judgement => {
  const whole = typeof order === 'string' ? null : order
  const kind = typeof order === 'string' ? order : order.kind
  switch (kind) {
    case 'load':
    case 'takeOn':
      return checkPair(field, unit, whole, kind)
    case 'unload':
      return mayUnload(field, unit)
    case 'setDown':
      return checkSetDown(field, unit, whole)
    case 'resupply':
      return checkSupply(field, unit, whole)
    default:
      return kind satisfies never
  }
}

/** T11.8: the order of the other that answers a load's or a carrier's; null: nobody's. */
export const answerTo = (field: Field, id: UnitId, order: Order): readonly [UnitId, Order] | null => {
  switch (order.kind) {
    case 'load':
      return [order.carrier, { kind: 'takeOn', unit: id }]
    case 'takeOn':
      return [order.unit, { kind: 'load', carrier: id }]
    case 'setDown':
      return [order.unit, { kind: 'unload' }]
    case 'unload': {
      const carrier = field.units[id]?.carrier ?? null
      return carrier === null ? null : [carrier, { kind: 'setDown', unit: id }]
    }
    default:
      return null
  }
}
