/** A seat by keyboard alone, and what a dialog does to the hand. */
import type { Page } from '@playwright/test'
import { filmIn, openApp, toOrders, turnOf } from '../store/support'
import { firstSheets, openFile } from './support/game'
import {
  begin,
  drawn,
  expect,
  MAMAYEV,
  MAPS,
  openEnvelope,
  row,
  say,
  sit,
  start,
  TUTORIAL,
  test,
  wholeMap,
} from './support/table'

test.use({ locale: 'en-GB' })

const press = async (page: Page, ...keys: readonly string[]): Promise<void> => {
  for (const key of keys) await page.keyboard.press(key)
}

/** A game as a file, where the second sheets are due; in the first turn Anna defended. */
const secondSheets = async (): Promise<string> => {
  const app = await openApp()
  await toOrders(app)
  await turnOf(app, (seat) => seat.getState().defenceForRest())
  await turnOf(app)
  filmIn(app).getState().finish()
  app.getState().nextTurn()
  return app.getState().exportGame() ?? ''
}

const rowCell = (page: Page, code: string) => row(page, code).locator('[data-column=row]')
const order = (page: Page, code: string) => row(page, code).locator('[data-column=order]')

test('orders by keys from the first press; a dialog gives the focus back, N takes it along', async ({
  page,
}) => {
  // The orders beside the sheet come late: Enter is not lost on the way to them.
  let sendOrders: () => void = () => undefined
  const asked = new Promise<void>((resolve) => {
    sendOrders = resolve
  })
  await page.route(/\/Orders-[^/]*\.js$/, async (route) => {
    await asked
    await route.continue()
  })
  await openFile(page, await firstSheets())
  await sit(page, 'orders', 'ussr')
  await expect(rowCell(page, 'K1')).toBeFocused()
  await press(page, 'Enter')
  await expect(page.locator('.order-palette')).toHaveCount(0)
  sendOrders()
  await expect(page.locator('.order-palette button:focus')).toHaveCount(1)
  await press(page, 'Escape', '1')
  await expect(order(page, 'K1')).toHaveText('Defence')
  await press(page, 'n')
  await expect(rowCell(page, 'K2')).toBeFocused()
  // A face by its number: clockwise from north.
  await press(page, '9', '6')
  await expect(order(page, 'K2')).toHaveText('Sector')
  for (const [open, dialog] of [
    ['F9', 'seal-dialog'],
    ['F1', 'keys'],
  ] as const) {
    await press(page, open)
    await expect(page.getByTestId(dialog)).toBeVisible()
    await press(page, 'Escape')
    await expect(page.getByTestId(dialog)).toHaveCount(0)
    await expect(rowCell(page, 'K2')).toBeFocused()
  }
  await page.getByTestId('menu').focus()
  await press(page, 'Enter')
  await page.getByTestId('menu-keys').press('Enter')
  await press(page, 'Escape')
  await expect(page.getByTestId('menu')).toBeFocused()
  await press(page, 'F9')
  await page.getByTestId('seal-without').getByRole('button').first().press('Enter')
  await expect(rowCell(page, 'K3')).toBeFocused()
})

test('a whole set-up by keys', async ({ page }) => {
  await start(page)
  await begin(page, TUTORIAL)
  await sit(page, 'deploy', 'ussr')
  const first = page.getByTestId('deploy-ussr-1')
  const line = (n: number) => page.getByRole('row').filter({ has: page.getByTestId(`deploy-ussr-${n}`) })
  await expect(first).toBeFocused()
  await press(page, ...'080')
  await expect(page.locator('.map-hint')).toContainText('Hex 080…')
  await press(page, '4', '4')
  await expect(line(1)).toContainText('0804')
  await expect(line(1)).toContainText(/0804S\b/)
  await press(page, 'ArrowDown', 'ArrowDown')
  await expect(page.getByTestId('deploy-ussr-3')).toBeFocused()
  await expect(line(3)).toContainText('in ambush')
  await press(page, 'a')
  await expect(line(3)).not.toContainText('in ambush')
  await press(page, 'F9')
  await expect(page.getByTestId('seal-dialog')).toBeVisible()
  await press(page, 'F9')
  await expect(page.getByTestId('curtain')).toBeVisible()
})

test('a digit that a column begins with waits: more digits are a hex, Enter makes it a face', async ({
  page,
}) => {
  await start(page)
  await begin(page, MAMAYEV)
  await openEnvelope(page)
  const line = page.locator('[data-unit]').first()
  await expect(line.getByRole('button')).toBeFocused()
  await press(page, '4')
  await expect(line.locator('td').nth(4)).toHaveText(/^S\b/)
  await press(page, '1')
  await expect(page.locator('.map-hint')).toContainText('Hex 1…')
  await press(page, 'Enter')
  await expect(line.locator('td').nth(4)).toHaveText(/^N\b/)
})

test('at 1366 the last turn’s order is copied by a button and by C, and a path shows where it leads', async ({
  page,
}) => {
  await openFile(page, await secondSheets())
  await sit(page, 'orders', 'ussr')
  await press(page, 'c')
  await expect(order(page, 'K1')).toHaveText('Defence')
  await rowCell(page, 'K2').click()
  await page.getByRole('button', { name: 'As in turn 1' }).click()
  await expect(order(page, 'K2')).toHaveText('Defence')
  await say(page, 'K1 march 0504')
  const target = row(page, 'K1').locator('[data-column=target]')
  await expect(target.getByTitle('0604 → 0504')).toBeVisible()
  await expect(target).toContainText('→ 0504')
  expect(await target.locator('.written').evaluate((e) => e.scrollWidth - e.clientWidth)).toBeLessThan(2)
})

test('a dialog that opens during a drag ends it: nothing is ordered behind it', async ({ page }) => {
  await openFile(page, await firstSheets())
  await sit(page, 'orders', 'ussr')
  const place = await wholeMap(page, MAPS[TUTORIAL])
  const [from, to, on] = [place('0704'), place('0604'), place('0504')]
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  await page.mouse.move(to.x, to.y, { steps: 6 })
  await expect(page.getByTestId('draft-hint')).toContainText('0604')
  await press(page, 'F9')
  await expect(page.getByTestId('seal-dialog')).toBeVisible()
  await expect(page.getByTestId('draft-hint')).toHaveCount(0)
  await press(page, 'Escape')
  await page.mouse.move(on.x, on.y, { steps: 6 })
  await page.mouse.up()
  await drawn(page)
  await expect(page.getByTestId('draft-hint')).toHaveCount(0)
  await expect(page.getByTestId('orders-given')).toContainText('0 of 3')
})

test('set-up: choose a unit, then a hex, where others may stand', async ({ page }) => {
  await start(page)
  await begin(page, TUTORIAL)
  await sit(page, 'deploy', 'ussr')
  const place = await wholeMap(page, MAPS[TUTORIAL])
  const hexOf = (n: number) =>
    page
      .locator('[data-unit]', { has: page.getByTestId(`deploy-ussr-${n}`) })
      .locator('td')
      .nth(3)
  const [first, second] = [await hexOf(1).innerText(), await hexOf(2).innerText()]
  for (const hex of [first, second]) {
    const { x, y } = place(hex)
    await page.mouse.click(x, y)
  }
  await expect(hexOf(1)).toHaveText(second)
  await expect(page.locator('[aria-selected=true]').getByTestId('deploy-ussr-1')).toBeVisible()
})
