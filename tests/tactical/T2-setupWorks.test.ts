/** T2.6 wire, obstacles and mines out of a budget; T10.3 the enemy does not see where mines lie. */
import { describe, expect, test } from 'vitest'
import { randomGame } from '../../src/ai/game'
import type { Placement } from '../../src/engine/tactical/orders'
import type { Zone } from '../../src/engine/tactical/scenario'
import { checkPlacement, defaultPlacement, deploy } from '../../src/engine/tactical/setup'
import { viewFor } from '../../src/engine/tactical/view'
import { board, GERMAN, put, RIFLE } from './support/board'

const MAP = ['.....', '.....', '..t..', '.....', '.....']
const WORKS = ['0302', '0303', '0304']
const zoneOf = (more: Partial<Zone>): Zone => ({ units: WORKS, works: WORKS, trenches: 0, ...more })
const start = (more: Partial<Zone> = {}) => ({
  ...board(
    MAP,
    { s1: put(RIFLE, '0303'), g1: put(GERMAN, '0501') },
    {
      zones: {
        ussr: zoneOf({ wire: 1, obstacles: 1, mines: { antiTank: 1, antiPersonnel: 1 }, ...more }),
        axis: { units: ['0501', '0502'], works: ['0501'], trenches: 0 },
      },
    },
  ),
  phase: 'deployment' as const,
  turn: 1,
})
const plan = (more: Partial<Placement>): Placement => ({ units: {}, trenches: [], ...more })
const fault = (placement: Placement, more: Partial<Zone> = {}): string => {
  const verdict = checkPlacement(start(more), 'ussr', placement)
  return verdict.legal ? 'legal' : `${verdict.fault} ${verdict.rule}`
}

describe('T2.6 budgets of works', () => {
  const wire = { hex: '0302', face: 'N' } as const
  const rows: readonly (readonly [string, Partial<Placement>, string])[] = [
    ['wire on an edge of the works zone', { wire: [wire] }, 'legal'],
    ['no more than the budget', { wire: [wire, { hex: '0303', face: 'N' }] }, 'tooManyWorks T2.6'],
    ['not outside the works zone', { wire: [{ hex: '0101', face: 'N' }] }, 'workOutsideZone T2.6'],
    ['not off the map', { wire: [{ hex: '9901', face: 'N' }] }, 'offTheMap T2.6'],
    ['an obstacle', { obstacles: [wire] }, 'legal'],
    [
      'mines of each kind',
      {
        mines: [
          { hex: '0302', kind: 'antiTank' },
          { hex: '0302', kind: 'antiPersonnel' },
        ],
      },
      'legal',
    ],
    [
      'not two of one kind',
      {
        mines: [
          { hex: '0302', kind: 'antiTank' },
          { hex: '0304', kind: 'antiTank' },
        ],
      },
      'tooManyWorks T2.6',
    ],
    ['no mines in town', { mines: [{ hex: '0303', kind: 'antiTank' }] }, 'minesForbidden T10.1'],
    ['no mines outside', { mines: [{ hex: '0101', kind: 'antiTank' }] }, 'workOutsideZone T2.6'],
  ]
  test.each(rows)('%s', (_title, placement, expected) => {
    expect(fault(plan(placement))).toBe(expected)
  })
  test('an edge has two names and is one', () => {
    const both = [wire, { hex: '0301', face: 'S' }] as const
    expect(fault(plan({ wire: both }), { wire: 2, works: [...WORKS, '0301'] })).toBe('workTwice T10.5')
  })
  test('mines may have a zone of their own', () => {
    const mines = [{ hex: '0101', kind: 'antiTank' }] as const
    expect(fault(plan({ mines }), { minefields: ['0101'] })).toBe('legal')
    expect(fault(plan({ mines: [{ hex: '0302', kind: 'antiTank' }] }), { minefields: ['0101'] })).toBe(
      'workOutsideZone T2.6',
    )
  })
  test('a side without a budget sets nothing', () => {
    const verdict = checkPlacement(start(), 'axis', plan({ wire: [{ hex: '0501', face: 'S' }] }))
    expect(verdict.legal).toBe(false)
  })
  test('T2.6.b who chooses nothing gets them before his trenches and units, all of it legal', () => {
    const state = start()
    const placement = defaultPlacement(state, 'ussr')
    expect(placement).toMatchObject({
      wire: [{ hex: '0303', face: 'N' }],
      obstacles: [{ hex: '0303', face: 'N' }],
    })
    expect(placement.mines).toEqual([
      { hex: '0302', kind: 'antiTank' },
      { hex: '0302', kind: 'antiPersonnel' },
    ])
    expect(checkPlacement(state, 'ussr', placement).legal).toBe(true)
    expect(defaultPlacement(state, 'axis')).not.toHaveProperty('wire')
  })
  test('T10.3 the attacker sees the wire and no mine, neither laid nor to be laid', () => {
    const state = start()
    const table = deploy(state, 'ussr', defaultPlacement(state, 'ussr'))
    const seen = viewFor(table, 'axis')
    expect(seen.works.wire).toHaveLength(1)
    expect(seen.works.mines).toEqual([])
    expect(seen.battle.scenario.zones.ussr).not.toHaveProperty('mines')
    expect(viewFor(table, 'ussr').works.mines).toHaveLength(2)
    expect(viewFor(table, 'ussr').battle.scenario.zones.ussr).toHaveProperty('mines')
  })
  test('the random player sets them elsewhere, legally', () => {
    const laid = new Set<string>()
    for (let n = 0; n < 12; n++) {
      const { placements, fault: wrong } = randomGame(
        { ...start({ wire: 1, works: WORKS }), turn: 20 },
        `works-${n}`,
      )
      expect(wrong).toBeNull()
      for (const mine of placements.ussr.mines ?? []) laid.add(mine.hex)
      expect(placements.ussr.wire).toHaveLength(1)
    }
    expect([...laid].sort()).toEqual(['0302', '0304'])
  })
})
