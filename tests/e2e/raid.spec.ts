/** T15, T2.5 at the table: a raid under escort, a patrol that is asked whom to attack, flak, and the film of it. */
import { airTable } from '../store/ownBattles'
import { openFile } from './support/game'
import { shoot } from './support/picture'
import {
  clickHex,
  expect,
  MAPS,
  openEnvelope,
  row,
  say,
  seal,
  sit,
  TUTORIAL,
  test,
  throughFilm,
  wholeMap,
} from './support/table'

test.use({ locale: 'en-GB' })

test('T15.3 T15.4 T15.5 a raid is intercepted as its owner answers, flak fires, the bombs fall', async ({
  page,
}) => {
  const target = (code: string) => row(page, code).locator('[data-column=target]')
  await openFile(page, (await airTable()).getState().exportGame() ?? '')
  await sit(page, 'orders', 'ussr')
  const place = await wholeMap(page, MAPS[TUTORIAL])
  await row(page, 'K4').locator('[data-column=row]').click()
  await page.getByTestId('order-airPatrol').click()
  await clickHex(page, place, '0704')
  await expect(target('K4')).toContainText('over 0704')
  await page.getByRole('button', { name: 'ask me', exact: true }).click()
  await shoot(page, 'patrol')
  await row(page, 'K5').locator('[data-column=row]').click()
  await page.getByTestId('order-defence').click()
  await seal(page)

  await sit(page, 'orders', 'axis')
  await row(page, 'G5').locator('[data-column=row]').click()
  await page.getByTestId('order-airStrike').click()
  await clickHex(page, place, '0704')
  await expect(target('G5')).toContainText('K1 · 0704')
  await expect(page.getByTestId('fire-note')).toContainText('G5 → K1')
  await say(page, 'G6 escort G5')
  await expect(target('G6')).toContainText('with G5')
  await shoot(page, 'raid')
  await seal(page)

  // T2.5 The patrol's owner is called to the screen; the other side's choice is not told before.
  await expect(page.getByTestId('curtain-name')).toHaveText('Anna')
  await openEnvelope(page)
  await expect(page.getByTestId('seat-answer')).toHaveAttribute('data-side', 'ussr')
  await expect(page.getByTestId('question')).toContainText('K4 meets an escorted formation')
  await shoot(page, 'question')
  await page.getByTestId('answer-G6').click()

  await expect(page.getByTestId('film')).toBeVisible()
  await page.keyboard.press('End')
  await expect(page.locator('.film-lines')).toContainText(
    /G6 → K4 in the air.*K4 → G6 in the air.*K5 → G5 fire at aircraft.*G5 → K1 air strike.*G5 flies home/s,
  )
  await shoot(page, 'film')
  await throughFilm(page)
})
