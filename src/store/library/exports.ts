/** Saved games as files. Sheets that wait stay under their seals, and what nobody has sealed is not in them. */
import { type GameInFile, howManyFit, writeGames } from '../../scenario/games'
import { writeSave } from '../../scenario/save'
import type { SavedGame } from '../api'
import { type App, openKeys, readerOf } from '../app/context'
import type { Game } from '../game/game'
import { headOf } from '../game/head'
import { type Keys, saveFileOf } from '../game/record'
import type { Exported } from './api'

type Found = Readonly<{ game: Game; keys: Keys }>

/** A game as it stands: on the table, or in its newest record that can be read. Null: in none. */
const found = async (app: App, id: string): Promise<Found | null> => {
  const atHand = app.table.game()
  if (atHand?.id === id) return { game: atHand, keys: app.table.keys() }
  const reader = await readerOf(app)
  const opened = reader && (await app.archive.open(id, reader))
  return opened && { game: opened.game, keys: openKeys(opened.game) }
}

const textOf = ({ game, keys }: Found): string => writeSave(saveFileOf(game, keys))

export const exportGame = async (app: App, id: string): Promise<Exported | null> => {
  const one = await found(app, id)
  if (!one) return null
  const { scenario, turn } = headOf(one.game)
  return { name: `${scenario}-${turn}.json`, text: textOf(one), games: 1, left: [] }
}

/** The text of each game, without a place in time: how often it was opened is no difference. */
export const playedText = ({ game, keys }: Found): string =>
  writeSave({ ...saveFileOf(game, keys), reloads: 0 })

/** The games of the disk that were begun from this one. */
export const kin = async (app: App, id: string): Promise<readonly Found[]> => {
  const heads = (await app.archive.heads()).filter((head) => head.id.split('-')[0] === id)
  const all = await Promise.all(heads.map((head) => found(app, head.id)))
  return all.flatMap((each) => each ?? [])
}

const two = (n: number): string => String(n).padStart(2, '0')

const dateOf = (now: Date): string => `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`

/**
 * @param games the heads of the games, the first ones first wanted
 * @param name how a game is called to the players
 */
export const exportAll = async (
  app: App,
  games: readonly SavedGame[],
  name: (game: SavedGame) => string,
): Promise<Exported | null> => {
  const made: (GameInFile & Readonly<{ head: SavedGame }>)[] = []
  const left: string[] = []
  for (const head of games) {
    const one = await found(app, head.id)
    if (one) made.push({ head, title: head.title ?? null, save: textOf(one) })
    else left.push(name(head))
  }
  const fit = howManyFit(made.map(({ title, save }) => ({ title, save })))
  if (fit === 0) return null
  const within = made.slice(0, fit).map(({ title, save }) => ({ title, save }))
  return {
    name: `stalingrad-height-${dateOf(app.deps.now())}.json`,
    text: writeGames(within),
    games: fit,
    left: [...left, ...made.slice(fit).map(({ head }) => name(head))],
  }
}
