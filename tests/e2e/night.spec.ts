/** T16 A whole night between two days by clicks: works, mines, ambush, the hours of the next day, film, morning. */
import type { Page } from '@playwright/test'
import { nightSheets, openFile } from './support/game'
import { shoot } from './support/picture'
import {
  clickHex,
  expect,
  MAPS,
  openEnvelope,
  row,
  seal,
  sit,
  test,
  throughFilm,
  wholeMap,
} from './support/table'

test.use({ locale: 'en-GB' })

const BATTLE = 'lysaya-gora' as const

const target = (page: Page, code: string) => row(page, code).locator('[data-column=target]')

const choose = async (page: Page, code: string): Promise<void> => {
  await row(page, code).locator('[data-column=row]').click()
  await page.getByTestId('order-night').click()
}

/** Both sides want to attack on the second day: each is asked for its hours, and neither learns the other's. */
const hours = async (page: Page, name: string, answer: string): Promise<void> => {
  await expect(page.getByTestId('curtain-name')).toHaveText(name)
  await openEnvelope(page)
  await expect(page.getByTestId('question')).toContainText('Which turns of the next day')
  await shoot(page, `night-hours-${name}`)
  await page.getByTestId(`answer-${answer}`).click()
}

test('T16.2 T16.3 T16.4 engineers lay mines, a company digs and hides, both choose their hours, a new day begins', async ({
  page,
}) => {
  await openFile(page, await nightSheets(BATTLE))
  await sit(page, 'orders', 'axis')
  await expect(page.getByRole('heading', { name: 'Night after day 1' })).toBeVisible()
  // T16.2 Nothing else can be ordered at night.
  await row(page, 'G4').locator('[data-column=row]').click()
  await expect(page.locator('.order-palette button')).toHaveCount(1)
  await page.getByTestId('defence-rest').click()
  await expect(page.locator('.order-table .none')).toHaveCount(0)
  await seal(page)

  await sit(page, 'orders', 'ussr')
  const place = await wholeMap(page, MAPS[BATTLE])
  await clickHex(page, place, '1006')
  await page.getByTestId('order-night').click()
  await page.getByTestId('night-obstacle-N').click()
  await expect(target(page, 'K6')).toContainText('obstacle N')
  // T16.2 One of the two.
  await page.getByTestId('night-antiTank-1005').click()
  await expect(target(page, 'K6')).toHaveText(/anti-tank mines 1005/)
  await expect(target(page, 'K6')).not.toContainText('obstacle')
  await choose(page, 'K4')
  await page.getByTestId('night-wire-N').click()
  await expect(target(page, 'K4')).toContainText('wire N')
  await shoot(page, 'night-works')
  await page.getByTestId('defence-rest').click()
  await seal(page)

  await hours(page, 'Anna', 'light')
  await hours(page, 'Boris', 'darkFirst')
  await expect(page.getByTestId('film')).toBeVisible()
  await page.keyboard.press('End')
  await expect(page.getByRole('heading', { name: 'Log, night after day 1' })).toBeVisible()
  const log = page.locator('.film-lines')
  await expect(log).toContainText(/K4 .*wire/)
  await expect(log).toContainText('its first four turns are night turns')
  // T10.1 The film is seen by both: of the mines it says nothing.
  await expect(log).not.toContainText('mines')
  await shoot(page, 'night-film')
  await throughFilm(page)
  await page.getByTestId('report-next').click()

  await openEnvelope(page)
  await expect(page.getByTestId('order-sheet')).toBeVisible()
  await expect(page.getByRole('heading', { name: /day 2, turn 1/i })).toBeVisible()
  await expect(page.getByTestId('log')).toContainText('Log, night after day 1')
  await shoot(page, 'night-morning')
})
