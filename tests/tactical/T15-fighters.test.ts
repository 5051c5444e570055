/** T15.2, T15.4, T15.7: escorts, patrols, interception with its question, strikes of patrols on the ground. */
import { describe, expect, test } from 'vitest'
import type { State } from '../../src/engine/tactical/model'
import type { Order } from '../../src/engine/tactical/orders'
import { eventsFor } from '../../src/engine/tactical/view'
import {
  BF109,
  escort,
  FLAK20,
  firings,
  flights,
  IL2,
  JU87,
  patrol,
  squadron,
  strike,
  YAK,
} from './support/air'
import { board, GERMAN, manoeuvre, type Put, play, put, RIFLE, react } from './support/board'
import { type Row, report, table, verdict } from './support/cases'

const PLAIN = ['.........', '.........', '.........', '.........', '.........', '.........', '.........']
type Units = Readonly<Record<string, Put>>
const edges = { s7: 'east', s8: 'east', s9: 'east' } as const
const on = (units: Units): State =>
  board(PLAIN, { s1: put(RIFLE, '0504'), g1: put(GERMAN, '0107'), ...units }, { edges })
/** A raid on s1 under escort, and a Soviet patrol over the target. */
const raid = (more: Units = {}) => on({ g8: squadron(JU87), g9: squadron(BF109), s9: squadron(YAK), ...more })
const sixes = (count: number) => Array.from({ length: count }, () => 6)
const told = (state: State, id: string, order: Order) => () => verdict(state, id, order)

const legality: readonly Row[] = [
  ['T15.2', 'fighters escort bombers', told(raid(), 'g9', escort('g8')), 'legal'],
  ['T15.2', 'not fighters', told(raid({ g7: squadron(BF109) }), 'g9', escort('g7')), 'nobodyToEscort T15.2'],
  ['T15.2', 'not ground units', told(raid(), 'g9', escort('g1')), 'nobodyToEscort T15.2'],
  ['T15.2', 'not the enemy', told(raid({ s8: squadron(IL2) }), 'g9', escort('s8')), 'nobodyToEscort T15.2'],
  [
    'T15.1',
    'not bombers on the ground',
    told(raid({ g8: squadron(JU87, { ready: 4 }) }), 'g9', escort('g8')),
    'notReady T15.1',
  ],
  ['T15.2', 'bombers do not escort', told(raid(), 'g8', escort('g8')), 'otherMission T15.2'],
  ['T15.2', 'a patrol over any hex', told(raid(), 'g9', patrol('0101')), 'legal'],
  ['T15.2', 'not off the map', told(raid(), 'g9', patrol('9999')), 'offTheMap T15.2'],
]
describe('who escorts and patrols', () => table(legality))

