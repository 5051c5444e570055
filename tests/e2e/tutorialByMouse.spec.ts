/** The tutorial from the start page to the result, by mouse, in Russian. */
import { resume } from './support/resume'
import {
  begin,
  clickHex,
  deploy,
  expect,
  MAPS,
  type Place,
  row,
  seal,
  start,
  TUTORIAL,
  test,
  wholeMap,
} from './support/table'
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

test.use({ locale: 'ru-RU' })

/** When it was saved. */
const TIME = /\d\d:\d\d:\d\d/

test.beforeEach(({ page }) => sameBattle(page))

test('the whole tutorial by mouse, on the map and on the sheet', async ({ page }) => {
  test.setTimeout(240_000)
  const words = WORDS.ru
  let place: Place = () => ({ x: 0, y: 0 })

  /** Opens the orders of a unit on the map and picks one. */
  const pick = async (hex: string, kind: string): Promise<void> => {
    await clickHex(page, place, hex)
    await page.getByTestId(`map-order-${kind}`).click()
  }

  const advance = async (code: string): Promise<void> => {
    if (!(await isOnSheet(page, code))) return
    await row(page, code).locator('[data-column=row]').click()
    const from = await hexOf(page, code)
    const to = ahead(from)
    const kind = /^0[78]/.test(to) ? 'assault' : 'manoeuvre'
    const order = page.getByTestId(`order-${kind}`)
    // In close combat the unit fights on, with the order in the assault's place.
    if ((await order.and(page.locator('[aria-disabled=false]')).count()) === 0) return
    await order.click()
    await expect(page.getByTestId('draft-hint')).toBeVisible()
    await clickHex(page, place, to)
    await expect(page.getByTestId('draft-hint')).toContainText(to)
    await clickHex(page, place, to)
    await expect(cell(page, code, 'order')).toHaveText(words[kind])
    await expect(cell(page, code, 'target')).toContainText(to)
    given.add(kind)
  }

  await start(page)
  await begin(page, TUTORIAL)
  const shown = await fingerprint(page)
  await deploy(page)
  const rules = await playOut(page, 'mouse', {
    ussr: async (turn) => {
      place = await wholeMap(page, MAPS[TUTORIAL])
      if (turn === 1) {
        await pick('0704', 'defence')
        await expect(cell(page, 'K1', 'order')).toHaveText(words.defence)
        await pick('0703', 'ambush')
        await expect(cell(page, 'K3', 'order')).toHaveText(words.ambush)
        await expect(page.getByTestId('orders-given')).toContainText('2 из 3')
        given.add('ambush')
      }
      await page.getByTestId('defence-rest').click()
      if (turn === 1) await expect(page.getByTestId('orders-given')).toContainText('3 из 3')
      given.add('defence')
      await seal(page)
    },
    axis: async (turn) => {
      place = await wholeMap(page, MAPS[TUTORIAL])
      if (turn === 1) {
        await pick('0104', 'suppress')
        await clickHex(page, place, '0704')
        await expect(cell(page, 'G4', 'order')).toHaveText(words.suppress)
        await expect(cell(page, 'G4', 'target')).toHaveText('К1 · 0704')
        given.add('suppress')
      }
      await advance('G1')
      await advance('G2')
      await page.getByTestId('defence-rest').click()
      await seal(page)
    },
  })
  checkRules(rules)
  expect([...given].sort()).toEqual(KINDS_PLAYED)
  await checkResult(page, shown)
  // The end is come back to as well.
  const end = await page.locator('article').innerText()
  await resume(page)
  await checkResult(page, shown)
  expect((await page.locator('article').innerText()).replace(TIME, '')).toBe(end.replace(TIME, ''))
})
