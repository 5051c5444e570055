/**
 * Special rules of a scenario, as data: fire free of ammo (T14.1.a), a side whose fire is held by a ruse
 * (T3.23.a). They stand open in the battle's file, to both sides.
 */
import type { Field, Side, Unit } from '../model'
import type { OrderKind } from '../orders'
import type { Special } from '../scenario'
import { AMMO } from '../tables/modifiers'

/** How a fire is ordered, as far as dice and ammo go. */
export type FireOrder = 'normal' | 'suppress' | 'onMove'

const KINDS: Readonly<Record<FireOrder, readonly OrderKind[]>> = {
  normal: ['defence', 'ambush'],
  suppress: ['suppress'],
  onMove: ['fireOnMove'],
}

const specials = (field: Field): readonly Special[] => field.battle.scenario.special ?? []

/** [H] T14.1.a: the scenario gives the unit this fire for nothing in this turn. */
export const isFree = (field: Field, unit: Unit, order: FireOrder): boolean =>
  specials(field).some(
    (special) =>
      special.kind === 'freeAmmo' &&
      special.unit === unit.id &&
      special.turns[0] <= field.turn &&
      field.turn <= special.turns[1] &&
      KINDS[order].includes(special.order),
  )

/** T3, T14.1: what the fire costs the unit. */
export const ammoOf = (field: Field, unit: Unit, order: FireOrder): number => {
  if (isFree(field, unit, order)) return 0
  return order === 'suppress' ? AMMO.suppress : AMMO.fire
}

export type Hold = Extract<Special, { kind: 'holdFire' }>

/** T3.23.a: the ruses still in force, with their places among the scenario's ruses. */
export const holdsIn = (field: Field): readonly Readonly<{ index: number; hold: Hold }>[] =>
  specials(field)
    .filter((special) => special.kind === 'holdFire')
    .map((hold, index) => ({ index, hold }))
    .filter(({ index, hold }) => field.turn <= hold.untilTurn && !field.lifted?.includes(index))

/** [H] T3.23.a: the ruse that keeps the side from firing and assaulting now; null: none. */
export const holdOn = (field: Field, side: Side): Hold | null =>
  holdsIn(field).find(({ hold }) => hold.side === side)?.hold ?? null
