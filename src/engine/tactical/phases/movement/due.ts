/**
 * T5.6, T5.8: which of the steps due at one tick are made. Steps are only ever cancelled, until nothing
 * changes: so chains and rings into hexes being vacated move, and a blocked head blocks those behind it.
 */
import type { Dice } from '../../../../kernel/dice'
import type { Hex } from '../../../../kernel/hex'
import type { Event } from '../../events'
import type { Side, State, Unit, UnitId } from '../../model'
import { onBridge } from '../../rules/ground'
import { unitsIn } from '../../rules/units'
import { tearsWire, wireBetween, wireCrossing } from '../../rules/wire'
import { WIRE_CROSSED } from '../../tables/closeCombat'
import { STACK } from '../../tables/modifiers'
import type { Mover } from './movers'

export type Due = Readonly<{ mover: Mover; unit: Unit; from: Hex | null; to: Hex; assault: boolean }>

export type Stop = Readonly<{
  due: Due
  why: 'full' | 'enemyAhead' | 'enemyOnBridge' | 'meeting' | 'wire' | 'mines'
  rule: string
}>

export type Settlement = Readonly<{
  made: readonly Due[]
  stops: readonly Stop[]
  /** Dice of wire and of meetings, in the order in which they fell. */
  thrown: readonly Event[]
}>

type Board = Readonly<{ state: State; live: readonly Due[]; leaving: ReadonlySet<UnitId> }>

const boardOf = (state: State, live: readonly Due[]): Board => ({
  state,
  live,
  leaving: new Set(live.map((due) => due.unit.id)),
})

const byHex = (live: readonly Due[]): readonly (readonly [Hex, readonly Due[]])[] => {
  const groups = new Map<Hex, Due[]>()
  for (const due of live) {
    const group = groups.get(due.to)
    if (group) group.push(due)
    else groups.set(due.to, [due])
  }
  return [...groups].sort(([a], [b]) => (a < b ? -1 : 1))
}

const standing = (board: Board, hex: Hex, side: Side): readonly Unit[] =>
  unitsIn(board.state, hex).filter((unit) => unit.side === side && !board.leaving.has(unit.id))

/** [H] T5.6.a: lowest in the order sheet is the greatest row, whenever it was written; then the greatest id. */
const lowest = (steps: readonly Due[]): Due =>
  steps.reduce((low, due) =>
    due.unit.row > low.unit.row || (due.unit.row === low.unit.row && due.unit.id > low.unit.id) ? due : low,
  )

/** T5.6 (a): in a hex over the limit the arriving step lowest in the order sheet is cancelled. */
const overfull = (board: Board): Stop[] =>
  byHex(board.live).flatMap(([hex, arriving]) =>
    board.state.battle.scenario.sides.flatMap((side): Stop[] => {
      const mine = arriving.filter((due) => due.unit.side === side)
      if (mine.length === 0 || standing(board, hex, side).length + mine.length <= STACK) return []
      return [{ due: lowest(mine), why: 'full', rule: 'T1.3' }]
    }),
  )

/** T5.6 (b): an enemy ahead that is not concealed stops all but Assault; on a bridge Assault too (T5.5). */
const blocked = (board: Board): Stop[] =>
  board.live.flatMap((due): Stop[] => {
    const enemies = unitsIn(board.state, due.to).filter(
      (other) => other.side !== due.unit.side && !board.leaving.has(other.id) && !other.concealed,
    )
    if (enemies.length === 0) return []
    if (onBridge(board.state, due.to)) return [{ due, why: 'enemyOnBridge', rule: 'T5.5' }]
    return due.assault ? [] : [{ due, why: 'enemyAhead', rule: 'T5.6' }]
  })

/** T5.8: arrivals of both sides in one hex that nobody is seen to hold, none with Assault. */
const collisions = (board: Board): Stop[] =>
  byHex(board.live).flatMap(([hex, arriving]): Stop[] => {
    const sides = new Set(arriving.map((due) => due.unit.side))
    const held = unitsIn(board.state, hex).some((unit) => !board.leaving.has(unit.id) && !unit.concealed)
    if (sides.size < 2 || held) return []
    const fights = arriving.some((due) => due.assault) && !onBridge(board.state, hex)
    return fights ? [] : arriving.map((due) => ({ due, why: 'meeting', rule: 'T5.8' }))
  })

type Swap = Readonly<{ a: Hex; b: Hex; first: readonly Due[]; second: readonly Due[] }>

/** Pairs of hexes over whose edge both sides step at this tick; `first` are steps of the first side. */
const swaps = (board: Board): readonly Swap[] => {
  const [side] = board.state.battle.scenario.sides
  const found = new Map<string, Swap>()
  const against = new Set(
    board.live.flatMap((due) => (due.unit.side === side ? [] : [`${due.to}${due.from}`])),
  )
  for (const due of board.live) {
    if (due.unit.side !== side || due.from === null || !against.has(due.from + due.to)) continue
    const { from: a, to: b } = due
    const second = board.live.filter(
      (other) => other.unit.side !== side && other.from === b && other.to === a,
    )
    if (second.length === 0 || found.has(a + b)) continue
    const first = board.live.filter((other) => other.unit.side === side && other.from === a && other.to === b)
    found.set(a + b, { a, b, first, second })
  }
  return [...found.values()]
}

