import { checkScenario, readScenario } from '../../scenario'
import { isError, isNoFile } from '../../scenario/faults'
import { findingLine, print, readArgs, readText, refuse } from '../files'
import type { Verb } from '../referee'

const counted = (n: number, what: string): string => `${n} ${what}${n === 1 ? '' : 's'}`

/**
 * `check SCENARIO.json`: every finding with its place and rule; exit 1 if any is an error. What is no file of this
 * game at all is a bad file, exit 2.
 */
export const check: Verb = (args) => {
  const { given } = readArgs(args, ['SCENARIO.json'])
  const path = given[0] as string
  const read = readScenario(readText(path))
  if (!read.ok && read.findings.some(isNoFile)) throw refuse(path, read.findings)
  const findings = read.ok ? checkScenario(read.scenario) : read.findings
  for (const finding of findings) print(findingLine(finding))
  const errors = findings.filter(isError).length
  print(`${counted(errors, 'error')}, ${counted(findings.length - errors, 'warning')}`)
  return errors > 0 ? 1 : 0
}
