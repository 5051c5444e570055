/** Ways and arrivals: reach of a unit, the cheapest way, and known enemies along it. */
import { cellOf, FACES, type Hex, hexOf, neighbour, within } from '../../../kernel/hex'
import { reach, shortestPath } from '../../../kernel/path'
import { enemyOf, type Field, type Unit, type UnitId } from '../model'
import { type MoveOrder, OFF_MAP } from '../orders'
import { scenarioUnit } from '../rules/offMap'
import { shotAt } from '../rules/shot'
import { type MoveKind, mayMove, speedFor, stepWay } from '../rules/step'
import { timetable } from '../rules/timetable'
import { allUnits, unitsIn } from '../rules/units'
import { TURN_TICKS } from '../tables/modifiers'

export type PathPreview = Readonly<{
  /** Arrival tick at each hex of the path; null: not in this turn (climbing debt). */
  arrivals: readonly Readonly<{ hex: Hex; tick: number | null }>[]
  /** Known enemies that may fire at a point of the path. */
  reactions: readonly Readonly<{ unit: UnitId; hex: Hex }>[]
}>

/** T5.9: known enemies that could fire at the unit where its path takes it. */
const reactionsTo = (field: Field, unit: Unit, hexes: readonly Hex[]): PathPreview['reactions'] =>
  hexes.flatMap((hex) => {
    const there: Unit = { ...unit, hex, place: 'map', concealed: false }
    const then = { ...field, units: { ...field.units, [unit.id]: there } }
    return allUnits(field)
      .filter((enemy) => enemy.side === enemyOf(unit.side) && enemy.place === 'map' && enemy.hex !== hex)
      .filter((enemy) => {
        // T10.4 Its order may leave the trench, and with it the faces that bind its fire.
        const shot = shotAt(then, { ...enemy, leftTrench: true }, there, { order: 'normal' })
        return shot.legal && shot.dice > 0
      })
      .map((enemy) => ({ unit: enemy.id, hex }))
  })

/** Arrivals and known reactions of a movement order; null if the path is not legal. */
export const pathPreview = (field: Field, unit: Unit, order: MoveOrder): PathPreview | null => {
  const table = timetable(field, unit, order)
  if (!table.legal) return null
  const arrivals = order.path.map((hex, index) => ({ hex, tick: table.arrivals[index] ?? null }))
  const start = unit.hex === null ? [] : [unit.hex]
  const points = [...start, ...order.path.filter((hex) => hex !== OFF_MAP)]
  return { arrivals, reactions: reactionsTo(field, unit, points) }
}

/** Hexes in which this side knows enemies to stand. */
const heldByEnemy = (field: Field, unit: Unit, hex: Hex): boolean =>
  unitsIn(field, hex).some((other) => other.side !== unit.side)

/**
 * Ticks of every step near the unit, for the bucket queue (cell × 6 + face; 0 = no step). Enemy hexes end
 * an Assault and are closed to the rest.
 */
const stepTicks = (field: Field, unit: Unit, kind: MoveKind, from: Hex): Uint16Array => {
  const { grid } = field.battle
  const ticks = new Uint16Array(grid.size * 6)
  const fastest = Math.max(speedFor(field, unit, kind, true), speedFor(field, unit, kind, false))
  for (const cell of within(grid, cellOf(grid, from), fastest + 1)) {
    const hex = hexOf(grid, cell)
    if (hex !== from && heldByEnemy(field, unit, hex)) continue
    FACES.forEach((face, index) => {
      const next = neighbour(grid, cell, face)
      if (next < 0) return
      const to = hexOf(grid, next)
      const way = stepWay(field, unit, kind, { from: hex, to })
      if (!way.legal || (kind !== 'assault' && heldByEnemy(field, unit, to))) return
      // T5.3 Work kept from the last turn shortens the first step.
      const kept = hex === unit.hex && unit.climb?.to === to ? unit.climb.work : 0
      ticks[cell * 6 + index] = Math.ceil((TURN_TICKS * way.cost - kept) / way.speed)
    })
  }
  return ticks
}

/** Where a reserve may enter, or where the unit stands: the starts of its way, with the ticks spent. */
const starts = (
  field: Field,
  unit: Unit,
  kind: MoveKind,
): readonly Readonly<{ hex: Hex; spent: number }>[] => {
  if (unit.place !== 'reserve') return unit.hex === null ? [] : [{ hex: unit.hex, spent: 0 }]
  const spent = Math.ceil(TURN_TICKS / speedFor(field, unit, kind, false))
  return (scenarioUnit(field.battle, unit.id)?.arrives?.hexes ?? []).map((hex) => ({ hex, spent }))
}

/**
 * Every hex that the unit can reach by this order, with its arrival tick. A tick above 2520 means: begun
 * uphill this turn, reached in the next (T5.3).
 */
export const reachFor = (field: Field, id: UnitId, kind: MoveKind): ReadonlyMap<Hex, number> => {
  const found = new Map<Hex, number>()
  const unit = field.units[id]
  if (!unit || mayMove(field, unit, kind)) return found
  const { grid } = field.battle
  const keep = (hex: Hex, tick: number): void => {
    if (tick < (found.get(hex) ?? Number.MAX_SAFE_INTEGER)) found.set(hex, tick)
  }
  for (const { hex: start, spent } of starts(field, unit, kind)) {
    if (spent > 0) keep(start, spent)
    const ticks = stepTicks(field, unit, kind, start)
    const reached = reach(grid, ticks, cellOf(grid, start), TURN_TICKS - spent)
    for (const cell of reached.cells) {
      const tick = spent + (reached.cost[cell] ?? 0)
      if (tick > spent) keep(hexOf(grid, cell), tick)
      FACES.forEach((face, index) => {
        const next = neighbour(grid, cell, face)
        const step = ticks[cell * 6 + index] ?? 0
        const uphill = next >= 0 && (field.battle.level[next] ?? 0) > (field.battle.level[cell] ?? 0)
        if (step > 0 && uphill && tick < TURN_TICKS && tick + step > TURN_TICKS)
          keep(hexOf(grid, next), tick + step)
      })
    }
  }
  return found
}

/**
 * The cheapest continuation of a path to a hex.
 *
 * @returns the whole path with the continuation, or null if there is none within the turn
 */
export const routeTo = (
  field: Field,
  id: UnitId,
  kind: MoveKind,
  path: readonly Hex[],
  to: Hex,
): readonly Hex[] | null => {
  const unit = field.units[id]
  if (!unit || mayMove(field, unit, kind)) return null
  const { grid } = field.battle
  const goal = cellOf(grid, to)
  if (goal < 0) return null
  const last = path[path.length - 1]
  if (last === to) return path
  const froms = last !== undefined ? [last] : starts(field, unit, kind).map(({ hex }) => hex)
  const fits = (way: readonly Hex[]): boolean => timetable(field, unit, { kind, path: way }).legal
  let best: readonly Hex[] | null = null
  for (const from of froms) {
    const enters = unit.place === 'reserve' && path.length === 0 ? [from] : []
    if (from === to) {
      if (enters.length > 0 && fits(enters)) return enters
      continue
    }
    const cells = shortestPath(
      grid,
      stepTicks(field, unit, kind, from),
      cellOf(grid, from),
      goal,
      4 * TURN_TICKS,
    )
    const hexes = cells.map((cell) => hexOf(grid, cell)).filter((hex) => hex !== from)
    const whole = [...path, ...enters, ...hexes]
    if (hexes.length > 0 && fits(whole) && (!best || whole.length < best.length)) best = whole
  }
  return best
}
