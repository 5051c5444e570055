import { checkScenario, readScenario } from '../../scenario'
import { isError } from '../../scenario/faults'
import { findingLine, print, readArgs, readText } from '../files'
import type { Verb } from '../referee'

/** `check SCENARIO.json`: every finding with its place and rule; exit 1 if any is an error. */
export const check: Verb = (args) => {
  const { given } = readArgs(args, ['SCENARIO.json'])
  const read = readScenario(readText(given[0] as string))
  const findings = read.ok ? checkScenario(read.scenario) : read.findings
  for (const finding of findings) print(findingLine(finding))
  const errors = findings.filter(isError).length
  print(`${errors} errors, ${findings.length - errors} warnings`)
  return errors > 0 ? 1 : 0
}
