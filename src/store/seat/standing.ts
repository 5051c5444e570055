/** What the battle lays down for the turn at hand: short sight, a ruse, a fire for nothing. */
import type { SideView, UnitId } from '../../engine/tactical/model'
import type { OrderKind } from '../../engine/tactical/orders'
import { isDark } from '../../engine/tactical/rules/calendar'
import { sightRange } from '../../engine/tactical/rules/sight'
import { holdsIn } from '../../engine/tactical/rules/specials'

export type Standing =
  | Readonly<{ kind: 'sight'; rule: string; hexes: number }>
  | Readonly<{ kind: 'dark'; rule: string }>
  /** `held`: the seat's own side; `holds`: the enemy. */
  | Readonly<{ kind: 'held' | 'holds'; rule: string; turn: number }>
  | Readonly<{ kind: 'free'; rule: string; unit: UnitId; order: OrderKind }>

const isNow = ({ turn }: SideView, [first, last]: readonly [number, number]): boolean =>
  first <= turn && turn <= last

/** T8.2, T16.3, T3.23.a, T14.1.a: what a side may read of it on its sheet. */
export const standingIn = (view: SideView): readonly Standing[] => {
  const { sightLimit = [], special = [] } = view.battle.scenario
  const short = sightLimit.some(({ turns }) => isNow(view, turns))
  return [
    ...(short ? [{ kind: 'sight' as const, rule: 'T8.2', hexes: sightRange(view) }] : []),
    ...(isDark(view) ? [{ kind: 'dark' as const, rule: 'T16.3' }] : []),
    ...holdsIn(view).map(({ hold }) => ({
      kind: hold.side === view.side ? ('held' as const) : ('holds' as const),
      rule: 'T3.23.a',
      turn: hold.untilTurn,
    })),
    ...special.flatMap((each): Standing[] =>
      each.kind === 'freeAmmo' && view.units[each.unit]?.side === view.side && isNow(view, each.turns)
        ? [{ kind: 'free', rule: 'T14.1.a', unit: each.unit, order: each.order }]
        : [],
    ),
  ]
}
