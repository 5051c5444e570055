/** T5.7, T5.8, T5.13, T5.14: swaps, arrivals of both sides, contact, leaving it. */
import { describe, expect, test } from 'vitest'
import type { State } from '../../src/engine/tactical/model'
import type { Order } from '../../src/engine/tactical/orders'
import { assault, board, GERMAN, manoeuvre, type Put, play, put, RIFLE, T34 } from './support/board'
import { report, table, withUnit } from './support/cases'

const PLAIN = ['.......', '.......', '.......', '.......', '.......', '.......']
const PZ2 = 'de-pz2-platoon'
const PZ3 = 'de-pz3-company'

type Units = Readonly<Record<string, Put>>
type Orders = Readonly<Record<string, Order>>
type More = Parameters<typeof board>[2]
const on = (units: Units, rows: readonly string[] = PLAIN, more: More = {}): State => board(rows, units, more)
const turn = (units: Units, orders: Orders, rows: readonly string[] = PLAIN, more: More = {}) =>
  play(on(units, rows, more), orders)
/** The turn's report without tests and fire of no interest. */
const told =
  (units: Units, orders: Orders, rows: readonly string[] = PLAIN, more: More = {}) =>
  () =>
    report(turn(units, orders, rows, more).events)

describe('meetings', () => {
  const swap = (s: Order, g: Order, dice?: readonly number[]) => {
    const state = on({ s1: put(T34, '0302', { ammo: 0 }), g1: put(PZ3, '0303', { ammo: 0 }) })
    return report(play(state, { s1: s, g1: g }, dice).events)
  }
  const paths = (kind: 'manoeuvre' | 'assault') => ({
    s: { kind, path: ['0303'] } as Order,
    g: { kind, path: ['0302'] } as Order,
  })
  const both = { m: paths('manoeuvre'), a: paths('assault') }
  /** Both at speed 4: T-34 (4) and Pz II (4) meet at one tick. */
  const equal = (s: Order, g: Order, dice?: readonly number[]) => {
    const state = on({ s1: put(T34, '0302', { ammo: 0 }), g1: put(PZ2, '0303', { ammo: 0 }) })
    return report(play(state, { s1: s, g1: g }, dice).events)
  }
  table([
    [
      'T5.8',
      'a swap without Assault: both stop, no close combat',
      () => equal(both.m.s, both.m.g),
      ['630: s1 stops: meeting', '630: g1 stops: meeting'],
    ],
    [
      'T5.8',
      'one has Assault: it enters, the other stands',
      () => equal(both.a.s, both.m.g),
      ['630: s1 to 0303', '630: g1 stops: meeting', '630: s1 stops: contact', '630: contact in 0303: g1 s1'],
    ],
    [
      'T5.8',
      'the other way round',
      () => equal(both.m.s, both.a.g),
      ['630: g1 to 0302', '630: s1 stops: meeting', '630: g1 stops: contact', '630: contact in 0302: g1 s1'],
    ],
    [
      'T5.8',
      'both: on 1 to 3 in the hex of the side first in the scenario',
      () => equal(both.a.s, both.a.g, [3]),
      [
        '630: die 3 for 0302 0303: 0302',
        '630: g1 to 0302',
        '630: s1 stops: meeting',
        '630: g1 stops: contact',
        '630: contact in 0302: g1 s1',
      ],
    ],
    [
      'T5.8',
      'on 4 to 6 in that of the other',
      () => equal(both.a.s, both.a.g, [4]),
      [
        '630: die 4 for 0302 0303: 0303',
        '630: s1 to 0303',
        '630: g1 stops: meeting',
        '630: s1 stops: contact',
        '630: contact in 0303: g1 s1',
      ],
    ],
    [
      'T5.8',
      'at different ticks there is no swap: who comes first finds the other at home',
      () => swap(both.m.s, both.m.g),
      ['630: s1 stops: enemyAhead', '840: g1 stops: enemyAhead'],
    ],
    [
      'T5.7',
      'a concealed enemy is walked into, whatever the order',
      told(
        { s1: put(RIFLE, '0302'), g1: put(GERMAN, '0303', { concealed: true }) },
        { s1: manoeuvre('0303') },
        PLAIN.map((row, y) => (y === 2 ? '..b....' : row)),
      ),
      expect.arrayContaining([
        '2520: s1 to 0303',
        '2520: g1 is revealed: entered',
        '2520: contact in 0303: g1 s1',
      ]),
    ],
    [
      'T5.7',
      'the ambusher has its +1 in its first round of striking',
      () =>
        turn(
          { s1: put(RIFLE, '0302'), g1: put(GERMAN, '0303', { concealed: true }) },
          { s1: manoeuvre('0303') },
          PLAIN.map((row, y) => (y === 2 ? '..b....' : row)),
        )
          .of('struck')
          .filter(({ unit, round }) => unit === 'g1' && round === 1)[0]
          ?.roll.sum.accuracy.map(({ why }) => why),
      ['closeCombat', 'ambush'],
    ],
    [
      'T5.8',
      'a concealed unit in the hex does not betray itself: both that arrive stop short',
      () =>
        report(
          turn(
            { s1: put(RIFLE, '0302'), g1: put(GERMAN, '0304'), g2: put(GERMAN, '0303', { concealed: true }) },
            { s1: manoeuvre('0303'), g1: manoeuvre('0303') },
            PLAIN.map((row, y) => (y === 2 ? '..b....' : row)),
          ).events,
        ).slice(0, 2),
      ['2520: g1 stops: meeting', '2520: s1 stops: meeting'],
    ],
    [
      'T5.14',
      'who stands in a hex that an enemy enters goes no farther',
      told(
        { s1: put(RIFLE, '0303', { ammo: 0 }), g1: put(PZ3, '0302', { ammo: 0 }) },
        { s1: manoeuvre('0304'), g1: assault('0303') },
      ),
      ['840: g1 to 0303', '840: g1 stops: contact', '840: s1 stops: contact', '840: contact in 0303: g1 s1'],
    ],
  ])
})

test('T5.13 unit that leaves by order is struck before tick 0 and goes', () => {
  const state = on({ s1: put(RIFLE, '0303'), g1: put(GERMAN, '0303') })
  const played = play(
    withUnit(state, 's1', { facing: 'S' }),
    { s1: manoeuvre('0304'), g1: { kind: 'fightOn' } },
    [1, 6, 6, 6, 1, 1],
  )
  expect(played.of('struck').map(({ unit, round }) => `${unit} ${round}`)).toEqual(['g1 0'])
  expect([played.unit('s1').hex, played.unit('s1').strength]).toEqual(['0304', 3])
})
