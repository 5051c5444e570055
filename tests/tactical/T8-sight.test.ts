/** T8.1–T8.4: lines of sight, and what is found from where. */
import { describe, expect, test } from 'vitest'
import type { State } from '../../src/engine/tactical/model'
import type { Order } from '../../src/engine/tactical/orders'
import { fieldOfView, sightLine } from '../../src/engine/tactical/rules/sight'
import {
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
import { frontal, report, table } from './support/cases'

const PLAIN = [
  '.........',
  '.........',
  '.........',
  '.........',
  '.........',
  '.........',
  '.........',
  '.........',
  '.........',
]
type More = Parameters<typeof board>[2]
/** Plain with letters on hexes; digits are levels of plain. */
const mapOf = (put: Readonly<Record<string, string>>): readonly [string[], More] => {
  const rows = PLAIN.map((row) => row.split(''))
  const levels = PLAIN.map((row) => row.replace(/./g, '0').split(''))
  for (const [hex, letters] of Object.entries(put)) {
    const [x, y] = [Number(hex.slice(0, 2)) - 1, Number(hex.slice(2)) - 1]
    for (const letter of letters)
      if (/\d/.test(letter)) (levels[y] as string[])[x] = letter
      else (rows[y] as string[])[x] = letter
  }
  return [rows.map((row) => row.join('')), { map: { levels: levels.map((row) => row.join('')) } }]
}
const field = (put: Readonly<Record<string, string>>, more: More = {}): State => {
  const [rows, relief] = mapOf(put)
  return board(rows, {}, { ...more, map: { ...relief?.map, ...more?.map } })
}
/** `clear`, or the rule and the hex that blocks, from both ends. */
const look =
  (from: string, to: string, ground: Readonly<Record<string, string>> = {}, more: More = {}) =>
  () => {
    const state = field(ground, more)
    const say = (a: string, b: string): string => {
      const { clear, rule, blockedBy } = sightLine(state, a, b)
      return clear ? 'clear' : `${rule} ${blockedBy}`
    }
    return say(from, to)
  }
const mutual = (from: string, to: string, ground: Readonly<Record<string, string>>) => () => [
  look(from, to, ground)() === 'clear',
  look(to, from, ground)() === 'clear',
]
const smoky = (hex: string, from: string, to: string) => () => {
  const state = field({})
  return sightLine({ ...state, works: { ...state.works, smoke: [{ hex, until: 3 }] } }, from, to)
}

describe('vectors', () => {
  table([
    [
      'vector 17',
      'T8.1 forest in either hex of an edge that the line runs along blocks',
      () => [
        look('0101', '0202')(),
        look('0101', '0202', { '0201': 'f' })(),
        look('0101', '0202', { '0102': 'f' })(),
      ],
      ['clear', 'T8.3 0201', 'T8.3 0102'],
    ],
    [
      'vector 18',
      'T8.2 six hexes are seen, seven are not, whatever the ground',
      () => [
        look('0102', '0108')(),
        look('0102', '0109')(),
        look('0102', '0109', { '0102': '3', '0109': '3' })(),
      ],
      ['clear', 'T8.2 null', 'T8.2 null'],
    ],
    [
      'vector 19',
      'T8.3 bushes block between plain and plain, not from a hill; forest blocks from the hill too',
      () => [
        look('0103', '0105', { '0104': 'b' })(),
        look('0103', '0105', { '0103': '1', '0104': 'b' })(),
        look('0103', '0105', { '0103': '1', '0104': 'f' })(),
      ],
      ['T8.3 0104', 'clear', 'T8.3 0104'],
    ],
  ])
})

describe('lines', () => {
  table([
    ['T8.1', 'the two ends do not block', look('0103', '0105', { '0103': 'f', '0105': 't' }), 'clear'],
    ['T8.1', 'a corner that is only touched does not block', look('0101', '0401', { '0202': 'f' }), 'clear'],
    ['T8.3', 'open woods block', look('0103', '0105', { '0104': 'l' }), 'T8.3 0104'],
    ['T8.3', 'towns block', look('0103', '0105', { '0104': 't' }), 'T8.3 0104'],
    [
      'T8.3',
      'unless the variant says they do not',
      look('0103', '0105', { '0104': 't' }, { variants: { townBlocksSight: false } }),
      'clear',
    ],
    ['T8.3', 'a hill blocks', look('0103', '0105', { '0104': '1' }), 'T8.3 0104'],
    ['T8.3', 'not when one end is as high', look('0103', '0105', { '0103': '1', '0104': '1' }), 'clear'],
    ['T8.3', 'a higher one does', look('0103', '0105', { '0103': '1', '0104': '2' }), 'T8.3 0104'],
    [
      'T8.3',
      'bushes on a hill are a level higher',
      look('0103', '0105', { '0103': '1', '0104': '1b' }),
      'T8.3 0104',
    ],
    [
      'T8.3',
      'from two levels up they do not block',
      look('0103', '0105', { '0103': '2', '0104': '1b' }),
      'clear',
    ],
    [
      'T8.3',
      'the higher of the two ends counts, both ways',
      mutual('0103', '0105', { '0105': '1', '0104': 'b' }),
      [true, true],
    ],
    [
      'T8.3',
      'blocked one way is blocked the other way',
      mutual('0103', '0105', { '0104': 'b' }),
      [false, false],
    ],
    ['T9.5', 'swamps are open', look('0103', '0105', { '0104': 'm' }), 'clear'],
    ['T9.7', 'rivers are open', look('0103', '0105', { '0104': 'r' }), 'clear'],
    ['T13.7', 'smoke blocks between', () => smoky('0104', '0103', '0105')().clear, false],
    [
      'T13.7',
      'smoke blocks from its own hex on',
      () => [smoky('0103', '0103', '0105')().rule, smoky('0105', '0103', '0105')().blockedBy],
      ['T13.7', '0105'],
    ],
    ['T13.7', 'in one smoky hex one sees oneself', () => smoky('0103', '0103', '0103')().clear, true],
    ['T13.7', 'smoke hides from the hill as well', () => smoky('0104', '0101', '0106')().clear, false],
    [
      'T8.2',
      'a scenario may shorten the sight of some turns',
      () =>
        [2, 3].map((first) => look('0101', '0105', {}, { sightLimit: [{ turns: [first, 3], max: 3 }] })()),
      ['T8.2 null', 'clear'],
    ],
    [
      'T8.2',
      'on open ground one sees all hexes within six',
      () => fieldOfView(board(new Array(13).fill('.............'), {}), '0707').length,
      127,
    ],
  ])
})

describe('detection', () => {
  type Units = Readonly<Record<string, Put>>
  const found =
    (
      scout: Put,
      ground: Readonly<Record<string, string>>,
      target: Put = put(GERMAN, '0305', { concealed: true }),
      order?: Order,
    ) =>
    () => {
      const [rows, relief] = mapOf({ '0305': 'b', ...ground })
      const units: Units = { s1: scout, g1: target }
      const played = play(board(rows, units, relief), order ? { s1: order } : {})
      return played
        .of('revealed')
        .filter(({ unit }) => unit === 'g1')
        .map(({ why }) => why)
    }
  const BA10 = 'su-ba10-company'
  const RECON = 'su-recon-company'
  const vehicle = put('de-pz3-company', '0305', { concealed: true })
  table([
    ['vector 20', 'T8.4 tanks beside foot in ambush find nothing', found(put(T34, '0304'), {}), []],
    [
      'vector 20',
      'T8.4 only on entering its hex',
      found(put(T34, '0304', { ammo: 0 }), {}, undefined, manoeuvre('0305')),
      ['entered'],
    ],
    ['vector 20', 'T8.4 a rifle company finds it at 1', found(put(RIFLE, '0304'), {}), ['detected']],
    ['vector 20', 'T8.4 not at 2', found(put(RIFLE, '0303'), {}), []],
    ['vector 20', 'T8.4 a recon company at 2', found(put(RECON, '0303'), {}), ['detected']],
    ['vector 20', 'T8.4 not through forest', found(put(RECON, '0303'), { '0304': 'f' }), []],
    ['T8.4', 'tanks find vehicles at 1', found(put(T34, '0304'), { '0305': 'l' }, vehicle), ['detected']],
    [
      'T8.4',
      'lorries find artillery at 1',
      found(put('gen-truck-column', '0304'), {}, put('de-mortar-81-platoon', '0305', { concealed: true })),
      ['detected'],
    ],
    [
      'T8.4',
      'tanks do not',
      found(put(T34, '0304'), {}, put('de-mortar-81-platoon', '0305', { concealed: true })),
      [],
    ],
    ['T8.4', 'nobody finds who is in sight of none', found(put(RIFLE, '0309'), {}), []],
  ])

  const past = (
    path: string[],
    ground: Readonly<Record<string, string>> = {},
    order: Order = hold,
    dice?: readonly number[],
    smoke: string[] = [],
  ) => {
    const [rows, relief] = mapOf({ '0305': 'b', ...ground })
    const scouts = put(BA10, '0203')
    const laid = board(
      rows,
      { s1: scouts, g1: put('de-pak38-company', '0305', { concealed: true, facing: 'NW' }) },
      relief,
    )
    const state = { ...laid, works: { ...laid.works, smoke: smoke.map((hex) => ({ hex, until: 9 })) } }
    return play(state, { s1: march(...path), g1: order }, dice)
  }

  test('vector 41: scouts ride past an ambush at 1 hex and end 3 off: not found', () => {
    expect(past(['0204', '0104', '0103', '0102']).unit('g1').concealed).toBe(true)
  })

  test('vector 41: they end at 2, clear: found in the special phase', () => {
    const played = past(['0204', '0203'])
    expect(played.of('revealed').map(({ why, tick }) => [why, tick])).toEqual([['detected', undefined]])
  })

  test('vector 41: smoke or forest between: not', () => {
    expect(
      past(['0204', '0304', '0303'], { '0304': '.' }, hold, undefined, ['0304']).unit('g1').concealed,
    ).toBe(true)
    const [forest, ground] = [['0204', '0203', '0303'], { '0304': 'f' }]
    expect(past(forest, ground).unit('g1').concealed).toBe(true)
  })

  test('vector 41: the ambusher fires in passing with accuracy +1, is revealed at that tick, keeps its +1', () => {
    const ambush: Order = { kind: 'ambush', policy: { mode: 'react', within: 1 } }
    const played = past(['0204', '0203'], {}, ambush, [4, 6, 6, 6, 6, 6])
    const [shot] = played.of('fired')
    expect([
      shot?.tick,
      shot?.roll.sum.accuracy.map(({ why, value }) => `${why} ${value}`),
      shot?.roll.hits,
    ]).toEqual([504, ['range 3', 'ambush 1'], 1])
    expect(report(played.events)).toContain('504: g1 is revealed: fired')
    expect(frontal(played.state, 'g1')).toBe(3)
  })

  test('T8.4 what is found lies open to reaction fire of the next turn only', () => {
    const [rows, relief] = mapOf({ '0305': 'b' })
    const played = play(
      board(
        rows,
        { s1: put(RIFLE, '0303'), s2: put(RIFLE, '0304'), g1: put(GERMAN, '0305', { concealed: true }) },
        relief,
      ),
      { s1: react(), s2: react() },
    )
    expect(played.of('fired')).toEqual([])
    expect(play(played.state, { s1: react() }).of('fired')).toHaveLength(1)
  })
})
