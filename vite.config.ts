import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { type Plugin, runnerImport } from 'vite'
import { defineConfig } from 'vitest/config'
import { contentSecurityPolicy, securityHeaders } from './.scripts/csp.mjs'

/** The policy goes into the built page only: the development server needs inline scripts. */
const securityPolicyTag = (): Plugin => ({
  name: 'security-policy-tag',
  apply: 'build',
  transformIndexHtml: () => [
    {
      tag: 'meta',
      attrs: { 'http-equiv': 'Content-Security-Policy', content: contentSecurityPolicy },
      injectTo: 'head-prepend',
    },
  ],
})

const fromSource = async <T>(module: string): Promise<T> =>
  (await runnerImport<T>(`./src/${module}.ts`)).module

const shipped = (file: string): string =>
  readFileSync(new URL(`./public/scenarios/${file}.json`, import.meta.url), 'utf8')

/** The page trusts the battles that ship with it: no build has one that does not pass all checks of a stranger's file. */
const shippedBattles = (): Plugin => ({
  name: 'shipped-battles',
  async buildStart() {
    const { readBattleList } = await fromSource<typeof import('./src/scenario/battles')>('scenario/battles')
    const { readScenario } = await fromSource<typeof import('./src/scenario/read')>('scenario/read')
    const list = readBattleList(shipped('index'))
    if (!list.ok) return this.error(`index.json: ${JSON.stringify(list.findings)}`)
    for (const id of list.battles) {
      const read = readScenario(shipped(id))
      if (!read.ok) this.error(`${id}.json: ${JSON.stringify(read.findings)}`)
      else if (read.scenario.id !== id) this.error(`${id}.json: its id is ${read.scenario.id}`)
    }
  },
})

const tests = ['tests/**/*.test.{ts,tsx}']
/** Books of words are added for good, and one of these replaces a module. */
const ownModules = ['tests/i18n/*FileFaults.test.ts']

const noTransition = fileURLToPath(new URL('./src/render/stage/noTransition.ts', import.meta.url))

export default defineConfig({
  plugins: [react(), securityPolicyTag(), shippedBattles()],
  base: './',
  // One page: an unknown address is a 404, not the page again.
  appType: 'mpa',
  resolve: {
    // d3-zoom brings 14 kB for zooming in steps of time, which the map does not do.
    alias: { 'd3-transition': noTransition, 'd3-interpolate': noTransition },
  },
  build: {
    target: 'es2022',
    chunkSizeWarningLimit: 800,
    // Small fonts stay files: the policy allows no data: there.
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // The first page must not fetch the board's library for the sake of this small helper.
            { name: 'preload', test: /vite[\\/]preload-helper/, priority: 1 },
          ],
        },
      },
    },
  },
  preview: { host: '127.0.0.1', port: 4173, headers: securityHeaders },
  test: {
    environment: 'node',
    // By itself it keeps one of two cores free.
    maxWorkers: 2,
    // No test is timed: on a busy machine it may take its time.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    projects: [
      // Files of one worker share the modules they load: no module keeps anything between two of them.
      { extends: true, test: { name: 'shared', include: tests, exclude: ownModules, isolate: false } },
      { extends: true, test: { name: 'own', include: ownModules } },
    ],
    coverage: { provider: 'v8', include: ['src/**'], reportsDirectory: 'coverage' },
  },
})
