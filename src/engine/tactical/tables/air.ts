/** T15, T8.6: the figures of the air. */
import type { Face } from '../../../kernel/hex'
import type { Terrain } from '../model'

/** T14.1 Ammo of a sortie; what is fired on it costs nothing more. */
export const SORTIE_AMMO = 1
/** T15.2, T15.7 A zone 4 hexes across: hexes from its centre. */
export const PATROL_RADIUS = 2
/** T15.6, T15.8 A drop hits its hex on this or less, by day and by night. */
export const DROP_HITS = { day: 3, night: 2 } as const
/** T15.8 Where a drop drifts, by the die. */
export const DRIFT: readonly Face[] = ['N', 'NE', 'SE', 'S', 'SW', 'NW']
/** T10.3, T15.6 In water each die of this or less costs a point. */
export const DROWNS_ON = 2
/** [H] T15.6.a Ammo of a cargo. */
export const CARGO = 10
/** T8.6 A hidden unit is found on this or less, by the radius of the search; what ground and target change. */
export const SEARCH = { 1: 4, 2: 2, 3: 1, forest: -1, vehicle: 1 } as const
/** T8.6 Turns of one search at most. */
export const SEARCH_TURNS = 4
/** T4.9 Accuracy of a strike on woods or forest. */
export const WOODS_ACCURACY = -1
/** T4.9 Terrain that hides from above. */
export const CANOPY: readonly Terrain[] = ['openWoods', 'forest']
