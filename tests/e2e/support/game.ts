/** Games played by the rules alone, without a page: what a page begins from, or is compared with. */
import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import type { AppStore, SeatStore } from '../../../src/store/api'
import { filmIn, openApp, seatIn, started, turnOf, umpired } from '../../store/support'
import { expect, type ScenarioId, type Side, start, TUTORIAL } from './table'

type Orders = Readonly<Record<Side, readonly string[]>>

type Names = Readonly<Record<Side, string>>

type Resolved = Readonly<{ events: readonly unknown[]; sheets: unknown; answers: unknown; digests: unknown }>

const openFor = (scenario: ScenarioId): Promise<AppStore> =>
  openApp(undefined, {
    battles: async () => [scenario],
    loadScenario: async () =>
      readFileSync(new URL(`../../../public/scenarios/${scenario}.json`, import.meta.url), 'utf8'),
  })

const fileOf = (app: AppStore): string => app.getState().exportGame() ?? ''

/** Both sides stand; the first sheets are due. */
const atOrders = async (scenario: ScenarioId, names: Names): Promise<AppStore> => {
  const app = await openFor(scenario)
  await started(app, { scenario, names })
  await turnOf(app)
  await turnOf(app)
  return app
}

const NAMES: Names = { ussr: 'Anna', axis: 'Boris' }

/** Names that are words of no language. */
export const NUMBERS: Names = { ussr: '№ 1', axis: '№ 2' }

/** A game as a file, where the first sheets are due. */
export const firstSheets = async (names: Names = NAMES): Promise<string> =>
  fileOf(await atOrders(TUTORIAL, names))

/** A turn in which everybody defends, to the report's end. */
const defended = async (app: AppStore): Promise<void> => {
  for (let sheet = 0; sheet < 2 && app.getState().screen === 'curtain'; sheet++)
    await turnOf(app, (seat) => seat.getState().defenceForRest())
  filmIn(app).getState().finish()
  app.getState().nextTurn()
}

/** A game as a file that has come to its end: everybody defended. */
export const finished = async (scenario: ScenarioId): Promise<string> => {
  const app = await atOrders(scenario, NUMBERS)
  while (app.getState().screen !== 'result') await defended(app)
  return fileOf(app)
}

/** A game of two days as a file, where the night between them is to be written: everybody defended all day. */
export const nightSheets = async (scenario: ScenarioId): Promise<string> => {
  const app = await atOrders(scenario, NAMES)
  for (let turn = 1; turn <= 16; turn++) await defended(app)
  return fileOf(app)
}

const writing =
  (orders: readonly string[], asks: string | null) =>
  (seat: SeatStore): void => {
    const { command, give } = seat.getState()
    for (const words of orders) if (!command(words).legal) throw new Error(`“${words}” was refused`)
    const order = seat.getState().sheet[asks ?? '']
    if (asks && order?.kind === 'defence') give(asks, { ...order, policy: { ...order.policy, ask: true } })
  }

/**
 * The turn at hand of a file, decided from these orders.
 *
 * @param asks the unit of the USSR that asks before it fires, and what it is told then
 */
export const decided = async (
  file: string,
  orders: Orders,
  asks: Readonly<{ unit: string; answer: string }> | null = null,
): Promise<Resolved> => {
  const app = await openFor(TUTORIAL)
  await app.getState().importGame('game.json', file)
  await turnOf(app, writing(orders.ussr, asks?.unit ?? null))
  await turnOf(app, writing(orders.axis, null))
  if (asks) {
    await app.getState().openEnvelope('')
    seatIn(app).getState().answer(asks.answer)
    await umpired(app)
  }
  return lastTurnOf(fileOf(app))
}

/** What a file says of the turn resolved last. */
export const lastTurnOf = (file: string): Resolved => JSON.parse(file).turns.at(-1)

/** Opens a file on the start page. */
export const openFile = async (page: Page, file: string): Promise<void> => {
  await start(page)
  await putFile(page, file)
}

/** Opens a file on the screen at hand. */
export const putFile = (page: Page, file: string): Promise<void> =>
  page
    .getByTestId('file-input')
    .setInputFiles({ name: 'game.json', mimeType: 'application/json', buffer: Buffer.from(file) })

/** The game at hand as a file, by the menu. */
export const exported = async (page: Page): Promise<string> => {
  await page.getByTestId('menu').click()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByTestId('menu-export').click(),
  ])
  expect(download.suggestedFilename()).toMatch(/^tutorial-balka-\d+\.json$/)
  await page.keyboard.press('Escape')
  await expect(page.getByTestId('menu-dialog')).toHaveCount(0)
  return readFileSync(await download.path(), 'utf8')
}
