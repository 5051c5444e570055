/** R54 a part of the program that does not come: what happened, what was kept, what to do. */
import { firstSheets, openFile } from './support/game'
import { expect, say, seal, sit, test } from './support/table'

test.use({ locale: 'en-GB' })

test('R54 a screen that cannot be fetched says so and offers to reload', async ({ page, faults }) => {
  await page.goto('/')
  await page.route(/assets\/NewGame-.*\.js$/, (route) => route.abort())
  await page.getByTestId('scenario-tutorial-balka').click()
  await expect(page.getByTestId('broken')).toContainText('could not be loaded')
  // The browser itself speaks of the part that it did not get.
  expect(faults.join()).toContain('NewGame')
  faults.length = 0
  await page.unroute(/assets\/NewGame-.*\.js$/)
  await page.getByRole('button', { name: 'Reload the page' }).click()
  await page.getByTestId('scenario-tutorial-balka').click()
  await expect(page.getByTestId('new-game')).toBeVisible()
})

test('R54 a map that cannot be fetched does not put the blame on the browser', async ({ page, faults }) => {
  await openFile(page, await firstSheets())
  await page.route(/assets\/render-.*\.js$/, (route) => route.abort())
  await sit(page, 'orders', 'ussr')
  await expect(page.getByTestId('no-map')).toContainText('could not be loaded')
  await expect(page.getByTestId('no-map')).not.toContainText('WebGL')
  // Orders are written all the same.
  await say(page, 'K1 defence')
  expect(faults.join()).toContain('render')
  faults.length = 0
})

test('R54 a turn whose sheets were open before the line went is played to its report', async ({ page }) => {
  await openFile(page, await firstSheets())
  await sit(page, 'orders', 'ussr')
  await say(page, 'K1 defence')
  await seal(page)
  await sit(page, 'orders', 'axis')
  await say(page, 'G2 defence')
  await page.waitForLoadState('networkidle')
  await page.context().setOffline(true)
  await seal(page)
  await expect(page.getByTestId('film')).toBeVisible()
  await page.getByTestId('film-skip-all').click()
  await page.getByTestId('film-finish').click()
  await expect(page.getByTestId('report')).toBeVisible()
})
