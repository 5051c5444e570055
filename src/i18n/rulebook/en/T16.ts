import type { PagesOf } from '../ids'

export const T16: PagesOf<'T16'> = {
  T16: ['Operations', 'An optional frame for battles of several days.'],
  'T16.1': ['The day', 'A day of play has 16 turns. Then night comes, and the battle pauses.'],
  'T16.2': [
    'The night',
    'Units that a road joins to the rear fill up their ammo, if no enemy stands on it or next to it. For each figure that fell on ground one controls a die is thrown: 1 or 2 brings it back. For each hit of vehicles: 1 to 4.',
    'Three figures dig a trench or set up wire, and may then go into ambush; engineers may set up an anti-tank obstacle or lay a minefield besides.',
  ],
  'T16.3': [
    'Initiative',
    'The attacker may turn the first or the last four turns of a day into turns of night. There all accuracy is 1 worse, drops as well, but for close combat of foot.',
  ],
  'T16.4': [
    'Meeting engagement',
    'Both may want to attack. If they cannot agree when to begin, the one who begins by night decides.',
  ],
  'T16.5': [
    'Who controls a hex',
    '[H] The side that was last alone in it. Losses remember where they fell; gun hits come back like figures, surrendered units never.',
  ],
  'T16.5.a': [
    'When control is judged',
    '[H] At the turn’s end. A unit in ambush takes no ground and earns nothing by the turn, but it counts at the end.',
  ],
}
