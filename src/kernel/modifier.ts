import type { RuleId } from './verdict'

/** One line of a sum as a player writes it on paper. */
export type Term = Readonly<{ why: string; value: number; rule: RuleId }>

/** The plain total of a list of terms. */
export const total = (terms: readonly Term[]): number => terms.reduce((sum, term) => sum + term.value, 0)
