import type { PagesOf } from '../ids'

export const T4: PagesOf<'T4'> = {
  T4: ['Fire', 'Dice, range, accuracy and defence.'],
  'T4.1': [
    'Dice',
    'Fire intensity is the number of dice against the class of the target. It shrinks with the strength of the firing unit and changes with its order.',
    '[H] First the share of the strength, rounded up; then the order (×1.5 up, half up, or −2); then what ground and situation take away. Never less than none.',
    '[H] One weapon a fire: one with dice against the class and within its least and greatest range. Fire that comes to no dice is not made: it costs nothing, gives nobody away and causes no test. Without any dice against the class the order is refused.',
  ],
  'T4.1.a': [
    'Direct or indirect',
    '[H] Unless the order says which, a unit lays directly where it can, else indirectly.',
  ],
  'T4.2': [
    'Range',
    'How many hexes a weapon reaches. Within one hex there is no fire, only close combat (T6).',
  ],
  'T4.3': [
    'Accuracy',
    'A die that shows the accuracy or less is a hit.',
    '[H] What helps and hinders is added up; the sum stays between 0 and 6.',
  ],
  'T4.4': [
    'Defence',
    'Defence is the number of hits that do nothing. It counts for the whole turn, and so does what an order adds to it or takes from it.',
    '[V] By default (“a turn”) a unit shrugs off its first hits of the turn: of each attack as many as its defence against that attack, less those it has shrugged off already. With “an attack” every attack meets the full defence.',
    '[H] An attack is one roll of one unit at one target. Attacks of one step at one target are settled by the lower defence first. The bonus of an order stays when the unit is suppressed. The trench of T6.3 is not part of this pool.',
  ],
  'T4.5': ['Losses', 'Each hit that is not ignored costs a point of strength.', '[H] At 0 the unit is gone.'],
  'T4.6': ['Direct and indirect', 'Direct fire asks for a line of sight (T8); indirect fire does not (T13).'],
  'T4.7': [
    'Hidden targets',
    'A unit in ambush cannot be picked for direct fire before it is found. Indirect fire may be laid on its hex.',
  ],
  'T4.8': [
    'Named targets',
    '[H] An order names one unit. If that unit is gone or no longer a legal target, another of its class in that hex takes its place, the one nearest to full strength. If there is none, nothing is fired.',
  ],
  'T4.8.a': [
    'Which hex that is',
    '[H] “That hex” is where the named unit stood when the sheets were opened. Wherever it is by then, it is fired at itself as long as it is a legal target; gone off the map, merged or destroyed, it has a substitute like one out of reach.',
  ],
  'T4.9': [
    'All modifiers',
    'Everything that changes dice, accuracy or defence stands in one chart, which the engine itself reads.',
    '[V] Foot in a town gains 2 of defence; the battle may say 1 or 0.',
  ],
  'T4.10': [
    'Where defence is nothing',
    '[H] Foot and crews on March, and everybody on a bridge, have a defence of 0 whatever else would add to it. Loads and riders keep their 1, guns towed by tanks their own, mounted motorcyclists their 1; on a bridge these are 0 as well.',
    '[H] Mounted cavalry has no printed defence, but ground adds to it unless it marches. Vehicles on March keep their armour.',
  ],
  'T4.11': [
    'Small arms and APCs',
    'Rifles and machine guns can do nothing to an APC company, except in close combat.',
  ],
  'T4.12': [
    'Sector of fire',
    '[H] Guns, heavy machine guns and bunkers fire only inside a sector round one face, 60° unless the card says otherwise, both edges included; it binds indirect fire as well. Mortars and flak fire all round, assault guns turn as they like, limbered units do not fire.',
    '[H] From a trench a unit fires through the 60° of each face that has a marker.',
  ],
  'T4.12.a': [
    'Assault guns turn',
    '[H] An assault gun that fires outside its front turns to the target as it fires.',
  ],
}
