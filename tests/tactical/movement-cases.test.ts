/**
 * R13: the cases in which simultaneous movement of other games went wrong, each with its one result, and with
 * the mirrored result when the sides are exchanged.
 */
import { describe, expect, test } from 'vitest'
import type { State, UnitId } from '../../src/engine/tactical/model'
import type { Order, Sheets } from '../../src/engine/tactical/orders'
import { resolveTurn } from '../../src/engine/tactical/sequence'
import {
  assault,
  board,
  GERMAN,
  manoeuvre,
  type Put,
  put,
  RIFLE,
  react,
  sheets,
  suppress,
  T34,
} from './support/board'
import { report } from './support/cases'
import { mirrorDice, reflect, reflectState } from './support/mirror'

const PLAIN = ['.......', '.......', '.......', '.......', '.......', '.......']
/** As fast as a T-34, so that both meet at one tick. */
const PZ2 = 'de-pz2-platoon'
const bare = { ammo: 0 }
const away = { g9: put(GERMAN, '0706'), s9: put(RIFLE, '0106') }
const many = (letter: string, type: string, hex: string, from: number, to: number): Record<UnitId, Put> =>
  Object.fromEntries(
    Array.from({ length: to - from + 1 }, (_each, i) => [`${letter}${from + i}`, put(type, hex)]),
  )

type Case = Readonly<{
  id: string
  title: string
  units: Readonly<Record<UnitId, Put>>
  orders: Readonly<Record<UnitId, Order>>
  /** Where they stand before the close combat, and why they stopped. */
  ends: Readonly<Record<UnitId, string>>
  rows?: readonly string[]
  roads?: Parameters<typeof board>[2]
}>

