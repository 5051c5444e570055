/** Accessibility of every screen, by day and by lamp. */
import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect, TUTORIAL, test } from './support/table'
import { walk } from './support/walk'

test.use({ locale: 'en-GB' })

type Found = Readonly<{ rule: string; help: string; where: readonly string[] }>

/** Serious and critical violations. */
const violations = async (page: Page): Promise<readonly Found[]> => {
  const { violations: all } = await new AxeBuilder({ page }).analyze()
  return all
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, help, nodes }) => ({
      rule: id,
      help,
      where: nodes
        .slice(0, 5)
        .map(({ html, any }) => `${html.slice(0, 140)} — ${any[0]?.message.slice(0, 160) ?? ''}`),
    }))
}

const ORDERS = {
  ussr: ['K1 manoeuvre 0604', 'K3 defence'],
  axis: ['G4 suppress K1', 'G1 march 0404'],
  asks: 'K3',
} as const

for (const desk of ['day', 'lamp'] as const)
  test(`no serious or critical violation on any screen, by ${desk}`, async ({ page }) => {
    test.setTimeout(180_000)
    await page.addInitScript((dark) => {
      localStorage.setItem('stalingrad-height/prefs', JSON.stringify({ dark }))
    }, desk === 'lamp')
    await walk(page, TUTORIAL, ORDERS, async (screen) => {
      await expect(page.locator('body')).toHaveAttribute('data-desk', desk === 'lamp' ? 'dark' : 'light')
      expect.soft(await violations(page), screen).toEqual([])
    })
  })

test('the check finds a violation where there is one', async ({ page }) => {
  await page.goto('./')
  await page.getByTestId('start').evaluate((element) => {
    element.insertAdjacentHTML('beforeend', '<button type="button"></button>')
  })
  expect((await violations(page)).map(({ rule }) => rule)).toContain('button-name')
})
