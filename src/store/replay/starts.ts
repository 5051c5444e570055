/** Where the turns of a recorded game begin: folded from its events, as they were told then. */
import { apply } from '../../engine/tactical/apply'
import type { State } from '../../engine/tactical/model'
import type { SavedTurn } from '../../scenario/save'

/** A keyframe stands at every so many turns. */
const EVERY = 8

/**
 * @param first the table on which the first orders were written
 * @returns the table at the start of a turn, from 1 to one more than there are turns; what was folded once is kept
 */
export const startsOf = (
  first: State,
  turns: readonly Pick<SavedTurn, 'events'>[],
): ((turn: number) => State) => {
  const keyframes: State[] = [first]
  const fold = (state: State, from: number, to: number): State =>
    turns.slice(from, to).reduce((table, { events }) => events.reduce(apply, table), state)
  return (turn) => {
    const done = Math.max(0, Math.min(turns.length, turn - 1))
    const frame = Math.floor(done / EVERY)
    while (keyframes.length <= frame) {
      const last = keyframes.length - 1
      keyframes.push(fold(keyframes[last] as State, last * EVERY, (last + 1) * EVERY))
    }
    return fold(keyframes[frame] as State, frame * EVERY, done)
  }
}
