/** A reload at any moment: nothing is lost, and nobody's sheet is laid open. */
import type { Page } from '@playwright/test'
import { firstSheets, openFile } from './support/game'
import { resume, wholeLog } from './support/resume'
import {
  begin,
  deploy,
  expect,
  openEnvelope,
  row,
  type Side,
  say,
  seal,
  sit,
  start,
  TUTORIAL,
  test,
} from './support/table'

test.use({ locale: 'en-GB' })

const toOrders = async (page: Page, names: Partial<Record<Side, string>> = {}): Promise<void> => {
  await start(page)
  await begin(page, TUTORIAL, { names })
  await deploy(page)
}

const orderOf = (page: Page, code: string) => row(page, code).locator('[data-column=order]')

test('R70 deployment: a reload lands behind the curtain of the side that was at it', async ({ page }) => {
  await start(page)
  await begin(page, TUTORIAL, { names: { ussr: 'Anna', axis: 'Boris' } })
  await sit(page, 'deploy', 'ussr')
  await page.getByTestId('deploy-ussr-3').click()
  await expect(page.getByTestId('deploy-ambush')).toHaveAttribute('aria-pressed', 'true')
  await page.getByTestId('deploy-ambush').click()
  await expect(page.getByTestId('deploy-ambush')).toHaveAttribute('aria-pressed', 'false')
  await resume(page)
  await expect(page.getByTestId('curtain-name')).toHaveText('Anna')
  await sit(page, 'deploy', 'ussr')
  await page.getByTestId('deploy-ussr-3').click()
  await expect(page.getByTestId('deploy-ambush')).toHaveAttribute('aria-pressed', 'false')
  await seal(page)
  await resume(page)
  await expect(page.getByTestId('curtain-name')).toHaveText('Boris')
  await sit(page, 'deploy', 'axis')
  await resume(page)
  await expect(page.getByTestId('curtain-name')).toHaveText('Boris')
  // R78: each of the three is counted, for both to see.
  await expect(page.locator('.curtain-foot')).toContainText('3 times')
})

test('R52 R70 R78 orders half written come back to their owner, behind the curtain', async ({ page }) => {
  await toOrders(page, { ussr: 'Anna', axis: 'Boris' })
  await sit(page, 'orders', 'ussr')
  await say(page, 'K1 defence')
  await resume(page)
  await expect(page.getByTestId('curtain-name')).toHaveText('Anna')
  await expect(page.locator('body')).not.toContainText('Defence')
  await expect(page.locator('.curtain-foot')).toContainText('1 time')
  await sit(page, 'orders', 'ussr')
  await expect(orderOf(page, 'K1')).toHaveText('Defence')
  await expect(row(page, 'K2')).toHaveClass(/empty-row/)
  await expect(page.getByTestId('undo')).toBeDisabled()
  await seal(page)
  await sit(page, 'orders', 'axis')
  await say(page, 'G4 suppress K1')
  await resume(page)
  await expect(page.getByTestId('curtain-name')).toHaveText('Boris')
  await sit(page, 'orders', 'axis')
  await expect(page.getByTestId('row-ussr-1')).toHaveCount(0)
  await expect(orderOf(page, 'G4')).toHaveText('Suppress')
  await expect(row(page, 'G1')).toHaveClass(/empty-row/)
})

test('film and report are resumed where they were left, the reloads over the log', async ({ page }) => {
  await openFile(page, await firstSheets())
  await sit(page, 'orders', 'ussr')
  await page.getByTestId('defence-rest').click()
  await seal(page)
  await sit(page, 'orders', 'axis')
  await say(page, 'G4 suppress K1')
  await seal(page)
  const log = await wholeLog(page)
  await expect(page.getByTestId('film-reloads')).toContainText('1 time')
  await resume(page)
  expect(await wholeLog(page)).toBe(log)
  // R78: the file's opening and this one.
  await expect(page.getByTestId('film-reloads')).toContainText('2 times')
  await page.getByTestId('film-finish').click()
  const report = await page.getByTestId('report').innerText()
  await resume(page)
  await expect(page.getByTestId('report')).toBeVisible()
  expect(await page.getByTestId('report').innerText()).toBe(report)
})

test('R57 the seal pressed twice seals once, and the next curtain waits', async ({ page }) => {
  await toOrders(page)
  await openEnvelope(page)
  await page.keyboard.press('F9')
  await page.getByTestId('seal-confirm').focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await page.keyboard.press('F9')
  await expect(page.getByTestId('curtain')).toBeVisible()
  await expect(page.getByTestId('unseal-ussr')).toBeVisible()
  await expect(page.getByTestId('unseal-axis')).toHaveCount(0)
  await sit(page, 'orders', 'axis')
  await page.keyboard.press('F9')
  const box = await page.getByTestId('seal-confirm').boundingBox()
  if (!box) throw new Error('no seal')
  await page.mouse.dblclick(box.x + box.width / 2, box.y + box.height / 2)
  await page.keyboard.press('Enter')
  await expect(page.getByTestId('film').or(page.getByTestId('report'))).toBeVisible()
  if (await page.getByTestId('film').count()) await page.keyboard.press('End')
  if (await page.getByTestId('film').count()) await page.getByTestId('film-finish').click()
  // Resolved once: this is the report of turn 1, and the clock has not gone on.
  await expect(page.locator('article h1')).toContainText('1')
})
