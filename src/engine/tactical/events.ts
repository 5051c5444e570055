/**
 * What happened, as data: the only thing that `apply` reads, and the source of log, film, statistics
 * and replay. Every event has its rule; dice stand in the event in which they fell.
 */
import type { Face, Hex } from '../../kernel/hex'
import type { Term } from '../../kernel/modifier'
import type { Cause, Hours, Level, MineKind, Phase, Side, Task, Unit, UnitId, Weapon } from './model'
import type { OrderKind } from './orders'
import type { Edge } from './scenario'

/** Dice, accuracy and defence of one roll, each as a list of terms (T4.9). */
export type Sum = Readonly<{
  dice: readonly Term[]
  accuracy: readonly Term[]
  defence: readonly Term[]
}>

/** One roll of one unit at one target. losses = hits − stopped, at most the target's strength. */
export type Roll = Readonly<{
  sum: Sum
  rolls: readonly number[]
  hits: number
  stopped: number
  losses: number
}>

/** `tick`: 0…2520 in ground movement; absent in other steps. */
type At = Readonly<{ rule: string; tick?: number }>

/** T15.7: `airFight` among aircraft; `flak`, `raided`: from the ground at them; `raid`: a strike of the air step. */
export type FireCause =
  | 'order'
  | 'reaction'
  | 'onTheMove'
  | 'stationary'
  | 'airFight'
  | 'flak'
  | 'raided'
  | 'raid'

