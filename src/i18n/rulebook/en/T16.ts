import type { PagesOf } from '../ids'

export const T16: PagesOf<'T16'> = {
  T16: ['Operations', 'An optional frame for battles of several days.'],
  'T16.1': ['The day', 'A day of play has 16 turns. Then night comes, and the battle pauses.'],
  'T16.1.a': [
    'The night as a turn',
    '[H] In the game a night is a turn of its own, with one phase and an order sheet of its own. Units that are carried or have yet to come take no part in it. It earns no points of a turn.',
  ],
  'T16.2': [
    'The night',
    'Units that a road joins to the rear fill up their ammo, if no enemy stands on it or next to it. For each figure that fell on ground one controls a die is thrown: 1 or 2 brings it back. For each hit of vehicles: 1 to 4.',
    'Three figures dig a trench or set up wire, and may then go into ambush; engineers may set up an anti-tank obstacle or lay a minefield besides.',
  ],
  'T16.2.a': [
    'The road to the rear',
    '[H] The hex of the unit is a part of its road: an enemy next to it cuts the unit off. What stands off the map or has yet to come is always supplied.',
  ],
  'T16.2.b': [
    'Hiding at night',
    '[H] At night a unit not in contact may hide wherever the ground gives cover, even where the enemy could see the hex by day.',
  ],
  'T16.2.c': [
    'Who comes back',
    '[H] A destroyed unit that gets points back stands where it fell, if there is room and no enemy; its guns are limbered. No unit gets above its full strength. What a unit lost before it was regrouped away returns to the unit that took it in.',
  ],
  'T16.2.d': [
    'Rest',
    '[H] At nightfall the suppressed have recovered. Work of several turns and climbs that were begun by day are given up.',
  ],
  'T16.2.e': [
    'How much is built',
    '[H] One trench or wire for every three figures that a unit of foot or crews still has; a unit of engineers sets one obstacle or lays one minefield besides: in its hex or in one beside it, as by day.',
  ],
  'T16.3': [
    'Initiative',
    'The attacker may turn the first or the last four turns of a day into turns of night. There all accuracy is 1 worse, drops as well, but for close combat of foot.',
  ],
  'T16.3.a': [
    'When the hours are chosen',
    '[H] In the night before the day. The hours of the first day are given by the battle. Sight is not shorter in night turns.',
  ],
  'T16.4': [
    'Meeting engagement',
    'Both may want to attack. If they cannot agree when to begin, the one who begins by night decides.',
  ],
  'T16.4.a': [
    'If neither begins by night',
    '[H] In a meeting engagement where neither side wants to begin by night, the one that wants night at the end of the day decides.',
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
