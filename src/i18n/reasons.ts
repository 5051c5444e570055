/** Sentences for keys that come from data; an unknown key still gets a sentence that is true. */
import type { Term } from '../kernel/modifier'
import type { Illegal } from '../kernel/verdict'
import { knows, type Say } from './index'

export type Detail = Readonly<Record<string, string | number>>

/** Names a unit by its id, as far as the reader knows it. */
export type NameUnit = (id: string) => string

const nameless: NameUnit = (id) => id

/** A key of data within a table of sentences. */
type Open = (key: string, values?: Record<string, unknown>) => string

export const openTable = (say: Say): Open => say as unknown as Open

/** Values of data in the words of the language: units, classes, faces. */
const inWords = (say: Say, detail: Detail, nameUnit: NameUnit): Detail => {
  const words = (key: string, value: string | number): string | number => {
    if (key === 'unit' || key === 'host') return nameUnit(String(value))
    if (key === 'class') return openTable(say)(`classes.${value}`)
    return key === 'facing' || key === 'face' ? openTable(say)(`faces.${value}`) : value
  }
  return Object.fromEntries(Object.entries(detail).map(([key, value]) => [key, words(key, value)]))
}

const look = (say: Say, path: string, detail: Detail, nameUnit: NameUnit = nameless): string | null =>
  knows(path) ? openTable(say)(path, inWords(say, detail, nameUnit)) : null

/** Why an order or a step is refused. */
export const sayFault = (say: Say, refusal: Pick<Illegal, 'fault' | 'detail'>, nameUnit?: NameUnit): string =>
  look(say, `faults.${refusal.fault}`, refusal.detail, nameUnit) ?? say('faults.unknown')

/** A term of a sum. */
export const sayTerm = (say: Say, term: Term): string => look(say, `terms.${term.why}`, {}) ?? term.why

type Said = Readonly<{ key: string; detail: Detail }>

/** A message at the seat: a refusal or a warning. */
export const saySaid = (say: Say, said: Said, nameUnit?: NameUnit): string =>
  look(say, `warnings.${said.key}`, said.detail, nameUnit) ??
  sayFault(say, { fault: said.key, detail: said.detail }, nameUnit)

export type SayNotice = (say: Say, said: Said) => string

/** That a file is damaged, and where: all that is said of it until `fileFaults` says more. */
export const sayDamaged: SayNotice = (say, { detail: { path } }) =>
  path === undefined || path === '' ? say('files.damagedWhole') : say('files.damaged', { path })

/** A message of the table. */
export const sayNotice: SayNotice = (say, said) =>
  look(say, `said.${said.key}`, said.detail) ?? sayDamaged(say, said)

/** Why a unit stopped or is silent, why points are scored, what decided the battle. */
export const sayWhy = (
  say: Say,
  table: 'halts' | 'silences' | 'scores' | 'causes',
  why: string,
  detail: Detail = {},
): string => look(say, `${table}.${why}`, detail) ?? look(say, `faults.${why}`, detail) ?? why
