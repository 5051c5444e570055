/** T2.6 Set-up: what stands where before turn 1, and which places a player may choose. */
import { describe, expect, it } from 'vitest'
import { makeBattle } from '../../src/engine/tactical/battle'
import type { Placement } from '../../src/engine/tactical/orders'
import {
  beginBattle,
  checkPlacement,
  defaultPlacement,
  deploy,
  startState,
} from '../../src/engine/tactical/setup'
import { small } from '../scenario/small'
import { board, put, RIFLE } from './support/board'

const battle = makeBattle(small)
const start = startState(battle, 'seed')

describe('The table before turn 1', () => {
  it.each<[string, string, object]>([
    [
      'on the map at full strength',
      'K1',
      { place: 'map', hex: '0101', strength: 4, ammo: 10, row: 1, facing: 'SE' },
    ],
    ['T3.9 guns in the state of the file', 'K2', { deployed: false, row: 2 }],
    ['T3.9 guns ready to fire', 'G3', { deployed: true, row: 3 }],
    ['T13.9 batteries off the map', 'K3', { place: 'offMap', hex: null, deployed: true }],
    [
      'T13.4 observers with their company',
      'K4',
      { place: 'attached', hex: '0101', serves: 'K3', host: 'K1' },
    ],
    ['T5.12 mounted', 'K5', { mount: 'on' }],
    ['T3.25 in ambush', 'K6', { concealed: true, strength: 3 }],
    ['with less ammo', 'G1', { ammo: 8, mount: null }],
    ['in reserve', 'G4', { place: 'reserve', hex: null, deployed: true }],
    ['T3.9 guns in reserve are limbered', 'G5', { place: 'reserve', deployed: false }],
  ])('%s: %s', (_, id, unit) => {
    expect(start.units[id]).toMatchObject(unit)
  })

  it('is turn 1, in deployment, with the works and owners of the file', () => {
    expect(start).toMatchObject({ turn: 1, phase: 'deployment', control: { '0403': 'ussr' }, result: null })
    expect(start.works.trenches).toEqual([{ hex: '0301', face: 'SE' }])
    expect(start.works.wire).toEqual(['0201/SE'])
    expect(start.works.obstacles).toEqual(['0302/N'])
    expect(start.works.mines).toEqual([{ hex: '0402', kind: 'antiTank', owner: 'ussr', found: false }])
  })

  it('goes over into the orders of turn 1', () => {
    expect(beginBattle(start)).toMatchObject({ turn: 1, phase: 'orders' })
  })

  it('T16.5 each side holds the hexes in which it stands openly, and what the file gives it', () => {
    expect(beginBattle(start).control).toEqual({
      '0403': 'ussr',
      '0101': 'ussr',
      '0201': 'ussr',
      '0204': 'ussr',
      '0601': 'axis',
      '0604': 'axis',
    })
  })
})

const ussr = (units: Placement['units'], trenches: Placement['trenches'] = []): Placement => ({
  units,
  trenches,
})

