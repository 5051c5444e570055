import type { PagesOf } from '../ids'

export const T12: PagesOf<'T12'> = {
  T12: ['Tanks and mobile troops', 'Armour, tanks with infantry, towing, riders.'],
  'T12.1': [
    'Armour',
    'Base value against fire from ahead; the side value against flank, rear and air. Where front ends says T5.10.',
  ],
  'T12.2': [
    'Blind tanks',
    'Tanks see badly: they find foot and guns in ambush only in their own hex (T8.4). Tanks built to scout find like scouts.',
  ],
  'T12.3': ['Riders', 'Foot may ride on tanks (T11.5).'],
  'T12.4': [
    'Tanks beside infantry',
    'Tanks that keep the pace of infantry and share its hex at every point of the way give it 1 of defence against direct fire from ahead.',
    '[H] The order names the unit to keep pace with: same way, same ticks, at the slower speed. The bonus counts from tick 0 while both stand in one hex, not in the fire phase.',
  ],
  'T12.4.a': [
    'When the other does not come along',
    '[H] The sheet judges the wish by where the other stands, since his order may not be written yet. If he goes elsewhere or stays, the turn says so and the unit moves at its own pace.',
  ],
  'T12.5': [
    'Towing',
    'Tanks tow guns, a hit of tanks for a hit of guns, at their base speed. Such a gun is fired at in its own class and has its base defence.',
  ],
  'T12.6': [
    'Cavalry',
    'On horseback it has no defence and can only move; Soviet cavalry may charge (T6.9). German cavalry scouts.',
  ],
  'T12.7': ['Bicyclists', 'Like a rifle company, with road speed 3 in place of 2. They scout.'],
  'T12.8': [
    'Motorcyclists',
    'They scout mounted and on foot, but fight only on foot. Mounted they are a vehicle target with a defence of 1.',
  ],
  'T12.8.a': [
    'Set up in a forest',
    '[H] Motorcyclists who are set up on foot in a forest off the road have come without machines.',
  ],
}
