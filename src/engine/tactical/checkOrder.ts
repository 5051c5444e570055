/**
 * May this unit be given this order? Judged from what its owner knows (a SideView), so that a refusal
 * tells nothing about hidden enemies. The order sheet, the referee and the random player ask the same.
 */
import { cellOf, distance } from '../../kernel/hex'
import { illegal, legal, type Verdict } from '../../kernel/verdict'
import type { Field, Side, Unit, UnitId } from './model'
import { isMove, type MoveOrder, type Order, type OrderKind } from './orders'
import { canStand } from './placement'
import { isAirKind, isSquadron } from './rules/air/squadrons'
import { isNight } from './rules/calendar'
import { inContact } from './rules/contact'
import { coverAllowsAmbush, onBridge } from './rules/ground'
import { afoot, asOrdered } from './rules/mounts'
import { scenarioUnit } from './rules/offMap'
import { checkAim, checkPolicy, checkSmoke, mayLaySmoke } from './rules/orders/aiming'
import { checkMission, grounded, MISSION_FAULTS, mayFly } from './rules/orders/missions'
import { checkNight, NIGHT_FAULTS } from './rules/orders/night'
import { checkSpecial, SPECIAL_FAULTS } from './rules/orders/special'
import { checkTransport, mayUnload, TRANSPORT_FAULTS } from './rules/orders/transport'
import { checkWorks, isWorksOrder, WORKS_FAULTS } from './rules/orders/works'
import { mayFire, SHOT_FAULTS } from './rules/shot'
import { sees } from './rules/sight'
import { ammoOf, holdOn } from './rules/specials'
import { mayMove } from './rules/step'
import { PATH_FAULTS, timetable } from './rules/timetable'
import { ridesTank } from './rules/transport'
import { allUnits, isSuppressed, typeOf, unitsIn } from './rules/units'
import { STACK } from './tables/modifiers'

/** Every reason against an order; those of several rules stand in it more than once. */
export const ORDER_FAULTS = [
  ...SHOT_FAULTS,
  ...PATH_FAULTS,
  ...SPECIAL_FAULTS,
  ...NIGHT_FAULTS,
  ...WORKS_FAULTS,
  ...MISSION_FAULTS,
  ...TRANSPORT_FAULTS,
  'noSuchUnit',
  'gone',
  'notArrived',
  'notAnEntryHex',
  'mustEnter',
  'attached',
  'riding',
  'offMapStands',
  'inContactFightsOrLeaves',
  'notInContact',
  'crewsDoNot',
  'unarmed',
  'noCover',
  'inEnemySight',
  'onBridgeNoAmbush',
  'nameTheUnit',
  'needsIndirect',
  'leaveIntoEnemy',
  'leaveIntoFull',
  'leaveOneStep',
  'leaveNotNeighbour',
  'bridgeNotAssaulted',
  'paceNotHere',
  'slowVehicle',
  'noSmoke',
] as const
export type OrderFault = (typeof ORDER_FAULTS)[number]

type Judgement = Verdict<OrderFault>

/** Why a unit takes no order at all; legal if it takes some. */
export const barred = (field: Field, unit: Unit): Judgement => {
  if (unit.place === 'destroyed' || unit.place === 'exited' || unit.place === 'merged')
    return illegal('gone', 'T2.1')
  if (isSuppressed(unit) && !isNight(field)) return illegal('suppressed', 'T7.4')
  const offMap = unit.place === 'offMap' || unit.place === 'reserve'
  if (isNight(field) && offMap) return illegal('waitsForMorning', 'T16.2')
  const bearer = unit.carrier === null ? undefined : field.units[unit.carrier]
  if (unit.place === 'carried' && bearer && isSquadron(field, bearer)) return illegal('aboard', 'T15.6')
  if (unit.place !== 'reserve') return legal
  if (isSquadron(field, unit)) return grounded(field, unit)
  const turn = scenarioUnit(field.battle, unit.id)?.arrives?.turn ?? 0
  return field.turn < turn ? illegal('notArrived', 'T5.1', { turn }) : legal
}

