/** The tutorial from the start page to the result, by what a player has: once by mouse, once by keyboard. */
import { createHash } from 'node:crypto'
import type { Locator, Page } from '@playwright/test'
import {
  begin,
  clickHex,
  deploy,
  expect,
  MAPS,
  type Place,
  row,
  seal,
  sit,
  start,
  TUTORIAL,
  test,
  wholeMap,
} from './support/table'

const TURNS = 8
type Words = Readonly<{
  defence: string
  suppress: string
  manoeuvre: string
  assault: string
  ambush: string
}>

const WORDS: Readonly<Record<'ru' | 'en', Words>> = {
  ru: { defence: 'Оборона', suppress: 'Подавление', manoeuvre: 'Манёвр', assault: 'Штурм', ambush: 'Засада' },
  en: {
    defence: 'Defence',
    suppress: 'Suppress',
    manoeuvre: 'Manoeuvre',
    assault: 'Assault',
    ambush: 'Ambush',
  },
}

const cell = (page: Page, code: string, column: 'order' | 'target'): Locator =>
  row(page, code).locator(`[data-column=${column}]`)

const isOnSheet = async (page: Page, code: string): Promise<boolean> =>
  (await row(page, code).count()) === 1 && (await row(page, code).locator('.barred').count()) === 0

/** Where a unit stands, read from its card. */
const hexOf = async (page: Page, code: string): Promise<string> => {
  const card = page.locator('.card-unit')
  await expect(card).toContainText(new RegExp(`${code.slice(1)}\\s*\\d{4},`))
  return /(\d{4}),/.exec(await card.innerText())?.[1] ?? ''
}

/** The hex to the east in the same row. */
const ahead = (hex: string): string =>
  `${String(Number(hex.slice(0, 2)) + 1).padStart(2, '0')}${hex.slice(2)}`

const given = new Set<string>()

/** The film of a turn: some lines one by one, a phase at once, then the rest; the rules that its log names. */
const watch = async (page: Page, hands: 'mouse' | 'keys'): Promise<readonly string[]> => {
  await expect(page.getByTestId('film')).toBeVisible()
  const heard = page.getByTestId('film-heard')
  const press = (id: string, key: string) =>
    hands === 'mouse' ? page.getByTestId(id).click() : page.keyboard.press(key)
  await press('film-step', 'ArrowRight')
  await expect(heard).not.toBeEmpty()
  const at = async (): Promise<number> => Number(await page.getByTestId('film-scrub').inputValue())
  const before = await at()
  await press('film-skip-phase', 'KeyN')
  await expect.poll(at).toBeGreaterThan(before)
  if ((await page.getByTestId('film-finish').count()) === 0) await press('film-skip-all', 'End')
  await expect(page.getByTestId('film-finish')).toBeFocused()
  const rules = await page.getByTestId('film-log').locator('abbr').allInnerTexts()
  await press('film-finish', 'Enter')
  await expect(page.getByTestId('report')).toBeVisible()
  return rules
}

const toNext = async (page: Page, hands: 'mouse' | 'keys'): Promise<void> => {
  const next = page.getByTestId('report-next')
  await expect(next).toBeFocused()
  if (hands === 'mouse') await next.click()
  else await page.keyboard.press('Enter')
}

/** The end: a winner, why, and a seed that fits the fingerprint that was shown before the first turn. */
const checkResult = async (page: Page, fingerprint: string): Promise<void> => {
  await expect(page.getByTestId('result')).toBeVisible()
  await expect(page.getByTestId('result-winner')).not.toBeEmpty()
  const causes = page.locator('.causes tr')
  expect(await causes.count()).toBeGreaterThan(0)
  for (const cause of await causes.all()) await expect(cause).not.toHaveText('')
  const seed = await page.getByTestId('seed').innerText()
  const commitment = await page.getByTestId('commitment').innerText()
  expect(seed).toMatch(/^[0-9a-f]{64}$/)
  expect(commitment).toBe(fingerprint)
  expect(createHash('sha256').update(seed).digest('hex')).toBe(commitment)
}

type Hand = Readonly<{
  /** The sheet of the USSR and of the Axis in a turn. */
  ussr: (turn: number) => Promise<void>
  axis: (turn: number) => Promise<void>
}>

/** All turns to the end; the rules named on the way. */
const playOut = async (page: Page, hands: 'mouse' | 'keys', hand: Hand): Promise<ReadonlySet<string>> => {
  const rules = new Set<string>()
  for (let turn = 1; turn <= TURNS && (await page.getByTestId('result').count()) === 0; turn++) {
    await sit(page, 'orders', 'ussr')
    await hand.ussr(turn)
    await sit(page, 'orders', 'axis')
    await hand.axis(turn)
    for (const rule of await watch(page, hands)) rules.add(rule)
    await toNext(page, hands)
    await expect(page.getByTestId('curtain').or(page.getByTestId('result'))).toBeVisible()
  }
  return rules
}

const fingerprint = (page: Page): Promise<string> => page.locator('.commitment code').innerText()

const KINDS_PLAYED = ['ambush', 'assault', 'defence', 'manoeuvre', 'suppress']

/** Every line names rules; suppressive fire, accuracy, movement, close combat and steadiness were all met. */
const checkRules = (rules: ReadonlySet<string>): void => {
  for (const rule of rules) expect(rule).toMatch(/^T\d+(\.\d+)?[a-z]?$/)
  expect([...rules]).toEqual(expect.arrayContaining(['T3.3', 'T4.3', 'T5.1', 'T6.1', 'T7.1']))
}

/** The same seed each time, so that the battle meets what `checkRules` asks for whatever the day. */
test.beforeEach(async ({ page }) => {
  given.clear()
  await page.addInitScript(() => {
    let last = 11
    crypto.getRandomValues = <T extends ArrayBufferView | null>(into: T): T => {
      const bytes = into ? new Uint8Array(into.buffer, into.byteOffset, into.byteLength) : []
      for (let i = 0; i < bytes.length; i++) bytes[i] = last = (last * 75 + 74) % 65_537
      return into
    }
  })
})

test.describe('in Russian', () => {
  test.use({ locale: 'ru-RU' })

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
  })
})

test.describe('in English', () => {
  test.use({ locale: 'en-GB' })

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
})
