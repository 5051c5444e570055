import type { PagesOf } from '../ids'

export const T7: PagesOf<'T7'> = {
  T7: ['Morale', 'When units test, and what happens if they fail.'],
  'T7.1': [
    'The test',
    'Two dice: the sum must not be greater than the steadiness of the unit. A few rare units never test.',
  ],
  'T7.2': [
    'Steadiness and losses',
    'Losses may make a unit less steady.',
    '[H] By 1 for each point of strength, unless its card says otherwise.',
  ],
  'T7.3': [
    'Causes',
    'Losses, an attack by tanks, suppressive fire, a strike from the air. Who fails is suppressed.',
    '[H] At most one test a unit in each step – fire phase, air step, each tick, the fire after the last tick, the end of close combat – whatever the causes. A failed test of tank fear costs the first round only.',
  ],
  'T7.4': [
    'Suppression',
    'A suppressed unit misses a turn.',
    '[H] It stops at once, what is left of its order lapses, and it takes no order in the next turn, at whose end it recovers, unless it is suppressed anew in it. It still sees, blocks and holds its hex, but does not spot for guns.',
  ],
}