describe('T15.7 (2) interception', () => {
  test('an unescorted raid: the patrol attacks it, its gunners fire back, at once', () => {
    const played = play(raid(), { g8: strike('s1'), s9: patrol('0504') }, [
      // Ju 87 (D 2) first: six dice of the Yak, then two of its gunners against D 3, then 8 bombs, a test.
      1,
      2,
      3,
      4,
      5,
      6,
      1,
      1,
      ...sixes(8),
      1,
      1,
    ])
    expect(firings(played.events)).toEqual([
      's9 airFight g8 6@2-2: 1,2,3,4,5,6 hits 2 loses 0',
      'g8 airFight s9 2@1-3: 1,1 hits 2 loses 0',
      'g8 raid s1 8@3-1: 6,6,6,6,6,6,6,6 hits 0 loses 0',
    ])
    expect(flights(played.events)).toEqual([
      'g8 airStrike 0104-0504',
      's9 airPatrol 0904-0504',
      'g8 done, ready 6',
      's9 done, ready 4',
    ])
    expect([played.unit('s9').ammo, played.unit('g8').ammo]).toEqual([2, 1])
  })

  test('Il-2 have no gunners: nothing answers', () => {
    const played = play(
      on({ s8: squadron(IL2), g9: squadron(BF109), g2: put(GERMAN, '0505') }),
      { s8: strike('g2'), g9: patrol('0505') },
      [...sixes(6), ...sixes(7), 1, 1],
    )
    expect(firings(played.events).map((line) => line.slice(0, 14))).toEqual([
      'g9 airFight s8',
      's8 raid g2 7@2',
    ])
  })

  test('T15.4 with fighters: an ordinary fight, the bombers take no part', () => {
    const played = play(
      raid(),
      { g8: strike('s1'), g9: escort('g8'), s9: patrol('0504', { escorted: 'fighters' }) },
      [1, 1, 1, 6, 6, 6, 1, 1, 1, 1, 6, 6, 6, 6, ...sixes(8), 1, 1],
    )
    expect(firings(played.events)).toEqual([
      'g9 airFight s9 6@3-3: 1,1,1,6,6,6 hits 3 loses 0',
      's9 airFight g9 6@2-3: 1,1,1,1,6,6 hits 4 loses 1',
      'g8 raid s1 8@3-1: 6,6,6,6,6,6,6,6 hits 0 loses 0',
    ])
    // Bf 109 at one hit: 8 or less; 6 and 6 fail: it turns back, the bombers go on.
    expect(flights(played.events)).toContain('g9 turnedBack, ready 4')
  })

  test('T15.4 with bombers: escort and bombers fire at the interceptor', () => {
    const orders = { g8: strike('s1'), g9: escort('g8'), s9: patrol('0504') }
    const played = play(raid(), orders, [1, 1, 1, 6, 6, 6, 1, 6, 1, 6, 6, 6, 6, 6, 6, 6])
    expect(firings(played.events).map((line) => line.slice(0, 20))).toEqual([
      's9 airFight g8 6@2-2',
      'g8 airFight s9 2@1-3',
      'g9 airFight s9 6@3-3',
    ])
    expect(report(played.events)).not.toContain('s1 is suppressed')
    // One of two hits, and 12 against 7: they turn back without attacking.
    expect(flights(played.events)).toContain('g8 turnedBack, ready 6')
  })

  test('T4.4 the fire of two attackers on one squadron uses one pool', () => {
    const state = raid({ s8: squadron(YAK) })
    const played = play(state, { g8: strike('s1'), s8: patrol('0504'), s9: patrol('0504') }, [
      1,
      1,
      6,
      6,
      6,
      6,
      1,
      6,
      6,
      6,
      6,
      6,
      6,
      6,
      1,
      1,
      ...sixes(4),
      1,
      1,
    ])
    expect(firings(played.events).slice(0, 2)).toEqual([
      's8 airFight g8 6@2-2: 1,1,6,6,6,6 hits 2 loses 0',
      's9 airFight g8 6@2-2: 1,6,6,6,6,6 hits 1 loses 1',
    ])
    expect(firings(played.events).filter((line) => line.startsWith('g8 airFight')).length).toBe(1)
  })

  const pick = (line: State, orders: Readonly<Record<string, Order>>) => () =>
    play(line, orders)
      .of('fired')
      .filter(({ cause }) => cause === 'airFight')
      .map(({ unit, target }) => `${unit}>${target}`)
      .sort()
  const twice = raid({ g7: squadron(JU87), s1: put(RIFLE, '0501'), s2: put(RIFLE, '0507') })
  const picks: readonly Row[] = [
    [
      'T15.2',
      'a line 2 hexes off touches the zone',
      pick(raid(), { g8: strike('s1'), s9: patrol('0402') }),
      ['g8>s9', 's9>g8'],
    ],
    ['T15.2', 'one 3 hexes off does not', pick(raid(), { g8: strike('s1'), s9: patrol('0801') }), []],
    [
      'T15.7',
      'the line counts, not the place alone',
      pick(raid(), { g8: strike('s1'), s9: patrol('0104') }),
      ['g8>s9', 's9>g8'],
    ],
    [
      'T15.7',
      'of two missions the nearer',
      pick(twice, { g7: strike('s1'), g8: strike('s2'), s9: patrol('0506') }),
      ['g8>s9', 's9>g8'],
    ],
    [
      'T15.2',
      'fighters only: the bombers pass',
      pick(raid(), { g8: strike('s1'), s9: patrol('0504', { intercept: 'fighters' }) }),
      [],
    ],
    [
      'T15.2',
      'nobody: all pass',
      pick(raid(), { g8: strike('s1'), s9: patrol('0504', { intercept: 'none' }) }),
      [],
    ],
    [
      'T15.2',
      'two patrols in one zone fight each other',
      pick(raid(), { g9: patrol('0504'), s9: patrol('0504') }),
      ['g9>s9', 's9>g9'],
    ],
    [
      'T15.2.a',
      'a patrol that is attacked fires back, even if it wants nobody',
      pick(raid(), { g9: patrol('0504', { intercept: 'none' }), s9: patrol('0504') }),
      ['g9>s9', 's9>g9'],
    ],
    [
      'T15.2',
      'an escort attacks a patrol that has let its bombers pass',
      pick(raid(), { g8: strike('s1'), g9: escort('g8'), s9: patrol('0504', { intercept: 'none' }) }),
      ['g9>s9', 's9>g9'],
    ],
    [
      'T15.2',
      'bombers only: an enemy patrol is let alone',
      pick(raid(), {
        g9: patrol('0504', { intercept: 'none' }),
        s9: patrol('0504', { intercept: 'bombers' }),
      }),
      [],
    ],
  ]
  table(picks)

  test('T15.7 an escort without its bombers stays on the ground', () => {
    const played = play(raid(), { g9: escort('g8') }, [])
    expect(report(played.events)).toEqual(['g9: nobodyToEscort T15.7'])
    expect(played.unit('g9')).toMatchObject({ ammo: 3, ready: 1 })
  })

  test('T2.5 with the policy ask the patrol’s side is asked whom to attack', () => {
    const orders = { g8: strike('s1'), g9: escort('g8'), s9: patrol('0504', { escorted: 'ask' }) }
    expect(play(raid(), orders).resolution).toMatchObject({
      kind: 'question',
      question: {
        id: '2:intercept:s9',
        side: 'ussr',
        unit: 's9',
        kind: 'intercept',
        rule: 'T15.4',
        options: ['g8', 'g9'],
      },
    })
    const target = (answer: string) =>
      play(raid(), orders, undefined, { '2:intercept:s9': answer })
        .of('fired')
        .find(({ unit }) => unit === 's9')?.target
    expect([target('g8'), target('g9')]).toEqual(['g8', 'g9'])
    // Held back it attacks nobody; the escort attacks it all the same, and it answers.
    const held = play(raid(), orders, undefined, { '2:intercept:s9': 'hold' })
    expect(
      held
        .of('fired')
        .filter(({ unit }) => unit === 's9')
        .map(({ target }) => target),
    ).toEqual(['g9'])
    expect(held.of('fired').some(({ unit, cause }) => unit === 'g8' && cause === 'airFight')).toBe(false)
  })
})

