// npm test: all checks and all tests, one step after the other, also after one failed; the checks run beside
// the unit tests, and their output comes after.
// The last line counts the tests of the runners' reports; a step without tests that fails counts as one failed.
// `npm test -- unit build` runs the named steps alone.
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { ensureChromium } from './chromium.mjs'
import { ensurePackages, root, runTool, startHeld } from './run.mjs'
import { underHeading } from './steps.mjs'

/** @typedef {Readonly<{ passed: number, failed: number, skipped: number }>} Count */

const reports = `${root}/.reports`
const unitReport = `${reports}/unit.json`
const browserReport = `${reports}/browser.json`

/** @type {Count} */
let sum = { passed: 0, failed: 0, skipped: 0 }

/** @param {Count} count */
const add = ({ passed, failed, skipped }) => {
  sum = { passed: sum.passed + passed, failed: sum.failed + failed, skipped: sum.skipped + skipped }
}

/** A step that passes is no test; one that fails is a failure. @param {boolean} ok */
const addCheck = (ok) => add({ passed: 0, failed: ok ? 0 : 1, skipped: 0 })

/**
 * Counts a runner's report. A runner that is unhappy without a failed test (a file that does not load,
 * an error outside a test, no report at all) is one failure.
 *
 * @param {boolean} ok the runner's exit code was 0
 * @param {string} file
 * @param {(report: any) => Count} read
 */
const addReport = (ok, file, read) => {
  /** @type {Count} */
  let count = { passed: 0, failed: 0, skipped: 0 }
  try {
    count = read(JSON.parse(readFileSync(file, 'utf8')))
  } catch (error) {
    console.error(`No report at ${file}: ${error instanceof Error ? error.message : error}`)
    ok = false
  }
  add(!ok && count.failed === 0 ? { ...count, failed: 1 } : count)
}

const unit = () => {
  const ok = runTool('vitest', [
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${unitReport}`,
  ])
  addReport(ok, unitReport, (report) => ({
    passed: report.numPassedTests,
    // A file that fails to load has no tests, and would not count.
    failed:
      report.numFailedTests +
      report.testResults.filter(
        (/** @type {any} */ file) => file.status === 'failed' && !file.assertionResults.length,
      ).length,
    skipped: report.numPendingTests + report.numTodoTests,
  }))
  return ok
}

const browser = () => {
  if (!ensureChromium()) {
    addCheck(false)
    return false
  }
  const ok = runTool('playwright', ['test', '--config=tests/e2e/playwright.config.ts'])
  addReport(ok, browserReport, ({ stats }) => ({
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    skipped: stats.skipped,
  }))
  return ok
}

/** @param {() => boolean} step */
const counted = (step) => () => {
  const ok = step()
  addCheck(ok)
  return ok
}

let built = true
/** The later steps read what the build made: an old build must not answer for a new one. */
const build = () => {
  rmSync(`${root}/dist`, { recursive: true, force: true })
  built = runTool('vite', ['build'])
  return built
}

/** @param {() => boolean} step */
const ofBuild = (step) => () => {
  if (!built) console.log('left out: there is no build')
  return built && step()
}

/** @type {Readonly<Record<string, () => boolean | Promise<boolean>>>} */
const steps = {
  unit,
  check: async () => {
    const ok = await endOfCheck()
    addCheck(ok)
    return ok
  },
  build: counted(build),
  size: counted(ofBuild(() => runTool('size-limit', []))),
  browser: ofBuild(browser),
}

ensurePackages()
rmSync(reports, { recursive: true, force: true })
mkdirSync(reports, { recursive: true })

const named = process.argv.slice(2)
const unknown = named.filter((name) => !(name in steps))
if (unknown.length) {
  console.error(`No such step: ${unknown.join(', ')}. Steps: ${Object.keys(steps).join(', ')}.`)
  process.exit(1)
}

const asked = Object.keys(steps).filter((name) => named.length === 0 || named.includes(name))
const endOfCheck = asked.includes('check')
  ? startHeld(process.execPath, ['.scripts/check.mjs'], `${reports}/check.log`)
  : async () => true
/** @type {string[]} */
const failed = []
for (const [name, step] of Object.entries(steps))
  if (asked.includes(name) && !(await underHeading(name, step))) failed.push(name)
const noTestRan = sum.passed + sum.failed === 0 && (asked.includes('unit') || asked.includes('browser'))

if (failed.length) console.log(`\nfailed: ${failed.join(', ')}`)
if (noTestRan) console.log('\nno test ran')
console.log(`\n${sum.passed} passed, ${sum.failed} failed${sum.skipped ? `, ${sum.skipped} skipped` : ''}`)
process.exitCode = failed.length > 0 || noTestRan ? 1 : 0
