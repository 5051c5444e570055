/** Files that come in: a sound one goes on, any other is refused with a sentence and changes nothing. */
import type { Page } from '@playwright/test'
import { exported } from './support/game'
import {
  begin,
  deploy,
  elsewhere,
  expect,
  row,
  say,
  seal,
  sit,
  start,
  TUTORIAL,
  test,
  throughFilm,
} from './support/table'

test.use({ locale: 'en-GB' })

type Way = (page: Page, name: string, text: string) => Promise<void>

const byDialog: Way = (page, name, text) =>
  page
    .getByTestId('file-input')
    .setInputFiles({ name, mimeType: 'application/json', buffer: Buffer.from(text) })

const byDrag: Way = async (page, name, text) => {
  const data = await page.evaluateHandle(
    ([called, content]) => {
      const transfer = new DataTransfer()
      transfer.items.add(new File([content], called, { type: 'application/json' }))
      return transfer
    },
    [name, text] as const,
  )
  await page.dispatchEvent('body', 'dragover', { dataTransfer: data })
  await expect(page.locator('.drop-here')).toBeVisible()
  await page.dispatchEvent('body', 'drop', { dataTransfer: data })
  await expect(page.locator('.drop-here')).toHaveCount(0)
}

type Json = { [key: string]: Json } & Json[]

/** A file with one change. */
const changed = (text: string, change: (save: Json) => void): string => {
  const save: Json = JSON.parse(text)
  change(save)
  return JSON.stringify(save)
}

type Bad = Readonly<{ name: string; make: (good: string) => string; says: RegExp }>

const BAD: readonly Bad[] = [
  { name: 'cut.json', make: (good) => good.slice(0, good.length / 2), says: /end of the file is missing/ },
  {
    name: 'newer.json',
    make: (good) => changed(good, (save) => Object.assign(save, { version: 99 })),
    says: /newer version of the game .*99/,
  },
  {
    name: 'foreign.json',
    make: (good) => changed(good, (save) => Object.assign(save, { format: 'someone-else/save' })),
    says: /another kind.*someone-else\/save/,
  },
  {
    name: 'damaged.json',
    make: (good) => changed(good, (save) => Object.assign(save, { names: { ussr: 7, axis: 'B' } })),
    says: /At “names\.ussr” there is 7 instead of text/,
  },
  { name: 'picture.png', make: () => '\u0089PNG\r\n', says: /a picture/ },
  { name: 'empty.json', make: () => '', says: /empty/ },
]

/** Refused with the file's name, what is wrong and where, and that the game is kept; and it is. */
const expectRefused = async (
  page: Page,
  open: Way,
  good: string,
  { name, make, says }: Bad,
): Promise<void> => {
  const before = await page.getByTestId('order-sheet').innerText()
  await open(page, name, make(good))
  const notice = page.getByTestId('notice')
  await expect(notice).toContainText(name)
  await expect(notice).toContainText(says)
  await expect(notice).toContainText('the game at hand is kept')
  await page.getByTestId('notice-ok').click()
  await expect(notice).toHaveCount(0)
  expect(await page.getByTestId('order-sheet').innerText()).toBe(before)
}

const toOrders = async (page: Page): Promise<void> => {
  await start(page)
  await begin(page, TUTORIAL)
  await deploy(page)
  await sit(page, 'orders', 'ussr')
}

for (const [way, open] of [
  ['the dialog', byDialog],
  ['a drag', byDrag],
] as const)
  test(`a file that is not sound comes in by ${way}: said what and where, nothing changed`, async ({
    page,
  }) => {
    await toOrders(page)
    await say(page, 'K1 defence')
    const good = await exported(page)
    for (const bad of BAD) await expectRefused(page, open, good, bad)
    await say(page, 'K2 defence')
    await seal(page)
    await expect(page.getByTestId('unseal-ussr')).toBeVisible()
  })

test('what is wrong is said in the language at hand; if those words do not come, only where', async ({
  page,
  faults,
}) => {
  const bad = '{"format":"stalingrad-height/save","version":1}'
  const notice = page.getByTestId('notice')
  const words = '**/sayFileFault-*.js'
  await page.route(words, (route) => route.abort())
  await start(page)
  await byDialog(page, 'bad.json', bad)
  await expect(notice).toContainText('The file is damaged at “rules”.')
  // The browser itself speaks of the part that it did not get.
  expect(faults.join()).toContain('sayFileFault')
  faults.length = 0
  await page.unroute(words)
  await start(page)
  await byDialog(page, 'bad.json', bad)
  await expect(notice).toContainText('An entry is missing in the file: “rules”.')
  await page.getByTestId('lang-ru').evaluate((button: HTMLElement) => button.click())
  await expect(notice).toContainText('В файле не хватает записи «rules».')
  await expect(notice).toContainText('Файл не открыт')
})

test('an exported game goes on where it was, also in a browser that never saw it', async ({
  page,
  browser,
  baseURL,
}) => {
  await toOrders(page)
  await page.getByTestId('defence-rest').click()
  await seal(page)
  await sit(page, 'orders', 'axis')
  await say(page, 'G4 suppress K1')
  await page.getByTestId('defence-rest').click()
  await seal(page)
  await throughFilm(page)
  const report = await page.locator('article').innerText()
  await page.getByTestId('report-next').click()
  await sit(page, 'orders', 'ussr')
  await say(page, 'K1 manoeuvre 0604')
  await seal(page)
  await sit(page, 'orders', 'axis')
  await say(page, 'G4 suppress K1')
  const file = await exported(page)
  expect(JSON.stringify(JSON.parse(file).pending)).not.toContain('0604')

  const other = await elsewhere(browser, baseURL)
  await start(other)
  await expect(other.getByTestId('continue')).toHaveCount(0)
  await byDrag(other, 'game.json', file)
  // Behind the curtain, counted as opened again: the sealed sheet came along, the half-written one did not.
  await expect(other.locator('.curtain-foot')).toContainText('1 time')
  await expect(other.getByTestId('unseal-ussr')).toBeVisible()
  await sit(other, 'orders', 'axis')
  await expect(other.getByTestId('clock')).toContainText('07:10')
  await expect(row(other, 'G4')).toHaveClass(/empty-row/)
  await other.getByTestId('log-toggle').click()
  await expect(other.getByTestId('log')).toContainText('K1')
  await seal(other)
  await expect(other.getByTestId('film')).toBeVisible()
  await other.keyboard.press('End')
  await expect(other.getByTestId('film-log')).toContainText('0604')
  await throughFilm(other)
  await expect(other.locator('article h1')).toContainText('2')
  expect(report).toContain('1')
  await other.context().close()
})
