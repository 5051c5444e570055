/** T3.23.a [H]: a ruse holds a side's fire; T14.1.a [H]: a fire for nothing. */
import { describe, expect, test } from 'vitest'
import type { State } from '../../src/engine/tactical/model'
import type { Order } from '../../src/engine/tactical/orders'
import type { Special } from '../../src/engine/tactical/scenario'
import { stateDigest } from '../../src/engine/tactical/sequence'
import { eventsFor, viewFor } from '../../src/engine/tactical/view'
import {
  assault,
  board,
  fireAt,
  GERMAN,
  manoeuvre,
  march,
  play,
  put,
  RIFLE,
  react,
  suppress,
} from './support/board'
import { verdict } from './support/cases'

const RUSE: Special = {
  kind: 'holdFire',
  side: 'axis',
  untilTurn: 3,
  endsOn: ['fire', 'nonMarch', 'assault'],
}

const ROAD = [['0105', '0104', '0103', '0102', '0101']]

/** Two Soviet companies in the south, a German one beside their road, and machine guns; turn 2. */
const scene = (special: readonly Special[] = [RUSE]): State =>
  board(
    ['...', '...', '...', '...', '...'],
    {
      s1: put(RIFLE, '0105'),
      s2: put(RIFLE, '0305'),
      g1: put(GERMAN, '0204'),
      g2: put('de-mg-company', '0203', { facing: 'SW' }),
    },
    { special, map: { roads: ROAD } },
  )

const ends = (state: State, orders: Readonly<Record<string, Order>>) =>
  play(state, orders)
    .of('holdEnded')
    .map(({ why, unit, tick }) => [why, unit, tick])

const shots = (state: State, orders: Readonly<Record<string, Order>>): readonly string[] =>
  play(state, orders)
    .of('fired')
    .map(({ unit, tick }) => `${unit} ${tick ?? 'fire'}`)

describe('T3.23.a a side held by a ruse', () => {
  test.each([
    ['fires not in the fire phase', fireAt('s1'), 'heldFire T3.23.a'],
    ['lays no suppressive fire', suppress('s1'), 'heldFire T3.23.a'],
    [
      'fires not on the move',
      { kind: 'fireOnMove', path: ['0104'], aim: { unit: 's1' } },
      'heldFire T3.23.a',
    ],
    ['does not assault', assault('0104'), 'heldFire T3.23.a'],
    ['stands on Defence', react(), 'legal'],
    ['moves', manoeuvre('0104'), 'legal'],
    ['marches', march('0104'), 'legal'],
  ] as const)('%s', (_, order, expected) => {
    expect(verdict(scene(), 'g1', order as Order)).toBe(expected)
  })

  test('T3.23.a the other side is free', () => {
    expect(verdict(scene(), 's1', assault('0104'))).toBe('legal')
    expect(verdict(scene([]), 'g1', assault('0104'))).toBe('legal')
  })

  test('T3.23.a no reaction at a column on March, until the last turn is over', () => {
    const state = scene()
    const first = play(state, { s1: march('0104'), g1: react(), g2: react() })
    expect(first.of('fired')).toEqual([])
    expect(first.of('holdEnded')).toEqual([])
    const second = play(first.state, { s1: march('0103'), g1: react(), g2: react() })
    expect(second.of('fired')).toEqual([])
    expect(second.of('holdEnded').map(({ why, unit, side }) => [why, unit, side])).toEqual([
      ['turn', null, 'axis'],
    ])
    expect(verdict(second.state, 'g1', fireAt('s1'))).toBe('legal')
    expect(shots(second.state, { g1: fireAt('s1') })).toEqual(['g1 fire'])
  })

  test('T3.23.a it ends after the fire that gives it away, which is not answered in its own step', () => {
    const state = scene()
    const orders = { s1: suppress('g1'), g1: react(), g2: react() }
    expect(ends(state, orders)).toEqual([['fire', 's1', undefined]])
    const { events } = play(state, orders)
    const at = (kind: string) => events.findIndex((event) => event.kind === kind)
    expect(at('holdEnded')).toBeGreaterThan(at('fired'))
    expect(at('holdEnded')).toBeLessThan(
      events.findIndex((event) => event.kind === 'phaseBegan' && event.phase === 'movement'),
    )
    // The fire of the movement phase is free: those that stand are fired at when the last tick is over.
    expect(shots(state, { ...orders, g1: { kind: 'digIn', face: 'S' } })).toEqual(['s1 fire', 'g2 2520'])
  })

  test('T3.23.a a mover in combat order is seen at tick 0 and fired at from the next tick on', () => {
    const state = scene()
    const orders = { s1: manoeuvre('0104'), g1: react() }
    expect(ends(state, orders)).toEqual([['nonMarch', 's1', undefined]])
    expect(shots(state, orders)).toEqual(['g1 2520'])
    expect(shots(scene([]), orders)).toEqual(['g1 0'])
  })

  test('T3.23.a Assault counts as a move in combat order', () => {
    const only: Special = { ...RUSE, endsOn: ['nonMarch'] }
    expect(ends(scene([only]), { s1: assault('0104') })).toEqual([['assault', 's1', undefined]])
    const fire: Special = { ...RUSE, endsOn: ['fire'] }
    expect(ends(scene([fire]), { s1: assault('0104') })).toEqual([])
  })

  test('T3.23.a close combat is fought, and ends the ruse', () => {
    const hidden = board(
      ['...', '.b.', '...'],
      { s1: put(RIFLE, '0203'), g1: put(GERMAN, '0202', { concealed: true }) },
      { special: [RUSE], map: { roads: [['0203', '0202']] } },
    )
    const done = play(hidden, { s1: march('0202') })
    expect(done.of('holdEnded').map(({ why, unit }) => [why, unit])).toEqual([['assault', 's1']])
    expect(done.of('struck').some(({ unit }) => unit === 'g1')).toBe(true)
  })

  test('T3.23.a both sides know that it is over; it is part of the state', () => {
    const before = scene()
    const done = play(before, { s1: suppress('g1') })
    expect(done.state.lifted).toEqual([0])
    expect(viewFor(done.state, 'axis').lifted).toEqual([0])
    for (const side of ['ussr', 'axis'] as const)
      expect(eventsFor(before, done.events, side).some(({ kind }) => kind === 'holdEnded')).toBe(true)
    const { lifted: _, ...still } = done.state
    expect(stateDigest(still)).not.toBe(stateDigest(done.state))
  })
})

