/** Saved games out of the browser and in again: one, all, and files that are not sound. */
import { beforeEach, describe, expect, test } from 'vitest'
import { readGames } from '../../src/scenario/games'
import { LIMITS } from '../../src/scenario/limits'
import type { AppStore } from '../../src/store/api'
import { libraryIn, newBrowser, page, rawRows } from './libraryDisk'
import { seatIn, settled, started, toOrders, turnOf } from './support'

beforeEach(newBrowser)

const back = async (app: AppStore): Promise<void> => {
  await settled(app)
  app.getState().toStart()
}

/** Two games: one at its first orders, of which Anna has sealed hers; one that is being set up under PINs. */
const two = async (): Promise<AppStore> => {
  const app = await page()
  await toOrders(app)
  await turnOf(app, (seat) => void seat.getState().command('K1 march 0604'))
  await back(app)
  const later = await page({ random: () => 'b'.repeat(64) })
  await started(later, { pins: { ussr: '7', axis: '8' } })
  await turnOf(later, (seat) => void seat.getState().place('K1', '0804'), '7')
  await back(later)
  return later
}

const all = async (app: AppStore) => {
  const made = await (await libraryIn(app)).getState().exportAll()
  if (!made) throw new Error('nothing was exported')
  return made
}

const listed = async (app: AppStore) =>
  ((await libraryIn(app)).getState().games ?? []).map(({ title, turn, next }) => ({ title, turn, next }))

type Json = { format: string; version: number; games: { title: string | null; save: string }[] }

describe('one game as a file', () => {
  test('R26 is what the menu writes, byte for byte, under the same name', async () => {
    const app = await page()
    await toOrders(app)
    await turnOf(app, (seat) => void seat.getState().command('K1 march 0604'))
    const menu = app.getState().exportGame() ?? ''
    await back(app)
    const id = app.getState().saved?.id ?? ''
    expect(await (await libraryIn(app)).getState().exportGame(id)).toEqual({
      name: 'tutorial-balka-1.json',
      text: menu,
      games: 1,
      left: [],
    })
    const next = await page()
    const made = await (await libraryIn(next)).getState().exportGame(id)
    expect(made?.text).toBe(menu)
  })

  test('R68, R74c sealed sheets are not legible in it, drafts are not in it', async () => {
    const app = await page()
    await toOrders(app)
    await turnOf(app, (seat) => void seat.getState().command('K1 march 0604'))
    const menu = app.getState().exportGame() ?? ''
    await app.getState().openEnvelope('')
    seatIn(app).getState().command('G4 suppress K2')
    await back(app)
    const next = await page()
    const made = await (await libraryIn(next)).getState().exportGame(app.getState().saved?.id ?? '')
    expect(made?.text).toBe(menu)
    for (const word of ['"march"', '"suppress"']) expect(made?.text).not.toContain(word)
  })

  test('R27 a game whose records cannot be read: said so, no file', async () => {
    const app = await page()
    await started(app)
    await back(app)
    const next = await page()
    const library = await libraryIn(next)
    expect(await library.getState().exportGame('nobody')).toBeNull()
    expect(next.getState().notice).toMatchObject({ key: 'saveUnreadable' })
  })
})

describe('all games in one file', () => {
  test('R26 come back in another browser as they were, under their names, PINs and seals kept', async () => {
    const app = await two()
    const library = await libraryIn(app)
    const [newest, first] = library.getState().games ?? []
    await library.getState().rename(first?.id ?? '', 'Зимний вечер')
    const made = await all(app)
    expect(made).toMatchObject({ name: 'stalingrad-height-2026-01-02.json', games: 2, left: [] })
    expect(JSON.parse(made.text)).toMatchObject({
      format: 'stalingrad-height/games',
      version: 1,
      games: [{ title: null }, { title: 'Зимний вечер' }],
    })
    const saves = (JSON.parse(made.text) as Json).games.map(({ save }) => save)
    expect(saves[0]).toBe((await library.getState().exportGame(newest?.id ?? ''))?.text)

    newBrowser()
    const elsewhere = await page({ random: () => 'c'.repeat(64) })
    expect(await elsewhere.getState().importGame('all.json', made.text)).toEqual({ legal: true })
    expect(elsewhere.getState()).toMatchObject({
      screen: 'start',
      notice: { key: 'gamesTaken', detail: { file: 'all.json', added: 2, there: 0 } },
    })
    // What comes last was saved last.
    expect(await listed(elsewhere)).toEqual([
      { title: 'Зимний вечер', turn: 1, next: 'axis' },
      { title: undefined, turn: 1, next: 'ussr' },
    ])
    const again = (JSON.parse((await all(elsewhere)).text) as Json).games
    expect(again.map(({ save }) => save).reverse()).toEqual(saves)
    const pinned = (await libraryIn(elsewhere)).getState().games?.[1]?.id
    await elsewhere.getState().continueGame(pinned)
    expect(await elsewhere.getState().openEnvelope('9')).toBe(false)
    expect(await elsewhere.getState().openEnvelope('7')).toBe(true)
    // The sheet was sealed: the other side is asked next.
    expect(elsewhere.getState().curtain).toMatchObject({ to: 'axis', purpose: 'deploy' })
  })

  test('R48 the same game is not taken twice; one with other turns becomes a copy, and neither is replaced', async () => {
    const app = await two()
    const made = await all(app)
    const before = await rawRows('records')
    await app.getState().importGame('all.json', made.text)
    expect(app.getState().notice).toMatchObject({ key: 'gamesTaken', detail: { added: 0, there: 2 } })
    expect(await rawRows('records')).toEqual(before)

    const [, first] = (await libraryIn(app)).getState().games ?? []
    await app.getState().continueGame(first?.id)
    await turnOf(app)
    await back(app)
    const kept = (await rawRows('records')).length
    await app.getState().importGame('all.json', made.text)
    expect(app.getState().notice).toMatchObject({ key: 'gamesTaken', detail: { added: 1, there: 1 } })
    expect(await rawRows('records')).toHaveLength(kept + 1)
    expect(await listed(app)).toEqual([
      { title: undefined, turn: 1, next: 'axis' },
      { title: undefined, turn: 1, next: null },
      { title: undefined, turn: 1, next: 'axis' },
    ])
  })

  test('the game at hand goes on: a file that is dropped on its table takes nobody from his seat', async () => {
    const made = await all(await two())
    newBrowser()
    const app = await page({ random: () => 'd'.repeat(64) })
    await toOrders(app)
    await app.getState().openEnvelope('')
    const { seat } = app.getState()
    await app.getState().importGame('all.json', made.text)
    expect(app.getState()).toMatchObject({ screen: 'orders', saved: { next: 'ussr' }, earlier: [{}, {}] })
    expect(app.getState().seat).toBe(seat)
    expect(await listed(app)).toHaveLength(3)
  })
})

