/** T16: the figures of operations of several days. */

/** T16.1 Turns of a day; the night after it is one turn more. */
export const DAY_TURNS = 16

/** T16.3 Turns at the start or the end of a day that the attacker may turn into night turns. */
export const DARK_TURNS = 4

/** T16.3 All fire, drops included. */
export const NIGHT_ACCURACY = -1

/** T16.2, T16.5 A point returns on this or less: figures, and guns like them; of vehicles they are repaired. */
export const RETURNS_ON = { figures: 2, vehicles: 4 } as const

/** T16.2 Figures that dig one trench or set one wire. */
export const FIGURES_PER_WORK = 3

/** T16.2 An enemy this near to a road, in hexes, cuts it. */
export const ROAD_CUT = 1
