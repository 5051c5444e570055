/** What one side writes is nowhere in the page while the other looks at it. */
import type { Browser, Page } from '@playwright/test'
import {
  begin,
  clickHex,
  deploy,
  differing,
  drawn,
  expect,
  fixedChance,
  MAPS,
  mapReady,
  openEnvelope,
  row,
  saved,
  say,
  seal,
  sit,
  start,
  still,
  TUTORIAL,
  test,
  wholeMap,
} from './support/table'

test.use({ locale: 'en-GB' })

/** The gun in ambush, its hex, and a hex that only an order of the USSR names. */
const PIN = '77310442'
const CANARIES = ['su-at-gun-45-battery', 'K3', '0703', '0803', PIN] as const

type Trace = Readonly<Record<string, string> & { page: string }>

/** Everything that can be read in the page by who sits at it, stored bytes too. */
const traces = (page: Page): Promise<Trace> =>
  page.evaluate(async () => {
    const text = (value: unknown): string => {
      if (value instanceof Uint8Array) return Array.from(value, (byte) => String.fromCharCode(byte)).join('')
      if (Array.isArray(value)) return value.map(text).join(' ')
      return value !== null && typeof value === 'object'
        ? Object.values(value).map(text).join(' ')
        : String(value)
    }
    const answer = <T>(request: IDBRequest<T>): Promise<T> =>
      new Promise((done, fail) => {
        request.onsuccess = () => done(request.result)
        request.onerror = () => fail(request.error)
      })
    const disk = async (): Promise<string> => {
      const names = (await indexedDB.databases()).flatMap(({ name }) => name ?? [])
      const found: string[] = []
      for (const name of names) {
        const db = await answer(indexedDB.open(name))
        for (const store of db.objectStoreNames)
          found.push(text(await answer(db.transaction(store).objectStore(store).getAll())))
        db.close()
      }
      return found.join('\n')
    }
    const css = [...document.styleSheets].flatMap((sheet) =>
      [...sheet.cssRules].map(({ cssText }) => cssText),
    )
    const fields = [...document.querySelectorAll('input')].map(({ value }) => value)
    return {
      page: document.documentElement.outerHTML,
      css: css.join('\n'),
      fields: fields.join('\n'),
      title: document.title,
      address: location.href,
      history: JSON.stringify(history.state),
      windowName: window.name,
      storage: JSON.stringify({ ...localStorage }) + JSON.stringify({ ...sessionStorage }) + document.cookie,
      disk: await disk(),
      globals: Object.keys(window).join(' '),
    }
  })

const expectNoneIn = (found: Trace, canaries: readonly string[]): void => {
  for (const [where, what] of Object.entries(found))
    for (const canary of canaries) expect(what.includes(canary), `${canary} in ${where}`).toBe(false)
}

/** Two sheets of the USSR that have nothing in common. */
const SHEETS = {
  quiet: [],
  moving: ['K1 manoeuvre 0604', 'K2 sector S', 'K3 defence'],
} as const

const write = async (page: Page, orders: readonly string[]): Promise<void> => {
  for (const order of orders) await say(page, order)
}