describe('a file of games that is not sound', () => {
  const changed = async (app: AppStore, change: (file: Json) => void): Promise<string> => {
    const file = JSON.parse((await all(app)).text) as Json
    change(file)
    return JSON.stringify(file)
  }
  const spoil = (entry: Json['games'][number] | undefined, from: RegExp, to: string): void => {
    if (entry) entry.save = entry.save.replace(from, to)
  }

  test.each<[string, (file: Json) => void, string, string]>([
    ['a cut game', ({ games: [a] }) => spoil(a, /.{40}$/, ''), 'fileIsCut', '№\u00a01'],
    ['another seed', ({ games: [a] }) => spoil(a, /"seed":"./, '"seed":"0'), 'commitmentDiffers', '№\u00a01'],
    [
      'a polluting key',
      ({ games: [a] }) => spoil(a, /"reloads":/, '"__proto__":{"polluted":1},"reloads":'),
      'forbiddenKey',
      '№\u00a01',
    ],
    [
      'hidden characters',
      ({ games: [a] }) => spoil(a, /"Anna"/, '"An\u202ena"'),
      'forbiddenCharacter',
      '№\u00a01',
    ],
    [
      'a number for a game',
      ({ games }) => {
        games[0] = 7 as unknown as Json['games'][number]
      },
      'wrongType',
      '№\u00a01',
    ],
    [
      'a strange title',
      ({ games: [a] }) => {
        if (!a) return
        a.title = 'B\u202e<b>'
        a.save = '<html></html>'
      },
      'fileIsPage',
      '№\u00a01, B□<b>',
    ],
  ])('R23, R30, R32 %s is named with its reason, the good one is kept', async (_, change, key, name) => {
    const app = await two()
    const text = await changed(app, change)
    newBrowser()
    const elsewhere = await page()
    expect(await elsewhere.getState().importGame('all.json', text)).toEqual({ legal: true })
    expect(elsewhere.getState().notice).toMatchObject({
      key: 'gamesTaken',
      detail: { added: 1, there: 0 },
      parts: [{ key, detail: { file: name } }],
    })
    expect(await listed(elsewhere)).toEqual([{ title: undefined, turn: 1, next: 'axis' }])
    expect(({} as { polluted?: number }).polluted).toBeUndefined()
  })

  test.each<[string, (text: string) => string, string]>([
    ['cut', (text) => text.slice(0, -9), 'fileIsCut'],
    ['newer', (text) => text.replace(/"version":1}$/, '"version":2}'), 'newerVersion'],
    ['with a key too many', (text) => text.replace(/}$/, ',"more":1}'), 'unknownKey'],
    [
      'with too many games',
      (text) => text.replace(/"games":\[.*\]/, `"games":[${'1,'.repeat(200)}1]`),
      'tooLong',
    ],
    ['too large', (text) => text.padEnd(LIMITS.games.text + 1), 'fileTooLarge'],
  ])(
    'R19, R22, R37, R42 %s: refused as a whole, nothing of it is left anywhere',
    async (_, change, fault) => {
      const text = change((await all(await two())).text)
      newBrowser()
      const app = await page()
      for (let time = 0; time < 3; time++)
        expect(await app.getState().importGame('all.json', text)).toMatchObject({ legal: false, fault })
      expect(app.getState()).toMatchObject({ saved: null, earlier: [], notice: { key: fault } })
      expect(await rawRows('records')).toEqual([])
    },
  )

  test('R43 a disk that is full: what was taken and what was not is said, and the first stays', async () => {
    const { text } = await all(await two())
    newBrowser()
    const app = await page()
    const { put } = IDBObjectStore.prototype
    let puts = 0
    IDBObjectStore.prototype.put = function (this: IDBObjectStore, ...args: [unknown, IDBValidKey?]) {
      if (++puts > 3) throw new DOMException('', 'QuotaExceededError')
      return put.apply(this, args)
    }
    const verdict = await app.getState().importGame('all.json', text)
    IDBObjectStore.prototype.put = put
    expect(verdict).toMatchObject({ legal: false, fault: 'gamesNotKept' })
    expect(app.getState().notice).toMatchObject({ key: 'gamesNotKept', detail: { added: 1, left: 1 } })
    expect(await listed(app)).toHaveLength(1)
  })

  test('an empty collection has no games', () => {
    expect(readGames('{"format":"stalingrad-height/games","version":1,"games":[]}')).toEqual({
      ok: true,
      games: [],
    })
  })
})
