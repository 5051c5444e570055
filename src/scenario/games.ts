/**
 * Several saved games in one file. Each stands in it as the text of its own file, byte for byte, so that it is
 * read by the reader of saved games, and a bad one spoils none of the others.
 */
import { canonical } from '../kernel/digest'
import { openFile } from './envelope'
import type { Finding, Refused } from './faults'
import { shown } from './hidden'
import { LIMITS } from './limits'
import { game, gamesApart } from './schemas/games'
import { shape } from './shape'

/** `title`: as its players call it; `save`: the text of a saved game (`save.ts`). */
export type GameInFile = Readonly<{ title: string | null; save: string }>

/** A game of a file, or what is wrong with its entry. */
export type Entry = Readonly<{ ok: true; game: GameInFile }> | Refused

const FORMAT = {
  name: 'stalingrad-height/games',
  version: 1,
  // What stands within a game its own reader looks at.
  most: { text: LIMITS.games.text, values: LIMITS.games.most * 4, apart: /^games\[\d+\]\.(?:save|title)$/ },
  steps: {},
}

/** True for a text that calls itself a collection, at its beginning; only its own reader is asked then. */
export const isGamesFile = (text: string): boolean =>
  /"format"\s*:\s*"stalingrad-height\/games"/.test(text.slice(0, 512))

/** Reads a collection: its games one by one, not yet looked into (`readSave`). */
export const readGames = (text: string): Readonly<{ ok: true; games: readonly Entry[] }> | Refused => {
  const opened = openFile(text, FORMAT)
  if (!opened.ok) return opened
  const shaped = shape(gamesApart, opened.value)
  return shaped.ok ? { ok: true, games: shaped.value.games.map(entryOf) } : shaped
}

const entryOf = (value: unknown, at: number): Entry => {
  const shaped = shape(game, value)
  if (shaped.ok) {
    const { title, save } = shaped.value
    return { ok: true, game: { title: title === null ? null : shown(title), save } }
  }
  const placed = ({ path, ...finding }: Finding): Finding => ({
    ...finding,
    path: `games[${at}]${path === '' ? '' : `.${path}`}`,
  })
  return { ok: false, findings: shaped.findings.map(placed) }
}

/** Characters that a game takes in a collection, quotes and all. */
const room = (entry: GameInFile): number => canonical(entry).length + 1

/** The beginning and the end of a file. */
const FRAME = 200

/** How many of the games one file holds: the first ones, as many as its limits let in. */
export const howManyFit = (games: readonly GameInFile[]): number => {
  let free = LIMITS.games.text - FRAME
  const over = games.findIndex((entry, at) => {
    free -= room(entry)
    return free < 0 || at >= LIMITS.games.most
  })
  return over < 0 ? games.length : over
}

/** The text of a collection; its games must fit (`howManyFit`). */
export const writeGames = (games: readonly GameInFile[]): string =>
  canonical({ format: FORMAT.name, version: FORMAT.version, games })
