/** T11.5, [H] T11.5.b: riders get down from tanks free of time, where there is room for them (T1.3). */
import type { Event } from '../events'
import { type Stage, type Step, stage } from '../ledger'
import type { State, Unit, UnitId } from '../model'
import { hasRoomFor } from '../rules/orders/transport'
import { carrierOf } from '../rules/transport'
import { allUnits } from '../rules/units'
import { comesOut, lapsed } from './special/doers'

/**
 * What happens to each of the units that is carried, in the order of the sheet: it gets down, or finds no room.
 *
 * @param tick in ground movement; absent: before the fire phase
 */
export const getDown = (
  state: State,
  units: readonly Unit[],
  tick?: number,
): ReadonlyMap<UnitId, readonly Event[]> => {
  const at = tick === undefined ? {} : { tick }
  const down = new Map<string, number>()
  const events = new Map<UnitId, readonly Event[]>()
  for (const unit of [...units].sort((a, b) => a.row - b.row)) {
    const carrier = carrierOf(state, unit)
    if (!carrier || unit.hex === null) continue
    const key = `${unit.side}${unit.hex}`
    const more = (down.get(key) ?? 0) + 1
    if (hasRoomFor(state, unit, unit.hex, more)) {
      down.set(key, more)
      const { id, hex } = unit
      const gone: Event = {
        kind: 'dismounted',
        rule: 'T11.5',
        ...at,
        unit: id,
        carrier: carrier.id,
        hex,
        drawn: false,
      }
      events.set(id, [...comesOut(carrier).map((event) => ({ ...event, ...at })), gone])
    } else events.set(unit.id, [{ ...lapsed(unit, 'noRoomHere', 'T1.3', { hex: unit.hex }), ...at }])
  }
  return events
}

/** T11.5: riders that are to stand get down before anybody fires; without room they ride on. */
const standing: Step = (state) => {
  const riders = allUnits(state).filter((unit) => unit.place === 'carried' && unit.order === 'defence')
  return [...getDown(state, riders).values()].flat()
}

export const ridersDown: Stage = stage('ridersDown', standing)
