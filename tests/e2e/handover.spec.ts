/** R62, R63, R74 the hand-over: what was on the screen and under the hand goes with its player. */
import type { Page } from '@playwright/test'
import { firstSheets, openFile } from './support/game'
import {
  begin,
  clickHex,
  deploy,
  drawn,
  expect,
  MAPS,
  openEnvelope,
  row,
  say,
  seal,
  sit,
  start,
  TUTORIAL,
  test,
  wholeMap,
} from './support/table'

test.use({ locale: 'en-GB' })

/** Longer than a press that calls a menu, and than the seal is held. */
const PRESS = 800

/** A finger, then a mouse, held where there was a hex before. */
const longPress = async (page: Page, x: number, y: number): Promise<void> => {
  const hand = await page.context().newCDPSession(page)
  await hand.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] })
  await page.waitForTimeout(PRESS)
  await hand.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.waitForTimeout(PRESS)
  await page.mouse.up()
  await drawn(page)
}

test('R62 from the first frame of the curtain there is no map and no tooltip; a long press calls none', async ({
  page,
}) => {
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
  await longPress(page, x, y)
  const frames = await page.evaluate(
    () => (window as unknown as { frames: readonly { curtain: boolean; left: string[] }[] }).frames,
  )
  // It has seen the map before, and then the curtain for some frames.
  expect(frames.some(({ curtain, left }) => !curtain && left.length > 0)).toBe(true)
  const behind = frames.filter(({ curtain }) => curtain)
  expect(behind.length).toBeGreaterThan(4)
  await expect(page.getByTestId('curtain')).toBeVisible()
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
  await expect(row(page, 'G1').locator('[data-column=row]')).toBeFocused()
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

test('R74 what is half typed, by keys or by an input method, stays behind', async ({ page }) => {
  await openFile(page, await firstSheets())
  await sit(page, 'orders', 'ussr')
  const command = page.getByTestId('command')
  await command.pressSequentially('K1 def')
  const method = await page.context().newCDPSession(page)
  await method.send('Input.imeSetComposition', { text: 'ence', selectionStart: 4, selectionEnd: 4 })
  await expect(command).toHaveValue('K1 defence')
  await seal(page)
  await expect(page.getByTestId('curtain')).toBeVisible()
  // The method is late: it hands over its text when the field has gone.
  await method.send('Input.insertText', { text: 'ence' })
  await expect(page.getByTestId('curtain')).not.toContainText('ence')
  await sit(page, 'orders', 'axis')
  await method.send('Input.insertText', { text: 'ence' })
  await expect(command).toHaveValue('')
  await expect(page.locator('body')).not.toContainText('K1 def')
  await command.pressSequentially('G1 def')
  await expect(command).toHaveValue('G1 def')
  await expect(page.getByTestId('orders-given')).toContainText('0 of 4')
  await command.fill('')
  await seal(page)
  await expect(page.getByTestId('film')).toBeVisible()
})
