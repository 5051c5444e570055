/** What is done with saved games as wholes: renaming, copying, deleting, going on from an older record. */
import { beforeEach, describe, expect, test } from 'vitest'
import type { AppStore } from '../../src/store/api'
import { keeperInBrowser } from '../../src/store/keep/persistence'
import { copyRecords, mark, purge, retitle } from '../../src/store/library/rows'
import { copyName } from '../../src/ui/library/names'
import { type Break, breaking } from './breaking'
import { libraryIn, newBrowser, page, rawRows } from './libraryDisk'
import { filmIn, seatIn, settled, toOrders, turnOf } from './support'

beforeEach(newBrowser)

const atStart = async (app: AppStore): Promise<string> => {
  await settled(app)
  app.getState().toStart()
  return app.getState().saved?.id ?? ''
}

const aTurn = async (app: AppStore): Promise<void> => {
  await turnOf(app)
  await turnOf(app)
  filmIn(app).getState().finish()
  app.getState().nextTurn()
  await settled(app)
}

/** A game whose first orders are due, at the start page. */
const saved = async (): Promise<Readonly<{ app: AppStore; id: string }>> => {
  const app = await page()
  await toOrders(app)
  return { app, id: await atStart(app) }
}

const gamesIn = async (app: AppStore) =>
  ((await libraryIn(app)).getState().games ?? []).map(({ id, title, turn }) => ({ id, title, turn }))

describe('a name', () => {
  test.each([
    ['a name', '  Зимний вечер ', 'Зимний вечер'],
    ['a page', '<img src=x onerror=alert(1)>', '<img src=x onerror=alert(1)>'],
    ['hidden signs', '{{7*7}}\u202eevil\u200b', '{{7*7}}□evil□'],
    ['a megabyte', 'W'.repeat(1 << 20), `${'W'.repeat(39)}…`],
  ])('R30 %s is kept as plain clipped text, here and after a reload', async (_, typed, title) => {
    const { app, id } = await saved()
    await (await libraryIn(app)).getState().rename(id, typed)
    expect(await gamesIn(app)).toEqual([{ id, title, turn: 1 }])
    expect(app.getState().saved).toMatchObject({ id, title })
    expect((await page()).getState().saved).toMatchObject({ id, title })
  })

  test('R48 outlives the saves of the tab that plays the game; a blank one gives the battle’s name back', async () => {
    const { app, id } = await saved()
    await app.getState().continueGame(id)
    const library = await libraryIn(await page())
    await library.getState().rename(id, 'Ours')
    await aTurn(app)
    expect(await gamesIn(app)).toEqual([{ id, title: 'Ours', turn: 2 }])
    await library.getState().rename(id, '  ')
    expect(await gamesIn(app)).toEqual([{ id, title: undefined, turn: 2 }])
  })

  test.each([
    ['Kalach', [], 'Kalach (copy)'],
    ['Kalach', ['Kalach (copy)'], 'Kalach (copy 2)'],
    ['Kalach (copy)', ['Kalach (copy)', 'Kalach (copy 2)'], 'Kalach (copy 3)'],
    ['K'.repeat(40), [], `${'K'.repeat(32)}… (copy)`],
  ])('of a copy of %s, where there are %j: %s', (name, taken, copy) => {
    expect(copyName(name, 'copy', taken)).toBe(copy)
  })
})

