/** T11.3, T11.5, T11.7, T12.5: fire at what is carried. */
import { expect, test } from 'vitest'
import type { State } from '../../src/engine/tactical/model'
import { viewFor } from '../../src/engine/tactical/view'
import { board, fireAt, hold, march, play, put, RIFLE, react, suppress, T34 } from './support/board'
import { frontal, shot, shotFault, table, unitOf, withUnit } from './support/cases'

const TRUCKS = 'gen-truck-column'
const GUN45 = 'su-at-gun-45-battery'
const MG = 'de-mg-company'
const PAK = 'de-pak38-company'
const STUG = 'de-stug3-battery'
const PLAIN = ['........', '........', '........', '........', '........', '........']

/** A column with a rifle company aboard; German infantry beside it. */
const column = (more: Parameters<typeof board>[1] = {}): State =>
  board(PLAIN, {
    s1: put(TRUCKS, '0303'),
    s2: put(RIFLE, '0303', { place: 'carried', carrier: 's1' }),
    g1: put('de-infantry-company', '0302', { facing: 'S' }),
    ...more,
  })

/** Shots of a turn: who at whom through what, by which rule, dice and hits. */
const fires = (state: State, dice: readonly number[], orders: Parameters<typeof play>[1]) => {
  const played = play(state, orders, dice)
  const shots = played
    .of('fired')
    .map(({ unit, target, carrier, rule, ammo, roll }) =>
      [
        `${unit}>${target}`,
        ...(carrier ? [`through ${carrier}`] : []),
        rule,
        `ammo ${ammo}`,
        roll.rolls.join(''),
      ].join(' '),
    )
  return { ...played, shots }
}

test('T11.3 vector 22: the column loses 1 of 3: the company aboard is fired at with defence 1', () => {
  // 5 dice against the column at accuracy 2, defence 1: hits 1, 2, of which 1 is stopped; then 6 at the company.
  const before = column()
  const dice = [1, 2, 5, 6, 6, 1, 1, 2, 6, 6, 6, 1, 1, 1, 1]
  const first = shot(before, 'g1', 's1')
  expect([first.dice, first.accuracy, first.defence]).toEqual([5, 2, 1])
  const second = shot(before, 'g1', 's2', { load: true })
  expect([second.dice, second.accuracy, second.defence]).toEqual([6, 2, 1])
  const { shots, unit, of } = fires(before, dice, { g1: fireAt('s1') })
  expect(shots).toEqual(['g1>s1 T3.1 ammo 1 12566', 'g1>s2 through s1 T11.3 ammo 0 112666'])
  expect([unit('s1').strength, unit('s2').strength, unit('g1').ammo]).toEqual([
    2,
    2,
    unitOf(before, 'g1').ammo - 1,
  ])
  expect(of('tested').map((each) => each.unit)).toEqual(['s1', 's2'])
  expect(unit('s2').place).toBe('carried')
})

test('T11.3 vector 22: the column loses nothing: the company aboard is not fired at, no dice', () => {
  const { shots, unit } = fires(column(), [1, 5, 5, 6, 6], { g1: fireAt('s1') })
  expect(shots).toEqual(['g1>s1 T3.1 ammo 1 15566'])
  expect([unit('s1').strength, unit('s2').strength]).toEqual([3, 4])
})

test('T11.3 every fire that costs the column something calls for a throw of its own', () => {
  const two = column({ g2: put('de-infantry-company', '0304', { facing: 'N' }) })
  const dice = [1, 2, 5, 6, 6, 1, 5, 5, 6, 6, 6, 6, 6, 6, 6, 6, 5, 5, 5, 5, 5, 5, 1, 1]
  const { shots } = fires(two, dice, { g1: fireAt('s1'), g2: fireAt('s1') })
  expect(shots).toEqual([
    'g1>s1 T3.1 ammo 1 12566',
    'g2>s1 T3.1 ammo 1 15566',
    'g1>s2 through s1 T11.3 ammo 0 666666',
    'g2>s2 through s1 T11.3 ammo 0 555555',
  ])
})

test('T11.3 of several loads the largest is fired at', () => {
  const two = column({ s3: put('su-recon-company', '0303', { place: 'carried', carrier: 's1' }) })
  const { shots } = fires(two, [1, 2, 5, 6, 6, 6, 6, 6, 6, 6, 6, 1, 1], { g1: fireAt('s1') })
  expect(shots[1]).toContain('g1>s2 through s1')
})

