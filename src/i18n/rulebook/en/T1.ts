import type { PagesOf } from '../ids'

export const T1: PagesOf<'T1'> = {
  T1: ['Scale and stacking', 'How large a hex, a turn and a figure are, and how many units share a hex.'],
  'T1.1': [
    'Ground and time',
    'From one flat side of a hex to the other it is 300 metres. A turn stands for some ten minutes; a battle that lasts for days may count an hour a turn.',
    '[H] The longer turn is a label of the clock and matters for the rules of operations (T16) only.',
  ],
  'T1.2': [
    'Men and machines',
    'Nearly every counter is a company. A figure stands for about forty men, a hit of a gun or vehicle unit for five machines.',
  ],
  'T1.3': [
    'Three to a hex',
    'No more than three units find room in a hex.',
    '[H] Each side has its own three places, and the limit holds at every moment of the movement, not only at its end. Aircraft, observers with their company and whoever is carried take no place; a bunker takes one.',
  ],
}
