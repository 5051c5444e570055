/** The built game on loopback, and the way through its first screens as a player goes it. */
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { chromium, type Page } from '@playwright/test'
import { build, preview } from 'vite'
import { chromiumArgs, findChromium } from '../../../.scripts/chromium.mjs'

export const root = join(dirname(fileURLToPath(import.meta.url)), '../../..')

export type ServedGame = Readonly<{ url: string; close: () => Promise<void> }>

export const openGame = async (): Promise<ServedGame> => {
  process.chdir(root)
  await build({ logLevel: 'warn' })
  const server = await preview({
    logLevel: 'warn',
    preview: { host: '127.0.0.1', port: 0, strictPort: false },
  })
  return { url: server.resolvedUrls?.local[0] ?? '', close: () => server.close() }
}

/** In a browser of its own, with a fresh profile. */
export const inFreshBrowser = async <T>(run: (page: Page) => Promise<T>): Promise<T> => {
  const executablePath = findChromium()
  const browser = await chromium.launch({ ...(executablePath ? { executablePath } : {}), args: chromiumArgs })
  try {
    return await run(await browser.newPage({ viewport: { width: 1280, height: 800 }, locale: 'ru-RU' }))
  } finally {
    await browser.close()
  }
}

export const START = '[data-testid^="scenario-"] canvas'
export const MAP = '[data-testid="board"] canvas'

const isThere = (selector: string): boolean =>
  document.querySelector(selector) !== null && document.querySelector('.map-loading') === null

/** Once there is such an element, and no map is still being drawn. */
export const shown = async (page: Page, selector: string): Promise<void> => {
  await page.waitForFunction(isThere, selector, { polling: 'raf' })
}

/** From the start page to the first envelope. */
export const toCurtain = async (page: Page): Promise<void> => {
  await shown(page, START)
  await page.getByTestId('scenario-height-102-mamayev').click()
  await page.getByTestId('new-game-begin').click()
  await page.getByTestId('curtain').waitFor()
}

/** Holds the seal until the envelope is open. */
export const openEnvelope = async (page: Page): Promise<void> => {
  await page.getByTestId('curtain').waitFor()
  await page.keyboard.down('Space')
  await page.getByTestId('curtain').waitFor({ state: 'detached' })
  await page.keyboard.up('Space')
}

const seal = async (page: Page): Promise<void> => {
  await page.keyboard.press('F9')
  await page.getByTestId('seal-confirm').click()
}

/** From the start page to the first sheet of orders, both sides set up as the battle has them. */
export const toOrders = async (page: Page): Promise<void> => {
  await toCurtain(page)
  for (let side = 0; side < 2; side++) {
    await openEnvelope(page)
    await page.getByTestId('seat-deploy').waitFor()
    await seal(page)
  }
  await openEnvelope(page)
  await shown(page, MAP)
}
