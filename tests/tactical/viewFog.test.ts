import { describe, expect, test } from 'vitest'
import type { State, Unit, UnitId } from '../../src/engine/tactical/model'
import { eventsFor, UNSEEN, viewFor } from '../../src/engine/tactical/view'
import { board, GERMAN, put, RIFLE } from './support/board'
import { fired, MORTAR } from './support/secrets'
import { withUnits } from './support/special'

describe('T8.5 variants of the fog', () => {
  const units = {
    s1: put(RIFLE, '0104'),
    g1: put(GERMAN, '0204'),
    g2: put(GERMAN, '0101'),
    g3: put(GERMAN, '0404', { concealed: true }),
    g4: put(MORTAR, null, { place: 'offMap' }),
  }
  const map = ['..f..', 'fffff', 'fffff', '.....']
  const known = (
    fogOfWar: 'ambush' | 'sight' | 'none',
    change: Readonly<Record<UnitId, Partial<Unit>>> = {},
  ) =>
    Object.keys(
      viewFor(withUnits(board(map, units, { variants: { fogOfWar } }), change), 'ussr').units,
    ).filter((id) => id.startsWith('g'))
  test.each([
    ['ambush', ['g1', 'g2', 'g4']],
    ['sight', ['g1']],
    ['none', ['g1', 'g2', 'g3', 'g4']],
  ] as const)('%s', (fog, ids) => {
    expect(known(fog)).toEqual(ids)
  })
  test('a carried unit sees nothing for its side', () => {
    expect(known('sight', { s1: { place: 'carried', carrier: 'g9' } })).toEqual([])
  })
  test('none: mines lie open, ammo and tasks do not', () => {
    const open = board(
      map,
      { ...units, g1: put(GERMAN, '0204', { ammo: 2 }) },
      { variants: { fogOfWar: 'none' } },
    )
    const mines = [{ hex: '0201', kind: 'antiTank', owner: 'axis', found: false }] as const
    const view = viewFor({ ...open, works: { ...open.works, mines } }, 'ussr')
    expect([view.works.mines.length, view.units.g1?.ammo]).toEqual([1, 12])
  })

  const seenAt = (hex: string): State => {
    const state = board(map, units, { variants: { fogOfWar: 'sight' } })
    const unit = { ...(state.units.g2 as Unit), hex, strength: 2 }
    return { ...state, seen: { ussr: { g2: { unit, turn: 1 } }, axis: {} } }
  }
  test('sight: an enemy out of sight shows as last seen', () => {
    const view = viewFor(seenAt('0201'), 'ussr')
    expect(view.lastSeen).toMatchObject({ g2: { turn: 1, unit: { hex: '0201', strength: 2 } } })
    expect(view.units.g2).toBeUndefined()
  })
  test('… not where one sees that he is gone', () => {
    expect(viewFor(seenAt('0204'), 'ussr').lastSeen).toEqual({})
  })
  test('… nor while he is in sight', () => {
    const state = withUnits(seenAt('0201'), { g2: { hex: '0204' } })
    expect(viewFor(state, 'ussr').lastSeen).toEqual({})
    expect(viewFor(state, 'ussr').units.g2?.hex).toBe('0204')
  })
  test('sight: who holds a hex out of sight is not known, but of objectives', () => {
    const state = board(map, units, {
      variants: { fogOfWar: 'sight' },
      objectives: [{ hex: '0501', label: { ru: '', en: '' } }],
    })
    const control = { '0101': 'axis', '0204': 'ussr', '0501': 'axis' } as const
    expect(viewFor({ ...state, control }, 'ussr').control).toEqual({ '0204': 'ussr', '0501': 'axis' })
  })
  test('sight: a unit that comes in sight is told with where it is, not where it came from', () => {
    const state = board(map, units, { variants: { fogOfWar: 'sight' } })
    const step = {
      kind: 'moved',
      rule: 'T5.1',
      unit: 'g2',
      from: '0101',
      to: '0304',
      facing: 'S',
      cameBy: 'N',
      by: 'march',
    } as const
    const seen = { ...step, to: '0204' } as const
    expect(eventsFor(state, [seen], 'ussr')).toEqual([{ ...seen, from: null, cameBy: null }])
    expect(eventsFor(state, [seen], 'axis')).toEqual([seen])
    expect(eventsFor(state, [{ ...step, to: '0201' }], 'ussr')).toEqual([])
  })
  test('sight: the end of a unit out of sight is not told, though it was seen before', () => {
    const end = { kind: 'destroyed', rule: 'T4.5', unit: 'g2', hex: '0101', why: 'losses' } as const
    expect(eventsFor(seenAt('0201'), [end], 'ussr')).toEqual([])
  })
  test('sight: the guns out of sight that hit a unit have no name', () => {
    const state = board(map, units, { variants: { fogOfWar: 'sight' } })
    const shot = fired({ unit: 'g2', target: 's1', from: '0101', hex: '0104', picked: [] })
    expect(eventsFor(state, [shot], 'ussr')).toMatchObject([
      { unit: UNSEEN, from: null, target: 's1', roll: { losses: 1 } },
    ])
    expect(eventsFor(state, [shot], 'axis')).toEqual([shot])
  })
})
