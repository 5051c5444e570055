/** T4.4, T6.1, T7.3, T13.5: hits, losses and the tests at the end. */
import { describe, expect, test } from 'vitest'
import {
  attacker,
  defender,
  type Faces,
  GERMAN,
  OBSERVERS,
  play,
  RIFLE,
  type Scene,
  SMG,
  T34,
} from './support/closeCombat'
import { story } from './support/report'

type Row = readonly [rule: string, title: string, scene: Scene, faces: Faces, story: readonly string[]]

const foot = attacker('A', RIFLE)

const weak = defender('D', GERMAN, { strength: 1 })

const hits: readonly Row[] = [
  [
    'T6.1',
    'both strike at once: each destroys the other in one round',
    { units: [attacker('A', RIFLE, { strength: 1 }), weak] },
    { 'A>D 1': [1], 'D>A 1': [2] },
    [
      '1 D>A hits 1 stopped 0',
      '1 A>D hits 1 stopped 0',
      'A loses 1, left 0',
      'A gone by losses T4.5',
      'D loses 1, left 0',
      'D gone by losses T4.5',
    ],
  ],
  [
    'T6.1',
    'dice of round 2 go by what is left',
    { units: [foot, defender('D', GERMAN)] },
    { 'A>D 1': [1, 1, 1, 6], 'D>A 2': [2] },
    [
      '1 A>D hits 3 stopped 0',
      'D loses 3, left 1',
      '2 D>A hits 1 stopped 0',
      'A loses 1, left 3',
      'A tests losses 3/7 passes',
      'D tests losses 3/6 passes',
    ],
  ],
  [
    'T7.3',
    'however many rounds it lost in, a unit tests once; a failure suppresses',
    { units: [foot, defender('D', GERMAN)] },
    { 'A>D 1': [1, 6, 6, 6], 'A>D 3': [1, 6, 6, 6], 'D test': [4, 4] },
    [
      '1 A>D hits 1 stopped 0',
      'D loses 1, left 3',
      '3 A>D hits 1 stopped 0',
      'D loses 1, left 2',
      'D tests losses 8/7 fails',
      'D suppressed',
    ],
  ],
  [
    'T4.4',
    'pool `turn`: a unit ignores D hits over all rounds',
    { units: [attacker('T', T34), defender('D', GERMAN)] },
    { 'T>D 1': [1, 6, 6, 6, 6, 6, 6], 'T>D 2': [1, 6, 6, 6, 6, 6, 6] },
    [
      'D fears 3/9 passes',
      '1 T>D hits 1 stopped 1',
      '2 T>D hits 1 stopped 0',
      'D loses 1, left 3',
      'D tests losses 3/8 passes',
    ],
  ],
  [
    'T4.4',
    'what it ignored earlier in the turn counts',
    { units: [attacker('T', T34), defender('D', GERMAN, { ignored: 1 })] },
    { 'T>D 1': [1, 6, 6, 6, 6, 6, 6] },
    ['D fears 3/9 passes', '1 T>D hits 1 stopped 0', 'D loses 1, left 3', 'D tests losses 3/8 passes'],
  ],
  [
    'T4.4',
    'variant `attack`: D hits of every strike',
    { units: [attacker('T', T34), defender('D', GERMAN)], rules: { defencePool: 'attack' } },
    { 'T>D 1': [1, 6, 6, 6, 6, 6, 6], 'T>D 2': [1, 6, 6, 6, 6, 6, 6] },
    ['D fears 3/9 passes', '1 T>D hits 1 stopped 1', '2 T>D hits 1 stopped 1'],
  ],
  [
    'T6.3',
    'the trench is outside the pool of the turn',
    { units: [foot, attacker('T', T34), defender('D', GERMAN)], trench: 'N' },
    { 'A>D 1': [1, 6, 6, 6], 'T>D 2': [1, 1, 1, 6, 6, 6, 6] },
    [
      'D fears 3/9 passes',
      '1 A>D hits 1 stopped 1',
      '2 T>D hits 3 stopped 2',
      'D loses 1, left 3',
      'D tests losses 3/8 passes',
    ],
  ],
  [
    'T6.13',
    'and stops one hit of the round in all',
    { units: [foot, attacker('B', SMG), defender('D', GERMAN)], trench: 'N' },
    { 'A>D 1': [1, 6, 6, 6], 'B>D 1': [1, 6, 6] },
    ['1 A>D hits 1 stopped 1', '1 B>D hits 1 stopped 0', 'D loses 1, left 3', 'D tests losses 3/8 passes'],
  ],
  [
    'T6.13',
    'variant `attack`: one hit of each strike',
    {
      units: [foot, attacker('B', SMG), defender('D', GERMAN)],
      trench: 'N',
      rules: { defencePool: 'attack' },
    },
    { 'A>D 1': [1, 6, 6, 6], 'B>D 1': [1, 6, 6] },
    ['1 A>D hits 1 stopped 1', '1 B>D hits 1 stopped 1'],
  ],
  [
    'T13.5',
    'observers throw once, at the end',
    { units: [foot, defender('D', GERMAN), defender('O', OBSERVERS, { place: 'attached', host: 'D' })] },
    { 'A>D 1': [1, 6, 6, 6], 'A>D 2': [1, 6, 6, 6], 'O seen': [4, 4] },
    [
      '1 A>D hits 1 stopped 0',
      'D loses 1, left 3',
      '2 A>D hits 1 stopped 0',
      'D loses 1, left 2',
      'O thrown 4,4',
      'O gone by losses T4.5',
      'D tests losses 3/7 passes',
    ],
  ],
  [
    'T13.10',
    'and go down with their host',
    { units: [foot, weak, defender('O', OBSERVERS, { place: 'attached', host: 'D' })] },
    { 'A>D 2': [1, 6, 6, 6] },
    ['2 A>D hits 1 stopped 0', 'D loses 1, left 0', 'D gone by losses T4.5', 'O gone by host T13.10'],
  ],
]

describe('hits and losses', () => {
  test.each(hits)('%s %s', (_rule, _title, scene, faces, expected) => {
    expect(story(play(scene, faces).events)).toEqual(expected)
  })
  test('T4.5 the losses that strikes name are never more than was left', () => {
    const faces = { 'A>D 1': [1, 1, 6, 6], 'B>D 1': [1, 1, 6] }
    const { events } = play(
      { units: [foot, attacker('B', SMG), defender('D', GERMAN, { strength: 3 })] },
      faces,
    )
    expect(events.flatMap((event) => (event.kind === 'struck' ? event.roll.losses : []))).toEqual([0, 2, 1])
    expect(story(events)).toContain('D loses 3, left 0')
  })
})
