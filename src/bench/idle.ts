/**
 * P8: the game at rest asks for no frame and draws nothing, on the start page, at the curtain and while orders
 * are written, from a second after the last input on; a default Pixi Application does both all the time.
 */
import type { Page } from '@playwright/test'
import { type Counts, counting } from './page/counts'
import { inFreshBrowser, openGame, START, shown, toCurtain, toOrders } from './page/game'
import { openBench, type Row } from './page/serve'

type Rest = Readonly<{ draws: number; frames: number; task: number }>

/** Seconds: time to come to rest, time watched. */
const SETTLE = 1
const WATCH = 10

const SCREENS: readonly Readonly<{ name: string; go: (page: Page) => Promise<void> }>[] = [
  { name: 'start page', go: (page) => shown(page, START) },
  { name: 'curtain', go: toCurtain },
  { name: 'orders', go: toOrders },
]

const resting = async (page: Page): Promise<Rest> => {
  await page.waitForTimeout(SETTLE * 1000)
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable')
  const counts = () => page.evaluate(() => ({ ...(window as unknown as { counts: Counts }).counts }))
  const task = async () => {
    const { metrics } = await session.send('Performance.getMetrics')
    return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN
  }
  const before = await counts()
  const from = await task()
  await page.waitForTimeout(WATCH * 1000)
  const to = await task()
  const after = await counts()
  return { draws: after.draws - before.draws, frames: after.frames - before.frames, task: (to - from) * 1000 }
}

const watched = (url: string, go: (page: Page) => Promise<void>): Promise<Rest> =>
  inFreshBrowser(async (page) => {
    await page.addInitScript(`window.counts = (${counting.toString()})()`)
    await page.goto(url)
    await go(page)
    return resting(page)
  })

const rowOf = (name: string, ours: Rest, baseline: Rest): Row => {
  const ratio = ours.task / baseline.task
  return {
    name: `P8 ${WATCH} s at rest, ${name}`,
    ours: ours.task,
    baseline: baseline.task,
    ratio,
    target: 1 / 30,
    stretch: 1 / 70,
    pass: ours.draws === 0 && ours.frames === 0 && baseline.draws > 0 && ratio <= 1 / 30,
    checksum: `draws=${ours.draws},frames=${ours.frames}`,
  }
}

/** Time of the main thread in ms, as Chromium counts it. */
export const idle = async (tell: (line: string) => void): Promise<readonly Row[]> => {
  const [game, bench] = [await openGame(), await openBench()]
  try {
    const baseline = await watched(bench.url('floor'), (page) => shown(page, '[data-drawn]'))
    tell(`P8 a Pixi Application in ${WATCH} s: ${baseline.draws} draws, ${baseline.frames} frames`)
    const rows: Row[] = []
    for (const { name, go } of SCREENS) rows.push(rowOf(name, await watched(game.url, go), baseline))
    return rows
  } finally {
    await bench.close()
    await game.close()
  }
}