const cases: readonly Case[] = [
  {
    id: 'T5.8',
    title: 'head-on swap, none with Assault: both stop',
    units: { s1: put(T34, '0302', bare), g1: put(PZ2, '0303', bare) },
    orders: { s1: manoeuvre('0303'), g1: manoeuvre('0302') },
    ends: { s1: '0302 meeting', g1: '0303 meeting' },
  },
  {
    id: 'T5.8',
    title: 'head-on swap, one with Assault: it enters, the other stands',
    units: { s1: put(T34, '0302', bare), g1: put(PZ2, '0303', bare) },
    orders: { s1: assault('0303'), g1: manoeuvre('0302') },
    ends: { s1: '0303 contact', g1: '0303 meeting' },
  },
  {
    id: 'T5.8',
    title: 'head-on swap of stacks: those with Assault enter, their friends without it stay',
    units: { s1: put(T34, '0302', bare), s2: put(T34, '0302', bare), g1: put(PZ2, '0303', bare) },
    orders: { s1: assault('0303'), s2: manoeuvre('0303'), g1: manoeuvre('0302') },
    ends: { s1: '0303 contact', s2: '0302 enemyAhead', g1: '0303 meeting' },
  },
  {
    id: 'T5.6',
    title: 'swap of two friends: both move',
    units: { s1: put(RIFLE, '0302'), s2: put(RIFLE, '0303') },
    orders: { s1: manoeuvre('0303'), s2: manoeuvre('0302') },
    ends: { s1: '0303', s2: '0302' },
  },
  {
    id: 'T5.6',
    title: 'three-cycle of one side: all move',
    units: { s1: put(RIFLE, '0303'), s2: put(RIFLE, '0402'), s3: put(RIFLE, '0403') },
    orders: { s1: manoeuvre('0402'), s2: manoeuvre('0403'), s3: manoeuvre('0303') },
    ends: { s1: '0402', s2: '0403', s3: '0303' },
  },
  {
    id: 'T5.6',
    title: 'three-cycle with an enemy in it: each enters a hex that is left at that tick, so all move',
    units: { s1: put(T34, '0303', bare), s2: put(T34, '0402', bare), g1: put(PZ2, '0403', bare) },
    orders: { s1: manoeuvre('0402'), s2: manoeuvre('0403'), g1: manoeuvre('0303') },
    ends: { s1: '0402', s2: '0403', g1: '0303' },
  },
  {
    id: 'T5.6',
    title: 'three-cycle of full hexes, one of each going round: all move',
    units: {
      ...many('s', RIFLE, '0303', 1, 3),
      ...many('s', RIFLE, '0402', 11, 13),
      ...many('s', RIFLE, '0403', 21, 23),
    },
    orders: { s1: manoeuvre('0402'), s11: manoeuvre('0403'), s21: manoeuvre('0303') },
    ends: { s1: '0402', s11: '0403', s21: '0303', s2: '0303', s12: '0402', s22: '0403' },
  },
  {
    id: 'T5.6',
    title: 'three-cycle of full hexes of which one sends two: the lower on the sheet stays, the ring moves',
    units: {
      ...many('s', RIFLE, '0303', 1, 3),
      ...many('s', RIFLE, '0402', 11, 13),
      ...many('s', RIFLE, '0403', 21, 23),
    },
    orders: {
      s1: manoeuvre('0402'),
      s2: manoeuvre('0402'),
      s11: manoeuvre('0403'),
      s21: manoeuvre('0303'),
    },
    ends: { s1: '0402', s2: '0303 full', s11: '0403', s21: '0303' },
  },
  {
    id: 'T5.8',
    title: 'same target hex, none with Assault: all stop short',
    units: { s1: put(RIFLE, '0302'), s2: put(RIFLE, '0202'), g1: put(GERMAN, '0304') },
    orders: { s1: manoeuvre('0303'), s2: manoeuvre('0303'), g1: manoeuvre('0303') },
    ends: { s1: '0302 meeting', s2: '0202 meeting', g1: '0304 meeting' },
  },
  {
    id: 'T5.8',
    title: 'same target hex, one with Assault: all enter',
    units: { s1: put(RIFLE, '0302'), s2: put(RIFLE, '0202'), g1: put(GERMAN, '0304') },
    orders: { s1: manoeuvre('0303'), s2: assault('0303'), g1: manoeuvre('0303') },
    ends: { s1: '0303 contact', s2: '0303 contact', g1: '0303 contact' },
  },
  {
    id: 'T5.6',
    title: 'same target hex of one side: the three highest on the sheet enter',
    units: { s1: put(RIFLE, '0302'), s2: put(RIFLE, '0202'), s3: put(RIFLE, '0304'), s4: put(RIFLE, '0402') },
    orders: { s1: manoeuvre('0303'), s2: manoeuvre('0303'), s3: manoeuvre('0303'), s4: manoeuvre('0303') },
    ends: { s1: '0303', s2: '0303', s3: '0303', s4: '0402 full' },
  },
  {
    id: 'T5.6',
    title: 'into a hex being vacated by a friend: both move',
    units: { ...many('s', RIFLE, '0303', 1, 3), s4: put(RIFLE, '0302') },
    orders: { s1: manoeuvre('0304'), s4: manoeuvre('0303') },
    ends: { s1: '0304', s4: '0303' },
  },
  {
    id: 'T5.6',
    title: 'into a hex being vacated by an enemy: both move, no Assault needed',
    units: { s1: put(T34, '0302', bare), g1: put(PZ2, '0303', bare) },
    orders: { s1: manoeuvre('0303'), g1: manoeuvre('0304') },
    ends: { s1: '0303', g1: '0304' },
  },
  {
    id: 'T5.6',
    title: 'the hex that was to be vacated is blocked again: nobody moves',
    units: { ...many('s', RIFLE, '0303', 1, 3), s4: put(RIFLE, '0302'), g1: put(GERMAN, '0304') },
    orders: { s1: manoeuvre('0304'), s4: manoeuvre('0303') },
    ends: { s1: '0303 enemyAhead', s4: '0302 full' },
  },
  {
    id: 'T5.6',
    title: 'an enemy that was to go is stopped by a third: who followed him stops too',
    units: { s1: put(T34, '0302', bare), g1: put(PZ2, '0303', bare), s2: put(RIFLE, '0304') },
    orders: { s1: manoeuvre('0303'), g1: manoeuvre('0304') },
    ends: { s1: '0302 enemyAhead', g1: '0303 enemyAhead' },
  },
  {
    id: 'T5.6',
    title: 'chain of five with room at its head: all move',
    units: {
      s1: put(RIFLE, '0301'),
      s2: put(RIFLE, '0302'),
      s3: put(RIFLE, '0303'),
      s4: put(RIFLE, '0304'),
      s5: put(RIFLE, '0305'),
    },
    orders: {
      s1: manoeuvre('0302'),
      s2: manoeuvre('0303'),
      s3: manoeuvre('0304'),
      s4: manoeuvre('0305'),
      s5: manoeuvre('0306'),
    },
    ends: { s1: '0302', s2: '0303', s3: '0304', s4: '0305', s5: '0306' },
  },
  {
    id: 'T5.6',
    title: 'chain of five full hexes with room at its head: one of each moves up',
    units: {
      ...many('s', RIFLE, '0301', 1, 3),
      ...many('s', RIFLE, '0302', 11, 13),
      ...many('s', RIFLE, '0303', 21, 23),
      ...many('s', RIFLE, '0304', 31, 33),
      ...many('s', RIFLE, '0305', 41, 43),
      ...many('s', RIFLE, '0306', 51, 52),
    },
    orders: {
      s1: manoeuvre('0302'),
      s11: manoeuvre('0303'),
      s21: manoeuvre('0304'),
      s31: manoeuvre('0305'),
      s41: manoeuvre('0306'),
    },
    ends: { s1: '0302', s11: '0303', s21: '0304', s31: '0305', s41: '0306' },
  },
  {
    id: 'T5.6',
    title: 'chain of five full hexes with an enemy at its head: none moves',
    units: {
      ...many('s', RIFLE, '0301', 1, 3),
      ...many('s', RIFLE, '0302', 11, 13),
      ...many('s', RIFLE, '0303', 21, 23),
      ...many('s', RIFLE, '0304', 31, 33),
      ...many('s', RIFLE, '0305', 41, 43),
      g1: put(GERMAN, '0306'),
    },
    orders: {
      s1: manoeuvre('0302'),
      s11: manoeuvre('0303'),
      s21: manoeuvre('0304'),
      s31: manoeuvre('0305'),
      s41: manoeuvre('0306'),
    },
    ends: { s1: '0301 full', s11: '0302 full', s21: '0303 full', s31: '0304 full', s41: '0305 enemyAhead' },
  },
  {
    id: 'T5.6',
    title: 'two chains of both sides through one hex: who is behind a blocked head stays',
    units: {
      s1: put(T34, '0302', bare),
      s2: put(T34, '0303', bare),
      g1: put(PZ2, '0304', bare),
      g2: put(PZ2, '0305', bare),
    },
    orders: { s1: manoeuvre('0303'), s2: manoeuvre('0304'), g1: manoeuvre('0303'), g2: manoeuvre('0304') },
    ends: { s1: '0303', s2: '0303 meeting', g1: '0304 meeting', g2: '0304' },
  },
  {
    id: 'T2.3',
    title: 'both destroy each other in the fire phase: both are gone',
    units: { s1: put(RIFLE, '0302', { strength: 1 }), g1: put(GERMAN, '0303', { strength: 1 }) },
    orders: { s1: suppress('g1'), g1: suppress('s1') },
    ends: { s1: 'destroyed', g1: 'destroyed' },
  },
]

