/** P8: a board at rest draws nothing and asks for no frame; a default Pixi Application does both all the time. */
import { pathToFileURL } from 'node:url'
import { type Bench, openBench, type Row } from './page/serve'

type Rest = Readonly<{ draws: number; frames: number; task: number }>

/** Seconds: time to come to rest, time watched. */
const SETTLE = 3
const WATCH = 10

const watched = async (bench: Bench, query: string): Promise<Rest> => {
  const page = await bench.browser.newPage({ viewport: { width: 1280, height: 800 } })
  await page.goto(`${bench.url('idle')}${query}`)
  await page.waitForFunction(() => document.title === 'ready', undefined, { timeout: 60_000, polling: 250 })
  await page.waitForTimeout(SETTLE * 1000)
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable')
  const counts = () =>
    page.evaluate(() => ({ ...(window as unknown as { counts: { draws: number; frames: number } }).counts }))
  const task = async () => {
    const { metrics } = await session.send('Performance.getMetrics')
    return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN
  }
  const before = await counts()
  const from = await task()
  await page.waitForTimeout(WATCH * 1000)
  const to = await task()
  const after = await counts()
  await page.close()
  return { draws: after.draws - before.draws, frames: after.frames - before.frames, task: (to - from) * 1000 }
}

/** @param tell for draws and frames, which the rows leave out */
export const idle = async (tell: (line: string) => void = () => undefined): Promise<readonly Row[]> => {
  const bench = await openBench()
  try {
    const ours = await watched(bench, '')
    const baseline = await watched(bench, '?pixi')
    tell(
      `P8 in ${WATCH} s: ours ${ours.draws} draws, ${ours.frames} frames; Pixi ${baseline.draws} draws, ${baseline.frames} frames`,
    )
    const ratio = ours.task / baseline.task
    const pass = ours.draws === 0 && ours.frames === 0 && baseline.draws > 0 && ratio <= 1 / 30
    return [
      {
        name: `P8 ${WATCH} s at rest, main thread`,
        ours: ours.task,
        baseline: baseline.task,
        ratio,
        target: 1 / 30,
        stretch: 1 / 70,
        pass,
        checksum: `draws=${ours.draws},frames=${ours.frames}`,
      },
    ]
  } finally {
    await bench.close()
  }
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const rows = await idle((line) => console.log(line))
  console.table(rows)
  process.exitCode = rows.every(({ pass }) => pass) ? 0 : 1
}
