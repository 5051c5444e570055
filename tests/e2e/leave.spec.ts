/** Leaving the page: warned while something is not saved, and no board when it is come back to. */
import type { Page } from '@playwright/test'
import { findChromium } from '../../.scripts/chromium.mjs'
import { firstSheets, openFile } from './support/game'
import { expect, row, saved, say, sit, test } from './support/table'

test.use({ locale: 'en-GB' })

/** The disk is full as long as this is told. */
const diskThatFills = (): void => {
  const { put } = IDBObjectStore.prototype
  Object.assign(window, { full: false })
  IDBObjectStore.prototype.put = function (...row) {
    if ((window as unknown as { full: boolean }).full) throw new DOMException('', 'QuotaExceededError')
    return put.apply(this, row)
  }
}

const fill = (page: Page, full: boolean): Promise<unknown> =>
  page.evaluate((now) => Object.assign(window, { full: now }), full)

test('R52 leaving the page is warned of exactly while something is not saved', async ({ page }) => {
  const asked: string[] = []
  page.on('dialog', (dialog) => {
    asked.push(dialog.type())
    void dialog.dismiss()
  })
  await page.addInitScript(diskThatFills)
  await openFile(page, await firstSheets())
  await sit(page, 'orders', 'ussr')
  await fill(page, true)
  await say(page, 'K1 defence')
  await page.getByTestId('notice-ok').click()
  await page.close({ runBeforeUnload: true })
  await expect.poll(() => asked).toEqual(['beforeunload'])
  // He stays, and everything with him.
  await expect(row(page, 'K1').locator('[data-column=order]')).toHaveText('Defence')
  await fill(page, false)
  await say(page, 'K2 defence')
  await saved(page)
  const shut = page.waitForEvent('close')
  await page.close({ runBeforeUnload: true })
  await shut
  expect(asked).toEqual(['beforeunload'])
})

/** What came back by Back: the page as it was left, or a new one, and whether a seat stood in it at once. */
const noteReturn = (): void => {
  addEventListener('pageshow', ({ persisted }) => {
    Object.assign(window, { back: { persisted, seat: document.querySelector('[data-side]') !== null } })
  })
}

const backIn = (page: Page): Promise<unknown> => page.evaluate(() => Reflect.get(window, 'back'))

test('R63 Back to a page that the browser has kept whole: the start page, not a board', async ({
  playwright,
  baseURL,
  launchOptions,
}) => {
  // The runner turns the cache off, and a headless shell has none; here it is on, as in a player's browser.
  const executablePath = findChromium()
  const browser = await playwright.chromium.launch({
    ...launchOptions,
    ...(executablePath ? { executablePath } : {}),
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  })
  const page = await browser.newPage({ baseURL: baseURL ?? '', locale: 'en-GB', reducedMotion: 'reduce' })
  await page.addInitScript(noteReturn)
  await openFile(page, await firstSheets())
  await sit(page, 'orders', 'ussr')
  await say(page, 'K1 defence')
  await saved(page)
  await page.goto('./favicon.svg')
  await page.goBack({ waitUntil: 'commit' })
  await expect(page.getByTestId('continue')).toBeVisible()
  expect(await backIn(page)).toEqual({ persisted: true, seat: false })
  await page.getByTestId('continue').click()
  await expect(page.getByTestId('curtain')).toBeVisible()
  await sit(page, 'orders', 'ussr')
  await expect(row(page, 'K1').locator('[data-column=order]')).toHaveText('Defence')
  await browser.close()
})