describe('T14.1.a a fire for nothing', () => {
  const free: Special = { kind: 'freeAmmo', unit: 's1', turns: [1, 2], order: 'suppress' }
  const near = (special: readonly Special[], ammo: number): State =>
    board(
      ['...', '...', '...'],
      { s1: put(RIFLE, '0203', { ammo }), s2: put(RIFLE, '0303', { ammo }), g1: put(GERMAN, '0202') },
      { special },
    )

  test('T14.1.a costs the unit none of its ammo in these turns, and others theirs', () => {
    const { state, of } = play(near([free], 5), { s1: suppress('g1'), s2: suppress('g1') })
    expect(of('fired').map(({ unit, ammo }) => [unit, ammo])).toEqual([
      ['s1', 0],
      ['s2', 3],
    ])
    expect([state.units.s1?.ammo, state.units.s2?.ammo]).toEqual([5, 2])
    const later = play(state, { s1: suppress('g1') })
    expect(later.of('fired').map(({ ammo }) => ammo)).toEqual([3])
  })

  test('T14.1.a may be given without ammo; other orders not', () => {
    expect(verdict(near([free], 0), 's1', suppress('g1'))).toBe('legal')
    expect(verdict(near([free], 0), 's2', suppress('g1'))).toBe('noAmmo T3.22')
    expect(verdict(near([free], 0), 's1', fireAt('g1'))).toBe('noAmmo T3.22')
    expect(verdict(near([{ ...free, order: 'defence' }], 0), 's1', fireAt('g1'))).toBe('legal')
    const moving = { kind: 'fireOnMove', path: ['0103'], aim: { unit: 'g1' } } as const
    expect(verdict(near([{ ...free, order: 'fireOnMove' }], 0), 's1', moving)).toBe('legal')
  })

  test('T8.7 the enemy’s copy of the file does not name the unit while it is hidden', () => {
    const view = viewFor(near([free], 5), 'axis')
    expect(view.battle.scenario.special).toEqual([])
    expect(viewFor(near([free], 5), 'ussr').battle.scenario.special).toEqual([free])
  })
})
