/** T17: the end of a battle is told in the battle's own words. */
import { expect, test } from 'vitest'
import tutorial from '../../public/scenarios/tutorial-balka.json'
import type { Cause, Result } from '../../src/engine/tactical/model'
import type { Scenario } from '../../src/engine/tactical/scenario'
import { VARIANTS } from '../../src/engine/tactical/tables/variants'
import { newGame } from '../../src/store/game/game'
import { endingOf } from '../../src/store/game/head'

const scenario = tutorial as unknown as Scenario
const fresh = newGame({
  scenario,
  variants: VARIANTS,
  names: { ussr: 'Anna', axis: 'Boris' },
  pins: { ussr: null, axis: null },
  seed: 'seed',
})

const cause = (why: string, detail: Cause['detail'] = {}): Cause => ({ why, side: 'axis', points: 0, detail })

const ended = (causes: readonly Cause[]) => {
  const result: Result = { winner: 'axis', level: 'victory', turn: 5, causes }
  return endingOf({ ...fresh, state: { ...fresh.state, result } })
}

test.each([0, 1, 2, 3])('outcome %i of the tutorial', (outcome) => {
  const held = cause('holds', { n: 2 })
  const ending = ended([cause('outcome', { outcome, when: 'end' }), held])
  expect(ending?.text).toEqual(scenario.victory.outcomes[outcome]?.text)
  expect(ending?.causes).toEqual([held])
})

test('where no outcome held', () => {
  const last = cause('lastTurn', { turn: 8 })
  expect(ended([cause('otherwise'), last])).toEqual({
    winner: 'axis',
    level: 'victory',
    turn: 5,
    causes: [last],
    text: { ru: 'Хутор удержан.', en: 'The hamlet is held.' },
  })
})

test('a battle that goes on has no end', () => {
  expect(endingOf(fresh)).toBeNull()
})
