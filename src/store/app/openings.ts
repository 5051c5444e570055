/** The three ways to a game: a new one, a saved one, one from a file. */
import type { Side } from '../../engine/tactical/model'
import { sha256Hex } from '../../kernel/digest'
import { illegal, legal, type Verdict } from '../../kernel/verdict'
import { shown as clipped } from '../../scenario/hidden'
import type { SaveFile } from '../../scenario/save'
import type { NewGame, Said } from '../api'
import { type Game, newGame } from '../game/game'
import type { Keys } from '../game/record'
import { pinDigest, pinKey } from '../keep/pins'
import { type App, claim, lay, notify, openKeys, readerOf } from './context'
import type { Reader } from './deps'

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
  if (!(await claim(app, game.id))) return
  const open = openKeys(game)
  lay(app, game, { ussr: secret.ussr ?? open.ussr, axis: secret.axis ?? open.axis })
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
  if (!id || !(await claim(app, id))) return
  const reader = await readerOf(app)
  if (!reader) return
  try {
    const found = await app.archive.open(id, reader)
    if (!found) return notify(app, 'saveUnreadable')
    lay(app, { ...found.game, reloads: found.game.reloads + 1 }, openKeys(found.game))
    if (found.older) notify(app, 'olderSave')
  } catch {
    notify(app, 'storageUnavailable')
  }
}

/** A copy of its own: a stored game with later turns is not written over. */
const copyOf = (app: App, { gameOf, isSound, nowOfFile }: Reader, save: SaveFile): Game | null => {
  try {
    const game = gameOf(save, nowOfFile(save))
    if (!isSound(game)) return null
    return { ...game, id: `${game.id}-${app.deps.random().slice(0, 8)}`, reloads: game.reloads + 1 }
  } catch {
    return null
  }
}

export const importGame = async (app: App, fileName: string, text: string): Promise<Verdict> => {
  const file = clipped(fileName)
  const refuse = (fault: string, rule: string | undefined, detail: Said['detail']): Verdict => {
    notify(app, fault, { ...detail, file }, rule)
    return illegal(fault, rule ?? '', { ...detail, file })
  }
  const reader = await readerOf(app)
  if (!reader) return illegal('partNotLoaded', '')
  const read = reader.readSave(text)
  if (!read.ok) {
    const { fault = 'notJson', rule, path = '', hex = '', detail = {} } = read.findings[0] ?? {}
    return refuse(fault, rule, { hex, ...detail, path })
  }
  const game = copyOf(app, reader, read.save)
  if (!game) return refuse('eventsDoNotFit', undefined, { path: 'turns' })
  const differs = reader.differenceIn(read.save)
  if (differs)
    return refuse('turnDiffers', undefined, { ...differs, event: differs.event ?? '', path: 'turns' })
  const side = reader.brokenSeal(game)
  if (side) return refuse('sealBroken', undefined, { side, path: 'pending' })
  if (!(await claim(app, game.id))) return illegal('openInOtherTab', '')
  lay(app, game, openKeys(game))
  const odd = read.warnings.find(({ fault }) => fault === 'otherRules')
  if (odd) notify(app, odd.fault, { ...odd.detail, file })
  return legal
}
