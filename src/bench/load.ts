/**
 * P10: the first playable frame of the built game, cold, on loopback: the start screen with the maps of its
 * battles drawn, against a page that only starts Pixi and draws 200 sprites. And all JavaScript of the game, gzipped.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { chromium } from '@playwright/test'
import { build, preview } from 'vite'
import { chromiumArgs, findChromium } from '../../.scripts/chromium.mjs'
import { openBench, type Row } from './page/serve'

const root = join(dirname(fileURLToPath(import.meta.url)), '../..')
const RUNS = 9

const median = (times: readonly number[]): number => [...times].sort((a, b) => a - b)[times.length >> 1] ?? 0

/** Time from the navigation to the moment that the page itself marks, in a fresh profile. */
const firstFrame = async (url: string, ready: string): Promise<number> => {
  const executablePath = findChromium()
  const browser = await chromium.launch({ ...(executablePath ? { executablePath } : {}), args: chromiumArgs })
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 } })
    const before = performance.now()
    await page.goto(url, { waitUntil: 'commit' })
    await page.waitForSelector(ready, { state: 'attached' })
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
    return performance.now() - before
  } finally {
    await browser.close()
  }
}

const kilobytes = (folder: string): number =>
  readdirSync(join(folder, 'assets'))
    .filter((name) => name.endsWith('.js'))
    .reduce((sum, name) => sum + gzipSync(readFileSync(join(folder, 'assets', name))).length, 0) / 1000

/** Medians of 9 fresh profiles each, taken in turn; the first pair is dropped. */
export const load = async (tell: (line: string) => void): Promise<readonly Row[]> => {
  process.chdir(root)
  await build({ logLevel: 'warn' })
  const game = await preview({ logLevel: 'warn', preview: { host: '127.0.0.1', port: 0, strictPort: false } })
  const bench = await openBench()
  const ours: number[] = []
  const baseline: number[] = []
  try {
    for (let run = 0; run <= RUNS; run++) {
      const mine = await firstFrame(game.resolvedUrls?.local[0] ?? '', '[data-testid^="scenario-"] canvas')
      const theirs = await firstFrame(`${bench.url('idle')}?pixi`, 'canvas')
      tell(`P10 run ${run}: ${mine.toFixed(0)} ms, floor ${theirs.toFixed(0)} ms`)
      if (run === 0) continue
      ours.push(mine)
      baseline.push(theirs)
    }
  } finally {
    await bench.close()
    await game.close()
  }
  const [mine, theirs, size] = [median(ours), median(baseline), kilobytes(join(root, 'dist'))]
  return [
    {
      name: 'P10 first frame',
      ours: mine,
      baseline: theirs,
      ratio: mine / theirs,
      target: 2.5,
      stretch: 1.8,
      pass: mine <= 2.5 * theirs,
      checksum: `${RUNS} runs`,
    },
    {
      name: 'P10 JavaScript kB gz',
      ours: size,
      baseline: 350,
      ratio: size / 350,
      target: 1,
      stretch: 1,
      pass: size <= 350,
      checksum: `${RUNS} runs`,
    },
  ]
}