describe('A player may choose', () => {
  it.each<[string, Placement]>([
    ['nothing', ussr({})],
    ['another hex of the zone', ussr({ K1: { hex: '0205', facing: 'N' } })],
    ['three units in a hex (T1.3)', ussr({ K1: { hex: '0102' }, K2: { hex: '0102' }, K5: { hex: '0102' } })],
    ['travel or combat state (T3.9)', ussr({ K2: { hex: '0201', deployed: true } })],
    ['another company for the observers (T13.4)', ussr({ K4: { hex: '0301', host: 'K6' } })],
    ['the place of a fixed unit as it is', ussr({ K6: { hex: '0301', facing: 'NE', concealed: true } })],
    [
      'trenches of the budget (T10.4)',
      ussr({}, [
        { hex: '0101', face: 'N' },
        { hex: '0101', face: 'NE' },
      ]),
    ],
  ])('%s', (_, placement) => {
    expect(checkPlacement(start, 'ussr', placement)).toEqual({ legal: true })
  })

  it.each<[string, string, Placement]>([
    ['unknownUnit', 'T2.6', ussr({ K9: { hex: '0101' } })],
    ['unknownUnit', 'T2.6', ussr({ constructor: { hex: '0101' } })],
    ['notYours', 'T2.6', ussr({ G1: { hex: '0101' } })],
    ['offTheMap', 'T2.6', ussr({ K1: { hex: '0109' } })],
    ['notOnMap', 'T2.6', ussr({ K3: { hex: '0101' } })],
    ['outsideZone', 'T2.6', ussr({ K1: { hex: '0303' } })],
    ['fixedUnit', 'T2.6', ussr({ K6: { hex: '0101' } })],
    [
      'stackFull',
      'T1.3',
      ussr({ K1: { hex: '0204' }, K2: { hex: '0204' }, K5: { hex: '0204' }, K7: { hex: '0204' } }),
    ],
    ['hasNoTravelState', 'T3.9', ussr({ K1: { hex: '0101', deployed: false } })],
    ['noCover', 'T9', ussr({ K1: { hex: '0101', concealed: true } })],
    ['notAnObserver', 'T13.4', ussr({ K1: { hex: '0101', host: 'K6' } })],
    ['noHost', 'T13.4', ussr({ K4: { hex: '0601', host: 'G1' } })],
    ['notAFrontCompany', 'T13.4', ussr({ K4: { hex: '0201', host: 'K2' } })],
    [
      'tooManyTrenches',
      'T2.6',
      ussr(
        {},
        [0, 1, 2].map((i) => ({ hex: `010${i + 1}`, face: 'N' as const })),
      ),
    ],
    ['trenchOutsideZone', 'T2.6', ussr({}, [{ hex: '0303', face: 'N' }])],
    [
      'trenchTwice',
      'T10.4',
      ussr({}, [
        { hex: '0101', face: 'N' },
        { hex: '0101', face: 'N' },
      ]),
    ],
  ])('not: %s (%s)', (fault, rule, placement) => {
    const state = fault === 'stackFull' ? startState(makeBattle(crowd), 'seed') : start
    expect(checkPlacement(state, 'ussr', placement)).toMatchObject({ legal: false, fault, rule })
  })

  const wet = {
    ...small.zones,
    ussr: { ...small.zones.ussr, units: ['0503', '0305', '0403', '0501'], works: ['0501'] },
  }
  const atWater = startState(makeBattle({ ...small, zones: wet }), 'seed')

  it.each<[string, string | null, Placement]>([
    ['T5.4 swamp', 'impassable', ussr({ K1: { hex: '0305' } })],
    ['T9.7 river', 'impassable', ussr({ K1: { hex: '0501' } })],
    ['T5.4 horses in a forest', 'impassable', ussr({ K5: { hex: '0403' } })],
    ['T5.4 foot in a forest', null, ussr({ K1: { hex: '0403', concealed: true } })],
    ['T5.5 one unit on a bridge', null, ussr({ K1: { hex: '0503' } })],
    ['T5.5 two units on a bridge', 'bridgeFull', ussr({ K1: { hex: '0503' }, K2: { hex: '0503' } })],
    ['T9.8 an ambush on a bridge', 'noCover', ussr({ K1: { hex: '0503', concealed: true } })],
    ['T10.4 a trench in the river', 'trenchInWater', ussr({}, [{ hex: '0501', face: 'N' }])],
  ])('%s', (_, fault, placement) => {
    const verdict = checkPlacement(atWater, 'ussr', placement)
    expect(verdict.legal ? null : verdict.fault).toBe(fault)
  })

  it('T9 an ambush on a hill or in a trench where the scenario allows it', () => {
    const zones = { ...small.zones, ussr: { ...small.zones.ussr, units: ['0303', '0101'] } }
    const here = ussr({ K1: { hex: '0303', concealed: true } })
    const dug = ussr({ K1: { hex: '0101', concealed: true } }, [{ hex: '0101', face: 'N' }])
    const strict = startState(makeBattle({ ...small, zones }), 'seed')
    const free = startState(makeBattle({ ...small, zones, ambushAlso: ['hill', 'trench'] }), 'seed')
    expect([here, dug].map((each) => checkPlacement(strict, 'ussr', each).legal)).toEqual([false, false])
    expect([here, dug].map((each) => checkPlacement(free, 'ussr', each).legal)).toEqual([true, true])
  })
})

const crowd = {
  ...small,
  units: [...small.units, { id: 'K7', type: 'su-smg-company', side: 'ussr' as const, hex: '0101' }],
}

describe('A placement taken', () => {
  it('moves the units, their observers with them, and adds the trenches', () => {
    const after = deploy(
      start,
      'ussr',
      ussr({ K1: { hex: '0205', facing: 'N' } }, [{ hex: '0205', face: 'NE' }]),
    )
    expect(after.units.K1).toMatchObject({ hex: '0205', facing: 'N', concealed: false })
    expect(after.units.K4).toMatchObject({ hex: '0205', host: 'K1' })
    expect(after.works.trenches).toContainEqual({ hex: '0205', face: 'NE' })
    expect(after.units.G1).toBe(start.units.G1)
    expect(start.units.K1?.hex).toBe('0101')
  })

  it('an illegal one is a bug of the caller', () => {
    expect(() => deploy(start, 'ussr', ussr({ K1: { hex: '0303' } }))).toThrow('outsideZone')
  })

  it('the default one is legal, changes no place and digs while the budget lasts', () => {
    const placement = defaultPlacement(start, 'ussr')
    expect(checkPlacement(start, 'ussr', placement)).toEqual({ legal: true })
    expect(placement.trenches).toEqual([
      { hex: '0101', face: 'SE' },
      { hex: '0201', face: 'NE' },
    ])
    expect(deploy(start, 'ussr', placement).units).toEqual(start.units)
    expect(defaultPlacement(start, 'axis').trenches).toEqual([])
  })

  it('T10.4 by default nobody digs on a bridge, though it lies in the zone of works', () => {
    const works = ['0101', '0201']
    const { battle: guarded } = board(
      ['.r.'],
      { s1: put(RIFLE, '0201') },
      {
        map: {
          roads: [['0101', '0201', '0301']],
          bridges: [{ hexes: ['0201'], strength: 2, demolitionTurns: 1 }],
        },
        zones: {
          ussr: { units: works, works, trenches: 1 },
          axis: { units: ['0301'], works: [], trenches: 0 },
        },
      },
    )
    const table = startState(guarded, 'seed')
    const placement = defaultPlacement(table, 'ussr')
    expect(placement.trenches).toEqual([])
    expect(checkPlacement(table, 'ussr', placement)).toEqual({ legal: true })
  })
})
