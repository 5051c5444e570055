/**
 * A plan of battle as data: what each unit is to do, and a staff that writes the sheets by it. It knows its
 * SideView and nothing else, and gives legal orders only. No art of war: enough to show that a battle can be won.
 */
import { checkOrder } from '../../../src/engine/tactical/checkOrder'
import type { Hours, SideView, Unit, UnitId } from '../../../src/engine/tactical/model'
import {
  isMove,
  type Order,
  type Placement,
  type Sheet,
  type WorksOrder,
} from '../../../src/engine/tactical/orders'
import { isNight } from '../../../src/engine/tactical/rules/calendar'
import { inContact } from '../../../src/engine/tactical/rules/contact'
import { rangeBetween } from '../../../src/engine/tactical/rules/ground'
import { allUnits } from '../../../src/engine/tactical/rules/units'
import type { Hex } from '../../../src/kernel/hex'
import { airOrders } from './air'
import { assaults, enemyHexes, isMassed } from './assault'
import { fireOrder } from './fire'
import { carry, clearing, nightOrder } from './service'
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
  /** Drives there by March, sets down there what it carries; `column` as above. */
  | Readonly<{ do: 'carry'; to: Hex; column?: number }>
  /** Goes there and works there until it is done; then holds. */
  | Readonly<{ do: 'work'; at: Hex; order: WorksOrder }>

export type Plan = Readonly<{
  tasks: Readonly<Record<UnitId, Task>>
  /** Units without a task of their own. */
  rest: Task
  /** Where units are set up other than the battle's file says. */
  places?: Readonly<Record<UnitId, Readonly<Partial<Placement['units'][UnitId]>>>>
  /** Works of the set-up other than those that nobody chose. */
  works?: Readonly<Partial<Omit<Placement, 'units'>>>
  /** The middle of the zone over which fighters patrol. */
  patrol?: Hex
  /** T16.3: which turns of the next day are night turns; absent: none. */
  hours?: Hours
}>

export const taskOf = (plan: Plan, id: UnitId): Task => plan.tasks[id] ?? plan.rest

/** The goal that a unit is after in this turn; null: it stands. */
const goalOf = (view: SideView, unit: Unit, task: Task, passed: ReadonlySet<string>): Hex | null => {
  switch (task.do) {
    case 'hold':
    case 'carry':
      return null
    case 'attack':
      if (view.turn < (task.from ?? 1)) return null
      return task.via.find((hex, i) => i === task.via.length - 1 || !passed.has(`${unit.id} ${hex}`)) ?? null
    case 'fallBack':
      return view.turn < task.at ? null : task.to
    case 'work':
      return task.at
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
  const works = unit.place === 'map' ? worksOf(view, unit, task) : null
  if (works) return works
  if (task.do === 'attack' && view.turn <= (task.column ?? 0))
    return (goal === null ? null : advance(view, unit, goal, true)) ?? SILENT
  if (goal === null || unit.hex === goal) return stands(view, unit)
  const order = advance(view, unit, goal) ?? stands(view, unit)
  return task.do === 'attack' && waits(view, unit, order, goals) ? stands(view, unit) : order
}

/** What the unit works at where it stands: what its task says, or what bars the way. */
const worksOf = (view: SideView, unit: Unit, task: Task): Order | null => {
  if (task.do === 'work')
    return unit.hex === task.at && checkOrder(view, view.side, unit.id, task.order).legal ? task.order : null
  return task.do === 'attack' && view.turn > (task.column ?? 0) ? clearing(view, unit) : null
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

const columnOf = (task: Task): number =>
  task.do === 'attack' || task.do === 'carry' ? (task.column ?? 0) : 0

/** Columns and what they carry. */
const carryingOrders = (view: SideView, own: readonly Unit[], plan: Plan): ReadonlyMap<UnitId, Order> =>
  new Map(
    own.flatMap((unit) => {
      const task = taskOf(plan, unit.id)
      if (task.do !== 'carry' || unit.place !== 'map') return []
      return carry(view, unit, task.to, view.turn <= columnOf(task))
    }),
  )

/** One side's staff: remembers only which goals its units have passed. */
export const staffOf = (plan: Plan): ((view: SideView) => Sheet) => {
  const passed = new Set<string>()
  const byDay = (view: SideView, own: readonly Unit[]): ((unit: Unit) => Order | null) => {
    for (const { id, hex, place } of own) if (place === 'map') passed.add(`${id} ${hex}`)
    const goals = new Map<UnitId, Hex | null>()
    for (const unit of own) goals.set(unit.id, goalOf(view, unit, taskOf(plan, unit.id), passed))
    const storming = assaults(
      view,
      own.filter(({ id }) => taskOf(plan, id).do !== 'work' && view.turn > columnOf(taskOf(plan, id))),
      goals,
    )
    const given = new Map([...airOrders(view, own, plan.patrol), ...carryingOrders(view, own, plan)])
    return (unit) => {
      const order = given.get(unit.id) ?? storming.get(unit.id)
      return order ?? (unit.place === 'carried' ? null : orderFor(view, unit, taskOf(plan, unit.id), goals))
    }
  }
  return (view) => {
    const own = allUnits(view).filter(({ side }) => side === view.side)
    const orderOf = isNight(view) ? (unit: Unit) => nightOrder(view, unit) : byDay(view, own)
    const sheet: Record<UnitId, Order> = {}
    for (const unit of own) {
      const order = orderOf(unit)
      if (order && checkOrder(view, view.side, unit.id, order).legal) sheet[unit.id] = order
    }
    return sheet
  }
}
