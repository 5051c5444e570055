/** Two players at a page: how they open, seal and hand over, by what they see and press. */
import { type Browser, test as base, expect, type Locator, type Page } from '@playwright/test'
import { centreOf, type Layout, makeLayout } from '../../../src/render/layout'
import { toScreen, wholeView } from '../../../src/render/stage/view'

export { expect }

/** Chance of the page as a row of numbers: the same dice in each run, and in two games that are compared. */
export const fixedChance = (): void => {
  let state = 0x1942
  const next = (): number => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state >>> 24
  }
  crypto.getRandomValues = <T extends ArrayBufferView | null>(array: T): T => {
    if (array)
      new Uint8Array(array.buffer, array.byteOffset, array.byteLength).forEach((_, i, all) => {
        all[i] = next()
      })
    return array
  }
}

type Fixtures = Readonly<{ faults: string[] }>

/** A test of the table: no motion, and nothing may go wrong in the page while it runs. */
export const test = base.extend<Fixtures>({
  contextOptions: { reducedMotion: 'reduce' },
  faults: [
    async ({ page }, use) => {
      const faults: string[] = []
      page.on('pageerror', (error) => faults.push(error.message))
      page.on('console', (message) => {
        if (message.type() === 'error') faults.push(`${message.text()} ${message.location().url}`)
      })
      await page.addInitScript(fixedChance)
      await use(faults)
      expect(faults, 'errors in the page').toEqual([])
    },
    { auto: true },
  ],
})

export type Side = 'ussr' | 'axis'
export const SIDES: readonly Side[] = ['ussr', 'axis']
export const TUTORIAL = 'tutorial-balka' as const
export const MAMAYEV = 'height-102-mamayev' as const

export const start = async (page: Page): Promise<void> => {
  await page.goto('./')
  await expect(page.getByTestId(`scenario-${TUTORIAL}`)).toBeVisible()
}

/** A page of another browser, which has nothing of ours: to be opened, then used. */
export const elsewhere = async (browser: Browser, baseURL: string | undefined): Promise<Page> => {
  const context = await browser.newContext({
    ...(baseURL ? { baseURL } : {}),
    locale: 'en-GB',
    reducedMotion: 'reduce',
  })
  return context.newPage()
}

export type ScenarioId = keyof typeof MAPS

export type Choice = Readonly<{ names?: Partial<Record<Side, string>>; pins?: Partial<Record<Side, string>> }>

/** From the start page to the first curtain. */
export const begin = async (page: Page, scenario: ScenarioId, { names = {}, pins = {} }: Choice = {}) => {
  await page.getByTestId(`scenario-${scenario}`).click()
  for (const side of SIDES) {
    if (names[side]) await page.getByTestId(`name-${side}`).fill(names[side])
    if (pins[side]) await page.getByTestId(`pin-${side}`).fill(pins[side])
  }
  await page.getByTestId('new-game-begin').click()
  await expect(page.getByTestId('curtain')).toBeVisible()
}

/** Holds the seal until the envelope is open. */
export const openEnvelope = async (page: Page): Promise<void> => {
  const curtain = page.getByTestId('curtain')
  await expect(curtain).toBeVisible()
  await page.keyboard.down('Space')
  await expect(curtain).toHaveCount(0)
  await page.keyboard.up('Space')
}

/** Opens the envelope; `side` must be the one that is asked to the screen. */
export const sit = async (page: Page, purpose: 'deploy' | 'orders', side: Side): Promise<void> => {
  await openEnvelope(page)
  await expect(page.getByTestId(`seat-${purpose}`)).toHaveAttribute('data-side', side)
}

export const seal = async (page: Page): Promise<void> => {
  await page.keyboard.press('F9')
  await page.getByTestId('seal-confirm').click()
  await expect(page.getByTestId('seal-dialog')).toHaveCount(0)
}

/** From the first curtain to the first sheet: both sides stand where the battle puts them. */
export const deploy = async (page: Page): Promise<void> => {
  for (let i = 0; i < 2; i++) {
    await openEnvelope(page)
    await expect(page.getByTestId('seat-deploy')).toBeVisible()
    await seal(page)
  }
  await expect(page.getByTestId('curtain')).toBeVisible()
}

/** The table says that all is saved; only then a reload loses nothing. */
export const saved = async (page: Page): Promise<void> => {
  const onScreen = page.getByTestId('save-status')
  const inMenu = (await onScreen.count()) === 0
  if (inMenu) await page.getByTestId('menu').click()
  await expect(onScreen).toHaveClass(/\bsaved\b/)
  if (!inMenu) return
  await page.keyboard.press('Escape')
  await expect(page.getByTestId('menu-dialog')).toHaveCount(0)
}

/** The map is drawn. */
export const mapReady = async (page: Page): Promise<Locator> => {
  const canvas = page.getByTestId('board').locator('canvas')
  await expect(canvas).toBeVisible()
  await expect(page.locator('.map-loading')).toHaveCount(0)
  return canvas
}

/** Two frames on: what was asked for is drawn. */
export const drawn = (page: Page): Promise<void> =>
  page.evaluate(
    () => new Promise<void>((done) => requestAnimationFrame(() => requestAnimationFrame(() => done()))),
  )

export const MAPS = {
  [TUTORIAL]: makeLayout(9, 7),
  [MAMAYEV]: makeLayout(14, 12),
  'height-154-kotluban': makeLayout(18, 14),
  'height-87': makeLayout(16, 12),
  'tractor-factory': makeLayout(16, 12),
  'kalach-bridge': makeLayout(14, 10),
  'lysaya-gora': makeLayout(18, 12),
} as const satisfies Readonly<Record<string, Layout>>

/** Where hexes lie on the page once the whole map is shown. */
export const wholeMap = async (page: Page, layout: Layout) => {
  const canvas = await mapReady(page)
  await page.getByTestId('zoom-fit').click()
  const box = await canvas.boundingBox()
  if (!box) throw new Error('the map has no place')
  const view = wholeView(layout, { width: box.width, height: box.height, dpr: 1 })
  return (hex: string): Readonly<{ x: number; y: number }> => {
    const at = toScreen(view, centreOf(layout, hex) ?? { x: 0, y: 0 })
    return { x: box.x + at.x, y: box.y + at.y }
  }
}

export type Place = Awaited<ReturnType<typeof wholeMap>>

export const clickHex = async (page: Page, place: Place, hex: string): Promise<void> => {
  const { x, y } = place(hex)
  await page.mouse.click(x, y)
}

export const row = (page: Page, code: string): Locator =>
  page.getByTestId(`row-${code.startsWith('K') ? 'ussr' : 'axis'}-${code.slice(1)}`)

/** An order in words. */
export const say = async (page: Page, words: string): Promise<void> => {
  const command = page.getByTestId('command')
  await command.fill(words)
  await command.press('Enter')
  await expect(command).toHaveValue('')
}

/** From the film's first line to the report. */
export const throughFilm = async (page: Page): Promise<void> => {
  await expect(page.getByTestId('film')).toBeVisible()
  await page.keyboard.press('End')
  await page.getByTestId('film-finish').click()
  await expect(page.getByTestId('report')).toBeVisible()
}
