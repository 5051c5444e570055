import type { PagesOf } from '../ids'

export const T2: PagesOf<'T2'> = {
  T2: ['The turn', 'Both write, then both act: fire, movement, special orders.'],
  'T2.1': [
    'Sheets, then phases',
    'Before a turn both commanders write an order for each of their units, except for those that lie suppressed. Then the phases follow each other, and in each of them both sides act together: fire, movement, special orders.',
    '[H] The sheets are written in secret and sealed; nobody sees the other’s before both are closed.',
  ],
  'T2.2': [
    'What follows what',
    '[H] Movement has three steps: the missions of the air (T15), movement on the ground with the fire that answers it (T5), close combat (T6). The special phase goes through special orders, detection (T8.4), the ageing of smoke, recovery and the question who has won.',
  ],
  'T2.3': [
    'At the same time',
    'Both sides act at once; that is the heart of the game.',
    '[H] All shots of the fire phase are worked out on the table as it stood when the phase began. Only at its end are losses taken off and tests thrown. So a unit that is wiped out in this phase has still fired.',
    '[H] Every roll has a purpose of its own: seed, turn, both sheets, rule, unit and target. No die depends on which unit the umpire looks at first.',
  ],
  'T2.3.a': [
    'The order of the dice',
    '[H] Dice fall in the order in which the log tells them. Of a blind shot the die that picks the target falls before the roll; shots of one step go by the lower defence of the target first (0 for a hex), then by the firing unit; fire at a patrol that strikes in the step comes before them.',
  ],
  'T2.4': [
    'Units without an order',
    '[H] One order a unit a turn. A unit that has none stands where it is with its base defence and neither fires nor moves. Before a sheet is sealed the table names such units.',
  ],
  'T2.5': [
    'Choices in mid-turn',
    '[H] Where a commander would have to choose while the turn runs – when to open fire, at whom – the standing policy of the order decides. With “ask me” the turn stops, the screen goes to that side, and goes on with the answer. Answers are kept like orders, so that a game can be played again from scenario, seed, orders and answers.',
  ],
  'T2.6': [
    'Setting up',
    '[H] The defender sets up first and sees nothing of the attacker; the attacker sees what lies open. Units stand in the zone of their side, trenches are dug out of a budget inside the zone of works, fixed units stay where the battle puts them, and any unit may begin hidden where the ground allows an ambush (T9). Guns in reserve come limbered.',
  ],
  'T2.6.b': [
    'Works that nobody placed',
    '[H] Who leaves it to the table gets wire and obstacles in front of his trenches first and of his units then, and mines in the hexes behind those faces, then in the rest of their zone.',
  ],
}
