/** Ways to a goal that lies turns ahead. */
import { checkOrder } from '../../../src/engine/tactical/checkOrder'
import type { Battle, SideView, Unit } from '../../../src/engine/tactical/model'
import type { MoveOrder, Order } from '../../../src/engine/tactical/orders'
import { reachFor, routeTo } from '../../../src/engine/tactical/preview'
import { onBridge, rangeBetween } from '../../../src/engine/tactical/rules/ground'
import { allUnits, typeOf, unitsIn } from '../../../src/engine/tactical/rules/units'
import { STACK, TERRAIN } from '../../../src/engine/tactical/tables/modifiers'
import { cellOf, FACES, type Hex, neighbour } from '../../../src/kernel/hex'

const known = new WeakMap<Battle, Map<Hex, Float64Array>>()

/** Steps from every hex to the goal, uphill dear and roads cheap. */
const distances = (battle: Battle, goal: Hex): Float64Array => {
  const { grid, level, terrain, roads, bridgeAt } = battle
  const cost = new Float64Array(grid.size).fill(Number.POSITIVE_INFINITY)
  const queue = [cellOf(grid, goal)]
  cost[queue[0] as number] = 0
  while (queue.length > 0) {
    queue.sort((a, b) => (cost[b] as number) - (cost[a] as number))
    const cell = queue.pop() as number
    FACES.forEach((face, i) => {
      const from = neighbour(grid, cell, face)
      if (from < 0) return
      const wet = !TERRAIN[terrain[from] as keyof typeof TERRAIN].foot && (bridgeAt[from] ?? -1) < 0
      const linked = roads[cell * 6 + i] === 1
      if (wet || (!linked && (bridgeAt[cell] ?? -1) >= 0) || (!linked && (bridgeAt[from] ?? -1) >= 0)) return
      const climb = Math.max(0, (level[cell] ?? 0) - (level[from] ?? 0))
      const step = (cost[cell] as number) + (linked ? 6 : 10) + 10 * climb
      if (step >= (cost[from] as number)) return
      cost[from] = step
      queue.push(from)
    })
  }
  return cost
}

export const distanceTo = (battle: Battle, from: Hex, goal: Hex): number => {
  const goals = known.get(battle) ?? new Map<Hex, Float64Array>()
  known.set(battle, goals)
  const cost = goals.get(goal) ?? distances(battle, goal)
  goals.set(goal, cost)
  return cost[cellOf(battle.grid, from)] as number
}

export const nearestEnemy = (view: SideView, hex: Hex): number =>
  Math.min(
    99,
    ...allUnits(view)
      .filter((other) => other.side !== view.side && other.place === 'map' && other.hex !== null)
      .map((other) => rangeBetween(view.battle, hex, other.hex as Hex)),
  )

const kindsFor = (view: SideView, unit: Unit, marches: boolean): readonly MoveOrder['kind'][] => {
  const { deploys } = typeOf(view, unit)
  if (deploys) return unit.deployed ? ['manoeuvre'] : ['march']
  if (marches) return ['march']
  const near = unit.hex === null ? 99 : nearestEnemy(view, unit.hex)
  // T5.5 Bridges are crossed by March alone.
  return near <= 3 ? ['manoeuvre', 'march'] : ['march', 'manoeuvre']
}

const isOpen = (view: SideView, unit: Unit, hex: Hex): boolean => {
  const here = unitsIn(view, hex)
  if (here.some((other) => other.side !== unit.side)) return false
  return here.filter((other) => other.id !== unit.id).length < (onBridge(view, hex) ? 1 : STACK)
}

/** The order that brings the unit nearest to its goal this turn; null: none brings it nearer. */
export const advance = (view: SideView, unit: Unit, goal: Hex, marches = false): Order | null => {
  const { battle } = view
  let best: Order | null = null
  let least =
    unit.place === 'map' && unit.hex !== null ? distanceTo(battle, unit.hex, goal) : Number.POSITIVE_INFINITY
  for (const kind of kindsFor(view, unit, marches)) {
    if (best) break
    const hexes = [...reachFor(view, unit.id, kind).keys()]
      .map((hex) => ({ hex, left: distanceTo(battle, hex, goal) }))
      .filter(({ hex, left }) => left < least && isOpen(view, unit, hex))
      .sort((a, b) => a.left - b.left || (a.hex < b.hex ? -1 : 1))
    for (const { hex, left } of hexes.slice(0, 4)) {
      const path = routeTo(view, unit.id, kind, [], hex)
      if (!path) continue
      const order = { kind, path } as Order
      if (!checkOrder(view, view.side, unit.id, order).legal) continue
      best = order
      least = left
      break
    }
  }
  return best
}