describe('a copy', () => {
  test('R48 has its own id, records and key; both go on, and neither knows of the other', async () => {
    const { app, id } = await saved()
    const library = await libraryIn(app)
    const copy = (await library.getState().copy(id, 'Twin')) ?? ''
    expect(copy).not.toBe(id)
    expect(await gamesIn(app)).toEqual([
      { id: copy, title: 'Twin', turn: 1 },
      { id, title: undefined, turn: 1 },
    ])
    const rows = await rawRows('games')
    const numbers = rows.flatMap(([, row]) => (row as { kept: number[] }).kept)
    expect(new Set(numbers).size).toBe(numbers.length)
    for (const [, row] of rows) {
      const { seq, kept } = row as { seq: number; kept: number[] }
      expect(kept).toEqual([...kept].sort((a, b) => b - a))
      expect(kept[0]).toBe(seq)
    }
    const before = await keeperInBrowser().load(id)
    await app.getState().continueGame(copy)
    await aTurn(app)
    app.getState().toStart()
    expect(await keeperInBrowser().load(id)).toEqual(before)
    expect(await gamesIn(app)).toEqual([
      { id: copy, title: 'Twin', turn: 2 },
      { id, title: undefined, turn: 1 },
    ])
    await library.getState().remove(id)
    await library.getState().forget()
    await app.getState().continueGame(copy)
    expect(app.getState()).toMatchObject({ screen: 'curtain', notice: null, match: { turn: 2 } })
  })

  test('R74c holds no order that was taken back; R70 it opens behind the curtain, counted (R78)', async () => {
    const app = await page()
    await toOrders(app)
    await app.getState().openEnvelope('')
    seatIn(app).getState().command('K1 march 0604')
    seatIn(app).getState().undo()
    const id = await atStart(app)
    const copy = (await (await libraryIn(app)).getState().copy(id, 'Twin')) ?? ''
    await app.getState().continueGame(copy)
    expect(app.getState()).toMatchObject({ seat: null, curtain: { to: 'ussr' }, match: { reloads: 1 } })
    await app.getState().openEnvelope('')
    expect(seatIn(app).getState().sheet).toEqual({})
  })

  test('from an older record goes on from there, with those before it; nothing of the game is touched', async () => {
    const { app, id } = await saved()
    await app.getState().continueGame(id)
    await aTurn(app)
    await atStart(app)
    const library = await libraryIn(app)
    await library.getState().look(id)
    const { opened } = library.getState()
    const last = opened?.records.at(-1)
    expect(opened?.id).toBe(id)
    expect(opened?.records.map(({ seq }) => seq)).toEqual(
      (await rawRows('records')).map(([key]) => (key as number[])[1]).reverse(),
    )
    const before = await keeperInBrowser().load(id)
    const copy = (await library.getState().copy(id, 'Again', last?.seq)) ?? ''
    expect((await keeperInBrowser().load(copy)).map(({ head }) => head.turn)).toEqual([last?.head.turn])
    expect(await keeperInBrowser().load(id)).toEqual(before)
    await app.getState().continueGame(copy)
    expect(app.getState().match).toMatchObject({ turn: last?.head.turn })
    expect(await library.getState().copy(id, 'None', 9999)).toBeNull()
    expect(app.getState().notice).toMatchObject({ key: 'gameNotChanged' })
  })
})

