import type { PagesOf } from '../ids'

export const T13: PagesOf<'T13'> = {
  T13: ['Artillery', 'Laying, crowding, observers, smoke, guns off the map.'],
  'T13.1': [
    'Direct laying',
    'Along the line of sight, at the effective range, from woods and forest too. Howitzers engage tanks at three hexes at most.',
  ],
  'T13.1.a': [
    'Howitzers at tanks',
    '[H] Tanks that they see they engage at three hexes at most, however they are laid.',
  ],
  'T13.2': [
    'Indirect laying',
    'Reaches what is out of sight, and cares neither for the dice of hills and bushes nor for camouflage. It cannot be laid from open woods or forest, and from a closed position loses two dice.',
    '[H] Closed means: the guns themselves do not see the target. The card may name another number of dice.',
  ],
  'T13.3': [
    'Crowding',
    'If three units fill the hex, artillery goes on: the dice that missed the first are thrown at the second, and those that miss it at the third.',
    '[H] The named target first, the others in an order that dice decide, own units never, each with its own defence and accuracy. A hidden unit counts; its throw is shown to the enemy only once it is revealed. In suppressive fire all tests who had dice thrown at them.',
  ],
  'T13.4': [
    'Observers',
    'Each divisional battery has a platoon of observers, who go with a company at the front, with the Germans also with tanks. Within three hexes and in sight of the target they make the fire of their own battery from a closed position more accurate.',
    '[H] By 1. Not while their host is suppressed, in close combat or carried.',
  ],
  'T13.5': [
    'Losing the observers',
    'When their company loses something two dice are thrown; a double is their end.',
  ],
  'T13.6': [
    'Fire at a hex',
    '[H] Indirect fire may be laid on a hex without a known target. A die picks among the units there, hidden or not; if there are none the ammo is spent. The firer is shown nothing of a unit that stays hidden. Minefields, bunkers and bridges that are known may be fired at as well.',
  ],
  'T13.6.a': [
    'Told alike',
    '[H] Fire that hit a hidden unit is told exactly like fire at an empty hex. A hex with a known enemy is not aimed at; the unit is.',
  ],
  'T13.7': [
    'Smoke screens',
    'German artillery from battalion mortars up lays smoke: one hex, 1 ammo, through the following turn. It blocks sight from its own hex on.',
    '[H] It stands when the fire phase is over and is gone when the turn after this one ends.',
  ],
  'T13.7.a': [
    'How smoke is laid',
    '[H] Like fire at a hex, without a die, on any hex in reach that is not in close combat, a known enemy’s too. It gives a hidden battery away; laid again, the screen stays a turn longer.',
  ],
  'T13.8': [
    'Rockets',
    '[H] A salvo is one set of dice, read against every enemy in the hex; it knows no closed position and no crowding.',
  ],
  'T13.8.a': [
    'Reading a salvo',
    '[H] Each target reads as many of the dice as its class gives, from the first on.',
  ],
  'T13.9': [
    'Guns off the map',
    '[H] They fire indirectly only, always from a closed position, without a sector. Their range is counted to their edge and from there on. Nobody can fire at them.',
  ],
  'T13.10': [
    'What becomes of observers',
    '[H] One throw of T13.5 in a step in which the host lost something. Host destroyed or surrendered: lost. Host regrouped: they go with the result. Battery destroyed: they stay, of no use.',
  ],
}
