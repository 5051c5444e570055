/** The fire phase (T2.1): all fire on the state at its start. */
import type { Stage, Step, Turn } from '../../ledger'
import type { State, Unit } from '../../model'
import { allUnits } from '../../rules/units'
import { endHolds } from '../holds'
import type { Intent } from './attack'
import { fireStep } from './settle'
import { smokeScreens } from './smoke'

/** T3.1, T3.3, T3.23: suppressive fire, and Defence or Ambush told to fire in the fire phase. */
const intentOf = (unit: Unit, turn: Turn): readonly Intent[] => {
  const order = turn.sheets[unit.side][unit.id]
  if (!order || order.kind !== unit.order || unit.halted) return []
  if (order.kind === 'suppress')
    return [
      {
        unit,
        aim: order.aim,
        how: { order: 'suppress', laying: order.laying },
        cause: 'order',
        quiet: false,
      },
    ]
  if (order.kind !== 'defence' && order.kind !== 'ambush') return []
  const { policy } = order
  if (policy.mode !== 'fire' || !policy.target) return []
  return [
    { unit, aim: policy.target, how: { order: 'normal', laying: order.laying }, cause: 'order', quiet: true },
  ]
}

const fire: Step = (state: State, turn: Turn) => [
  ...fireStep(
    state,
    allUnits(state).flatMap((unit) => intentOf(unit, turn)),
    { step: 'fire', dice: turn.dice },
  ),
  ...smokeScreens(state, turn),
]

/** T3.23.a A ruse that this fire gives away is over when the step is. */
export const firePhase: Stage = {
  name: 'fire',
  run: (ledger, turn) => {
    const from = ledger.events.length
    ledger.add(fire(ledger.state(), turn))
    endHolds(ledger, from)
    return null
  },
}
