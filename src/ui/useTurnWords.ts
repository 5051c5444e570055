/** How a turn is called: by its number, or by day and night in a battle of several days (T16.1). */
import type { MatchHead } from '../store/api'
import { useWords } from './useWords'

export type TurnWords = Readonly<{
  /** Turn 5 of 14; day 2, turn 3 of 16; night after day 1. */
  clock: string
  /** Title of its order sheet. */
  sheet: string
  /** Turn 5; day 2, turn 3; night after day 1. */
  when: string
  /** The same of the turn before. */
  before: string
}>

type Moment = Pick<MatchHead, 'turn' | 'calendar'>

/** The turn before; a night follows the last turn of its day. */
const beforeOf = ({ turn, calendar }: Moment): Moment => {
  if (!calendar) return { turn: turn - 1, calendar }
  const { day, turns } = calendar
  const last =
    calendar.turn > 1
      ? { ...calendar, turn: calendar.turn - 1, night: false }
      : { ...calendar, day: day - 1, turn: turns + 1, night: true }
  return { turn: turn - 1, calendar: last }
}

export const useTurnWords = (match: (Moment & Pick<MatchHead, 'turns'>) | null): TurnWords => {
  const { t } = useWords()
  const whenOf = ({ turn, calendar }: Moment): string => {
    if (!calendar) return t('bar.when', { turn })
    const { day, night } = calendar
    return night ? t('bar.night', { day }) : t('bar.whenOfDay', { day, turn: calendar.turn })
  }
  if (!match) return { clock: '', sheet: '', when: '', before: '' }
  const { turn, turns, calendar } = match
  const told = { when: whenOf(match), before: whenOf(beforeOf(match)) }
  if (!calendar) return { ...told, clock: t('bar.clock', { turn, turns }), sheet: t('sheet.title', { turn }) }
  const { day } = calendar
  if (calendar.night) return { ...told, clock: t('bar.night', { day }), sheet: t('sheet.night', { day }) }
  return {
    ...told,
    clock: t('bar.clockOfDay', { day, turn: calendar.turn, turns: calendar.turns }),
    sheet: t('sheet.titleOfDay', { day, turn: calendar.turn }),
  }
}
