/** Worked examples: the vectors of the contract by number, and the pages on which each of them stands. */
import type { RuleId } from './ids'

export const VECTORS = {
  1: ['T4.4', 'T4.3', 'T3.1'],
  2: ['T4.4'],
  3: ['T3.3'],
  4: ['T4.1', 'T3.4'],
  5: ['T13.2', 'T9.2', 'T9.3', 'T9.6'],
  6: ['T13.3'],
  7: ['T13.5'],
  8: ['T6.3', 'T10.4'],
  9: ['T6.2'],
  10: ['T6.4', 'T9.1'],
  11: ['T6.8'],
  12: ['T7.1'],
  13: ['T4.10', 'T9.8', 'T5.5'],
  14: ['T10.5'],
  15: ['T5.3', 'T9.6'],
  16: ['T5.1'],
  17: ['T8.1'],
  18: ['T8.2'],
  19: ['T8.3', 'T9.2'],
  20: ['T8.4', 'T12.2'],
  21: ['T8.6'],
  22: ['T11.3'],
  23: ['T3.14'],
  24: ['T3.13', 'T3.21'],
  25: ['T13.1'],
  26: ['T10.7'],
  27: ['T15.6', 'T15.8'],
  28: ['T16.3'],
  29: ['T16.2', 'T16.5'],
  30: ['T16.2'],
  31: ['T4.10', 'T12.5', 'T11.5', 'T12.1'],
  32: ['T5.9', 'T6.2', 'T3.23', 'T3.7'],
  33: ['T5.6', 'T1.3'],
  34: ['T5.8'],
  35: ['T5.3', 'T3.5', 'T3.6'],
  36: ['T4.1', 'T3.3'],
  37: ['T6.4', 'T6.5', 'T6.8'],
  38: ['T6.4', 'T9.6', 'T9.10'],
  39: ['T3.22', 'T6.7', 'T14.1'],
  40: ['T5.13'],
  41: ['T8.4', 'T3.2', 'T3.25'],
  42: ['T4.12', 'T5.10'],
  43: ['T5.5'],
  44: ['T7.4', 'T4.4', 'T2.4'],
} as const satisfies Readonly<Record<number, readonly RuleId[]>>

export type VectorNumber = keyof typeof VECTORS
export type VectorTexts = Readonly<Record<VectorNumber, string>>

/** The examples of a page, by number. */
export const examplesOf = (id: RuleId): readonly VectorNumber[] =>
  (Object.keys(VECTORS).map(Number) as VectorNumber[]).filter((n) =>
    (VECTORS[n] as readonly RuleId[]).includes(id),
  )
