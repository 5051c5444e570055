/** T2: sheets and phases; T1: the limit of three. */
import { describe, expect, test } from 'vitest'
import type { State } from '../../src/engine/tactical/model'
import type { Order } from '../../src/engine/tactical/orders'
import { resolveTurn } from '../../src/engine/tactical/sequence'
import {
  board,
  GERMAN,
  hold,
  manoeuvre,
  march,
  type Played,
  type Put,
  play,
  put,
  RIFLE,
  sheets,
  suppress,
  T34,
} from './support/board'
import { report, shots, table } from './support/cases'

const PLAIN = ['.......', '.......', '.......', '.......', '.......', '.......']
type Units = Readonly<Record<string, Put>>
type Orders = Readonly<Record<string, Order>>
const turn = (units: Units, orders: Orders, rows = PLAIN): Played => play(board(rows, units), orders)
const rifle = put(RIFLE, '0303')
const near = put(GERMAN, '0302')

describe('the sheet', () => {
  table([
    [
      'T2.4',
      'a unit without an order stands: no fire, no move',
      () => report(turn({ s1: rifle, g1: near }, {}).events),
      [],
    ],
    [
      'T2.3',
      'a unit destroyed in the fire phase has still fired',
      () => bothFire(),
      ['fire g1>s1', 'fire s1>g1', 'destroyed', 'destroyed'],
    ],
    ['T3.21', 'a kept climb is lost by another order', () => climbAfter(hold), null],
    ['T5.3', 'and kept by the same first step', () => climbAfter(manoeuvre('0303')), 'arrived'],
    ['T5.3', 'lost by another first step', () => climbAfter(manoeuvre('0402')), null],
    [
      'T2.2',
      'the phases follow one another',
      () =>
        turn({ s1: rifle, g1: near }, {}).events.flatMap((event) =>
          event.kind === 'phaseBegan' ? [event.phase] : [],
        ),
      ['fire', 'movement', 'special'],
    ],
    [
      'T3.6',
      'a sheet names the order of the turn for the units',
      () => turn({ s1: rifle, g1: near }, { s1: march('0304') }).unit('s1').order,
      'march',
    ],
  ])

  const bothFire = () => {
    const weak = { strength: 1 }
    const state = board(PLAIN, { s1: put(RIFLE, '0303', weak), g1: put(GERMAN, '0302', weak) })
    const played = play(state, { s1: suppress('g1'), g1: suppress('s1') }, [1, 1, 1, 1, 1, 1])
    return [...shots(played.events), played.unit('s1').place, played.unit('g1').place]
  }

  const climbAfter = (order: Order): unknown => {
    const levels = ['0000000', '0000000', '0010000', '0000000', '0000000', '0000000']
    const climber = put(RIFLE, '0302', { climb: { to: '0303', work: 2520 } })
    const after = play(board(PLAIN, { s1: climber, g1: put(GERMAN, '0706') }, { map: { levels } }), {
      s1: order,
    }).unit('s1')
    return after.hex === '0303' ? 'arrived' : after.climb
  }
})

