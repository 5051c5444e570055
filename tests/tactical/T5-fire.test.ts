/** T5.9, T5.11: reaction fire, tick by tick, and fire on the move. */
import { describe, expect, test } from 'vitest'
import type { State } from '../../src/engine/tactical/model'
import type { Order } from '../../src/engine/tactical/orders'
import {
  assault,
  board,
  GERMAN,
  hold,
  manoeuvre,
  march,
  type Put,
  play,
  put,
  RIFLE,
  react,
  T34,
} from './support/board'
import { report, shots, table } from './support/cases'

const PLAIN = ['.......', '.......', '.......', '.......', '.......', '.......']
const AT45 = 'su-at-gun-45-battery'
const PZ2 = 'de-pz2-platoon'
const PZ3 = 'de-pz3-company'

type Units = Readonly<Record<string, Put>>
type Orders = Readonly<Record<string, Order>>
type More = Parameters<typeof board>[2]
const on = (units: Units, rows: readonly string[] = PLAIN, more: More = {}): State => board(rows, units, more)
const turn = (units: Units, orders: Orders, rows: readonly string[] = PLAIN, more: More = {}) =>
  play(on(units, rows, more), orders)
const onMove = (unit: string, ...path: string[]): Order => ({ kind: 'fireOnMove', aim: { unit }, path })

describe('reaction fire', () => {
  const gun = put(AT45, '0303', { facing: 'N' })
  const tank = put(PZ2, '0301')
  test('T5.9 fire of a tick comes before the next step: a suppressed mover does not arrive', () => {
    const state = on({ s1: gun, g1: tank })
    const played = play(
      state,
      { s1: react({ within: 1 }), g1: manoeuvre('0302', '0402') },
      [1, 1, 6, 6, 6, 6, 6],
    )
    expect(report(played.events)).toEqual([
      '630: g1 to 0302',
      '630: s1 fires at g1',
      '630: g1 loses 1',
      '630: g1 is suppressed',
    ])
    expect(played.unit('g1').hex).toBe('0302')
  })

  test('T5.9 fire on the move and reaction fall at one tick, on one state', () => {
    const state = on({ s1: gun, g1: put(PZ3, '0301', { strength: 1 }) })
    const played = play(
      state,
      { s1: react({ within: 1 }), g1: onMove('s1', '0302', '0402') },
      [1, 1, 1, 6, 6, 6],
    )
    expect(shots(played.events)).toEqual(['1260 s1>g1', '1260 g1>s1'])
    expect(played.unit('g1').place).toBe('destroyed')
  })

  test('T5.9 one test a unit and tick, whatever hit it', () => {
    const state = on({ s1: put(RIFLE, '0302'), s2: put(RIFLE, '0402'), g1: put(GERMAN, '0303') })
    const played = play(
      state,
      { s1: react(), s2: react(), g1: march('0304') },
      [1, 6, 6, 6, 6, 1, 6, 6, 6, 6, 1, 1],
    )
    expect(played.of('tested')).toHaveLength(1)
    expect(played.unit('g1').strength).toBe(2)
  })

  table([
    [
      'T5.9',
      'a unit in contact does not react',
      () =>
        shots(
          turn(
            { s1: put(RIFLE, '0303'), g2: put(GERMAN, '0303'), g1: put(GERMAN, '0301') },
            { g1: manoeuvre('0302') },
          ).events,
        ),
      [],
    ],
    [
      'T5.9',
      'a mover is fired at where it was stopped only if it arrived there',
      () =>
        shots(
          turn(
            { s1: put(RIFLE, '0303'), g1: put(GERMAN, '0301') },
            { s1: react({ within: 1, stationary: false }), g1: manoeuvre('0302') },
          ).events,
        ),
      ['2520 s1>g1'],
    ],
    [
      'T5.9',
      'a unit that enters the map is fired at when it stands there',
      () => reserveUnderFire({}),
      ['2520 s1>g1'],
    ],
    [
      'T5.9',
      'also when it had to come in over another hex than its order names',
      () => reserveUnderFire({ g2: put(GERMAN, '0301'), g3: put(GERMAN, '0301'), g4: put(GERMAN, '0301') }),
      ['2520 s1>g1'],
    ],
    ['T12.4', 'tanks of another path give no cover', () => supported(['0303'], ['0203']), 'front 1'],
    [
      'T5.14',
      'who has come into contact is not fired at',
      () =>
        shots(
          turn(
            { s1: put(RIFLE, '0303'), s2: put(RIFLE, '0304'), g1: put(GERMAN, '0302') },
            { s1: hold, s2: react({ within: 1 }), g1: assault('0303') },
          ).events,
        ),
      [],
    ],
  ])

  const reserveUnderFire = (others: Units) => {
    const arrives = { turn: 2, hexes: ['0301', '0401'] }
    const placed = on({ s1: put(RIFLE, '0303'), g1: put(GERMAN, null), ...others })
    const units = placed.battle.scenario.units.map((unit) => (unit.id === 'g1' ? { ...unit, arrives } : unit))
    const state = { ...placed, battle: { ...placed.battle, scenario: { ...placed.battle.scenario, units } } }
    return shots(play(state, { s1: react({ stationary: false }), g1: manoeuvre('0301') }).events)
  }

  const supported = (foot: string[], tanks: string[]): string => {
    const played = turn(
      {
        s1: put(RIFLE, '0301', { facing: 'N' }),
        g1: put(GERMAN, '0302', { facing: 'N' }),
        g2: put(PZ3, '0302', { facing: 'N' }),
      },
      {
        s1: react(),
        g1: { kind: 'manoeuvre', path: foot },
        g2: { kind: 'manoeuvre', path: tanks, pace: 'g1' },
      },
    )
    return (
      played
        .of('fired')[0]
        ?.roll.sum.defence.map(({ why, value }) => `${why} ${value}`)
        .join(', ') ?? ''
    )
  }
})

