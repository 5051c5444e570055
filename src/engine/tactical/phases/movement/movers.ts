/** The units that move this turn, with the ticks of their steps. Plain data of the movement stage. */
import type { Hex } from '../../../../kernel/hex'
import type { Turn } from '../../ledger'
import type { State, Unit, UnitId } from '../../model'
import { isMove, type MoveOrder } from '../../orders'
import { timetable } from '../../rules/timetable'
import { allUnits, isTank, kindOf, typeOf } from '../../rules/units'

export type Mover = Readonly<{
  unit: UnitId
  order: MoveOrder
  /** Hex before the first step; null: enters the map. */
  start: Hex | null
  arrivals: readonly (number | null)[]
  debt: Readonly<{ to: Hex; work: number }> | null
  /** T5.11: tick at which fire on the move is due; null: none. */
  firesAt: number | null
  /** T4.8: the hex where the unit that its fire names stood when movement began; null: none. */
  aimedAt: Hex | null
  /** T12.4: the unit whose path and ticks it shares; null: none. */
  paces: UnitId | null
}>

/** The movement order that this unit still carries out; null: none. */
export const moveOrderOf = (turn: Turn, unit: Unit): MoveOrder | null => {
  const order = turn.sheets[unit.side][unit.id]
  if (!order || !isMove(order) || order.kind !== unit.order || unit.halted) return null
  return unit.place === 'map' || unit.place === 'reserve' || unit.place === 'carried' ? order : null
}

/** T5.11: foot fires from its first hex; vehicles at the arrival in the middle, step floor(n/2) of n. */
const fireTick = (
  state: State,
  unit: Unit,
  order: MoveOrder,
  arrivals: readonly (number | null)[],
): number | null => {
  if (order.kind !== 'fireOnMove') return null
  const kind = state.battle.types[unit.type]?.kind
  const middle = Math.floor(arrivals.length / 2)
  return kind === 'foot' || middle === 0 ? 0 : (arrivals[middle - 1] ?? 0)
}

/**
 * [H] T4.8.a: the hex is that of the opening of the sheets. Nothing has moved since; the fallen keep theirs.
 */
const aimedAt = (state: State, order: MoveOrder): Hex | null =>
  order.kind === 'fireOnMove' && 'unit' in order.aim ? (state.units[order.aim.unit]?.hex ?? null) : null

const moverOf = (state: State, turn: Turn, unit: Unit): Mover | null => {
  const order = moveOrderOf(turn, unit)
  if (!order) return null
  const paced = order.pace === undefined ? undefined : state.units[order.pace]
  const pacedOrder = paced ? moveOrderOf(turn, paced) : null
  const same = pacedOrder && pacedOrder.path.join() === order.path.join()
  const pacer = paced && pacedOrder && same ? { unit: paced, kind: pacedOrder.kind } : undefined
  const table = timetable(state, unit, order, pacer)
  if (!table.legal) return null
  return {
    unit: unit.id,
    order,
    start: unit.place === 'reserve' ? null : unit.hex,
    arrivals: table.arrivals,
    debt: table.debt,
    firesAt: fireTick(state, unit, order, table.arrivals),
    aimedAt: aimedAt(state, order),
    paces: pacer?.unit.id ?? null,
  }
}

/** All movers of the turn, by unit id. */
export const moversOf = (state: State, turn: Turn): readonly Mover[] =>
  allUnits(state).flatMap((unit) => moverOf(state, turn, unit) ?? [])

/** Every tick at which somebody arrives, ascending. */
export const ticksOf = (movers: readonly Mover[]): readonly number[] =>
  [...new Set(movers.flatMap((mover) => mover.arrivals.filter((tick) => tick !== null)))].sort(
    (a, b) => a - b,
  )

/** Still on its way: standing, not halted. */
export const underWay = (state: State, mover: Mover): boolean => {
  const unit = state.units[mover.unit] as Unit
  return (unit.place === 'map' || unit.place === 'reserve') && !unit.halted
}

/** Index of the step that is due at this tick; −1: none. */
export const dueStep = (mover: Mover, tick: number): number => mover.arrivals.indexOf(tick)

/**
 * The hex that the mover is about to enter after standing at a point of its path; null: none, or not in
 * this turn (T5.3).
 */
export const nextHex = (mover: Mover, tick: number): Hex | null => {
  const index = tick === 0 ? 0 : dueStep(mover, tick) + 1
  return typeof mover.arrivals[index] === 'number' ? (mover.order.path[index] ?? null) : null
}

/** T12.4: infantry that tanks keep pace with, while both stand in one hex. */
export const supportedBy = (state: State, movers: readonly Mover[]): ReadonlySet<UnitId> => {
  const supported = new Set<UnitId>()
  for (const { unit, paces } of movers) {
    if (paces === null) continue
    const [tank, infantry] = [state.units[unit], state.units[paces]]
    if (tank?.place !== 'map' || infantry?.place !== 'map' || tank.hex !== infantry.hex) continue
    if (isTank(typeOf(state, tank)) && kindOf(state, infantry) === 'foot') supported.add(infantry.id)
  }
  return supported
}
