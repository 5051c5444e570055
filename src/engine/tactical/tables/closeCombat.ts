/** The printed numbers of close combat (T6); what it shares with fire stands in `modifiers.ts`. */
import type { Terrain } from '../model'

/** T6.1: rounds of a turn, one after another. */
export const ROUNDS = [1, 2, 3] as const

/** T5.13: the round that those who leave by order go through, before tick 0. */
export const PARTING_ROUND = 0

export type RoundNumber = (typeof ROUNDS)[number] | typeof PARTING_ROUND

/** T6.2, [H] T6.12: the first round of every turn, which late and shaken units miss. */
export const FIRST_ROUND = 1

/** T6.8: after these rounds suppressed units surrender anew, then the rest rally. */
export const RALLY_AFTER: readonly RoundNumber[] = [1, 2]

/** T6.4, T9.10: foot against vehicles in a town. */
export const TOWN_ACCURACY = 1

/** T6.9: Soviet cavalry that assaults mounted. */
export const MOUNTED_ACCURACY = 1

/** T6.3: hits that a trench stops for the defender in the first round; outside the pool of T4.4. */
export const TRENCH_STOPS = 1

/** T6.9: where nobody is assaulted on horseback. */
export const COVER_FROM_HORSE: readonly Terrain[] = ['openWoods', 'forest', 'town']

/** T10.5: least 2D6 to get over wire. */
export const WIRE_CROSSED = 8
