/** T6.3, T6.9, T5.7: strikes of personnel at personnel. */
import { describe, expect, test } from 'vitest'
import {
  attacker,
  BIKES,
  CAVALRY,
  defender,
  GERMAN,
  MG,
  PAK40,
  play,
  RIFLE,
  ROMANIAN,
  type Scene,
  SMG,
  TURN,
} from './support/closeCombat'
import { strikes } from './support/report'

type Row = readonly [rule: string, title: string, scene: Scene, round: 1 | 2 | 3, expected: readonly string[]]

const foot = attacker('A', RIFLE)

const trench = (more = {}) =>
  ({ units: [attacker('A', RIFLE, more), defender('D', GERMAN)], trench: 'N' }) as const

const personnel: readonly Row[] = [
  [
    'T6.3',
    'foot 4 against foot 3: figures, accuracy 2, no defence',
    { units: [foot, defender('D', GERMAN, { strength: 3 })] },
    1,
    ['D>A 3@2-0 T6.3', 'A>D 4@2-0 T6.3'],
  ],
  [
    'T6.3',
    'special units have accuracy 3, crews 1',
    { units: [attacker('A', SMG), defender('D', MG)] },
    1,
    ['D>A 2@1-0 T6.3', 'A>D 3@3-0 T6.3'],
  ],
  [
    'T6.3',
    'anti-tank guns strike men with their hands',
    { units: [foot, defender('D', PAK40)] },
    1,
    ['D>A 2@1-0 T6.3', 'A>D 4@2-0 T6.3'],
  ],
  [
    'T6.3',
    'order Defence and town do not count between personnel',
    { units: [foot, defender('D', GERMAN, { order: 'defence' })], ground: 't' },
    1,
    ['D>A 4@2-0 T6.3', 'A>D 4@2-0 T6.3'],
  ],
  [
    'T6.3',
    'a trench entered through its face: 1 in round 1',
    trench(),
    1,
    ['D>A 4@2-0 T6.3', 'A>D 4@2-1 T6.3'],
  ],
  ['T6.3', 'the trench does not count in round 2', trench(), 2, ['D>A 4@2-0 T6.3', 'A>D 4@2-0 T6.3']],
  [
    'T6.3',
    'nor when entered through another face',
    trench({ cameBy: 'NE' }),
    1,
    ['D>A 4@2-0 T6.3', 'A>D 4@2-0 T6.3'],
  ],
  [
    'T10.4',
    'nor for a unit that left its trench',
    { units: [foot, defender('D', GERMAN, { leftTrench: true })], trench: 'N' },
    1,
    ['D>A 4@2-0 T6.3', 'A>D 4@2-0 T6.3'],
  ],
  [
    'T5.8',
    'nor where both sides have Assault: nobody defends',
    {
      units: [foot, defender('D', GERMAN), defender('E', ROMANIAN, { order: 'assault', since: TURN })],
      trench: 'N',
    },
    1,
    ['D>A 4@2-0 T6.3', 'E>A 5@2-0 T6.3', 'A>D 4@2-0 T6.3'],
  ],
  [
    'T6.12',
    'a fight that goes on: who stood there longer defends',
    { units: [attacker('A', RIFLE, { order: 'fightOn', since: 4 }), defender('D', GERMAN)], trench: 'N' },
    1,
    ['D>A 4@2-0 T6.3', 'A>D 4@2-1 T6.3'],
  ],
  [
    'T5.7',
    'an ambusher that was walked into: +1 in its first round of striking',
    { units: [foot, defender('D', GERMAN, { sprung: true })] },
    1,
    ['D>A 4@3-0 T6.3', 'A>D 4@2-0 T6.3'],
  ],
  [
    'T5.7',
    'and not in its second',
    { units: [foot, defender('D', GERMAN, { sprung: true })] },
    2,
    ['D>A 4@2-0 T6.3', 'A>D 4@2-0 T6.3'],
  ],
  [
    'T5.7',
    'having missed round 1 it has +1 in round 2',
    { units: [foot, defender('D', GERMAN, { sprung: true, fired: true })] },
    2,
    ['D>A 4@3-0 T6.3', 'A>D 4@2-0 T6.3'],
  ],
  [
    'T6.9',
    'Soviet cavalry assaults mounted on plain: +1',
    { units: [attacker('A', CAVALRY, { mount: 'on' }), defender('D', GERMAN)] },
    1,
    ['D>A 4@2-0 T6.3', 'A>D 3@3-0 T6.3'],
  ],
  [
    'T6.9',
    'and in bushes, which are no cover',
    { units: [attacker('A', CAVALRY, { mount: 'on' }), defender('D', GERMAN)], ground: 'b' },
    1,
    ['D>A 4@2-0 T6.3', 'A>D 3@3-0 T6.3'],
  ],
  [
    'T6.9',
    'in open woods it dismounts',
    { units: [attacker('A', CAVALRY, { mount: 'on' }), defender('D', GERMAN)], ground: 'l' },
    1,
    ['D>A 4@2-0 T6.3', 'A>D 3@2-0 T6.3'],
  ],
  [
    'T6.9',
    'against a trench it dismounts, whatever edge it came by',
    { units: [attacker('A', CAVALRY, { mount: 'on', cameBy: 'S' }), defender('D', GERMAN)], trench: 'N' },
    1,
    ['D>A 4@2-0 T6.3', 'A>D 3@2-0 T6.3'],
  ],
  [
    'T6.9',
    'motorcyclists dismount and miss no round',
    { units: [foot, defender('D', BIKES, { mount: 'on' })] },
    1,
    ['D>A 3@2-0 T6.3', 'A>D 4@2-0 T6.3'],
  ],
]

describe('T6.3, T6.9 personnel against personnel', () => {
  test.each(personnel)('%s %s', (_rule, _title, scene, round, expected) => {
    expect(strikes(play(scene).events, round)).toEqual(expected)
  })
})
