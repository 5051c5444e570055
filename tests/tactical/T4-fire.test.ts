/** T4: dice, accuracy, defence, the pool, sectors, modifiers, substitution. */
import { describe, expect, test } from 'vitest'
import type { State } from '../../src/engine/tactical/model'
import type { Order } from '../../src/engine/tactical/orders'
import { baseDice } from '../../src/engine/tactical/rules/fireSum'
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
import {
  beside,
  frontal,
  paper,
  report,
  shot,
  shotFault,
  shots,
  table,
  withType,
  withUnit,
} from './support/cases'

const PLAIN = ['.......', '.......', '.......', '.......', '.......', '.......']
const AT45 = 'su-at-gun-45-battery'
const MAXIM = 'su-maxim-company'
const MORTAR = 'su-mortar-82-company'
const KV = 'su-kv1-company'
const HOWITZER = 'su-howitzer-122-battery'
const CAVALRY = 'su-cavalry-squadron'
const BIKES = 'su-motorcycle-company'
const PIONEERS = 'de-pioneer-company'
const PZ3 = 'de-pz3-company'
const STUG = 'de-stug3-battery'
const TRUCKS = 'gen-truck-column'
const BUNKER = 'gen-bunker-mg'

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
    const after = (...test: number[]) =>
      play(state, { g1: suppress('s1') }, [...new Array(9).fill(6), ...test]).of('tested')[0]
    expect(after(3, 5)).toMatchObject({ against: 8, passed: true })
    expect(after(4, 5)).toMatchObject({ against: 8, passed: false })
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
    const hill = onGround('f', 1, { s1: put(RIFLE, '0302', { strength: 1 }), g1: put(GERMAN, '0303') })
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

