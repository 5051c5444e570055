/**
 * The nouns of the game. Everything is plain, frozen data; `battle` alone holds compiled tables.
 *
 * Units of measure: hexes, ticks (2520 a turn, T5.1), strength points (figures or hits), dice (D6).
 */
import type { Face, Grid, Hex } from '../../kernel/hex'
import type { OrderKind } from './orders'
import type { Scenario } from './scenario'

export type Side = 'ussr' | 'axis'
export const SIDES: readonly Side[] = ['ussr', 'axis']
export const enemyOf = (side: Side): Side => (side === 'ussr' ? 'axis' : 'ussr')

export type UnitId = string
export type UnitTypeId = string

export type Terrain = 'plain' | 'bushes' | 'openWoods' | 'forest' | 'swamp' | 'river' | 'town'

/** What a weapon aims at (T4.1). */
export type TargetClass = 'infantry' | 'artillery' | 'vehicle' | 'armour' | 'air' | 'fortification' | 'bridge'

/** What a unit is to the rules: foot and crews are "personnel". */
export type Kind = 'foot' | 'crew' | 'vehicle' | 'air' | 'bunker' | 'marker'

export type Category =
  | 'infantry'
  | 'engineers'
  | 'recon'
  | 'antiTankRifles'
  | 'heavyMachineGuns'
  | 'cavalry'
  | 'motorcycle'
  | 'bicycle'
  | 'mortar'
  | 'antiTankGun'
  | 'infantryGun'
  | 'fieldGun'
  | 'howitzer'
  | 'flak'
  | 'rocket'
  | 'tankLight'
  | 'tankMedium'
  | 'tankHeavy'
  | 'assaultGun'
  | 'armouredCar'
  | 'apc'
  | 'transport'
  | 'bunker'
  | 'observer'
  | 'fighter'
  | 'groundAttack'
  | 'bomber'
  | 'airTransport'
  | 'airRecon'

export type Laying =
  | 'direct'
  | 'indirect'
  | 'antiAir'
  | 'selfDefence'
  | 'strike'
  | 'carpet'
  | 'airCombat'
  | 'airDefence'

/** One way of firing. `accuracy` bands: the first whose `upTo` (hexes) is not less than the range. */
export type Weapon = Readonly<{
  laying: Laying
  /** Fire intensity at full strength, in dice, by target class; a class that is absent has 0. */
  dice: Readonly<Partial<Record<TargetClass, number>>>
  range: Readonly<{ min: number; max: number }>
  accuracy: readonly Readonly<{ upTo: number; value: number }>[]
  /** T13.2: dice lost from a closed position; 2 if absent. */
  closedPenalty?: number
  /** T13.8: one set of dice is read against every enemy unit in the hex. */
  area?: true
}>

export type Speed = Readonly<{ manoeuvre: number; march: number; road: number }>

export type Ability =
  | 'mineDetect'
  | 'mineClear'
  | 'mineLay'
  | 'bridgeBuild'
  | 'wireCut'
  | 'obstacleDemolition'
  | 'bunkerDemolition'
  | 'smoke'
  | 'towable'
  | 'tow'
  | 'towHeavy'
  | 'desant'
  | 'entrench'
  | 'crushWire'
  | 'crushWireSlow'
  | 'mountedAssault'
  | 'paradrop'
  | 'supplyDrop'
  | 'airRecon'
  | 'escort'
  | 'patrol'
  | 'nightOnly'
  | 'mineDestroy'
  | 'ownsObserver'
  | 'sealable'

