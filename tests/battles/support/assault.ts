/** Which hexes are stormed this turn, and by whom; who is near but too weak fires at them. */
import { checkOrder } from '../../../src/engine/tactical/checkOrder'
import type { SideView, Unit, UnitId } from '../../../src/engine/tactical/model'
import type { Order } from '../../../src/engine/tactical/orders'
import { inContact } from '../../../src/engine/tactical/rules/contact'
import { isPlain, onBridge, rangeBetween, terrainAt } from '../../../src/engine/tactical/rules/ground'
import { allUnits, isSuppressed, typeOf } from '../../../src/engine/tactical/rules/units'
import type { Hex } from '../../../src/kernel/hex'
import { fireOrder } from './fire'
import { distanceTo } from './way'

/** Strength in close combat, in figures of foot. */
export const weight = (view: SideView, unit: Unit): number => {
  const { kind, armoured, closeCombat } = typeOf(view, unit)
  if (kind === 'bunker' || (kind === 'vehicle' && !armoured)) return 0
  const fit = isSuppressed(unit) ? 0.2 : 1
  if (kind === 'vehicle') return unit.strength * 2.5 * fit
  return unit.strength * (closeCombat.accuracy / 2) * fit
}

const mayStorm = (view: SideView, unit: Unit, hex: Hex): boolean => {
  const { kind } = typeOf(view, unit)
  if (kind !== 'foot' && kind !== 'vehicle') return false
  if (kind === 'vehicle' && terrainAt(view.battle, hex) === 'town') return false
  const order: Order = { kind: 'assault', path: [hex] }
  return checkOrder(view, view.side, unit.id, order).legal
}

type Goals = ReadonlyMap<UnitId, Hex | null>

/** Units with a goal that stand beside an enemy hex that lies no farther from it. */
const before = (view: SideView, own: readonly Unit[], goals: Goals, hex: Hex): readonly Unit[] =>
  own.filter((unit) => {
    const goal = goals.get(unit.id)
    if (!goal || unit.place !== 'map' || unit.hex === null || isSuppressed(unit)) return false
    if (inContact(view, unit.hex) || rangeBetween(view.battle, unit.hex, hex) !== 1) return false
    return distanceTo(view.battle, hex, goal) <= distanceTo(view.battle, unit.hex, goal)
  })

export const enemyHexes = (view: SideView): readonly Hex[] =>
  [
    ...new Set(
      allUnits(view).flatMap(({ side, place, hex }) =>
        side !== view.side && place === 'map' && hex !== null ? [hex] : [],
      ),
    ),
  ].sort()

const ODDS = 1.25

/** Whether all that are on their way here are enough to go in beside this enemy hex. */
export const isMassed = (view: SideView, goals: Goals, hex: Hex): boolean => {
  const near = allUnits(view).filter((unit) => unit.place === 'map' && unit.hex !== null)
  const force = near
    .filter(
      ({ id, side, hex: at }) =>
        side === view.side && goals.get(id) && rangeBetween(view.battle, at as Hex, hex) <= 2,
    )
    .reduce((sum, unit) => sum + weight(view, unit), 0)
  const against = near
    .filter((unit) => unit.side !== view.side && unit.hex === hex)
    .reduce((sum, unit) => sum + weight(view, unit), 0)
  return force >= ODDS * against
}

/** Orders of those that storm and of those that prepare it. */
export const assaults = (view: SideView, own: readonly Unit[], goals: Goals): ReadonlyMap<UnitId, Order> => {
  const orders = new Map<UnitId, Order>()
  for (const hex of enemyHexes(view)) {
    const there = allUnits(view).filter(
      (unit) => unit.hex === hex && unit.place === 'map' && unit.side !== view.side,
    )
    const near = before(view, own, goals, hex).filter(({ id }) => !orders.has(id))
    if (near.length === 0) continue
    const able = onBridge(view, hex) ? [] : near.filter((unit) => mayStorm(view, unit, hex)).slice(0, 3)
    const armour = there.some((unit) => typeOf(view, unit).armoured && !isSuppressed(unit))
    const against = there.reduce((sum, unit) => sum + weight(view, unit), 0)
    const force = able.reduce((sum, unit) => sum + weight(view, unit), 0)
    const inTime = view.turn >= view.battle.scenario.turns - 1
    const storms =
      able.length > 0 && (force >= ODDS * against || inTime) && !(armour && isPlain(view.battle, hex))
    for (const unit of near) {
      if (storms && able.includes(unit)) orders.set(unit.id, { kind: 'assault', path: [hex] })
      else if (!storms) orders.set(unit.id, fireOrder(view, unit, there))
    }
  }
  return orders
}