describe('fire on the move', () => {
  const units = { s1: put(T34, '0306'), g1: put(GERMAN, '0301') }
  const firedAt =
    (path: string[], more: Units = {}) =>
    () =>
      shots(turn({ ...units, ...more }, { s1: onMove('g1', ...path) }).events)
  table([
    [
      'T5.11',
      'foot fires from its first hex, at tick 0',
      () =>
        shots(turn({ s1: put(RIFLE, '0303'), g1: put(GERMAN, '0301') }, { s1: onMove('g1', '0304') }).events),
      ['0 s1>g1'],
    ],
    ['T5.11', 'vehicles in the middle: after 1 of 2 steps', firedAt(['0305', '0304']), ['840 s1>g1']],
    ['T5.11', 'after 1 of 3 steps', firedAt(['0305', '0304', '0303']), ['840 s1>g1']],
    [
      'T5.11',
      'with one step from the first hex',
      () =>
        shots(turn({ s1: put(T34, '0304'), g1: put(GERMAN, '0301') }, { s1: onMove('g1', '0303') }).events),
      ['0 s1>g1'],
    ],
    [
      'T5.11',
      'stopped short of the middle it fires from where it was stopped',
      () =>
        shots(
          turn(
            { s1: put(T34, '0305'), g1: put(GERMAN, '0301'), g2: put(GERMAN, '0304') },
            { s1: onMove('g1', '0304', '0303', '0302') },
          ).events,
        ),
      ['840 s1>g1'],
    ],
    ['T5.11', 'suppressed it does not fire', () => suppressedOnTheWay(), ['0 g2>s1']],
    [
      'T3.4',
      'the ammo of one fire is spent',
      () =>
        turn({ s1: put(RIFLE, '0303'), g1: put(GERMAN, '0301') }, { s1: onMove('g1', '0304') }).unit('s1')
          .ammo,
      9,
    ],
    [
      'T4.8',
      'a target out of reach by then: nothing is fired',
      () =>
        report(
          turn({ s1: put(T34, '0306'), g1: put(GERMAN, '0201') }, { s1: onMove('g1', '0406') }).events,
        )[0],
      '0: s1: outOfRange T4.2',
    ],
  ])

  const suppressedOnTheWay = () => {
    const state = on({
      s1: put(T34, '0304'),
      g1: put(GERMAN, '0301'),
      g2: put('de-pak38-company', '0302', { facing: 'S' }),
    })
    const dice = [1, 1, 1, 1, 6, 6, 6, 6]
    return shots(play(state, { s1: onMove('g1', '0305', '0306'), g2: react() }, dice).events)
  }
})
