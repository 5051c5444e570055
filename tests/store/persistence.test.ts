import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import { beforeEach, describe, expect, test } from 'vitest'
import type { SavedGame } from '../../src/store/api'
import { type Kept, keeperInBrowser } from '../../src/store/keep/persistence'
import { lockText, newVaultKey, unlockText } from '../../src/store/keep/vault'
import { type Break, breaking } from './breaking'

const head = (id: string, turn: number): SavedGame => ({
  id,
  scenario: { ru: 'Бой', en: 'Battle' },
  turn,
  turns: 8,
  next: 'ussr',
  savedAt: '2026-01-02T03:04:05.000Z',
})

const bytes = (...values: number[]): Uint8Array<ArrayBuffer> => new Uint8Array(values)
const kept = (id: string, turn: number): Kept => ({
  head: head(id, turn),
  base: bytes(1, turn),
  now: bytes(2, turn),
  key: bytes(9),
})
const turnsOf = async (id: string): Promise<readonly number[]> =>
  (await keeperInBrowser().load(id)).map(({ head: { turn } }) => turn)

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory()
})

describe('saved games', () => {
  test('come back as they were written', async () => {
    const keeper = keeperInBrowser()
    expect(await keeper.list()).toEqual([])
    await keeper.save(kept('a', 1))
    expect(await keeperInBrowser().load('a')).toEqual([kept('a', 1)])
    expect(await keeper.load('b')).toEqual([])
  })

  test('the last three of a game are kept, the newest first', async () => {
    const keeper = keeperInBrowser()
    for (const turn of [1, 2, 3, 4, 5]) await keeper.save(kept('a', turn))
    expect(await turnsOf('a')).toEqual([5, 4, 3])
  })

  test('R48 two games do not get in each other’s way', async () => {
    const [one, other] = [keeperInBrowser(), keeperInBrowser()]
    await Promise.all([
      one.save(kept('a', 1)),
      other.save(kept('b', 1)),
      one.save(kept('a', 2)),
      other.save(kept('b', 2)),
    ])
    expect([await turnsOf('a'), await turnsOf('b')]).toEqual([
      [2, 1],
      [2, 1],
    ])
  })

  test('R53 the number of the save decides which is the newest, not the clock', async () => {
    const keeper = keeperInBrowser()
    await keeper.save(kept('old', 1))
    const back = kept('new', 1)
    await keeper.save({ ...back, head: { ...back.head, savedAt: '1999-01-01T00:00:00.000Z' } })
    expect((await keeper.list()).map(({ head: { id } }) => id)).toEqual(['new', 'old'])
    await keeper.save(kept('old', 2))
    expect((await keeper.list()).map(({ head: { id } }) => id)).toEqual(['old', 'new'])
  })

  test('R50 a storage that cannot be opened rejects, and is asked again the next time', async () => {
    const { open } = indexedDB
    const keeper = keeperInBrowser()
    indexedDB.open = () => {
      throw new DOMException('no', 'SecurityError')
    }
    await expect(keeper.list()).rejects.toThrow()
    await expect(keeper.save(kept('a', 1))).rejects.toThrow()
    indexedDB.open = open.bind(indexedDB)
    await keeper.save(kept('a', 1))
    expect(await turnsOf('a')).toEqual([1])
  })

  test('R29 a newer database elsewhere: this tab lets go and says so', async () => {
    const keeper = keeperInBrowser()
    await keeper.save(kept('a', 1))
    const lost = new Promise<void>((resolve) => keeper.onLost(resolve))
    await new Promise((resolve, reject) => {
      const request = indexedDB.open('stalingrad-height', 99)
      request.onsuccess = resolve
      request.onerror = reject
    })
    await lost
    await expect(keeper.save(kept('a', 2))).rejects.toThrow()
  })
})

describe('R44 the n-th operation of a save fails', () => {
  test.each<Break>(['throws', 'aborts', 'never answers'])(
    '%s: the state before or after it, never between',
    async (how) => {
      for (let nth = 1; ; nth++) {
        globalThis.indexedDB = new IDBFactory()
        const keeper = keeperInBrowser(how === 'never answers' ? 100 : undefined)
        for (const turn of [1, 2, 3]) await keeperInBrowser().save(kept('a', turn))
        let saved = true
        const count = await breaking(nth, how, () =>
          keeper.save(kept('a', 4)).catch(() => {
            saved = false
          }),
        )
        const turns = await turnsOf('a')
        expect([
          [3, 2, 1],
          [4, 3, 2],
        ]).toContainEqual(turns)
        if (saved) expect(turns).toEqual([4, 3, 2])
        if (nth > count) break
      }
    },
  )
})

describe('the vault', () => {
  test('gives back what was locked, and nothing of it to who has no key', async () => {
    const key = newVaultKey()
    const locked = await lockText('К1 марш 0604', key)
    expect(await unlockText(locked, key)).toBe('К1 марш 0604')
    expect(new TextDecoder().decode(locked)).not.toContain('0604')
    await expect(unlockText(locked, newVaultKey())).rejects.toThrow()
    await expect(unlockText(locked.slice(0, 20), key)).rejects.toThrow()
    await expect(
      unlockText(
        locked.map((byte, at) => (at === 20 ? byte ^ 1 : byte)),
        key,
      ),
    ).rejects.toThrow()
  })
})