/** T5.8: a die says in which hex a swap with Assault on both sides is fought: 1–3 the first side's. */
const swapDie = (swap: Swap, tick: number, dice: Dice): Event & { kind: 'meeting' } => {
  const key = { step: `tick:${tick}`, rule: 'T5.8', unit: swap.a, target: swap.b }
  const rolls = dice.d6(key, 1)
  const hex = (rolls[0] ?? 1) <= 3 ? swap.a : swap.b
  const units = [...swap.first, ...swap.second].map((due) => due.unit.id).sort()
  return { kind: 'meeting', rule: 'T5.8', tick, units, hexes: [swap.a, swap.b], rolls, hex }
}

/** Dice that have fallen at this tick: of meetings by their hexes, of wire by units. */
type Judge = Readonly<{
  tick: number
  dice: Dice
  meetings: Map<string, Event & { kind: 'meeting' }>
  wire: Set<UnitId>
  thrown: Event[]
}>

const swapStops = (swap: Swap, judge: Judge): Stop[] => {
  const stopped = (steps: readonly Due[]): Stop[] =>
    steps.map((due) => ({ due, why: 'meeting', rule: 'T5.8' }))
  const firstFights = swap.first.some((due) => due.assault)
  const secondFights = swap.second.some((due) => due.assault)
  if (!firstFights && !secondFights) return stopped([...swap.first, ...swap.second])
  if (!secondFights) return stopped(swap.second)
  if (!firstFights) return stopped(swap.first)
  const key = swap.a + swap.b
  const known = judge.meetings.get(key)
  const die = known ?? swapDie(swap, judge.tick, judge.dice)
  if (!known) judge.thrown.push(die)
  judge.meetings.set(key, die)
  // Fought in the first side's hex: the first side stays, the others come in.
  return stopped(die.hex === swap.a ? swap.first : swap.second)
}

/** The wire that a step leads over; null: none. */
const wireOn = ({ state }: Board, { from, to }: Due): string | null =>
  from === null ? null : wireBetween(state, from, to)

/** T10.5: 2D6 of a unit on foot; 8 or more takes it over. */
const wireRoll = (due: Due, judge: Judge): boolean => {
  const { tick } = judge
  const { id } = due.unit
  const rolls = judge.dice.d6({ step: `tick:${tick}`, rule: 'T10.5', unit: id }, 2)
  const passed = (rolls[0] ?? 0) + (rolls[1] ?? 0) >= WIRE_CROSSED
  const [from, to] = [due.from ?? due.to, due.to]
  judge.wire.add(id)
  judge.thrown.push({ kind: 'wireTested', rule: 'T10.5', tick, unit: id, from, to, rolls, passed })
  return passed
}

/**
 * T5.6, T10.5: failed rolls drop out first. Vehicles come before, so that one opens the edge for all of its tick;
 * where it is stopped after all, those behind it throw ([H] T10.5.a).
 */
const wireStops = (board: Board, judge: Judge): readonly Stop[] => {
  if (board.state.works.wire.length === 0) return []
  const over = board.live.flatMap((due) => {
    const edge = wireOn(board, due)
    return edge === null ? [] : [{ due, edge }]
  })
  const open = new Set(over.flatMap(({ due, edge }) => (tearsWire(board.state, due.unit) ? [edge] : [])))
  return over
    .filter(({ due, edge }) => !open.has(edge) && !judge.wire.has(due.unit.id))
    .filter(({ due }) => wireCrossing(board.state, due.unit) === 'rolls' && !wireRoll(due, judge))
    .map(({ due }) => ({ due, why: 'wire', rule: 'T10.5' }))
}

/** T5.6: wire, then (a) the stacking limit; only on steps that keep it (b) swaps, then enemies ahead and meetings. */
const firstStops = (board: Board, judge: Judge): readonly Stop[] => {
  const caught = wireStops(board, judge)
  if (caught.length > 0) return caught
  const crowded = overfull(board)
  if (crowded.length > 0) return crowded
  const met = swaps(board).flatMap((swap) => swapStops(swap, judge))
  return met.length > 0 ? met : [...blocked(board), ...collisions(board)]
}

/**
 * Settles the steps that are due at one tick.
 *
 * @param state frozen before the steps
 * @returns the steps that are made, those that are stopped and why, and dice of wire and meetings
 */
export const settleSteps = (state: State, due: readonly Due[], tick: number, dice: Dice): Settlement => {
  const judge: Judge = { tick, dice, meetings: new Map(), wire: new Set(), thrown: [] }
  const stops: Stop[] = []
  let live = due
  for (;;) {
    const board = boardOf(state, live)
    const first = firstStops(board, judge)
    if (first.length === 0) return { made: live, stops, thrown: judge.thrown }
    const out = new Set<Due>()
    for (const stop of first) {
      if (out.has(stop.due)) continue
      out.add(stop.due)
      stops.push(stop)
    }
    live = live.filter((each) => !out.has(each))
  }
}
