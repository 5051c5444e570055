/** `npm run bench [-- P1 P3 …]`: each case prints name, ours, baseline, ratio, target, PASS or FAIL, checksum. */
import { fov } from './fov'
import { drawSteps, mapSteps, unitSteps } from './growth'
import { type BenchCase, report, runCase } from './harness'
import { idle } from './idle'
import { load } from './load'
import { los, losBareLine, losWholeMap } from './los'
import { lost } from './lost'
import type { Row } from './page/serve'
import { pan } from './pan'
import { reachCase } from './reach'
import { turnCase, turnP95, wholeTurnCase } from './turn'
import { marchingWar, wholeWar } from './war'

const print = (line: string): void => {
  process.stdout.write(`${line}\n`)
}

/** Cases in Node, and cases that drive a browser. */
const cases: readonly BenchCase[] = [
  los,
  losWholeMap,
  losBareLine,
  fov,
  reachCase,
  turnCase,
  wholeTurnCase,
  ...mapSteps,
  ...unitSteps,
]
const pages: Readonly<Record<string, (tell: (line: string) => void) => Promise<readonly Row[]>>> = {
  P7: pan,
  P8: idle,
  P10: load,
  R54: lost,
  G1: drawSteps,
}

const wanted = process.argv.slice(2)
const asked = (name: string): boolean =>
  wanted.length === 0 || wanted.some((each) => name === each || name.startsWith(`${each} `))

/** A case in the browser fails only if 3 of 3 runs fail, like the others. */
const runPage = async (run: (tell: (line: string) => void) => Promise<readonly Row[]>): Promise<boolean> => {
  for (let tries = 0; tries < 3; tries++) {
    const rows = await run((line) => print(`   ${line}`))
    for (const { checksum, ...row } of rows) print(report({ ...row, sum: checksum }))
    if (rows.every((row) => row.pass)) return true
  }
  return false
}

let passed = true
for (const bench of cases.filter((each) => asked(each.name))) passed = (await runCase(bench, print)) && passed
if (asked(turnCase.name)) {
  print(`   P4 one turn, 95th percentile of 60: ${turnP95(marchingWar).toFixed(1)} ms (60 or less)`)
  print(`   P4 of all kinds, 95th percentile of 60: ${turnP95(wholeWar).toFixed(1)} ms (60 or less)`)
}
for (const [name, run] of Object.entries(pages)) if (asked(name)) passed = (await runPage(run)) && passed
process.exitCode = passed ? 0 : 1
