/** T4.4, T4.5, T4.9, T4.10: defence, and the pool of hits that are ignored. */
import { describe, expect, test } from 'vitest'
import type { State } from '../../src/engine/tactical/model'
import { stoppedHits } from '../../src/engine/tactical/rules/pool'
import { VARIANTS } from '../../src/engine/tactical/tables/variants'
import {
  board,
  fireAt,
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
import { frontal, paper, report, shot, table } from './support/cases'

const PLAIN = ['.......', '.......', '.......', '.......', '.......', '.......']
const AT45 = 'su-at-gun-45-battery'
const CAVALRY = 'su-cavalry-squadron'
const BIKES = 'su-motorcycle-company'
const PZ3 = 'de-pz3-company'
const TRUCKS = 'gen-truck-column'

type Units = Readonly<Record<string, Put>>
type More = Parameters<typeof board>[2]
const on = (units: Units, rows = PLAIN, more: More = {}): State => board(rows, units, more)
/** Ground of a letter, on a level, at 0303 where the target stands. */
const ground = (letter: string, level = 0): readonly [readonly string[], More] => [
  PLAIN.map((row, y) => (y === 2 ? `..${letter}....` : row)),
  { map: { levels: PLAIN.map((_row, y) => (y === 2 ? `00${level}0000` : '0000000')) } },
]

describe('defence', () => {
  const defends =
    (unit: Put, rows = PLAIN, more: More = {}, others: Units = {}) =>
    () =>
      frontal(on({ s1: unit, ...others }, rows, more), 's1')
  const at = '0303'
  const bridge: More = {
    map: {
      roads: [['0203', '0303', '0403']],
      bridges: [{ hexes: ['0303'], strength: 2, demolitionTurns: 1 }],
    },
  }
  const water = ground('r')[0] as string[]
  const town = ground('t')[0] as string[]
  table([
    ['T3.1', 'Defence adds one', defends(put(RIFLE, at, { order: 'defence' })), 2],
    ['T3.2', 'Ambush adds one', defends(put(RIFLE, at, { order: 'ambush' })), 2],
    ['T3.5', 'Manoeuvre keeps the base', defends(put(RIFLE, at, { order: 'manoeuvre' })), 1],
    ['T3.6', 'March leaves foot nothing', defends(put(RIFLE, at, { order: 'march' })), 0],
    ['T4.10', 'in a town neither', defends(put(RIFLE, at, { order: 'march' }), town), 0],
    ['T3.6', 'crews nothing', defends(put(AT45, at, { order: 'march', deployed: false })), 0],
    ['T4.10', 'vehicles on March keep their base', defends(put(TRUCKS, at, { order: 'march' })), 1],
    ['T4.10', 'with terrain', defends(put(T34, at, { order: 'march' }), town), 4],
    ['T10.4', 'a trench adds one', defends(put(RIFLE, at), PLAIN, { trenches: [{ hex: at, face: 'N' }] }), 2],
    ['T10.4', 'not for tanks', defends(put(T34, at), PLAIN, { trenches: [{ hex: at, face: 'N' }] }), 3],
    [
      'T10.4',
      'not for who left it',
      defends(put(RIFLE, at, { leftTrench: true }), PLAIN, { trenches: [{ hex: at, face: 'N' }] }),
      1,
    ],
    [
      'T10.4',
      'not on March',
      defends(put(RIFLE, at, { order: 'march' }), PLAIN, { trenches: [{ hex: at, face: 'N' }] }),
      0,
    ],
    ['T4.10', 'mounted cavalry has none', defends(put(CAVALRY, at, { mount: 'on' })), 0],
    ['T4.10', 'but terrain adds', defends(put(CAVALRY, at, { mount: 'on' }), ground('l')[0] as string[]), 1],
    [
      'T4.10',
      'unless on March',
      defends(put(CAVALRY, at, { mount: 'on', order: 'march' }), ground('l')[0] as string[]),
      0,
    ],
    [
      'T4.10',
      'mounted motorcyclists have one, on March too',
      defends(put(BIKES, at, { mount: 'on', order: 'march' })),
      1,
    ],
    ['T12.8', 'in a town they are vehicles', defends(put(BIKES, at, { mount: 'on' }), town), 2],
    ['T12.8', 'dismounted they are foot', defends(put(BIKES, at, { mount: 'off' }), town), 3],
    [
      'T12.8',
      'a trench is no garage',
      defends(put(BIKES, at, { mount: 'on' }), PLAIN, { trenches: [{ hex: at, face: 'N' }] }),
      1,
    ],
    [
      'T11.5',
      'riders have one',
      defends(
        put(RIFLE, at, { place: 'carried', carrier: 's2', order: 'march' }),
        town,
        {},
        { s2: put(T34, at) },
      ),
      1,
    ],
    [
      'T12.5',
      'a gun towed by tanks has its base',
      defends(put(AT45, at, { place: 'carried', carrier: 's2' }), PLAIN, {}, { s2: put(T34, at) }),
      2,
    ],
    [
      'T11.3',
      'towed by tractors it has one',
      defends(
        put(AT45, at, { place: 'carried', carrier: 's2' }),
        PLAIN,
        {},
        { s2: put('gen-tractor-column', at) },
      ),
      1,
    ],
    [
      'T9.8',
      'on a bridge riders have none',
      defends(put(RIFLE, at, { place: 'carried', carrier: 's2' }), water, bridge, { s2: put(T34, at) }),
      0,
    ],
    [
      'T9.8',
      'on a bridge motorcyclists have none',
      defends(put(BIKES, at, { mount: 'on' }), water, bridge),
      0,
    ],
    [
      'T4.9',
      'the variant takes the town from foot',
      defends(put(RIFLE, at), town, { variants: { townFootDefence: 0 } }),
      1,
    ],
    [
      'T12.1',
      'side armour against flank and rear',
      () =>
        paper(
          shot(on({ s1: put(AT45, '0304', { facing: 'N' }), g1: put(PZ3, at, { facing: 'N' }) }), 's1', 'g1')
            .sum.defence,
        ),
      'side 1',
    ],
    ['T4.4', 'the trench is in the pool of fire', () => stoppedHits(VARIANTS, 3, 2, 0), 2],
  ])
})

describe('the pool', () => {
  const rows: readonly (readonly [string, 'turn' | 'attack', number, number, number, number])[] = [
    ['nothing hit, nothing ignored', 'turn', 0, 2, 0, 0],
    ['hits up to the defence are ignored', 'turn', 2, 2, 0, 2],
    ['and no more', 'turn', 3, 2, 0, 2],
    ['what was ignored before counts', 'turn', 3, 2, 1, 1],
    ['a better defence than before has the difference left', 'turn', 3, 3, 2, 1],
    ['a worse one nothing', 'turn', 3, 1, 2, 0],
    ['attack: every attack anew', 'attack', 3, 2, 2, 2],
  ]
  for (const [title, defencePool, hits, defence, already, stopped] of rows)
    test(`T4.4 ${title}`, () => {
      expect(stoppedHits({ ...VARIANTS, defencePool }, hits, defence, already)).toBe(stopped)
    })

  test('T4.4 attacks of one step are settled by ascending defence: the flank shot first', () => {
    const state = on({
      s1: put(AT45, '0302', { facing: 'S' }),
      s2: put(AT45, '0304', { facing: 'N' }),
      g1: put(PZ3, '0303', { facing: 'N' }),
    })
    const played = play(state, { s1: fireAt('g1'), s2: fireAt('g1') }, [1, 6, 6, 6, 6, 1, 1, 6, 6, 6, 1, 1])
    // s2 has the side (1) before it, so it throws and is settled first.
    expect(played.of('fired').map(({ unit, roll }) => [unit, roll.hits, roll.stopped])).toEqual([
      ['s2', 1, 1],
      ['s1', 2, 1],
    ])
    expect(played.unit('g1').strength).toBe(2)
  })

  test('T4.4 of one defence by the id of the attacker', () => {
    const state = on({ s2: put(RIFLE, '0302'), s1: put(RIFLE, '0402'), g1: put(GERMAN, '0303') })
    const played = play(state, { s2: fireAt('g1'), s1: fireAt('g1') }, [1, 6, 6, 6, 6, 1, 6, 6, 6, 6, 1, 1])
    expect(played.of('fired').map(({ unit, roll }) => [unit, roll.stopped])).toEqual([
      ['s1', 1],
      ['s2', 0],
    ])
  })

  test('T4.4 one pool runs through fire and movement', () => {
    const state = on({ s1: put(RIFLE, '0302'), s2: put(RIFLE, '0402'), g1: put(GERMAN, '0303') })
    const played = play(
      state,
      { s1: fireAt('g1'), s2: react(), g1: manoeuvre('0304') },
      [1, 6, 6, 6, 6, 1, 6, 6, 6, 6, 1, 1],
    )
    expect(played.of('fired').map(({ cause, roll }) => [cause, roll.stopped])).toEqual([
      ['order', 1],
      ['reaction', 0],
    ])
  })

  test('T4.5 losses are never more than the strength', () => {
    const state = on({ s1: put(RIFLE, '0302'), g1: put(GERMAN, '0303', { strength: 1 }) })
    const played = play(state, { s1: fireAt('g1') }, [1, 1, 1, 1, 1])
    expect(played.of('fired')[0]?.roll).toMatchObject({ hits: 5, stopped: 1, losses: 1 })
    expect(report(played.events)).toEqual(['s1 fires at g1', 'g1 loses 1', 'g1 is destroyed'])
  })

  test('T4.4 March holds from the fire phase on, before the first step', () => {
    const state = on({ s1: put(RIFLE, '0302'), g1: put(GERMAN, '0303') })
    const played = play(state, { s1: fireAt('g1'), g1: march('0304') }, [1, 6, 6, 6, 6, 1, 1])
    expect(played.of('fired')[0]?.roll.stopped).toBe(0)
  })

  test('T4.4 what Defence gave stays when the unit is suppressed', () => {
    const nine = new Array(9).fill(6)
    const state = on({ s1: put(RIFLE, '0302'), g1: put(GERMAN, '0303'), g2: put(GERMAN, '0402') })
    const played = play(state, { s1: hold, g1: suppress('s1'), g2: react() }, [
      ...nine,
      6,
      6,
      1,
      1,
      6,
      6,
      6,
      6,
    ])
    expect(played.of('fired').map(({ cause, roll }) => [cause, roll.stopped])).toEqual([
      ['order', 0],
      ['stationary', 2],
    ])
  })
})