export type UnitType = Readonly<{
  id: UnitTypeId
  nation: 'ussr' | 'germany' | 'romania' | 'any'
  kind: Kind
  category: Category
  targetClass: TargetClass | 'none'
  strength: Readonly<{ points: 'figures' | 'hits'; full: number }>
  weapons: readonly Weapon[]
  closeCombat: Readonly<{
    /** Accuracy against personnel (and of foot against vehicles): 3 special, 2 foot, 1 crews; 0 none. */
    accuracy: number
    /** T6.5: a crew whose guns fight vehicles in close combat with their base intensity. */
    antiTank: boolean
    /** Vehicles and guns: dice and accuracy for 1 hex by class of the target. */
    gun?: Readonly<{
      dice: Readonly<Partial<Record<TargetClass, number>>>
      accuracy: Readonly<Partial<Record<TargetClass, number>>>
    }>
  }>
  /** Printed defence; for vehicles armour: front, side (flank and rear), from the air. */
  defence: Readonly<{ front: number; side: number; air: number }>
  /** T7.2: steadiness by strength points lost, from none on. */
  steadiness: readonly number[]
  /** Never tests morale (T7.1). */
  fearless: boolean
  /** Only read under the variant `tankFearImmunity`. */
  tankFearImmune: boolean
  ammo: number
  /** null: cannot move on the ground by itself. */
  speed: Speed | null
  mobility:
    | 'foot'
    | 'bicycle'
    | 'horse'
    | 'motorcycle'
    | 'wheeled'
    | 'halftrack'
    | 'tracked'
    | 'towed'
    | 'static'
    | 'air'
    | 'attached'
  /** Tanks, assault guns, armoured cars, APCs (T6.4). */
  armoured: boolean
  /** Guns and heavy machine guns with a travel and a combat state (T3.9). */
  deploys: boolean
  /** T4.12: width of the fire sector; null: all round. */
  sectorDegrees: 60 | 120 | null
  /** Assault guns: a sector, but it turns with the vehicle, free of cost. */
  turnsFreely: boolean
  /** T8.4: detects at 2 hexes. */
  recon: boolean
  /** Heavy guns (85–88 mm): towed by tractors only. */
  heavy: boolean
  abilities: readonly Ability[]
  calibreMm: number
  mounted?: Readonly<{ speed: Speed; defence: number; targetClass: TargetClass }>
  transport?: readonly Readonly<{ figures: number; gunHits: number; ammo: number }>[]
  desantFiguresPerHit?: number
  /** Turns until a squadron may fly again (T15.1). */
  turnaround?: number
  /** Accuracy that an attached observer adds (T13.4), and its reach in hexes. */
  observer?: Readonly<{ accuracy: number; range: number }>
  cost: number
  /** Real-world figures behind the numbers, for the unit card. */
  basis: Readonly<Record<string, string | number>>
}>

/** Switches of the scenario's `rules` block, all with a default (`tables/variants.ts`). */
export type Variants = Readonly<{
  /** T4.4 */ defencePool: 'turn' | 'attack'
  /** T8.3 */ townBlocksSight: boolean
  /** T4.9 */ townFootDefence: number
  /** T6.4 */ tankFearImmunity: boolean
  /** T8.5 */ fogOfWar: 'ambush' | 'sight' | 'none'
  /** T10.5 */ wireMobile: 'never' | 'mounted'
  /** T15.3 */ carpetHitsOwn: boolean
}>

/** A scenario made ready for the rules. Static: the same object for the whole game. */
export type Battle = Readonly<{
  scenario: Scenario
  grid: Grid
  rules: Variants
  types: Readonly<Record<UnitTypeId, UnitType>>
  /** By cell (row by row). */
  terrain: readonly Terrain[]
  level: Uint8Array
  /** T5.2: 1 where a road link leaves the cell over the face (cell × 6 + face). */
  roads: Uint8Array
  /** By cell: index of the bridge in `scenario.map.bridges`, −1 none. */
  bridgeAt: Int16Array
  /** T8.3: height that an end must reach to see over the cell; 0 open, 255 never. Without smoke. */
  screen: Uint8Array
}>

/** `hex`: where the unit works; `at` and `mines`: what it works at, beyond a face. */
export type Task = Readonly<{
  kind: OrderKind
  done: number
  face: Face | null
  hex: Hex | null
  at?: Hex
  mines?: MineKind
}>

/** T10.1: against vehicles, or against men and horses. */
export type MineKind = 'antiTank' | 'antiPersonnel'

export type Minefield = Readonly<{ hex: Hex; kind: MineKind; owner: Side; found: boolean }>

/**
 * A unit on the table. The last block holds for the turn at hand and is reset when a turn opens.
 */
