/** What is wrong with a file, and where, for the player. No screen holds these many sentences: see `open.ts`. */
import { words as instance, type Say } from '..'
import { type Detail, openTable, type SayNotice, sayDamaged, sayFault } from '../reasons'
import { en } from './en'
import { ru } from './ru'

for (const [lang, fileFaults] of Object.entries({ en, ru }))
  instance.addResourceBundle(lang, 'translation', { fileFaults })

type Table = 'things' | 'insteadOf' | 'formats' | 'nations' | 'kinds'

const entry = (say: Say, key: string, values: Detail = {}): string =>
  openTable(say)(`fileFaults.${key}`, values)

const inQuotes = (say: Say, value: string): string => entry(say, 'quoted', { value })

/** A value of the file in the words of a table; undefined if the table has no such value. */
const wordOf = (say: Say, table: Table, value: string): string | undefined =>
  Object.hasOwn(en[table], value) ? entry(say, `${table}.${value}`) : undefined

/** What the schema met: a text in quotes, a number, or the name of a kind of value. */
const received = (say: Say, value: string): string =>
  value.startsWith('"')
    ? inQuotes(say, value.slice(1).replace(/"$/, ''))
    : (wordOf(say, 'things', value) ?? value)

/** So many of the words that may stand in a place are named. */
const NAMED = 6

/** `("ussr" | "axis")` as “ussr, axis”. */
const allowed = (say: Say, expected: string): string => {
  const choices = expected.replace(/[()"]/g, '').split(' | ')
  const words = choices.slice(0, NAMED).join(', ')
  return choices.length > NAMED ? entry(say, 'andOthers', { words }) : words
}

const format = (say: Say, name: string): string =>
  wordOf(say, 'formats', name === '' ? 'none' : name) ?? inQuotes(say, name)

/** T2.6 Why the engine refuses a set-up, and for which unit. */
const refusal = (say: Say, { reason, ...detail }: Detail): string => {
  const hex = detail.hex || entry(say, 'hex.ofReason')
  const why = sayFault(say, { fault: String(reason), detail: { ...detail, hex } })
  return detail.unit === undefined ? why : `${why} (${detail.unit})`
}

/** The values that the sentences name, in words. */
const valuesOf = (say: Say, detail: Detail): Detail => {
  const { asked = '', date, reason, side } = detail
  const text = (key: string): string => String(detail[key] ?? '')
  return {
    ...detail,
    // A forbidden name is itself the end of the path.
    path: [text('path'), text('key')].filter((part) => part !== '').join('.'),
    hex: detail.hex || entry(say, 'hex.ofFile'),
    received: date === undefined ? received(say, text('received')) : inQuotes(say, text('date')),
    expected: wordOf(say, 'insteadOf', text('expected')) ?? entry(say, 'insteadOf.other'),
    allowed: allowed(say, text('expected')),
    bound: text('expected').replace(/^[<>]=/, ''),
    format: format(say, text('format')),
    asked: typeof asked === 'string' ? format(say, asked) : asked,
    side: side === undefined ? '' : openTable(say)(`sides.${side}`),
    phase: detail.phase === undefined ? '' : openTable(say)(`phases.${detail.phase}`),
    nation: wordOf(say, 'nations', text('nation')) ?? '',
    kind: wordOf(say, 'kinds', text('kind')) ?? '',
    why: reason === undefined ? '' : refusal(say, detail),
  }
}

/** The sentence of a fault; a fault without one is said in general. */
export const sayFileFault: SayNotice = (say, said) =>
  Object.hasOwn(en.faults, said.key)
    ? entry(say, `faults.${said.key}`, valuesOf(say, said.detail))
    : sayDamaged(say, said)
