/** How the sides are called: by a commander's name, by the nation in short, by the troops in full. */
import type { Side } from '../engine/tactical/model'
import type { Lang, MatchHead } from '../store/api'
import { useApp } from './context'
import { useWords } from './useWords'

/** The name that a player gave; null where the side goes by the name of its troops. */
const given = ({ names, sideNames }: MatchHead, side: Side): string | null => {
  const name = names[side].trim()
  const own = sideNames[side]
  return name === '' || name === own.ru || name === own.en ? null : name
}

/** For the envelope and the result: the commander, else the troops. */
export const fullName = (match: MatchHead, side: Side, lang: Lang): string =>
  given(match, side) ?? match.sideNames[side][lang]

/** Letters of a name that a table has room for. */
const ROOM = 18

const clipped = (name: string): string => {
  const letters = [...name]
  return letters.length > ROOM
    ? `${letters
        .slice(0, ROOM - 1)
        .join('')
        .trimEnd()}…`
    : name
}

/** For tables and the log: the commander, if need be shortened, else the nation. */
export const useSideNames = (): Readonly<Record<Side, string>> => {
  const { t } = useWords()
  const match = useApp((state) => state.match)
  const name = (side: Side): string => clipped((match && given(match, side)) ?? t(`sides.${side}`))
  return { ussr: name('ussr'), axis: name('axis') }
}
