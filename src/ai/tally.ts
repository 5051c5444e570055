/** How often what the game knows has occurred in games of chance: orders, events, questions and refusals. */
import { EVENT_KINDS } from '../engine/tactical/apply'
import { ORDER_FAULTS } from '../engine/tactical/checkOrder'
import { SIDES, type State } from '../engine/tactical/model'
import { ORDER_KINDS, QUESTION_KINDS } from '../engine/tactical/orders'
import { PLACEMENT_FAULTS } from '../engine/tactical/placement'
import { viewFor } from '../engine/tactical/view'
import { clumsyFaults } from './clumsy'
import { clumsySetUpFaults } from './clumsySetUp'
import type { Inspect } from './game'

/** All that there is to count, by table. */
const KNOWN = {
  orders: ORDER_KINDS,
  events: EVENT_KINDS,
  questions: QUESTION_KINDS,
  refusals: [...new Set(ORDER_FAULTS)],
  setUpRefusals: [...new Set(PLACEMENT_FAULTS)],
} as const satisfies Readonly<Record<string, readonly string[]>>

export type Table = keyof typeof KNOWN
export const TABLES = Object.keys(KNOWN) as readonly Table[]

/** Each table has a row for all that it knows. */
export type Tally = Readonly<Record<Table, Map<string, number>>>

export const newTally = (): Tally =>
  Object.fromEntries(
    TABLES.map((table) => [table, new Map(KNOWN[table].map((key): [string, number] => [key, 0]))]),
  ) as unknown as Tally

const add = (counts: Map<string, number>, key: string): void => {
  const times = counts.get(key)
  if (times === undefined) throw new Error(`${key} is in no list`)
  counts.set(key, times + 1)
}

/** Counts the reasons against clumsy set-ups of both sides, on a table on which nobody has set up yet. */
export const countSetUps = (tally: Tally, start: State, seed: string): void => {
  for (const side of SIDES)
    for (const fault of clumsySetUpFaults(start, side, seed)) add(tally.setUpRefusals, fault)
}

/**
 * Counts each turn of a game, and the reasons against clumsy orders before it.
 *
 * @param draws clumsy orders for each unit
 */
export const countTurns =
  (tally: Tally, seed: string, draws?: number): Inspect =>
  (before, turn, { events }, asked) => {
    for (const { kind } of events) add(tally.events, kind)
    for (const kind of asked) add(tally.questions, kind)
    for (const side of SIDES) {
      for (const { kind } of Object.values(turn[side])) add(tally.orders, kind)
      for (const fault of clumsyFaults(viewFor(before, side), seed, draws)) add(tally.refusals, fault)
    }
    return null
  }

/** What has occurred, with its count, and what has not, by name. */
export const occurred = (
  tally: Tally,
  table: Table,
): Readonly<{ counts: readonly (readonly [string, number])[]; never: readonly string[] }> => {
  const rows = [...tally[table]].sort(([a], [b]) => (a < b ? -1 : 1))
  return {
    counts: rows.filter(([, times]) => times > 0),
    never: rows.filter(([, times]) => times === 0).map(([key]) => key),
  }
}