const mirror = { cols: 7, hexes: false }
/** Faces that hit; tests pass. In the mirror the same. */
const dice = {
  ...mirrorDice('cases', mirror),
  d6: (_key: unknown, count: number) => new Array(count).fill(1),
}

const endOf = (state: State, events: ReturnType<typeof resolveTurn>['events'], id: UnitId): string => {
  const moved = events
    .flatMap((event) => (event.kind === 'moved' && event.unit === id ? [event.to] : []))
    .at(-1)
  const why = events
    .flatMap((event) => (event.kind === 'halted' && event.unit === id ? [event.why] : []))
    .at(-1)
  const gone = events.some(
    (event) => event.kind === 'destroyed' && event.unit === id && event.tick === undefined,
  )
  if (gone && moved === undefined && why === undefined) return 'destroyed'
  return [moved ?? state.units[id]?.hex, why].filter(Boolean).join(' ')
}

describe('R13 simultaneous movement', () => {
  for (const { id, title, units, orders, ends } of cases)
    test(`R13 ${id} ${title}`, () => {
      const state = board(PLAIN, { ...units, ...away })
      const both: Sheets = sheets(orders)
      const here = resolveTurn(state, both, {}, dice)
      expect(
        Object.fromEntries(Object.keys(ends).map((unit) => [unit, endOf(state, here.events, unit)])),
      ).toEqual(ends)
      const there = resolveTurn(reflectState(state, mirror), reflect(both, mirror), {}, dice)
      expect([...report(there.events)].sort()).toEqual([...report(here.events)].sort())
      expect(there.state.units).toEqual(reflect(here.state.units, mirror))
    })

  test('R13 T5.9 both destroy each other at one tick of movement: both have fired, both are gone', () => {
    // At tick 840 the guns react to the tanks that arrive, and these fire from the middle of their way.
    const state = board(PLAIN, {
      s1: put(T34, '0301', { facing: 'S' }),
      g1: put('de-pak40-platoon', '0303'),
      ...away,
    })
    const both = sheets({
      s1: { kind: 'fireOnMove', aim: { unit: 'g1' }, path: ['0302', '0402'] },
      g1: react({ within: 1 }),
    })
    const here = resolveTurn(state, both, {}, dice)
    expect(report(here.events)).toEqual([
      '840: s1 to 0302',
      '840: g1 fires at s1',
      '840: s1 fires at g1',
      '840: g1 loses 2',
      '840: g1 is destroyed',
      '840: s1 loses 2',
      '840: s1 is destroyed',
    ])
    const there = resolveTurn(reflectState(state, mirror), reflect(both, mirror), {}, dice)
    expect(there.state.units).toEqual(reflect(here.state.units, mirror))
  })

  test('R13 T5.8 swap with Assault on both sides: the die decides, and the mirror has the mirrored result', () => {
    const state = board(PLAIN, { s1: put(T34, '0302', bare), g1: put(PZ2, '0303', bare), ...away })
    const both = sheets({ s1: assault('0303'), g1: assault('0302') })
    for (const face of [1, 2, 3, 4, 5, 6]) {
      const die = { ...dice, d6: (_key: unknown, count: number) => new Array(count).fill(face) }
      const [here, there] = [
        resolveTurn(state, both, {}, die),
        resolveTurn(reflectState(state, mirror), reflect(both, mirror), {}, die),
      ]
      const hex = face <= 3 ? '0302' : '0303'
      expect(here.events.find((event) => event.kind === 'contact')).toMatchObject({ hex })
      expect(there.events.find((event) => event.kind === 'contact')).toMatchObject({ hex })
      expect(there.state.units).toEqual(reflect(here.state.units, mirror))
    }
  })
})
