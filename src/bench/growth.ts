/**
 * G1, G3: how time grows with the map and with the units. Each step is about ten times as much, and may take eleven
 * times as long: ours is the larger size, the baseline the smaller.
 */
import { within } from '../kernel/hex'
import { firstScreen, MAX_SIGHT } from '../kernel/line'
import { mixedGround } from './ground'
import type { BenchCase } from './harness'
import { openBench, type Row } from './page/serve'
import { turnOf } from './turn'
import { marchingWar } from './war'

/** Most that a step may take. */
const STEP = 11

type Sizes = readonly [number, number]

/** Sides of a square map; units of a turn. */
const MAPS: readonly Sizes[] = [
  [32, 100],
  [100, 316],
]
const UNITS: readonly Sizes[] = [
  [20, 200],
  [200, 2000],
]

/** The map laid out, and sight between all pairs of its hexes within sight of each other. */
const sightOver = (side: number) => () => {
  const { grid, level, screen } = mixedGround(side, side)
  let seen = 0
  for (let a = 0; a < grid.size; a++)
    for (const b of within(grid, a, MAX_SIGHT)) {
      const eye = Math.max(level[a] as number, level[b] as number)
      if (firstScreen(grid, screen, eye, a, b) < 0) seen++
    }
  return seen
}

const turnWith = (units: number) => {
  const war = marchingWar(units)
  return () => turnOf(war).events.length
}

const step = (name: string, [small, large]: Sizes, make: (size: number) => () => number): BenchCase => ({
  name: `${name} ${small} → ${large}`,
  target: STEP,
  stretch: STEP - 1,
  run: () => ({ ours: make(large), baseline: make(small) }),
})

export const mapSteps: readonly BenchCase[] = MAPS.map((sizes) =>
  step('G1 map and sight, side', sizes, sightOver),
)
export const unitSteps: readonly BenchCase[] = UNITS.map((sizes) => step('G3 a turn, units', sizes, turnWith))

const RUNS = 5

/** G1: the first frame of a map, fresh pages, the medians; of a large map only what is in the window is drawn. */
export const drawSteps = async (): Promise<readonly Row[]> => {
  const bench = await openBench()
  const first = async (side: number): Promise<number> => {
    const times: number[] = []
    for (let run = 0; run < RUNS; run++) {
      const page = await bench.browser.newPage({ viewport: { width: 1280, height: 800 } })
      await page.goto(`${bench.url('board')}?scene=square${side}`)
      await page.waitForFunction(() => window.ready === true, undefined, { polling: 100 })
      times.push(await page.evaluate(() => window.firstFrame ?? Number.NaN))
      await page.close()
    }
    return times.sort((a, b) => a - b)[RUNS >> 1] as number
  }
  try {
    const rows: Row[] = []
    for (const [small, large] of MAPS) {
      const [baseline, ours] = [await first(small), await first(large)]
      const ratio = ours / baseline
      rows.push({
        name: `G1 first frame, side ${small} → ${large}`,
        ours,
        baseline,
        ratio,
        target: STEP,
        stretch: STEP - 1,
        pass: ratio <= STEP,
        checksum: `${RUNS} runs`,
      })
    }
    return rows
  } finally {
    await bench.close()
  }
}
