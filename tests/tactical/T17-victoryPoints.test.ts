/** T16.5, T17: control and points. */
import { describe, expect, test } from 'vitest'
import { apply } from '../../src/engine/tactical/apply'
import type { State, Unit, UnitId } from '../../src/engine/tactical/model'
import { lossPoints, lossPointsOf } from '../../src/engine/tactical/rules/victoryPoints'
import type { Victory } from '../../src/engine/tactical/scenario'
import { board, GERMAN, type Put, put, RIFLE, T34 } from './support/board'
import { playStages, STAGES } from './support/special'

const MAP = ['.....', '.....', '.....']
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
const judge = (state: State) => playStages(state, [STAGES.victory])

const S = (hex: string, more: Partial<Unit> = {}): Put => put(RIFLE, hex, more as never)
const G = (hex: string, more: Partial<Unit> = {}): Put => put(GERMAN, hex, more as never)

describe('T16.5 control', () => {
  const rows = [
    ['taken by a unit alone', { s1: S('0101') }, {}, [['0101', 'ussr']]],
    ['kept without an event', { s1: S('0101') }, { '0101': 'ussr' }, []],
    ['changes hands', { s1: S('0101') }, { '0101': 'axis' }, [['0101', 'ussr']]],
    ['of a hex that was left it stays', {}, { '0101': 'axis' }, []],
    ['in contact nothing changes', { s1: S('0101'), g1: G('0101') }, { '0101': 'axis' }, []],
    ['a suppressed unit takes the hex', { g1: G('0101', { suppressedIn: 2 }) }, {}, [['0101', 'axis']]],
    ['a load does not', { s1: S('0101', { place: 'carried', carrier: 's9' }) }, {}, []],
    ['the destroyed do not', { s1: S('0101', { place: 'destroyed' }) }, { '0101': 'axis' }, []],
    ['a unit in ambush takes nothing (T16.5.a)', { s1: S('0101', { concealed: true }) }, {}, []],
    ['… and keeps what it had', { s1: S('0101', { concealed: true }) }, { '0101': 'ussr' }, []],
    [
      '… with one in the open beside it the hex is taken',
      { s1: S('0101', { concealed: true }), s2: S('0101') },
      {},
      [['0101', 'ussr']],
    ],
    [
      'in the order of the hexes',
      { s1: S('0201'), s2: S('0102') },
      {},
      [
        ['0102', 'ussr'],
        ['0201', 'ussr'],
      ],
    ],
  ] as const
  test.each(rows)('T16.5 %s', (_, units, control, changes) => {
    const played = judge(
      battle(
        { ...units, s8: S('0503'), g8: G('0501') },
        {},
        { control: { ...control, '0503': 'ussr', '0501': 'axis' } as never },
      ),
    )
    expect(played.of('controlled').map(({ hex, side }) => [hex, side])).toEqual(changes)
  })
})

describe('T17 points', () => {
  const objectives = [
    { hex: '0101', perTurn: 2, atEnd: 5 },
    { hex: '0201', atEnd: 4, side: 'axis' as const },
  ]
  const victory = { points: { objectives, lossPercent: 50 } }
  const scores = (state: State) =>
    judge(state)
      .of('scored')
      .map(({ side, points, why }) => `${side} ${points} ${why}`)
  const others = { s8: S('0503'), g8: G('0501') }
  const rows = [
    ['each turn for an objective held', { s1: S('0101') }, 2, ['ussr 2 objective']],
    ['not in contact', { s1: S('0101'), g1: G('0101') }, 2, []],
    ['not from ambush (T16.5.a)', { s1: S('0101', { concealed: true }) }, 2, []],
    ['at the end that and the end’s', { s1: S('0101') }, 5, ['ussr 2 objective', 'ussr 5 atEnd']],
    ['at the end from ambush too', { s1: S('0101', { concealed: true }) }, 5, ['ussr 5 atEnd']],
    ['an objective that counts for the other side only', { s1: S('0201') }, 5, []],
    ['… for that side it counts', { g1: G('0201') }, 5, ['axis 4 atEnd']],
    [
      'half the losses at the end: 12 of 25 gives 6',
      { s1: S('0301', { lost: 2, strength: 2 }) },
      5,
      ['axis 6 losses'],
    ],
    ['before the end losses give nothing (T17.b)', { s1: S('0301', { lost: 2, strength: 2 }) }, 4, []],
  ] as const
  test.each(rows)('T17 %s', (_, units, turn, expected) => {
    expect(scores(battle({ ...others, ...units }, victory, { turn }))).toEqual(expected)
  })
  test('T17.f a point for each destroyed unit of the named categories, at the end alone', () => {
    const toll = {
      points: { ...victory.points, units: [{ categories: ['tankMedium', 'flak'] as const, points: 2 }] },
    }
    const gone = { place: 'destroyed', strength: 0 } as const
    const units = {
      ...others,
      s1: put(T34, '0301', gone),
      s2: put(T34, '0302', gone),
      s3: put(T34, '0303'),
      s4: put('su-t60-company', '0303', gone),
      g1: put('de-flak88-battery', '0401', gone),
    }
    expect(scores(battle(units, toll, { turn: 5 }))).toEqual([
      'axis 4 unitsDestroyed',
      'ussr 2 unitsDestroyed',
    ])
    expect(scores(battle(units, toll, { turn: 4 }))).toEqual([])
  })

  test('T17 they are added to what the side has', () => {
    const played = judge(
      battle({ ...others, s1: S('0101') }, victory, { turn: 2, points: { ussr: 3, axis: 1 } }),
    )
    expect(played.state.points).toEqual({ ussr: 5, axis: 1 })
  })

  const tolls = [
    ['one figure of a rifle company: 25 × 1 ÷ 4', RIFLE, 1, 6],
    ['two: 12', RIFLE, 2, 12],
    ['all four', RIFLE, 4, 25],
    ['one hit of two of a T-34 company', T34, 1, 35],
    ['nothing', RIFLE, 0, 0],
  ] as const
  test.each(tolls)('T17.b losses: %s', (_, type, lost, points) => {
    const state = battle({ s1: put(type, '0101', { lost }) })
    expect(lossPointsOf(state, state.units.s1 as Unit)).toBe(points)
  })
  test('T17.b losses are those that fell: by fire, by surrender, with the host; not the regrouped', () => {
    let state = battle({
      s1: S('0101', { strength: 3 }),
      s2: S('0101', { strength: 2 }),
      s3: S('0102', { strength: 2 }),
    })
    const events = [
      { kind: 'lost', rule: 'T4.5', unit: 's1', points: 1, left: 2, hex: '0101' },
      { kind: 'regrouped', rule: 'T3.14', host: 's1', donors: ['s2'], strength: 4, ammo: 5, surplus: null },
      { kind: 'destroyed', rule: 'T6.11', unit: 's3', hex: '0102', why: 'surrender' },
    ] as const
    for (const event of events) state = apply(state, event)
    expect(['s1', 's2', 's3'].map((id) => state.units[id]?.lost ?? 0)).toEqual([1, 0, 2])
    expect([lossPoints(state, 'ussr'), lossPoints(state, 'axis')]).toEqual([6 + 12, 0])
  })
})
