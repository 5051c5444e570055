import { readFileSync } from 'node:fs'
import { invariantFault } from '../../engine/tactical/invariants'
import type { State } from '../../engine/tactical/model'
import type { Answers } from '../../engine/tactical/orders'
import { diceOf, resolveTurn, stateDigest } from '../../engine/tactical/sequence'
import { type Dice, ScriptError, scriptedDice } from '../../kernel/dice'
import { readOrders } from '../../scenario'
import { isError } from '../../scenario/faults'
import { checkOrders } from '../../scenario/sheets'
import { loadScenario, print, Refusal, readArgs, readText, ready, refuse } from '../files'
import type { Verb } from '../referee'

type Script = Dice & Readonly<{ left: () => number }>

const scriptOf = (list: string | undefined): Script | null => {
  if (list === undefined) return null
  const faces = list.split(',').map((face) => Number(face.trim()))
  if (faces.some((face) => !Number.isInteger(face) || face < 1))
    throw new Refusal(`--dice ${list}: expected whole numbers from 1, with commas`)
  return scriptedDice(faces)
}

const answersOf = (path: string | undefined): Answers => {
  if (path === undefined) return {}
  try {
    const value: unknown = JSON.parse(readFileSync(path, 'utf8'))
    const whole = typeof value === 'object' && value !== null && !Array.isArray(value)
    if (whole && Object.values(value).every((answer) => typeof answer === 'string')) return value as Answers
  } catch {
    // falls through: one sentence for all that is wrong with the file
  }
  throw new Refusal(`${path}: expected a JSON object of answers by question id`)
}

/** Scripted dice that run out or do not fit are the caller's mistake, not the engine's. */
const guarded = <T>(work: () => T): T => {
  try {
    return work()
  } catch (error) {
    if (error instanceof ScriptError) throw new Refusal(`--dice: ${error.message}`)
    throw error
  }
}

/**
 * `play SCENARIO.json ORDERS.json [--seed S] [--dice …] [--answers FILE]`: resolves the turns of the file;
 * events as JSON lines, then the digest of the state. An open question is the last line, exit 3; a state that no
 * rule may lead to is a fault of the engine, and the last line too, exit 1.
 */
export const play: Verb = (args) => {
  const { given, option } = readArgs(args, ['SCENARIO.json', 'ORDERS.json'], ['seed', 'dice', 'answers'])
  const [scenarioPath, ordersPath] = given as [string, string]
  const scenario = loadScenario(scenarioPath)
  const read = readOrders(readText(ordersPath))
  if (!read.ok) throw refuse(ordersPath, read.findings)
  const findings = checkOrders(read.orders, scenario).filter(isError)
  if (findings.length > 0) throw refuse(ordersPath, findings)
  const script = scriptOf(option('dice'))
  const answers = answersOf(option('answers'))
  const out: string[] = []
  let state: State = ready(scenario, option('seed') ?? 'referee', read.orders.placements)
  for (const sheets of read.orders.turns) {
    if (state.phase === 'over')
      throw new Refusal(`${ordersPath}: orders for turn ${state.turn + 1}, but the battle is over`)
    const turn = state
    const given = { ...sheets.answers, ...answers }
    const done = guarded(() => resolveTurn(turn, sheets, given, script ?? diceOf(turn, sheets)))
    for (const event of done.events) out.push(JSON.stringify(event))
    if (done.kind === 'question') {
      print([...out, JSON.stringify({ question: done.question })].join('\n'))
      return 3
    }
    state = done.state
    const fault = invariantFault(state)
    if (fault !== null) {
      print([...out, JSON.stringify({ fault })].join('\n'))
      return 1
    }
  }
  if (script && script.left() > 0) throw new Refusal(`--dice: ${script.left()} dice were not thrown`)
  print([...out, stateDigest(state)].join('\n'))
  return 0
}
