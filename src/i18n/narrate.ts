/** Events → sentences. The log, the film and the report all say the same words. */
import type { Event, EventKind, Roll } from '../engine/tactical/events'
import type { Phase, Side, UnitId } from '../engine/tactical/model'
import { codeIn } from './format'
import { type Say, sayIn } from './index'
import { air } from './tell/air'
import { combat } from './tell/combat'
import { engineering } from './tell/engineering'
import { moves } from './tell/moves'
import { night } from './tell/night'
import { fill, literal, type Part, type Values } from './tell/parts'
import { transport } from './tell/transport'
import { turn } from './tell/turn'
import { works } from './tell/works'
import type { Lang } from './words'

export type { Part } from './tell/parts'

type Cast = Readonly<Record<UnitId, Readonly<{ code: string; type: string; side: Side }>>>

/** What is told: a line of the log as the store keeps it. */
export type Told = Readonly<{ turn: number; phase: Phase; event: Event; cast: Cast }>

export type Telling = Readonly<{
  head: readonly Part[]
  /** Dice as they fell, between head and result; empty if none were thrown. */
  rolls: readonly number[]
  result: readonly Part[]
  rules: readonly string[]
  /** The roll, where dice are read against an accuracy. */
  roll: Roll | null
  /** A line that only keeps the books: shown small. */
  quiet: boolean
}>

/** What a teller needs to know of its language and cast. */
export type Speaker = Readonly<{
  lang: Lang
  say: Say
  sideName: (side: Side) => string
  unit: (id: UnitId) => Part
  /** Puts parts into a sentence; see `mark`. */
  fill: (sentence: string, values?: Values) => readonly Part[]
}>

/** Parts of a telling that differ from the plain case; `rules` beyond the event's own. */
export type Sentence = Partial<Telling> & Pick<Telling, 'head'>
export type Teller<K extends EventKind> = (event: Extract<Event, { kind: K }>, speak: Speaker) => Sentence
export type Tellers<K extends EventKind> = Readonly<{ [Each in K]: Teller<Each> }>

const TELLERS: Tellers<EventKind> = {
  ...air,
  ...combat,
  ...moves,
  ...works,
  ...transport,
  ...engineering,
  ...night,
  ...turn,
}

const speaker = (told: Told, lang: Lang, sideNames: Readonly<Record<Side, string>>): Speaker => {
  const say = sayIn(lang)
  const unit = (id: UnitId): Part => {
    const known = told.cast[id]
    return known
      ? { kind: 'unit', text: codeIn(known.code, known.side, lang), side: known.side, type: known.type }
      : { kind: 'text', text: say('event.someone') }
  }
  return { lang, say, sideName: (side) => literal(sideNames[side]), unit, fill }
}

/**
 * Says one event.
 *
 * @param sideNames names of the sides in the language
 */
export const narrate = (told: Told, lang: Lang, sideNames: Readonly<Record<Side, string>>): Telling => {
  const { event } = told
  const tell = TELLERS[event.kind] as Teller<EventKind>
  const sentence = tell(event, speaker(told, lang, sideNames))
  return {
    rolls: [],
    result: [],
    roll: null,
    quiet: false,
    ...sentence,
    rules: [...new Set([event.rule, ...(sentence.rules ?? [])])],
  }
}

/** The telling as one line of plain text, for those who hear it. */
export const plain = (telling: Telling): string => {
  const text = (parts: readonly Part[]): string => parts.map((part) => part.text).join('')
  const dice = telling.rolls.length ? `: ${telling.rolls.join(' ')}` : ''
  return text(telling.head) + dice + (telling.result.length ? `. ${text(telling.result)}` : '')
}
