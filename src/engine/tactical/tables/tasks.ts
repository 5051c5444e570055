/** T3.12, T3.13: orders that take several turns, in turns. */
import type { OrderKind } from '../orders'

export const TASK_TURNS: Readonly<Partial<Record<OrderKind, number>>> = {
  digIn: 5,
  layMines: 2,
  buildBridge: 3,
  airRecon: 4,
}
