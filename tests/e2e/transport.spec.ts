/** T11, T12.5–T12.8 at the table: loading, riders, fire at loads, mounts, and what the film says of them. */
import type { Page } from '@playwright/test'
import { transportTable } from '../store/ownBattles'
import { openFile } from './support/game'
import { shoot } from './support/picture'
import { expect, MAPS, row, say, seal, sit, TUTORIAL, test, throughFilm, wholeMap } from './support/table'

test.use({ locale: 'en-GB' })

const choose = (page: Page, code: string): Promise<void> =>
  row(page, code).locator('[data-column=row]').click()

const target = (page: Page, code: string) => row(page, code).locator('[data-column=target]')
const order = (page: Page, code: string) => row(page, code).locator('[data-column=order]')

test('T3.8 T11.3 T11.5 T5.12 columns, riders and cavalry are given their orders, and the film tells of them', async ({
  page,
}) => {
  await openFile(page, (await transportTable()).getState().exportGame() ?? '')
  await sit(page, 'orders', 'ussr')
  const place = await wholeMap(page, MAPS[TUTORIAL])

  // T11.3 Fire at a loaded column: the note and the card say both throws.
  await say(page, 'K1 fire G6')
  await choose(page, 'K1')
  await expect(page.getByTestId('fire-note')).toContainText('then G7')
  await expect(page.getByTestId('load-sum')).toContainText('Then at the load, G7')
  await shoot(page, 'load-preview')

  // The stack fans out: what is aboard lies in it.
  const tanks = place('0804')
  await page.mouse.move(tanks.x, tanks.y)
  await page.waitForTimeout(400)
  await shoot(page, 'stack-fan')

  // T11.5 Riders ride on without an order, and are not reminded of one.
  await expect(row(page, 'K5')).toContainText('rides with K4')
  await choose(page, 'K4')
  await expect(page.locator('.unit-states')).toContainText('carries K5')
  await shoot(page, 'carrier-card')
  await choose(page, 'K5')
  await expect(page.locator('.unit-states')).toContainText('on K4')
  await page.getByTestId('order-unload').click()
  await expect(order(page, 'K5')).toContainText('Unload')

  // T5.12 Mounted for the first step, on foot at the end.
  await say(page, 'K7 manoeuvre 0605 0505')
  await choose(page, 'K7')
  await page.getByTestId('option-steps').click()
  await page
    .getByTestId('mount-steps')
    .getByRole('button', { name: /at the end/ })
    .click()
  await expect(page.getByTestId('mount-steps').getByRole('button', { name: /at the end/ })).toContainText(
    'dismounted',
  )
  await shoot(page, 'mounts')
  await say(page, 'K4 march 0803')
  await seal(page)

  // T3.8, T11.8 The one order brings its answer along.
  await sit(page, 'orders', 'axis')
  await choose(page, 'G1')
  await page.getByTestId('order-load').click()
  await expect(target(page, 'G1')).toContainText('on G5')
  await expect(order(page, 'G5')).toContainText('Take on')
  await expect(target(page, 'G5')).toContainText('G1')
  await shoot(page, 'load')
  await seal(page)

  await throughFilm(page)
  const log = page.getByTestId('report')
  await expect(log).toBeVisible()
  await shoot(page, 'report')
})
