import { writeFileSync } from 'node:fs'
import { randomSheet } from '../../ai/random'
import { invariantFault } from '../../engine/tactical/invariants'
import type { State } from '../../engine/tactical/model'
import type { Sheets } from '../../engine/tactical/orders'
import type { Scenario } from '../../engine/tactical/scenario'
import { resolveTurn } from '../../engine/tactical/sequence'
import { viewFor } from '../../engine/tactical/view'
import { loadScenario, print, Refusal, readArgs, ready } from '../files'
import type { Verb } from '../referee'

type Game = Readonly<{ turns: readonly Sheets[]; fault: string | null; kinds: ReadonlyMap<string, number> }>

const sheetsFor = (state: State, seed: string): Sheets => ({
  ussr: randomSheet(viewFor(state, 'ussr'), 'ussr', seed),
  axis: randomSheet(viewFor(state, 'axis'), 'axis', seed),
})

/** One random game to its end, or to its first fault. */
export const randomGame = (scenario: Scenario, seed: string): Game => {
  const turns: Sheets[] = []
  const kinds = new Map<string, number>()
  const fail = (fault: string): Game => ({ turns, fault, kinds })
  let state = ready(scenario, seed)
  while (state.phase !== 'over') {
    if (turns.length > scenario.turns) return fail(`no end after turn ${scenario.turns}`)
    try {
      const sheets = sheetsFor(state, seed)
      turns.push(sheets)
      const done = resolveTurn(state, sheets)
      if (done.kind === 'question') return fail('a question that nobody asked for')
      for (const { kind } of done.events) kinds.set(kind, (kinds.get(kind) ?? 0) + 1)
      const lapse = done.events.find((event) => event.kind === 'lapsed' && event.rule === 'T2.1')
      if (lapse) return fail(`a legal order lapsed at once: ${JSON.stringify(lapse)}`)
      state = done.state
      const broken = invariantFault(state)
      if (broken) return fail(broken)
    } catch (error) {
      return fail((error as Error).stack ?? String(error))
    }
  }
  return { turns, fault: null, kinds }
}

const report = (scenario: Scenario, scenarioPath: string, seed: string, game: Game): void => {
  const path = `fault-${scenario.id}-${seed}.json`
  const file = { format: 'stalingrad-height/orders', version: 1, scenario: scenario.id, turns: game.turns }
  writeFileSync(path, `${JSON.stringify(file)}\n`)
  print(`fault  seed ${seed}  turn ${game.turns.length}  ${(game.fault ?? '').split('\n')[0]}`)
  print(`  again: npm run --silent referee -- play ${scenarioPath} ${path} --seed ${seed}`)
}

const count = (name: string, text: string | undefined): number => {
  const value = Number(text)
  if (text === undefined || !Number.isInteger(value) || value < 1 || value > 100_000)
    throw new Refusal(`--${name}: expected a whole number from 1 to 100000`)
  return value
}

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
  let [turns, faults] = [0, 0]
  for (let n = 0; n < games; n++) {
    const game = randomGame(scenario, `${seed}-${n}`)
    turns += game.turns.length
    for (const [kind, times] of game.kinds) kinds.set(kind, (kinds.get(kind) ?? 0) + times)
    if (game.fault === null) continue
    faults++
    report(scenario, path, `${seed}-${n}`, game)
  }
  print(
    [...kinds]
      .sort()
      .map(([kind, times]) => `${kind} ${times}`)
      .join('  '),
  )
  print(`${games} games, ${turns} turns, ${faults} faults`)
  return faults > 0 ? 1 : 0
}
