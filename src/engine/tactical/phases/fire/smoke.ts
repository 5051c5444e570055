/** T13.7: smoke screens. Laid with the fire of the phase, they stand from its end on. */
import type { Event } from '../../events'
import type { Turn } from '../../ledger'
import type { State, Unit } from '../../model'
import { checkSmoke } from '../../rules/orders/aiming'
import { allUnits } from '../../rules/units'
import { AMMO, SMOKE_TURNS } from '../../tables/modifiers'

const screen = (state: State, unit: Unit, hex: string): readonly Event[] => {
  const laid = checkSmoke(state, unit, hex)
  if (!laid.legal)
    return [{ kind: 'lapsed', rule: laid.rule, unit: unit.id, fault: laid.fault, detail: laid.detail }]
  const until = state.turn + SMOKE_TURNS
  const smoke: Event = {
    kind: 'smokeLaid',
    rule: 'T13.7',
    unit: unit.id,
    from: unit.hex,
    hex,
    ammo: AMMO.fire,
    until,
  }
  // T3.25, [H] T13.7.a: whoever fires gives himself away, with smoke as with shells.
  return unit.concealed
    ? [smoke, { kind: 'revealed', rule: 'T3.25', unit: unit.id, why: 'fired', by: null }]
    : [smoke]
}

/** All screens of the phase, judged on the state at its start, in the order of the units' ids. */
export const smokeScreens = (state: State, turn: Turn): readonly Event[] =>
  allUnits(state).flatMap((unit) => {
    const order = turn.sheets[unit.side][unit.id]
    if (order?.kind !== 'smoke' || unit.order !== 'smoke' || unit.halted) return []
    return screen(state, unit, order.hex)
  })
