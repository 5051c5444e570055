import type { PagesOf } from '../ids'

export const T8: PagesOf<'T8'> = {
  T8: ['Sight and detection', 'Who sees what, and how an ambush is found.'],
  'T8.1': [
    'The line',
    'It runs from the middle of one hex to the middle of the other. A hex of ground that blocks stops it, if the line crosses it or runs along its edge.',
    '[H] Along an edge that two hexes share either of them is enough; touching a corner is not. Sight is mutual. The two end hexes never block, except with smoke.',
  ],
  'T8.2': [
    'Six hexes',
    'Nobody sees farther than six hexes.',
    '[H] A battle may say less for some of its turns, at dawn or dusk.',
  ],
  'T8.3': [
    'What blocks',
    'Bushes, unless one end lies higher; open woods and forest; hills; smoke, from its own hex on.',
    '[H] A hill does not block if one end is as high as it is.',
    '[V] Towns block; the battle may let them be open.',
  ],
  'T8.4': [
    'Finding an ambush',
    'In the special phase units find hidden enemies near them by themselves. Tanks find foot and crews only in their own hex, vehicles next to it; other vehicles find foot in their own hex, guns and vehicles next to it; foot and crews find everybody next to them; scouts, on whatever wheels, find everybody at two hexes in sight.',
    '[H] What counts is where units stand in that phase: passing by finds nobody. Assault guns look like tanks. Smoke in either hex hides all but what shares a hex. The source is at odds with itself on guns and tanks; its passage on tanks is followed.',
  ],
  'T8.4.a': ['Machine guns in the grass', '[H] Heavy machine guns and anti-tank rifles are found like foot.'],
  'T8.4.b': ['Bunkers', '[H] They see like crews and are found like guns.'],
  'T8.5': [
    'Fog of war',
    '[V] “Ambush”: everything lies open but what is in ambush, as on a table. “Sight”: you see enemies in sight of your units, others as you last saw them. “None”: everything lies open.',
  ],
  'T8.5.a': [
    'What fog leaves open',
    '[H] “None” opens units and mines, never the order sheet. Under “sight” you know who controls hexes in sight and objectives.',
  ],
  'T8.6': [
    'Reconnaissance from the air',
    'A hex, a radius of one to three, at most four turns. A hidden unit inside is found on 1–4 with radius 1, on 1–2 with radius 2, on 1 with radius 3; a forest makes it 1 harder, a vehicle 1 easier.',
    '[H] The dice are thrown for each hidden unit in each special phase. What falls below 1 is never found.',
  ],
  'T8.6.a': [
    'A search goes on',
    '[H] Over the same hex, turn after turn; its radius may change. A unit that one squadron finds is found.',
  ],
  'T8.7': [
    'Nobody tells',
    '[H] Until it is found a unit in ambush stands in no view, list, tip, log line or file name of the enemy.',
  ],
  'T8.7.a': [
    'What else is not told',
    '[H] The name of the finder while he is hidden himself; ammo, work and climbing of enemies.',
  ],
}
