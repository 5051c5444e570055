/** Between what a player pointed out or wrote and what comes on the sheet: his intent, in the fewest steps. */
import { checkOrder } from '../../engine/tactical/checkOrder'
import type { SideView, UnitId } from '../../engine/tactical/model'
import type { Order } from '../../engine/tactical/orders'

/** T10.4: to fire past the faces of its trench a unit leaves it; an order that only lacks this gets it. */
export const outOfTrench = (view: SideView, unit: UnitId, order: Order): Order => {
  const verdict = checkOrder(view, view.side, unit, order)
  if (verdict.legal || verdict.fault !== 'outOfTrenchFaces') return order
  if (
    order.kind !== 'defence' &&
    order.kind !== 'ambush' &&
    order.kind !== 'suppress' &&
    order.kind !== 'smoke'
  )
    return order
  const leaving: Order = { ...order, leaveTrench: true }
  return checkOrder(view, view.side, unit, leaving).legal ? leaving : order
}

/** T5.12: who rides gets down to fire or to hide; an order that only lacks this gets it. */
export const onFoot = (view: SideView, unit: UnitId, order: Order): Order => {
  if (view.units[unit]?.mount !== 'on' || 'mounts' in order) return order
  if (
    order.kind !== 'defence' &&
    order.kind !== 'ambush' &&
    order.kind !== 'suppress' &&
    order.kind !== 'fireOnMove'
  )
    return order
  if (checkOrder(view, view.side, unit, order).legal) return order
  const afoot: Order = { ...order, mount: 'off' }
  return checkOrder(view, view.side, unit, afoot).legal ? afoot : order
}

/** The order with what it takes besides to be carried out. */
export const readyFor = (view: SideView, unit: UnitId, order: Order): Order =>
  outOfTrench(view, unit, onFoot(view, unit, order))

/** A new target or path of an order that stands keeps the rest of it, where the rest still fits. */
export const keepingTheRest = (
  view: SideView,
  unit: UnitId,
  stands: Order | undefined,
  order: Order,
): Order => {
  if (stands?.kind !== order.kind) return order
  const policy =
    'policy' in stands && 'policy' in order ? { policy: { ...stands.policy, ...order.policy } } : {}
  const whole = { ...stands, ...order, ...policy } as Order
  return checkOrder(view, view.side, unit, whole).legal ? whole : order
}
