/** The saved games on the disk: what is done with them as wholes, while none of them is played. */
import { createStore } from 'zustand/vanilla'
import { shown as clipped } from '../../scenario/hidden'
import type { SavedGame } from '../api'
import { type App, notify, reshelve } from '../app/context'
import type { Exported, LibraryActions, LibraryStore } from './api'
import { remove } from './deletion'
import { exportAll, exportGame } from './exports'
import { copyRecords, mark, purge, recordsOf, retitle } from './rows'

type Library = Readonly<{ app: App; store: LibraryStore }> & {
  /** Lets go of the game that is deleted but can be had back. */
  release: (() => void) | null
}

/** What is on the disk now, for the start page too. */
const refresh = async ({ app, store }: Library): Promise<void> => {
  await app.archive.saver.settled()
  try {
    const games = await app.archive.heads()
    const { opened } = store.getState()
    const known = games.some(({ id }) => id === opened?.id)
    reshelve(app, games)
    store.setState({ games, opened: known ? opened : null, space: await app.deps.space() })
  } catch {
    store.setState({ games: null, opened: null })
  }
}

const called = ({ app }: Library, game: SavedGame): string => game.title ?? game.scenario[app.prefs.lang]

const nameOf = (library: Library, id: string): string => {
  const { games, removed } = library.store.getState()
  const game = [...(games ?? []), removed].find((each) => each?.id === id)
  return game ? called(library, game) : ''
}

/** One change of the disk; if it fails, the disk is as it was, and the players are told which game it was. */
const change = async <T>(library: Library, id: string, work: () => Promise<T>): Promise<T | null> => {
  try {
    await library.app.archive.saver.settled()
    return await work()
  } catch (error) {
    library.app.deps.fault(error)
    notify(library.app, 'gameNotChanged', { name: nameOf(library, id) })
    return null
  } finally {
    await refresh(library)
  }
}

const rename = async (library: Library, id: string, typed: string): Promise<void> => {
  const title = clipped(typed.trim())
  await change(library, id, () => library.app.deps.keeper.ask(retitle(id, title === '' ? null : title)))
}

const copy = (library: Library, from: string, title: string, seq?: number): Promise<string | null> => {
  const { random, now, keeper } = library.app.deps
  const to = copyId(from, random())
  const copied = { from, to, title: clipped(title), savedAt: now().toISOString() }
  return change(library, from, async () => {
    await keeper.ask(copyRecords(seq === undefined ? copied : { ...copied, seq }))
    return to
  })
}

/** The id of a copy: that of the first game, and a part of its own. */
const copyId = (id: string, random: string): string => `${id.split('-')[0]}-${random.slice(0, 8)}`

const forget = async (library: Library): Promise<void> => {
  const { removed } = library.store.getState()
  if (!removed) return
  library.store.setState({ removed: null })
  await change(library, removed.id, () => library.app.deps.keeper.ask(purge(removed.id)))
  library.release?.()
  library.release = null
}

const removeGame = async (library: Library, id: string): Promise<void> => {
  const game = library.store.getState().games?.find((each) => each.id === id)
  if (!game) return
  const release = await change(library, id, () => remove(library.app, id))
  if (!release) return
  await forget(library)
  library.release = release
  library.store.setState({ removed: game })
}

const restore = async (library: Library): Promise<void> => {
  const { removed } = library.store.getState()
  if (!removed) return
  const done = await change(library, removed.id, async () => {
    await library.app.deps.keeper.ask(mark(removed.id, false))
    return true
  })
  // What could not be had back may be tried again.
  if (!done) return
  library.store.setState({ removed: null })
  library.release?.()
  library.release = null
}

const look = async (library: Library, id: string | null): Promise<void> => {
  const records = id === null ? [] : await library.app.deps.keeper.ask(recordsOf(id)).catch(() => [])
  library.store.setState({ opened: id === null ? null : { id, records } })
}

/** Null, and the players are told: nothing came of it, and nothing was changed. */
const exported = async (library: Library, work: () => Promise<Exported | null>): Promise<Exported | null> => {
  const made = await work().catch((error) => {
    library.app.deps.fault(error)
    return null
  })
  if (!made) notify(library.app, 'saveUnreadable')
  return made
}

const exportEach = async (library: Library): Promise<Exported | null> => {
  await refresh(library)
  const games = library.store.getState().games ?? []
  return exported(library, () => exportAll(library.app, games, (game) => called(library, game)))
}

/** One after the other: a second press waits for the first. */
const inTurn = () => {
  let last: Promise<unknown> = Promise.resolve()
  return <T>(work: () => Promise<T>): Promise<T> => {
    const next = last.then(work)
    last = next.catch(() => undefined)
    return next
  }
}

const actionsOf = (library: () => Library): LibraryActions => {
  const queue = inTurn()
  return {
    refresh: () => queue(() => refresh(library())),
    rename: (id, title) => queue(() => rename(library(), id, title)),
    copy: (id, title, seq) => queue(() => copy(library(), id, title, seq)),
    remove: (id) => queue(() => removeGame(library(), id)),
    restore: () => queue(() => restore(library())),
    forget: () => queue(() => forget(library())),
    exportGame: (id) => queue(() => exported(library(), () => exportGame(library().app, id))),
    exportAll: () => queue(() => exportEach(library())),
    look: (id) => queue(() => look(library(), id)),
  }
}

/** The games that this browser keeps. `refresh` reads them the first time too. */
export const openLibrary = (app: App): LibraryStore => {
  const store: LibraryStore = createStore(() => ({
    games: [] as readonly SavedGame[],
    opened: null,
    removed: null,
    space: { kept: null, used: null },
    ...actionsOf(() => library),
  }))
  const library: Library = { app, store, release: null }
  return store
}