describe('the turn', () => {
  const regroup: Order = { kind: 'regroup', host: 's1' }
  const regrouped = (one: readonly [number, number], two: readonly [number, number]) => {
    const units = {
      s1: put(RIFLE, '0303', { strength: one[0], ammo: one[1] }),
      s2: put(RIFLE, '0303', { strength: two[0], ammo: two[1] }),
      g1: put(GERMAN, '0706'),
    }
    const played = turn(units, { s1: regroup, s2: regroup })
    return ['s1', 's2'].map((id) => [played.unit(id).strength, played.unit(id).ammo, played.unit(id).place])
  }
  table([
    [
      'vector 23',
      'T3.14 2 of 4 with ammo 5 and 1 of 4 with ammo 2: 3 of 4 with ammo 3',
      () => regrouped([2, 5], [1, 2])[0],
      [3, 3, 'map'],
    ],
    [
      'vector 23',
      'T3.14 3 of 4 and 3 of 4, ammo 8 and 3: 4 of 4 and 2 of 4, ammo 5 each',
      () => regrouped([3, 8], [3, 3]),
      [
        [4, 5, 'map'],
        [2, 5, 'map'],
      ],
    ],
    [
      'T2.2',
      'all fire of the fire phase comes before any movement',
      () =>
        report(
          turn({ s1: rifle, s2: put(RIFLE, '0304'), g1: near }, { s1: suppress('g1'), s2: manoeuvre('0305') })
            .events,
        ).findIndex((line) => line.includes('s1 fires')),
      0,
    ],
    [
      'T2.3',
      'fire of the fire phase is computed on the state at its start',
      () => twoOnOne(),
      [
        [1, 0],
        [1, 0],
      ],
    ],
    [
      'T2.1',
      'a turn begins with the orders of both sheets',
      () =>
        turn({ s1: rifle, g1: near }, { s1: hold, g1: hold })
          .events.slice(0, 3)
          .map((event) => (event.kind === 'ordered' ? event.unit : event.kind)),
      ['turnOpened', 'g1', 's1'],
    ],
    ['T2.1', 'what was fired, ignored, halted last turn is over', () => freshened(), [0, false, false, null]],
  ])

  // Two rifle companies with one hit each: the second meets the pool that the first has left, not fewer men.
  const twoOnOne = () => {
    const state = board(PLAIN, {
      s1: rifle,
      s2: put(RIFLE, '0402'),
      g1: put(GERMAN, '0302', { strength: 1 }),
    })
    const played = play(
      state,
      {
        s1: { kind: 'defence', policy: { mode: 'fire', target: { unit: 'g1' } } },
        s2: { kind: 'defence', policy: { mode: 'fire', target: { unit: 'g1' } } },
      },
      [1, 6, 6, 6, 6, 1, 6, 6, 6, 6],
    )
    return played.of('fired').map(({ roll, ammo }) => [ammo, roll.hits - 1])
  }

  const freshened = () => {
    const used = { ignored: 2, fired: true, halted: true, order: 'defence' } as const
    const { ignored, fired, halted, order } = turn(
      { s1: put(RIFLE, '0303', used), g1: put(GERMAN, '0706') },
      {},
    ).unit('s1')
    return [ignored, fired, halted, order]
  }

  test('T2.1 a turn of a battle that is over is not resolved', () => {
    const over = { ...board(PLAIN, { s1: rifle, g1: near }), phase: 'over' } as State
    expect(() => resolveTurn(over, sheets({}))).toThrow(/phase over/)
  })
})

describe('the limit of three', () => {
  const full = { s2: put(RIFLE, '0304'), s3: put(T34, '0304'), s4: put(RIFLE, '0304') }
  const away = { g1: put(GERMAN, '0706') }
  table([
    [
      'T1.3',
      'a fourth does not enter',
      () => turn({ s1: rifle, ...full, ...away }, { s1: manoeuvre('0304') }).unit('s1').hex,
      '0303',
    ],
    [
      'T1.3',
      'a place that is left at the same tick is free',
      () =>
        turn({ s1: rifle, ...full, ...away }, { s1: manoeuvre('0304'), s2: manoeuvre('0305') }).unit('s1')
          .hex,
      '0304',
    ],
    [
      'T1.3',
      'one that is left later is not',
      () =>
        turn(
          { s1: put(T34, '0303'), ...full, ...away },
          { s1: manoeuvre('0304'), s2: manoeuvre('0305') },
        ).unit('s1').hex,
      '0303',
    ],
    [
      'T1.3',
      'the limit is of a side: three of the enemy take no place',
      () =>
        turn(
          {
            s1: put(RIFLE, '0303'),
            g1: put(GERMAN, '0304'),
            g2: put(GERMAN, '0304'),
            g3: put(GERMAN, '0304'),
          },
          { s1: { kind: 'assault', path: ['0304'] } },
        ).of('contact')[0]?.units,
      ['g1', 'g2', 'g3', 's1'],
    ],
    [
      'T1.3',
      'a suppressed or halted unit keeps its place',
      () =>
        turn(
          { s1: rifle, ...full, s2: put(RIFLE, '0304', { suppressedIn: 2 }), ...away },
          { s1: manoeuvre('0304') },
        ).unit('s1').hex,
      '0303',
    ],
    [
      'T1.2',
      'a destroyed one does not',
      () =>
        turn(
          { s1: rifle, ...full, s2: put(RIFLE, '0304', { place: 'destroyed', strength: 0 }), ...away },
          { s1: manoeuvre('0304') },
        ).unit('s1').hex,
      '0304',
    ],
  ])
})
