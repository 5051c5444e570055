/** Pictures of the page, and how far two of them differ. */
import type { Page } from '@playwright/test'
import { drawn, expect } from './table'

/** The picture of the page once it does not change any more. */
export const still = async (page: Page): Promise<Buffer> => {
  let last = await page.screenshot({ animations: 'disabled', caret: 'hide' })
  await expect(async () => {
    await drawn(page)
    const next = await page.screenshot({ animations: 'disabled', caret: 'hide' })
    const same = next.equals(last)
    last = next
    expect(same).toBe(true)
  }).toPass({ timeout: 20_000 })
  return last
}

/** How many colour values of two pictures differ by more than the browser's own rounding of soft edges. */
export const differing = (page: Page, one?: Buffer, other?: Buffer): Promise<number> =>
  page.evaluate(
    async (urls) => {
      const read = async (url: string): Promise<Uint8ClampedArray> => {
        const picture = new Image()
        picture.src = url
        await picture.decode()
        const canvas = new OffscreenCanvas(picture.width, picture.height)
        const pen = canvas.getContext('2d')
        if (!pen) throw new Error('no pen')
        pen.drawImage(picture, 0, 0)
        return pen.getImageData(0, 0, picture.width, picture.height).data
      }
      const [a, b] = await Promise.all(urls.map(read))
      if (!a || !b || a.length !== b.length) return Number.POSITIVE_INFINITY
      return a.reduce((count, value, i) => (Math.abs(value - (b[i] ?? 0)) > 2 ? count + 1 : count), 0)
    },
    [one, other].map((picture) => `data:image/png;base64,${picture?.toString('base64') ?? ''}`),
  )

const SHOTS = process.env.SHOTS

/** A picture in each language for those who look at them; asked for by a variable. */
export const shoot = async (page: Page, name: string): Promise<void> => {
  if (!SHOTS) return
  for (const _ of ['one', 'other']) {
    const lang = await page.evaluate(() => document.documentElement.lang)
    await page.screenshot({ path: `${SHOTS}/${name}-${lang}.png` })
    // The hand stays where it is: what hangs on it stays open.
    await page.getByTestId('lang').evaluate((button: HTMLElement) => button.click())
    await expect(page.locator('html')).not.toHaveAttribute('lang', lang)
  }
}
