/** T4: the vectors of the rulebook on fire and defence. */
import { describe, expect, test } from 'vitest'
import type { State } from '../../src/engine/tactical/model'
import {
  board,
  fireAt,
  GERMAN,
  hold,
  type Put,
  play,
  put,
  RIFLE,
  react,
  suppress,
  T34,
} from './support/board'
import { beside, frontal, paper, report, shot, shotFault, shots, withType, withUnit } from './support/cases'

const PLAIN = ['.......', '.......', '.......', '.......', '.......', '.......']
const AT45 = 'su-at-gun-45-battery'
const MORTAR = 'su-mortar-82-company'
const KV = 'su-kv1-company'
const HOWITZER = 'su-howitzer-122-battery'
const PIONEERS = 'de-pioneer-company'
const PZ3 = 'de-pz3-company'

type Units = Readonly<Record<string, Put>>
type More = Parameters<typeof board>[2]
const on = (units: Units, rows = PLAIN, more: More = {}): State => board(rows, units, more)
/** Ground of a letter, on a level, at 0303 where the target stands. */
const ground = (letter: string, level = 0): readonly [readonly string[], More] => [
  PLAIN.map((row, y) => (y === 2 ? `..${letter}....` : row)),
  { map: { levels: PLAIN.map((_row, y) => (y === 2 ? `00${level}0000` : '0000000')) } },
]
const onGround = (letter: string, level: number, units: Units): State =>
  on(units, ground(letter, level)[0] as string[], ground(letter, level)[1])

