/** T5.3: work begun uphill, and what loses it. T5.1.a, T5.7: entries. T12.4.a: the flag that nobody answers. */
import { describe, expect, test } from 'vitest'
import type { State } from '../../src/engine/tactical/model'
import type { Order } from '../../src/engine/tactical/orders'
import { assault, board, GERMAN, hold, manoeuvre, type Put, play, put, RIFLE } from './support/board'
import { report, table } from './support/cases'

const PZ3 = 'de-pz3-company'
/** 0303 is a hill. */
const HILL = ['.....', '.....', '..h..', '.....', '.....']
const fight: Order = { kind: 'fightOn' }

/** What s1 has done of its way from 0302 to the hill, after a turn. */
const work = (units: Readonly<Record<string, Put>>, orders: Readonly<Record<string, Order>>) =>
  play(board(HILL, units), orders).unit('s1').climb

describe('T5.3 kept work', () => {
  const foot = put(RIFLE, '0302')
  const uphill = { s1: manoeuvre('0303') }
  /** Work of s1 wherever it comes out of the fight unshaken; of a hundred fights. */
  const keptInFights = () => {
    const state = board(HILL, { s1: foot, g1: put(GERMAN, '0302') })
    const ends = Array.from({ length: 100 }, (_, n) =>
      play({ ...state, seed: `fight ${n}` }, { ...uphill, g1: fight }).unit('s1'),
    ).filter((unit) => unit.place === 'map' && unit.suppressedIn === 0)
    if (ends.length < 3) throw new Error('too few unshaken ends')
    return ends.flatMap(({ climb }) => climb ?? [])
  }
  table([
    ['T5.3', 'of foot uphill', () => work({ s1: foot }, uphill), { to: '0303', work: 2520 }],
    [
      'T5.3',
      'lost by close combat: it was to leave it uphill and fights on (T5.13)',
      () => keptInFights(),
      [],
    ],
    [
      'T5.3',
      'kept where the enemy has left',
      () => work({ s1: foot, g1: put(GERMAN, '0302') }, { ...uphill, g1: manoeuvre('0301') }),
      { to: '0303', work: 2520 },
    ],
    [
      'T5.3',
      'lost where the enemy comes in',
      () => work({ s1: foot, g1: put(GERMAN, '0301') }, { ...uphill, g1: assault('0302') }),
      null,
    ],
  ])
})

describe('T5.1.a reinforcements that find no room', () => {
  /** g1 is to enter over 0301, which is full; the next entry hex is 0401. */
  const entering = (more: Readonly<Record<string, Put>>): State => {
    const full = { g2: put(GERMAN, '0301'), g3: put(GERMAN, '0301'), g4: put(GERMAN, '0301') }
    const placed = board(
      ['.....', '.....', '...b.'].map((row, y) => (y === 0 ? '...b.' : row)),
      {
        g1: put(GERMAN, null, { place: 'reserve' }),
        ...full,
        ...more,
      },
    )
    const arrives = { turn: 2, hexes: ['0301', '0401'] }
    const units = placed.battle.scenario.units.map((unit) => (unit.id === 'g1' ? { ...unit, arrives } : unit))
    return { ...placed, battle: { ...placed.battle, scenario: { ...placed.battle.scenario, units } } }
  }
  const arrival = (more: Readonly<Record<string, Put>>): readonly string[] =>
    report(play(entering(more), { g1: manoeuvre('0301') }).events).filter(
      (line) => line.includes('g1') || line.includes('contact'),
    )

  table([
    ['T5.1', 'they enter over the next', () => arrival({}), ['2520: g1 to 0401', '2520: g1 stops: full']],
    [
      'T5.7',
      'a hidden enemy there does not make it less free: he is met',
      () => arrival({ s1: put(RIFLE, '0401', { concealed: true }) }).slice(0, 3),
      ['2520: g1 to 0401', '2520: g1 stops: full', '2520: contact in 0401: g1 s1'],
    ],
    [
      'T1.3',
      'hidden enemies take none of its room',
      () =>
        arrival({
          s1: put(RIFLE, '0401', { concealed: true }),
          s2: put(RIFLE, '0401', { concealed: true }),
          s3: put(RIFLE, '0401', { concealed: true }),
        })[0],
      '2520: g1 to 0401',
    ],
    ['T5.1', 'one in the open does', () => arrival({ s1: put(RIFLE, '0401') }), ['2520: g1 stops: full']],
  ])
})

describe('T12.4.a the flag keep pace', () => {
  const paced = (g1: Readonly<Record<string, Order>>) => {
    const state = board(HILL, { g1: put(GERMAN, '0102'), g2: put(PZ3, '0102') })
    const played = play(state, { g2: { kind: 'manoeuvre', path: ['0103'], pace: 'g1' }, ...g1 })
    return {
      lapses: played.of('lapsed'),
      moved: played.of('moved').map(({ unit, tick }) => `${unit} ${tick}`),
    }
  }
  const lapse = {
    kind: 'lapsed',
    rule: 'T12.4',
    tick: 0,
    unit: 'g2',
    fault: 'paceNotKept',
    detail: { unit: 'g1' },
  }
  test.each<[string, Readonly<Record<string, Order>>, readonly unknown[], readonly string[]]>([
    ['the same way: together', { g1: manoeuvre('0103') }, [], ['g1 2520', 'g2 2520']],
    ['another way: the turn says so', { g1: manoeuvre('0101') }, [lapse], ['g2 840', 'g1 2520']],
    ['no order: the turn says so', {}, [lapse], ['g2 840']],
    ['it stands: the turn says so', { g1: hold }, [lapse], ['g2 840']],
  ])('T12.4 %s', (_title, orders, lapses, moved) => {
    expect(paced(orders)).toEqual({ lapses, moved })
  })
})
