/** R78 the dice hang on the sealed sheets alone, not on how they came about. */
import type { Page } from '@playwright/test'
import { decided, exported, firstSheets, lastTurnOf, openFile } from './support/game'
import { resume } from './support/resume'
import { expect, row, say, seal, sit, test } from './support/table'

test.use({ locale: 'en-GB' })

const ORDERS = {
  ussr: ['K1 defence', 'K2 sector S', 'K3 ambush'],
  axis: ['G4 suppress K1', 'G1 manoeuvre 0304', 'G2 defence'],
} as const

/** Writes the orders last first. */
const reorder = async (page: Page, orders: readonly string[]): Promise<void> => {
  await page.getByTestId('clear-sheet').click()
  for (const order of [...orders].reverse()) await say(page, order)
}

test('R78 reload, undo, preview, unseal, change, reorder, seal again: the same orders give the same dice', async ({
  page,
}) => {
  test.setTimeout(150_000)
  const file = await firstSheets()
  await openFile(page, file)
  await sit(page, 'orders', 'ussr')
  await say(page, 'K1 defence')
  await page.getByTestId('undo').click()
  await say(page, 'K1 manoeuvre 0604')
  await resume(page)
  await sit(page, 'orders', 'ussr')
  await seal(page)
  // Taken back, changed and sealed; taken back, and written anew in another order.
  await page.getByTestId('unseal-ussr').click()
  await sit(page, 'orders', 'ussr')
  await expect(row(page, 'K1').locator('[data-column=target]')).toContainText('0604')
  await say(page, 'K3 defence')
  await seal(page)
  await page.getByTestId('unseal-ussr').click()
  await sit(page, 'orders', 'ussr')
  await reorder(page, ORDERS.ussr)
  await seal(page)

  await sit(page, 'orders', 'axis')
  await say(page, 'G1 manoeuvre 0304')
  await say(page, 'G4 suppress K2')
  await row(page, 'G4').locator('[data-column=row]').click()
  await page.getByTestId('undo').click()
  await page.getByTestId('redo').click()
  await resume(page)
  await sit(page, 'orders', 'axis')
  await reorder(page, ORDERS.axis)
  await seal(page)
  await expect(page.getByTestId('film')).toBeVisible()
  const turn = lastTurnOf(await exported(page))
  expect(turn).toEqual(await decided(file, ORDERS))
  expect(JSON.stringify(turn.events)).toMatch(/"roll":/)
  // Other orders throw other dice.
  const others = await decided(file, { ...ORDERS, ussr: ORDERS.ussr.slice(0, 2) })
  expect(others.events).not.toEqual(turn.events)
  // The file's opening and two reloads.
  await expect(page.getByTestId('film-reloads')).toContainText('3 times')
})
