import { describe, expect, test } from 'vitest'
import { apply } from '../../src/engine/tactical/apply'
import type { Side, State, UnitId } from '../../src/engine/tactical/model'
import { viewFor, viewForBoth } from '../../src/engine/tactical/view'
import { board, GERMAN, type Put, put, RIFLE } from './support/board'
import { GUN, HIDDEN, mentions, OBSERVER } from './support/secrets'
import { deepFreeze, withUnits } from './support/special'

const WOODS = ['lllll', 'lllll', 'lllll', '.....']

const table = (units: Readonly<Record<UnitId, Put>>, more: Parameters<typeof board>[2] = {}): State =>
  deepFreeze(board(WOODS, units, more))

describe('T8.7 the view of the enemy', () => {
  const state = table({
    s1: put(RIFLE, '0101', {
      ammo: 3,
      order: 'digIn',
      leftTrench: true,
      task: { kind: 'digIn', done: 2, face: 'N', hex: '0101' },
      climb: { to: '0102', work: 9 },
    }),
    [HIDDEN]: put(GUN, '0303', { concealed: true }),
    s3: put(OBSERVER, '0303', { place: 'attached', host: HIDDEN }),
    s4: put(OBSERVER, '0101', { place: 'attached', host: 's1', serves: HIDDEN }),
    s5: put('gen-truck-column', '0505', { concealed: true }),
    s6: put(RIFLE, '0505', { place: 'carried', carrier: 's5' }),
    s7: put(OBSERVER, '0505', { place: 'attached', host: 's6' }),
    g1: put(GERMAN, '0504', { ammo: 3 }),
  })
  const axis = viewFor(state, 'axis')

  test('has no unit in ambush, none of its loads and observers', () => {
    expect(Object.keys(axis.units)).toEqual(['g1', 's1', 's4'])
  })
  test('names it nowhere, the file of the battle included', () => {
    expect(mentions(axis, HIDDEN)).toBe(false)
  })
  test('shows ammo full, no task, no climbing debt, no order of the sheet', () => {
    expect(axis.units.s1).toMatchObject({
      ammo: 10,
      task: null,
      climb: null,
      order: null,
      leftTrench: false,
      strength: 4,
    })
  })
  test('shows an order once the sheets are open (a question in mid-turn)', () => {
    expect(viewFor({ ...state, phase: 'movement' }, 'axis').units.s1?.order).toBe('digIn')
  })
  test('while orders are written what held for the last turn is over', () => {
    const late = withUnits(state, { g1: { ignored: 2, fired: true, halted: true, order: 'march' } })
    expect(viewFor(late, 'axis').units.g1).toMatchObject({
      ignored: 0,
      fired: false,
      halted: false,
      order: null,
      ammo: 3,
    })
  })
  test('the owner sees all of his own', () => {
    const own = viewFor(state, 'ussr')
    expect(own.units[HIDDEN]).toMatchObject({ concealed: true, hex: '0303' })
    expect(own.units.s1).toMatchObject({ ammo: 3, task: { done: 2 } })
    expect(own.units.g1?.ammo).toBe(12)
  })
  test('a unit lost in ambush is not told of even then', () => {
    const lost = apply(state, { kind: 'destroyed', rule: 'T4.5', unit: HIDDEN, hex: '0303', why: 'losses' })
    expect(mentions(viewFor(lost, 'axis'), HIDDEN)).toBe(false)
    const platoon = apply(lost, { kind: 'destroyed', rule: 'T13.10', unit: 's3', hex: '0303', why: 'host' })
    expect(viewFor(platoon, 'axis').units.s3).toBeUndefined()
  })
  test('T10.3 a minefield that was not found is its owner’s secret', () => {
    const mine = { hex: '0202', kind: 'antiTank', owner: 'ussr', found: false } as const
    const mined = {
      ...state,
      works: { ...state.works, mines: [mine, { ...mine, hex: '0203', found: true }] },
    }
    const hexes = (side: Side) => viewFor(mined, side).works.mines.map(({ hex }) => hex)
    expect([hexes('axis'), hexes('ussr')]).toEqual([['0203'], ['0202', '0203']])
    expect(viewForBoth(mined).works.mines.map(({ hex }) => hex)).toEqual(['0203'])
  })
  test('to both: what lies open, without anybody’s sheet', () => {
    const both = viewForBoth(state)
    expect(Object.keys(both.units)).toEqual(['g1', 's1', 's4'])
    expect([both.units.g1?.ammo, both.units.s1?.ammo, both.units.s1?.task]).toEqual([12, 10, null])
    expect(mentions(both, HIDDEN)).toBe(false)
  })
  test('T2.6 the defender sets up without seeing the attacker’s places; the attacker sees the defender’s', () => {
    const before: State = { ...state, phase: 'deployment' }
    expect(Object.keys(viewFor(before, 'ussr').units)).not.toContain('g1')
    expect(Object.keys(viewFor(before, 'axis').units)).toContain('s1')
  })
  test('the battle of a view is one object for the whole game', () => {
    expect(viewFor(state, 'axis').battle).toBe(viewFor({ ...state, turn: 3 }, 'axis').battle)
  })
})
