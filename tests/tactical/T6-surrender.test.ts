/** T6.8, T6.11: surrenders and rallying. */
import { describe, expect, test } from 'vitest'
import {
  attacker,
  BUNKER,
  defender,
  type Faces,
  GERMAN,
  MG,
  OBSERVERS,
  PZ4,
  play,
  RIFLE,
  type Scene,
  T34,
  TRUCKS,
  TURN,
} from './support/closeCombat'
import { story } from './support/report'

type Row = readonly [rule: string, title: string, scene: Scene, faces: Faces, story: readonly string[]]

const foot = attacker('A', RIFLE)

const shaken = { suppressedIn: TURN }

const surrenders: readonly Row[] = [
  [
    'T6.8',
    'suppressed and alone: surrenders without a die',
    {
      units: [
        foot,
        defender('D', GERMAN, shaken),
        defender('O', OBSERVERS, { place: 'attached', host: 'D' }),
      ],
    },
    {},
    ['D gone by surrender T6.8', 'O gone by host T13.10'],
  ],
  [
    'T6.8',
    'attackers suppressed on arrival surrender too',
    { units: [attacker('A', RIFLE, shaken), defender('D', GERMAN)] },
    {},
    ['A gone by surrender T6.8'],
  ],
  [
    'T6.8',
    'with a fit friend it tests after rounds 1 and 2 and fights once it passes',
    { units: [foot, defender('D', GERMAN, shaken), defender('E', MG)] },
    { 'D rally 1': [5, 5], 'D rally 2': [4, 5], 'D>A 3': [1, 6, 6, 6], 'A test': [1, 1] },
    [
      'D tests rally 10/9 fails',
      'D tests rally 9/9 passes',
      'D rallied',
      '3 D>A hits 1 stopped 0',
      'A loses 1, left 3',
      'A tests losses 2/7 passes',
    ],
  ],
  [
    'T6.8',
    'the friend gone after round 1, it surrenders anew',
    { units: [foot, defender('D', GERMAN, shaken), defender('E', MG, { strength: 1 })] },
    { 'A>E 1': [1, 6, 6, 6] },
    ['1 A>E hits 1 stopped 0', 'E loses 1, left 0', 'E gone by losses T4.5', 'D gone by surrender T6.8'],
  ],
  [
    'T6.8',
    'two suppressed friends are none',
    { units: [foot, defender('D', GERMAN, shaken), defender('E', MG, shaken)] },
    {},
    ['D gone by surrender T6.8', 'E gone by surrender T6.8'],
  ],
  [
    'T6.16',
    'a column or a bunker is no friend that can fight',
    { units: [foot, defender('B', BUNKER), defender('D', GERMAN, shaken), defender('L', TRUCKS)] },
    {},
    ['D gone by surrender T6.8', 'L gone by surrender T6.11'],
  ],
  [
    'T6.8',
    'tanks suppressed on plain do not surrender to foot',
    { units: [attacker('T', T34, shaken), defender('D', GERMAN)] },
    {},
    [],
  ],
  [
    'T6.8',
    'in bushes they do',
    { units: [attacker('T', T34, shaken), defender('D', GERMAN)], ground: 'b' },
    {},
    ['T gone by surrender T6.8'],
  ],
  [
    'T6.8',
    'suppressed on both sides: nobody strikes, nobody tests',
    { units: [attacker('A', RIFLE, shaken), defender('D', GERMAN, shaken)] },
    {},
    [],
  ],
  [
    'T6.8',
    'fit riders get down first: they are the friend that saves their tanks',
    {
      units: [
        attacker('T', T34, shaken),
        attacker('R', RIFLE, { place: 'carried', carrier: 'T' }),
        defender('D', GERMAN),
      ],
      ground: 'b',
    },
    {},
    ['R gets off T drawn', 'T tests rally 3/9 passes', 'T rallied'],
  ],
  [
    'T6.15',
    'a suppressed load is drawn out of its lorries and surrenders',
    {
      units: [
        attacker('L', TRUCKS),
        attacker('R', RIFLE, { place: 'carried', carrier: 'L', ...shaken }),
        defender('D', GERMAN),
      ],
    },
    {},
    ['R gets off L drawn', 'R gone by surrender T6.8', 'L gone by surrender T6.11'],
  ],
  [
    'T6.11',
    "a column alone surrenders at the round's end, on plain too",
    { units: [foot, defender('L', TRUCKS)] },
    {},
    ['L gone by surrender T6.11'],
  ],
  ['T6.11', 'not to other columns', { units: [attacker('L', TRUCKS), defender('M', TRUCKS)] }, {}, []],
  [
    'T6.11',
    'not beside a fit friend',
    { units: [foot, defender('L', TRUCKS), defender('P', PZ4)] },
    {},
    ['A fears 3/8 passes'],
  ],
  ['T6.11', 'a hex with only a bunker has no close combat', { units: [foot, defender('B', BUNKER)] }, {}, []],
]

describe('surrender and rallying', () => {
  test.each(surrenders)('%s %s', (_rule, _title, scene, faces, expected) => {
    expect(story(play(scene, faces).events)).toEqual(expected)
  })
})
