import type { PagesOf } from '../ids'

export const T9: PagesOf<'T9'> = {
  T9: [
    'Terrain',
    'What each ground does to sight, ambush, fire and movement. The chart is the one the engine reads.',
  ],
  'T9.1': [
    'Plain',
    'Open to sight, no ambush. Foot cannot strike vehicles here in close combat (T6.4); guns can (T6.5).',
  ],
  'T9.2': [
    'Bushes',
    'They block sight except for who stands higher. Foot and crews may lie in ambush. Direct fire at a target in them loses a die.',
  ],
  'T9.3': [
    'Open woods',
    'They block sight and hide foot, crews, vehicles and mounted cavalry. Targets in them gain 1 of defence; indirect fire loses a die, aircraft 1 of accuracy as well. Nobody lays indirect fire from here (T13.2).',
  ],
  'T9.4': [
    'Forest',
    'It blocks sight, hides foot and crews, and keeps vehicles out; riders go on foot. Targets gain 1 of defence, direct and indirect fire lose two dice, aircraft 1 of accuracy. Nobody lays indirect fire from here.',
  ],
  'T9.5': ['Swamp', 'Nobody moves through it, and no mines lie in it.'],
  'T9.6': [
    'Hill',
    'It blocks sight (T8.3) and looks over bushes. Direct fire at a target on it loses a die for each level; going up costs a hex more.',
    '[H] A hill is a height under any other ground. Plain on a hill hides nobody, but for T6.4 it is not plain.',
  ],
  'T9.7': ['River', 'Nobody moves through it. Paratroops that come down in it suffer as on mines (T10.3).'],
  'T9.8': [
    'Bridge',
    'The way over a river, on March, one unit when the turn ends; whoever stands on it has a defence of 0. It can be destroyed like a work: defence 1 against guns and aircraft.',
    '[H] By engineers, artillery of 105 mm and more with its dice against fortifications, and aircraft. A bridge hex has 2 points unless the battle says otherwise. Who stands on it when it falls is lost, foot after a test as in T10.3; then it is river until T3.12.',
  ],
  'T9.9': [
    'Road',
    'Makes March faster; else it is like the ground it runs over.',
    '[H] It runs from hex to hex.',
  ],
  'T9.10': [
    'Town',
    'Moves like a road. Crews gain 2 of defence, vehicles 1. Foot is 1 more accurate against vehicles here. No mines.',
    '[H] Foot gains 2 as well. A town blocks sight and hides foot, crews and vehicles.',
  ],
  'T9.8.a': [
    'Long bridges',
    '[H] A bridge over several hexes is one: one strength, and it falls as a whole. A pontoon is a hex of its own with 2 points, blown up in one turn.',
  ],
  'T9.8.b': [
    'Blowing up bridges',
    '[H] Whoever can blow up obstacles can do it: from a neighbouring hex, not from the bridge, with no enemy in sight upon it.',
  ],
  'T9.8.c': [
    'Fire at bridges',
    '[H] In one step a bridge ignores its hits once for all attacks. Heavy guns laid on its hex fire at the bridge, in the fire phase only. A carpet falls on the bridge and on all who stand there.',
  ],
  'T9.8.d': [
    'When it falls',
    '[H] Foot on its own feet throws as on mines; crews, vehicles and loads are lost. Whoever lives gets to the nearest land with room and without enemies, and meets no mines there.',
  ],
}
