/** The app: public facts in a store, the game in the closure behind it. */
import { createStore } from 'zustand/vanilla'
import { writeSave } from '../../scenario/save'
import type { AppActions, AppState, AppStore } from '../api'
import type { Game } from '../game/game'
import { savedOf } from '../game/head'
import { type Keys, saveFileOf } from '../game/record'
import type { Prefs } from '../keep/prefs'
import { headsOf, openArchive } from './archive'
import { CLEARED } from './cleared'
import { type App, libraryOf, notify, prefer, readerOf, setLang, shelve, show, tellSaving } from './context'
import { type AppDeps, said } from './deps'
import { continueGame, importGame, startGame } from './openings'
import { openShelf } from './shelf'
import { openTable } from './table'

const initial = ({ lang, dark, sound }: Prefs): AppState => ({
  ready: false,
  screen: 'start',
  lang,
  dark,
  sound,
  scenarios: [],
  saved: null,
  earlier: [],
  saveStatus: 'idle',
  savedAt: null,
  picked: null,
  match: null,
  ...CLEARED,
  notice: null,
})

const toStart = (app: App): void => {
  const game = app.table.game()
  app.table.leave()
  if (game) shelve(app, savedOf(game, app.deps.now().toISOString()))
  show(app, { picked: null })
}

const atHand = ({ table }: App): Readonly<{ game: Game; keys: Keys }> | null => {
  const game = table.game()
  return game ? { game, keys: table.keys() } : null
}

const actionsOf = (app: () => App): AppActions => ({
  setLang: (lang) => setLang(app(), lang),
  setDark: (dark) => {
    prefer(app(), { dark })
    show(app(), { dark })
  },
  setSound: (sound) => {
    prefer(app(), { sound })
    show(app(), { sound })
  },
  pickScenario: (id) => {
    if (app().shelf.battle(id)) show(app(), { picked: id, screen: 'newGame' })
  },
  startGame: (choice) => void startGame(app(), choice),
  toStart: () => toStart(app()),
  continueGame: (id) => continueGame(app(), id),
  openLibrary: () => libraryOf(app()),
  openEnvelope: (pin) => app().table.openEnvelope(pin),
  unseal: (side) => app().table.unseal(side),
  exportGame: () => {
    const hand = atHand(app())
    return hand && writeSave(saveFileOf(hand.game, hand.keys))
  },
  importGame: (fileName, text) => importGame(app(), fileName, text),
  openReplay: () => app().table.replay(),
  nextTurn: () => app().table.nextTurn(),
  dismissNotice: () => show(app(), { notice: null }),
})

/** What was deleted before the page was left leaves the disk; if not now, then the next time. */
const clearAway = async ({ deps }: App): Promise<void> => {
  try {
    await (await deps.library()).sweep(deps)
  } catch (error) {
    deps.fault(error)
  }
}

/** Looks for the battles and for a game to go on with. */
const lookAround = async (app: App): Promise<void> => {
  const notice = await app.shelf.load()
  show(app, { scenarios: app.shelf.cards(app.prefs.lang), ...(notice ? { notice } : {}) })
  try {
    const kept = await app.deps.keeper.list()
    const [saved = null, ...earlier] = headsOf(kept)
    app.stored = true
    show(app, { ready: true, saved, earlier })
    if (kept.some(({ deleted }) => deleted)) void clearAway(app)
  } catch {
    app.told = true
    show(app, { ready: true, saveStatus: 'unavailable', notice: said('storageUnavailable') })
  }
}

const assembled = (deps: AppDeps): App => {
  const prefs: Prefs = { lang: deps.lang, dark: false, sound: true, speed: 1, ...deps.prefs.read() }
  const app: App = {
    deps,
    prefs,
    stored: false,
    told: false,
    held: null,
    library: null,
    starting: false,
    shelf: openShelf(deps),
    store: createStore(() => ({ ...initial(prefs), ...actionsOf(() => app) })),
    table: openTable({
      lang: () => app.prefs.lang,
      speed: () => app.prefs.speed,
      setSpeed: (speed) => prefer(app, { speed }),
      show: (change) => show(app, change),
      save: () => app.archive.saver.save(),
      fault: deps.fault,
      umpire: deps.umpire,
      reader: () => readerOf(app),
    }),
    archive: openArchive(
      deps,
      () => atHand(app),
      (status) => tellSaving(app, status),
    ),
  }
  return app
}

/**
 * The store of the page. Battles and the saved game are looked up at once; `ready` tells when they are there.
 *
 * @param deps the outside world: `browserDeps()` in a page
 */
export const createApp = (deps: AppDeps): AppStore => {
  const app = assembled(deps)
  deps.keeper.onLost(() => notify(app, 'newerTab'))
  void lookAround(app)
  return app.store
}
