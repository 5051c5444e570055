/** Squadrons: bombers go where they promise most, fighters with them, else over the place that the plan names. */
import { checkOrder } from '../../../src/engine/tactical/checkOrder'
import type { SideView, Unit, UnitId } from '../../../src/engine/tactical/model'
import type { Order } from '../../../src/engine/tactical/orders'
import { firePreview } from '../../../src/engine/tactical/preview/fire'
import { inContact } from '../../../src/engine/tactical/rules/contact'
import { kindOf, typeOf, unitsIn } from '../../../src/engine/tactical/rules/units'
import type { Hex } from '../../../src/kernel/hex'
import { enemyHexes } from './assault'

/** A sortie is kept for a target that is worth it, until the end is near. */
const WORTH = 1

/** Catalogue points that the squadron's bombs may be expected to cost the unit. */
const damage = (view: SideView, squadron: Unit, target: Unit): number => {
  const carpet = typeOf(view, squadron).category === 'bomber'
  const shot = firePreview(view, squadron, target, { order: 'normal', ...(carpet ? { carpet } : {}) })
  if (!shot) return 0
  const { cost, strength } = typeOf(view, target)
  return (shot.expectedLosses * (cost / strength.full)) / 15 + 0.7 * shot.suppressed
}

type Option = Readonly<{ order: Order; worth: number }>

const optionsAt = (view: SideView, squadron: Unit, hex: Hex): readonly Option[] => {
  const there = unitsIn(view, hex).filter((unit) => unit.side !== view.side)
  if (typeOf(view, squadron).category !== 'bomber')
    return there.map((unit) => ({
      order: { kind: 'airStrike', aim: { unit: unit.id } },
      worth: damage(view, squadron, unit),
    }))
  const worth = there.reduce((sum, unit) => sum + damage(view, squadron, unit), 0)
  return inContact(view, hex) ? [] : [{ order: { kind: 'airCarpet', hex }, worth }]
}

const raid = (view: SideView, squadron: Unit): Order | null => {
  const ofTheNight = typeOf(view, squadron).abilities.includes('nightOnly')
  const hurry = ofTheNight || view.turn >= view.battle.scenario.turns - 3
  const best = enemyHexes(view)
    .flatMap((hex) => optionsAt(view, squadron, hex))
    .filter(({ worth }) => worth > (hurry ? 0 : WORTH))
    .sort((a, b) => b.worth - a.worth)
    .find(({ order }) => checkOrder(view, view.side, squadron.id, order).legal)
  return best?.order ?? null
}

const patrol = (hex: Hex): Order => ({
  kind: 'airPatrol',
  hex,
  intercept: 'bombers',
  escorted: 'bombers',
  ground: { mode: 'react' },
})

/** T15.8 Looks for hidden guns about the first objective that the enemy may hold. */
const search = (view: SideView, squadron: Unit): Order | null => {
  const { objectives } = view.battle.scenario
  const hex = objectives.find((each) => view.control[each.hex] !== view.side)?.hex
  const order: Order | null = hex === undefined ? null : { kind: 'airRecon', hex, radius: 1 }
  return order && checkOrder(view, view.side, squadron.id, order).legal ? order : null
}

/** @param over where fighters patrol that have nobody to escort */
export const airOrders = (
  view: SideView,
  own: readonly Unit[],
  over: Hex | undefined,
): ReadonlyMap<UnitId, Order> => {
  const orders = new Map<UnitId, Order>()
  const squadrons = own.filter((unit) => kindOf(view, unit) === 'air' && unit.place !== 'destroyed')
  const isFighter = (unit: Unit): boolean => typeOf(view, unit).category === 'fighter'
  for (const squadron of squadrons.filter((unit) => !isFighter(unit))) {
    const looks = typeOf(view, squadron).category === 'airRecon'
    const order = looks ? search(view, squadron) : raid(view, squadron)
    if (order) orders.set(squadron.id, order)
  }
  const raider = [...orders.keys()][0]
  for (const { id } of squadrons.filter(isFighter))
    if (raider !== undefined) orders.set(id, { kind: 'airEscort', unit: raider })
    else if (over !== undefined) orders.set(id, patrol(over))
  return orders
}
