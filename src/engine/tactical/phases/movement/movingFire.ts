/** T5.11: fire on the move. */
import type { State, Unit } from '../../model'
import { isSuppressed } from '../../rules/units'
import type { Intent } from '../fire/attack'
import { dueStep, type Mover, supportedBy, underWay } from './movers'

/** Whether the step due at this tick was the one that a unit did not make. */
const stopsAt = (mover: Mover, unit: Unit, tick: number): boolean => {
  const step = dueStep(mover, tick)
  return step >= 0 && unit.hex === (step === 0 ? mover.start : mover.order.path[step - 1])
}

/** Fire on the move due at this tick: in the middle of the route, or where the unit was stopped. */
export const movingFire = (state: State, movers: readonly Mover[], tick: number): readonly Intent[] => {
  const supported = supportedBy(state, movers)
  return movers.flatMap((mover): Intent[] => {
    const unit = state.units[mover.unit] as Unit
    if (mover.order.kind !== 'fireOnMove' || mover.firesAt === null || unit.fired || unit.place !== 'map')
      return []
    const stopped = unit.halted && !isSuppressed(unit) && stopsAt(mover, unit, tick) && tick <= mover.firesAt
    if (mover.firesAt !== tick && !stopped) return []
    if (mover.firesAt === tick && !stopped && !underWay(state, mover)) return []
    return [
      {
        unit,
        aim: mover.order.aim,
        stood: mover.aimedAt,
        how: { order: 'onMove', supported },
        cause: 'onTheMove',
        quiet: false,
      },
    ]
  })
}
