/** T16.1, T16.3: day, turn of the day, night and night turns. A battle of one day knows none of them. */
import type { Field } from '../model'
import { DARK_TURNS, DAY_TURNS } from '../tables/operations'

export type Calendar = Readonly<{
  /** From 1 on; a night belongs to the day that it ends. */
  day: number
  /** Turn of the day, from 1 to `turns`, or one more: the night. */
  turn: number
  turns: number
  night: boolean
}>

const SPAN = DAY_TURNS + 1

type Clock = Pick<Field, 'battle' | 'turn'>

/** The day and its turn; null: the battle is not an operation of several days. */
export const calendarOf = ({ battle, turn: ofGame }: Clock): Calendar | null => {
  if (!battle.scenario.operation) return null
  const day = Math.floor((ofGame - 1) / SPAN) + 1
  const turn = ((ofGame - 1) % SPAN) + 1
  return { day, turn, turns: DAY_TURNS, night: turn > DAY_TURNS }
}

/** T16.1, [H] T16.1.a: is this turn of the game the night between two days? */
export const isNight = (clock: Clock): boolean => calendarOf(clock)?.night ?? false

/** T16.3: is this a night turn of the day, in which accuracy is 1 less? */
export const isDark = (field: Pick<Field, 'battle' | 'turn' | 'hours'>): boolean => {
  const now = calendarOf(field)
  if (!now || now.night) return false
  const hours = field.hours[now.day - 1] ?? 'light'
  if (hours === 'light') return false
  return hours === 'darkFirst' ? now.turn <= DARK_TURNS : now.turn > DAY_TURNS - DARK_TURNS
}

/** Turns of an operation of so many days, its nights counted. */
export const turnsOf = (days: number): number => days * SPAN - 1
