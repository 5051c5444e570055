/**
 * Refusals are values: whatever may be forbidden by a rule answers with a Verdict.
 * Exceptions mean that the program is wrong.
 */
export type RuleId = string

export type Detail = Readonly<Record<string, string | number>>

export type Illegal<Fault extends string = string> = Readonly<{
  legal: false
  /** Stable key of the reason; i18n turns it into a sentence. */
  fault: Fault
  /** Id of the rule that forbids it, e.g. `T8.1`. */
  rule: RuleId
  /** Values that the sentence names (hexes, numbers, ids). */
  detail: Detail
}>

export type Verdict<Fault extends string = string> = Readonly<{ legal: true }> | Illegal<Fault>

export const legal: Readonly<{ legal: true }> = { legal: true }

/** A refusal with its reason, its rule and the values that its sentence names. */
export const illegal = <Fault extends string>(
  fault: Fault,
  rule: RuleId,
  detail: Detail = {},
): Illegal<Fault> => ({ legal: false, fault, rule, detail })
