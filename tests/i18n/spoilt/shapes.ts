/** Battles with a value of the wrong shape. */
import { findingsOf } from '../../scenario/findings'
import { type Row, samplesOf } from './sample'

const first = 'victory.outcomes[0].if'

const ROWS: readonly Row[] = [
  ['image', 'x.png', 'The file holds an entry that the game does not know: “image”.'],
  ['units[0].image', 'x.png', 'The file holds an entry that the game does not know: “units[0].image”.'],
  ['turns', undefined, 'An entry is missing in the file: “turns”.'],
  ['units[3].side', undefined, 'An entry is missing in the file: “units[3].side”.'],
  ['turns', '5', 'At “turns” there is “5” instead of a number.'],
  ['turns', null, 'At “turns” there is nothing instead of a number.'],
  ['turns', [12], 'At “turns” there is a list instead of a number.'],
  ['turns', true, 'At “turns” there is true instead of a number.'],
  ['units', {}, 'At “units” there is a record instead of a list.'],
  ['map', 7, 'At “map” there is 7 instead of a record.'],
  ['name.en', 7, 'At “name.en” there is 7 instead of text.'],
  ['rules.townBlocksSight', 'yes', 'At “rules.townBlocksSight” there is “yes” instead of true or false.'],
  ['sides', ['ussr', 'axis', 'x'], 'At “sides[2]” there is “x” instead of nothing.'],
  ['sides', ['ussr'], 'At “sides[1]” there is nothing; there may only be ussr, axis.'],
  ['units[0].side', 'blue', 'At “units[0].side” there is “blue”; there may only be ussr, axis.'],
  ['trenches[0].face', 'E', 'At “trenches[0].face” there is “E”; there may only be N, NE, SE, S, SW, NW.'],
  [
    'special[0].order',
    'fly',
    'At “special[0].order” there is “fly”; ' +
      'there may only be defence, ambush, suppress, smoke, fireOnMove, manoeuvre and others.',
  ],
  [
    'special[0].kind',
    undefined,
    'At “special[0].kind” there is nothing; there may only be freeAmmo, holdFire.',
  ],
  [
    'units[0].fixed',
    'x'.repeat(60),
    `At “units[0].fixed” there is “${'x'.repeat(38)}…” instead of true or false.`,
  ],
  ['turns', 0, 'The number at “turns” is too small: 0, at least 1.'],
  ['turns', 501, 'The number at “turns” is too big: 501, at most 500.'],
  ['name.en', '', 'Too short at “name.en”: length 0, at least 1.'],
  ['name.en', 'x'.repeat(81), 'Too long at “name.en”: length 81, at most 80.'],
  [
    'map.bridges[0].hexes',
    Array(21).fill('0503'),
    'Too long at “map.bridges[0].hexes”: length 21, at most 20.',
  ],
  ['units[0].hex', '1x01', 'At “units[0].hex” there is “1x01” instead of the number of a hex.'],
  [
    'units[0].id',
    'K 1',
    'At “units[0].id” there is “K 1” instead of a name of Latin letters, digits, “-” and “_”.',
  ],
  ['date', '16.09.1942', 'At “date” there is “16.09.1942” instead of a day, written like 1942-09-16.'],
  ['date', '1942-02-30', 'At “date” there is “1942-02-30” instead of a day, written like 1942-09-16.'],
  ['start', '24:00', 'At “start” there is “24:00” instead of a time of day, written like 05:30.'],
  [
    'map.terrain[0]',
    '..x.r.',
    'A row of the map is “..x.r.” at “map.terrain[0]”; terrain is written with “.blfmrt” only.',
  ],
  [
    'map.levels[4]',
    '00000a',
    'A row of heights is “00000a” at “map.levels[4]”; heights are written with digits only.',
  ],
  [first, { wins: 'axis' }, `The game does not understand what is written at “${first}”.`],
]

export const shapes = samplesOf(ROWS, findingsOf)
