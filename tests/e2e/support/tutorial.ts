/** The tutorial played out: what both hands, mouse and keys, have in common. */
import { createHash } from 'node:crypto'
import type { Locator, Page } from '@playwright/test'
import { expect, row, sit } from './table'

const TURNS = 8
type Words = Readonly<{
  defence: string
  suppress: string
  manoeuvre: string
  assault: string
  ambush: string
}>

export const WORDS: Readonly<Record<'ru' | 'en', Words>> = {
  ru: { defence: 'Оборона', suppress: 'Подавление', manoeuvre: 'Манёвр', assault: 'Штурм', ambush: 'Засада' },
  en: {
    defence: 'Defence',
    suppress: 'Suppress',
    manoeuvre: 'Manoeuvre',
    assault: 'Assault',
    ambush: 'Ambush',
  },
}

export const cell = (page: Page, code: string, column: 'order' | 'target'): Locator =>
  row(page, code).locator(`[data-column=${column}]`)

export const isOnSheet = async (page: Page, code: string): Promise<boolean> =>
  (await row(page, code).count()) === 1 && (await row(page, code).locator('.barred').count()) === 0

/** Where a unit stands, read from its card. */
export const hexOf = async (page: Page, code: string): Promise<string> => {
  const card = page.locator('.card-unit')
  await expect(card).toContainText(new RegExp(`${code.slice(1)}\\s*\\d{4},`))
  return /(\d{4}),/.exec(await card.innerText())?.[1] ?? ''
}

/** The hex to the east in the same row. */
export const ahead = (hex: string): string =>
  `${String(Number(hex.slice(0, 2)) + 1).padStart(2, '0')}${hex.slice(2)}`

export const given = new Set<string>()

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
  const rules = await page.getByTestId('film-log').locator('.rid').allInnerTexts()
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
export const checkResult = async (page: Page, fingerprint: string): Promise<void> => {
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
export const playOut = async (
  page: Page,
  hands: 'mouse' | 'keys',
  hand: Hand,
): Promise<ReadonlySet<string>> => {
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

export const fingerprint = (page: Page): Promise<string> => page.locator('.commitment code').innerText()

export const KINDS_PLAYED = ['ambush', 'assault', 'defence', 'manoeuvre', 'suppress']

/** Every line names rules; suppressive fire, accuracy, movement, close combat and steadiness were all met. */
export const checkRules = (rules: ReadonlySet<string>): void => {
  for (const rule of rules) expect(rule).toMatch(/^T\d+(\.\d+)?[a-z]?$/)
  expect([...rules]).toEqual(expect.arrayContaining(['T3.3', 'T4.3', 'T5.1', 'T6.1', 'T7.1']))
}

/** The same seed each time, so that the battle meets what `checkRules` asks for whatever the day. */
export const sameBattle = async (page: Page): Promise<void> => {
  given.clear()
  await page.addInitScript(() => {
    let last = 11
    crypto.getRandomValues = <T extends ArrayBufferView | null>(into: T): T => {
      const bytes = into ? new Uint8Array(into.buffer, into.byteOffset, into.byteLength) : []
      for (let i = 0; i < bytes.length; i++) bytes[i] = last = (last * 75 + 74) % 65_537
      return into
    }
  })
}
