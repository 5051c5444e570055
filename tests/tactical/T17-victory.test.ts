/** T17: conditions of a result. */
import { describe, expect, test } from 'vitest'
import type { State, Unit, UnitId } from '../../src/engine/tactical/model'
import { causesOf, conditionHolds } from '../../src/engine/tactical/rules/victory'
import type { Condition, Victory } from '../../src/engine/tactical/scenario'
import { board, GERMAN, type Put, put, RIFLE, T34 } from './support/board'
import { deepFreeze } from './support/special'

const MAP = ['.....', '.....', '.....']
const BUNKER = 'gen-bunker-mg'
const LORRIES = 'gen-truck-column'
const text = { ru: '', en: '' }

const draw: Victory['otherwise'] = { winner: null, level: 'draw', text }
const battle = (
  units: Readonly<Record<UnitId, Put>>,
  victory: Partial<Victory> = {},
  more: Partial<State> = {},
): State => ({
  ...board(MAP, units, { turns: 5, victory: { outcomes: [], otherwise: draw, ...victory } }),
  ...more,
})

const S = (hex: string, more: Partial<Unit> = {}): Put => put(RIFLE, hex, more as never)
const G = (hex: string, more: Partial<Unit> = {}): Put => put(GERMAN, hex, more as never)

describe('T17 conditions', () => {
  const holds = (n?: number): Condition => ({
    holds: { side: 'ussr', hexes: ['0101', '0102'], ...(n ? { n } : {}) },
  })
  const present: Condition = { present: { side: 'ussr', hexes: ['0101', '0102'] } }
  const destroyed = (more: object): Condition => ({ destroyed: { side: 'axis', ...more } })
  const gone = { place: 'destroyed' as const, strength: 0 }
  type Row = readonly [
    title: string,
    condition: Condition,
    units: Readonly<Record<UnitId, Put>>,
    expected: boolean,
  ]
  const rows: readonly Row[] = [
    ['holds: alone in all hexes', holds(), { s1: S('0101'), s2: S('0102') }, true],
    ['holds: one of two is not all', holds(), { s1: S('0101') }, false],
    ['holds: one of two is enough for n = 1', holds(1), { s1: S('0101') }, true],
    ['holds: suppressed', holds(1), { s1: S('0101', { suppressedIn: 2 }) }, true],
    ['holds: a bunker', holds(1), { s1: put(BUNKER, '0101') }, true],
    ['holds: in ambush', holds(1), { s1: S('0101', { concealed: true }) }, true],
    ['holds: not a load', holds(1), { s1: S('0101', { place: 'carried', carrier: 's9' }) }, false],
    ['holds: but its lorries', holds(1), { s1: put(LORRIES, '0101') }, true],
    [
      'holds: not observers',
      holds(1),
      { s1: put('gen-observer-platoon', '0101', { place: 'attached', host: 's9' }) },
      false,
    ],
    ['holds: not aircraft', holds(1), { s1: put('su-attack-il2', '0101') }, false],
    ['holds: in contact the hex is nobody’s', holds(1), { s1: S('0101'), g1: G('0101') }, false],
    [
      'holds: not beside a suppressed enemy either',
      holds(1),
      { s1: S('0101'), g1: G('0101', { suppressedIn: 2 }) },
      false,
    ],
    ['holds: nor beside an enemy bunker', holds(1), { s1: S('0101'), g1: put(BUNKER, '0101') }, false],
    ['present: alone or not', present, { s1: S('0101'), g1: G('0101') }, true],
    ['present: nobody', present, { g1: G('0101') }, false],
    [
      'present: riding is not being there',
      present,
      { s1: S('0101', { place: 'carried', carrier: 's9' }) },
      false,
    ],
    ['empty: no ground unit of either side', { empty: ['0101', '0102'] }, { s1: S('0201') }, true],
    ['empty: not with an enemy', { empty: ['0101', '0102'] }, { g1: G('0102') }, false],
    ['empty: not with one’s own', { empty: ['0101'] }, { s1: S('0101') }, false],
    ['contested: both in contact', { contested: ['0101'] }, { s1: S('0101'), g1: G('0101') }, true],
    [
      'contested: not beside each other',
      { contested: ['0101', '0102'] },
      { s1: S('0101'), g1: G('0102') },
      false,
    ],
    [
      'beyond: past the column to the east',
      { beyond: { side: 'ussr', column: 3, towards: 'east', n: 1 } },
      { s1: S('0401') },
      true,
    ],
    [
      'beyond: not in the column',
      { beyond: { side: 'ussr', column: 3, towards: 'east', n: 1 } },
      { s1: S('0301') },
      false,
    ],
    [
      'beyond: to the west',
      { beyond: { side: 'axis', column: 3, towards: 'west', n: 2 } },
      { g1: G('0201'), g2: G('0101') },
      true,
    ],
    [
      'beyond: too few',
      { beyond: { side: 'axis', column: 3, towards: 'west', n: 2 } },
      { g1: G('0201') },
      false,
    ],
    [
      'beyond: riders count (T17.d)',
      { beyond: { side: 'ussr', column: 3, towards: 'east', n: 2 } },
      { s1: put(T34, '0401'), s2: S('0401', { place: 'carried', carrier: 's1' }) },
      true,
    ],
    [
      'exited: out of the map',
      { exited: { side: 'ussr', n: 1 } },
      { s1: S('0101', { place: 'exited', hex: null }) },
      true,
    ],
    [
      'exited: with what they carry',
      { exited: { side: 'ussr', n: 2 } },
      { s1: put(T34, null, { place: 'exited' }), s2: S('0101', { place: 'carried', carrier: 's1' }) },
      true,
    ],
    [
      'exited: the destroyed have not left',
      { exited: { side: 'ussr', n: 1 } },
      { s1: S('0101', gone) },
      false,
    ],
    [
      'destroyed: all foot',
      destroyed({ kind: 'foot' }),
      { g1: G('0101', gone), g2: put('de-pz3-company', '0102') },
      true,
    ],
    [
      'destroyed: not while one stands',
      destroyed({ kind: 'foot' }),
      { g1: G('0101', gone), g2: G('0102') },
      false,
    ],
    ['destroyed: n of them', destroyed({ kind: 'foot', n: 1 }), { g1: G('0101', gone), g2: G('0102') }, true],
    [
      'destroyed: those that were merged live on in others',
      destroyed({ kind: 'foot' }),
      { g1: G('0101', gone), g2: G('0102', { place: 'merged', strength: 0 }) },
      true,
    ],
    [
      'destroyed: where there were none (T17.e)',
      destroyed({ category: 'tankMedium' }),
      { g1: G('0101', gone) },
      false,
    ],
    [
      'destroyed: a category',
      destroyed({ category: 'tankMedium' }),
      { g1: put('de-pz3-company', '0101', gone), g2: G('0102') },
      true,
    ],
    [
      'destroyed: all units are ground units',
      destroyed({}),
      { g1: G('0101', gone), g2: put('de-dive-ju87', null) },
      true,
    ],
    [
      'destroyed: of the named side',
      destroyed({ kind: 'foot' }),
      { s1: S('0101', gone), g1: G('0102') },
      false,
    ],
    ['all: both', { all: [holds(1), { empty: ['0201'] }] }, { s1: S('0101') }, true],
    ['all: not one', { all: [holds(1), { empty: ['0101'] }] }, { s1: S('0101') }, false],
    ['any: one of two', { any: [holds(), { empty: ['0201'] }] }, { s1: S('0101') }, true],
    ['any: none', { any: [holds(), { empty: ['0101'] }] }, { s1: S('0101') }, false],
    ['not', { not: holds() }, { s1: S('0101') }, true],
  ]
  test.each(rows)('T17 %s', (_, condition, units, expected) => {
    expect(conditionHolds(deepFreeze(battle(units)), condition)).toBe(expected)
  })

  test.each([
    [1, true],
    [0, false],
  ])('T17 intact: a bridge of strength %i', (strength, expected) => {
    const state = battle({})
    expect(conditionHolds({ ...state, works: { ...state.works, bridges: [strength] } }, { intact: 0 })).toBe(
      expected,
    )
  })
  test.each([
    [5, 2, true],
    [5, 3, false],
  ])('T17 margin 3: %i to %i', (ussr, axis, expected) => {
    const state = battle({}, {}, { points: { ussr, axis } })
    expect(conditionHolds(state, { margin: { side: 'ussr', points: 3 } })).toBe(expected)
  })
  test('T17 controls: by T16.5, whoever stands there now', () => {
    const state = battle(
      { g1: G('0101') },
      {},
      { control: { '0101': 'ussr', '0102': 'ussr', '0103': 'axis' } },
    )
    const controls = (n: number): Condition => ({
      controls: { side: 'ussr', hexes: ['0101', '0102', '0103'], n },
    })
    expect([2, 3].map((n) => conditionHolds(state, controls(n)))).toEqual([true, false])
  })

  test('T17 the causes are the leaves that decide', () => {
    const state = battle({ s1: S('0101'), g1: G('0201') })
    const condition: Condition = {
      all: [{ any: [holds(1), { empty: ['0201'] }] }, { not: { holds: { side: 'axis', hexes: ['0301'] } } }],
    }
    expect(causesOf(state, condition)).toEqual([
      { why: 'holds', side: 'ussr', points: 0, detail: { hexes: '0101 0102', n: 1, needs: 1 } },
      { why: 'notHolds', side: 'axis', points: 0, detail: { hexes: '0301', n: 0, needs: 1 } },
    ])
  })
})
