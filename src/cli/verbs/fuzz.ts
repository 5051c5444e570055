import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type RandomGame, randomGame } from '../../ai/game'
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

const counted = (counts: ReadonlyMap<string, number>): string =>
  [...counts]
    .sort()
    .map(([key, times]) => `${key} ${times}`)
    .join('  ')

/** `fuzz SCENARIO.json --games N --seed S`: random legal play; a fault writes a file that `play` reproduces. */
export const fuzz: Verb = (args) => {
  const { given, option } = readArgs(args, ['SCENARIO.json'], ['games', 'seed'])
  const path = given[0] as string
  const scenario = loadScenario(path)
  const games = count('games', option('games'))
  const seed = option('seed')
  if (seed === undefined || !/^[\w-]{1,64}$/.test(seed))
    throw new Refusal('--seed: expected letters, digits, - or _')
  const kinds = new Map<string, number>()
  const results = new Map<string, number>()
  let [turns, faults] = [0, 0]
  for (let n = 0; n < games; n++) {
    const start = startState(makeBattle(scenario), `${seed}-${n}`)
    const game = randomGame(start, `${seed}-${n}`, (_, __, { events }) => {
      for (const event of events) {
        add(kinds, event.kind)
        if (event.kind === 'ended') add(results, `${event.winner ?? 'nobody'} ${event.level}`)
      }
      return null
    })
    turns += game.turns.length
    if (game.fault === null) continue
    faults++
    report(scenario, path, `${seed}-${n}`, game)
  }
  print(counted(kinds))
  print(counted(results))
  print(`${games} games, ${turns} turns, ${faults} faults`)
  return faults > 0 ? 1 : 0
}
