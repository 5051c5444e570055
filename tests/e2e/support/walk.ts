/** A walk over all screens of a game, for what must hold on each of them. */
import type { Page } from '@playwright/test'
import { finished, putFile } from './game'
import {
  begin,
  drawn,
  expect,
  mapReady,
  openEnvelope,
  row,
  type ScenarioId,
  say,
  seal,
  sit,
  start,
} from './table'

export type Look = (screen: string) => Promise<void>

/** Orders that fill the columns of the sheet, in codes that both languages read; `asks`: before it fires. */
export type Orders = Readonly<Record<'ussr' | 'axis', readonly string[]> & { asks: string }>

/** The unit that asks has its question. */
const question = async (page: Page, look: Look): Promise<void> => {
  await expect(page.getByTestId('curtain')).toBeVisible()
  await look('curtain of a question')
  await openEnvelope(page)
  await expect(page.getByTestId('seat-answer')).toBeVisible()
  await mapReady(page)
  await look('question')
  await page.locator('[data-testid^=answer-]').first().click()
}

/** The end of another game, from a file, and its replay. */
const ending = async (page: Page, scenario: ScenarioId, look: Look): Promise<void> => {
  await putFile(page, await finished(scenario))
  await expect(page.getByTestId('result')).toBeVisible()
  await look('result')
  await page.getByTestId('result-replay').click()
  await expect(page.getByTestId('replay')).toBeVisible()
  await mapReady(page)
  await page.getByTestId('replay-verify').click()
  await expect(page.getByTestId('replay-check')).toContainText('8')
  await look('replay')
}

export const walk = async (page: Page, scenario: ScenarioId, orders: Orders, look: Look): Promise<void> => {
  await start(page)
  await look('start')
  await page.getByTestId(`scenario-${scenario}`).click()
  await expect(page.getByTestId('new-game')).toBeVisible()
  await look('new game')
  await page.keyboard.press('Escape')
  await begin(page, scenario)
  await look('curtain')
  await openEnvelope(page)
  await expect(page.getByTestId('seat-deploy')).toBeVisible()
  await mapReady(page)
  await page.locator('[data-testid^=deploy-]').first().click()
  await drawn(page)
  await look('deploy')
  await page.getByTestId('curtain').or(page.getByTestId('seat-deploy')).waitFor()
  await seal(page)
  await openEnvelope(page)
  await seal(page)
  await sit(page, 'orders', 'ussr')
  await mapReady(page)
  for (const order of orders.ussr) await say(page, order)
  await row(page, orders.asks).locator('[data-column=row]').click()
  await page.getByTestId('policy-ask').check()
  await drawn(page)
  await look('orders')
  await page.keyboard.press('F9')
  await expect(page.getByTestId('seal-dialog')).toBeVisible()
  await look('seal')
  await page.getByTestId('seal-confirm').click()
  await sit(page, 'orders', 'axis')
  for (const order of orders.axis) await say(page, order)
  await page.getByTestId('defence-rest').click()
  await seal(page)
  await question(page, look)
  await expect(page.getByTestId('film')).toBeVisible()
  await mapReady(page)
  await page.keyboard.press('End')
  await expect(page.getByTestId('film-finish')).toBeVisible()
  await look('film')
  await page.getByTestId('film-finish').click()
  await expect(page.getByTestId('report')).toBeVisible()
  await look('report')
  await ending(page, scenario, look)
}
