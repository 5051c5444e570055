/** T5.1–T5.4, T5.10: time, roads, hills, kept work, facing. */
import { describe } from 'vitest'
import type { State } from '../../src/engine/tactical/model'
import type { Order } from '../../src/engine/tactical/orders'
import { reachFor } from '../../src/engine/tactical/preview'
import { viewFor } from '../../src/engine/tactical/view'
import {
  board,
  GERMAN,
  hold,
  manoeuvre,
  type Put,
  play,
  put,
  RIFLE,
  react,
  suppress,
  T34,
} from './support/board'
import { arrivals, report, step, table } from './support/cases'

const PLAIN = ['.......', '.......', '.......', '.......', '.......', '.......']
const BA10 = 'su-ba10-company'
const CAVALRY = 'su-cavalry-squadron'
const BIKES = 'su-motorcycle-company'
const TRUCKS = 'gen-truck-column'
const STUG = 'de-stug3-battery'

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
const levels = (...high: readonly (readonly [hex: string, level: number])[]): More => {
  const rows = PLAIN.map((row) => row.replace(/./g, '0').split(''))
  for (const [hex, level] of high)
    (rows[Number(hex.slice(2)) - 1] as string[])[Number(hex.slice(0, 2)) - 1] = String(level)
  return { map: { levels: rows.map((row) => row.join('')) } }
}
const road = (...hexes: string[]): More => ({ map: { roads: [hexes] } })
const noOne = put(GERMAN, '0706')

describe('time and steps', () => {
  const steps =
    (
      type: string,
      kind: 'manoeuvre' | 'march' | 'assault' | 'fireOnMove',
      more: More = {},
      rows: readonly string[] = PLAIN,
      unit: Partial<Put> = {},
    ) =>
    () =>
      step(on({ s1: put(type, '0302', unit) }, rows, more), 's1', kind, '0302', '0303')
  const forest = PLAIN.map((row, y) => (y === 2 ? '..f....' : row))
  const twoTowns = PLAIN.map((row, y) => (y === 1 || y === 2 ? '..t....' : row))
  table([
    [
      'T5.1',
      'Manoeuvre and Assault at manoeuvre speed',
      () => [steps(T34, 'manoeuvre')(), steps(T34, 'assault')()],
      ['cost 1, speed 4', 'cost 1, speed 4'],
    ],
    ['T5.1', 'Fire on the move one slower', steps(T34, 'fireOnMove'), 'cost 1, speed 3'],
    ['T3.4', 'foot not slower', steps(RIFLE, 'fireOnMove'), 'cost 1, speed 1'],
    ['T5.1', 'March at march speed', steps(T34, 'march'), 'cost 1, speed 6'],
    ['T5.2', 'on a road at road speed', steps(T34, 'march', road('0302', '0303')), 'cost 1, speed 8'],
    ['T5.2', 'road speed only in March', steps(T34, 'manoeuvre', road('0302', '0303')), 'cost 1, speed 4'],
    [
      'T5.2',
      'two roads side by side are not joined',
      steps(T34, 'march', {
        map: {
          roads: [
            ['0302', '0402'],
            ['0303', '0403'],
          ],
        },
      }),
      'cost 1, speed 6',
    ],
    ['T9.10', 'from town to town is as a road', steps(RIFLE, 'march', {}, twoTowns), 'cost 1, speed 2'],
    [
      'T12.7',
      'bicyclists ride 3 on a road',
      steps('de-bicycle-squadron', 'march', road('0302', '0303')),
      'cost 1, speed 3',
    ],
    [
      'T5.2',
      'a road takes vehicles through forest on March',
      steps(T34, 'march', road('0302', '0303'), forest),
      'cost 1, speed 8',
    ],
    [
      'T5.2',
      'not in Manoeuvre',
      steps(T34, 'manoeuvre', road('0302', '0303'), forest),
      'noVehiclesInForest T5.4',
    ],
    [
      'T5.4',
      'motorcyclists ride through no forest',
      steps(BIKES, 'manoeuvre', {}, forest, { mount: 'on' }),
      'noVehiclesInForest T5.4',
    ],
    ['T5.4', 'on foot they go', steps(BIKES, 'manoeuvre', {}, forest, { mount: 'off' }), 'cost 1, speed 1'],
    ['T12.6', 'cavalry rides 2', steps(CAVALRY, 'manoeuvre', {}, PLAIN, { mount: 'on' }), 'cost 1, speed 2'],
    ['T5.3', 'uphill costs one more', steps(T34, 'manoeuvre', levels(['0303', 1])), 'cost 2, speed 4'],
    ['T5.3', 'two levels three', steps(T34, 'manoeuvre', levels(['0303', 2])), 'cost 3, speed 4'],
    ['T5.3', 'downhill nothing', steps(T34, 'manoeuvre', levels(['0302', 2])), 'cost 1, speed 4'],
    [
      'T5.1',
      'arrivals are whole ticks',
      () => arrivals(on({ s1: put(T34, '0302') }), 's1', { kind: 'march', path: ['0303', '0304', '0305'] }),
      [420, 840, 1260],
    ],
    [
      'T5.1',
      'a path may mix road and field',
      () =>
        arrivals(on({ s1: put(TRUCKS, '0301') }, PLAIN, road('0301', '0302')), 's1', {
          kind: 'march',
          path: ['0302', '0303', '0304'],
        }),
      [315, 1155, 1995],
    ],
    [
      'T5.1',
      'and ends where the turn does',
      () =>
        arrivals(on({ s1: put(TRUCKS, '0301') }, PLAIN, road('0301', '0302')), 's1', {
          kind: 'march',
          path: ['0302', '0303', '0304', '0305'],
        }),
      'tooFar T5.1',
    ],
    [
      'T5.3',
      'only the last step may be left unfinished',
      () =>
        arrivals(on({ s1: put(RIFLE, '0302') }, PLAIN, levels(['0303', 1])), 's1', {
          kind: 'manoeuvre',
          path: ['0303', '0304'],
        }),
      'tooFar T5.1',
    ],
    [
      'T5.3',
      'only uphill',
      () =>
        arrivals(on({ s1: put(BA10, '0301') }), 's1', {
          kind: 'fireOnMove',
          path: ['0302', '0303', '0304'],
          aim: { unit: 'g1' },
        }),
      'tooFar T5.1',
    ],
    [
      'T5.3',
      'not when the turn is over before it begins',
      () =>
        arrivals(on({ s1: put(RIFLE, '0301') }, PLAIN, levels(['0303', 1])), 's1', {
          kind: 'manoeuvre',
          path: ['0302', '0303'],
        }),
      'tooFar T5.1',
    ],
    [
      'T5.3',
      'kept work is lost by a stop',
      () =>
        turn(
          { s1: put(RIFLE, '0302', { climb: { to: '0303', work: 2520 } }), g1: put(GERMAN, '0303') },
          { s1: manoeuvre('0303'), g1: hold },
          PLAIN,
          levels(['0303', 1]),
        ).unit('s1').climb,
      null,
    ],
    [
      'T5.3',
      'and by suppression',
      () =>
        play(
          on(
            { s1: put(RIFLE, '0302', { climb: { to: '0303', work: 1000 } }), g1: put(GERMAN, '0402') },
            PLAIN,
            levels(['0303', 1]),
          ),
          { s1: manoeuvre('0303'), g1: suppress('s1') },
          [...new Array(9).fill(6), 6, 6],
        ).unit('s1').climb,
      null,
    ],
    ['T5.3', 'two turns of work up two levels add up', () => climbTwice(), { to: '0303', work: 5040 }],
    [
      'T5.3',
      'the reach that a player is shown knows of the work that was kept',
      () => [0, 2520].map((work) => reachWith(work)),
      [5040, 2520],
    ],
    [
      'T17',
      'a step over a marked edge leaves the map',
      told({ s1: put(RIFLE, '0301'), g1: noOne }, { s1: manoeuvre('off') }, PLAIN, {
        map: { exits: [{ side: 'ussr', hexes: ['0301'] }] },
      }),
      ['2520: s1 leaves the map'],
    ],
  ])

  const reachWith = (work: number) => {
    const climb = work > 0 ? { to: '0303', work } : null
    const state = on({ s1: put(RIFLE, '0302', { climb }) }, PLAIN, levels(['0303', 1]))
    return reachFor(viewFor(state, 'ussr'), 's1', 'manoeuvre').get('0303')
  }

  const climbTwice = () => {
    const first = turn(
      { s1: put(RIFLE, '0302'), g1: noOne },
      { s1: manoeuvre('0303') },
      PLAIN,
      levels(['0303', 2]),
    )
    return play(first.state, { s1: manoeuvre('0303') }).unit('s1').climb
  }
})

