/** T7.4, T13.7: recovery from suppression, and smoke that goes. */
import { describe, expect, test } from 'vitest'
import type { Unit } from '../../src/engine/tactical/model'
import { board, put, RIFLE } from './support/board'
import { playStages, STAGES, withUnits } from './support/special'

describe('T7.4 recovery', () => {
  const state = board(['...'], { s1: put(RIFLE, '0201') })
  const rows: readonly (readonly [title: string, turn: number, change: Partial<Unit>, recovers: boolean])[] =
    [
      ['vector 44: suppressed in turn 3, at the end of turn 3 not', 3, { suppressedIn: 3 }, false],
      ['vector 44: at the end of turn 4, after a turn without an order', 4, { suppressedIn: 3 }, true],
      ['vector 44: suppressed again in turn 4: not', 4, { suppressedIn: 4 }, false],
      ['vector 44: … but at the end of turn 5', 5, { suppressedIn: 4 }, true],
      ['a unit that is not suppressed has nothing to recover from', 4, {}, false],
      ['a load recovers as well', 4, { suppressedIn: 3, place: 'carried' }, true],
      ['artillery off the map recovers as well', 4, { suppressedIn: 3, place: 'offMap', hex: null }, true],
      ['the destroyed do not', 4, { suppressedIn: 3, place: 'destroyed' }, false],
      ['nor those that were merged', 4, { suppressedIn: 3, place: 'merged', hex: null }, false],
    ]
  test.each(rows)('%s', (_, turn, change, recovers) => {
    const played = playStages(withUnits({ ...state, turn }, { s1: change }), [STAGES.recovery])
    expect(played.of('recovered').map(({ unit, rule }) => [unit, rule])).toEqual(
      recovers ? [['s1', 'T7.4']] : [],
    )
    if (recovers) expect(played.unit('s1').suppressedIn).toBe(0)
  })
})

describe('T13.7 smoke stays through the next turn', () => {
  const state = board(['...'], {})
  const laid = (turn: number, smoke: (typeof state.works.smoke)[number][]) =>
    playStages({ ...state, turn, works: { ...state.works, smoke } }, [STAGES.smokeAgeing])
  const rows = [
    ['laid in turn 3, at the end of turn 3 it stays', 3, [{ hex: '0101', until: 4 }], [], ['0101']],
    ['… at the end of turn 4 it goes', 4, [{ hex: '0101', until: 4 }], ['0101'], []],
    [
      'each hex for itself',
      4,
      [
        { hex: '0201', until: 5 },
        { hex: '0101', until: 4 },
      ],
      ['0101'],
      ['0201'],
    ],
    [
      'of two in one hex the later counts',
      4,
      [
        { hex: '0101', until: 4 },
        { hex: '0101', until: 5 },
      ],
      [],
      ['0101', '0101'],
    ],
    [
      'two that end together go once',
      4,
      [
        { hex: '0101', until: 4 },
        { hex: '0101', until: 4 },
      ],
      ['0101'],
      [],
    ],
    [
      'in the order of the hexes',
      4,
      [
        { hex: '0301', until: 4 },
        { hex: '0101', until: 3 },
      ],
      ['0101', '0301'],
      [],
    ],
  ] as const
  test.each(rows)('%s', (_, turn, smoke, gone, left) => {
    const played = laid(turn, [...smoke])
    expect(played.of('smokeGone').map(({ hex }) => hex)).toEqual(gone)
    expect(played.state.works.smoke.map(({ hex }) => hex)).toEqual(left)
  })
})
