/** The vectors of the rules that are close combat (8–11, 32, 37–40), with the dice as they lie on the table. */
import { describe, expect, test } from 'vitest'
import type { Event } from '../../src/engine/tactical/events'
import { openLedger } from '../../src/engine/tactical/ledger'
import { partingRound } from '../../src/engine/tactical/phases/closeCombat'
import { scriptedDice } from '../../src/kernel/dice'
import {
  AT45,
  attacker,
  defender,
  GERMAN,
  HERE,
  KV,
  PAK40,
  play,
  playWith,
  RIFLE,
  type Scene,
  sheetsOf,
  stateOf,
  T34,
} from './support/closeCombat'
import { silent, story, strikes } from './support/report'

const MISS = [6, 6, 6, 6]

/** Plays with exactly these faces, in the order in which they are thrown. */
const thrown = (scene: Scene, ...faces: readonly (readonly number[])[]): readonly Event[] => {
  const dice = scriptedDice(faces.flat())
  const state = stateOf(scene)
  const { events } = playWith(state, { dice, sheets: sheetsOf({}, state), answers: {} })
  expect(dice.left()).toBe(0)
  return events
}

describe('vector 8: foot 4 against foot 3 in a trench', () => {
  const scene = (cameBy: 'N' | 'S'): Scene => ({
    units: [attacker('A', RIFLE, { cameBy }), defender('D', GERMAN, { strength: 3 })],
    trench: 'N',
  })
  const miss = [6, 6, 6]

  test('through its face: round 1 one hit is ignored, round 2 none', () => {
    const events = thrown(scene('N'), miss, [2, 6, 6, 6], miss, [2, 6, 6, 6], [6, 6], MISS, [3, 4])
    expect(story(events)).toEqual([
      '1 A>D hits 1 stopped 1',
      '2 A>D hits 1 stopped 0',
      'D loses 1, left 2',
      'D tests losses 7/7 passes',
    ])
  })

  test('through another face: none', () => {
    const events = thrown(scene('S'), miss, [2, 6, 6, 6], [6, 6], MISS, [6, 6], MISS, [3, 5])
    expect(story(events)).toEqual([
      '1 A>D hits 1 stopped 0',
      'D loses 1, left 2',
      'D tests losses 8/7 fails',
      'D suppressed',
    ])
  })
})

test('vector 9: a defender that fired in the movement phase does not strike in round 1', () => {
  const { events } = play({ units: [attacker('A', RIFLE), defender('D', GERMAN, { fired: true })] })
  expect([1, 2].map((round) => strikes(events, round))).toEqual([
    ['A>D 4@2-0 T6.3'],
    ['D>A 4@2-0 T6.3', 'A>D 4@2-0 T6.3'],
  ])
})

describe('vector 10: tanks assault foot', () => {
  test.each([
    ['on plain', {}, []],
    ['on a road over plain', { road: true }, []],
    ['in bushes', { ground: 'b' }, ['D>T 4@2-2 T6.4']],
    ['in a town', { ground: 't' }, ['D>T 4@3-2 T6.4']],
  ])('%s', (_where, ground, expected) => {
    const { events } = play({ units: [attacker('T', T34), defender('D', GERMAN)], ...ground })
    expect(story(events)).toEqual(['D fears 3/9 passes'])
    expect(strikes(events).filter((line) => line.startsWith('D'))).toEqual(expected)
  })
})

test('vector 11: suppressed and alone it surrenders without a die', () => {
  const scene = { units: [attacker('A', RIFLE), defender('D', GERMAN, { suppressedIn: 5 })] }
  expect(story(thrown(scene))).toEqual(['D gone by surrender T6.8'])
})

test('vector 11: with a fit friend it tests after rounds 1 and 2', () => {
  const scene = {
    units: [attacker('A', RIFLE), defender('D', GERMAN, { suppressedIn: 5 }), defender('F', GERMAN)],
  }
  const eleven = [5, 6]
  // Each round A and F strike and miss; after the first and the second D throws 2D6 against 9.
  expect(story(thrown(scene, MISS, MISS, eleven, MISS, MISS, eleven, MISS, MISS))).toEqual([
    'D tests rally 11/9 fails',
    'D tests rally 11/9 fails',
  ])
  // It passes after the second: from then on it strikes too.
  expect(story(thrown(scene, MISS, MISS, eleven, MISS, MISS, [4, 5], MISS, MISS, MISS))).toEqual([
    'D tests rally 11/9 fails',
    'D tests rally 9/9 passes',
    'D rallied',
  ])
})