describe('the sum', () => {
  const sumOf =
    (state: State, firer: string, target: string, part: 'dice' | 'accuracy' | 'defence', how = {}) =>
    () =>
      paper(shot(state, firer, target, how).sum[part])
  const foot = { s1: put(RIFLE, '0302'), g1: put(GERMAN, '0303') }
  table([
    ['T4.1', 'intensity falls with strength, rounded up: 1 of 4 of 5 is 2', () => baseDice(5, 1, 4), 2],
    ['T4.1', '3 of 4 of 6 is 5', () => baseDice(6, 3, 4), 5],
    [
      'T3.4',
      'foot on the move throws half, rounded up',
      sumOf(on(foot), 's1', 'g1', 'dice', { order: 'onMove' }),
      'intensity 5, onMove -2',
    ],
    [
      'T3.4',
      'vehicles on the move two less',
      sumOf(on({ s1: put(T34, '0302'), g1: put(GERMAN, '0303') }), 's1', 'g1', 'dice', { order: 'onMove' }),
      'intensity 7, onMove -2',
    ],
    [
      'T9.2',
      'bushes cost direct fire a die',
      sumOf(onGround('b', 0, foot), 's1', 'g1', 'dice'),
      'intensity 5, bushes -1',
    ],
    [
      'T9.6',
      'a hill a die a level',
      sumOf(onGround('.', 2, foot), 's1', 'g1', 'dice'),
      'intensity 5, hill -2',
    ],
    ['T9.4', 'forest two', sumOf(onGround('f', 0, foot), 's1', 'g1', 'dice'), 'intensity 5, forest -2'],
    [
      'T9.3',
      'open woods none of direct fire',
      sumOf(onGround('l', 0, foot), 's1', 'g1', 'dice'),
      'intensity 5',
    ],
    [
      'T9.4',
      'forest gives +1 defence',
      sumOf(onGround('f', 0, foot), 's1', 'g1', 'defence'),
      'front 1, forest 1',
    ],
    ['T9.3', 'open woods too', sumOf(onGround('l', 0, foot), 's1', 'g1', 'defence'), 'front 1, openWoods 1'],
    ['T9.10', 'a town +2 for foot', sumOf(onGround('t', 0, foot), 's1', 'g1', 'defence'), 'front 1, town 2'],
    [
      'T9.10',
      '+2 for crews',
      sumOf(
        onGround('t', 0, { s1: put(RIFLE, '0302'), g1: put('de-mg-company', '0303') }),
        's1',
        'g1',
        'defence',
      ),
      'front 1, town 2',
    ],
    [
      'T9.10',
      '+1 for vehicles',
      sumOf(
        onGround('t', 0, { s1: put(AT45, '0302', { facing: 'S' }), g1: put(PZ3, '0303') }),
        's1',
        'g1',
        'defence',
      ),
      'front 2, town 1',
    ],
    [
      'T4.3',
      'accuracy falls with the range',
      () =>
        [1, 2].map(
          (far) =>
            shot(on({ s1: put(RIFLE, '0302'), g1: put(GERMAN, far === 1 ? '0303' : '0304') }), 's1', 'g1')
              .accuracy,
        ),
      [2, 1],
    ],
    [
      'T4.3',
      'accuracy is kept at 6 and below',
      () =>
        shot(
          withType(on(foot), RIFLE, {
            weapons: [
              {
                laying: 'direct',
                dice: { infantry: 5 },
                range: { min: 1, max: 2 },
                accuracy: [{ upTo: 2, value: 9 }],
              },
            ],
          }),
          's1',
          'g1',
        ).accuracy,
      6,
    ],
    [
      'T4.1',
      'a gun takes the mode that has dice against the class',
      () =>
        ['g1', 'g2'].map(
          (id) =>
            shot(
              on({ s1: put(AT45, '0302', { facing: 'S' }), g1: put(GERMAN, '0303'), g2: put(PZ3, '0303') }),
              's1',
              id,
            ).dice,
        ),
      [4, 5],
    ],
    [
      'T4.1',
      'direct if in sight',
      () =>
        shot(
          on({ s1: put('su-field-gun-76-battery', '0302', { facing: 'S' }), g1: put(GERMAN, '0306') }),
          's1',
          'g1',
        ).laying,
      'direct',
    ],
    [
      'T4.1',
      'else indirect',
      () =>
        shot(
          on({ s1: put('su-field-gun-76-battery', '0302', { facing: 'S' }), g1: put(GERMAN, '0306') }, [
            ...PLAIN.slice(0, 3),
            'fffffff',
            ...PLAIN.slice(4),
          ]),
          's1',
          'g1',
        ).laying,
      'indirect',
    ],
    [
      'T4.1',
      'the order may choose',
      () =>
        shot(
          on({ s1: put('su-field-gun-76-battery', '0302', { facing: 'S' }), g1: put(GERMAN, '0306') }),
          's1',
          'g1',
          { laying: 'indirect' },
        ).laying,
      'indirect',
    ],
    [
      'T4.11',
      'small arms do nothing to an APC',
      () => shotFault(on({ s1: put(RIFLE, '0302'), g1: put('de-sdkfz251-company', '0303') }), 's1', 'g1'),
      'noIntensity T4.1',
    ],
    [
      'T11.7',
      'carried units do not fire',
      () =>
        shotFault(
          on({
            s1: put(RIFLE, '0302', { place: 'carried', carrier: 's2' }),
            s2: put(T34, '0302'),
            g1: put(GERMAN, '0303'),
          }),
          's1',
          'g1',
        ),
      'notHere T11.7',
    ],
    [
      'T5.14',
      'nothing fires out of a close combat',
      () =>
        shotFault(
          on({ s1: put(RIFLE, '0302'), g2: put(GERMAN, '0302'), g1: put(GERMAN, '0303') }),
          's1',
          'g1',
        ),
      'inContact T5.14',
    ],
    [
      'T6.11',
      'a bunker with a fit enemy and no fit friend in its hex does not fire',
      () =>
        shotFault(
          on({ s1: put(BUNKER, '0302', { facing: 'S' }), g2: put(GERMAN, '0302'), g1: put(GERMAN, '0303') }),
          's1',
          'g1',
        ),
      'inContact T6.11',
    ],
    [
      'T6.11',
      'with a suppressed one it does',
      () =>
        shotFault(
          on({
            s1: put(BUNKER, '0302', { facing: 'S' }),
            g2: put(GERMAN, '0302', { suppressedIn: 2 }),
            g1: put(GERMAN, '0303'),
          }),
          's1',
          'g1',
        ),
      'legal',
    ],
    [
      'T4.7',
      'direct fire does not find what lies in ambush',
      () =>
        shotFault(on({ s1: put(RIFLE, '0302'), g1: put(GERMAN, '0303', { concealed: true }) }), 's1', 'g1'),
      'concealed T4.7',
    ],
    [
      'T13.2',
      'indirect fire asks for no camouflage',
      () =>
        shotFault(on({ s1: put(MORTAR, '0302'), g1: put(GERMAN, '0305', { concealed: true }) }), 's1', 'g1'),
      'legal',
    ],
    [
      'T4.12',
      'assault guns fire all round',
      () => shotFault(on({ s1: put(RIFLE, '0304'), g1: put(STUG, '0303', { facing: 'N' }) }), 'g1', 's1'),
      'legal',
    ],
    [
      'T4.12',
      'mortars too',
      () => shotFault(on({ s1: put(MORTAR, '0301'), g1: put(GERMAN, '0304') }), 's1', 'g1'),
      'legal',
    ],
    [
      'T10.4',
      'a sector weapon in a trench needs both sector and face',
      () =>
        ['N', 'S'].map((face) =>
          shotFault(
            on({ s1: put(MAXIM, '0303', { facing: 'N' }), g1: put(GERMAN, '0302') }, PLAIN, {
              trenches: [{ hex: '0303', face: face as 'N' }],
            }),
            's1',
            'g1',
          ),
        ),
      ['legal', 'outOfTrenchFaces T10.4'],
    ],
    [
      'T10.4',
      'another face is another firing point',
      () =>
        shotFault(
          on({ s1: put(RIFLE, '0303'), g1: put(GERMAN, '0304') }, PLAIN, {
            trenches: [
              { hex: '0303', face: 'N' },
              { hex: '0303', face: 'S' },
            ],
          }),
          's1',
          'g1',
        ),
      'legal',
    ],
    [
      'T10.4',
      'who came this turn is not in the trench',
      () =>
        shotFault(
          on({ s1: put(RIFLE, '0303', { since: 2 }), g1: put(GERMAN, '0304') }, PLAIN, {
            trenches: [{ hex: '0303', face: 'N' }],
          }),
          's1',
          'g1',
        ),
      'legal',
    ],
  ])
})

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

