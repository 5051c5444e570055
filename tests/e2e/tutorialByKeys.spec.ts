/** The tutorial from the start page to the result, by keyboard alone, in English. */
import { expect, row, sit, start, TUTORIAL, test } from './support/table'
import {
  ahead,
  cell,
  checkResult,
  checkRules,
  fingerprint,
  given,
  hexOf,
  isOnSheet,
  KINDS_PLAYED,
  playOut,
  sameBattle,
  WORDS,
} from './support/tutorial'

test.use({ locale: 'en-GB' })

test.beforeEach(({ page }) => sameBattle(page))

test('the whole tutorial by keyboard alone', async ({ page }) => {
  test.setTimeout(240_000)
  const words = WORDS.en
  const { keyboard } = page
  const isFocused = (selector: string): Promise<boolean> =>
    page.evaluate((it) => document.activeElement?.matches(it) ?? false, selector)
  const tabTo = async (selector: string): Promise<void> => {
    for (let i = 0; i < 60 && !(await isFocused(selector)); i++) await keyboard.press('Tab')
    expect(await isFocused(selector), `Tab comes to ${selector}`).toBe(true)
  }
  const sealByKeys = async (): Promise<void> => {
    await keyboard.press('F9')
    await expect(page.getByTestId('seal-dialog')).toBeVisible()
    await keyboard.press('F9')
    await expect(page.getByTestId('seal-dialog')).toHaveCount(0)
  }
  /** Puts the focus on a row of the sheet. */
  const toRow = async (code: string): Promise<void> => {
    if (!(await isFocused('[data-column]'))) await tabTo('[data-column]')
    await keyboard.press('Home')
    const unit = await row(page, code).getAttribute('data-unit')
    for (let i = 0; i < 9 && !(await isFocused(`[data-unit="${unit}"] *`)); i++)
      await keyboard.press('ArrowDown')
    expect(await isFocused(`[data-unit="${unit}"] *`)).toBe(true)
  }

  const advance = async (code: string): Promise<void> => {
    if (!(await isOnSheet(page, code))) return
    await toRow(code)
    const to = ahead(await hexOf(page, code))
    const kind = /^0[78]/.test(to) ? 'assault' : 'manoeuvre'
    await keyboard.press(kind === 'assault' ? '7' : '5')
    if ((await page.getByTestId('draft-hint').count()) === 0) return
    await keyboard.type(to)
    await expect(page.getByTestId('draft-hint')).toContainText(to)
    await keyboard.press('Enter')
    await expect(cell(page, code, 'order')).toHaveText(words[kind])
    await expect(cell(page, code, 'target')).toContainText(to)
    given.add(kind)
  }

  /** Defence for every unit that has no order yet; in close combat it fights on. */
  const defendRest = async (): Promise<void> => {
    const waiting = await page
      .locator('.empty-row')
      .evaluateAll((rows) => rows.map((each) => each.getAttribute('data-testid') ?? ''))
    for (const id of waiting) {
      const [, side, n] = id.split('-')
      const code = `${side === 'ussr' ? 'K' : 'G'}${n}`
      await toRow(code)
      const open = (kind: string): Promise<number> =>
        page.getByTestId(`order-${kind}`).and(page.locator('[aria-disabled=false]')).count()
      const fights = (await open('fightOn')) === 1
      if (!fights && (await open('defence')) === 0) continue
      await keyboard.press(fights ? '7' : '1')
      await expect(cell(page, code, 'order')).toHaveText(fights ? 'Fight on' : words.defence)
      if (!fights) given.add('defence')
    }
  }

  await start(page)
  await keyboard.press('1')
  await expect(page.getByTestId(`scenario-${TUTORIAL}`)).toBeFocused()
  await keyboard.press('Enter')
  await tabTo('[data-testid=name-ussr]')
  await keyboard.type('Anna')
  await tabTo('[data-testid=new-game-begin]')
  await keyboard.press('Enter')
  await expect(page.getByTestId('curtain-name')).toHaveText('Anna')
  const shown = await fingerprint(page)
  for (const side of ['ussr', 'axis'] as const) {
    await sit(page, 'deploy', side)
    await sealByKeys()
  }
  const rules = await playOut(page, 'keys', {
    ussr: async (turn) => {
      if (turn === 1) {
        await toRow('K3')
        await keyboard.press('2')
        await expect(cell(page, 'K3', 'order')).toHaveText(words.ambush)
        given.add('ambush')
        await keyboard.press('Delete')
        await expect(row(page, 'K3')).toHaveClass(/empty-row/)
        await keyboard.press('Control+z')
        await expect(cell(page, 'K3', 'order')).toHaveText(words.ambush)
      }
      await defendRest()
      if (turn === 1) await expect(page.getByTestId('orders-given')).toContainText('3 of 3')
      await sealByKeys()
    },
    axis: async (turn) => {
      if (turn === 1) {
        await toRow('G4')
        await keyboard.press('3')
        await keyboard.type('0704')
        await expect(cell(page, 'G4', 'order')).toHaveText(words.suppress)
        await expect(cell(page, 'G4', 'target')).toHaveText('K1 · 0704')
        given.add('suppress')
      }
      await advance('G1')
      await advance('G2')
      await defendRest()
      await sealByKeys()
    },
  })
  checkRules(rules)
  expect([...given].sort()).toEqual(KINDS_PLAYED)
  await checkResult(page, shown)
})
