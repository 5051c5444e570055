/**
 * Saved games in IndexedDB. A save is a new record and the flip of one pointer in the same transaction, the
 * last three are kept, and it counts as saved when it was read back and is the same (R27, R28, R44).
 */
import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import type { SavedGame } from '../api'

type Bytes = Uint8Array<ArrayBuffer>

/** `base`: battle and resolved turns; `now`: what changes within a turn. Both are locked (`vault.ts`). */
export type Kept = Readonly<{ head: SavedGame; base: Bytes; now: Bytes; key: Bytes }>

/** `deleted`: it is offered nowhere and leaves the disk once its deletion cannot be undone any more. */
export type KeptGame = Readonly<{ head: SavedGame; seq: number; deleted?: true }>

export type Keeper = Readonly<{
  /** All games, the one saved last first (by save number, not by clock: R53). */
  list: () => Promise<readonly KeptGame[]>
  /** The good records of a game, newest first. */
  load: (game: string) => Promise<readonly Kept[]>
  /** Resolves when the record is on the disk and was read back. */
  save: (kept: Kept) => Promise<void>
  /** Other work on the database; rejects like the rest where that is not to be had. */
  ask: <T>(work: (open: Db) => Promise<T>) => Promise<T>
  /** Another tab needs a newer database: this one lets go (R29). */
  onLost: (listener: () => void) => void
}>

export type RecordRow = Readonly<{ game: string; seq: number; head: SavedGame; base: Bytes; now: Bytes }>

/** `kept`: numbers of its records, newest first; `title`: as its players call it. */
export type GameRow = Readonly<{
  game: string
  seq: number
  head: SavedGame
  kept: readonly number[]
  title?: string
  deleted?: true
}>

interface Shelves extends DBSchema {
  games: { key: string; value: GameRow }
  records: { key: [string, number]; value: RecordRow }
  keys: { key: string; value: Bytes }
}

const NAME = 'stalingrad-height'
/** 2: rows may have a title and be deleted, which a page that writes version 1 would forget (R29). */
const VERSION = 2
const KEEP = 3

export type Db = IDBPDatabase<Shelves>

// Async, since a browser that keeps no storage may throw at once (R50).
const opened = async (onLost: () => void): Promise<Db> =>
  openDB<Shelves>(NAME, VERSION, {
    upgrade: (db, from) => {
      if (from > 0) return
      db.createObjectStore('games', { keyPath: 'game' })
      db.createObjectStore('records', { keyPath: ['game', 'seq'] })
      db.createObjectStore('keys')
    },
    blocking: (_current, _blocked, event) => {
      ;(event.target as IDBDatabase).close()
      onLost()
    },
    terminated: onLost,
  })

/** The number of the newest save of all. */
export const highest = (rows: readonly GameRow[]): number => Math.max(0, ...rows.map(({ seq }) => seq))

const titleOf = ({ title }: Readonly<{ title?: string }>): Readonly<{ title?: string }> =>
  title === undefined ? {} : { title }

/** What of a row is shown: the game's newest head, under its own title. */
const shownOf = (row: GameRow): KeptGame => ({
  head: { ...row.head, ...titleOf(row) },
  seq: row.seq,
  ...(row.deleted ? { deleted: row.deleted } : {}),
})

/** One transaction: the record, the pointer to it, and the oldest one away. All of it, or nothing. */
const put = async (db: Db, { head, base, now, key }: Kept): Promise<number> => {
  const all = db.transaction(['games', 'records', 'keys'], 'readwrite', { durability: 'strict' })
  // A failed write is told by itself; the transaction's end then needs no second word.
  all.done.catch(() => {})
  const [games, records, keys] = [
    all.objectStore('games'),
    all.objectStore('records'),
    all.objectStore('keys'),
  ]
  const known = await games.getAll()
  const before = known.find(({ game }) => game === head.id)
  const seq = highest(known) + 1
  const kept = [seq, ...(before?.kept ?? [])]
  const writes: readonly (() => Promise<unknown>)[] = [
    () => keys.put(key, head.id),
    () => records.put({ game: head.id, seq, head, base, now }),
    () => games.put({ game: head.id, seq, head, kept: kept.slice(0, KEEP), ...titleOf(before ?? head) }),
    ...kept.slice(KEEP).map((gone) => () => records.delete([head.id, gone])),
  ]
  try {
    await Promise.all(writes.map(async (write) => write()))
  } catch (error) {
    abort(all)
    throw error
  }
  await all.done
  return seq
}

/** A write that throws at once leaves the others to be committed: none of them may be. */
export const abort = (transaction: Readonly<{ abort: () => void }>): void => {
  try {
    transaction.abort()
  } catch {
    // It is over already.
  }
}

export const same = (a: Bytes | undefined, b: Bytes): boolean =>
  a?.length === b.length && a.every((byte, at) => byte === b[at])

/** A failed read is told by itself; its transaction's end then needs no second word. */
export const reading = <Names extends ('games' | 'records' | 'keys')[]>(db: Db, names: Names) => {
  const read = db.transaction(names)
  read.done.catch(() => {})
  return read
}

const verify = async (db: Db, seq: number, { head, base, now }: Kept): Promise<void> => {
  const read = reading(db, ['games', 'records'])
  const pointer = await read.objectStore('games').get(head.id)
  const row = await read.objectStore('records').get([head.id, seq])
  if (!pointer?.kept.includes(seq) || !same(row?.base, base) || !same(row?.now, now))
    throw new Error('the save that was read back differs')
}

/** R44: an operation that never answers must not keep the player waiting for "saved". */
const inTime = <T>(work: Promise<T>, most: number): Promise<T> => {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('the storage does not answer')), most)
  })
  return Promise.race([work, late]).finally(() => clearTimeout(timer))
}

/** @param patience milliseconds after which an operation counts as failed */
export const keeperInBrowser = (patience = 10_000): Keeper => {
  const listeners: (() => void)[] = []
  let connection: Promise<Db> | null = null
  const lost = (): void => {
    connection = null
    for (const listener of listeners) listener()
  }
  const db = (): Promise<Db> => {
    connection ??= opened(lost)
    connection.catch(() => {
      connection = null
    })
    return connection
  }
  const asked = <T>(work: (open: Db) => Promise<T>): Promise<T> => inTime(db().then(work), patience)
  return {
    list: () =>
      asked(async (open) => {
        const games = await reading(open, ['games']).objectStore('games').getAll()
        return games.sort((a, b) => b.seq - a.seq).map(shownOf)
      }),
    load: (game) =>
      asked(async (open) => {
        const read = reading(open, ['games', 'records', 'keys'])
        const pointer = await read.objectStore('games').get(game)
        const key = await read.objectStore('keys').get(game)
        if (!pointer || pointer.deleted || !key) return []
        const records = read.objectStore('records')
        const rows = await Promise.all(pointer.kept.map((seq) => records.get([game, seq])))
        return rows.flatMap((row) => (row ? [{ head: row.head, base: row.base, now: row.now, key }] : []))
      }),
    save: (kept) =>
      asked(async (open) => {
        await verify(open, await put(open, kept), kept)
      }),
    ask: asked,
    onLost: (listener) => {
      listeners.push(listener)
    },
  }
}
