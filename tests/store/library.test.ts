/** The library of games: what it shows, and that nothing but public facts is in it. */
import { beforeEach, describe, expect, test } from 'vitest'
import { keeperInBrowser } from '../../src/store/keep/persistence'
import { libraryIn, newBrowser, openRaw, page, rawRows } from './libraryDisk'
import { filmIn, newDisk, openApp, reachable, seatIn, settled, started, toOrders, turnOf } from './support'

beforeEach(newBrowser)

describe('the list', () => {
  test('R53 has all games, the one saved last first, whatever the clock says', async () => {
    const app = await page()
    await started(app)
    await settled(app)
    app.getState().toStart()
    const back = await page({ random: () => 'b'.repeat(64), now: () => new Date(0) })
    await toOrders(back)
    await settled(back)
    const { games } = (await libraryIn(back)).getState()
    expect(games).toEqual([
      expect.objectContaining({ next: 'ussr', turn: 1, savedAt: '1970-01-01T00:00:00.000Z' }),
      expect.objectContaining({ next: 'ussr', turn: 1, savedAt: '2026-01-02T03:04:05.000Z' }),
    ])
    expect(back.getState().saved).toEqual(games?.[0])
    expect(back.getState().earlier).toEqual(games?.slice(1))
  })

  test('R69 is made of public facts: no order, no unit, no name of a player, no seed', async () => {
    const app = await page()
    await toOrders(app)
    await turnOf(app, (seat) => void seat.getState().command('K1 march 0604'))
    await app.getState().openEnvelope('')
    seatIn(app).getState().command('G4 suppress K2')
    app.getState().toStart()
    const library = await libraryIn(app)
    const [game] = library.getState().games ?? []
    expect(Object.keys(game ?? {}).sort()).toEqual(['id', 'next', 'savedAt', 'scenario', 'turn', 'turns'])
    expect(game).toMatchObject({ turn: 1, turns: 8, next: 'axis' })
    const found = reachable(library.getState())
    for (const word of ['march', 'suppress', '0604', 'K1', 'G4', 'Anna', 'Boris', 'aaaaaaaa'])
      expect(found).not.toContain(word)
  })

  test('tells a played turn from a game that is over', async () => {
    const app = await page()
    await toOrders(app)
    const next = async () => (await libraryIn(app)).getState().games?.[0]
    await turnOf(app)
    await turnOf(app)
    expect(await next()).toMatchObject({ next: null })
    expect(await next()).not.toHaveProperty('over')
    for (;;) {
      filmIn(app).getState().finish()
      app.getState().nextTurn()
      if (app.getState().screen === 'result') break
      while (app.getState().screen === 'curtain') await turnOf(app)
    }
    expect(await next()).toMatchObject({ next: null, over: true })
  })

  test('R51 is empty in a browser that has lost its games, and the page goes on', async () => {
    const app = await page()
    expect((await libraryIn(app)).getState().games).toEqual([])
    expect(app.getState()).toMatchObject({ saved: null, earlier: [], notice: null, screen: 'start' })
  })

  test.each([
    [true, 123_456],
    [false, 0],
    [null, null],
  ])('R51 shows what the browser answered: kept %s, %s bytes in use', async (kept, used) => {
    const app = await page({ space: async () => ({ kept, used }) })
    expect((await libraryIn(app)).getState().space).toEqual({ kept, used })
  })

  test('R50 says so where the browser keeps nothing; the game at hand stays the one to go on with', async () => {
    const app = await openApp({ ...newDisk(), blocked: true })
    await started(app)
    await settled(app)
    app.getState().toStart()
    const { saved } = app.getState()
    expect((await libraryIn(app)).getState().games).toBeNull()
    expect(app.getState().saved).toEqual(saved)
    expect(saved).not.toBeNull()
  })
})

describe('R29 a database of version 1', () => {
  test('keeps its games, and they are gone on with', async () => {
    const app = await page()
    await toOrders(app)
    await settled(app)
    const [games, records, keys] = await Promise.all(['games', 'records', 'keys'].map(rawRows))
    const id = app.getState().saved?.id ?? ''
    newBrowser()
    const old = await openRaw(1, (db) => {
      db.createObjectStore('games', { keyPath: 'game' })
      db.createObjectStore('records', { keyPath: ['game', 'seq'] })
      db.createObjectStore('keys')
    })
    const all = old.transaction(['games', 'records', 'keys'], 'readwrite')
    for (const [, row] of games ?? []) all.objectStore('games').put(row)
    for (const [, row] of records ?? []) all.objectStore('records').put(row)
    for (const [key, row] of keys ?? []) all.objectStore('keys').put(row, key as string)
    await new Promise((resolve) => {
      all.oncomplete = resolve
    })
    old.close()

    const next = await page()
    expect((await libraryIn(next)).getState().games?.map((game) => game.id)).toEqual([id])
    expect(await keeperInBrowser().load(id)).toHaveLength(records?.length ?? 0)
    await next.getState().continueGame(id)
    expect(next.getState()).toMatchObject({ screen: 'curtain', match: { turn: 1, reloads: 1 } })
    expect((await openRaw()).version).toBe(2)
  })
})