export type Unit = Readonly<{
  id: UnitId
  type: UnitTypeId
  side: Side
  /** Row on the order sheet, 1-based; also its number on the counter. */
  row: number
  place:
    | 'map'
    | 'airborne'
    | 'reserve'
    | 'offMap'
    | 'carried'
    | 'attached'
    | 'exited'
    | 'merged'
    | 'destroyed'
  /**
   * Where it stands; of carried and attached units their host's hex; of squadrons in the air the place of their
   * mission; null off the map.
   */
  hex: Hex | null
  strength: number
  /** T17: strength points that fell in this battle. Regrouped strength is not lost. */
  lost: number
  ammo: number
  facing: Face
  /** Combat state of guns and heavy machine guns; true for all others (T3.9). */
  deployed: boolean
  /** In ambush, hidden from the enemy (T3.25). */
  concealed: boolean
  /** Turn of the last suppression still in force, 0 none (T7.4). */
  suppressedIn: number
  /** Turn in which it came into its hex, 0 from the start (T10.4). */
  since: number
  /** Start state of the scenario: +1 defence until it moves. */
  dugIn: boolean
  mount: 'on' | 'off' | null
  carrier: UnitId | null
  /** T11.4: ammo that a column or an APC company carries for others; absent: none. */
  cargo?: number
  /** T11.6, T11.7: set down by force; it may be one too many in its hex until it moves. Absent: no. */
  forced?: true
  /** Observers: the battery they serve and the company they are with (T13.4). */
  serves: UnitId | null
  host: UnitId | null
  /** T15.1 Squadrons: the first turn in which it may fly (again); 0 for all others. */
  ready: number
  /** A special order of several turns (T3.21). */
  task: Task | null
  /** Climbing debt (T5.3): work already done towards `to`. */
  climb: Readonly<{ to: Hex; work: number }> | null
  /** Edge over which it came into the hex, as the face of the hex it stands in (T6.10). */
  cameBy: Face | null
  /** T10.7: embrasures of a bunker; absent: one, where it faces. */
  embrasures?: readonly Face[]
  /** T10.7: those of them that are sealed for good; absent: none. */
  sealed?: readonly Face[]

  /** Order of this turn; null: none given (T2.4). */
  order: OrderKind | null
  /** The order left the trench for this turn (T10.4). */
  leftTrench: boolean
  /** Hits already ignored this turn (T4.4). */
  ignored: number
  /** Has fired this turn (T6.2, T3.23). */
  fired: boolean
  /** What is left of its order has lapsed (T5.6, T7.4). */
  halted: boolean
  /** An enemy walked into its ambush this turn (T5.7): +1 accuracy in its first round of striking. */
  sprung: boolean
  /** Drawn into close combat off a carrier this turn: misses the first round (T6.2). */
  dismounted: boolean
  /** Was drawn into close combat this turn, also if it is over (T3.21); absent: no. */
  fought: boolean
}>

export type Works = Readonly<{
  trenches: readonly Readonly<{ hex: Hex; face: Face }>[]
  /** Edge keys (`edgeKey` of the kernel). */
  wire: readonly string[]
  obstacles: readonly string[]
  mines: readonly Minefield[]
  /** Strength left of each bridge of the scenario, by its index. */
  bridges: readonly number[]
  /** T3.12: pontoon bridges with the strength left of each; absent: none. */
  pontoons?: readonly Readonly<{ hex: Hex; strength: number }>[]
  /** Smoke screens and the turn at whose end they go (T13.7). */
  smoke: readonly Readonly<{ hex: Hex; until: number }>[]
}>

/**
 * What the rules read: the ground and the units that the asker may know of. A State is a Field (the
 * umpire's), a SideView is a Field (one player's), so a preview cannot know more than its player.
 */
export type Field = Readonly<{
  battle: Battle
  turn: number
  /** T16.3: the hours of each day that is settled, from day 1 on; empty in a battle of one day. */
  hours: readonly Hours[]
  units: Readonly<Record<UnitId, Unit>>
  works: Works
  /** Places among the scenario's ruses of those that are over (T3.23.a); absent: none is. */
  lifted?: readonly number[]
}>

/** T16.3: which turns of a day are night turns: none, its first four, its last four. */
export type Hours = 'light' | 'darkFirst' | 'darkLast'

/** T16.5: strength points that fell in a hex on this day. */
export type Fallen = Readonly<{ unit: UnitId; hex: Hex; points: number }>

export type Phase = 'deployment' | 'orders' | 'fire' | 'movement' | 'special' | 'over'

/** An enemy as last seen (T8.5, variant `sight`). */
export type Sighting = Readonly<{ unit: Unit; turn: number }>

export type Level = 'decisive' | 'victory' | 'draw'

/** One reason of a result, with its points where it has some. */
export type Cause = Readonly<{
  why: string
  side: Side | null
  points: number
  detail: Readonly<Record<string, string | number>>
}>

export type Result = Readonly<{ winner: Side | null; level: Level; turn: number; causes: readonly Cause[] }>

export type State = Field &
  Readonly<{
    /** Secret until the game's end; its SHA-256 is public (R75). */
    seed: string
    /** The phase to be played next. */
    phase: Phase
    /** Side that last had a unit alone in the hex (T16.5). */
    control: Readonly<Record<Hex, Side>>
    /** T16.5: what fell on this day, in the order in which it fell; empty in a battle of one day. */
    fallen: readonly Fallen[]
    points: Readonly<Record<Side, number>>
    seen: Readonly<Record<Side, Readonly<Record<UnitId, Sighting>>>>
    result: Result | null
  }>

/**
 * One player's knowledge: a Field without concealed enemies. Of enemy units the ammo shows full, the
 * task and climbing debt none: they stand on the enemy's sheet, not on the table.
 */
export type SideView = Field &
  Readonly<{
    side: Side
    phase: Phase
    control: Readonly<Record<Hex, Side>>
    points: Readonly<Record<Side, number>>
    lastSeen: Readonly<Record<UnitId, Sighting>>
    /** T15.7: enemy squadrons in the air, and the hex of the edge over which they were seen to come; absent: none. */
    flights?: Readonly<Record<UnitId, Hex>>
    result: Result | null
  }>
