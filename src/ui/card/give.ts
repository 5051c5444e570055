import type { Order } from '../../engine/tactical/orders'

/** Writes a changed order on the sheet. */
export type Give = (order: Order) => void

/** An order without one of its optional parts. */
export const without = <T extends Order>(order: T, part: string): T =>
  Object.fromEntries(Object.entries(order).filter(([key]) => key !== part)) as T
