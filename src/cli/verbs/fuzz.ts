import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type RandomGame, randomGame } from '../../ai/game'
import { countSetUps, countTurns, newTally, occurred, TABLES, type Table, type Tally } from '../../ai/tally'
import { makeBattle } from '../../engine/tactical/battle'
import type { Scenario } from '../../engine/tactical/scenario'
import { startState } from '../../engine/tactical/setup'
import { loadScenario, print, Refusal, readArgs } from '../files'
import type { Verb } from '../referee'

/** Writes a game as a file of orders, which `play` plays again with the same seed; its path. */
export const faultFile = (
  folder: string,
  { id }: Scenario,
  seed: string,
  { placements, turns }: Pick<RandomGame, 'placements' | 'turns'>,
): string => {
  const path = join(folder, `fault-${id}-${seed}.json`)
  const file = { format: 'stalingrad-height/orders', version: 1, scenario: id, placements, turns }
  writeFileSync(path, `${JSON.stringify(file)}\n`)
  return path
}

const report = (scenario: Scenario, scenarioPath: string, seed: string, game: RandomGame): void => {
  const path = faultFile('', scenario, seed, game)
  const { turns } = game
  print(`fault  seed ${seed}  turn ${turns.length}  ${(game.fault ?? '').split('\n')[0]}`)
  print(`  again: npm run --silent referee -- play ${scenarioPath} ${path} --seed ${seed}`)
}

const count = (name: string, text: string | undefined): number => {
  const value = Number(text)
  if (text === undefined || !Number.isInteger(value) || value < 1 || value > 100_000)
    throw new Refusal(`--${name}: expected a whole number from 1 to 100000`)
  return value
}

const add = (counts: Map<string, number>, key: string): void => {
  counts.set(key, (counts.get(key) ?? 0) + 1)
}

const counted = (counts: Iterable<readonly [string, number]>): string =>
  [...counts].map(([key, times]) => `${key} ${times}`).join('  ')

const HEADINGS: Readonly<Record<Table, string>> = {
  orders: 'orders',
  events: 'events',
  questions: 'questions',
  refusals: 'refusals',
  setUpRefusals: 'refusals of set-ups',
}

const printTally = (tally: Tally): void => {
  for (const table of TABLES) {
    const { counts, never } = occurred(tally, table)
    print(`${HEADINGS[table]}: ${counted(counts)}`)
    print(`  never: ${never.join('  ') || 'nothing'}`)
  }
}

/**
 * `fuzz SCENARIO.json… --games N --seed S`: N games of random legal play of each battle, and what occurred in
 * all of them; a fault writes a file that `play` reproduces.
 */
export const fuzz: Verb = (args) => {
  const { given, option } = readArgs(args, ['SCENARIO.json…'], ['games', 'seed'])
  const battles = given.map((path) => ({ path, scenario: loadScenario(path) }))
  const games = count('games', option('games'))
  const seed = option('seed')
  if (seed === undefined || !/^[\w-]{1,64}$/.test(seed))
    throw new Refusal('--seed: expected letters, digits, - or _')
  const tally = newTally()
  const results = new Map<string, number>()
  let [turns, faults] = [0, 0]
  const play = (path: string, scenario: Scenario, each: string): void => {
    const start = startState(makeBattle(scenario), each)
    countSetUps(tally, start, each)
    const counts = countTurns(tally, each)
    const game = randomGame(start, each, (before, turn, done, asked) => {
      for (const event of done.events)
        if (event.kind === 'ended') add(results, `${event.winner ?? 'nobody'} ${event.level}`)
      return counts(before, turn, done, asked)
    })
    turns += game.turns.length
    if (game.fault === null) return
    faults++
    report(scenario, path, each, game)
  }
  for (const { path, scenario } of battles)
    for (let n = 0; n < games; n++) play(path, scenario, `${seed}-${n}`)
  printTally(tally)
  print(`results: ${counted([...results].sort())}`)
  print(`${games * battles.length} games, ${turns} turns, ${faults} faults`)
  return faults > 0 ? 1 : 0
}
