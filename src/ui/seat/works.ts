/** Orders of engineers, as the screens tell them apart, and how long their work goes on. */
import type { SideView, Task } from '../../engine/tactical/model'
import type { OrderKind, WorksOrder } from '../../engine/tactical/orders'

const WORKS: Readonly<Record<WorksOrder['kind'], true>> = {
  layMines: true,
  clearMines: true,
  removeWire: true,
  blowObstacle: true,
  blowBunker: true,
  blowBridge: true,
  buildBridge: true,
}

export const isWorks = (kind: OrderKind): kind is WorksOrder['kind'] => kind in WORKS

/** Turns that a task takes (T3.13, T10.1, T3.12; T9.8 as the battle says). */
const TURNS: Readonly<Partial<Record<OrderKind, number>>> = { digIn: 5, layMines: 2, buildBridge: 3 }

export const turnsOf = (view: SideView, { kind, at }: Task): number =>
  TURNS[kind] ??
  view.battle.scenario.map.bridges?.find(({ hexes }) => hexes.includes(at ?? ''))?.demolitionTurns ??
  1
