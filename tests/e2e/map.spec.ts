/** What a hex tells; R54 a picture that the browser takes away, and a browser that has none. */
import type { Locator, Page } from '@playwright/test'
import { lose } from '../../src/bench/page/lose'
import { firstSheets, openFile } from './support/game'
import { differing, still } from './support/picture'
import {
  clickHex,
  expect,
  MAPS,
  mapReady,
  row,
  say,
  seal,
  sit,
  TUTORIAL,
  test,
  wholeMap,
} from './support/table'

test.use({ locale: 'en-GB' })

const toOrders = async (page: Page): Promise<void> => {
  await openFile(page, await firstSheets())
  await sit(page, 'orders', 'ussr')
}

/** How many colours the map's middle has: a blank one has one. */
const colours = (canvas: Locator): Promise<number> =>
  canvas.evaluate(
    (element: HTMLCanvasElement) =>
      new Promise<number>((done) =>
        requestAnimationFrame(() => {
          const copy = document.createElement('canvas')
          copy.width = element.width
          copy.height = element.height
          const pen = copy.getContext('2d')
          if (!pen) throw new Error('no pen')
          pen.drawImage(element, 0, 0)
          const { data } = pen.getImageData(0, 0, copy.width, copy.height)
          done(new Set(new Uint32Array(data.buffer)).size)
        }),
      ),
  )

test('R54 a lost WebGL context: the map is drawn again, twice; the sheet is as it was', async ({ page }) => {
  await toOrders(page)
  const canvas = await mapReady(page)
  await say(page, 'K1 defence')
  await page.mouse.move(5, 400)
  const before = await still(page)
  for (let time = 0; time < 2; time++) {
    const restore = await lose(canvas)
    await expect(page.getByTestId('no-map')).toContainText('kept')
    await restore()
    await expect(page.getByTestId('no-map')).toHaveCount(0)
    // A soft edge or two may be rounded otherwise.
    expect(await differing(page, await still(page), before), 'pixels that differ').toBeLessThan(50)
  }
  await expect(row(page, 'K1').locator('[data-column=order]')).toHaveText('Defence')
  // The test can tell a map from none.
  await lose(canvas)
  await expect(page.getByTestId('no-map')).toBeVisible()
  expect(await differing(page, await still(page), before)).toBeGreaterThan(1000)
  expect(await colours(canvas)).toBeLessThan(3)
  await seal(page)
  await expect(page.getByTestId('curtain')).toBeVisible()
})

test('R54 no WebGL: a sentence says that the game is kept, and the sheet works without the map', async ({
  page,
}) => {
  await page.addInitScript(() => {
    for (const kind of [HTMLCanvasElement, OffscreenCanvas]) {
      const { getContext } = kind.prototype as { getContext: (id: string, ...rest: unknown[]) => unknown }
      Object.assign(kind.prototype, {
        getContext(this: unknown, id: string, ...rest: unknown[]) {
          return /webgl/.test(id) ? null : getContext.call(this, id, ...rest)
        },
      })
    }
  })
  await toOrders(page)
  await expect(page.getByTestId('no-map')).toContainText('Your game and your sheet are kept')
  await say(page, 'K1 manoeuvre 0604')
  await page.getByTestId('defence-rest').click()
  await expect(page.getByTestId('orders-given')).toContainText('3 of 3')
  await seal(page)
  await sit(page, 'orders', 'axis')
  await seal(page)
  await expect(page.getByTestId('film')).toBeVisible()
  await page.keyboard.press('End')
  await page.getByTestId('film-finish').click()
  await expect(page.getByTestId('report')).toBeVisible()
})

test('marks that come and go, on tiles of a close view, are freed without a warning of the board', async ({
  page,
}) => {
  const warned: string[] = []
  page.on('console', (message) => {
    if (/PixiJS/.test(message.text())) warned.push(message.text())
  })
  await toOrders(page)
  const place = await wholeMap(page, MAPS[TUTORIAL])
  const card = page.getByTestId('hex-card')
  // A hex without a unit tells of itself: to a click, to the keys on the map, to the right button beside a unit.
  await clickHex(page, place, '0602')
  await expect(card).toContainText(/Hex 0602.*Bushes.*gully.*−1.*T9\.2/is)
  await page.keyboard.press('ArrowUp')
  await expect(card).toContainText('Hex 0601')
  await row(page, 'K1').locator('[data-column=row]').click()
  await expect(card).toHaveCount(0)
  const { x, y } = place('0804')
  await page.mouse.click(x, y, { button: 'right' })
  await expect(card).toContainText(/East farmyard.*defence\s*\+2/is)
  await page.keyboard.press('Escape')
  await expect(card).toHaveCount(0)
  for (let time = 0; time < 4; time++) await page.getByTestId('zoom-in').click()
  await still(page)
  for (const key of ['v', 'v', 't', 't']) {
    await page.keyboard.press(key)
    await still(page)
  }
  await seal(page)
  await expect(page.getByTestId('curtain')).toBeVisible()
  expect(warned).toEqual([])
})
