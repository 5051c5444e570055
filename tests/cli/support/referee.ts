/** The referee as a process of its own, built once for all runs of a test file: `npm run referee` reads it anew each time. */
import { spawnSync } from 'node:child_process'
import { join, resolve } from 'node:path'
import { build } from 'vite'

export const root = resolve(import.meta.dirname, '../../..')

/** How a run ended: its exit code, and the lines of both streams. */
export type Run = Readonly<{ code: number | null; out: string[]; err: string[] }>

const lines = (text: string): string[] => text.split('\n').filter((line) => line !== '')

/**
 * Builds the referee into a folder.
 *
 * @returns runs it there with arguments
 */
export const builtReferee = async (folder: string): Promise<(...args: readonly string[]) => Run> => {
  await build({
    root,
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    build: {
      ssr: join(root, 'src/cli/referee.ts'),
      outDir: join(folder, 'built'),
      rolldownOptions: { output: { entryFileNames: 'referee.mjs' } },
    },
    ssr: { noExternal: true },
  })
  return (...args) => {
    const run = spawnSync(process.execPath, [join(folder, 'built/referee.mjs'), ...args], {
      cwd: folder,
      encoding: 'utf8',
    })
    return { code: run.status, out: lines(run.stdout), err: lines(run.stderr) }
  }
}
