/** T4.1–T4.3, T4.6–T4.12: dice and accuracy, who may fire at whom, substitution. */
import { describe, expect, test } from 'vitest'
import type { State } from '../../src/engine/tactical/model'
import type { Order } from '../../src/engine/tactical/orders'
import { baseDice } from '../../src/engine/tactical/rules/fireSum'
import { board, fireAt, GERMAN, type Put, play, put, RIFLE, T34 } from './support/board'
import { paper, shot, shotFault, shots, table, withType } from './support/cases'

const PLAIN = ['.......', '.......', '.......', '.......', '.......', '.......']
const AT45 = 'su-at-gun-45-battery'
const MAXIM = 'su-maxim-company'
const MORTAR = 'su-mortar-82-company'
const PZ3 = 'de-pz3-company'
const STUG = 'de-stug3-battery'
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