test('T11.7 the carrier is destroyed: its load is fired at once more, and what is left stands there dismounted', () => {
  const weak = withUnit(column(), 's1', { strength: 1, cargo: 0 })
  const dice = [1, 2, 5, 6, 6, 6, 6, 6, 6, 6, 6, 1, 2, 6, 6, 6, 6, 1, 1]
  const { shots, unit, of, state } = fires(weak, dice, { g1: fireAt('s1') })
  expect(shots.slice(1)).toEqual([
    'g1>s2 through s1 T11.3 ammo 0 666666',
    'g1>s2 through s1 T11.7 ammo 0 126666',
  ])
  expect(of('dismounted')).toEqual([
    {
      kind: 'dismounted',
      rule: 'T11.7',
      unit: 's2',
      carrier: 's1',
      hex: '0303',
      drawn: false,
      wrecked: true,
    },
  ])
  expect(unit('s1').place).toBe('destroyed')
  expect([unit('s2').place, unit('s2').carrier, unit('s2').hex, unit('s2').strength]).toEqual([
    'map',
    null,
    '0303',
    3,
  ])
  expect(state.units.s2?.forced).toBe(true)
})

test('T11.7 a gun is thrown off limbered; the ammo of the load is lost', () => {
  const guns = board(PLAIN, {
    s1: put(TRUCKS, '0303', { strength: 1, cargo: 1 }),
    s2: put(GUN45, '0303', { place: 'carried', carrier: 's1', deployed: false, strength: 1 }),
    g1: put('de-infantry-company', '0302', { facing: 'S' }),
  })
  const { unit } = fires(guns, [1, 2, 5, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6], { g1: fireAt('s1') })
  expect([unit('s2').place, unit('s2').deployed, unit('s1').cargo]).toEqual(['map', false, 0])
})

test('T11.7 a load that is destroyed with its carrier is not set down', () => {
  const weak = withUnit(withUnit(column(), 's1', { strength: 1 }), 's2', { strength: 1 })
  const dice = [1, 2, 5, 6, 6, 1, 1, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6]
  const { unit, of } = fires(weak, dice, { g1: fireAt('s1') })
  expect([unit('s2').place, of('dismounted').length]).toEqual(['destroyed', 0])
})

test('T11.7 load and carrier test apart; suppressed, the carrier stops and the load rides on', () => {
  const state = board(PLAIN, {
    s1: put(TRUCKS, '0303'),
    s2: put(RIFLE, '0303', { place: 'carried', carrier: 's1' }),
    g1: put('de-infantry-company', '0302', { facing: 'S' }),
  })
  // Reaction at tick 0: 1 loss of the column (test 11 > 5: suppressed), 1 of the company (test 2 passes).
  const dice = [1, 2, 5, 6, 6, 1, 2, 6, 6, 6, 6, 6, 5, 1, 1]
  const { unit, of } = fires(state, dice, { g1: react(), s1: march('0304', '0305') })
  expect(of('suppressed').map((each) => each.unit)).toEqual(['s1'])
  expect([unit('s1').hex, unit('s2').hex, unit('s2').suppressedIn]).toEqual(['0303', '0303', 0])
  // The other way round: the company is suppressed and rides on.
  const other = fires(state, [1, 2, 5, 6, 6, 1, 2, 6, 6, 6, 6, 1, 1, 6, 6], {
    g1: react(),
    s1: march('0304', '0305'),
  })
  expect([other.unit('s1').hex, other.unit('s2').hex, other.unit('s2').suppressedIn]).toEqual([
    '0305',
    '0305',
    2,
  ])
})

test('T3.3, T11.3 suppressive fire: the load tests where dice were thrown at it', () => {
  // ceil(5 × 1.5) = 8 dice at the column, 6 × 1.5 = 9 at the company: no hit, still a test.
  const dice = [1, 2, 5, 6, 6, 6, 6, 6, ...[6, 6, 6, 6, 6, 6, 6, 6, 6], 1, 1, 1, 1]
  const { of } = fires(column(), dice, { g1: suppress('s1') })
  expect(of('tested').map(({ unit, why }) => [unit, why])).toEqual([
    ['s1', ['losses', 'suppressive']],
    ['s2', ['suppressive']],
  ])
})

