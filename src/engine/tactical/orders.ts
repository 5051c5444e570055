/** What a player writes on the order sheet (T3). Hexes are printed numbers, e.g. `0704`. */
import type { Face, Hex } from '../../kernel/hex'
import type { MineKind, Side, TargetClass, UnitId } from './model'

/** Leaves the map over a marked edge: only as the last step of a path (T17). */
export const OFF_MAP = 'off'

/**
 * Standing fire policy of Defence and Ambush (T3.23).
 * `hold`: no fire. `react`: at enemies that move. `fire`: at `target` in the fire phase, else react.
 */
export type FirePolicy = Readonly<{
  mode: 'hold' | 'react' | 'fire'
  target?: Aim
  /** Open fire at this many hexes or nearer; absent: full range. */
  within?: number
  /** Target classes, the first is taken first. */
  prefer?: readonly TargetClass[]
  /** After the last tick also at enemies that stand still; absent: yes. */
  stationary?: boolean
  /** Only at a unit about to enter my hex, from its last hex. */
  holdForAssault?: boolean
  /** T15.5: also at aircraft, where the unit can; absent: yes. */
  aircraft?: boolean
  /** Stop and ask the player when a target offers itself (T2.5). */
  ask?: boolean
}>

/** A named enemy unit, or a hex (indirect fire without a known target, T13.6). */
export type Aim = Readonly<{ unit: UnitId } | { hex: Hex }>

/** How to lay, where a unit has both (T4.1); absent: direct if in sight. */
export type LayingChoice = 'direct' | 'indirect'

type Stands = Readonly<{
  /** Turn free of cost (T5.10); guns and heavy machine guns only by `sector`. */
  facing?: Face
  leaveTrench?: boolean
  /** T5.12: state from the opening of the sheets on; absent: as it is. */
  mount?: MountState
}>

type Fights = Readonly<{
  /** Close combat: target classes by preference (T6.10). */
  strike?: readonly TargetClass[]
  /** T5.13: leave close combat after this round, to a neighbouring hex. */
  leave?: Readonly<{ after: 1 | 2; to: Hex }>
}>

type Moves = Fights &
  Readonly<{
    /** Hexes to enter, in order, without the one it stands in. */
    path: readonly Hex[]
    /** T12.4: same path and ticks as this unit. */
    pace?: UnitId
    /** Facing after the last step. */
    facing?: Face
    /** T5.12: state for the whole way. */
    mount?: MountState
    /**
     * T5.12: state for each step of the path instead, and at its end where there is one more. It changes on
     * arrival in the hex where the step begins.
     */
    mounts?: readonly MountState[]
  }>

/** T16.2: every three figures dig a trench or set a wire; engineers also one obstacle or one minefield. */
export type NightWork =
  | Readonly<{ work: 'trench' | 'wire' | 'obstacle'; face: Face }>
  /** In the own hex or one beside it, as by day (T10.1). */
  | Readonly<{ work: 'mines'; mines: MineKind; hex: Hex }>

/** T15.2: the standing policy of a patrol. */
export type PatrolPolicy = Readonly<{
  /** Which missions it intercepts; a lone enemy patrol is one of fighters. */
  intercept: 'any' | 'bombers' | 'fighters' | 'none'
  /** T15.4: whom it attacks of an escorted formation. */
  escorted: 'fighters' | 'bombers' | 'ask'
  /** Ground targets, as in Defence. */
  ground: Pick<FirePolicy, 'prefer' | 'stationary' | 'ask'> & Readonly<{ mode: 'hold' | 'react' }>
}>
export type MountState = 'on' | 'off'

