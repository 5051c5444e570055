/** T5.12, T5.4: who mounts and dismounts on the way, and who leaves his machines behind. */
import type { Event } from '../../events'
import type { State, Unit } from '../../model'
import { mountFor } from '../../rules/mounts'
import { dueStep, type Mover, underWay } from './movers'

/** At tick 0: the state in which the first step is made. */
export const mountsFirst = ({ order }: Mover, unit: Unit): readonly Event[] => {
  const mount = mountFor(order, 0)
  return mount === null || unit.mount === null || unit.mount === mount
    ? []
    : [{ kind: 'mounted', rule: 'T5.12', tick: 0, unit: unit.id, mount }]
}

/**
 * [H] T5.12.a: on arrival, before anybody fires there: the state of the next step, or that of the path's end.
 * Who was stopped stays as he is.
 */
export const mountEvents = (state: State, movers: readonly Mover[], tick: number): readonly Event[] =>
  movers.flatMap((mover): readonly Event[] => {
    const unit = state.units[mover.unit] as Unit
    const index = dueStep(mover, tick)
    if (mover.order.mounts === undefined || index < 0 || unit.mount === null) return []
    if (!underWay(state, mover) || unit.hex !== mover.order.path[index]) return []
    const mount = mountFor(mover.order, index + 1)
    return mount === null || mount === unit.mount
      ? []
      : [{ kind: 'mounted', rule: 'T5.12', tick, unit: unit.id, mount }]
  })
