/**
 * The rules that decided a game. It changes with every change of a rule or a number that may decide
 * otherwise: a save tells by it whether its orders can be decided again (R11).
 */
export const RULES_VERSION = 'tactical-4'

/** Those that decided games before: their records may be watched. */
export const EARLIER_RULES: readonly string[] = ['tactical-1', 'tactical-2', 'tactical-3']