describe('vector 32: a German company of 3 assaults a rifle company', () => {
  const german = attacker('G', GERMAN, { side: 'axis', strength: 3 })
  const rifle = (fired: boolean) => defender('R', RIFLE, { side: 'ussr', order: 'defence', fired })

  test('that has reacted: in round 1 only the attacker strikes, 3 dice', () => {
    const { events } = play({ units: [german, rifle(true)] })
    expect([strikes(events), silent(events)]).toEqual([['G>R 3@2-0 T6.3'], ['R fired T6.2']])
  })

  test('that held its fire: both strike in round 1', () => {
    expect(strikes(play({ units: [german, rifle(false)] }).events)).toEqual([
      'R>G 4@2-0 T6.3',
      'G>R 3@2-0 T6.3',
    ])
  })
})

describe('vector 37: a KV assaults in bushes', () => {
  const kv = attacker('K', KV, { side: 'axis' })
  const holder = (type: string, more = {}) => defender('R', type, { side: 'ussr', ...more })
  const miss6 = [6, 6, 6, 6, 6, 6]

  test('a rifle company: 9 > 8 misses round 1 and is not suppressed; then 4 dice against side 3, one pool', () => {
    const scene = { units: [kv, holder(RIFLE)], ground: 'b' }
    const events = thrown(scene, [4, 5], miss6, [1, 2, 2, 6], miss6, [1, 6, 6, 6], miss6, [1, 1])
    expect(silent(events)).toEqual(['R tankFear T6.4'])
    expect(strikes(events, 2)).toEqual(['R>K 4@2-3 T6.4', 'K>R 6@2-1 T6.4'])
    expect(story(events)).toEqual([
      'R fears 9/8 fails',
      '2 R>K hits 3 stopped 3',
      '3 R>K hits 1 stopped 0',
      'K loses 1, left 1',
      'K tests losses 2/7 passes',
    ])
  })

  test('a 45-mm battery tests as well: 10 > 9, silent in round 1', () => {
    const { events } = play({ units: [kv, holder(AT45)], ground: 'b' }, { 'R fear': [4, 6] })
    expect([silent(events), silent(events, 2)]).toEqual([['R tankFear T6.4'], []])
  })

  test('suppressed and alone: surrenders, no test', () => {
    const scene = { units: [kv, holder(RIFLE, { suppressedIn: 5 })], ground: 'b' }
    expect(story(thrown(scene))).toEqual(['R gone by surrender T6.8'])
  })
})

test.each([
  ['plain', {}, []],
  ['road over plain', { road: true }, []],
  ['plain on a hill', { level: 1 }, ['D>T 4@2-2 T6.4']],
  ['bushes', { ground: 'b' }, ['D>T 4@2-2 T6.4']],
  ['town', { ground: 't' }, ['D>T 4@3-2 T6.4']],
])('vector 38: foot against tanks on %s; the tanks strike it all the same', (_where, ground, expected) => {
  const lines = strikes(play({ units: [attacker('T', T34), defender('D', GERMAN)], ...ground }).events)
  expect(lines.filter((line) => line.startsWith('D'))).toEqual(expected)
  expect(lines.some((line) => line.startsWith('T>D 7@2'))).toBe(true)
})

test('vector 39: without ammo a T-34 does not strike, a Pak 40 has 2 dice at 1, foot all its dice', () => {
  const tank = attacker('T', T34, { ammo: 0 })
  const bushes = { ground: 'b' } as const
  const guns = play({ units: [tank, defender('P', PAK40, { ammo: 0 })], ...bushes }).events
  expect([strikes(guns), silent(guns)]).toEqual([['P>T 2@1-2 T6.4'], ['T noAmmo T3.22']])
  expect(strikes(play({ units: [tank, defender('D', GERMAN, { ammo: 0 })], ...bushes }).events)).toEqual([
    'D>T 4@2-2 T6.4',
  ])
})

test('vector 40: the parting round, 3 figures 1, 4, 5: one loss', () => {
  const leaver = attacker('A', RIFLE, { order: 'manoeuvre', since: 4 })
  const ledger = openLedger(stateOf({ units: [leaver, defender('D', GERMAN, { strength: 3 })] }))
  const dice = scriptedDice([1, 4, 5, 3, 4])
  partingRound(ledger, { dice, sheets: { ussr: {}, axis: {} }, answers: {} }, ['A'])
  expect(dice.left()).toBe(0)
  expect(ledger.state().units.A).toMatchObject({ strength: 3, suppressedIn: 0, hex: HERE })
})
