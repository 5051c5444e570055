/** Before the first envelope: names, PINs, and the games that wait to be gone on with. */
import type { Page } from '@playwright/test'
import {
  begin,
  deploy,
  expect,
  MAPS,
  openEnvelope,
  SIDES,
  saved,
  seal,
  sit,
  start,
  TUTORIAL,
  test,
  throughFilm,
} from './support/table'

test.use({ locale: 'en-GB' })

/** By how much the page is wider than its window. */
const wider = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const boxes = [...document.querySelectorAll('body, .game, .top, .sheet, header, .curtain')]
    return (
      Math.max(...boxes.map((box) => Math.max(box.scrollWidth, box.getBoundingClientRect().right))) -
      innerWidth
    )
  })

for (const letter of ['W', 'i '])
  test(`forty letters of a name make no screen wider: “${letter}”`, async ({ page }) => {
    const name = letter.repeat(40 / letter.length)
    await start(page)
    await begin(page, TUTORIAL, { names: { ussr: name, axis: name } })
    expect.soft(await wider(page), 'curtain').toBeLessThanOrEqual(0)
    await deploy(page)
    for (const side of SIDES) {
      await sit(page, 'orders', side)
      expect.soft(await wider(page), 'orders').toBeLessThanOrEqual(0)
      await seal(page)
    }
    await expect(page.getByTestId('film')).toBeVisible()
    await page.keyboard.press('End')
    await expect(page.getByTestId('film-finish')).toBeVisible()
    expect.soft(await wider(page), 'film').toBeLessThanOrEqual(0)
    await throughFilm(page)
    expect.soft(await wider(page), 'report').toBeLessThanOrEqual(0)
  })

test('a PIN is not legible, offered or corrected where it is set; letters are as good as digits', async ({
  page,
}) => {
  const isPrivate = async (id: string): Promise<void> => {
    const field = page.getByTestId(id)
    await field.fill('Zug1')
    await expect(field).toHaveCSS('-webkit-text-security', 'disc')
    await expect(field).toHaveAttribute('autocomplete', 'off')
    await expect(field).toHaveAttribute('spellcheck', 'false')
    expect(await field.getAttribute('inputmode')).toBeNull()
  }
  await start(page)
  await page.getByTestId(`scenario-${TUTORIAL}`).click()
  await isPrivate('pin-ussr')
  // A double click on Begin begins one game.
  await page.getByTestId('new-game-begin').dblclick()
  await isPrivate('curtain-pin')
  await page.getByTestId('curtain-pin-open').click()
  await expect(page.getByTestId('seat-deploy')).toBeVisible()
  await saved(page)
  await page.reload()
  await expect(page.getByTestId('continue')).toBeVisible()
  await expect(page.getByTestId('earlier')).toHaveCount(0)
})

test('the other saved games stand on the start page, and each can be gone on with', async ({ page }) => {
  await start(page)
  await begin(page, TUTORIAL)
  await openEnvelope(page)
  await seal(page)
  await saved(page)
  await page.getByTestId('curtain-menu').click()
  await begin(page, TUTORIAL)
  await saved(page)
  for (const again of [false, true]) {
    if (again) await page.reload()
    else await page.getByTestId('curtain-menu').click()
    await expect(page.getByTestId('continue')).toContainText('turn 1 of 8')
    await expect(page.getByTestId('earlier').getByRole('button')).toHaveCount(1)
  }
  await page.getByTestId('earlier').getByRole('button').click()
  await expect(page.getByTestId('unseal-ussr')).toBeVisible()
})

for (const locale of ['ru-RU', 'en-GB'])
  test.describe(locale, () => {
    test.use({ locale })
    test('all battles lie within the window, and no card is wider than its place', async ({ page }) => {
      await start(page)
      const cards = page.locator('.card')
      expect(await cards.count()).toBe(Object.keys(MAPS).length)
      for (const card of await cards.all()) {
        await expect(card).toBeInViewport({ ratio: 1 })
        const over = await card.locator('.facts').evaluate((facts) => facts.scrollWidth - facts.clientWidth)
        expect(over).toBeLessThanOrEqual(0)
      }
    })
  })
