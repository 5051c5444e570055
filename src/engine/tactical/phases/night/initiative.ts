/** T16.3, T16.4: which turns of the next day are night turns, as the side with the initiative wants it. */
import type { Event } from '../../events'
import type { Ledger, Turn } from '../../ledger'
import { type Hours, SIDES, type Side, type State } from '../../model'
import type { Question } from '../../orders'
import { calendarOf } from '../../rules/calendar'

const HOURS: readonly Hours[] = ['light', 'darkFirst', 'darkLast']

/** Number of the day that this night precedes. */
const nextDay = (state: State): number => (calendarOf(state)?.day ?? 0) + 1

/** Who may choose for that day. */
const attackersOf = (state: State): readonly Side[] => {
  const attacker = state.battle.scenario.operation?.attackers[nextDay(state) - 1]
  if (attacker === undefined) return []
  return attacker === 'both' ? SIDES : [attacker]
}

const questionFor = (state: State, side: Side): Question => ({
  id: `hours:${nextDay(state)}:${side}`,
  side,
  unit: null,
  kind: 'hours',
  tick: 0,
  rule: 'T16.3',
  options: HOURS,
})

const wishOf = (turn: Turn, question: Question): Hours | null =>
  HOURS.find((hours) => hours === turn.answers[question.id]) ?? null

type Wish = Readonly<{ side: Side; hours: Hours }>

/**
 * T16.4: of two that do not agree the one that starts in the night decides. [H] T16.4.a: where neither starts
 * in the night, the one that wants night at the day's end.
 */
const decided = (wishes: readonly Wish[]): Wish | null => {
  const of = (hours: Hours) => wishes.find((wish) => wish.hours === hours)
  return of('darkFirst') ?? of('darkLast') ?? wishes[0] ?? null
}

/** [H] T16.3.a: in the night before, each side that has the initiative is asked; then the hours are set. */
export const setHours = (ledger: Ledger, turn: Turn): Question | null => {
  const state = ledger.state()
  const wishes: Wish[] = []
  for (const side of attackersOf(state)) {
    const question = questionFor(state, side)
    const hours = wishOf(turn, question)
    if (!hours) return question
    wishes.push({ side, hours })
  }
  const wish = decided(wishes)
  const event: Event = {
    kind: 'hoursSet',
    rule: wishes.length > 1 ? 'T16.4' : 'T16.3',
    day: nextDay(state),
    hours: wish?.hours ?? 'light',
    by: wish?.side ?? null,
  }
  ledger.add([event])
  return null
}