test('R60 canaries of the first side are nowhere after the hand-over', async ({ page }) => {
  const spoken: string[] = []
  page.on('console', (message) => spoken.push(message.text()))
  await start(page)
  await begin(page, TUTORIAL, { pins: { ussr: PIN } })
  const openWithPin = async (): Promise<void> => {
    await page.getByTestId('curtain-pin').fill(PIN)
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
  const own = await traces(page)
  for (const canary of CANARIES.slice(1, 4))
    expect(own.page.includes(canary), `${canary} is seen by its owner`).toBe(true)
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
})

/** What the Axis sees, does and is told at its board while the USSR has sealed these orders. */
const seenByAxis = async (browser: Browser, baseURL: string, orders: readonly string[]) => {
  const context = await browser.newContext({
    baseURL,
    locale: 'en-GB',
    reducedMotion: 'reduce',
    viewport: { width: 1366, height: 768 },
  })
  const page = await context.newPage()
  await page.addInitScript(fixedChance)
  await start(page)
  await begin(page, TUTORIAL)
  await deploy(page)
  await sit(page, 'orders', 'ussr')
  await write(page, orders)
  await seal(page)
  await expect(page.getByTestId('curtain')).toBeVisible()
  await saved(page)
  const curtain = (await page.getByTestId('curtain').innerText()).replace(/\d\d:\d\d:\d\d/, '')
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
  await context.close()
  return { views, said, curtain }
}

test('R61 R64 R65 the board, the odds and the words of the second side do not depend on the first sheet', async ({
  browser,
  baseURL,
  page,
}) => {
  test.setTimeout(180_000)
  const [quiet, busy] = [
    await seenByAxis(browser, baseURL ?? '', SHEETS.quiet),
    await seenByAxis(browser, baseURL ?? '', SHEETS.moving),
  ]
  expect(busy.curtain).toBe(quiet.curtain)
  expect(busy.said).toEqual(quiet.said)
  // A soft edge or two may be rounded otherwise; a mark on the map has hundreds of pixels.
  for (const [at, view] of quiet.views.entries())
    expect(await differing(page, view, busy.views[at]), `pixels that differ in picture ${at}`).toBeLessThan(
      50,
    )
  // The comparison can tell boards apart.
  expect(await differing(page, quiet.views[1], quiet.views[2])).toBeGreaterThan(100)
})

test('R62 from the first frame of the curtain there is no map and no tooltip', async ({ page }) => {
  await start(page)
  await begin(page, TUTORIAL)
  await deploy(page)
  await sit(page, 'orders', 'ussr')
  const place = await wholeMap(page, MAPS[TUTORIAL])
  await say(page, 'K1 manoeuvre 0604')
  const { x, y } = place('0604')
  await page.mouse.move(x, y)
  await clickHex(page, place, '0705')
  await expect(page.getByTestId('map-palette')).toBeVisible()
  await page.evaluate(() => {
    const frames: { curtain: boolean; left: string[] }[] = []
    const leftovers = 'canvas, .pop, .fire-note, [role=tooltip], [role=menu], dialog[open], [data-unit]'
    const look = (): void => {
      const left = [...document.querySelectorAll(leftovers)].map(({ outerHTML }) => outerHTML.slice(0, 80))
      frames.push({ curtain: document.querySelector('[data-testid=curtain]') !== null, left })
    }
    const frame = (): void => {
      look()
      requestAnimationFrame(frame)
    }
    new MutationObserver(look).observe(document, { childList: true, subtree: true, attributes: true })
    frame()
    Object.assign(window, { frames })
  })
  await page.keyboard.press('F9')
  await expect(page.getByTestId('seal-dialog')).toBeVisible()
  await page.keyboard.press('F9')
  await expect(page.getByTestId('curtain')).toBeVisible()
  await page.mouse.move(x + 3, y + 3)
  await page.mouse.move(x + 60, y + 30)
  await drawn(page)
  await page.mouse.click(x, y, { button: 'right' })
  await drawn(page)
  const frames = await page.evaluate(
    () => (window as unknown as { frames: readonly { curtain: boolean; left: string[] }[] }).frames,
  )
  // It has seen the map before, and then the curtain for some frames.
  expect(frames.some(({ curtain, left }) => !curtain && left.length > 0)).toBe(true)
  const behind = frames.filter(({ curtain }) => curtain)
  expect(behind.length).toBeGreaterThan(4)
  expect(behind.flatMap(({ left }) => left)).toEqual([])
})

test('R63 nothing of the first side is undone, redone or gone back to', async ({ page }) => {
  await start(page)
  const before = await page.evaluate(() => history.length)
  await begin(page, TUTORIAL)
  await deploy(page)
  await sit(page, 'orders', 'ussr')
  await say(page, 'K1 defence')
  await say(page, 'K2 defence')
  await page.getByTestId('undo').click()
  await expect(page.getByTestId('redo')).toBeEnabled()
  await seal(page)
  await sit(page, 'orders', 'axis')
  await expect(page.getByTestId('undo')).toBeDisabled()
  await expect(page.getByTestId('redo')).toBeDisabled()
  const text = await page.getByTestId('order-sheet').innerText()
  for (const keys of ['Control+z', 'Control+y', 'Control+Shift+z']) await page.keyboard.press(keys)
  expect(await page.getByTestId('order-sheet').innerText()).toBe(text)
  // No screen of the game is an entry of the browser's history.
  expect(await page.evaluate(() => history.length)).toBe(before)
  await page.goBack()
  await expect(page.getByTestId('row-ussr-1')).toHaveCount(0)
  await page.goForward()
  await expect(page.getByTestId('start')).toBeVisible()
})

test('R66 no sound while orders are written; the sounds of the film end with it', async ({ page }) => {
  await page.addInitScript(() => {
    const heard = { sounds: 0, open: 0 }
    const { start: begin } = AudioBufferSourceNode.prototype
    AudioBufferSourceNode.prototype.start = function (...when) {
      heard.sounds += 1
      return begin.apply(this, when)
    }
    const Real = AudioContext
    window.AudioContext = class extends Real {
      constructor() {
        super()
        heard.open += 1
      }
      override close() {
        heard.open -= 1
        return super.close()
      }
    }
    Object.assign(window, { heard })
  })
  const heard = () =>
    page.evaluate(() => ({ ...(window as unknown as { heard: { sounds: number; open: number } }).heard }))
  await start(page)
  await begin(page, TUTORIAL)
  await deploy(page)
  await sit(page, 'orders', 'ussr')
  await write(page, SHEETS.moving)
  await seal(page)
  await sit(page, 'orders', 'axis')
  await say(page, 'G4 suppress K1')
  await page.getByTestId('defence-rest').click()
  expect(await heard()).toEqual({ sounds: 0, open: 0 })
  await seal(page)
  await expect(page.getByTestId('film')).toBeVisible()
  const steps = page.getByTestId('film-step')
  for (let i = 0; i < 12 && (await heard()).sounds === 0; i++) {
    const told = await page.getByTestId('film-heard').textContent()
    await steps.click()
    await expect(page.getByTestId('film-heard')).not.toHaveText(told ?? '')
  }
  expect((await heard()).sounds).toBeGreaterThan(0)
  await page.keyboard.press('End')
  await page.getByTestId('film-finish').click()
  await page.getByTestId('report-next').click()
  await expect(page.getByTestId('curtain')).toBeVisible()
  const after = await heard()
  expect(after.open).toBe(0)
  await sit(page, 'orders', 'ussr')
  expect(await heard()).toEqual(after)
})

test('R74 a held key and a drag do not cross the hand-over', async ({ page }) => {
  await start(page)
  await begin(page, TUTORIAL)
  await deploy(page)
  await sit(page, 'orders', 'ussr')
  const place = await wholeMap(page, MAPS[TUTORIAL])
  // A sight tool is held, and a path is being dragged, when the sheet is sealed by keys.
  await page.keyboard.down('l')
  await expect(page.getByTestId('tool-los')).toHaveAttribute('aria-pressed', 'true')
  const [from, to] = [place('0704'), place('0604')]
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  await page.mouse.move(to.x, to.y, { steps: 6 })
  await expect(page.getByTestId('draft-hint')).toContainText('0604')
  await page.keyboard.press('F9')
  await expect(page.getByTestId('seal-dialog')).toBeVisible()
  await page.keyboard.press('F9')
  await expect(page.getByTestId('curtain')).toBeVisible()
  // Space that was down before the curtain came is a repeat, and opens nothing.
  const repeated = (): Promise<void> =>
    page.evaluate(() => {
      window.dispatchEvent(
        new KeyboardEvent('keydown', { code: 'Space', key: ' ', repeat: true, bubbles: true }),
      )
    })
  const since = Date.now()
  while (Date.now() - since < 1000) {
    await repeated()
    await drawn(page)
  }
  await expect(page.getByTestId('curtain')).toBeVisible()
  await openEnvelope(page)
  await expect(page.getByTestId('seat-orders')).toHaveAttribute('data-side', 'axis')
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY')
  const there = await wholeMap(page, MAPS[TUTORIAL])
  await expect(page.getByTestId('tool-los')).toHaveAttribute('aria-pressed', 'false')
  const { x, y } = there('0204')
  await page.mouse.move(x, y, { steps: 3 })
  await page.mouse.up()
  await page.keyboard.up('l')
  await drawn(page)
  await expect(page.getByTestId('tool-los')).toHaveAttribute('aria-pressed', 'false')
  await expect(page.getByTestId('draft-hint')).toHaveCount(0)
  await expect(page.getByTestId('orders-given')).toContainText('0 of 4')
})
