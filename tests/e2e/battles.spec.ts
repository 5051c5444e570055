/** Each battle from its card on the start page through two turns, by the pointer alone once an envelope is open. */
import type { Page } from '@playwright/test'
import {
  begin,
  clickHex,
  deploy,
  expect,
  MAPS,
  row,
  type ScenarioId,
  type Side,
  seal,
  sit,
  start,
  test,
  throughFilm,
  wholeMap,
} from './support/table'

/** A unit, its order, and where it goes in turn 1 and 2. */
type Way = readonly [code: string, kind: 'manoeuvre' | 'march', first: string, second: string]

const BATTLES: Readonly<Partial<Record<ScenarioId, Readonly<Record<Side, Way>>>>> = {
  'height-102-mamayev': {
    ussr: ['K9', 'manoeuvre', '1105', '1104'],
    axis: ['G5', 'manoeuvre', '0507', '0508'],
  },
  'height-154-kotluban': {
    ussr: ['K14', 'manoeuvre', '1303', '1304'],
    axis: ['G7', 'manoeuvre', '0510', '0511'],
  },
  'height-87': { ussr: ['K1', 'manoeuvre', '1205', '1105'], axis: ['G5', 'manoeuvre', '0608', '0508'] },
  'tractor-factory': {
    ussr: ['K16', 'manoeuvre', '1304', '1303'],
    axis: ['G11', 'manoeuvre', '0203', '0202'],
  },
  'kalach-bridge': { ussr: ['K5', 'march', '0305', '0405'], axis: ['G3', 'manoeuvre', '1106', '1105'] },
  'lysaya-gora': { ussr: ['K5', 'manoeuvre', '1105', '1104'], axis: ['G8', 'manoeuvre', '0205', '0204'] },
}

/** Orders one unit on the map; in turn 2 all others defend, in turn 1 nobody fires, so that all are there yet. */
const write = async (page: Page, id: ScenarioId, [code, kind, ...goals]: Way, turn: 1 | 2): Promise<void> => {
  const to = goals[turn - 1] as string
  const place = await wholeMap(page, MAPS[id])
  await row(page, code).locator('[data-column=row]').click()
  // The first order was carried out.
  if (turn === 2) await expect(page.getByTestId('unit-card')).toContainText(goals[0])
  await page.getByTestId(`order-${kind}`).click()
  await expect(page.getByTestId('draft-hint')).toBeVisible()
  await clickHex(page, place, to)
  await expect(page.getByTestId('draft-hint')).toContainText(to)
  await clickHex(page, place, to)
  await expect(row(page, code).locator('[data-column=target]')).toContainText(to)
  if (turn === 2) await page.getByTestId('defence-rest').click()
  await seal(page)
}

/** The side that the battle names first writes first. */
const sidesOf = (battle: ScenarioId): readonly Side[] =>
  battle === 'lysaya-gora' ? ['axis', 'ussr'] : ['ussr', 'axis']

const LOCALES = ['ru-RU', 'en-GB'] as const

for (const [i, [id, ways]] of Object.entries(BATTLES).entries())
  test.describe(id, () => {
    test.use({ locale: LOCALES[i % 2] as string })
    test('two turns by clicks', async ({ page }) => {
      const battle = id as ScenarioId
      await start(page)
      await begin(page, battle)
      await deploy(page)
      for (const turn of [1, 2] as const) {
        for (const side of sidesOf(battle)) {
          await sit(page, 'orders', side)
          if (battle === 'kalach-bridge') await ruse(page, side)
          await write(page, battle, ways[side], turn)
        }
        await throughFilm(page)
        await page.getByTestId('report-next').click()
      }
      await expect(page.getByTestId('clock')).toHaveCount(0)
      await expect(page.getByTestId('curtain')).toBeVisible()
    })
  })

/** T3.23.a The sheet of each side says what the ruse means to it; the held one cannot assault. */
const ruse = async (page: Page, side: Side): Promise<void> => {
  await expect(page.getByTestId('sheet-standing').locator('li')).toContainText(['T8.2', 'T3.23.a'])
  await row(page, side === 'ussr' ? 'K1' : 'G3')
    .locator('[data-column=row]')
    .click()
  await expect(page.getByTestId('order-assault')).toHaveAttribute('aria-disabled', String(side === 'axis'))
}
