/** T9.8 bridges struck and fallen, T3.12 pontoons, T13.6 fire at them. */
import { describe, expect, test } from 'vitest'
import { invariantFault } from '../../src/engine/tactical/invariants'
import type { State, UnitId } from '../../src/engine/tactical/model'
import type { Order } from '../../src/engine/tactical/orders'
import { onBridge } from '../../src/engine/tactical/rules/ground'
import { board, GERMAN, march, type Put, play, put, RIFLE, T34 } from './support/board'
import { report, step, verdict } from './support/cases'

/** A river in column 4 with a bridge at 0403 on the road of row 3. */
const MAP = ['...r...', '...r...', '...r...', '...r...', '...r...', '...r...', '...r...']
const ROAD = ['0103', '0202', '0303', '0403', '0503', '0602', '0703']
const HOWITZER = 'su-howitzer-122-battery'
const ENGINEERS = 'su-engineer-company'
const on = (units: Readonly<Record<UnitId, Put>>, turns = 1): State =>
  board(MAP, units, {
    map: { roads: [ROAD], bridges: [{ hexes: ['0403'], strength: 2, demolitionTurns: turns }] },
  })
const at: Order = { kind: 'defence', policy: { mode: 'fire', target: { hex: '0403' } } }
const misses = (count: number): number[] => Array<number>(count).fill(6)
/** A German far off keeps the battle going. */
const far = { g9: put(GERMAN, '0707') }

describe('T9.8 artillery of 105 mm or more', () => {
  const shelled = (units: Readonly<Record<UnitId, Put>>): State =>
    on({ s1: put(HOWITZER, '0303', { facing: 'SE' }), ...units, ...far })
  test('T13.6, T9.8.c a bridge is a legal target; dice against fortification, defence 1', () => {
    const state = shelled({})
    expect(verdict(state, 's1', at)).toBe('legal')
    const played = play(state, { s1: at }, [1, 1, ...misses(8)])
    expect(played.of('fired')).toMatchObject([
      { object: 'bridge', target: null, hex: '0403', roll: { hits: 2, stopped: 1, losses: 1 } },
    ])
    expect(played.of('bridgeHit')).toMatchObject([{ points: 1, left: 1 }])
    expect(played.state.works.bridges).toEqual([1])
    expect(onBridge(played.state, '0403')).toBe(true)
  })
  test('at 0 it falls: river until T3.12', () => {
    const played = play(shelled({}), { s1: at }, [1, 1, 1, ...misses(7)])
    expect(played.of('bridgeHit')).toMatchObject([{ points: 2, left: 0 }])
    expect(onBridge(played.state, '0403')).toBe(false)
    const tank = {
      ...played.state,
      units: { ...played.state.units, s2: { ...played.unit('s1'), id: 's2', type: T34, hex: '0303' } },
    }
    expect(step(tank, 's2', 'march', '0303', '0403')).toBe('impassable T9.7')
  })
  test('T9.8.d vehicles and crews on it are lost', () => {
    const state = shelled({ g1: put('de-pz3-company', '0403') })
    const played = play(state, { s1: at }, [1, 1, 1, ...misses(7)])
    expect(played.unit('g1')).toMatchObject({ place: 'destroyed', lost: 3 })
  })
  test('T9.8.d foot throws as on mines; the survivors reach the nearest land, and test once', () => {
    const state = shelled({ g1: put(GERMAN, '0403') })
    // Fire; four dice in the water: one loss; steadiness.
    const played = play(state, { s1: at }, [1, 1, 1, ...misses(7), 2, 3, 4, 5, 1, 1])
    expect(played.of('mineTested')).toMatchObject([
      { unit: 'g1', mines: null, rolls: [2, 3, 4, 5], losses: 1, rule: 'T9.8' },
    ])
    expect(played.of('tested')).toHaveLength(1)
    expect(played.unit('g1')).toMatchObject({ place: 'map', strength: 3 })
    expect(
      MAP[Number(played.unit('g1').hex?.slice(2)) - 1]?.[Number(played.unit('g1').hex?.slice(0, 2)) - 1],
    ).toBe('.')
    expect(invariantFault(played.state)).toBeNull()
  })
  test('smaller guns and riflemen do not fire at it', () => {
    const state = on({
      s1: put('su-field-gun-76-battery', '0303', { facing: 'SE' }),
      s2: put(RIFLE, '0303'),
      ...far,
    })
    expect(verdict(state, 's2', at)).toBe('needsIndirect T13.6')
    const played = play(state, { s1: at }, [])
    expect(played.of('bridgeHit')).toEqual([])
  })
  test('T4.4, T9.8.c two batteries of one step share the pool of the bridge', () => {
    const state = on({
      s1: put(HOWITZER, '0303', { facing: 'SE' }),
      s2: put(HOWITZER, '0303', { facing: 'SE' }),
      ...far,
    })
    const played = play(state, { s1: at, s2: at }, [1, ...misses(9), 1, ...misses(9)])
    expect(played.of('fired').map(({ roll }) => [roll.stopped, roll.losses])).toEqual([
      [1, 0],
      [0, 1],
    ])
    expect(played.state.works.bridges).toEqual([1])
  })
})

