/**
 * What is done to saved games as wholes: each step is one transaction, all of it or nothing, and counts only
 * when it was read back (R28, R44).
 */
import { abort, type Db, type GameRow, highest, type RecordRow, reading, same } from '../keep/persistence'
import type { GameRecord } from './api'

const writing = (db: Db) => {
  const all = db.transaction(['games', 'records', 'keys'], 'readwrite', { durability: 'strict' })
  all.done.catch(() => {})
  return all
}

type Writing = ReturnType<typeof writing>
type Writes = readonly (() => Promise<unknown>)[]

/**
 * One transaction: first it is read, then all is written at once, so that the disk never has a part of it.
 *
 * @param look what is to be written, from what is there
 */
const whole = async (db: Db, look: (all: Writing) => Promise<Writes>): Promise<void> => {
  const all = writing(db)
  try {
    const writes = await look(all)
    await Promise.all(writes.map(async (write) => write()))
  } catch (error) {
    abort(all)
    throw error
  }
  await all.done
}

const rowOf = async (all: Writing, id: string): Promise<GameRow> => {
  const row = await all.objectStore('games').get(id)
  if (!row) throw new Error('the game is not on the disk any more')
  return row
}

const check = (holds: boolean): void => {
  if (!holds) throw new Error('what was read back differs')
}

const readRow = (db: Db, id: string): Promise<GameRow | undefined> =>
  reading(db, ['games']).objectStore('games').get(id)

/** @param title null: it goes by its battle again */
export const retitle =
  (id: string, title: string | null) =>
  async (db: Db): Promise<void> => {
    await whole(db, async (all) => {
      const { title: _, ...row } = await rowOf(all, id)
      return [() => all.objectStore('games').put(title === null ? row : { ...row, title })]
    })
    check(((await readRow(db, id))?.title ?? null) === title)
  }

/** A deleted game is offered nowhere, and can be had back until `purge`. */
export const mark =
  (id: string, deleted: boolean) =>
  async (db: Db): Promise<void> => {
    await whole(db, async (all) => {
      const { deleted: _, ...row } = await rowOf(all, id)
      return [() => all.objectStore('games').put(deleted ? { ...row, deleted } : row)]
    })
    check(((await readRow(db, id))?.deleted ?? false) === deleted)
  }

/** Nothing of the game is left on the disk. */
export const purge =
  (id: string) =>
  async (db: Db): Promise<void> => {
    const records = IDBKeyRange.bound([id], [id, []])
    await whole(db, async (all) => {
      // A game that was had back meanwhile, in another tab, stays.
      if (!(await all.objectStore('games').get(id))?.deleted) return []
      return [
        () => all.objectStore('games').delete(id),
        () => all.objectStore('keys').delete(id),
        () => all.objectStore('records').delete(records),
      ]
    })
  }

/** The last records of a game, newest first. */
export const recordsOf =
  (id: string) =>
  async (db: Db): Promise<readonly GameRecord[]> => {
    const read = reading(db, ['games', 'records'])
    const { kept = [] } = (await read.objectStore('games').get(id)) ?? {}
    const rows = await Promise.all(kept.map(async (seq) => read.objectStore('records').get([id, seq])))
    return rows.flatMap((row) => (row ? [{ seq: row.seq, head: row.head }] : []))
  }

type Copy = Readonly<{ from: string; to: string; title: string; savedAt: string; seq?: number }>

/**
 * A game of its own with records of its own: nothing that is done to one of the two reaches the other.
 *
 * @param copy `seq`: the record that the copy goes on from, with those before it; absent: the newest
 */
export const copyRecords =
  ({ from, to, title, savedAt, seq }: Copy) =>
  async (db: Db): Promise<void> => {
    let made: readonly RecordRow[] = []
    await whole(db, async (all) => {
      const [games, records, keys] = [
        all.objectStore('games'),
        all.objectStore('records'),
        all.objectStore('keys'),
      ]
      const { kept } = await rowOf(all, from)
      const key = await keys.get(from)
      const wanted = kept.slice(seq === undefined ? 0 : kept.indexOf(seq))
      const found = await Promise.all(wanted.map(async (number) => records.get([from, number])))
      const rows = found.flatMap((row) => (row ? [row] : []))
      const newest = highest(await games.getAll()) + rows.length
      made = rows.map((row, age) => ({
        ...row,
        game: to,
        seq: newest - age,
        head: { ...row.head, id: to, ...(age === 0 ? { savedAt } : {}) },
      }))
      const [{ head } = { head: null }] = made
      if (!key || !head || (seq !== undefined && rows[0]?.seq !== seq)) throw new Error('no such record')
      return [
        () => keys.add(key, to),
        () => games.add({ game: to, seq: newest, head, kept: made.map((row) => row.seq), title }),
        ...made.map((row) => () => records.add(row)),
      ]
    })
    const read = reading(db, ['games', 'records'])
    const row = await read.objectStore('games').get(to)
    check(row?.title === title && row.kept.length === made.length)
    for (const copy of made) {
      const back = await read.objectStore('records').get([to, copy.seq])
      check(same(back?.base, copy.base) && same(back?.now, copy.now))
    }
  }
