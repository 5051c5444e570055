// npm run check: types, lint, dependency rules and unused code. All of them, also after one failed.
import { ensurePackages } from './run.mjs'
import { checks, underHeading } from './steps.mjs'

ensurePackages()
const failed = Object.entries(checks)
  .filter(([name, step]) => !underHeading(name, step))
  .map(([name]) => name)

console.log(failed.length ? `\nfailed: ${failed.join(', ')}` : '\nall checks passed')
process.exitCode = failed.length ? 1 : 0
