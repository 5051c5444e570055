/** T3.9, T3.10: guns and heavy machine guns change their state or their sector; in ambush unseen. */
import type { Event } from '../../events'
import { type Doer, withOrder } from './doers'

/** Limbered guns keep their facing; deployed ones take the one that the order names. */
export const gunEvents = (doers: readonly Doer[]): readonly Event[] => [
  ...withOrder(doers, 'limber').map(
    ({ unit }): Event => ({
      kind: 'deployed',
      rule: 'T3.9',
      unit: unit.id,
      deployed: false,
      facing: unit.facing,
    }),
  ),
  ...withOrder(doers, 'deploy').map(
    ({ unit, order }): Event => ({
      kind: 'deployed',
      rule: 'T3.9',
      unit: unit.id,
      deployed: true,
      facing: order.facing,
    }),
  ),
  ...withOrder(doers, 'sector').map(
    ({ unit, order }): Event => ({ kind: 'faced', rule: 'T3.10', unit: unit.id, facing: order.facing }),
  ),
]