describe('a deletion', () => {
  test('can be undone, from the closed screen too: the game is as it was', async () => {
    const { app, id } = await saved()
    const before = await rawRows('records')
    await (await libraryIn(app)).getState().remove(id)
    expect(await gamesIn(app)).toEqual([])
    expect(app.getState()).toMatchObject({ saved: null, earlier: [] })
    expect(await rawRows('records')).toEqual(before)
    const again = await libraryIn(app)
    expect(again.getState().removed).toMatchObject({ id })
    await again.getState().restore()
    expect(again.getState().removed).toBeNull()
    expect(app.getState().saved).toMatchObject({ id, turn: 1 })
    await app.getState().continueGame(id)
    expect(app.getState()).toMatchObject({ screen: 'curtain', match: { turn: 1 } })
  })

  test('leaves nothing on the disk once its line is closed', async () => {
    const { app, id } = await saved()
    const library = await libraryIn(app)
    await library.getState().copy(id, 'Twin')
    await library.getState().remove(id)
    await library.getState().forget()
    const rows = await Promise.all(['games', 'records', 'keys'].map(rawRows))
    for (const row of rows) {
      expect(row.length).toBeGreaterThan(0)
      expect(JSON.stringify(row)).not.toContain(`"${id}"`)
    }
  })

  test('is final when another game is deleted, whose own can be undone', async () => {
    const { app, id } = await saved()
    const library = await libraryIn(app)
    const copy = (await library.getState().copy(id, 'Twin')) ?? ''
    await library.getState().remove(id)
    await library.getState().remove(copy)
    expect((await rawRows('games')).map(([key]) => key)).toEqual([copy])
    await library.getState().restore()
    expect(await gamesIn(app)).toEqual([{ id: copy, title: 'Twin', turn: 1 }])
  })

  test('stays after a reload, and what was deleted leaves the disk then', async () => {
    const { app, id } = await saved()
    await (await libraryIn(app)).getState().remove(id)
    const next = await page()
    expect(next.getState()).toMatchObject({ saved: null, earlier: [] })
    await expect.poll(() => rawRows('records')).toEqual([])
    expect(await rawRows('games')).toEqual([])
    await next.getState().continueGame(id)
    expect(next.getState().screen).toBe('start')
  })

  test('is not swept away under a tab that may still undo it', async () => {
    const { app, id } = await saved()
    await (await libraryIn(app)).getState().remove(id)
    await page({ claim: async () => null })
    await (await libraryIn(app)).getState().restore()
    expect(await gamesIn(app)).toEqual([{ id, title: undefined, turn: 1 }])
  })

  test('R47 is refused while another tab plays the game', async () => {
    const { id } = await saved()
    const app = await page({ claim: async () => null })
    const library = await libraryIn(app)
    await library.getState().remove(id)
    expect(app.getState().notice).toMatchObject({ key: 'openInOtherTab' })
    expect(library.getState()).toMatchObject({ removed: null, games: [{ id }] })
  })

  test('of the game at hand takes it off the table: it is not saved again', async () => {
    const { app, id } = await saved()
    const library = await libraryIn(app)
    await library.getState().remove(id)
    await library.getState().forget()
    expect(app.getState().exportGame()).toBeNull()
    app.getState().toStart()
    expect(app.getState().saved).toBeNull()
    expect(await rawRows('games')).toEqual([])
  })
})

describe('R44 the n-th operation fails', () => {
  const copied = { from: 'a', to: 'b', title: 'B', savedAt: '2026-01-02T03:04:05.000Z' }
  const STEPS = [
    ['a name', (patience?: number) => keeperInBrowser(patience).ask(retitle('a', 'Ours'))],
    ['a deletion', (patience?: number) => keeperInBrowser(patience).ask(mark('a', true))],
    ['a copy', (patience?: number) => keeperInBrowser(patience).ask(copyRecords(copied))],
    ['the last of a deletion', (patience?: number) => keeperInBrowser(patience).ask(purge('a'))],
  ] as const
  const HOW: readonly Break[] = ['throws', 'aborts', 'never answers']

  const prepared = async (final: boolean): Promise<void> => {
    newBrowser()
    const [base, now, key] = [1, 2, 9].map((byte) => new Uint8Array([byte])) as [
      Uint8Array<ArrayBuffer>,
      Uint8Array<ArrayBuffer>,
      Uint8Array<ArrayBuffer>,
    ]
    for (const turn of [1, 2, 3]) {
      const head = { id: 'a', scenario: { ru: 'Б', en: 'B' }, turn, turns: 8, next: null, savedAt: '' }
      await keeperInBrowser().save({ head, base, now, key })
    }
    if (final) await keeperInBrowser().ask(mark('a', true))
  }

  const disk = async (): Promise<string> =>
    JSON.stringify(await Promise.all(['games', 'records', 'keys'].map(rawRows)))

  test.each(STEPS.flatMap(([what, step]) => HOW.map((how) => [what, how, step] as const)))(
    'R28 %s %s: the disk as before or as after, never between, and done only when it is',
    async (what, how, step) => {
      const final = what.startsWith('the last')
      await prepared(final)
      const before = await disk()
      await step()
      const after = await disk()
      expect(after).not.toBe(before)
      for (let nth = 1; ; nth++) {
        await prepared(final)
        let done = true
        const count = await breaking(nth, how, () =>
          step(how === 'never answers' ? 100 : undefined).catch(() => {
            done = false
          }),
        )
        const now = await disk()
        expect([before, after], `${nth}`).toContain(now)
        if (done) expect(now, `${nth}`).toBe(after)
        if (nth > count) break
      }
    },
    30_000,
  )
})
