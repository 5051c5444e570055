/** T5: time and steps, roads, hills, bridges, stops, meetings, reaction fire, fire on the move, facing. */
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
  suppress,
  T34,
} from './support/board'
import { arrivals, type Row, report, shots, step, table, withUnit } from './support/cases'
import { silent, strikes } from './support/report'

const PLAIN = ['.......', '.......', '.......', '.......', '.......', '.......']
const AT45 = 'su-at-gun-45-battery'
const BA10 = 'su-ba10-company'
const CAVALRY = 'su-cavalry-squadron'
const BIKES = 'su-motorcycle-company'
const TRUCKS = 'gen-truck-column'
const TRACTORS = 'gen-tractor-column'
const PZ2 = 'de-pz2-platoon'
const PZ3 = 'de-pz3-company'
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
const onMove = (unit: string, ...path: string[]): Order => ({ kind: 'fireOnMove', aim: { unit }, path })
const noOne = put(GERMAN, '0706')

describe('vectors', () => {
  test('vector 15: foot uphill takes two turns; at road speed 2 uphill it is one hex of March', () => {
    const hill = levels(['0303', 1])
    const first = turn({ s1: put(RIFLE, '0302'), g1: noOne }, { s1: manoeuvre('0303') }, PLAIN, hill)
    expect([first.unit('s1').hex, first.unit('s1').climb]).toEqual(['0302', { to: '0303', work: 2520 }])
    const second = play(first.state, { s1: manoeuvre('0303') })
    expect([second.unit('s1').hex, second.of('moved')[0]?.tick, second.unit('s1').climb]).toEqual([
      '0303',
      2520,
      null,
    ])
    const paved = { map: { ...hill?.map, roads: [['0302', '0303', '0304']] } } as More
    expect(
      arrivals(on({ s1: put(RIFLE, '0302') }, PLAIN, paved), 's1', { kind: 'march', path: ['0303'] }),
    ).toEqual([2520])
    expect(
      arrivals(on({ s1: put(RIFLE, '0302') }, PLAIN, paved), 's1', { kind: 'march', path: ['0303', '0304'] }),
    ).toBe('tooFar T5.1')
  })

  test('vector 16: four road steps at speed 4 and one step at speed 1 end at tick 2520, together', () => {
    const chain = road('0101', '0201', '0301', '0401', '0501')
    const played = turn(
      { s1: put(TRACTORS, '0101'), s2: put(RIFLE, '0502'), g1: noOne },
      { s1: march('0201', '0301', '0401', '0501'), s2: manoeuvre('0501') },
      PLAIN,
      chain,
    )
    expect(played.of('moved').map(({ unit, tick }) => `${unit} ${tick}`)).toEqual([
      's1 630',
      's1 1260',
      's1 1890',
      's1 2520',
      's2 2520',
    ])
  })

  test('vector 32: reaction fire on an assault at tick 0; in round 1 only the attacker strikes', () => {
    const state = on({ g1: put(GERMAN, '0302'), s1: put(RIFLE, '0303') })
    const strikesThrown = [6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6]
    const played = play(state, { g1: assault('0303'), s1: react() }, [1, 2, 3, 4, 6, 3, 4, ...strikesThrown])
    expect(report(played.events).slice(0, 5)).toEqual([
      '0: s1 fires at g1',
      '0: g1 loses 1',
      '2520: g1 to 0303',
      '2520: g1 stops: contact',
      '2520: contact in 0303: g1 s1',
    ])
    expect(played.of('fired')[0]?.roll).toMatchObject({ hits: 2, stopped: 1, losses: 1 })
    expect(played.of('tested')[0]).toMatchObject({ against: 8, passed: true })
    expect([strikes(played.events, 1), silent(played.events, 1)]).toEqual([
      ['g1>s1 3@2-0 T6.3'],
      ['s1 fired T6.2'],
    ])
    const held = play(state, { g1: assault('0303'), s1: hold }, [...strikesThrown, 6, 6, 6, 6, 6, 6, 6])
    expect(strikes(held.events, 1)).toEqual(
      ['g1>s1 4@2-0 T6.3', 's1>g1 4@2-0 T6.3'].sort((a, b) => (a.slice(3) < b.slice(3) ? -1 : 1)),
    )
  })

  test('vector 9: a defender that fired in the movement phase and is assaulted does not strike in round 1', () => {
    const played = turn(
      { g1: put(GERMAN, '0302'), s1: put(RIFLE, '0303') },
      { g1: assault('0303'), s1: react() },
    )
    expect(played.of('round')[0]?.silent).toEqual([{ unit: 's1', why: 'fired', rule: 'T6.2' }])
  })

  test('vector 33: a hex being vacated takes units in; where the head is blocked none moves; a ring moves', () => {
    const chain = (full: boolean) =>
      turn(
        {
          s1: put(RIFLE, '0303'),
          s2: put(RIFLE, '0303'),
          s3: put(RIFLE, '0303'),
          s4: put(RIFLE, '0302'),
          s5: put(RIFLE, '0302'),
          s6: put(RIFLE, '0302'),
          s7: put(RIFLE, '0301'),
          ...(full ? { s8: put(RIFLE, '0304'), s9: put(RIFLE, '0304'), sa: put(RIFLE, '0304') } : {}),
          g1: noOne,
        },
        { s1: manoeuvre('0304'), s4: manoeuvre('0303'), s7: manoeuvre('0302') },
      )
    expect(report(chain(false).events)).toEqual(['2520: s1 to 0304', '2520: s4 to 0303', '2520: s7 to 0302'])
    expect(report(chain(true).events)).toEqual([
      '2520: s1 stops: full',
      '2520: s4 stops: full',
      '2520: s7 stops: full',
    ])
    const three = (hex: string, ids: string) =>
      Object.fromEntries(ids.split('').map((id) => [`s${id}`, put(RIFLE, hex)]))
    const ring = turn(
      { ...three('0303', '123'), ...three('0402', '456'), ...three('0403', '789'), g1: noOne },
      { s1: manoeuvre('0402'), s4: manoeuvre('0403'), s7: manoeuvre('0303') },
    )
    expect(report(ring.events)).toEqual(['2520: s1 to 0402', '2520: s4 to 0403', '2520: s7 to 0303'])
  })

  test('vector 34: arrivals of both sides in one empty hex, and a swap', () => {
    const units = { s1: put(RIFLE, '0302'), s2: put(RIFLE, '0202'), g1: put(GERMAN, '0304') }
    const fight = turn(units, { s1: assault('0303'), s2: manoeuvre('0303'), g1: manoeuvre('0303') })
    expect(['s1', 's2', 'g1'].map((id) => fight.unit(id).hex)).toEqual(['0303', '0303', '0303'])
    expect(report(fight.events)).toContain('2520: contact in 0303: g1 s1 s2')
    const short = turn(units, { s1: manoeuvre('0303'), s2: manoeuvre('0303'), g1: manoeuvre('0303') })
    expect(report(short.events)).toEqual([
      '2520: g1 stops: meeting',
      '2520: s1 stops: meeting',
      '2520: s2 stops: meeting',
    ])
    const swap = turn(
      { s1: put(RIFLE, '0302'), g1: put(GERMAN, '0303') },
      { s1: manoeuvre('0303'), g1: manoeuvre('0302') },
    )
    expect(report(swap.events)).toEqual(['2520: s1 stops: meeting', '2520: g1 stops: meeting'])
  })

  test('vector 35: work kept on a slope counts next turn for the same first step only, at the speed of its order', () => {
    const hill = levels(['0304', 1])
    const state = on({ s1: put(BA10, '0301'), g1: noOne }, PLAIN, hill)
    const first = play(state, { s1: manoeuvre('0302', '0303', '0304') })
    expect(first.of('moved').map(({ tick }) => tick)).toEqual([840, 1680])
    expect(first.unit('s1').climb).toEqual({ to: '0304', work: 2520 })
    const next = (order: Order) => play(first.state, { s1: order })
    expect(next(manoeuvre('0304')).of('moved')[0]?.tick).toBe(840)
    expect(next(march('0304')).of('moved')[0]?.tick).toBe(504)
    const elsewhere = next(manoeuvre('0403'))
    expect([elsewhere.of('moved')[0]?.tick, elsewhere.unit('s1').climb]).toEqual([840, null])
  })

  test('vector 43: two columns that fire stops on one bridge hex: the later goes back; only the first: the second passes', () => {
    const bridge: More = {
      map: {
        roads: [['0102', '0202', '0302', '0402', '0502']],
        bridges: [{ hexes: ['0302'], strength: 2, demolitionTurns: 1 }],
      },
    }
    const water = ['..r....', '..r....', '..r....', '..r....', '..r....', '..r....']
    const columns = { s1: put(TRUCKS, '0202', { strength: 3 }), s2: put(TRUCKS, '0102') }
    // Six dice of which one hits, and a test that fails.
    const stop = [1, 6, 6, 6, 6, 6, 6, 6]
    const far = {
      g1: put('de-mg-company', '0502', { facing: 'NW' }),
      g2: put('de-mg-company', '0502', { facing: 'NW' }),
    }
    const orders = { s1: march('0302', '0402'), s2: march('0202', '0302', '0402') }
    const answers = { '2:reaction:315:g2': 'hold', '2:reaction:630:g2': 's2' }
    const defence = { g1: react({ within: 2 }), g2: react({ within: 2, ask: true }) }
    const both = play(
      on({ ...columns, ...far }, water, bridge),
      { ...orders, ...defence },
      [...stop, ...stop],
      answers,
    )
    expect([both.unit('s1').hex, both.unit('s2').hex]).toEqual(['0302', '0202'])
    expect(report(both.events).at(-1)).toBe('2520: s2 to 0202')
    const one = play(
      on({ ...columns, g1: far.g1 }, water, bridge),
      { ...orders, g1: react({ within: 2 }) },
      stop,
    )
    expect([one.unit('s1').hex, one.unit('s2').hex]).toEqual(['0302', '0402'])
  })
})

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
      'T17',
      'a step over a marked edge leaves the map',
      told({ s1: put(RIFLE, '0301'), g1: noOne }, { s1: manoeuvre('off') }, PLAIN, {
        map: { exits: [{ side: 'ussr', hexes: ['0301'] }] },
      }),
      ['2520: s1 leaves the map'],
    ],
  ])

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
      () => reserveUnderFire(),
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

  const reserveUnderFire = () => {
    const arrives = { turn: 2, hexes: ['0301'] }
    const placed = on({ s1: put(RIFLE, '0303'), g1: put(GERMAN, null) })
    const units = placed.battle.scenario.units.map((unit) => (unit.id === 'g1' ? { ...unit, arrives } : unit))
    const state = { ...placed, battle: { ...placed.battle, scenario: { ...placed.battle.scenario, units } } }
    return shots(play(state, { s1: react(), g1: manoeuvre('0301') }).events)
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
