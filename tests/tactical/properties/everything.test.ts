/**
 * R1 In games of chance over small battles with units, works and aircraft of all kinds, by day and by night,
 * everything occurs that the game knows: orders, events, questions, refusals.
 */
import { expect, test } from 'vitest'
import { randomTurns } from '../../../src/ai/game'
import { countSetUps, countTurns, newTally, occurred, TABLES, type Table } from '../../../src/ai/tally'
import { makeBattle } from '../../../src/engine/tactical/battle'
import type { State, UnitType, Variants } from '../../../src/engine/tactical/model'
import type { Scenario } from '../../../src/engine/tactical/scenario'
import { startState } from '../../../src/engine/tactical/setup'
import { airBattle } from '../support/airBattle'
import { airFights, crowdedBattle, remnants } from '../support/crowdedBattle'
import { ownBattles, randomBattle, withWorks } from '../support/randomBattle'

/** What need not occur, each with its reason. */
const EXCEPTIONS: Readonly<Record<Table, readonly string[]>> = {
  orders: [],
  events: [],
  questions: [],
  refusals: [],
  setUpRefusals: [],
}

/** The same table under other rules of its scenario. */
const under = (state: State, more: Partial<Scenario>, rules: Partial<Variants> = {}): State => {
  const { scenario } = state.battle
  return { ...state, battle: makeBattle({ ...scenario, ...more }, rules) }
}

/** T5.11: no vehicle of the catalogue is as slow as that: its tanks have lost a gear. */
const slowed = (state: State): State => {
  const { battle } = state
  const t34 = battle.types['su-t34-company'] as UnitType
  const slow: UnitType = { ...t34, speed: { manoeuvre: 1, march: 2, road: 3 } }
  return { ...state, battle: { ...battle, types: { ...battle.types, 'su-t34-company': slow } } }
}

/** Exits, ruses, points for hexes, and what is seen of the enemy last. */
const ground = (seed: string): State => {
  const state = battleOf(seed)
  const { scenario } = state.battle
  const border = state.battle.grid.hexes.filter((hex) => hex.startsWith('01') || hex.startsWith('09'))
  return under(
    state,
    {
      map: {
        ...scenario.map,
        exits: [
          { side: 'ussr', hexes: border },
          { side: 'axis', hexes: border },
        ],
      },
      special: [{ kind: 'holdFire', side: 'axis', untilTurn: 3, endsOn: ['fire', 'assault'] }],
      victory: {
        ...scenario.victory,
        points: { objectives: [{ hex: '0504', perTurn: 1, atEnd: 2 }], lossPercent: 50 },
      },
    },
    { fogOfWar: 'sight' },
  )
}

/** Two days, the first of which is nearly over. */
const lateIn = (state: State, rear: readonly [string, string], turn: number): State => {
  const [ussr, axis] = rear
  const operation: Scenario['operation'] = {
    days: 2,
    attackers: ['ussr', 'both'],
    firstDay: 'darkLast',
    rear: { ussr: [ussr], axis: [axis] },
  }
  return { ...under(state, { turns: 33, operation }), turn, hours: ['darkLast'] }
}

const battleOf = (seed: string): State => withWorks(randomBattle(seed), seed)

type Row = Readonly<{ battle: (seed: string) => State; games: number; turns: number; draws?: number }>

/**
 * Battles by the first word of the seed, and how many games of each make a round; `draws`: clumsy orders for each
 * unit and turn, where not as usual.
 */
const BATTLES: Readonly<Record<string, Row>> = {
  air: { battle: airBattle, games: 2, turns: 10 },
  fights: { battle: airFights, games: 3, turns: 9 },
  ground: { battle: (seed) => slowed(ground(seed)), games: 3, turns: 5 },
  aboard: { battle: ownBattles, games: 2, turns: 4 },
  crowd: { battle: () => slowed(crowdedBattle()), games: 3, turns: 3, draws: 16 },
  remnants: { battle: remnants, games: 3, turns: 3, draws: 1 },
  nights: { battle: (seed) => lateIn(battleOf(seed), ['0105', '0905'], 15), games: 2, turns: 4 },
  // Its road leads to the rear of both.
  late: { battle: () => lateIn(crowdedBattle(), ['0104', '1004'], 16), games: 1, turns: 2 },
}

/** Rounds at most: everything has occurred long before, as a rule. */
const ROUNDS = 12

test('R1 everything that the game knows occurs in games of chance', () => {
  const tally = newTally()
  const faults: string[] = []
  const table = startState(crowdedBattle().battle, 'set-up')
  const round = (n: number): void => {
    for (const [name, { battle, games, turns, draws }] of Object.entries(BATTLES))
      for (let game = 0; game < games; game++) {
        const seed = `${name}-${n}-${game}`
        const { fault } = randomTurns(battle(seed), seed, turns, countTurns(tally, seed, draws))
        if (fault !== null) faults.push(`${seed}: ${fault}`)
      }
    for (let game = 0; game < 10; game++) countSetUps(tally, table, `set-up-${n}-${game}`)
  }
  const never = (): Readonly<Record<Table, readonly string[]>> =>
    Object.fromEntries(TABLES.map((each) => [each, occurred(tally, each).never])) as never
  const isDone = (): boolean => TABLES.every((each) => never()[each].length === EXCEPTIONS[each].length)
  for (let n = 1; n <= ROUNDS && (n === 1 || !isDone()); n++) round(n)
  expect(faults).toEqual([])
  expect(never()).toEqual(EXCEPTIONS)
}, 120_000)
