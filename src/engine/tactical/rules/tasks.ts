/** T3.21: special orders of several turns go on while the same order is repeated in the same place. */
import type { Face } from '../../../kernel/hex'
import type { Task, Unit } from '../model'
import type { OrderKind } from '../orders'
import { TASK_TURNS } from '../tables/tasks'

/** Turns that an order takes. */
export const taskTurns = (kind: OrderKind): number => TASK_TURNS[kind] ?? 1

type Work = Readonly<{ kind: OrderKind; face: Face | null }>

/** Is this order the one that the unit has begun? */
export const goesOn = (unit: Unit, { kind, face }: Work): boolean =>
  unit.task !== null && unit.task.kind === kind && unit.task.face === face && unit.task.hex === unit.hex

/** The task after one more turn of work. */
export const workedOn = (unit: Unit, work: Work): Task => ({
  ...work,
  hex: unit.hex,
  done: (goesOn(unit, work) ? (unit.task?.done ?? 0) : 0) + 1,
})

export const isDone = (task: Task): boolean => task.done >= taskTurns(task.kind)
