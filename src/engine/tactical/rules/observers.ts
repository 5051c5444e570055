/** T13.4: observers raise the accuracy of their own battery's fire from a closed position. */
import type { Hex } from '../../../kernel/hex'
import type { Field, Unit } from '../model'
import { inContact } from './contact'
import { rangeBetween } from './ground'
import { sees } from './sight'
import { allUnits, isSuppressed, typeOf } from './units'

/** The battery's platoon that spots for a target hex, and what it adds; null: none. */
export const spotterFor = (
  field: Field,
  battery: Unit,
  target: Hex,
): Readonly<{ unit: Unit; accuracy: number }> | null => {
  for (const unit of allUnits(field)) {
    if (unit.serves !== battery.id || unit.side !== battery.side) continue
    const { observer } = typeOf(field, unit)
    if (observer && spots(field, unit, target, observer.range)) return { unit, accuracy: observer.accuracy }
  }
  return null
}

/** In sight and within its reach; not while its host is suppressed, in close combat or carried. */
const spots = (field: Field, platoon: Unit, target: Hex, reach: number): boolean => {
  const host = platoon.host === null ? null : field.units[platoon.host]
  if (platoon.place !== 'attached' || !host || host.place !== 'map' || host.hex === null) return false
  if (isSuppressed(host) || inContact(field, host.hex)) return false
  return rangeBetween(field.battle, host.hex, target) <= reach && sees(field, host.hex, target)
}