describe('T9.8 blown up by engineers', () => {
  test('T9.8.a a bridge of several hexes falls whole, whichever of them is blown up', () => {
    const rows = ['...rr..', '...rr..', '...rr..', '...rr..']
    const road = ['0303', '0403', '0504', '0603']
    const bridges = [{ hexes: ['0403', '0504'], strength: 2, demolitionTurns: 1 }]
    const state = board(
      rows,
      { s1: put(ENGINEERS, '0303'), g9: put(GERMAN, '0701') },
      { map: { roads: [road], bridges } },
    )
    const played = play(state, { s1: { kind: 'blowBridge', hex: '0403' } }, [])
    expect(played.of('bridgeHit')).toMatchObject([{ hexes: ['0403', '0504'], left: 0 }])
    expect(['0403', '0504'].map((hex) => onBridge(played.state, hex))).toEqual([false, false])
  })
  const blow: Order = { kind: 'blowBridge', hex: '0403' }
  test('from a neighbouring hex, in the turns that the battle names', () => {
    const state = on({ s1: put(ENGINEERS, '0303'), ...far }, 2)
    const first = play(state, { s1: blow }, [])
    expect(first.of('worked')).toMatchObject([{ of: 2, task: { done: 1, at: '0403' } }])
    const second = play(first.state, { s1: blow }, [])
    expect(second.of('bridgeHit')).toMatchObject([{ points: 2, left: 0 }])
    expect(second.state.works.bridges).toEqual([0])
  })
  test('own units on it fall with it', () => {
    const state = on({ s1: put(ENGINEERS, '0303'), s2: put(T34, '0403'), ...far })
    const played = play(state, { s1: blow }, [])
    expect(played.unit('s2').place).toBe('destroyed')
  })
  const rows: readonly (readonly [string, Readonly<Record<UnitId, Put>>, string])[] = [
    ['not from the bridge itself', { s1: put(ENGINEERS, '0403') }, 'nothingToWorkAt T9.8'],
    [
      'not with an enemy on it',
      { s1: put(ENGINEERS, '0303'), g1: put(GERMAN, '0403') },
      'nothingToWorkAt T9.8',
    ],
    ['not from two hexes off', { s1: put(ENGINEERS, '0203') }, 'nothingToWorkAt T9.8'],
    ['T9.8.b not by a storm group', { s1: put('su-storm-group', '0303') }, 'cannotWork T9.8'],
  ]
  test.each(rows)('%s', (_title, units, expected) => {
    expect(verdict(on({ ...units, ...far }), 's1', blow)).toBe(expected)
  })
})

describe('T3.12 a pontoon bridge', () => {
  const build = (hex: string): Order => ({ kind: 'buildBridge', hex })
  const built = (hex: string): State => {
    let state = on({ s1: put(ENGINEERS, '0305'), s2: put(T34, '0305'), ...far })
    for (let turn = 1; turn <= 3; turn++) {
      const played = play(state, { s1: build(hex) }, [])
      expect(played.of('pontoonBuilt')).toHaveLength(turn === 3 ? 1 : 0)
      state = played.state
    }
    return state
  }
  test('after three turns of the order it stands, and is crossed on March along its links', () => {
    const state = built('0404')
    expect(state.works.pontoons).toEqual([{ hex: '0404', strength: 2 }])
    expect(step(state, 's2', 'march', '0305', '0404')).toBe('cost 1, speed 8')
    expect(step(state, 's2', 'manoeuvre', '0305', '0404')).toBe('bridgeOnlyByMarch T5.5')
    const played = play(state, { s2: march('0404', '0504') }, [])
    expect(report(played.events)).toEqual(['315: s2 to 0404', '630: s2 to 0504'])
  })
  test('T3.12.a it is linked to every dry neighbour, and to bridges beside it', () => {
    const state = built('0404')
    const ways = ['0304', '0305', '0504', '0505', '0403'].map((to) => step(state, 's2', 'march', '0404', to))
    expect(ways).toEqual(Array(5).fill('cost 1, speed 8'))
    expect(step(state, 's2', 'march', '0404', '0405')).toBe('impassable T9.7')
  })
  test('where a bridge fell it takes its road again', () => {
    const start = on({ s1: put(ENGINEERS, '0303'), ...far })
    let state: State = { ...start, works: { ...start.works, bridges: [0] } }
    for (let turn = 0; turn < 3; turn++) state = play(state, { s1: build('0403') }, []).state
    expect(onBridge(state, '0403')).toBe(true)
    expect(state.works.bridges).toEqual([0])
  })
  test('T9.8.a it can be blown up again, in one turn', () => {
    const played = play(built('0404'), { s1: { kind: 'blowBridge', hex: '0404' } }, [])
    expect(played.state.works.pontoons).toEqual([])
  })
  test('T3.21 work that is not repeated is lost', () => {
    const state = on({ s1: put(ENGINEERS, '0305'), ...far })
    const first = play(state, { s1: build('0404') }, [])
    const second = play(first.state, {}, [])
    expect(second.of('worked')).toMatchObject([{ rule: 'T3.21', task: null }])
  })
  const rows: readonly (readonly [string, string, string])[] = [
    ['on a river only', '0304', 'notARiver T3.12'],
    ['beside the engineers', '0401', 'notBeside T3.12'],
    ['not where a bridge stands', '0403', 'bridgeThere T3.12'],
  ]
  test.each(rows)('%s', (_title, hex, expected) => {
    expect(verdict(on({ s1: put(ENGINEERS, '0303'), ...far }), 's1', build(hex))).toBe(expected)
  })
})
