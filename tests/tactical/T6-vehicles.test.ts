/** T6.4, T6.5, T6.7, T3.22: strikes of vehicles and at vehicles. */
import { describe, expect, test } from 'vitest'
import {
  APC,
  AT45,
  attacker,
  defender,
  GERMAN,
  KV,
  MG,
  PAK40,
  PZ4,
  play,
  RIFLE,
  ROMANIAN,
  type Scene,
  T34,
  TRUCKS,
  TURN,
} from './support/closeCombat'
import { strikes } from './support/report'

type Row = readonly [rule: string, title: string, scene: Scene, round: 1 | 2 | 3, expected: readonly string[]]

const foot = attacker('A', RIFLE)

const armour: readonly Row[] = [
  [
    'T6.4',
    'tanks on plain strike foot and are out of its reach',
    { units: [attacker('T', T34), defender('D', GERMAN)] },
    1,
    ['T>D 7@2-1 T6.4'],
  ],
  [
    'T9.1',
    'a road over plain is plain',
    { units: [attacker('T', T34), defender('D', GERMAN)], road: true },
    1,
    ['T>D 7@2-1 T6.4'],
  ],
  [
    'T9.6',
    'plain on a hill is not plain',
    { units: [attacker('T', T34), defender('D', GERMAN)], level: 1 },
    1,
    ['T>D 7@2-1 T6.4', 'D>T 4@2-2 T6.4'],
  ],
  [
    'T6.4',
    'in bushes foot strikes tanks: side armour',
    { units: [attacker('T', T34), defender('D', GERMAN)], ground: 'b' },
    1,
    ['T>D 7@2-1 T6.4', 'D>T 4@2-2 T6.4'],
  ],
  [
    'T6.4',
    "in a town foot has +1; its defence has the terrain, the tanks' has not",
    { units: [attacker('T', T34), defender('D', GERMAN)], ground: 't' },
    1,
    ['T>D 7@2-3 T6.4', 'D>T 4@3-2 T6.4'],
  ],
  [
    'T6.4',
    'crews have no +1 in a town',
    { units: [attacker('T', T34), defender('D', MG)], ground: 't' },
    1,
    ['T>D 7@2-3 T6.4', 'D>T 2@1-2 T6.4'],
  ],
  [
    'T6.4',
    'personnel has order and trench in every round',
    { units: [attacker('T', T34), defender('D', GERMAN, { order: 'defence' })], trench: 'N' },
    3,
    ['T>D 7@2-3 T6.4'],
  ],
  [
    'T6.4',
    'the trench only against vehicles that came in through its face',
    { units: [attacker('T', T34, { cameBy: 'S' }), defender('D', GERMAN)], trench: 'N' },
    1,
    ['T>D 7@2-1 T6.4'],
  ],
  [
    'T4.10',
    'foot on March has no defence',
    { units: [attacker('T', T34), defender('D', GERMAN, { order: 'march' })], ground: 't' },
    1,
    ['T>D 7@2-0 T6.4', 'D>T 4@3-2 T6.4'],
  ],
  [
    'T6.4',
    'a tank company at half strength: ceil(7 / 2)',
    { units: [attacker('T', T34, { strength: 1 }), defender('D', GERMAN)] },
    1,
    ['T>D 4@2-1 T6.4'],
  ],
  [
    'T6.5',
    'anti-tank guns strike tanks on plain: base intensity, printed defence 2',
    { units: [attacker('T', T34), defender('P', PAK40)] },
    1,
    ['T>P 7@2-2 T6.5', 'P>T 7@3-2 T6.5'],
  ],
  [
    'T6.5',
    "the guns' defence has the terrain, the tanks' has not",
    { units: [attacker('T', T34), defender('P', PAK40, { strength: 1 })], ground: 'l' },
    1,
    ['T>P 7@2-3 T6.5', 'P>T 4@3-2 T6.5'],
  ],
  [
    'T6.7',
    'tanks against tanks: rules of fire, side armour, terrain',
    { units: [attacker('T', T34), defender('P', PZ4, { order: 'defence' })], ground: 't' },
    1,
    ['T>P 5@3-3 T6.7', 'P>T 7@3-3 T6.7'],
  ],
  [
    'T6.4',
    'lorries have their printed side defence',
    { units: [foot, defender('L', TRUCKS)], ground: 'b' },
    1,
    ['A>L 4@2-1 T6.4'],
  ],
  [
    'T4.11',
    'APCs cannot strike tanks',
    { units: [attacker('T', T34), defender('P', APC)] },
    1,
    ['T>P 5@3-0 T6.7'],
  ],
  [
    'T4.11',
    'foot strikes APCs in close combat, off the plain',
    { units: [foot, defender('P', APC)], ground: 'b' },
    1,
    ['P>A 5@2-1 T6.4', 'A>P 4@2-0 T6.4'],
  ],
  [
    'T3.22',
    'guns without ammo strike tanks as crews do, off the plain',
    { units: [attacker('T', T34, { ammo: 0 }), defender('P', PAK40, { ammo: 0 })], ground: 'b' },
    1,
    ['P>T 2@1-2 T6.4'],
  ],
  [
    'T3.22',
    'foot without ammo has all its dice',
    { units: [attacker('A', RIFLE, { ammo: 0 }), defender('D', ROMANIAN, { ammo: 0 })] },
    1,
    ['D>A 5@2-0 T6.3', 'A>D 4@2-0 T6.3'],
  ],
  [
    'T12.1',
    'a KV has side 3',
    { units: [attacker('K', KV), defender('D', GERMAN)], ground: 'b' },
    1,
    ['K>D 6@2-1 T6.4', 'D>K 4@2-3 T6.4'],
  ],
  [
    'T6.5',
    'a 45-mm battery attacked by tanks',
    {
      units: [
        defender('P', PZ4, { order: 'assault', since: TURN }),
        attacker('G', AT45, { order: null, since: 0 }),
      ],
    },
    1,
    ['P>G 7@2-2 T6.5', 'G>P 5@3-1 T6.5'],
  ],
]

describe('T6.4–T6.7 vehicles', () => {
  test.each(armour)('%s %s', (_rule, _title, scene, round, expected) => {
    expect(strikes(play(scene).events, round)).toEqual(expected)
  })
})
