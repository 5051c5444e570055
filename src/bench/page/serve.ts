/** Builds the bench pages, serves them on loopback and opens a Chromium that draws in software. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Browser, chromium } from '@playwright/test'
import { build, preview } from 'vite'
import { chromiumArgs, findChromium } from '../../../.scripts/chromium.mjs'

const here = dirname(fileURLToPath(import.meta.url))
const PAGES = ['board', 'pan', 'floor'] as const

export type Bench = Readonly<{
  url: (page: (typeof PAGES)[number]) => string
  browser: Browser
  close: () => Promise<void>
}>

/** @param executablePath the browser; a bench measures in a whole one, as a player has it. */
export const openBench = async (executablePath = findChromium()): Promise<Bench> => {
  const outDir = mkdtempSync(join(tmpdir(), 'board-bench-'))
  const common = { root: here, configFile: false, logLevel: 'warn', base: './' } as const
  await build({
    ...common,
    build: {
      outDir,
      target: 'es2022',
      emptyOutDir: true,
      rolldownOptions: { input: PAGES.map((page) => join(here, `${page}.html`)) },
      chunkSizeWarningLimit: 2000,
    },
  })
  const server = await preview({
    ...common,
    build: { outDir },
    preview: { host: '127.0.0.1', port: 0, strictPort: false },
  })
  const base = server.resolvedUrls?.local[0]
  const browser = await chromium.launch({ ...(executablePath ? { executablePath } : {}), args: chromiumArgs })
  return {
    url: (page) => `${base}${page}.html`,
    browser,
    close: async () => {
      await browser.close()
      await server.close()
      rmSync(outDir, { recursive: true, force: true })
    },
  }
}

/** One line of a bench that runs in a browser. */
export type Row = Readonly<{
  name: string
  ours: number
  baseline: number
  ratio: number
  target: number
  stretch: number
  pass: boolean
  checksum: string
}>
