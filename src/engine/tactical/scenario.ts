/** A battle as its file says it (`public/scenarios/*.json`, schema in `src/scenario`). */
import type { Face, Hex } from '../../kernel/hex'
import type { Category, Hours, Kind, Level, MineKind, Side, UnitId, UnitTypeId, Variants } from './model'
import type { OrderKind } from './orders'

export type Text = Readonly<{ ru: string; en: string }>

export type Edge = 'north' | 'east' | 'south' | 'west'

export type ScenarioUnit = Readonly<{
  id: UnitId
  type: UnitTypeId
  side: Side
  strength?: number
  ammo?: number
  /** Where it starts; absent for units in reserve, off the map or attached. A default in a zone. */
  hex?: Hex
  facing?: Face
  /** Start state (fit: start states). */
  concealed?: boolean
  deployed?: boolean
  dugIn?: boolean
  mount?: 'on' | 'off'
  /** T11.4: ammo in the load of a column or an APC company. */
  cargo?: number
  /** Reinforcement: may enter from this turn on, over these hexes of the map's border. */
  arrives?: Readonly<{ turn: number; hexes: readonly Hex[] }>
  /** Artillery off the map (T13.9). */
  offMap?: Readonly<{ edge: Edge; distance: number }>
  /** Starts aboard, riding or towed (T11, T15.6). */
  carriedBy?: UnitId
  /** Squadrons: from this turn on they may fly, over this edge (T15.1). */
  squadron?: Readonly<{ turn: number; edge: Edge }>
  /** Observers (T13.4). */
  serves?: UnitId
  host?: UnitId
  /** T10.7: faces of a bunker's embrasures; absent: one, where it faces. */
  embrasures?: readonly Face[]
  /** May not be moved in deployment. */
  fixed?: boolean
  /** Historical name, e.g. of the regiment. */
  note?: Text
}>

/** T17: conditions of a result. */
export type Condition =
  | Readonly<{ all: readonly Condition[] }>
  | Readonly<{ any: readonly Condition[] }>
  | Readonly<{ not: Condition }>
  /** The side is alone in at least `n` (default all) of the hexes. */
  | Readonly<{ holds: Readonly<{ side: Side; hexes: readonly Hex[]; n?: number }> }>
  /** The side has a ground unit in at least `n` (default 1) of the hexes, alone or not. */
  | Readonly<{ present: Readonly<{ side: Side; hexes: readonly Hex[]; n?: number }> }>
  /** No ground unit of either side in any of the hexes. */
  | Readonly<{ empty: readonly Hex[] }>
  /** Units of both sides in contact in one of the hexes. */
  | Readonly<{ contested: readonly Hex[] }>
  /** The bridge of this index still stands. */
  | Readonly<{ intact: number }>
  | Readonly<{ beyond: Readonly<{ side: Side; column: number; towards: 'east' | 'west'; n: number }> }>
  | Readonly<{ exited: Readonly<{ side: Side; n: number }> }>
  /** Points lead of the side over the other. */
  | Readonly<{ margin: Readonly<{ side: Side; points: number }> }>
  /** At least `n` (default all) of the side's units of the kind or category are destroyed. */
  | Readonly<{ destroyed: Readonly<{ side: Side; kind?: Kind; category?: Category; n?: number }> }>
  /** Control by T16.5 of at least `n` of the hexes. */
  | Readonly<{ controls: Readonly<{ side: Side; hexes: readonly Hex[]; n: number }> }>

export type Outcome = Readonly<{
  winner: Side | null
  level: Level
  /** `end`: after the last turn. `eachTurn`: at every turn's end. `sudden`: at once, first of all. */
  when: 'end' | 'eachTurn' | 'sudden'
  if: Condition
  text: Text
}>

export type Victory = Readonly<{
  /** Read in order; the first that holds decides. */
  outcomes: readonly Outcome[]
  /** After the last turn, when none held. */
  otherwise: Readonly<{ winner: Side | null; level: Level; text: Text }>
  points?: Readonly<{
    objectives: readonly Readonly<{ hex: Hex; perTurn?: number; atEnd?: number; side?: Side }>[]
    /** Share of the catalogue points of losses that the enemy gets, in per cent. */
    lossPercent: number
    /** Points at the end for each destroyed enemy unit of one of the categories (T17.f). */
    units?: readonly Readonly<{ categories: readonly Category[]; points: number }>[]
  }>
}>

