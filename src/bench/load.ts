/**
 * P10: the way to the first playable frame of the built game, cold, on loopback, against a page that only
 * starts Pixi and draws 200 rectangles. Ours is what the machine takes until the start page with the maps of its
 * battles is drawn, and again from the opened envelope to the first map that a player sets up on; what the
 * players do in between is left out. And the JavaScript that was fetched on the way, gzipped.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Page } from '@playwright/test'
import { inFreshBrowser, MAP, openGame, root, START, shown, toCurtain } from './page/game'
import { openBench, type Row } from './page/serve'

const RUNS = 9
const ENVELOPE = '[data-testid="seat-deploy"]'

const median = (times: readonly number[]): number => [...times].sort((a, b) => a - b)[times.length >> 1] ?? 0

/** Two frames after there is such an element, and no map is still being drawn: ms since the navigation. */
const frameWith = async (page: Page, selector: string): Promise<number> => {
  await shown(page, selector)
  return page.evaluate(
    () =>
      new Promise<number>((done) =>
        requestAnimationFrame(() => requestAnimationFrame(() => done(performance.now()))),
      ),
  )
}

const floorFrame = (url: string): Promise<number> =>
  inFreshBrowser(async (page) => {
    await page.goto(url, { waitUntil: 'commit' })
    return frameWith(page, '[data-drawn]')
  })

/** When the envelope opened, in ms since the navigation, by the page's own clock. */
const whenOpened = (page: Page): Promise<number> =>
  page.evaluate(
    (wanted) =>
      new Promise<number>((done) =>
        new MutationObserver((_, watch) => {
          if (document.querySelector(wanted) === null) return
          watch.disconnect()
          done(performance.now())
        }).observe(document.body, { childList: true, subtree: true }),
      ),
    ENVELOPE,
  )

type Way = Readonly<{ start: number; map: number; scripts: ReadonlySet<string> }>

/** From the address to the map on which the first side sets up. */
const wayToTheMap = (url: string): Promise<Way> =>
  inFreshBrowser(async (page) => {
    const scripts = new Set<string>()
    page.on('request', (request) => {
      if (request.url().endsWith('.js')) scripts.add(new URL(request.url()).pathname)
    })
    await page.goto(url, { waitUntil: 'commit' })
    const start = await frameWith(page, START)
    await toCurtain(page)
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(done)))
    const opened = whenOpened(page)
    await page.keyboard.down('Space')
    const seated = await opened
    const map = (await frameWith(page, MAP)) - seated
    await page.keyboard.up('Space')
    return { start, map, scripts }
  })

/** Of 1000 bytes, packed as tightly as the step `size` packs them. */
const kilobytes = (scripts: ReadonlySet<string>): number =>
  [...scripts].reduce(
    (sum, path) => sum + gzipSync(readFileSync(join(root, 'dist', path)), { level: 9 }).length,
    0,
  ) / 1000

/** Medians of 9 fresh profiles each, taken in turn; the first pair is dropped. */
export const load = async (tell: (line: string) => void): Promise<readonly Row[]> => {
  const game = await openGame()
  const bench = await openBench()
  const ours: number[] = []
  const baseline: number[] = []
  let size = 0
  try {
    for (let run = 0; run <= RUNS; run++) {
      const way = await wayToTheMap(game.url)
      const floor = await floorFrame(bench.url('floor'))
      tell(
        `P10 run ${run}: start page ${way.start.toFixed(0)} ms, map ${way.map.toFixed(0)} ms, floor ${floor.toFixed(0)} ms`,
      )
      size = kilobytes(way.scripts)
      if (run === 0) continue
      ours.push(way.start + way.map)
      baseline.push(floor)
    }
  } finally {
    await bench.close()
    await game.close()
  }
  const [mine, theirs] = [median(ours), median(baseline)]
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
