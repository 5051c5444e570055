/** T10.7 bunkers: embrasures, sealing, strength, demolition. Vector 26. */
import { describe, expect, test } from 'vitest'
import type { State, UnitId } from '../../src/engine/tactical/model'
import type { Order } from '../../src/engine/tactical/orders'
import { targetsFor } from '../../src/engine/tactical/preview'
import { defenceTerms } from '../../src/engine/tactical/rules/defence'
import { startState } from '../../src/engine/tactical/setup'
import { viewFor } from '../../src/engine/tactical/view'
import type { Face } from '../../src/kernel/hex'
import { total } from '../../src/kernel/modifier'
import { assault, board, fireAt, GERMAN, type Put, play, put, RIFLE, T34 } from './support/board'
import { shot, shotFault, unitOf, verdict, withType, withUnit } from './support/cases'

const MAP = Array.from({ length: 9 }, () => '.......')
const BUNKER = 'gen-bunker-mg'
const GUN76 = 'su-field-gun-76-battery'
const HOWITZER = 'su-howitzer-122-battery'
const ENGINEERS = 'su-engineer-company'
const on = (units: Readonly<Record<UnitId, Put>>, rows = MAP): State => board(rows, units)
/** A German bunker at 0404 that looks south, the gun three hexes before it. */
const facing = (gun: string, more: Partial<Put> = {}): State =>
  on({ s1: put(gun, '0407'), g1: put(BUNKER, '0404', { facing: 'S', ...more }) })
const misses = (count: number): number[] => Array<number>(count).fill(6)

