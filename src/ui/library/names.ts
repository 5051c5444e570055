/** How games and their copies are called. */
import type { Lang, SavedGame } from '../../store/api'

/** By the name that its players gave it, else by its battle. */
export const gameName = (game: SavedGame, lang: Lang): string => game.title ?? game.scenario[lang]

/** Room for a name: as much as a text has that is shown. */
const ROOM = 40

/**
 * The name of a copy: “Kalach (copy)”, then “Kalach (copy 2)”. Of a copy's name only the stem is taken.
 *
 * @param word what is in the brackets
 * @param taken names that there are already
 */
export const copyName = (name: string, word: string, taken: readonly string[]): string => {
  const stem = name.replace(/ \([^()]*\)$/, '')
  for (let n = 1; ; n++) {
    const end = n === 1 ? ` (${word})` : ` (${word} ${n})`
    const letters = [...stem]
    const room = ROOM - end.length
    const begin = letters.length > room ? `${letters.slice(0, room - 1).join('')}…` : stem
    if (!taken.includes(begin + end)) return begin + end
  }
}
