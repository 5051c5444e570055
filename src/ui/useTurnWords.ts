/** How a turn is called: by its number, or by day and night in a battle of several days (T16.1). */
import type { MatchHead } from '../store/api'
import { useWords } from './useWords'

export type TurnWords = Readonly<{
  /** Turn 5 of 14; day 2, turn 3 of 16; night after day 1. */
  clock: string
  /** Title of its order sheet. */
  sheet: string
}>

export const useTurnWords = (match: Pick<MatchHead, 'turn' | 'turns' | 'calendar'> | null): TurnWords => {
  const { t } = useWords()
  if (!match) return { clock: '', sheet: '' }
  const { turn, turns, calendar } = match
  if (!calendar) return { clock: t('bar.clock', { turn, turns }), sheet: t('sheet.title', { turn }) }
  const { day } = calendar
  if (calendar.night) return { clock: t('bar.night', { day }), sheet: t('sheet.night', { day }) }
  return {
    clock: t('bar.clockOfDay', { day, turn: calendar.turn, turns: calendar.turns }),
    sheet: t('sheet.titleOfDay', { day, turn: calendar.turn }),
  }
}