describe('facing', () => {
  const facing =
    (units: Units, orders: Orders, id = 's1') =>
    () =>
      turn(units, orders).unit(id).facing
  table([
    [
      'T5.10',
      'a unit faces its last step',
      facing({ s1: put(T34, '0303', { facing: 'N' }), g1: noOne }, { s1: manoeuvre('0304', '0404') }),
      'SE',
    ],
    [
      'T5.10',
      'or the facing that its order gives',
      facing(
        { s1: put(T34, '0303'), g1: noOne },
        { s1: { kind: 'manoeuvre', path: ['0304'], facing: 'SW' } },
      ),
      'SW',
    ],
    [
      'T5.10',
      'stopped, it faces the step it made',
      facing(
        { s1: put(T34, '0303'), g1: put(GERMAN, '0305') },
        { s1: { kind: 'manoeuvre', path: ['0304', '0305'], facing: 'N' } },
      ),
      'S',
    ],
    [
      'T4.12',
      'an assault gun turns to what it fires at',
      facing({ s1: put(RIFLE, '0305'), g1: put(STUG, '0303', { facing: 'N' }) }, { g1: react() }, 'g1'),
      'S',
    ],
    [
      'T4.12',
      'on the edge of two sectors by the lesser turn, to either hand',
      () =>
        ['N', 'S'].map(
          (from) =>
            turn(
              { s1: put(RIFLE, '0503'), g1: put(STUG, '0303', { facing: from as 'N' }) },
              { g1: react() },
            ).unit('g1').facing,
        ),
      ['NE', 'SE'],
    ],
    [
      'T4.12',
      'and to the left',
      () =>
        ['N', 'S'].map(
          (from) =>
            turn(
              { s1: put(RIFLE, '0103'), g1: put(STUG, '0303', { facing: from as 'N' }) },
              { g1: react() },
            ).unit('g1').facing,
        ),
      ['NW', 'SW'],
    ],
  ])
})