describe('T15.2 strikes of patrols on the ground', () => {
  const state = on({ g9: squadron(BF109), s2: put(RIFLE, '0503') })
  test('T15.2.b as in Defence: once, at a mover in its zone, who answers (T15.5)', () => {
    const played = play(
      state,
      { g9: patrol('0504'), s2: manoeuvre('0502') },
      [
        // s2 with 4 dice against D 3, the fighters with 3 dice at 2 against its D 1, a test.
        6, 6, 6, 6, 6, 6, 6, 1, 1,
      ],
    )
    expect(firings(played.events)).toEqual([
      's2 raided g9 4@1-3: 6,6,6,6 hits 0 loses 0',
      'g9 reaction s2 3@2-1: 6,6,6 hits 0 loses 0',
    ])
    expect(played.of('tested')).toMatchObject([{ unit: 's2', why: ['airStrike'] }])
    expect(played.of('fired')[1]?.tick).toBe(0)
    expect(played.unit('g9').ammo).toBe(2)
  })

  test('else at one that stands, after the last tick; not if the ground is let alone', () => {
    const still = play(state, { g9: patrol('0504') }, [6, 6, 6, 1, 1])
    expect(firings(still.events)).toEqual(['g9 stationary s1 3@2-1: 6,6,6 hits 0 loses 0'])
    expect(play(state, { g9: patrol('0504', { ground: { mode: 'hold' } }) }, []).of('fired')).toEqual([])
    const policy = { ground: { mode: 'react', stationary: false } } as const
    expect(play(state, { g9: patrol('0504', policy) }, []).of('fired')).toEqual([])
  })

  test('one fire a turn: who fought in the air strikes at nothing', () => {
    const played = play(raid(), { g8: strike('s1'), s9: patrol('0504') })
    expect(played.of('fired').filter(({ unit }) => unit === 's9').length).toBe(1)
  })

  test('out of the zone nothing is struck', () => {
    expect(play(state, { g9: patrol('0904') }, []).of('fired')).toEqual([])
  })

  test('T15.7 flak answers there, if it has not fired; a failed test sends the patrol home', () => {
    const flak = on({ s9: squadron(YAK), g2: put(FLAK20, '0604'), g3: put(GERMAN, '0503') })
    const played = play(flak, { s9: patrol('0504'), g2: react(), g3: manoeuvre('0502') }, [
      ...sixes(4),
      1,
      1,
      1,
      1,
      6,
      6,
      6,
      6,
      6,
      6,
      1,
      1,
    ])
    expect(firings(played.events).map((line) => line.slice(0, 17))).toEqual(
      ['g2 flak s9 5@2-3:', 'g3 raided s9 4@1-', 's9 reaction g3 3@'].sort(
        (a, b) => Number(b.startsWith('g')) - Number(a.startsWith('g')),
      ),
    )
    expect(played.of('fired').every(({ tick }) => tick === 0)).toBe(true)
  })
})

test('T8.7 the enemy is told of flights, not of the sheet', () => {
  const state = raid()
  const { events } = play(state, { g8: strike('s1'), g9: escort('g8'), s9: patrol('0504') })
  const seen = eventsFor(state, events, 'ussr')
  expect(seen.filter(({ kind }) => kind === 'flew').length).toBe(3)
  expect(seen.some((event) => event.kind === 'ordered' && event.unit.startsWith('g'))).toBe(false)
})
