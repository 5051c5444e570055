/** A game that is over, looked at again: its turns, both sides' eyes, and the proof. */
import { finished, openFile } from './support/game'
import { expect, mapReady, TUTORIAL, test } from './support/table'

test.use({ locale: 'en-GB' })

test('R10 R72 R75 the replay goes over all turns, shows what each side knew, and throws every die again', async ({
  page,
}) => {
  await openFile(page, await finished(TUTORIAL))
  await page.getByTestId('result-replay').click()
  const replay = page.getByTestId('replay')
  await expect(replay).toHaveAttribute('data-turn', '1')
  await mapReady(page)
  const turn = page.getByTestId('replay-turn')
  await page.keyboard.press('PageDown')
  await expect(turn).toHaveText('turn 2 of 8')
  await expect(page.getByTestId('clock')).toContainText('07:10')
  await page.getByTestId('replay-course').fill('4.5')
  await expect(turn).toHaveText('turn 5 of 8')
  // Both know less than the umpire, who reads every event.
  const lines = () => page.locator('.film-line').count()
  await page.keyboard.press('End')
  const both = await lines()
  await page.getByTestId('replay-eyes-open').click()
  await expect(page.getByTestId('replay-eyes-open')).toHaveAttribute('aria-pressed', 'true')
  expect(await lines()).toBeGreaterThanOrEqual(both)
  await page.getByTestId('replay-verify').click()
  await expect(page.getByTestId('replay-check')).toHaveText(/^8 turns and \d+ dice agree/)
  await page.keyboard.press('Escape')
  await expect(page.getByTestId('result')).toBeVisible()
})