describe('T10.7 sealing by direct fire of 37 mm or more', () => {
  test('vector 26: 76 mm direct, 3 hits, 2D6 = (1,1),(2,5),(3,4): the sector is sealed', () => {
    const state = facing(GUN76)
    const dice = [1, 1, 1, ...misses(5), 1, 1, 2, 5, 3, 4]
    const played = play(state, { s1: fireAt('g1') }, dice)
    expect(played.of('sealing')).toMatchObject([
      { unit: 's1', target: 'g1', rolls: [1, 1, 2, 5, 3, 4], face: 'S' },
    ])
    expect(played.unit('g1')).toMatchObject({ strength: 2, sealed: ['S'], ignored: 0 })
    expect(shotFault(played.state, 'g1', 's1', { order: 'normal' })).toBe('embrasureSealed T10.7')
  })
  test('no double: it fires on; smaller guns take no strength however many hit', () => {
    const played = play(facing(GUN76), { s1: fireAt('g1') }, [
      ...Array<number>(8).fill(1),
      ...Array.from({ length: 8 }, () => [1, 2]).flat(),
    ])
    expect(played.of('sealing')).toMatchObject([{ face: null }])
    expect(played.of('lost')).toEqual([])
    expect(played.unit('g1').sealed).toBeUndefined()
    expect(played.unit('s1').ammo).toBe((facing(GUN76).units.s1?.ammo ?? 0) - 1)
  })
  test('no hit: nothing is thrown', () => {
    expect(play(facing(GUN76), { s1: fireAt('g1') }, misses(8)).of('sealing')).toEqual([])
  })
  test('dice against infantry, no defence before the throw', () => {
    const sum = shot(facing('su-at-gun-45-battery'), 's1', 'g1')
    expect([sum.dice, sum.defence, sum.laying]).toEqual([4, 0, 'direct'])
  })
  const rows: readonly (readonly [string, string, string])[] = [
    ['37 mm seals', 'su-aa-37-battery', 'legal'],
    ['45 mm seals', 'su-at-gun-45-battery', 'legal'],
    ['tank guns seal', T34, 'legal'],
    ['20 mm does not', 'su-t60-company', 'noIntensity T4.1'],
    ['riflemen do not', RIFLE, 'noIntensity T4.1'],
    ['machine guns do not', 'su-maxim-company', 'noIntensity T4.1'],
    ['mortars of 82 mm do not', 'su-mortar-82-company', 'noIntensity T4.1'],
    ['105 mm or more does both', HOWITZER, 'legal'],
  ]
  test.each(rows)('%s', (_title, gun, expected) => {
    expect(shotFault(facing(gun), 's1', 'g1')).toBe(expected)
  })
  test('T10.7.a a gun that no open embrasure covers has nothing to seal', () => {
    expect(shotFault(facing(GUN76, { facing: 'N' }), 's1', 'g1')).toBe('noEmbrasure T10.7')
    expect(shotFault(facing(GUN76, { sealed: ['S'] }), 's1', 'g1')).toBe('noEmbrasure T10.7')
  })
  test('a gun of 36 mm seals nothing, whatever dice it has', () => {
    const state = withType(facing('su-aa-37-battery'), 'su-aa-37-battery', { calibreMm: 36 })
    expect(shotFault(state, 's1', 'g1')).toBe('noIntensity T10.7')
  })
  test('T10.7.c the assault gun of 150 mm takes strength as artillery does', () => {
    const state = on({ g1: put('de-sig33b-battery', '0407'), s1: put(BUNKER, '0404', { facing: 'S' }) })
    expect(shot(state, 'g1', 's1').defence).toBe(2)
  })
  test('smaller guns never lay indirectly at it', () => {
    expect(shotFault(facing(GUN76), 's1', 'g1', { laying: 'indirect' })).toBe('legal')
    expect(shot(facing(GUN76), 's1', 'g1', { laying: 'indirect' }).laying).toBe('direct')
  })
  test('direct fire of 105 mm or more seals and takes strength: defence 2', () => {
    const played = play(facing(HOWITZER), { s1: fireAt('g1') }, [1, 1, 1, ...misses(7), 4, 4, 1, 2, 1, 2])
    expect(played.of('fired')).toMatchObject([{ roll: { hits: 3, stopped: 2, losses: 1 } }])
    expect(played.of('sealing')).toMatchObject([{ face: 'S' }])
    expect(played.unit('g1')).toMatchObject({ strength: 1, sealed: ['S'] })
    expect(played.of('tested')).toEqual([])
  })
  test('indirect fire of 105 mm or more takes strength and seals nothing', () => {
    const wall = MAP.map((row, i) => (i === 5 ? 'fffffff' : row))
    const state = on({ s1: put(HOWITZER, '0408'), g1: put(BUNKER, '0404', { facing: 'S' }) }, wall)
    const indirect: Order = { kind: 'defence', policy: { mode: 'fire', target: { unit: 'g1' } } }
    // Ten dice, two less from a closed position.
    const played = play(state, { s1: indirect }, Array<number>(8).fill(1))
    expect(played.of('sealing')).toEqual([])
    expect(played.unit('g1').place).toBe('destroyed')
  })
  test('an order adds nothing to its base defence; from the air it is 1', () => {
    const state = withUnit(facing(HOWITZER), 'g1', { order: 'defence' })
    const of = (aspect: 'front' | 'side' | 'air') =>
      total(defenceTerms(state, unitOf(state, 'g1'), { aspect, direct: aspect !== 'air' }))
    expect([of('front'), of('side'), of('air')]).toEqual([2, 2, 1])
  })
})

