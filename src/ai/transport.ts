/** The random player's orders of transport (T3.8, T3.16), and the mounts of mobile troops (T5.12). */
import { checkOrder } from '../engine/tactical/checkOrder'
import type { SideView, Unit, UnitId } from '../engine/tactical/model'
import type { MountState, Order, Sheet } from '../engine/tactical/orders'
import {
  answerTo,
  loadMates,
  supplyMates,
  type TransportKind,
} from '../engine/tactical/rules/orders/transport'
import { loadsOf } from '../engine/tactical/rules/transport'
import { FACES } from '../kernel/hex'
import type { Chance } from './random'

type Draw = Readonly<{ view: SideView; unit: Unit; chance: Chance }>

/** An order of the kind with somebody whom it may concern; null: there is nobody. */
export const transportOrder = ({ view, unit, chance }: Draw, kind: TransportKind): Order | null => {
  switch (kind) {
    case 'load': {
      const carrier = chance.of(loadMates(view, unit, kind))
      return carrier ? { kind, carrier: carrier.id } : null
    }
    case 'takeOn': {
      const load = chance.of(loadMates(view, unit, kind))
      return load ? { kind, unit: load.id } : null
    }
    case 'unload':
      return { kind, ...(chance.oneIn(2) ? { facing: chance.of(FACES) ?? 'N' } : {}) }
    case 'setDown': {
      const load = chance.of(loadsOf(view, unit.id))
      return load ? { kind, unit: load.id } : null
    }
    case 'resupply': {
      const to = chance.of(supplyMates(view, unit))
      return to ? { kind, unit: to.id } : null
    }
    default:
      return kind satisfies never
  }
}

const state = (chance: Chance): MountState => (chance.oneIn(2) ? 'on' : 'off')

/** T5.12: one state for the way, or one for each step, at times. */
export const mountsOf = (
  { unit, chance }: Draw,
  steps: number,
): Readonly<{ mount?: MountState; mounts?: readonly MountState[] }> => {
  if (unit.mount === null || !chance.oneIn(2)) return {}
  if (chance.oneIn(2)) return { mount: state(chance) }
  const length = steps + (chance.oneIn(2) ? 1 : 0)
  return { mounts: Array.from({ length }, () => state(chance)) }
}

/** T3.14: the host of a Regroup has to regroup, too. */
const answer = (view: SideView, id: UnitId, order: Order): readonly [UnitId, Order] | null =>
  order.kind === 'regroup' ? [order.host, order] : answerTo(view, id, order)

/** Most pairs agree, so that somebody gets aboard and down again, or joins another; some orders are left without an answer. */
export const paired = (view: SideView, sheet: Sheet, chance: Chance): Sheet => {
  const whole: Record<UnitId, Order> = { ...sheet }
  for (const id of Object.keys(sheet).sort()) {
    const [other, order] = answer(view, id, sheet[id] as Order) ?? []
    if (other === undefined || order === undefined || chance.oneIn(5)) continue
    if (checkOrder(view, view.side, other, order).legal) whole[other] = order
  }
  return whole
}