export type Order =
  | (Readonly<{ kind: 'defence'; policy: FirePolicy; laying?: LayingChoice }> & Stands & Fights)
  | (Readonly<{ kind: 'ambush'; policy: FirePolicy; laying?: LayingChoice }> & Stands & Fights)
  | (Readonly<{ kind: 'suppress'; aim: Aim; laying?: LayingChoice }> & Stands & Fights)
  /** T13.7: a smoke screen on a hex, in the fire phase. */
  | (Readonly<{ kind: 'smoke'; hex: Hex }> & Stands & Fights)
  | (Readonly<{ kind: 'fireOnMove'; aim: Aim }> & Moves)
  | (Readonly<{ kind: 'manoeuvre' }> & Moves)
  | (Readonly<{ kind: 'march' }> & Moves)
  | (Readonly<{ kind: 'assault' }> & Moves)
  /** T5.14: in contact at the turn's start a unit fights on or leaves. */
  | (Readonly<{ kind: 'fightOn' }> & Fights)
  /** T3.9: travel to combat state or back; `facing` when it deploys. */
  | Readonly<{ kind: 'limber' }>
  | Readonly<{ kind: 'deploy'; facing: Face }>
  | Readonly<{ kind: 'sector'; facing: Face }>
  | Readonly<{ kind: 'digIn'; face: Face }>
  | Readonly<{ kind: 'regroup'; host: UnitId }>
  | Readonly<{ kind: 'attachObserver'; host: UnitId }>
  /** T16.2: what the unit does in the night between two days. */
  | Readonly<{ kind: 'night'; works: readonly NightWork[]; ambush: boolean }>
  /** T15.2: fighters go with a bomber squadron; they attack any enemy fighters. */
  | Readonly<{ kind: 'airEscort'; unit: UnitId }>
  /** T15.2: fighters over a zone 4 hexes across, its middle at `hex`. */
  | (Readonly<{ kind: 'airPatrol'; hex: Hex }> & PatrolPolicy)
  /** T15.3: dive bombers and ground attack, at one enemy unit. */
  | Readonly<{ kind: 'airStrike'; aim: Aim }>
  /** T15.3: level bombers, on every enemy unit in the hex. */
  | Readonly<{ kind: 'airCarpet'; hex: Hex }>
  /** T15.6: transports drop the troops aboard, or cargo. */
  | Readonly<{ kind: 'airDrop'; hex: Hex }>
  /** T8.6: a search of all hexes at most so far from the middle. */
  | Readonly<{ kind: 'airRecon'; hex: Hex; radius: 1 | 2 | 3 }>
  /** T3.8, T11.8: by the load and by its carrier, both in one hex. */
  | Readonly<{ kind: 'load'; carrier: UnitId }>
  | Readonly<{ kind: 'takeOn'; unit: UnitId }>
  /** `facing`: of guns and heavy machine guns, which stand deployed. */
  | Readonly<{ kind: 'unload'; facing?: Face }>
  | Readonly<{ kind: 'setDown'; unit: UnitId }>
  /** T3.16: by the transport, from its load of ammo to a unit of its hex. */
  | Readonly<{ kind: 'resupply'; unit: UnitId }>
  | WorksOrder

/** T3.11, T3.12: orders of engineers; `face`: of their own hex. */
export type WorksOrder =
  | Readonly<{ kind: 'layMines'; hex: Hex; mines: MineKind }>
  | Readonly<{ kind: 'clearMines'; hex: Hex }>
  | Readonly<{ kind: 'removeWire'; face: Face }>
  | Readonly<{ kind: 'blowObstacle'; face: Face }>
  | Readonly<{ kind: 'blowBunker'; bunker: UnitId }>
  | Readonly<{ kind: 'blowBridge'; hex: Hex }>
  | Readonly<{ kind: 'buildBridge'; hex: Hex }>

export type OrderKind = Order['kind']

/** All of them; the schema of order files proves that none is missing. */
export const ORDER_KINDS = [
  'defence',
  'ambush',
  'suppress',
  'smoke',
  'fireOnMove',
  'manoeuvre',
  'march',
  'assault',
  'fightOn',
  'limber',
  'deploy',
  'sector',
  'digIn',
  'regroup',
  'attachObserver',
  'night',
  'layMines',
  'clearMines',
  'removeWire',
  'blowObstacle',
  'blowBunker',
  'blowBridge',
  'buildBridge',
  'airEscort',
  'airPatrol',
  'airStrike',
  'airCarpet',
  'airDrop',
  'airRecon',
  'load',
  'takeOn',
  'unload',
  'setDown',
  'resupply',
] as const satisfies readonly OrderKind[]

/** One side's sealed sheet. The order of keys means nothing; rows are the units' `row` (T5.6). */
export type Sheet = Readonly<Record<UnitId, Order>>
export type Sheets = Readonly<Record<Side, Sheet>>

export type MoveOrder = Extract<Order, { path: readonly Hex[] }>
export const isMove = (order: Order): order is MoveOrder => 'path' in order

/** Where each unit of a side is set up before turn 1, and what it digs (fit: zones, budget). */
export type Placement = Readonly<{
  units: Readonly<
    Record<
      UnitId,
      Readonly<{ hex: Hex; facing?: Face; concealed?: boolean; deployed?: boolean; host?: UnitId }>
    >
  >
  trenches: readonly Readonly<{ hex: Hex; face: Face }>[]
  wire?: readonly Readonly<{ hex: Hex; face: Face }>[]
  obstacles?: readonly Readonly<{ hex: Hex; face: Face }>[]
  /** Secret to the enemy (T10.3). */
  mines?: readonly Readonly<{ hex: Hex; kind: MineKind }>[]
}>

/**
 * `openFire`: whether, and at whom. `flak`: the same at aircraft (T15.5). `intercept`: whom to attack of an
 * escorted formation (T15.4). `hours` (T16.3): which turns of the next day are night turns.
 */
export const QUESTION_KINDS = ['openFire', 'flak', 'intercept', 'hours'] as const
export type QuestionKind = (typeof QUESTION_KINDS)[number]

/** A choice left to the player during resolution (T2.5). */
export type Question = Readonly<{
  /** Stable within the turn. */
  id: string
  side: Side
  /** Who asks; null: the side's command. */
  unit: UnitId | null
  kind: QuestionKind
  tick: number
  rule: string
  /** `openFire`: unit ids that may be fired at, best first, and `hold` besides. `hours`: the hours. */
  options: readonly string[]
}>

/** Answers by question id: a unit id or `hold`. */
export type Answers = Readonly<Record<string, string>>
