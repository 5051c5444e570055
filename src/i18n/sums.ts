import type { Term } from '../kernel/modifier'

/** The total of a list of terms of a roll, never below 0. */
export const totalOf = (terms: readonly Term[]): number =>
  Math.max(
    0,
    terms.reduce((sum, term) => sum + term.value, 0),
  )

/** How a die is read: it misses, defence stops it, it costs a point, or there is nothing left to lose. */
export type Reading = 'miss' | 'stopped' | 'loss' | 'hit'

/** Reads dice against an accuracy; of the hits the first are stopped, the next cost points (T4.3–T4.5). */
export const readDice = (
  roll: Readonly<{ rolls: readonly number[]; stopped: number; losses: number }>,
  accuracy: number,
): readonly Reading[] => {
  let hits = 0
  return roll.rolls.map((die) => {
    if (die > accuracy) return 'miss'
    hits += 1
    if (hits <= roll.stopped) return 'stopped'
    return hits <= roll.stopped + roll.losses ? 'loss' : 'hit'
  })
}
