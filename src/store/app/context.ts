/** What the parts of the app share: outside world, preferences, table, archive, and the store they show in. */
import type { AppState, AppStore, Lang, Said, SavedGame, SaveStatus } from '../api'
import type { Game } from '../game/game'
import { savedOf } from '../game/head'
import { type Keys, keyWithoutPin } from '../game/record'
import type { Prefs } from '../keep/prefs'
import type { LibraryStore } from '../library/api'
import type { Archive } from './archive'
import { type AppDeps, type Reader, said } from './deps'
import type { Shelf } from './shelf'
import type { Table } from './table'

export type App = {
  readonly deps: AppDeps
  readonly shelf: Shelf
  readonly table: Table
  readonly archive: Archive
  readonly store: AppStore
  prefs: Prefs
  /** The storage has answered once: it is there. */
  stored: boolean
  /** The player knows that saving fails. */
  told: boolean
  /** The game that this tab alone may play. */
  held: Readonly<{ id: string; release: () => void }> | null
  library: LibraryStore | null
  /** A new game is being made: a second click on Begin makes no other. */
  starting: boolean
}

export const show = ({ store }: App, change: Partial<AppState>): void => store.setState(change)

export const notify = (app: App, key: string, detail: Said['detail'] = {}, rule?: string): void =>
  show(app, { notice: said(key, detail, rule) })

export const prefer = (app: App, change: Partial<Prefs>): void => {
  app.prefs = { ...app.prefs, ...change }
  app.deps.prefs.write(app.prefs)
}

const clock = (date: Date): string =>
  [date.getHours(), date.getMinutes(), date.getSeconds()]
    .map((part) => String(part).padStart(2, '0'))
    .join(':')

/** The game saved last; the one before it joins the others, if there is a disk to find it on. */
export const shelve = (app: App, saved: SavedGame): void => {
  const { saved: before, earlier } = app.store.getState()
  const others = before && app.stored ? [before, ...earlier] : earlier
  const { title } = [before, ...earlier].find((each) => each?.id === saved.id) ?? {}
  show(app, {
    saved: title === undefined ? saved : { ...saved, title },
    earlier: others.filter(({ id }) => id !== saved.id),
  })
}

/** The games on the disk as they are now; the one at hand stays the first, saved or not. */
export const reshelve = (app: App, onDisk: readonly SavedGame[]): void => {
  const game = app.table.game()
  const atHand =
    game && (onDisk.find(({ id }) => id === game.id) ?? savedOf(game, app.deps.now().toISOString()))
  const saved = atHand ?? onDisk[0] ?? null
  show(app, { saved, earlier: onDisk.filter(({ id }) => id !== saved?.id) })
}

/** R27, R43: the player is told at once, and once for a row of failures; the game goes on in memory. */
export const tellSaving = (app: App, status: SaveStatus): void => {
  const game = app.table.game()
  const now = app.deps.now()
  if (status === 'saved') {
    app.stored = true
    app.told = false
    if (game) shelve(app, savedOf(game, now.toISOString()))
    show(app, { saveStatus: status, savedAt: clock(now) })
    return
  }
  const failed = status === 'failed'
  show(app, { saveStatus: failed && !app.stored ? 'unavailable' : status })
  if (failed && !app.told) notify(app, app.stored ? 'saveFailed' : 'storageUnavailable')
  app.told ||= failed
}

/** The name that a tab holds while it plays a game. */
export const lockOf = (id: string): string => `stalingrad-height/game/${id}`

/** R47: one tab alone plays a game: its lock, if no other tab has it. A read-only second tab will have its place here. */
export const claim = async (app: App, id: string): Promise<App['held']> => {
  if (app.held?.id === id) return app.held
  const release = await app.deps.claim(lockOf(id))
  if (!release) notify(app, 'openInOtherTab', { game: id })
  return release && { id, release }
}

/** The game is played now: its lock is kept, and that of the one before let go. */
const hold = (app: App, lock: NonNullable<App['held']>): void => {
  if (app.held !== lock) app.held?.release()
  app.held = lock
}

/** It is not played after all. */
export const letGo = (app: App, lock: NonNullable<App['held']>): void => {
  if (app.held !== lock) lock.release()
}

/** The saved games as a whole; made once, so that a deletion can be undone after the screen was closed. */
export const libraryOf = async (app: App): Promise<LibraryStore | null> => {
  try {
    app.library ??= (await app.deps.library()).openLibrary(app)
    await app.library.getState().refresh()
    return app.library
  } catch (error) {
    app.deps.fault(error)
    notify(app, 'partNotLoaded')
    return null
  }
}

/** The part that reads records. Null, and the players are told: it did not come. */
export const readerOf = async (app: App): Promise<Reader | null> => {
  try {
    return await app.deps.reader()
  } catch (error) {
    app.deps.fault(error)
    notify(app, 'partNotLoaded')
    return null
  }
}

/** Keys of the sides that have no PIN; the others' are made when their PIN is given. */
export const openKeys = ({ pins, commitment }: Pick<Game, 'pins' | 'commitment'>): Keys => ({
  ussr: pins.ussr === null ? keyWithoutPin(commitment) : null,
  axis: pins.axis === null ? keyWithoutPin(commitment) : null,
})

export const lay = (app: App, game: Game, keys: Keys, lock: NonNullable<App['held']>): void => {
  hold(app, lock)
  app.deps.stay()
  // What was said of a file or a save before is over.
  show(app, { picked: null, saveStatus: 'idle', notice: null })
  app.table.lay(game, keys)
}

export const setLang = (app: App, lang: Lang): void => {
  prefer(app, { lang })
  show(app, { lang, scenarios: app.shelf.cards(lang) })
  app.table.relabel(lang)
}