describe('vectors', () => {
  const pioneers = put(PIONEERS, '0302')
  const two = (variants: More) =>
    on({ g1: pioneers, g2: put(PIONEERS, '0402'), s1: put(RIFLE, '0303') }, PLAIN, variants)

  test('vector 1: of 1,2,3,6 at accuracy 2 two hit, and Defence on plain ignores both', () => {
    const played = play(
      on({ g1: pioneers, s1: put(RIFLE, '0303') }),
      { g1: fireAt('s1'), s1: hold },
      [1, 2, 3, 6],
    )
    expect(played.of('fired')[0]?.roll).toMatchObject({ rolls: [1, 2, 3, 6], hits: 2, stopped: 2, losses: 0 })
    expect(played.of('tested')).toEqual([])
  })

  test('vector 2: the second attack of the turn meets a pool that is spent', () => {
    const played = play(
      two({}),
      { g1: fireAt('s1'), g2: fireAt('s1'), s1: hold },
      [1, 2, 3, 6, 1, 1, 5, 6, 1, 1],
    )
    expect(played.of('fired').map(({ roll }) => [roll.hits, roll.stopped, roll.losses])).toEqual([
      [2, 2, 0],
      [2, 0, 2],
    ])
    expect(played.unit('s1').strength).toBe(2)
  })

  test('vector 2: with the variant `attack` it ignores two of each', () => {
    const state = two({ variants: { defencePool: 'attack' } })
    const played = play(state, { g1: fireAt('s1'), g2: fireAt('s1'), s1: hold }, [1, 2, 3, 6, 1, 1, 5, 6])
    expect(played.of('fired').map(({ roll }) => roll.losses)).toEqual([0, 0])
    expect(played.of('tested')).toEqual([])
  })

  test('vector 3: suppressive fire of intensity 5 throws 8 dice for 3 ammo; without a hit the target still tests', () => {
    const state = on({ s1: put(RIFLE, '0303'), g1: put(GERMAN, '0302') })
    const played = play(state, { s1: suppress('g1') }, [6, 6, 6, 6, 6, 6, 6, 6, 1, 2])
    expect(played.of('fired')[0]).toMatchObject({ ammo: 3, roll: { hits: 0, losses: 0 } })
    expect(played.of('fired')[0]?.roll.rolls).toHaveLength(8)
    expect(played.of('tested')[0]).toMatchObject({ unit: 'g1', why: ['suppressive'], passed: true })
    expect(played.unit('s1').ammo).toBe(7)
  })

  test('vector 4: a company at half strength throws 3 dice, on the move 2; a tank company of 6 on the move 4', () => {
    const state = on({
      s1: put(RIFLE, '0303', { strength: 2 }),
      s2: put(KV, '0303'),
      g1: put(GERMAN, '0302'),
    })
    expect(shot(state, 's1', 'g1').dice).toBe(3)
    expect(shot(state, 's1', 'g1', { order: 'onMove' }).dice).toBe(2)
    expect(shot(state, 's2', 'g1', { order: 'onMove' }).dice).toBe(4)
  })

  test('vector 5: closed position, open woods, intensity 6: 3 dice; bushes on a level-2 hill: 4, direct 3', () => {
    const weak = { dice: { infantry: 6 }, range: { min: 1, max: 10 }, accuracy: [{ upTo: 10, value: 2 }] }
    const mortar = { weapons: [{ laying: 'indirect', ...weak }] } as const
    const closed = (letter: string, level: number) => {
      const rows = PLAIN.map((row, y) => (y === 2 ? `..${letter}....` : y === 3 ? 'fffffff' : row))
      const levels = PLAIN.map((_row, y) => (y === 2 ? `00${level}0000` : '0000000'))
      const state = on({ s1: put(MORTAR, '0306'), s2: put(KV, '0302'), g1: put(GERMAN, '0303') }, rows, {
        map: { levels },
      })
      return withType(state, MORTAR, mortar)
    }
    expect(paper(shot(closed('l', 0), 's1', 'g1').sum.dice)).toBe(
      'intensity 6, openWoods -1, closedPosition -2',
    )
    expect(paper(shot(closed('b', 2), 's1', 'g1').sum.dice)).toBe('intensity 6, closedPosition -2')
    expect(paper(shot(closed('b', 2), 's2', 'g1').sum.dice)).toBe('intensity 6, bushes -1, hill -2')
    expect([closed('l', 0), closed('b', 2)].map((state) => shot(state, 's1', 'g1').dice)).toEqual([3, 4])
    expect(shot(closed('b', 2), 's2', 'g1').dice).toBe(3)
  })

  test('vector 12: 2D6 of 8 passes steadiness 8, of 9 fails', () => {
    const state = on({ g1: put(GERMAN, '0302'), s1: put(RIFLE, '0303') })
    const tested = (...test: number[]) =>
      play(state, { g1: suppress('s1') }, [...new Array(9).fill(6), ...test]).of('tested')[0]
    expect(tested(3, 5)).toMatchObject({ against: 8, passed: true })
    expect(tested(4, 5)).toMatchObject({ against: 8, passed: false })
  })

  test('vector 13: on a bridge a defence of 2 in Defence is 0; a T-34 on March off it keeps its front of 3', () => {
    const bridge = {
      roads: [['0101', '0201', '0301']],
      bridges: [{ hexes: ['0201'], strength: 2, demolitionTurns: 1 }],
    }
    const state = on(
      { s1: put(AT45, '0201', { order: 'defence' }), s2: put(T34, '0303', { order: 'march' }) },
      ['.r.....', ...PLAIN.slice(1)],
      { map: bridge },
    )
    expect([frontal(state, 's1'), frontal(state, 's2')]).toEqual([0, 3])
    expect(frontal(withUnit(state, 's2', { hex: '0201' }), 's2')).toBe(0)
  })

  test('vector 25: a howitzer does not engage a tank 4 hexes off, but foot 4 off in sight', () => {
    const state = on({ s1: put(HOWITZER, '0306'), g1: put(PZ3, '0302'), g2: put(GERMAN, '0302') })
    expect(shotFault(state, 's1', 'g1')).toBe('howitzerAtTanks T13.1')
    expect(shot(state, 's1', 'g2')).toMatchObject({ laying: 'direct', range: 4 })
  })

  test('vector 36: penalties come after the order: 8 - 2 = 6 dice, not 7 - 2; and 3 - 3 = 0 is not fired', () => {
    const forest = onGround('f', 0, { s1: put(RIFLE, '0303'), g1: put(GERMAN, '0302', { strength: 3 }) })
    expect(paper(shot(forest, 'g1', 's1', { order: 'suppress' }).sum.dice)).toBe(
      'intensity 5, suppressive 3, forest -2',
    )
    expect(shot(forest, 'g1', 's1', { order: 'suppress' }).dice).toBe(6)
    const hill = onGround('f', 1, { s1: put(RIFLE, '0302', { strength: 1 }), g1: put(GERMAN, '0303') })
    expect(paper(shot(hill, 's1', 'g1', { order: 'suppress' }).sum.dice)).toBe(
      'intensity 2, suppressive 1, forest -2, hill -1',
    )
    expect(shot(hill, 's1', 'g1', { order: 'suppress' }).dice).toBe(0)
    const played = play(hill, { s1: suppress('g1') }, [])
    expect(report(played.events)).toEqual(['s1: noDice T4.1'])
    expect(played.unit('s1').ammo).toBe(10)
  })

  test('vector 42: edges of a sector of 60° are in, exactly 90° off the front is flank', () => {
    const wide = { map: { cols: 9 } }
    const rows = new Array(9).fill('.........')
    const gun = put(AT45, '0507')
    const base = on({ s1: gun }, rows, wide)
    const at = (dq: number, dr: number) => {
      const state = on({ s1: gun, g1: put(GERMAN, beside(base, '0507', dq, dr)) }, rows)
      return shotFault(state, 's1', 'g1')
    }
    expect([at(1, -2), at(1, -3), at(1, -1)]).toEqual(['legal', 'legal', 'outOfSector T4.12'])
    const broad = withType(on({ s1: gun, g1: put(GERMAN, beside(base, '0507', 1, -1)) }, rows), AT45, {
      sectorDegrees: 120,
    })
    expect(shotFault(broad, 's1', 'g1')).toBe('legal')
    const flank = (dq: number, dr: number) => {
      const state = on(
        { s1: put(AT45, beside(base, '0505', dq, dr), { facing: 'SW' }), g1: put(PZ3, '0505') },
        rows,
      )
      return paper(shot(withType(state, AT45, { sectorDegrees: null }), 's1', 'g1').sum.defence)
    }
    expect(flank(2, -1)).toBe('side 1')
    expect(flank(3, -2)).toBe('front 2')
  })

  test('vector 44: Defence holds all turn for a suppressed unit; it recovers after the turn it missed', () => {
    const three = { ...on({ s1: put(RIFLE, '0303'), g1: put(GERMAN, '0302') }), turn: 3 }
    const nine = new Array(9).fill(6)
    const third = play(three, { s1: react(), g1: suppress('s1') }, [...nine, 6, 6])
    expect([frontal(third.state, 's1'), third.unit('s1').suppressedIn, shots(third.events)]).toEqual([
      2,
      3,
      ['fire g1>s1'],
    ])
    const fourth = (...test: number[]) =>
      play(third.state, { s1: react(), g1: suppress('s1') }, [...nine, ...test])
    const failed = fourth(6, 6)
    expect([failed.of('lapsed')[0]?.fault, frontal(failed.state, 's1')]).toEqual(['suppressed', 1])
    expect(failed.unit('s1').suppressedIn).toBe(4)
    expect(report(play(failed.state, { s1: hold }).events)).toContain('s1: suppressed T7.4')
    const passed = fourth(1, 1)
    expect(passed.unit('s1').suppressedIn).toBe(0)
    expect(play(passed.state, { s1: hold }).unit('s1').order).toBe('defence')
  })
})
