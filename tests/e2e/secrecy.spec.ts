/** What one side writes is nowhere in the page while the other looks at it. */
import type { Browser, Page } from '@playwright/test'
import { units } from '../../src/i18n/units/en'
import { firstSheets, openFile } from './support/game'
import { happenings, noteHappenings } from './support/happenings'
import { differing, still } from './support/picture'
import {
  drawn,
  expect,
  fixedChance,
  MAPS,
  mapReady,
  row,
  saved,
  say,
  seal,
  sit,
  start,
  TUTORIAL,
  test,
  wholeMap,
} from './support/table'
import { expectNoneIn, traces } from './support/traces'

test.use({ locale: 'en-GB' })

/** The gun in ambush in words and by its code, its hex, a hex that only an order of the USSR names, its PIN. */
const PIN = '77310442'
const SHOWN = [units['su-at-gun-45-battery'].name, 'K3', '0703', '0803'] as const
/** Words in the command line that were never accepted. */
const TYPED = 'K2 zugzwang'
const CANARIES = [...SHOWN, PIN, TYPED] as const

/** Two sheets of the USSR that have nothing in common. */
const SHEETS = {
  quiet: [],
  moving: ['K1 manoeuvre 0604', 'K2 sector S', 'K3 defence'],
} as const

const write = async (page: Page, orders: readonly string[]): Promise<void> => {
  for (const order of orders) await say(page, order)
}

/** R74: no field lets the browser offer to the next player what the last one typed. */
const expectNothingOffered = async (page: Page): Promise<void> => {
  const fields = page.locator('input:not([type=file])')
  expect(await fields.count()).toBeGreaterThan(0)
  for (const field of await fields.all()) await expect(field).toHaveAttribute('autocomplete', 'off')
}

const OURS = 'copied before the battle'

test('R60 R74 canaries of the first side are nowhere after the hand-over', async ({ page, context }) => {
  const spoken: string[] = []
  page.on('console', (message) => spoken.push(message.text()))
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await start(page)
  await page.evaluate((text) => navigator.clipboard.writeText(text), OURS)
  await page.getByTestId(`scenario-${TUTORIAL}`).click()
  await page.getByTestId('pin-ussr').fill(PIN)
  expect((await traces(page)).fields).toContain(PIN)
  await expectNothingOffered(page)
  await page.getByTestId('new-game-begin').click()
  const openWithPin = async (): Promise<void> => {
    await page.getByTestId('curtain-pin').fill(PIN)
    await expectNothingOffered(page)
    await page.getByTestId('curtain-pin-open').click()
  }
  await openWithPin()
  await expect(page.getByTestId('seat-deploy')).toBeVisible()
  await seal(page)
  await sit(page, 'deploy', 'axis')
  await seal(page)
  await openWithPin()
  await expect(page.getByTestId('seat-orders')).toBeVisible()
  await say(page, 'K2 limber')
  await say(page, 'K3 defence')
  await say(page, 'K1 manoeuvre 0803')
  await row(page, 'K3').locator('[data-column=row]').click()
  await page.getByTestId('command').fill(TYPED)
  await page.getByTestId('command').press('Enter')
  await expect(page.getByTestId('command')).toHaveAttribute('aria-invalid', 'true')
  await expectNothingOffered(page)
  // Each of them is found where its owner has it.
  const own = await traces(page)
  for (const canary of SHOWN) expect(own.page.includes(canary), `${canary} is seen by its owner`).toBe(true)
  expect(own.fields).toContain(TYPED)
  await seal(page)
  await expect(page.getByTestId('curtain')).toBeVisible()
  const curtain = await traces(page)
  expectNoneIn(curtain, CANARIES)
  // At the curtain no unit and no hex is named at all, of either side.
  expect(curtain.page.replace(/<code>.*?<\/code>/g, '')).not.toMatch(
    />[^<]*\b[KG]\d+\b|data-unit|\b0[1-9]0[1-7]\b/,
  )
  await sit(page, 'orders', 'axis')
  await mapReady(page)
  await drawn(page)
  expectNoneIn(await traces(page), CANARIES)
  expectNoneIn({ page: spoken.join('\n') }, CANARIES)
  // The game never writes to the clipboard.
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(OURS)
})

/** What the Axis sees, does and is told at its board while the USSR has sealed these orders. */
const seenByAxis = async (browser: Browser, baseURL: string, file: string, orders: readonly string[]) => {
  const context = await browser.newContext({
    baseURL,
    locale: 'en-GB',
    // All that moves may move.
    reducedMotion: 'no-preference',
    viewport: { width: 1366, height: 768 },
  })
  const page = await context.newPage()
  await page.addInitScript(fixedChance)
  await page.addInitScript(noteHappenings)
  await openFile(page, file)
  await sit(page, 'orders', 'ussr')
  await write(page, orders)
  await seal(page)
  await expect(page.getByTestId('curtain')).toBeVisible()
  await saved(page)
  const curtain = (await page.getByTestId('curtain').innerText()).replace(/\d\d:\d\d:\d\d/, '')
  await happenings(page)
  await sit(page, 'orders', 'axis')
  await wholeMap(page, MAPS[TUTORIAL])
  await page.mouse.move(5, 400)
  const seat = page.getByTestId('seat-orders')
  const views: Buffer[] = [await still(page)]
  const said: string[] = [await seat.innerHTML()]
  const keep = async (): Promise<void> => {
    views.push(await still(page))
    said.push(await seat.innerHTML())
  }
  // Threats and reach, the odds of a shot, the reactions that a path may meet.
  await row(page, 'G1').locator('[data-column=row]').click()
  await page.keyboard.press('t')
  await page.keyboard.press('r')
  await keep()
  await say(page, 'G4 suppress K1')
  await row(page, 'G4').locator('[data-column=row]').click()
  await keep()
  await say(page, 'G3 manoeuvre 0303')
  await row(page, 'G3').locator('[data-column=row]').click()
  await keep()
  await page.keyboard.press('F9')
  await expect(page.getByTestId('seal-dialog')).toBeVisible()
  said.push(await page.getByTestId('seal-dialog').innerHTML())
  const happened = await happenings(page)
  await context.close()
  return { views, said, curtain, happened }
}

test('R61 R64 R65 R66 the board, the odds, the words and what happens before the second side do not depend on the first sheet', async ({
  browser,
  baseURL,
  page,
}) => {
  test.setTimeout(180_000)
  const file = await firstSheets()
  const [quiet, busy] = [
    await seenByAxis(browser, baseURL ?? '', file, SHEETS.quiet),
    await seenByAxis(browser, baseURL ?? '', file, SHEETS.moving),
  ]
  expect(busy.curtain).toBe(quiet.curtain)
  expect(busy.said).toEqual(quiet.said)
  expect(quiet.happened.length).toBeGreaterThan(0)
  expect(busy.happened).toEqual(quiet.happened)
  // A soft edge or two may be rounded otherwise; a mark on the map has hundreds of pixels.
  for (const [at, view] of quiet.views.entries())
    expect(await differing(page, view, busy.views[at]), `pixels that differ in picture ${at}`).toBeLessThan(
      50,
    )
  // The comparison can tell boards apart.
  expect(await differing(page, quiet.views[1], quiet.views[2])).toBeGreaterThan(100)
})
