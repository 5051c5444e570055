/** Dice that are listed throw by throw: who throws, for what, and the faces. Each must be thrown, and no other. */
import type { Dice, DiceKey } from '../../../src/kernel/dice'
import { CaseError, type Line } from './text'

/** What a throw is for, in the book's words, by the rule of its key. */
const PURPOSES: Readonly<Record<string, string>> = {
  'T4.3': 'fires at',
  'T13.6': 'picks in',
  'T13.3': 'goes on in',
  'T7.1': 'steadiness',
  'T13.5': 'luck',
  'T5.8': 'swap with',
  'T10.5': 'wire',
  'T9.8': 'bridge falls',
  'T10.7': 'seals',
  'T6.3': 'strikes',
  'T6.5': 'strikes',
  'T6.7': 'strikes',
  'T6.4': 'strikes',
  'T16.2': 'returns in',
  'T11.3': 'fires at the load',
  'T11.7': 'fires again at the load',
  'T8.6': 'searches for',
  'T15.6': 'drop',
  'T15.8': 'drift',
}

/** T10.3: the same test by the sort of the mines, and without any in water. */
const MINES: Readonly<Record<string, string>> = {
  antiTank: 'anti-tank mines',
  antiPersonnel: 'anti-personnel mines',
}

/** The head that a listed throw must have. Tank fear has no target, a strike at vehicles has; nor has the water. */
const headOf = (key: DiceKey): string => {
  if (key.rule === 'T6.4' && key.target === undefined) return `${key.unit} tank fear`
  if (key.rule === 'T10.3') return `${key.unit} ${MINES[key.target ?? ''] ?? 'water'}`
  const purpose = PURPOSES[key.rule]
  if (purpose === undefined) throw new Error(`the case book has no word for a throw of ${key.rule}`)
  return [key.unit, purpose, key.target].filter((part) => part !== undefined).join(' ')
}

type Throw = Readonly<{ line: Line; head: string; faces: readonly number[] }>

const throwOf = (line: Line): Throw => {
  const match = /^(.+?): ((?:\d ?)+)$/.exec(line.text.trim())
  if (!match) throw new CaseError(line, 'dice are written as UNIT PURPOSE: FACES')
  return { line, head: match[1] as string, faces: (match[2] as string).trim().split(/ +/).map(Number) }
}

/** Heads that do not name their target where there is but one in question. */
const isHead = (said: string, head: string): boolean => said === head

export type ListedDice = Dice & Readonly<{ check: () => void }>

/**
 * @param lines `s1 fires at g1: 1 2 3`, in the order in which they fall
 * @param head where a throw that is not listed is reported
 */
export const listedDice = (lines: readonly Line[], head: Line): ListedDice => {
  const throws = lines.map(throwOf)
  let next = 0
  const take = (key: DiceKey, count: number, sides: number): readonly number[] => {
    if (count === 0) return []
    const wanted = `${headOf(key)}: ${count} ${count === 1 ? 'die' : 'dice'}`
    const listed = throws[next]
    if (!listed) throw new CaseError(head, `a throw is missing in Dice: ${wanted}`)
    if (!isHead(listed.head, headOf(key)) || listed.faces.length !== count)
      throw new CaseError(listed.line, `the throw that falls here is ${wanted}`)
    if (listed.faces.some((face) => face < 1 || face > sides))
      throw new CaseError(listed.line, `the die has ${sides} sides`)
    next += 1
    return listed.faces
  }
  return {
    d6: (key, count) => take(key, count, 6),
    pick: (key, sides) => take(key, 1, sides)[0] as number,
    check: () => {
      const left = throws[next]
      if (left) throw new CaseError(left.line, 'these dice were not thrown')
    },
  }
}