/** T11.5, T11.7: what is carried unloads; riders of tanks may also get down to march or to defend. */
const fitsAboard = (field: Field, unit: Unit, kind: OrderKind): Judgement => {
  if (kind === 'unload') return legal
  const freely = MOVES.includes(kind) || kind === 'defence'
  if (!freely || !ridesTank(field, unit)) return illegal('riding', 'T11.7')
  return mayUnload(field, unit)
}

const MOVES: readonly OrderKind[] = ['manoeuvre', 'march', 'assault', 'fireOnMove']

/** What the unit's place on the table leaves it to do. */
const fitsPlace = (field: Field, unit: Unit, kind: OrderKind): Judgement => {
  if (isNight(field) !== (kind === 'night'))
    return kind === 'night' ? illegal('onlyAtNight', 'T16.2') : illegal('nightOrdersOnly', 'T16.2')
  // [H] T16.1.a: who is carried or yet to come has no part in the night.
  if (kind === 'night') return unit.place === 'map' ? legal : illegal('waitsForMorning', 'T16.2')
  if (isSquadron(field, unit)) return isAirKind(kind) ? legal : illegal('squadronsFly', 'T15.1')
  if (isAirKind(kind)) return illegal('squadronsOnly', 'T15.1')
  const moves = MOVES.includes(kind)
  if (unit.place === 'reserve') return moves ? legal : illegal('mustEnter', 'T5.1')
  if (unit.place === 'attached') return kind === 'attachObserver' ? legal : illegal('attached', 'T3.17')
  if (unit.place === 'carried') return fitsAboard(field, unit, kind)
  if (unit.place === 'offMap')
    return kind === 'defence' || kind === 'suppress' || kind === 'smoke'
      ? legal
      : illegal('offMapStands', 'T13.9')
  if (unit.hex === null) return illegal('gone', 'T2.1')
  if (inContact(field, unit.hex)) {
    // [H] T5.14.a: it fights on, or leaves by one step.
    const may = kind === 'fightOn' || kind === 'manoeuvre' || kind === 'march'
    return may ? legal : illegal('inContactFightsOrLeaves', 'T5.14')
  }
  return kind === 'fightOn' ? illegal('notInContact', 'T5.14') : legal
}

const isArmed = (field: Field, unit: Unit): boolean => {
  const { weapons, closeCombat } = typeOf(field, unit)
  return (
    weapons.some((weapon) => weapon.laying === 'direct' || weapon.laying === 'indirect') ||
    closeCombat.accuracy > 1
  )
}

/** T9, T3.25, [H] T3.25.b: judged by the enemies that the owner knows of; of others a refusal would tell him. */
const mayAmbush = (field: Field, unit: Unit): Judgement => {
  const hex = unit.hex as string
  if (!coverAllowsAmbush(field, unit, hex))
    return illegal(onBridge(field, hex) ? 'onBridgeNoAmbush' : 'noCover', 'T9', { hex })
  if (unit.concealed) return legal
  const seenBy = allUnits(field).find(
    (other) =>
      other.side !== unit.side && other.place === 'map' && other.hex !== null && sees(field, other.hex, hex),
  )
  return seenBy ? illegal('inEnemySight', 'T3.25', { unit: seenBy.id }) : legal
}

const held = (field: Field, unit: Unit): Judgement => {
  const hold = holdOn(field, unit.side)
  return hold ? illegal('heldFire', 'T3.23.a', { turn: hold.untilTurn }) : legal
}

const mayFireMoving = (field: Field, unit: Unit): Judgement => {
  const free = held(field, unit)
  if (!free.legal) return free
  const needs = ammoOf(field, unit, 'onMove')
  return unit.ammo < needs
    ? illegal('noAmmo', 'T3.22', { needs, has: unit.ammo })
    : (mayMove(field, unit, 'fireOnMove') ?? legal)
}

const mayAssault = (field: Field, unit: Unit): Judgement => {
  const free = held(field, unit)
  return free.legal ? (mayMove(field, unit, 'assault') ?? legal) : free
}

