/** The library: saved games named, copied, deleted and had back, written to one file and opened elsewhere. */
import { readFileSync } from 'node:fs'
import type { Locator, Page } from '@playwright/test'
import { finished, firstSheets, openFile, putFile } from './support/game'
import {
  elsewhere,
  expect,
  openEnvelope,
  saved,
  say,
  seal,
  sit,
  start,
  TUTORIAL,
  test,
} from './support/table'
import { expectNoneIn, traces } from './support/traces'
import { violations } from './support/violations'

test.use({ locale: 'ru-RU' })

const games = (page: Page): Locator => page.getByTestId('library').locator('.library-list > li')

const names = (page: Page): Promise<readonly string[]> => games(page).locator('h3').allInnerTexts()

const openLibrary = async (page: Page): Promise<void> => {
  await page.keyboard.press('4')
  await expect(page.getByTestId('library')).toBeVisible()
}

const BATTLE = 'Учебный бой: хутор у балки'

test('R27, R48, R69 games are renamed, copied, deleted and had back, and go to another browser in one file', async ({
  page,
  browser,
  baseURL,
}) => {
  // Two games: one that is over, one of which the first sheet is sealed and the second half written.
  await openFile(page, await finished(TUTORIAL))
  await expect(page.getByTestId('result')).toBeVisible()
  await saved(page)
  await putFile(page, await firstSheets())
  await sit(page, 'orders', 'ussr')
  await say(page, 'K1 manoeuvre 0604')
  await seal(page)
  await page.getByTestId('curtain-menu').click()

  await openLibrary(page)
  await expect(games(page)).toHaveCount(2)
  await expect(games(page).first()).toContainText('ход 1 из 8')
  await expect(games(page).first()).toContainText('За стол садится: Вермахт')
  await expect(games(page).last()).toContainText('Партия окончена')
  await expect(games(page).first().locator('canvas')).toBeVisible()
  await expect(page.getByTestId('library-space')).toContainText('Браузер может сам удалить эти партии')
  expect(await violations(page)).toEqual([])
  expectNoneIn(await traces(page), ['0604', 'Anna', 'Boris'])

  // By keys alone: Esc leaves the name, Enter saves it.
  await games(page).first().getByText('Переименовать').press('Enter')
  await page.keyboard.type('не это')
  await page.keyboard.press('Escape')
  await expect(games(page).first().getByText('Переименовать')).toBeFocused()
  await page.keyboard.press('Enter')
  await page.keyboard.type('<b>Вечер</b>')
  await page.keyboard.press('Enter')
  await expect(games(page).first().locator('h3')).toHaveText('<b>Вечер</b>')

  await games(page).first().getByText('Скопировать').click()
  await expect(page.getByTestId('library-said')).toHaveText('Копия готова: «<b>Вечер</b> (копия)».')
  const all = ['<b>Вечер</b> (копия)', '<b>Вечер</b>', BATTLE]
  expect(await names(page)).toEqual(all)

  await games(page).last().getByText('Удалить').click()
  await expect(page.getByTestId('library-undo')).toBeFocused()
  expect(await names(page)).toEqual(all.slice(0, 2))
  await page.keyboard.press('Enter')
  await expect(games(page)).toHaveCount(3)
  expect(await names(page)).toEqual(all)
  await games(page).first().getByText('Удалить').click()
  await expect(games(page)).toHaveCount(2)
  await start(page)
  await openLibrary(page)
  expect(await names(page)).toEqual(all.slice(1))

  await games(page).first().getByText('Последние записи').click()
  await page.getByTestId('record-1').click()
  await expect(page.getByTestId('older-dialog')).toContainText('ничего в ней не пропадёт')
  await page.keyboard.press('Escape')
  await expect(page.getByTestId('older-dialog')).toHaveCount(0)
  await expect(page.getByTestId('library')).toBeVisible()

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByTestId('library-export').click(),
  ])
  expect(download.suggestedFilename()).toMatch(/^stalingrad-height-\d{4}-\d\d-\d\d\.json$/)
  const file = readFileSync(await download.path(), 'utf8')
  expect(JSON.parse(file).games).toMatchObject([{ title: '<b>Вечер</b>' }, { title: null }])

  const other = await elsewhere(browser, baseURL)
  await start(other)
  await openLibrary(other)
  await expect(other.getByTestId('library')).toContainText('There are no saved games in this browser')
  await putFile(other, file)
  await expect(other.getByTestId('notice')).toContainText('Games taken in: 2. Here already: 0.')
  await other.getByTestId('notice-ok').click()
  await expect(games(other)).toHaveCount(2)
  await games(other).filter({ hasText: 'Вечер' }).getByRole('button', { name: 'Open' }).click()
  // The sheet that was sealed came along: the other side is asked.
  await expect(other.getByTestId('unseal-ussr')).toBeVisible()
  await sit(other, 'orders', 'axis')
  await other.context().close()
})

test('R47 a game that another tab plays is opened once that tab is closed', async ({ page, context }) => {
  await openFile(page, await firstSheets())
  await openEnvelope(page)
  const second = await context.newPage()
  await start(second)
  await second.getByTestId('continue').click()
  await expect(second.getByTestId('notice')).toContainText('открыта в другой вкладке')
  await second.getByTestId('notice-again').click()
  await expect(second.getByTestId('notice')).toContainText('открыта в другой вкладке')
  await page.close()
  await second.waitForTimeout(100)
  await second.getByTestId('notice-again').click()
  await expect(second.getByTestId('curtain')).toBeVisible()
  await expect(second.getByTestId('notice')).toHaveCount(0)
})
