/** T3.21: special orders of several turns go on while the same order is repeated in the same place. */
import type { Face, Hex } from '../../../kernel/hex'
import type { Field, MineKind, Task, Unit } from '../model'
import type { OrderKind, WorksOrder } from '../orders'
import { TASK_TURNS } from '../tables/tasks'
import { spanAt } from './bridges'

/** What is worked at: a face, or a hex (and a kind of mines), or what the order alone says. */
export type Work = Readonly<{ kind: OrderKind; face: Face | null; at?: Hex; mines?: MineKind }>

/** What the order works at, beyond its face: one text for one work. */
export const workOf = (order: WorksOrder): Work => {
  switch (order.kind) {
    case 'layMines':
      return { kind: order.kind, face: null, at: order.hex, mines: order.mines }
    case 'clearMines':
    case 'blowBridge':
    case 'buildBridge':
      return { kind: order.kind, face: null, at: order.hex }
    case 'removeWire':
    case 'blowObstacle':
      return { kind: order.kind, face: order.face }
    case 'blowBunker':
      return { kind: order.kind, face: null }
    default:
      return order satisfies never
  }
}

/** Turns that a work takes. T9.8: a bridge as many as the battle says. */
export const taskTurns = (field: Field, { kind, at }: Work): number => {
  if (kind === 'blowBridge') return (at === undefined ? null : spanAt(field, at))?.demolitionTurns ?? 1
  return TASK_TURNS[kind] ?? 1
}

/** Is this order the one that the unit has begun? */
export const goesOn = (unit: Unit, { kind, face, at, mines }: Work): boolean =>
  unit.task !== null &&
  unit.task.kind === kind &&
  unit.task.face === face &&
  unit.task.at === at &&
  unit.task.mines === mines &&
  unit.task.hex === unit.hex

/** The task after one more turn of work. */
export const workedOn = (unit: Unit, work: Work): Task => ({
  ...work,
  hex: unit.hex,
  done: (goesOn(unit, work) ? (unit.task?.done ?? 0) : 0) + 1,
})

export const isDone = (field: Field, task: Task): boolean => task.done >= taskTurns(field, task)