export type Event =
  | (At & Readonly<{ kind: 'turnOpened'; turn: number }>)
  | (At & Readonly<{ kind: 'ordered'; unit: UnitId; order: OrderKind; leftTrench: boolean }>)
  | (At & Readonly<{ kind: 'faced'; unit: UnitId; facing: Face }>)
  | (At & Readonly<{ kind: 'mounted'; unit: UnitId; mount: 'on' | 'off' }>)
  | (At & Readonly<{ kind: 'concealed'; unit: UnitId }>)
  | (At &
      Readonly<{
        kind: 'revealed'
        unit: UnitId
        why: 'detected' | 'fired' | 'moved' | 'special' | 'entered'
        by: UnitId | null
      }>)
  | (At & Readonly<{ kind: 'phaseBegan'; phase: Phase }>)
  /** Fire: `target` null when nothing was there (T13.6). `order` 0 the named target, 1, 2 those of crowding. */
  | (At &
      Readonly<{
        kind: 'fired'
        unit: UnitId
        target: UnitId | null
        from: Hex | null
        hex: Hex
        order: number
        laying: Weapon['laying']
        suppressive: boolean
        cause: FireCause
        ammo: number
        /** T11.3, T11.7: the carrier through whose loss the load is fired at; absent: fire at the target itself. */
        carrier?: UnitId
        /** T13.3, T13.6: the die that picked among the units there, before those of the roll. */
        picked: readonly number[]
        roll: Roll
        /** T13.6: no unit was fired at but the minefield or the bridge of the hex. */
        object?: 'mines' | 'bridge'
      }>)
  /** T13.7: a screen stands from the end of the fire phase to the end of the turn `until`. */
  | (At &
      Readonly<{
        kind: 'smokeLaid'
        unit: UnitId
        from: Hex | null
        hex: Hex
        ammo: number
        until: number
      }>)
  /** T15.7: a squadron flies in over its edge, straight to the place of its mission. */
  | (At &
      Readonly<{
        kind: 'flew'
        unit: UnitId
        mission: OrderKind
        edge: Edge
        from: Hex
        hex: Hex
        ammo: number
      }>)
  /** T10.2: carpet bombing destroys the minefields of a hex. */
  /** T15.6: a drop; `rolls`: the die for the hex, the die of the drift. `hex` null: no room, it comes home with it. */
  | (At &
      Readonly<{
        kind: 'dropped'
        unit: UnitId
        aim: Hex
        rolls: readonly number[]
        hex: Hex | null
        load: UnitId | null
      }>)
  /** T15.6: troops come down in `hex`, out of water to `to`; null: nobody is left. `rolls`: T10.3 in water. */
  | (At &
      Readonly<{
        kind: 'landed'
        unit: UnitId
        carrier: UnitId
        hex: Hex
        to: Hex | null
        rolls: readonly number[]
        /** Points that drown. */
        points: number
      }>)
  /** [H] T15.6.a Ammo out of a cargo. */
  | (At & Readonly<{ kind: 'supplied'; unit: UnitId; hex: Hex; ammo: number; carrier: UnitId }>)
  /** T8.6: the die of an air search for one hidden unit; told when it is found. */
  | (At &
      Readonly<{
        kind: 'searched'
        unit: UnitId
        target: UnitId
        hex: Hex
        against: number
        rolls: readonly number[]
        found: boolean
      }>)
  /** T15.1, T15.4: the sortie is over; `ready`: the turn from which it may fly again. */
  | (At & Readonly<{ kind: 'flewHome'; unit: UnitId; why: 'done' | 'turnedBack'; ready: number }>)
  /** An order or part of it came to nothing; `fault` as in refusals. `rolls`: 2D6 of wire before it (T10.5). */
  | (At &
      Readonly<{
        kind: 'lapsed'
        unit: UnitId
        fault: string
        detail: Readonly<Record<string, string | number>>
        rolls?: readonly number[]
      }>)
  | (At & Readonly<{ kind: 'lost'; unit: UnitId; points: number; left: number; hex: Hex | null }>)
  | (At &
      Readonly<{
        kind: 'destroyed'
        unit: UnitId
        hex: Hex | null
        why: 'losses' | 'surrender' | 'host' | 'blown'
      }>)
  | (At &
      Readonly<{
        kind: 'tested'
        unit: UnitId
        against: number
        rolls: readonly number[]
        passed: boolean
        why: readonly ('losses' | 'suppressive' | 'airStrike' | 'rally')[]
      }>)
  | (At & Readonly<{ kind: 'suppressed'; unit: UnitId }>)
  | (At &
      Readonly<{
        kind: 'moved'
        unit: UnitId
        from: Hex | null
        to: Hex
        facing: Face
        cameBy: Face | null
        by: OrderKind
      }>)
  | (At & Readonly<{ kind: 'exited'; unit: UnitId; from: Hex }>)
  | (At & Readonly<{ kind: 'halted'; unit: UnitId; hex: Hex | null; why: string; ahead: Hex | null }>)
  | (At & Readonly<{ kind: 'climbing'; unit: UnitId; to: Hex | null; work: number }>)
  /** T5.8: a die decides in which hex a swap with two assaults is fought. */
  | (At &
      Readonly<{
        kind: 'meeting'
        units: readonly UnitId[]
        hexes: readonly Hex[]
        rolls: readonly number[]
        hex: Hex | null
      }>)
  | (At & Readonly<{ kind: 'contact'; hex: Hex; units: readonly UnitId[] }>)
  | (At &
      Readonly<{
        kind: 'tankFear'
        unit: UnitId
        against: number
        rolls: readonly number[]
        passed: boolean
      }>)
  | (At &
      Readonly<{
        kind: 'round'
        hex: Hex
        round: number
        silent: readonly Readonly<{ unit: UnitId; why: string; rule: string }>[]
      }>)
  | (At &
      Readonly<{
        kind: 'struck'
        unit: UnitId
        target: UnitId
        hex: Hex
        /** 1…3; 0 the parting round of T5.13. */
        round: number
        ammo: number
        roll: Roll
        /** Stopped hits that count in the turn's pool (T4.4); absent: all. The trench of T6.3 is outside. */
        pooled?: number
      }>)
  /**
   * T11.5–T11.8: gets down from its carrier; `drawn` into close combat it misses a round; `wrecked`: the carrier
   * is destroyed.
   */
  | (At &
      Readonly<{
        kind: 'dismounted'
        unit: UnitId
        carrier: UnitId
        hex: Hex
        drawn: boolean
        wrecked?: true
      }>)
  /** T3.8 */
  | (At & Readonly<{ kind: 'loaded'; unit: UnitId; carrier: UnitId }>)
  /** T3.16: `ammo` moved from the transport's load; `left` of that load. */
  | (At & Readonly<{ kind: 'resupplied'; unit: UnitId; carrier: UnitId; ammo: number; left: number }>)
  /** T5.4: motorcyclists leave their machines for good. */
  | (At & Readonly<{ kind: 'abandoned'; unit: UnitId; hex: Hex }>)
  /** T5.13. `rolls`: 2D6 of wire on the way (T10.5); absent: no wire. */
  | (At & Readonly<{ kind: 'leftCombat'; unit: UnitId; from: Hex; to: Hex; rolls?: readonly number[] }>)
  | (At & Readonly<{ kind: 'rallied'; unit: UnitId }>)
  | (At & Readonly<{ kind: 'deployed'; unit: UnitId; deployed: boolean; facing: Face }>)
  | (At & Readonly<{ kind: 'worked'; unit: UnitId; task: Task | null; of: number }>)
  | (At & Readonly<{ kind: 'trenchDug'; unit: UnitId; hex: Hex; face: Face }>)
  | (At &
      Readonly<{
        kind: 'regrouped'
        host: UnitId
        donors: readonly UnitId[]
        strength: number
        ammo: number
        /** What stays behind as a unit of the last donor. */
        surplus: Readonly<{ unit: UnitId; strength: number; ammo: number }> | null
      }>)
  | (At & Readonly<{ kind: 'observerAttached'; unit: UnitId; host: UnitId }>)
  /** T10.5: 2D6 of a unit on foot at wire. */
  | (At &
      Readonly<{
        kind: 'wireTested'
        unit: UnitId
        from: Hex
        to: Hex
        rolls: readonly number[]
        passed: boolean
      }>)
  /** T10.5, T10.6: wire torn or removed, an obstacle blown up. */
  | (At &
      Readonly<{
        kind: 'edgeCleared'
        unit: UnitId
        work: 'wire' | 'obstacle'
        hex: Hex
        face: Face
        how: 'torn' | 'removed' | 'blown'
      }>)
  /** T10.1, T10.2; `unit`: who laid, found, entered, cleared or fired. */
  | (At &
      Readonly<{
        kind: 'minefield'
        what: 'laid' | 'found' | 'entered' | 'cleared' | 'destroyed'
        hex: Hex
        mines: MineKind
        owner: Side
        unit: UnitId
      }>)
  /** T10.3, T9.8: a die for each strength point; `mines` null: it is in the water. */
  | (At &
      Readonly<{
        kind: 'mineTested'
        unit: UnitId
        hex: Hex
        mines: MineKind | null
        rolls: readonly number[]
        losses: number
      }>)
  /** T10.7: 2D6 for each hit at a bunker; `face` the embrasure that a double sealed, null: none. */
  | (At &
      Readonly<{
        kind: 'sealing'
        unit: UnitId
        target: UnitId
        rolls: readonly number[]
        face: Face | null
      }>)
  | (At & Readonly<{ kind: 'bunkerBlown'; unit: UnitId; bunker: UnitId }>)
  /** T9.8: a bridge or pontoon loses strength; at 0 it falls. `hexes`: all of it. */
  | (At & Readonly<{ kind: 'bridgeHit'; unit: UnitId; hexes: readonly Hex[]; points: number; left: number }>)
  | (At & Readonly<{ kind: 'pontoonBuilt'; unit: UnitId; hex: Hex }>)
  | (At &
      Readonly<{
        kind: 'observerTested'
        unit: UnitId
        host: UnitId
        rolls: readonly number[]
        lost: boolean
      }>)
  | (At & Readonly<{ kind: 'sighted'; side: Side; unit: Unit }>)
  | (At & Readonly<{ kind: 'smokeGone'; hex: Hex }>)
  | (At & Readonly<{ kind: 'recovered'; unit: UnitId }>)
  /** T3.23.a: a ruse is over; `side` may fire again. `hold`: its place among the ruses. */
  | (At &
      Readonly<{
        kind: 'holdEnded'
        side: Side
        hold: number
        why: 'fire' | 'nonMarch' | 'assault' | 'turn'
        unit: UnitId | null
      }>)
  | (At & Readonly<{ kind: 'controlled'; hex: Hex; side: Side }>)
  | (At &
      Readonly<{
        kind: 'scored'
        side: Side
        points: number
        why: string
        detail: Readonly<Record<string, string | number>>
      }>)
  | (At & Readonly<{ kind: 'turnEnded'; turn: number }>)
  /** T16.2: ammo made good in the night over a road to the rear. */
  | (At & Readonly<{ kind: 'replenished'; unit: UnitId; ammo: number }>)
  /** T16.2: a die for each point that fell in a hex; `back` of them return, `left` is the strength then. */
  | (At &
      Readonly<{
        kind: 'returned'
        unit: UnitId
        hex: Hex
        rolls: readonly number[]
        back: number
        left: number
      }>)
  /** T16.2: wire or an obstacle stands on the edge. */
  | (At & Readonly<{ kind: 'edgeSet'; unit: UnitId; work: 'wire' | 'obstacle'; hex: Hex; face: Face }>)
  /** T16.3, T16.4: the hours of the next day; `by`: whose choice they are. */
  | (At & Readonly<{ kind: 'hoursSet'; day: number; hours: Hours; by: Side | null }>)
  | (At & Readonly<{ kind: 'ended'; winner: Side | null; level: Level; causes: readonly Cause[] }>)

export type EventKind = Event['kind']
