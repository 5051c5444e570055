/** T5.13 by order: the round before tick 0. */
import { describe, expect, test } from 'vitest'
import { openLedger } from '../../src/engine/tactical/ledger'
import type { Unit } from '../../src/engine/tactical/model'
import { partingRound } from '../../src/engine/tactical/phases/closeCombat'
import {
  attacker,
  defender,
  type Faces,
  GERMAN,
  MG,
  namedDice,
  RIFLE,
  type Scene,
  SMG,
  sheetsOf,
  stateOf,
  T34,
  TURN,
} from './support/closeCombat'
import { silent, story, strikes } from './support/report'

const fighting = { order: 'fightOn', since: 4 } as const

const held = (more: Partial<Unit> = {}): Unit => defender('D', GERMAN, { ...fighting, ...more })

const part = (scene: Scene, leavers: readonly string[], faces: Faces = {}): readonly string[] => {
  const state = stateOf(scene)
  const ledger = openLedger(state)
  const dice = namedDice(faces)
  partingRound(ledger, { dice, sheets: sheetsOf({}, state), answers: {} }, leavers)
  expect(dice.left()).toEqual([])
  return [...silent(ledger.events, 0), ...strikes(ledger.events, 0), ...story(ledger.events)]
}

const leaver = attacker('A', RIFLE, { order: 'manoeuvre', since: 4 })

type Parting = readonly [
  rule: string,
  title: string,
  scene: Scene,
  leavers: readonly string[],
  faces: Faces,
  told: readonly string[],
]

const partings: readonly Parting[] = [
  [
    'T5.13',
    'every fit enemy strikes, the leaver does not; losses and tests at the end',
    { units: [leaver, defender('D', GERMAN, { strength: 3 })] },
    ['A'],
    { 'D>A 0': [1, 4, 5] },
    [
      'A leaving T5.13',
      'D>A 3@2-0 T6.3',
      '0 D>A hits 1 stopped 0',
      'A loses 1, left 3',
      'A tests losses 3/7 passes',
    ],
  ],
  [
    'T5.13',
    'the test failed, it is suppressed and cannot go',
    { units: [leaver, defender('D', GERMAN, { strength: 3 })] },
    ['A'],
    { 'D>A 0': [1, 4, 5], 'A test': [4, 4] },
    [
      'A leaving T5.13',
      'D>A 3@2-0 T6.3',
      '0 D>A hits 1 stopped 0',
      'A loses 1, left 3',
      'A tests losses 8/7 fails',
      'A suppressed',
    ],
  ],
  [
    'T5.13',
    'those who stay are not struck, and do not strike',
    { units: [leaver, attacker('B', SMG), defender('D', GERMAN), defender('E', MG)] },
    ['A'],
    {},
    ['A leaving T5.13', 'D>A 4@2-0 T6.3', 'E>A 2@1-0 T6.3'],
  ],
  [
    'T5.13',
    'both sides leave: no strikes',
    { units: [leaver, held({ order: 'manoeuvre' })] },
    ['A', 'D'],
    {},
    [],
  ],
  [
    'T5.13',
    'a suppressed enemy does not strike',
    { units: [leaver, held({ suppressedIn: TURN })] },
    ['A'],
    {},
    [],
  ],
  [
    'T6.4',
    'foot cannot strike tanks that leave over plain',
    { units: [attacker('T', T34, { order: 'manoeuvre' }), held()] },
    ['T'],
    {},
    [],
  ],
]

describe('by order, before tick 0', () => {
  test.each(partings)('%s %s', (_rule, _title, scene, leavers, faces, told) => {
    expect(part(scene, leavers, faces)).toEqual(told)
  })
})
