/** Arguments and files of the referee; every refusal is one line. */
import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { makeBattle } from '../engine/tactical/battle'
import type { State } from '../engine/tactical/model'
import type { Placement } from '../engine/tactical/orders'
import type { Scenario } from '../engine/tactical/scenario'
import { beginBattle, checkPlacement, defaultPlacement, deploy, startState } from '../engine/tactical/setup'
import { readScenario } from '../scenario'
import type { Finding } from '../scenario/faults'

/** Bad arguments or a bad file: one line on standard error, exit 2. */
export class Refusal extends Error {}

/**
 * Positional arguments and options; a wrong number or an unknown option is refused. A last name that ends with
 * `…` stands for one or more.
 */
export const readArgs = (
  args: readonly string[],
  names: readonly string[],
  options: readonly string[] = [],
): Readonly<{ given: readonly string[]; option: (name: string) => string | undefined }> => {
  const config = Object.fromEntries(options.map((name) => [name, { type: 'string' as const }]))
  try {
    const { values, positionals } = parseArgs({ args: [...args], options: config, allowPositionals: true })
    const open = names.at(-1)?.endsWith('…') === true
    const fits = open ? positionals.length >= names.length : positionals.length === names.length
    if (!fits) throw new Error(`expected ${names.join(' ')}`)
    return { given: positionals, option: (name) => values[name] as string | undefined }
  } catch (error) {
    throw new Refusal((error as Error).message)
  }
}

export const readText = (path: string): string => {
  try {
    return readFileSync(path, 'utf8')
  } catch (error) {
    throw new Refusal(`${path}: cannot be read (${(error as NodeJS.ErrnoException).code ?? 'unknown'})`)
  }
}

/** One finding as a line: severity, fault, rule, place, values. */
export const findingLine = ({ severity, fault, rule, path, detail }: Finding): string =>
  [severity, fault, rule ?? '-', path === '' ? '(file)' : path, JSON.stringify(detail)].join('  ')

export const refuse = (path: string, findings: readonly Finding[]): Refusal => {
  const first = findings[0]
  return new Refusal(
    `${path}: ${first ? findingLine(first) : 'refused'}${findings.length > 1 ? ` (and ${findings.length - 1} more)` : ''}`,
  )
}

export const loadScenario = (path: string): Scenario => {
  const read = readScenario(readText(path))
  if (!read.ok) throw refuse(path, read.findings)
  return read.scenario
}

/** Both sides set up, the first orders not written yet. */
export const ready = (
  scenario: Scenario,
  seed: string,
  placements: Readonly<Partial<Record<'ussr' | 'axis', Placement>>> = {},
): State => {
  let state = startState(makeBattle(scenario), seed)
  const order = [
    scenario.defender,
    scenario.sides[0] === scenario.defender ? scenario.sides[1] : scenario.sides[0],
  ]
  for (const side of order) {
    const placement = placements[side] ?? defaultPlacement(state, side)
    const verdict = checkPlacement(state, side, placement)
    if (!verdict.legal)
      throw new Refusal(
        `placement of ${side}: ${verdict.fault} (${verdict.rule}) ${JSON.stringify(verdict.detail)}`,
      )
    state = deploy(state, side, placement)
  }
  return beginBattle(state)
}

export const print = (line: string): void => {
  process.stdout.write(`${line}\n`)
}
