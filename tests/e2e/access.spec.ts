/** The check of accessibility by which every screen goes in `board.spec.ts`. */
import { expect, test } from './support/table'
import { violations } from './support/violations'

test('the check finds a violation where there is one', async ({ page }) => {
  await page.goto('./')
  await page.getByTestId('start').evaluate((element) => {
    element.insertAdjacentHTML('beforeend', '<button type="button"></button>')
  })
  expect((await violations(page)).map(({ rule }) => rule)).toContain('button-name')
})
