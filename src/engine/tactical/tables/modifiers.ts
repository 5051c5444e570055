/** The printed modifiers of T4.9, T9 and their rules: numbers live here, never in an `if`. */
import type { Kind, Terrain } from '../model'

type TerrainRow = Readonly<{
  rule: string
  /** Dice lost by direct and by indirect fire at a unit there. */
  direct: number
  indirect: number
  /** Defence gained there, by kind; foot in towns by the variant `townFootDefence`. */
  defence: Readonly<Record<Exclude<Kind, 'air' | 'marker'>, number>>
  /** Foot and its carts, and vehicles, may enter off a road. */
  foot: boolean
  vehicles: boolean
  /** Indirect fire may be laid from here. */
  indirectFrom: boolean
}>

const none = { foot: 0, crew: 0, vehicle: 0, bunker: 0 }
const one = { foot: 1, crew: 1, vehicle: 1, bunker: 1 }

export const TERRAIN: Readonly<Record<Terrain, TerrainRow>> = {
  plain: {
    rule: 'T9.1',
    direct: 0,
    indirect: 0,
    defence: none,
    foot: true,
    vehicles: true,
    indirectFrom: true,
  },
  bushes: {
    rule: 'T9.2',
    direct: -1,
    indirect: 0,
    defence: none,
    foot: true,
    vehicles: true,
    indirectFrom: true,
  },
  openWoods: {
    rule: 'T9.3',
    direct: 0,
    indirect: -1,
    defence: one,
    foot: true,
    vehicles: true,
    indirectFrom: false,
  },
  forest: {
    rule: 'T9.4',
    direct: -2,
    indirect: -2,
    defence: one,
    foot: true,
    vehicles: false,
    indirectFrom: false,
  },
  swamp: {
    rule: 'T9.5',
    direct: 0,
    indirect: 0,
    defence: none,
    foot: false,
    vehicles: false,
    indirectFrom: true,
  },
  river: {
    rule: 'T9.7',
    direct: 0,
    indirect: 0,
    defence: none,
    foot: false,
    vehicles: false,
    indirectFrom: true,
  },
  town: {
    rule: 'T9.10',
    direct: 0,
    indirect: 0,
    defence: { foot: 2, crew: 2, vehicle: 1, bunker: 0 },
    foot: true,
    vehicles: true,
    indirectFrom: true,
  },
}

/** T9.6: dice lost by direct fire for each level of the target's hill. */
export const HILL_DIE_PER_LEVEL = -1

/** T3, T4.1: what an order does to the dice. */
export const ORDER_DICE = {
  suppressive: { times: 3, over: 2, rule: 'T3.3' },
  footOnMove: { times: 1, over: 2, rule: 'T3.4' },
  vehicleOnMove: { add: -2, rule: 'T3.4' },
} as const

/** T3.1, T3.2: defence of the orders Defence and Ambush. */
export const ORDER_DEFENCE = 1
/** T3.2: accuracy of an ambush that opens fire. */
export const AMBUSH_ACCURACY = 1
/** T10.4 */
export const TRENCH_DEFENCE = 1
/** T12.4: infantry that tanks keep pace with, against frontal direct fire. */
export const TANK_SUPPORT = 1
/** T4.9, T11.3, T11.5: loads and riders. */
export const CARRIED_DEFENCE = 1
/** T11.2: hexes by which a loaded horse column is faster than its load. */
export const LED_FASTER = 1
/** T3.16, T11.8: ammo that a transport hands over in a turn. */
export const RESUPPLY = 5
/** Scenario state `dugIn`. */
export const DUG_IN_DEFENCE = 1
/** T13.2, where the catalogue names none. */
export const CLOSED_PENALTY = 2
/** T4.3 */
export const ACCURACY_MIN = 0
export const ACCURACY_MAX = 6
/** T1.3: units of a side in a hex. */
export const STACK = 3
/** T13.1: howitzers at tanks, hexes. */
export const HOWITZER_AT_TANKS = 3
/** T14.1, T3: ammo of an order. */
export const AMMO = { fire: 1, suppress: 3, closeCombat: 1 } as const
/** T13.7: turns that a smoke screen stands beyond the one in which it is laid. */
export const SMOKE_TURNS = 1
/** T5.1: ticks of a turn; a step of cost c is 2520·c of work. */
export const TURN_TICKS = 2520
