/** Who may be given a special order of this kind (T3.9–T3.17), and its particulars. */
import { illegal, legal, type Verdict } from '../../../../kernel/verdict'
import type { Field, Unit } from '../../model'
import type { Order, OrderKind } from '../../orders'
import { onBridge, trenchFaces } from '../ground'
import { isBattered } from '../regroup'
import { loadsOf } from '../transport'
import { takesObservers, typeOf } from '../units'

export const SPECIAL_FAULTS = [
  'notDeployable',
  'alreadyLimbered',
  'alreadyDeployed',
  'noSector',
  'limbered',
  'cannotDig',
  'trenchThere',
  'observersOnly',
  'hostNotHere',
  'hostUnfit',
  'nobodyToRegroup',
  'cannotMerge',
  'hostFull',
] as const
export type SpecialFault = (typeof SPECIAL_FAULTS)[number]

type SpecialKind = Extract<OrderKind, 'limber' | 'deploy' | 'sector' | 'digIn' | 'regroup' | 'attachObserver'>
type SpecialOrder = Extract<Order, { kind: SpecialKind }>
type Judgement = Verdict<SpecialFault>

const checkGun = (field: Field, unit: Unit, kind: 'limber' | 'deploy' | 'sector'): Judgement => {
  const type = typeOf(field, unit)
  if (kind === 'sector' && type.sectorDegrees === null) return illegal('noSector', 'T3.10')
  if (!type.deploys) return illegal('notDeployable', 'T3.9')
  if (kind === 'limber') return unit.deployed ? legal : illegal('alreadyLimbered', 'T3.9')
  if (kind === 'deploy') return unit.deployed ? illegal('alreadyDeployed', 'T3.9') : legal
  return unit.deployed ? legal : illegal('limbered', 'T3.10')
}

const checkDigging = (field: Field, unit: Unit, order: SpecialOrder | null): Judgement => {
  const { kind } = typeOf(field, unit)
  const hex = unit.hex as string
  if ((kind !== 'foot' && kind !== 'crew') || onBridge(field, hex)) return illegal('cannotDig', 'T3.13')
  if (order?.kind === 'digIn' && trenchFaces(field, hex).includes(order.face))
    return illegal('trenchThere', 'T3.13', { hex, face: order.face })
  return legal
}

/**
 * T3.14: same nation and kind, or crews into foot; both in one hex. [H] T3.14.d: points that are not alike
 * do not add up: figures and guns, armour and what is not armour.
 */
export const mayMerge = (field: Field, host: Unit, donor: Unit): boolean => {
  const [a, b] = [typeOf(field, host), typeOf(field, donor)]
  const sameHex = host.place === 'map' && donor.place === 'map' && host.hex === donor.hex
  const samePoints = a.strength.points === b.strength.points && a.targetClass === b.targetClass
  const alike = a.kind === b.kind && samePoints
  const crewsIntoFoot = a.kind === 'foot' && b.kind === 'crew'
  const men = a.kind === 'foot' || a.kind === 'crew' || a.kind === 'vehicle'
  // [H] T3.14.e What carries others gives nothing away: its load would be left without a carrier.
  const free = loadsOf(field, donor.id).length === 0
  return (
    host.side === donor.side && sameHex && men && free && a.nation === b.nation && (alike || crewsIntoFoot)
  )
}

const comrades = (field: Field, unit: Unit): readonly Unit[] =>
  Object.values(field.units).filter(
    (other) => other.id !== unit.id && (mayMerge(field, unit, other) || mayMerge(field, other, unit)),
  )

const checkRegroup = (field: Field, unit: Unit, order: SpecialOrder | null): Judgement => {
  if (comrades(field, unit).length === 0) return illegal('nobodyToRegroup', 'T3.14')
  if (order?.kind !== 'regroup') return legal
  const host = field.units[order.host]
  if (!host || host.hex !== unit.hex || host.side !== unit.side)
    return illegal('hostNotHere', 'T3.14', { unit: order.host })
  if (!isBattered(field, host)) return illegal('hostFull', 'T3.14', { unit: host.id })
  return host.id === unit.id || mayMerge(field, host, unit)
    ? legal
    : illegal('cannotMerge', 'T3.14', { unit: order.host })
}

const checkObserver = (field: Field, unit: Unit, order: SpecialOrder | null): Judgement => {
  if (typeOf(field, unit).kind !== 'marker') return illegal('observersOnly', 'T3.17')
  if (order?.kind !== 'attachObserver') return legal
  const host = field.units[order.host]
  if (!host || host.side !== unit.side || host.hex !== unit.hex || host.id === unit.host)
    return illegal('hostNotHere', 'T3.17', { unit: order.host })
  return host.place === 'map' && takesObservers(typeOf(field, host))
    ? legal
    : illegal('hostUnfit', 'T13.4', { unit: order.host })
}

/** A special order, or only its kind when its particulars are not chosen yet. */
export const checkSpecial = (field: Field, unit: Unit, order: SpecialOrder | SpecialKind): Judgement => {
  const whole = typeof order === 'string' ? null : order
  const kind = typeof order === 'string' ? order : order.kind
  switch (kind) {
    case 'limber':
    case 'deploy':
    case 'sector':
      return checkGun(field, unit, kind)
    case 'digIn':
      return checkDigging(field, unit, whole)
    case 'regroup':
      return checkRegroup(field, unit, whole)
    case 'attachObserver':
      return checkObserver(field, unit, whole)
    default:
      return kind satisfies never
  }
}