/** T16: a battle of several days. Its turns: 16 of each day, and one for each night between two days. */
export type Operation = Readonly<{
  days: number
  /** T16.3, T16.4: who has the initiative on each day, from day 1 on; `both`: a meeting engagement. */
  attackers: readonly (Side | 'both')[]
  /** Hours of day 1, which no night precedes. */
  firstDay: Hours
  /** Hexes of the map's border over which a side is supplied. */
  rear: Readonly<Record<Side, readonly Hex[]>>
}>

/** Special rules as data; the later constructs have their place here. */
export type Special =
  | Readonly<{ kind: 'freeAmmo'; unit: UnitId; turns: readonly [number, number]; order: OrderKind }>
  | Readonly<{
      kind: 'holdFire'
      side: Side
      untilTurn: number
      endsOn: readonly ('fire' | 'nonMarch' | 'assault')[]
    }>

export type ScenarioMap = Readonly<{
  cols: number
  rows: number
  /** Rows of letters: `.` plain, `b` bushes, `l` open woods, `f` forest, `m` swamp, `r` river, `t` town. */
  terrain: readonly string[]
  /** Rows of digits: level of each hex; absent: all 0. */
  levels?: readonly string[]
  /** Chains of neighbouring hexes; each pair of them is a link (T5.2). */
  roads: readonly (readonly Hex[])[]
  /** Drawn as a railway bank; to the rules a road. */
  rails?: readonly (readonly Hex[])[]
  bridges?: readonly Readonly<{ hexes: readonly Hex[]; strength: number; demolitionTurns: number }>[]
  /** Hexes from which a side may leave the map. */
  exits?: readonly Readonly<{ side: Side; hexes: readonly Hex[] }>[]
  names?: readonly Readonly<{
    text: Text
    hexes: readonly Hex[]
    kind: 'water' | 'relief' | 'place' | 'line'
  }>[]
}>

/** T2.6: where a side sets up, and what it may dig, set and lay. */
export type Zone = Readonly<{
  units: readonly Hex[]
  works: readonly Hex[]
  trenches: number
  /** Budgets of edges with wire and with anti-tank obstacles; absent: none. */
  wire?: number
  obstacles?: number
  /** Budgets of minefields; absent: none. */
  mines?: Readonly<{ antiTank?: number; antiPersonnel?: number }>
  /** Where mines may lie; absent: as `works`. */
  minefields?: readonly Hex[]
}>

export type Scenario = Readonly<{
  format: 'stalingrad-height/scenario'
  version: 1
  id: string
  name: Text
  date: string
  /** Clock of turn 1, `hh:mm`. */
  start: string
  minutesPerTurn: number
  turns: number
  brief: Text
  teaches?: Text
  /** Order decides T5.8 ("the side first in the scenario"). */
  sides: readonly [Side, Side]
  sideNames: Readonly<Record<Side, Text>>
  /** Sets up first (fit: zones). */
  defender: Side
  map: ScenarioMap
  units: readonly ScenarioUnit[]
  zones: Readonly<Record<Side, Zone>>
  trenches: readonly Readonly<{ hex: Hex; face: Face }>[]
  wire?: readonly Readonly<{ hex: Hex; face: Face }>[]
  obstacles?: readonly Readonly<{ hex: Hex; face: Face }>[]
  mines?: readonly Readonly<{ hex: Hex; kind: MineKind; owner: Side }>[]
  /** Sight in hexes in some turns (first, last). */
  sightLimit?: readonly Readonly<{ turns: readonly [number, number]; max: number }>[]
  /** T9: more cover that allows an ambush. */
  ambushAlso?: readonly ('hill' | 'trench')[]
  control?: readonly Readonly<{ side: Side; hexes: readonly Hex[] }>[]
  special?: readonly Special[]
  operation?: Operation
  rules?: Partial<Variants>
  victory: Victory
  objectives: readonly Readonly<{ hex: Hex; label: Text }>[]
  sources: readonly string[]
}>
