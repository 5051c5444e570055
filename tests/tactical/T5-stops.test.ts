/** T5.5, T5.6, T1.3: what stops a mover, the limit of three on the way, bridges. */
import { describe } from 'vitest'
import type { State } from '../../src/engine/tactical/model'
import type { Order } from '../../src/engine/tactical/orders'
import { assault, board, GERMAN, manoeuvre, march, type Put, play, put, RIFLE, T34 } from './support/board'
import { type Row, report, step, table } from './support/cases'

const PLAIN = ['.......', '.......', '.......', '.......', '.......', '.......']

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
const noOne = put(GERMAN, '0706')

describe('stops and stacking', () => {
  const behind = { s2: put(RIFLE, '0304'), s3: put(RIFLE, '0304'), s4: put(RIFLE, '0304') }
  const rows: Row[] = [
    [
      'T5.6',
      'an enemy ahead stops a mover in its last hex',
      told({ s1: put(RIFLE, '0302'), g1: put(GERMAN, '0303') }, { s1: manoeuvre('0303') }),
      ['2520: s1 stops: enemyAhead'],
    ],
    [
      'T5.6',
      'the rest of its path lapses',
      told({ s1: put(T34, '0302'), g1: put(GERMAN, '0304') }, { s1: manoeuvre('0303', '0304', '0305') }),
      ['630: s1 to 0303', '1260: s1 stops: enemyAhead'],
    ],
    [
      'T5.6',
      'a suppressed enemy blocks as well',
      told(
        { s1: put(RIFLE, '0302'), g1: put(GERMAN, '0303', { suppressedIn: 2 }) },
        { s1: manoeuvre('0303') },
      ),
      ['2520: s1 stops: enemyAhead'],
    ],
    [
      'T5.6',
      'a full hex stops',
      told({ s1: put(RIFLE, '0303'), ...behind, g1: noOne }, { s1: manoeuvre('0304') }),
      ['2520: s1 stops: full'],
    ],
    [
      'T1.3',
      'three of a side fill a hex, whatever the other has there',
      () =>
        turn(
          {
            s1: put(RIFLE, '0303'),
            s2: put(RIFLE, '0203'),
            s3: put(RIFLE, '0403'),
            g1: put(GERMAN, '0304'),
            g2: put(GERMAN, '0304'),
            g3: put(GERMAN, '0304'),
          },
          { s1: assault('0304'), s2: assault('0304'), s3: assault('0304') },
        ).of('contact')[0]?.units,
      ['g1', 'g2', 'g3', 's1', 's2', 's3'],
    ],
    [
      'T5.6',
      'of four that arrive the lowest on the sheet stays out',
      told(
        {
          s1: put(RIFLE, '0303'),
          s2: put(RIFLE, '0203'),
          s3: put(RIFLE, '0403'),
          s4: put(RIFLE, '0305'),
          g1: put(GERMAN, '0706'),
        },
        { s1: manoeuvre('0304'), s2: manoeuvre('0304'), s3: manoeuvre('0304'), s4: manoeuvre('0304') },
      ),
      ['2520: s1 to 0304', '2520: s2 to 0304', '2520: s3 to 0304', '2520: s4 stops: full'],
    ],
    [
      'T5.6',
      'the row decides, not the id',
      () =>
        turn(
          {
            s1: put(RIFLE, '0303', { row: 9 }),
            s2: put(RIFLE, '0203'),
            s3: put(RIFLE, '0403'),
            s4: put(RIFLE, '0305'),
            g1: noOne,
          },
          { s1: manoeuvre('0304'), s2: manoeuvre('0304'), s3: manoeuvre('0304'), s4: manoeuvre('0304') },
        )
          .of('halted')
          .map(({ unit }) => unit),
      ['s1'],
    ],
    [
      'T5.6',
      'the limit is judged first: a fourth assault that has no room makes no fight for the rest',
      () => crowdedAssault(),
      ['full s4', 'meeting g1', 'meeting s1', 'meeting s2', 'meeting s3'],
    ],
    [
      'T1.3',
      'the limit holds on the way, not only at the end',
      told({ s1: put(T34, '0303'), ...behind, g1: noOne }, { s1: manoeuvre('0304', '0305') }),
      ['630: s1 stops: full'],
    ],
    [
      'T1.3',
      'units carried in another do not count',
      () =>
        turn(
          {
            s1: put(T34, '0303'),
            s2: put(RIFLE, '0304'),
            s3: put(T34, '0304'),
            s4: put(RIFLE, '0304', { place: 'carried', carrier: 's3' }),
            s5: put(RIFLE, '0304'),
            g1: noOne,
          },
          { s1: manoeuvre('0304') },
        ).unit('s1').hex,
      '0303',
    ],
    [
      'T1.3',
      'nor do observers',
      () =>
        turn(
          {
            s1: put(T34, '0303'),
            s2: put(RIFLE, '0304'),
            s3: put(T34, '0304'),
            s4: put('gen-observer-platoon', '0304', { place: 'attached', host: 's2' }),
            g1: noOne,
          },
          { s1: manoeuvre('0304') },
        ).unit('s1').hex,
      '0304',
    ],
    [
      'T1.3',
      'a bunker does',
      told(
        {
          s1: put(T34, '0303'),
          s2: put(RIFLE, '0304'),
          s3: put(T34, '0304'),
          s4: put('gen-bunker-mg', '0304'),
          g1: noOne,
        },
        { s1: manoeuvre('0304') },
      ),
      ['630: s1 stops: full'],
    ],
    [
      'T5.6',
      'Assault ends in the first enemy hex',
      told(
        { s1: put(T34, '0302', { ammo: 0 }), g1: put('gen-bunker-mg', '0303', { ammo: 0 }) },
        { s1: assault('0303', '0304') },
      ),
      ['630: s1 to 0303', '630: s1 stops: contact'],
    ],
    [
      'T5.6',
      'finding nobody it has manoeuvred',
      told({ s1: put(RIFLE, '0302'), g1: noOne }, { s1: assault('0303') }),
      ['2520: s1 to 0303'],
    ],
    [
      'T5.14',
      'nobody passes through a close combat',
      () =>
        report(
          turn(
            { s1: put(T34, '0302'), s2: put(RIFLE, '0303'), g1: put(GERMAN, '0303') },
            { s1: manoeuvre('0303', '0304') },
          ).events,
        )[0],
      '630: s1 stops: enemyAhead',
    ],
    ['T5.6', 'a bridge that has fallen is an impassable edge', () => fallenBridge(), ['s1: impassable T9.7']],
    ['T5.1', 'reserves enter by a step of cost 1, facing the middle', () => entering(), ['0301', 2520, 'S']],
    [
      'T5.1',
      'no room: over the next hex that is free',
      () => entering({ s2: put(RIFLE, '0301'), s3: put(RIFLE, '0301'), s4: put(RIFLE, '0301') }),
      ['0401', 2520, 'S'],
    ],
    [
      'T5.1',
      'no hex is free: it waits',
      () => entering({ g2: put(GERMAN, '0301'), g3: put(GERMAN, '0401') }),
      [null, undefined, 'N'],
    ],
  ]
  table(rows)

  const crowdedAssault = () => {
    const around = {
      s1: put(RIFLE, '0302'),
      s2: put(RIFLE, '0202'),
      s3: put(RIFLE, '0203'),
      s4: put(RIFLE, '0304'),
      g1: put(GERMAN, '0403'),
    }
    const orders = {
      s1: manoeuvre('0303'),
      s2: manoeuvre('0303'),
      s3: manoeuvre('0303'),
      s4: assault('0303'),
      g1: manoeuvre('0303'),
    }
    return turn(around, orders)
      .of('halted')
      .map(({ unit, why }) => `${why} ${unit}`)
  }

  const fallenBridge = () => {
    const more: More = {
      map: {
        roads: [['0201', '0301', '0401']],
        bridges: [{ hexes: ['0301'], strength: 2, demolitionTurns: 1 }],
      },
    }
    const state = on({ s1: put(T34, '0201'), g1: noOne }, ['..r....', ...PLAIN.slice(1)], more)
    const gone = { ...state, works: { ...state.works, bridges: [0] } }
    return report(play(gone, { s1: march('0301', '0401') }).events)
  }

  const entering = (others: Units = {}): unknown => {
    const arrives = { turn: 2, hexes: ['0301', '0401'] }
    const placed = on({ s1: put(RIFLE, null), g1: noOne, ...others })
    const units = placed.battle.scenario.units.map((unit) => (unit.id === 's1' ? { ...unit, arrives } : unit))
    const state = { ...placed, battle: { ...placed.battle, scenario: { ...placed.battle.scenario, units } } }
    const played = play(state, { s1: manoeuvre('0301') })
    return [played.unit('s1').hex, played.of('moved')[0]?.tick, played.unit('s1').facing]
  }
})

