/** What a side reads above the rows of its sheet. */
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { makeBattle } from '../../src/engine/tactical/battle'
import type { State } from '../../src/engine/tactical/model'
import type { Scenario } from '../../src/engine/tactical/scenario'
import { beginBattle, startState } from '../../src/engine/tactical/setup'
import { viewFor } from '../../src/engine/tactical/view'
import { standingIn } from '../../src/store/seat/standing'

const scenario: Scenario = JSON.parse(
  readFileSync(new URL('../../public/scenarios/lysaya-gora.json', import.meta.url), 'utf8'),
)
const start = beginBattle(startState(makeBattle(scenario, {}), 'seed'))
const linesAt = (state: Partial<State>) => standingIn(viewFor({ ...start, ...state }, 'axis'))

test('T16.3 a night turn stands above the rows, a turn by light does not', () => {
  const dark = { kind: 'dark', rule: 'T16.3' }
  // Turn 18 is the first of day 2: the night that ended day 1 was turn 17.
  expect(linesAt({ turn: 18, hours: ['light', 'darkFirst'] })).toEqual([dark])
  expect(linesAt({ turn: 21, hours: ['light', 'darkFirst'] })).toEqual([dark])
  expect(linesAt({ turn: 22, hours: ['light', 'darkFirst'] })).toEqual([])
  expect(linesAt({ turn: 18, hours: ['light', 'light'] })).toEqual([])
})
