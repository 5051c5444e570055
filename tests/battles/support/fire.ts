/** What a unit that stands does: the shot that promises most, or reaction. */
import { checkOrder } from '../../../src/engine/tactical/checkOrder'
import type { SideView, Unit } from '../../../src/engine/tactical/model'
import type { FirePolicy, Order } from '../../../src/engine/tactical/orders'
import { firePreview } from '../../../src/engine/tactical/preview/fire'
import { allUnits, isSuppressed } from '../../../src/engine/tactical/rules/units'

type Option = Readonly<{ order: Order; worth: number }>

/** Losses, and what it is worth that the target misses a turn. */
const worthOf = (view: SideView, unit: Unit, target: Unit, order: 'normal' | 'suppress'): number => {
  const shot = firePreview(view, unit, target, { order })
  if (!shot) return 0
  return shot.expectedLosses + (isSuppressed(target) ? 0 : 0.7 * shot.suppressed)
}

/** Ammo that is left for each turn to come. */
const plenty = (view: SideView, unit: Unit): boolean =>
  unit.ammo >= 3 + Math.min(6, view.battle.scenario.turns - view.turn)

export const fireAtOrder = (id: string): Order => ({
  kind: 'defence',
  policy: { mode: 'fire', target: { unit: id } },
})

const optionsFor = (view: SideView, unit: Unit, targets: readonly Unit[]): readonly Option[] =>
  targets.flatMap((target): Option[] => [
    { order: fireAtOrder(target.id), worth: worthOf(view, unit, target, 'normal') },
    {
      order: { kind: 'suppress', aim: { unit: target.id } },
      worth: worthOf(view, unit, target, 'suppress') * (plenty(view, unit) ? 0.8 : 0.5),
    },
  ])

const REACT: FirePolicy = { mode: 'react' }

/** Out of an ambush fire is opened near at hand. */
const NEAR = 2

/** @param among enemies to choose from; absent: all that are known */
export const fireOrder = (view: SideView, unit: Unit, among?: readonly Unit[]): Order => {
  const enemies = (among ?? allUnits(view)).filter(
    ({ side, place, hex }) => side !== view.side && place === 'map' && hex !== null,
  )
  const hidden: Order = { kind: 'ambush', policy: { ...REACT, within: NEAR } }
  if (unit.concealed && checkOrder(view, view.side, unit.id, hidden).legal) return hidden
  const best = optionsFor(view, unit, enemies)
    .filter(({ worth }) => worth > 0.25)
    .sort((a, b) => b.worth - a.worth)
    .slice(0, 3)
    .find(({ order }) => checkOrder(view, view.side, unit.id, order).legal)
  if (best) return best.order
  return { kind: 'defence', policy: REACT }
}