describe('bridges', () => {
  const bridge: More = {
    map: {
      roads: [['0102', '0202', '0302', '0402', '0502']],
      bridges: [{ hexes: ['0302'], strength: 2, demolitionTurns: 1 }],
    },
  }
  const water = ['..r....', '..r....', '..r....', '..r....', '..r....', '..r....']
  table([
    [
      'T5.5',
      'three may pass in one turn',
      () =>
        turn(
          { s1: put(T34, '0202'), s2: put(T34, '0202'), s3: put(T34, '0202'), g1: noOne },
          { s1: march('0302', '0402'), s2: march('0302', '0402'), s3: march('0302', '0402') },
          water,
          bridge,
        )
          .of('moved')
          .map(({ unit, to }) => `${unit} ${to}`),
      ['s1 0302', 's2 0302', 's3 0302', 's1 0402', 's2 0402', 's3 0402'],
    ],
    [
      'T5.5',
      'two that stop on it: the lower on the sheet goes back',
      told(
        { s1: put(T34, '0202'), s2: put(T34, '0202'), g1: noOne },
        { s1: march('0302'), s2: march('0302') },
        water,
        bridge,
      ),
      ['315: s1 to 0302', '315: s2 to 0302', '2520: s2 to 0202'],
    ],
    [
      'T5.5',
      'the last hex is full again: it goes farther back',
      () =>
        turn(
          {
            s1: put(T34, '0402'),
            s2: put(T34, '0202'),
            s3: put(RIFLE, '0201'),
            s4: put(RIFLE, '0201'),
            s5: put(RIFLE, '0203'),
            s6: put(T34, '0102'),
            g1: noOne,
          },
          { s1: march('0302'), s6: march('0202', '0302'), s3: manoeuvre('0202'), s4: manoeuvre('0202') },
          water,
          bridge,
        ).unit('s6').hex,
      '0102',
    ],
    [
      'T5.5',
      'who stood there from the start stays',
      () =>
        turn(
          { s1: put(T34, '0302'), s2: put(T34, '0202'), g1: noOne },
          { s2: march('0302') },
          water,
          bridge,
        ).unit('s2').hex,
      '0202',
    ],
    [
      'T5.5',
      'an enemy on it is not run over: the mover stops',
      told({ s1: put(T34, '0202'), g1: put(GERMAN, '0302') }, { s1: march('0302') }, water, bridge),
      ['315: s1 stops: enemyOnBridge'],
    ],
    [
      'T5.5',
      'off it by any order',
      () => step(on({ s1: put(RIFLE, '0302') }, water, bridge), 's1', 'manoeuvre', '0302', '0402'),
      'cost 1, speed 1',
    ],
  ])
})
