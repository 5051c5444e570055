import { run, runTool } from './run.mjs'

/**
 * The checks that read the code without running it. Each prints what it found and returns whether all is well.
 *
 * @type {Readonly<Record<string, () => boolean>>}
 */
export const checks = {
  types: () => [runTool('tsc', ['-p', '.']), runTool('tsc', ['-p', 'src/engine'])].every(Boolean),
  lint: () => runTool('biome', ['check', '--error-on-warnings', '--max-diagnostics=50', '.']),
  arrows: () => run(process.execPath, ['.scripts/arrows.mjs']),
  unused: () => runTool('knip', []),
}

/**
 * Runs a step under a heading and says how it ended.
 *
 * @param {string} name
 * @param {() => boolean | Promise<boolean>} step
 */
export const underHeading = async (name, step) => {
  console.log(`\n── ${name} ${'─'.repeat(Math.max(3, 70 - name.length))}`)
  const start = process.hrtime.bigint()
  const ok = await step()
  const seconds = Number((process.hrtime.bigint() - start) / 100_000_000n) / 10
  console.log(`── ${name}: ${ok ? 'ok' : 'FAILED'} (${seconds} s)`)
  return ok
}
