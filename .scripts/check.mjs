// npm run check: types, lint, dependency rules and unused code. All of them, also after one failed.
import { ensurePackages } from './run.mjs'
import { checks, underHeading } from './steps.mjs'

ensurePackages()
/** @type {string[]} */
const failed = []
for (const [name, step] of Object.entries(checks)) if (!(await underHeading(name, step))) failed.push(name)

console.log(failed.length ? `\nfailed: ${failed.join(', ')}` : '\nall checks passed')
process.exitCode = failed.length ? 1 : 0