describe('T10.7, T4.12 embrasures', () => {
  const two = (faces: readonly Face[], sealed: readonly Face[] = []): State =>
    on({
      s1: put(RIFLE, '0406'),
      s2: put(RIFLE, '0402'),
      s3: put(RIFLE, '0604'),
      g1: put(BUNKER, '0404', { facing: 'S', embrasures: faces, sealed }),
    })
  const fires = (state: State): readonly string[] =>
    (['s1', 's2', 's3'] as const).map((id) => shotFault(state, 'g1', id).split(' ')[0] as string)
  const rows: readonly (readonly [string, readonly Face[], readonly Face[], readonly string[]])[] = [
    ['one embrasure, one sector of 60°', ['S'], [], ['legal', 'outOfSector', 'outOfSector']],
    ['two', ['N', 'S'], [], ['legal', 'legal', 'outOfSector']],
    ['one of two sealed', ['N', 'S'], ['S'], ['embrasureSealed', 'legal', 'outOfSector']],
    ['all sealed', ['N', 'S'], ['N', 'S'], ['embrasureSealed', 'embrasureSealed', 'outOfSector']],
  ]
  test.each(rows)('%s', (_title, faces, sealed, expected) => {
    expect(fires(two(faces, sealed))).toEqual(expected)
  })
  test('the battle names them; without names there is one, where the bunker faces', () => {
    const state = board(MAP, { g1: put(BUNKER, '0404') })
    const battle = {
      ...state.battle,
      scenario: {
        ...state.battle.scenario,
        units: state.battle.scenario.units.map((unit) => ({ ...unit, embrasures: ['N', 'SE'] as const })),
      },
    }
    expect(startState(battle, 'seed').units.g1?.embrasures).toEqual(['N', 'SE'])
  })
  test('a sealed embrasure is seen by both', () => {
    const state = two(['N', 'S'], ['S'])
    expect(viewFor(state, 'ussr').units.g1?.sealed).toEqual(['S'])
    expect(
      targetsFor(viewFor(state, 'axis'), 'g1', 'defence').filter(({ verdict: v }) => v.legal),
    ).toMatchObject([{ unit: 's2' }])
  })
})

describe('T10.7 blown up by engineers', () => {
  const blow: Order = { kind: 'blowBunker', bunker: 'g1' }
  test('in one turn, from a neighbouring hex', () => {
    const state = on({ s1: put(ENGINEERS, '0405'), g1: put(BUNKER, '0404') })
    const played = play(state, { s1: blow }, [])
    expect(played.of('bunkerBlown')).toMatchObject([{ unit: 's1', bunker: 'g1' }])
    expect(played.of('destroyed')).toMatchObject([{ unit: 'g1', why: 'blown', rule: 'T10.7' }])
  })
  test('or in its hex, entered by Assault without close combat (T6.11)', () => {
    const state = on({ s1: put(ENGINEERS, '0405'), g1: put(BUNKER, '0404'), g2: put(GERMAN, '0101') })
    const entered = play(state, { s1: assault('0404') }, [])
    expect([entered.unit('s1').hex, entered.of('round')]).toEqual(['0404', []])
    const played = play(entered.state, { s1: blow }, [])
    expect(played.unit('g1').place).toBe('destroyed')
  })
  const rows: readonly (readonly [string, Readonly<Record<UnitId, Put>>, string])[] = [
    ['two hexes off', { s1: put(ENGINEERS, '0406') }, 'nothingToWorkAt T10.7'],
    ['by riflemen', { s1: put(RIFLE, '0405') }, 'cannotWork T10.7'],
    ['by a storm group', { s1: put('su-storm-group', '0405') }, 'legal'],
    [
      'an enemy able to fight beside it',
      { s1: put(ENGINEERS, '0405'), g2: put(GERMAN, '0404') },
      'nothingToWorkAt T10.7',
    ],
    [
      'a suppressed enemy beside it',
      { s1: put(ENGINEERS, '0405'), g2: put(GERMAN, '0404', { suppressedIn: 1 }) },
      'legal',
    ],
    [
      'T10.7.b a hidden one does not show',
      { s1: put(ENGINEERS, '0405'), g2: put(GERMAN, '0404', { concealed: true }) },
      'legal',
    ],
  ]
  test.each(rows)('%s', (_title, units, expected) => {
    expect(verdict(on({ ...units, g1: put(BUNKER, '0404') }), 's1', blow)).toBe(expected)
  })
  test('T10.7.b a hidden guard keeps them off and is found by it', () => {
    const state = on({
      s1: put(ENGINEERS, '0405'),
      g1: put(BUNKER, '0404'),
      g2: put(GERMAN, '0404', { concealed: true }),
    })
    const played = play(state, { s1: blow }, [])
    expect(played.of('revealed')).toMatchObject([{ unit: 'g2', why: 'detected' }])
    expect(played.of('lapsed')).toMatchObject([{ unit: 's1', fault: 'bunkerGuarded' }])
    expect(played.unit('g1').place).toBe('map')
  })
})