const desant = (more: Parameters<typeof board>[1] = {}): State =>
  board(PLAIN, {
    s1: put(T34, '0303'),
    s2: put(RIFLE, '0303', { place: 'carried', carrier: 's1' }),
    s3: put(GUN45, '0303', { place: 'carried', carrier: 's1', deployed: false, strength: 2 }),
    g1: put(MG, '0301', { facing: 'S' }),
    g2: put(PAK, '0302', { facing: 'S' }),
    ...more,
  })

table([
  ['T11.5', 'riders can be fired at, with defence 1', () => frontal(desant(), 's2'), 1],
  [
    'T12.5',
    'vector 31: a 45-mm battery towed by tanks: own class, D 2 frontal',
    () => frontal(desant(), 's3'),
    2,
  ],
  [
    'T12.5',
    'its order and trench do not add',
    () => frontal(withUnit(desant(), 's3', { order: 'defence' }), 's3'),
    2,
  ],
  [
    'T11.3',
    'what a column carries is no target of its own',
    () => shotFault(column(), 'g1', 's2'),
    'noSuchTarget T4.8',
  ],
  ['T11.5', 'riders are one', () => shotFault(desant(), 'g1', 's2'), 'legal'],
  ['T12.5', 'a gun in tow is one', () => shotFault(desant(), 'g1', 's3'), 'legal'],
  [
    'T4.10',
    'vector 31: on a bridge riders and towed guns have 0 too',
    () => {
      const map = {
        roads: [['0302', '0303', '0304']],
        bridges: [{ hexes: ['0303'], strength: 2, demolitionTurns: 1 }],
      }
      const units = {
        s1: put(T34, '0303'),
        s2: put(RIFLE, '0303', { place: 'carried', carrier: 's1' }),
      } as const
      return frontal(board(['.....', '.....', '..r..', '.....'], { ...units }, { map }), 's2')
    },
    0,
  ],
  [
    'T4.10',
    'vector 31: the same battery limbered on its own March: 0',
    () => frontal(withUnit(desant(), 's3', { place: 'map', carrier: null, order: 'march' }), 's3'),
    0,
  ],
])

test('T11.5 a tank that loses calls for no throw at its riders; destroyed, it does (T11.7), at the largest', () => {
  const state = desant({ g3: put(STUG, '0305', { facing: 'N' }) })
  const armour = shot(state, 'g2', 's1')
  const rolls = Array.from({ length: armour.dice }, () => 6)
  const missed = fires(state, rolls, { g2: fireAt('s1') })
  expect(missed.shots).toHaveLength(1)
  const weak = withUnit(state, 's1', { strength: 1 })
  const kill = Array.from({ length: armour.dice }, () => 1)
  const load = shot(weak, 'g2', 's2', { load: true })
  const { shots, unit, of } = fires(weak, [...kill, ...Array.from({ length: load.dice }, () => 6)], {
    g2: fireAt('s1'),
  })
  expect(shots[1]).toContain('g2>s2 through s1 T11.7')
  expect(of('dismounted').map((each) => each.unit)).toEqual(['s2', 's3'])
  expect([unit('s2').place, unit('s3').place]).toEqual(['map', 'map'])
})

test('T5.9, T11.5 reaction fire at a moving tank may choose its riders', () => {
  const state = board(PLAIN, {
    s1: put(T34, '0304'),
    s2: put(RIFLE, '0304', { place: 'carried', carrier: 's1' }),
    g1: put(MG, '0302', { facing: 'S' }),
  })
  const seen = shot(state, 'g1', 's2')
  const rolls = Array.from({ length: seen.dice }, () => 6)
  const { shots } = fires(state, rolls, { g1: react(), s1: march('0305') })
  expect(shots).toEqual([`g1>s2 T5.9 ammo 1 ${rolls.join('')}`])
})

test('T11.7 carried units do not fire, see, detect or hold hexes', () => {
  const state = board(PLAIN, {
    s1: put(TRUCKS, '0303'),
    s2: put('su-recon-company', '0303', { place: 'carried', carrier: 's1' }),
    g1: put('de-infantry-company', '0305', { concealed: true }),
  })
  const { of } = play(state, { s1: hold })
  expect(of('revealed')).toEqual([])
  expect(shotFault(state, 's2', 'g1')).toBe('notHere T11.7')
})

test('T8.7 what a hidden carrier has aboard is hidden with it', () => {
  const state = withUnit(column(), 's1', { concealed: true })
  expect(Object.keys(viewFor(state, 'axis').units)).toEqual(['g1'])
  expect(viewFor(withUnit(column(), 's1', { cargo: 2 }), 'axis').units.s1?.cargo).toBeUndefined()
})
