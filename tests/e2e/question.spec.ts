/** T2.5 a question during the turn: what a reload makes of it. */
import type { Page } from '@playwright/test'
import { decided, exported, firstSheets, lastTurnOf, openFile } from './support/game'
import { resume } from './support/resume'
import { expect, openEnvelope, row, say, seal, sit, test } from './support/table'

test.use({ locale: 'en-GB' })

const ORDERS = { ussr: ['K3 defence', 'K1 defence'], axis: ['G1 march 0404', 'G4 suppress K1'] } as const

/** The curtain of the one who is asked; it says that there is a question, and not about what. */
const expectAsked = async (page: Page): Promise<void> => {
  await expect(page.getByTestId('curtain-name')).toHaveText('Anna')
  await expect(page.getByTestId('curtain')).toContainText('A question: turn 1')
  // The turn is under way: no sheet is taken back.
  await expect(page.locator('[data-testid^=unseal-]')).toHaveCount(0)
  expect((await page.getByTestId('curtain').innerText()).replace(/[0-9a-f]{64}/, '')).not.toMatch(
    /\b[KG]\d\b/,
  )
}

const sitDown = async (page: Page): Promise<void> => {
  await openEnvelope(page)
  await expect(page.getByTestId('seat-answer')).toHaveAttribute('data-side', 'ussr')
  await expect(page.getByTestId('answer-G1')).toContainText('0404')
}

test('R52 R70 T2.5 a question outlives a reload at its curtain and before its owner; the turn is the same', async ({
  page,
}) => {
  const file = await firstSheets()
  await openFile(page, file)
  await sit(page, 'orders', 'ussr')
  for (const order of ORDERS.ussr) await say(page, order)
  await row(page, 'K3').locator('[data-column=row]').click()
  await page.getByTestId('policy-ask').check()
  await seal(page)
  // The first sheet is sealed, the second side writes.
  await sit(page, 'orders', 'axis')
  for (const order of ORDERS.axis) await say(page, order)
  await resume(page)
  await expect(page.getByTestId('curtain-name')).toHaveText('Boris')
  await expect(page.getByTestId('unseal-ussr')).toBeVisible()
  await sit(page, 'orders', 'axis')
  await expect(row(page, 'G1').locator('[data-column=target]')).toContainText('0404')
  await seal(page)

  await expectAsked(page)
  await resume(page)
  await expectAsked(page)
  await sitDown(page)
  // The question lies before its owner.
  await resume(page)
  await expectAsked(page)
  await sitDown(page)
  await page.getByTestId('answer-G1').click()
  await expect(page.getByTestId('film')).toBeVisible()
  const turn = lastTurnOf(await exported(page))
  expect(turn).toEqual(await decided(file, ORDERS, { unit: 'K3', answer: 'G1' }))
  expect(turn.answers).toEqual({ '1:reaction:2520:K3': 'G1' })
  // R78 The file's opening and three reloads stand in the log, for both to see.
  await expect(page.getByTestId('film-reloads')).toContainText('4 times')
})