/** Who may be given an order of this kind (the column "who" of T3). */
const fitsUnit = (field: Field, unit: Unit, kind: OrderKind): Judgement => {
  const type = typeOf(field, unit)
  switch (kind) {
    case 'defence':
      return type.kind === 'marker' || type.kind === 'air' ? illegal('attached', 'T3.1') : legal
    case 'ambush': {
      // T5.12 Who has no cover mounted may have it on foot.
      const afootToo = mayAmbush(field, afoot(unit))
      return afootToo.legal ? afootToo : mayAmbush(field, unit)
    }
    case 'suppress':
      return mayFire(field, afoot(unit), 'suppress')
    case 'smoke':
      return mayLaySmoke(field, afoot(unit))
    case 'fireOnMove':
      if (type.kind === 'crew') return illegal('crewsDoNot', 'T3.4')
      if (!isArmed(field, unit)) return illegal('unarmed', 'T3.4')
      if (type.kind === 'vehicle' && (type.speed?.manoeuvre ?? 0) <= 1) return illegal('slowVehicle', 'T5.11')
      return mayFireMoving(field, unit)
    case 'assault':
      if (type.kind === 'crew') return illegal('crewsDoNot', 'T3.7')
      if (!isArmed(field, unit)) return illegal('unarmed', 'T3.7')
      return mayAssault(field, unit)
    case 'manoeuvre':
    case 'march':
      return mayMove(field, unit, kind) ?? legal
    case 'fightOn':
      return legal
    case 'airEscort':
    case 'airPatrol':
    case 'airStrike':
    case 'airCarpet':
    case 'airDrop':
    case 'airRecon':
      return mayFly(field, unit, kind)
    case 'limber':
    case 'deploy':
    case 'sector':
    case 'digIn':
    case 'regroup':
    case 'attachObserver':
      return checkSpecial(field, unit, kind)
    case 'night':
      return checkNight(field, unit, null)
    case 'layMines':
    case 'clearMines':
    case 'removeWire':
    case 'blowObstacle':
    case 'blowBunker':
    case 'blowBridge':
    case 'buildBridge':
      return checkWorks(field, unit, kind)
    case 'load':
    case 'takeOn':
    case 'unload':
    case 'setDown':
    case 'resupply':
      return checkTransport(field, unit, kind)
    default:
      return kind satisfies never
  }
}

/** Is there any way to give this unit an order of this kind? (the palette) */
export const checkKind = (field: Field, side: Side, id: UnitId, kind: OrderKind): Judgement => {
  const unit = field.units[id]
  if (!unit || unit.side !== side) return illegal('noSuchUnit', 'T2.1', { unit: id })
  const able = barred(field, unit)
  if (!able.legal) return able
  const placed = fitsPlace(field, unit, kind)
  return placed.legal ? fitsUnit(field, unit, kind) : placed
}

/** T5.13: leaving close combat: one step, not into an enemy's or a full hex. */
const checkLeaving = (field: Field, unit: Unit, to: string): Judgement => {
  const here = unitsIn(field, to)
  if (here.some((other) => other.side !== unit.side)) return illegal('leaveIntoEnemy', 'T5.13', { hex: to })
  return here.length >= STACK ? illegal('leaveIntoFull', 'T5.13', { hex: to }) : legal
}

/** T12.4, [H] T12.4.a: the unit to keep pace with stands here and is another; its order may still be written. */
const checkPace = (field: Field, unit: Unit, pace: UnitId): Judgement => {
  const other = pace === unit.id ? undefined : field.units[pace]
  return other && other.side === unit.side && other.hex === unit.hex
    ? legal
    : illegal('paceNotHere', 'T12.4', { unit: pace })
}

