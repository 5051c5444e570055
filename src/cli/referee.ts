/**
 * The referee at the command line: the same engine as the table, without a table.
 * Exit codes: 0 done · 1 the answer is no (errors found, a fault, a difference) · 2 bad arguments or files
 * · 3 the turn waits for a player's answer (T2.5).
 */
import { Refusal } from './files'
import { check } from './verbs/check'
import { fuzz } from './verbs/fuzz'
import { play } from './verbs/play'
import { sight } from './verbs/sight'
import { verify } from './verbs/verify'

export type Verb = (args: readonly string[]) => number

const VERBS: Readonly<Record<string, Verb>> = { check, play, sight, verify, fuzz }

const USAGE =
  'usage: referee check SCENARIO.json | play SCENARIO.json ORDERS.json [--seed S] [--dice 1,2,…] [--answers FILE] | ' +
  'sight SCENARIO.json C,R C,R | verify SAVE.json | fuzz SCENARIO.json… --games N --seed S'

const main = ([name, ...args]: readonly string[]): number => {
  const verb = name !== undefined && Object.hasOwn(VERBS, name) ? VERBS[name] : undefined
  if (!verb) throw new Refusal(USAGE)
  return verb(args)
}

try {
  process.exitCode = main(process.argv.slice(2))
} catch (error) {
  if (!(error instanceof Refusal)) throw error
  process.stderr.write(`referee: ${error.message}\n`)
  process.exitCode = 2
}
