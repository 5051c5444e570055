/** T17, R17: the result, and that there always is one. */
import { describe, expect, test } from 'vitest'
import type { Side, State, Unit, UnitId } from '../../src/engine/tactical/model'
import type { Condition, Outcome, Victory } from '../../src/engine/tactical/scenario'
import { board, GERMAN, type Put, play, put, RIFLE } from './support/board'
import { playStages, STAGES, withUnits } from './support/special'

const MAP = ['.....', '.....', '.....']
const text = { ru: '', en: '' }

const draw: Victory['otherwise'] = { winner: null, level: 'draw', text }
const outcome = (winner: Side | null, when: Outcome['when'], condition: Condition): Outcome => ({
  winner,
  level: 'victory',
  when,
  if: condition,
  text,
})
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

describe('T17 the result', () => {
  const both = { s1: S('0101'), g1: G('0301') }
  const ussrHolds: Condition = { holds: { side: 'ussr', hexes: ['0101'] } }
  const axisHolds: Condition = { holds: { side: 'axis', hexes: ['0301'] } }
  const gone = { place: 'destroyed' as const, strength: 0 }
  type Row = readonly [
    title: string,
    turn: number,
    outcomes: readonly Outcome[],
    units: Readonly<Record<UnitId, Put>>,
    result: string,
  ]
  const rows: readonly Row[] = [
    ['nothing holds, no last turn: the turn ends', 2, [], both, 'turn 3'],
    ['the last turn: otherwise', 5, [], both, 'null draw otherwise'],
    ['at the end, in the last turn only', 4, [outcome('ussr', 'end', ussrHolds)], both, 'turn 5'],
    ['… then it holds', 5, [outcome('ussr', 'end', ussrHolds)], both, 'ussr victory outcome 0'],
    ['each turn', 2, [outcome('axis', 'eachTurn', axisHolds)], both, 'axis victory outcome 0'],
    ['each turn, not yet', 2, [outcome('axis', 'eachTurn', { not: axisHolds })], both, 'turn 3'],
    [
      'sudden comes first of all',
      2,
      [outcome('axis', 'eachTurn', axisHolds), outcome('ussr', 'sudden', ussrHolds)],
      both,
      'ussr victory outcome 1',
    ],
    [
      'of one moment the first in the list',
      5,
      [outcome('axis', 'end', axisHolds), outcome('ussr', 'end', ussrHolds)],
      both,
      'axis victory outcome 0',
    ],
    [
      'a side without units ends the battle: the end’s conditions',
      2,
      [outcome('ussr', 'end', ussrHolds)],
      { s1: S('0101'), g1: G('0301', gone) },
      'ussr victory outcome 0',
    ],
    ['… or what is left', 2, [], { s1: S('0101'), g1: G('0301', gone) }, 'null draw otherwise'],
    [
      'both gone: likewise',
      2,
      [outcome('ussr', 'end', ussrHolds)],
      { s1: S('0101', gone), g1: G('0301', gone) },
      'null draw otherwise',
    ],
    ['no units at all', 2, [], {}, 'null draw otherwise'],
    [
      'a reserve to come is not nobody',
      2,
      [],
      { s1: S('0101'), g1: put(GERMAN, null, { place: 'reserve' }) },
      'turn 3',
    ],
    [
      'riders are not nobody',
      2,
      [],
      { s1: S('0101'), g1: G('0301', { place: 'carried', carrier: 'g9' }) },
      'turn 3',
    ],
    [
      'guns off the map do not hold the field',
      2,
      [],
      { s1: S('0101'), g1: put('de-lefh18-battery', null, { place: 'offMap' }) },
      'null draw otherwise',
    ],
    [
      'nor do those that left it',
      2,
      [],
      { s1: S('0101'), g1: put(GERMAN, null, { place: 'exited' }) },
      'null draw otherwise',
    ],
    [
      'nor aircraft to come',
      2,
      [],
      { s1: S('0101'), g1: put('de-dive-ju87', null, { place: 'reserve' }) },
      'null draw otherwise',
    ],
    [
      'nor observers',
      2,
      [],
      { s1: S('0101'), g1: put('gen-observer-platoon', '0301', { place: 'attached', host: 'g9' }) },
      'null draw otherwise',
    ],
    [
      'a side of suppressed units plays on',
      2,
      [],
      { s1: S('0101'), g1: G('0301', { suppressedIn: 2 }) },
      'turn 3',
    ],
  ]
  test.each(rows)('T17 %s', (_, turn, outcomes, units, result) => {
    const { state } = judge(battle(units, { outcomes }, { turn }))
    const first = state.result?.causes[0]
    const got = state.result
      ? `${state.result.winner} ${state.result.level} ${first?.why}${first?.why === 'outcome' ? ` ${first.detail.outcome}` : ''}`
      : `turn ${state.turn}`
    expect(got).toBe(result)
    expect(state.phase).toBe(state.result ? 'over' : 'orders')
  })

  test('T17 the result names each cause and its points', () => {
    const points = { objectives: [{ hex: '0101', atEnd: 5 }], lossPercent: 100 }
    const outcomes = [outcome('ussr', 'end', { margin: { side: 'ussr', points: 3 } })]
    const state = battle(
      { s1: S('0101', { lost: 0 }), g1: G('0301', { lost: 1 }) },
      { outcomes, points },
      { turn: 5 },
    )
    expect(judge(state).state.result).toEqual({
      winner: 'ussr',
      level: 'victory',
      turn: 5,
      causes: [
        { why: 'outcome', side: 'ussr', points: 0, detail: { outcome: 0, when: 'end' } },
        { why: 'margin', side: 'ussr', points: 12, detail: { n: 12, needs: 3 } },
        { why: 'lastTurn', side: null, points: 0, detail: { turn: 5 } },
        { why: 'atEnd', side: 'ussr', points: 5, detail: { hex: '0101' } },
        { why: 'losses', side: 'ussr', points: 7, detail: { percent: 100 } },
        { why: 'points', side: 'ussr', points: 12, detail: {} },
        { why: 'points', side: 'axis', points: 0, detail: {} },
      ],
    })
  })
  test('T17.a a battle that ends before its last turn says who has nobody left', () => {
    const { state } = judge(battle({ s1: S('0101'), g1: G('0301', gone) }, {}))
    expect(state.result?.causes).toContainEqual({ why: 'noUnits', side: 'axis', points: 0, detail: {} })
  })
  test('T17 judged after recovery, on the state of the turn’s end', () => {
    const state = withUnits(battle({ s1: S('0101'), g1: G('0301') }), { s1: { suppressedIn: 1 } })
    const { kinds } = playStages(state, Object.values(STAGES))
    expect(kinds).toEqual(['recovered', 'controlled', 'controlled', 'turnEnded'])
  })
})

describe('R17 the game always ends', () => {
  test('R17 T17 without a single order, at the turn limit', () => {
    let state = battle({ s1: S('0101'), g1: G('0503') })
    let turns = 0
    for (; state.phase !== 'over' && turns < 99; turns++) state = play(state, {}).state
    expect([turns, state.result?.level]).toEqual([4, 'draw'])
  })
})
