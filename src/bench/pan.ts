/** P7: a pan and zoom frame of a 100 × 100 map with 200 counters, against a ParticleContainer of as many quads. */
import { pathToFileURL } from 'node:url'
import { openBench, type Row } from './page/serve'

type Measured = Readonly<{
  name: string
  ours: number
  p95: number
  baseline: number
  loose: number
  draws: number
  sum: string
  colours: number
  baselineColours: number
}>

/** Most draw calls in a frame. */
const MOST_DRAWS = 60

/** @param tell for what the rows leave out: slowest frames, draw calls */
export const pan = async (tell: (line: string) => void = () => undefined): Promise<readonly Row[]> => {
  const bench = await openBench()
  try {
    const page = await bench.browser.newPage({ viewport: { width: 1280, height: 800 } })
    page.on('pageerror', (error) => tell(String(error)))
    await page.goto(bench.url('pan'))
    await page.waitForFunction(() => document.title === 'done', undefined, { timeout: 300_000, polling: 250 })
    const results = await page.evaluate(() => (window as unknown as { results: Measured[] }).results)
    return results.map(({ name, ours, p95, baseline, loose, draws, sum, colours, baselineColours }): Row => {
      tell(
        `P7 ${name}: p95 ${p95.toFixed(1)} ms, ${draws} draw calls, baseline with moving particles ${loose.toFixed(1)} ms`,
      )
      const ratio = ours / baseline
      // A picture of one colour would be fast and wrong, on either side.
      const pass = ratio <= 1.5 && draws <= MOST_DRAWS && colours > 100 && baselineColours > 5
      return { name: `P7 ${name}`, ours, baseline, ratio, target: 1.5, stretch: 1, pass, checksum: sum }
    })
  } finally {
    await bench.close()
  }
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const rows = await pan((line) => console.log(line))
  console.table(rows)
  process.exitCode = rows.every(({ pass }) => pass) ? 0 : 1
}
