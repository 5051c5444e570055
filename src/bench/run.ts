/** `npm run bench [-- P1 P3 …]`: each case prints name, ours, baseline, ratio, target, PASS or FAIL, checksum. */
import { fov } from './fov'
import { type BenchCase, runCase } from './harness'
import { los } from './los'
import { reachCase } from './reach'
import { turnCase, turnP95 } from './turn'

const print = (line: string): void => {
  process.stdout.write(`${line}\n`)
}

const cases: readonly BenchCase[] = [los, fov, reachCase, turnCase]

const wanted = process.argv.slice(2)
const asked = (name: string): boolean =>
  wanted.length === 0 || wanted.some((each) => name.startsWith(`${each} `))

let passed = true
for (const bench of cases.filter((each) => asked(each.name))) passed = (await runCase(bench, print)) && passed
if (asked(turnCase.name))
  print(`   P4 one turn, 95th percentile of 60: ${turnP95().toFixed(1)} ms (60 or less)`)
process.exitCode = passed ? 0 : 1
