/** R54: the map after the browser took its WebGL context away and gave it back, until its last pixel is drawn. */
import { inFreshBrowser, MAP, openGame, toOrders } from './page/game'
import { lose } from './page/lose'
import type { Row } from './page/serve'

const RUNS = 5
/** In ms, as R54 asks. */
const SOON = 1000

export const lost = async (tell: (line: string) => void): Promise<readonly Row[]> => {
  const game = await openGame()
  try {
    const times = await inFreshBrowser(async (page) => {
      await page.goto(game.url)
      await toOrders(page)
      const took: number[] = []
      for (let run = 0; run < RUNS; run++) {
        const giveBack = await lose(page.locator(MAP))
        await page.getByTestId('no-map').waitFor()
        took.push(await giveBack())
        await page.getByTestId('no-map').waitFor({ state: 'detached' })
      }
      return took
    })
    tell(`R54 runs: ${times.map((time) => `${time.toFixed(0)} ms`).join(', ')}`)
    const worst = Math.max(...times)
    const ratio = worst / SOON
    return [
      {
        name: 'R54 map after a lost context, worst',
        ours: worst,
        baseline: SOON,
        ratio,
        target: 1,
        stretch: 0.5,
        pass: ratio <= 1,
        checksum: `${RUNS} runs`,
      },
    ]
  } finally {
    await game.close()
  }
}
