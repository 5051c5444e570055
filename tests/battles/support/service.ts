/** What is neither fire nor assault: lorries and their loads, engineers, the night. */
import { checkOrder } from '../../../src/engine/tactical/checkOrder'
import type { SideView, Unit, UnitId } from '../../../src/engine/tactical/model'
import type { Order } from '../../../src/engine/tactical/orders'
import { mayUnload } from '../../../src/engine/tactical/rules/orders/transport'
import { worksChoices } from '../../../src/engine/tactical/rules/orders/works'
import { loadsOf } from '../../../src/engine/tactical/rules/transport'
import type { Hex } from '../../../src/kernel/hex'
import { advance, nearestEnemy } from './way'

/** Loads get down so far from the enemy at the latest. */
const APART = 2

/** A column goes to its goal by March and sets its loads down there, one a turn. */
export const carry = (
  view: SideView,
  carrier: Unit,
  to: Hex,
  silent: boolean,
): readonly (readonly [UnitId, Order])[] => {
  const load = loadsOf(view, carrier.id).find((unit) => mayUnload(view, unit).legal)
  if (load === undefined || carrier.hex === null) return []
  const arrived = carrier.hex === to || (!silent && nearestEnemy(view, carrier.hex) <= APART)
  const further = arrived ? null : advance(view, carrier, to, true)
  if (further) return [[carrier.id, further]]
  return silent
    ? []
    : [
        [carrier.id, { kind: 'setDown', unit: load.id }],
        [load.id, { kind: 'unload' }],
      ]
}

/** T10.7, T10.2: engineers blow up the bunker and clear the mines that they stand before. */
export const clearing = (view: SideView, unit: Unit): Order | null =>
  worksChoices(view, unit, 'blowBunker')[0] ??
  worksChoices(view, unit, 'clearMines').find((order) =>
    view.works.mines.some(
      (mine) => order.kind === 'clearMines' && mine.hex === order.hex && mine.owner !== view.side,
    ),
  ) ??
  null

/** T16.2: a trench before each company that has the hands for it. */
export const nightOrder = (view: SideView, unit: Unit): Order => {
  const digs: Order = { kind: 'night', works: [{ work: 'trench', face: unit.facing }], ambush: false }
  return checkOrder(view, view.side, unit.id, digs).legal ? digs : { kind: 'night', works: [], ambush: false }
}
