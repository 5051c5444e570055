/** What the events of the turn say about the close combat so far: nothing else is remembered. */
import type { Event } from '../../events'
import type { UnitId } from '../../model'

export type CombatRecord = Readonly<{
  /** Has struck in an earlier round of the turn. */
  struck: ReadonlySet<UnitId>
  /** T6.4, T6.5: has spent its ammo for the turn's close combat. */
  paid: ReadonlySet<UnitId>
  /** T6.4: failed its tank-fear test. */
  afraid: ReadonlySet<UnitId>
  /** T6.8: was suppressed and rallied; what was left of its order has lapsed (T7.4). */
  rallied: ReadonlySet<UnitId>
}>

/** @param events of the turn, in order */
export const recordOf = (events: readonly Event[]): CombatRecord => {
  const struck = new Set<UnitId>()
  const paid = new Set<UnitId>()
  const afraid = new Set<UnitId>()
  const rallied = new Set<UnitId>()
  for (const event of events) {
    if (event.kind === 'struck') struck.add(event.unit)
    if (event.kind === 'struck' && event.ammo > 0) paid.add(event.unit)
    if (event.kind === 'tankFear' && !event.passed) afraid.add(event.unit)
    if (event.kind === 'rallied') rallied.add(event.unit)
  }
  return { struck, paid, afraid, rallied }
}
