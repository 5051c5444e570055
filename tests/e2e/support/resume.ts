/** Leaving the page and coming back to it. */
import type { Page } from '@playwright/test'
import { expect, saved } from './table'

/** Reloads; the page shows no board of a player at any moment, and the battle waits on the start page. */
const reload = async (page: Page): Promise<void> => {
  await saved(page)
  await page.addInitScript(() => {
    const look = (): void => {
      if (document.querySelector('[data-testid^=seat-][data-side]')) Object.assign(window, { laidOpen: true })
    }
    new MutationObserver(look).observe(document, { childList: true, subtree: true })
  })
  await page.reload()
  await expect(page.getByTestId('continue')).toBeVisible()
  expect(await page.evaluate(() => 'laidOpen' in window)).toBe(false)
}

export const resume = async (page: Page): Promise<void> => {
  await reload(page)
  await page.getByTestId('continue').click()
}

/** All that the film says, in one text. */
export const wholeLog = async (page: Page): Promise<string> => {
  await expect(page.getByTestId('film')).toBeVisible()
  await page.keyboard.press('End')
  await expect(page.getByTestId('film-finish')).toBeVisible()
  return page.getByTestId('film-log').innerText()
}
