/** What the sentences of Then have in common. */
import type { Event, EventKind } from '../../../../src/engine/tactical/events'
import type { Unit } from '../../../../src/engine/tactical/model'
import { CaseError, type Line } from '../text'
import type { Outcome } from '../turn'
import type { Phrase } from '../words'

/** null: it is so; else what the engine says. */
export type Sentence = (outcome: Outcome, line: Line) => string | null
export type Sentences = readonly Phrase<Sentence>[]

export type Of<K extends EventKind> = Extract<Event, { kind: K }>

export const eventsOf = <K extends EventKind>(outcome: Outcome, kind: K): readonly Of<K>[] =>
  outcome.events.filter((event) => event.kind === kind) as never

export const unitIn = (outcome: Outcome, line: Line, id: string | undefined): Unit => {
  const unit = outcome.after.units[id ?? '']
  if (!unit) throw new CaseError(line, `there is no unit ${id} in Given`)
  return unit
}

/** One of the events must fit; else all of them are said. */
export const some = <E extends Event>(
  events: readonly E[],
  fits: (event: E) => boolean,
  say: (event: E) => string,
): string | null => (events.some(fits) ? null : events.map(say).join(' | ') || 'nothing of the kind')

/** No event may be there. */
export const noneOf = <E extends Event>(events: readonly E[], say: (event: E) => string): string | null =>
  events.length === 0 ? null : events.map(say).join(' | ')

export const same = (actual: string | number | null, expected: string | number | null): string | null =>
  actual === expected ? null : String(actual)

/** The rule in brackets at the end of a sentence, if it names one. */
export const RULE = '(?: \\((T\\d+(?:\\.\\d+)?(?:\\.[a-z])?)\\))?'

export const ruleFits = (rule: string | undefined, event: Readonly<{ rule: string }>): boolean =>
  rule === undefined || event.rule === rule

/** A pattern with `U` a unit, `H` a hex, `N` a number, `W` words, `R` the rule at the end. */
export const like = (pattern: string): RegExp =>
  new RegExp(
    `^${pattern
      .replaceAll('{U}', '([sg]\\w*)')
      .replaceAll('{H}', '(\\d{4})')
      .replaceAll('{N}', '(\\d+)')
      .replaceAll('{W}', '([a-zA-Z][a-zA-Z ]*?)')
      .replaceAll('{R}', RULE)}$`,
  )
