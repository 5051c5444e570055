/** T5: the vectors of the rulebook on movement. */
import { describe, expect, test } from 'vitest'
import { applyAll } from '../../src/engine/tactical/apply'
import type { State } from '../../src/engine/tactical/model'
import type { Order } from '../../src/engine/tactical/orders'
import { defendingSide } from '../../src/engine/tactical/rules/closeCombat/fight'
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
} from './support/board'
import { arrivals, report } from './support/cases'
import { silent, strikes } from './support/report'

const PLAIN = ['.......', '.......', '.......', '.......', '.......', '.......']
const BA10 = 'su-ba10-company'
const TRUCKS = 'gen-truck-column'
const TRACTORS = 'gen-tractor-column'

type Units = Readonly<Record<string, Put>>
type Orders = Readonly<Record<string, Order>>
type More = Parameters<typeof board>[2]
const on = (units: Units, rows: readonly string[] = PLAIN, more: More = {}): State => board(rows, units, more)
const turn = (units: Units, orders: Orders, rows: readonly string[] = PLAIN, more: More = {}) =>
  play(on(units, rows, more), orders)
const levels = (...high: readonly (readonly [hex: string, level: number])[]): More => {
  const rows = PLAIN.map((row) => row.replace(/./g, '0').split(''))
  for (const [hex, level] of high)
    (rows[Number(hex.slice(2)) - 1] as string[])[Number(hex.slice(0, 2)) - 1] = String(level)
  return { map: { levels: rows.map((row) => row.join('')) } }
}
const road = (...hexes: string[]): More => ({ map: { roads: [hexes] } })
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

  /** T5.8: who defends 0303 when contact is made there. */
  const defenderAt = ({ events }: ReturnType<typeof turn>) => {
    const contact = events.findIndex((event) => event.kind === 'contact')
    return defendingSide(applyAll(on(arriving), events.slice(0, contact + 1)), '0303')
  }
  const arriving = { s1: put(RIFLE, '0302'), s2: put(RIFLE, '0202'), g1: put(GERMAN, '0304') }

  test('vector 34: arrivals of both sides in one empty hex, and a swap', () => {
    const fight = turn(arriving, { s1: assault('0303'), s2: manoeuvre('0303'), g1: manoeuvre('0303') })
    expect(['s1', 's2', 'g1'].map((id) => fight.unit(id).hex)).toEqual(['0303', '0303', '0303'])
    expect(report(fight.events)).toContain('2520: contact in 0303: g1 s1 s2')
    expect(defenderAt(fight)).toBe('axis')
    const short = turn(arriving, { s1: manoeuvre('0303'), s2: manoeuvre('0303'), g1: manoeuvre('0303') })
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
