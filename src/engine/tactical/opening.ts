/** The sheets are opened: who carries out what, who goes into ambush (T2.1, T3.25, T5.3, T5.10). */

import { checkOrder } from './checkOrder'
import type { Event } from './events'
import { type Stage, type Step, stage } from './ledger'
import { enemyOf, type Side, type SideView, type State, type Unit } from './model'
import { isMove, type Order } from './orders'
import { coverAllowsAmbush } from './rules/ground'
import { asOrdered, mountAtFirst } from './rules/mounts'
import { sees } from './rules/sight'
import { allUnits, typeOf } from './rules/units'
import { viewFor } from './view'

/** T3.25: does any enemy, known or not, have the hex in sight? */
const inEnemySight = (state: State, unit: Unit): boolean =>
  allUnits(state).some(
    (other) =>
      other.side === enemyOf(unit.side) &&
      other.place === 'map' &&
      other.hex !== null &&
      sees(state, other.hex, unit.hex as string),
  )

/** [H] T3.25.b: an ambush that fails stands as plain Defence, and no event tells its owner. */
const goesIntoAmbush = (state: State, unit: Unit, order: Order): boolean =>
  order.kind === 'ambush' &&
  !unit.concealed &&
  unit.hex !== null &&
  coverAllowsAmbush(state, unit, unit.hex) &&
  !inEnemySight(state, unit)

/**
 * T5.10: a unit that does not move may turn free of cost; guns and heavy machine guns only by T3.10. T10.7:
 * an embrasure stays where it is.
 */
const turnsTo = (state: State, unit: Unit, order: Order) => {
  const { deploys, kind } = typeOf(state, unit)
  const stands = !isMove(order) && !deploys && kind !== 'bunker'
  return stands && 'facing' in order && order.facing !== undefined && order.facing !== unit.facing
    ? order.facing
    : null
}

/** T5.12: a unit that stands mounts or gets down at once; one that moves does so at tick 0. */
const mounts = (unit: Unit, order: Order): Event[] => {
  const mount = isMove(order) ? null : mountAtFirst(order)
  return mount === null || unit.mount === null || unit.mount === mount
    ? []
    : [{ kind: 'mounted', rule: 'T5.12', unit: unit.id, mount }]
}

const opened = (state: State, standing: Unit, order: Order): Event[] => {
  const unit = asOrdered(standing, order)
  const leftTrench = 'leaveTrench' in order && order.leaveTrench === true
  const events: Event[] = [{ kind: 'ordered', rule: 'T2.1', unit: unit.id, order: order.kind, leftTrench }]
  const facing = turnsTo(state, unit, order)
  events.push(...mounts(standing, order))
  if (facing) events.push({ kind: 'faced', rule: 'T5.10', unit: unit.id, facing })
  if (goesIntoAmbush(state, unit, order)) events.push({ kind: 'concealed', rule: 'T3.25', unit: unit.id })
  return events
}

/** T5.3: kept work is lost by any order but a movement order with the same first step. */
const climbLost = (unit: Unit, order: Order | undefined): Event[] => {
  if (!unit.climb || (order && isMove(order) && order.path[0] === unit.climb.to)) return []
  return [{ kind: 'climbing', rule: 'T5.3', unit: unit.id, to: null, work: 0 }]
}

const open: Step = (state, turn) => {
  const views: Record<Side, SideView> = { ussr: viewFor(state, 'ussr'), axis: viewFor(state, 'axis') }
  const each = allUnits(state).flatMap((unit): Event[] => {
    const order = turn.sheets[unit.side][unit.id]
    if (!order) return climbLost(unit, order)
    const verdict = checkOrder(views[unit.side], unit.side, unit.id, order)
    if (verdict.legal) return [...opened(state, unit, order), ...climbLost(unit, order)]
    const { fault, rule, detail } = verdict
    return [{ kind: 'lapsed', rule, unit: unit.id, fault, detail }, ...climbLost(unit, undefined)]
  })
  return [{ kind: 'turnOpened', rule: 'T2.1', turn: state.turn }, ...each]
}

export const openTurn: Stage = stage('openTurn', open)
