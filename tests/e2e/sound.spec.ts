/** R66 what is heard, and when. */
import { begin, deploy, expect, say, seal, sit, start, TUTORIAL, test } from './support/table'

test.use({ locale: 'en-GB' })

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
  for (const order of ['K1 manoeuvre 0604', 'K2 sector S', 'K3 defence']) await say(page, order)
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
