/** T5.12, T12.6, T12.8: mounted or on foot, as an order has it, along its way or where the unit stands. */
import type { Field, Unit } from '../model'
import type { MountState, MoveOrder, Order } from '../orders'
import { isMove } from '../orders'
import { typeOf } from './units'

type Way = Pick<MoveOrder, 'mount' | 'mounts'>

/**
 * The state in which a step of the path is made; past the last step: the state at the path's end.
 *
 * @returns null: the order leaves it as it is
 */
export const mountFor = ({ mount, mounts }: Way, step: number): MountState | null =>
  mounts?.[step] ?? mounts?.[mounts.length - 1] ?? mount ?? null

/** The unit in that state; units without horses or machines have none. */
export const asMounted = (unit: Unit, mount: MountState | null | undefined): Unit =>
  !mount || unit.mount === null || unit.mount === mount ? unit : { ...unit, mount }

/** The unit on foot. */
export const afoot = (unit: Unit): Unit => asMounted(unit, 'off')

/** The state that an order gives a unit before it does anything else; null: as it is. */
export const mountAtFirst = (order: Order): MountState | null =>
  isMove(order) ? mountFor(order, 0) : 'mount' in order ? (order.mount ?? null) : null

/** T5.12, T11.5: the unit as it stands once its order is opened: mounted or not, riders got down. */
export const asOrdered = (unit: Unit, order: Order): Unit => {
  const mounted = asMounted(unit, mountAtFirst(order))
  const down = unit.place === 'carried' && order.kind !== 'unload'
  return down ? { ...mounted, place: 'map', carrier: null } : mounted
}

/** T5.12: has the order as many states as steps, or one more, for a unit that can mount at all? */
export const mountsFit = (
  field: Field,
  unit: Unit,
  { path, mounts }: Pick<MoveOrder, 'path' | 'mounts'>,
): boolean =>
  mounts === undefined ||
  (typeOf(field, unit).mounted !== undefined &&
    (mounts.length === path.length || mounts.length === path.length + 1))