const checkMove = (field: Field, unit: Unit, order: MoveOrder): Judgement => {
  const bridge = order.kind === 'assault' ? order.path.find((hex) => onBridge(field, hex)) : undefined
  if (bridge !== undefined) return illegal('bridgeNotAssaulted', 'T5.5', { hex: bridge })
  const table = timetable(field, unit, order)
  if (!table.legal) return table
  if (unit.place === 'reserve') {
    const entries = scenarioUnit(field.battle, unit.id)?.arrives?.hexes ?? []
    if (!entries.includes(order.path[0] as string))
      return illegal('notAnEntryHex', 'T5.1', { hex: order.path[0] ?? '' })
  }
  if (unit.place === 'map' && unit.hex !== null && inContact(field, unit.hex)) {
    if (order.path.length > 1) return illegal('leaveOneStep', 'T5.13')
    return checkLeaving(field, unit, order.path[0] as string)
  }
  if (order.pace !== undefined) {
    const pace = checkPace(field, unit, order.pace)
    if (!pace.legal) return pace
  }
  if (order.kind !== 'fireOnMove') return legal
  // T12.6, T12.8 Who rides cannot fire.
  const rides = asOrdered(unit, order).mount === 'on'
  return rides ? illegal('noIntensity', 'T12.6') : checkAim(field, unit, order.aim, 'onMove')
}

/** T10.4, T5.12: trench and horses count as this order has it, not as that of the last turn had. */
const inThisTurn = (unit: Unit, order: Order): Unit => ({
  ...asOrdered(unit, order),
  leftTrench: 'leaveTrench' in order && order.leaveTrench === true,
})

/** T5.4: nobody mounts in a forest off the road. */
const checkMounting = (field: Field, unit: Unit, order: Order): Judgement => {
  const then = asOrdered(unit, order)
  return then.mount === 'on' && unit.mount === 'off' && unit.hex !== null && !canStand(field, then, unit.hex)
    ? illegal('mountedInForest', 'T5.4', { hex: unit.hex })
    : legal
}

const checkStand = (field: Field, unit: Unit, order: Exclude<Order, MoveOrder>): Judgement => {
  const mounting = checkMounting(field, unit, order)
  if (!mounting.legal) return mounting
  switch (order.kind) {
    case 'defence':
      return checkPolicy(field, inThisTurn(unit, order), order)
    case 'ambush': {
      const hides = mayAmbush(field, asOrdered(unit, order))
      return hides.legal ? checkPolicy(field, inThisTurn(unit, order), order) : hides
    }
    case 'suppress':
      return checkAim(field, inThisTurn(unit, order), order.aim, 'suppress', order.laying)
    case 'airEscort':
    case 'airPatrol':
    case 'airStrike':
    case 'airCarpet':
    case 'airDrop':
    case 'airRecon':
      return checkMission(field, unit, order)
    case 'smoke':
      return checkSmoke(field, inThisTurn(unit, order), order.hex)
    case 'fightOn':
      return legal
    case 'night':
      return checkNight(field, unit, order)
    case 'load':
    case 'takeOn':
    case 'unload':
    case 'setDown':
    case 'resupply':
      return checkTransport(field, unit, order)
    default:
      return isWorksOrder(order) ? checkWorks(field, unit, order) : checkSpecial(field, unit, order)
  }
}

/** T5.13: the standing wish to leave close combat after a round. */
const checkLeavePolicy = (field: Field, unit: Unit, order: Order): Judgement => {
  if (!('leave' in order) || order.leave === undefined) return legal
  const { grid } = field.battle
  const to = cellOf(grid, order.leave.to)
  if (to < 0) return illegal('offTheMap', 'T5.13', { hex: order.leave.to })
  const from = isMove(order) ? (order.path[order.path.length - 1] ?? unit.hex) : unit.hex
  return from !== null && distance(grid, cellOf(grid, from), to) === 1
    ? legal
    : illegal('leaveNotNeighbour', 'T5.13', { hex: order.leave.to })
}

/**
 * The whole verdict on one order.
 *
 * @param field the owner's view
 * @returns legal, or the first reason against it with its rule
 */
export const checkOrder = (field: Field, side: Side, id: UnitId, order: Order): Judgement => {
  const kind = checkKind(field, side, id, order.kind)
  if (!kind.legal) return kind
  const unit = field.units[id] as Unit
  const whole = isMove(order) ? checkMove(field, unit, order) : checkStand(field, unit, order)
  return whole.legal ? checkLeavePolicy(field, unit, order) : whole
}
