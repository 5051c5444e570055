/** The printed numbers of mines and works (T10, T9.8). */
import type { Terrain } from '../model'

/** T10.5: hexes more that armoured cars and APCs need to tear wire. */
export const TEARING_COST = 1

/** T10.3: a die of a mine test that shows this or less costs a point. */
export const MINE_HITS = 2

/** T10.1: where no mines are laid. */
export const MINE_FREE: readonly Terrain[] = ['town', 'river', 'swamp']

/** T9.8, T10.2, T10.7: guns from this calibre on break mines, bunkers and bridges, in mm. */
export const BREAKING_CALIBRE = 105

/** T10.7: guns from this calibre on seal embrasures, in mm. */
export const SEALING_CALIBRE = 37

/** T9.8: against artillery and aircraft. */
export const BRIDGE_DEFENCE = 1

/** T9.8, T3.12: strength points of a pontoon. */
export const PONTOON_STRENGTH = 2
