/** The digest of a state tells any two states of one battle apart. */
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { makeBattle } from '../../src/engine/tactical/battle'
import type { State, Unit } from '../../src/engine/tactical/model'
import type { Scenario } from '../../src/engine/tactical/scenario'
import { stateDigest } from '../../src/engine/tactical/sequence'
import { beginBattle, startState } from '../../src/engine/tactical/setup'
import { canonical, digest } from '../../src/kernel/digest'

const tutorial = JSON.parse(
  readFileSync(new URL('../../public/scenarios/tutorial-balka.json', import.meta.url), 'utf8'),
) as Scenario
const state = beginBattle(startState(makeBattle(tutorial), 'seed'))
const unit = state.units.K1 as Unit

/** As the battle's file has them: the same in every state of a battle. */
const FIXED = ['type', 'side', 'row']

const OTHER: Partial<Record<keyof Unit, unknown>> = {
  carrier: 'K2',
  serves: 'K3',
  host: 'K2',
  mount: 'on',
  task: { kind: 'digIn', done: 1, face: 'N', hex: '0101' },
  climb: { to: '0101', work: 1 },
  cameBy: 'N',
  order: 'march',
}

const otherThan = (field: keyof Unit): unknown => {
  if (field in OTHER) return OTHER[field]
  const value = unit[field]
  if (typeof value === 'boolean') return !value
  return typeof value === 'number' ? value + 1 : `${value}-`
}

const withUnit = (change: Partial<Unit>): State => ({
  ...state,
  units: { ...state.units, K1: { ...unit, ...change } },
})

describe('every field of a unit counts', () => {
  const fields = (Object.keys(unit) as (keyof Unit)[]).filter((field) => !FIXED.includes(field))
  test.each(fields)('%s', (field) => {
    expect(stateDigest(withUnit({ [field]: otherThan(field) }))).not.toBe(stateDigest(state))
  })

  test('and which field it is: no two changes have one digest', () => {
    const digests = fields.map((field) => stateDigest(withUnit({ [field]: otherThan(field) })))
    expect(new Set(digests).size).toBe(fields.length)
  })
})

describe('everything else of the state counts', () => {
  test.each<[string, Partial<State>]>([
    ['turn', { turn: 2 }],
    ['phase', { phase: 'fire' }],
    ['control', { control: { ...state.control, '0101': 'axis' } }],
    ['points', { points: { ussr: 1, axis: 0 } }],
    ['seen', { seen: { ussr: {}, axis: { K1: { unit, turn: 1 } } } }],
    ['works', { works: { ...state.works, trenches: [{ hex: '0101', face: 'N' }] } }],
    ['result', { result: { winner: null, level: 'draw', turn: 1, causes: [] } }],
  ])('%s', (_, change) => {
    expect(stateDigest({ ...state, ...change })).not.toBe(stateDigest(state))
  })

  test('but battle and seed, which never change', () => {
    expect(stateDigest({ ...state, seed: 'other' })).toBe(stateDigest(state))
  })
})

test('the order in which units stand does not count, nor that a state was written and read', () => {
  const units = Object.fromEntries(Object.entries(state.units).reverse())
  expect(stateDigest({ ...state, units })).toBe(stateDigest(state))
  const copy = JSON.parse(canonical({ ...state, battle: null })) as State
  expect(stateDigest({ ...copy, battle: state.battle })).toBe(stateDigest(state))
  expect(digest(copy.units)).toBe(digest(state.units))
})
