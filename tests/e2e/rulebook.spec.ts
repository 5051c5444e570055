/** Screen 10: the rulebook at the start, at the curtain and over the order sheet; nothing is lost by it. */
import type { Page } from '@playwright/test'
import { begin, deploy, expect, mapReady, row, sit, start, TUTORIAL, test } from './support/table'
import { violations } from './support/violations'

const book = (page: Page) => page.getByTestId('rulebook')
const paper = (page: Page) => page.getByTestId('rule-page')

/** Text that is wider than its box, in the open book. */
const cut = (page: Page): Promise<readonly string[]> =>
  book(page).evaluate((dialog) =>
    [...dialog.querySelectorAll<HTMLElement>('*')]
      .filter(
        (each) => !each.matches('input, .unseen, .scroll') && getComputedStyle(each).display !== 'inline',
      )
      .filter((each) => each.scrollWidth - each.clientWidth > 1)
      .map((each) => `${each.tagName} ${each.className} ${each.innerText.slice(0, 40)}`),
  )

test('from the start: contents, search in both languages, links, charts, and Esc back', async ({ page }) => {
  await start(page)
  await page.getByTestId('lang-en').click()
  await page.keyboard.press('Digit3')
  await expect(paper(page)).toContainText('Scale and stacking')
  await expect(page).toHaveURL(/#\/rules\/T1$/)
  const search = page.getByTestId('rule-search')
  await expect(search).toBeFocused()
  await search.fill('корректировщики')
  await expect(page.getByTestId('rule-T13.4')).toContainText('Observers')
  await search.fill('t4.4')
  await search.press('Enter')
  await expect(paper(page)).toContainText('Defence is the number of hits that do nothing')
  await expect(page.getByTestId('rule-examples')).toContainText('Example 2')
  await paper(page).getByRole('button', { name: 'T6.3' }).click()
  await expect(paper(page)).toContainText('Men against men')
  await expect(page).toHaveURL(/#\/rules\/T6\.3$/)
  await page.keyboard.press('Escape')
  await expect(book(page)).toHaveCount(0)
  await expect(page).not.toHaveURL(/#/)
  await expect(page.getByTestId('start')).toBeVisible()
})

test('a link leads straight to a page', async ({ page }) => {
  await page.goto('./#/rules/T9')
  await expect(paper(page).locator('table')).toBeVisible()
  await page.evaluate(() => {
    window.location.hash = '#/rules/T8.4'
  })
  await expect(paper(page).locator('table tbody tr')).toHaveCount(4)
})

test('over the order sheet it opens at the rule of a refusal, and Esc returns to the same order', async ({
  page,
}) => {
  await start(page)
  await begin(page, TUTORIAL)
  await deploy(page)
  await sit(page, 'orders', 'ussr')
  await mapReady(page)
  await row(page, 'K1').locator('[data-column=row]').click()
  await page.getByTestId('order-manoeuvre').click()
  await expect(row(page, 'K1')).toHaveClass(/drafting/)
  await page.locator('.order-line .rid').first().click()
  await expect(paper(page).locator('h3')).toContainText('T3.5')
  await expect(page).not.toHaveURL(/#/)
  await page.keyboard.press('Escape')
  await expect(book(page)).toHaveCount(0)
  await expect(row(page, 'K1')).toHaveClass(/drafting/)
  await expect(page.getByTestId('seat-orders')).toBeVisible()
})

test('at the curtain it shows rules alone, and the seal waits', async ({ page }) => {
  await start(page)
  await begin(page, TUTORIAL)
  await page.getByTestId('curtain-rulebook').click()
  await expect(paper(page)).toContainText('T1')
  await page.keyboard.down('Space')
  await page.waitForTimeout(1000)
  await page.keyboard.up('Space')
  await expect(page.getByTestId('curtain')).toHaveCount(1)
  await page.keyboard.press('Escape')
  await expect(book(page)).toHaveCount(0)
  await expect(page.getByTestId('curtain')).toBeVisible()
})

// By day in one language, by lamp in the other.
for (const [lang, desk] of [
  ['ru', 'light'],
  ['en', 'dark'],
] as const)
  test(`accessible and whole: ${lang}, ${desk}`, async ({ page }) => {
    test.setTimeout(300_000)
    await start(page)
    await page.getByTestId(`lang-${lang}`).click()
    if (desk === 'dark') await page.getByTestId('desk').click()
    for (const [width, height] of [
      [1366, 768],
      [1920, 1080],
    ] as const) {
      await page.setViewportSize({ width, height })
      for (const id of ['T4.4', 'T4.9', 'T9', 'T1.2']) {
        await page.evaluate((to) => {
          window.location.hash = `#/rules/${to}`
        }, id)
        await expect(paper(page).locator('h3')).toContainText(id)
        // The colours of a page and of a chart; the others have the same.
        if (width < 1400 && id !== 'T4.4') expect(await violations(page), id).toEqual([])
        expect(await cut(page), id).toEqual([])
      }
    }
  })
