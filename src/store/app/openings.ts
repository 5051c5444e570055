/** The three ways to a game: a new one, a saved one, one from a file. */
import type { Side } from '../../engine/tactical/model'
import { sha256Hex } from '../../kernel/digest'
import { illegal, legal, type Verdict } from '../../kernel/verdict'
import { shown as clipped } from '../../scenario/hidden'
import type { NewGame } from '../api'
import { newGame } from '../game/game'
import type { Keys } from '../game/record'
import { pinDigest, pinKey } from '../keep/pins'
import { type App, claim, lay, letGo, notify, openKeys, readerOf } from './context'
import type { Reader } from './deps'
import { examined, ofItsOwn } from './examine'

const NO_KEYS: Keys = { ussr: null, axis: null }

const pinKeys = async ({ pins }: NewGame, commitment: string): Promise<Keys> => ({
  ussr: pins.ussr === '' ? null : await pinKey(pins.ussr, commitment),
  axis: pins.axis === '' ? null : await pinKey(pins.axis, commitment),
})

const make = async (app: App, choice: NewGame): Promise<void> => {
  const scenario = app.shelf.battle(choice.scenario)
  if (!scenario) return
  const seed = app.deps.random()
  const name = (side: Side): string =>
    clipped(choice.names[side].trim()) || scenario.sideNames[side][app.prefs.lang]
  const withPin = choice.pins.ussr !== '' || choice.pins.axis !== ''
  const secret = withPin ? await pinKeys(choice, sha256Hex(seed)) : NO_KEYS
  const digestOf = (side: Side): string | null => (secret[side] === null ? null : pinDigest(secret[side]))
  const game = newGame({
    scenario,
    variants: choice.variants,
    names: { ussr: name('ussr'), axis: name('axis') },
    pins: { ussr: digestOf('ussr'), axis: digestOf('axis') },
    seed,
  })
  const lock = await claim(app, game.id)
  if (!lock) return
  const open = openKeys(game)
  lay(app, game, { ussr: secret.ussr ?? open.ussr, axis: secret.axis ?? open.axis }, lock)
}

/** R57 A double click makes one game, however long its PINs take. */
export const startGame = async (app: App, choice: NewGame): Promise<void> => {
  if (app.starting) return
  app.starting = true
  await make(app, choice).finally(() => {
    app.starting = false
  })
}

/** Lands behind the curtain; each time is counted, for both to see (R70, R78). */
export const continueGame = async (app: App, asked?: string): Promise<void> => {
  const id = asked ?? app.store.getState().saved?.id
  const game = app.table.game()
  if (game && game.id === id) return app.table.lay(game, app.table.keys())
  const lock = id ? await claim(app, id) : null
  if (!id || !lock) return
  try {
    const reader = await readerOf(app)
    const found = reader && (await app.archive.open(id, reader))
    if (found) {
      lay(app, { ...found.game, reloads: found.game.reloads + 1 }, openKeys(found.game), lock)
      if (found.older) notify(app, 'olderSave')
      return
    }
    if (reader) notify(app, 'saveUnreadable')
  } catch {
    notify(app, 'storageUnavailable')
  }
  // It may be tried again, here or in another tab.
  letGo(app, lock)
}

/** Several games in one file are put on the disk; the one at hand goes on. */
const importGames = async (app: App, reader: Reader, file: string, text: string): Promise<Verdict> => {
  try {
    return await (await app.deps.library()).takeIn(app, reader, file, text)
  } catch (error) {
    app.deps.fault(error)
    notify(app, 'partNotLoaded')
    return illegal('partNotLoaded', '')
  }
}

export const importGame = async (app: App, fileName: string, text: string): Promise<Verdict> => {
  const file = clipped(fileName)
  const reader = await readerOf(app)
  if (!reader) return illegal('partNotLoaded', '')
  if (reader.isGamesFile(text)) return importGames(app, reader, file, text)
  const found = examined(reader, text)
  if (!found.ok) {
    const { key, rule, detail } = found.why
    notify(app, key, { ...detail, file }, rule)
    return illegal(key, rule ?? '', { ...detail, file })
  }
  const { reloads } = found.game
  const game = { ...ofItsOwn(found.game, app.deps.random()), reloads: reloads + 1 }
  const lock = await claim(app, game.id)
  if (!lock) return illegal('openInOtherTab', '')
  lay(app, game, openKeys(game), lock)
  if (found.odd) notify(app, found.odd.key, { ...found.odd.detail, file })
  return legal
}