describe('substitution', () => {
  const onMove = (unit: string, ...path: string[]): Order => ({ kind: 'fireOnMove', aim: { unit }, path })
  /** g1 and g2 in one hex; a tank company fires in the middle of its route, when g1 has fallen. */
  const firesLate = (targets: Units) => on({ s1: put(RIFLE, '0303'), s9: put(T34, '0406'), ...targets })
  const late = (state: State, dice: readonly number[]) =>
    play(state, { s1: fireAt('g1'), s9: onMove('g1', '0405', '0404') }, dice)

  test('T4.8 the named unit has fallen: another of its class in the hex, nearest to full strength', () => {
    const state = firesLate({
      g1: put(GERMAN, '0302', { strength: 1 }),
      g2: put(GERMAN, '0302', { strength: 2 }),
      g3: put(GERMAN, '0302', { strength: 3 }),
    })
    const played = late(state, [1, 1, 6, 6, 6, 6, 6, 6, 6, 6])
    expect(shots(played.events)).toEqual(['fire s1>g1', '840 s9>g3'])
  })

  test('T4.8 nobody of its class: nothing is fired, no ammo is spent', () => {
    const state = firesLate({ g1: put(GERMAN, '0302', { strength: 1 }), g2: put(PZ3, '0302') })
    const played = late(state, [1, 1, 6, 6, 6])
    expect(shots(played.events)).toEqual(['fire s1>g1'])
    expect(played.unit('s9').ammo).toBe(10)
    expect(played.of('lapsed')[0]).toMatchObject({ unit: 's9', fault: 'noSuchTarget', rule: 'T4.8' })
  })
})
