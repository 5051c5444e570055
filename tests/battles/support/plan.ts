/**
 * A plan of battle as data: what each unit is to do, and a staff that writes the sheets by it. It knows its
 * SideView and nothing else, and gives legal orders only. No art of war: enough to show that a battle can be won.
 */
import { checkOrder } from '../../../src/engine/tactical/checkOrder'
import type { SideView, Unit, UnitId } from '../../../src/engine/tactical/model'
import { isMove, type Order, type Placement, type Sheet } from '../../../src/engine/tactical/orders'
import { inContact } from '../../../src/engine/tactical/rules/contact'
import { rangeBetween } from '../../../src/engine/tactical/rules/ground'
import { allUnits } from '../../../src/engine/tactical/rules/units'
import type { Hex } from '../../../src/kernel/hex'
import { assaults, enemyHexes, isMassed } from './assault'
import { fireOrder } from './fire'
import { advance } from './way'

export type Task =
  /** Stands; fires at what is worth it, else reacts. */
  | Readonly<{ do: 'hold' }>
  /**
   * Goes from goal to goal, assaults what stands in its way, and holds the last. `from`: first turn of it;
   * `column`: up to this turn by March alone, without a shot.
   */
  | Readonly<{ do: 'attack'; via: readonly Hex[]; from?: number; column?: number }>
  /** Holds to this turn, then falls back to a second line. */
  | Readonly<{ do: 'fallBack'; to: Hex; at: number }>

export type Plan = Readonly<{
  tasks: Readonly<Record<UnitId, Task>>
  /** Units without a task of their own. */
  rest: Task
  /** Where units are set up other than the battle's file says. */
  places?: Readonly<Record<UnitId, Readonly<Partial<Placement['units'][UnitId]>>>>
}>

export const taskOf = (plan: Plan, id: UnitId): Task => plan.tasks[id] ?? plan.rest

/** The goal that a unit is after in this turn; null: it stands. */
const goalOf = (view: SideView, unit: Unit, task: Task, passed: ReadonlySet<string>): Hex | null => {
  switch (task.do) {
    case 'hold':
      return null
    case 'attack':
      if (view.turn < (task.from ?? 1)) return null
      return task.via.find((hex, i) => i === task.via.length - 1 || !passed.has(`${unit.id} ${hex}`)) ?? null
    case 'fallBack':
      return view.turn < task.at ? null : task.to
    default:
      return task satisfies never
  }
}

const SILENT: Order = { kind: 'defence', policy: { mode: 'hold' } }

const stands = (view: SideView, unit: Unit): Order => fireOrder(view, unit)

type Goals = ReadonlyMap<UnitId, Hex | null>

const orderFor = (view: SideView, unit: Unit, task: Task, goals: Goals): Order => {
  const goal = goals.get(unit.id) ?? null
  if (unit.hex !== null && inContact(view, unit.hex)) return { kind: 'fightOn' }
  if (task.do === 'attack' && view.turn <= (task.column ?? 0))
    return (goal === null ? null : advance(view, unit, goal, true)) ?? SILENT
  if (goal === null || unit.hex === goal) return stands(view, unit)
  const order = advance(view, unit, goal) ?? stands(view, unit)
  return task.do === 'attack' && waits(view, unit, order, goals) ? stands(view, unit) : order
}

/** Turns before the end from which nobody waits for others any more. */
const HURRY = 5

/** Nobody goes alone to where an enemy stands in force, as long as there is time. */
const waits = (view: SideView, unit: Unit, order: Order, goals: Goals): boolean => {
  if (!isMove(order) || view.turn > view.battle.scenario.turns - HURRY || unit.hex === null) return false
  const to = order.path.at(-1) as Hex
  const beside = (hex: Hex) => rangeBetween(view.battle, hex, to) === 1
  return enemyHexes(view).some((hex) => beside(hex) && !isMassed(view, goals, hex))
}

/** One side's staff: remembers only which goals its units have passed. */
export const staffOf = (plan: Plan): ((view: SideView) => Sheet) => {
  const passed = new Set<string>()
  return (view) => {
    const own = allUnits(view).filter(({ side }) => side === view.side)
    for (const { id, hex } of own) passed.add(`${id} ${hex}`)
    const goals = new Map<UnitId, Hex | null>()
    for (const unit of own) goals.set(unit.id, goalOf(view, unit, taskOf(plan, unit.id), passed))
    const inColumn = (id: UnitId): boolean => {
      const task = taskOf(plan, id)
      return task.do === 'attack' && view.turn <= (task.column ?? 0)
    }
    const storming = assaults(
      view,
      own.filter(({ id }) => !inColumn(id)),
      goals,
    )
    const sheet: Record<UnitId, Order> = {}
    for (const unit of own) {
      const order = storming.get(unit.id) ?? orderFor(view, unit, taskOf(plan, unit.id), goals)
      if (checkOrder(view, view.side, unit.id, order).legal) sheet[unit.id] = order
    }
    return sheet
  }
}
