import type { PagesOf } from '../ids'

export const T14: PagesOf<'T14'> = {
  T14: ['Ammo', 'What is spent on what.'],
  'T14.1': [
    'Costs',
    'Fire costs 1, suppressive fire 3, smoke 1, close combat 1 a turn for guns and vehicles.',
    '[H] Fire at raiding aircraft costs 1 and is the unit’s one fire; a sortie costs 1. A unit below a quarter of its ammo is marked on the sheet.',
  ],
  'T14.1.a': [
    'A fire for nothing',
    '[H] A battle may give a unit an order of a kind that costs no ammo in some of its turns: a salvo laid beforehand. It may be given with none left, too.',
  ],
}
