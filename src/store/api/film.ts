/** The resolved turn: its film, its report, and the record looked at again. */
import type { StoreApi } from 'zustand/vanilla'
import type { Event } from '../../engine/tactical/events'
import type { Phase, Side, UnitId } from '../../engine/tactical/model'
import type { Edge, Text } from '../../engine/tactical/scenario'
import type { Hex } from '../../kernel/hex'
import type { Eyes } from '../film/table'
import type { Scene } from '../scene'

/** One line of film and log. `event` holds ids and terms; i18n makes the sentence. */
export type LogLine = Readonly<{
  n: number
  turn: number
  phase: Phase
  event: Event
  /** Units named in the event as they were then. */
  cast: Readonly<Record<UnitId, CastMember>>
}>

/** `edge`: fires from off the map, over this edge (T13.9). */
export type CastMember = Readonly<{
  code: string
  type: string
  side: Side
  hex: Hex | null
  edge: Edge | null
}>

export type FilmState = Readonly<{
  turn: number
  lines: readonly LogLine[]
  /** Index of the next line to be shown. */
  at: number
  playing: boolean
  speed: 1 | 2 | 4
  scene: Scene
  /** The line at hand is open with its sum. */
  open: number | null
  luck: Readonly<Record<Side, Readonly<{ dice: number; hits: number; expected: number }>>>
  done: boolean
}>

export type FilmActions = Readonly<{
  play: () => void
  pause: () => void
  step: () => void
  back: () => void
  seek: (line: number) => void
  setSpeed: (speed: 1 | 2 | 4) => void
  skipPhase: () => void
  skipAll: () => void
  openLine: (line: number | null) => void
  /** The film is over: to the report. */
  finish: () => void
}>

export type FilmStore = StoreApi<FilmState & FilmActions>

/** What deciding a recorded game again came to. `event` counts from 0 within the turn; null: only a digest differs. */
export type Check =
  | Readonly<{ kind: 'running' }>
  /** `dice` null: the game goes on, and some may have been thrown in secret. */
  | Readonly<{ kind: 'verified'; turns: number; dice: number | null }>
  | Readonly<{ kind: 'differs'; turn: number; phase: Phase; event: number | null }>
  /** The seed is not the one whose digest was shown before turn 1. */
  | Readonly<{ kind: 'otherSeed' }>
  /** Played by rules that this program does not have. */
  | Readonly<{ kind: 'otherRules'; rules: string }>

export type ReplayState = Readonly<{
  /** The turn that is shown, and how many are resolved. */
  turn: number
  turns: number
  over: boolean
  /** Whose knowledge is shown; `open`: the umpire's. */
  eyes: Eyes
  /** Eyes that may be chosen: while the game goes on only those of both (R72). */
  choices: readonly Eyes[]
  film: FilmStore
  /** Null: it was not asked for. */
  check: Check | null
}>

export type ReplayActions = Readonly<{
  /** Shows a turn from its beginning, or from a share of its lines on (0…1). */
  goTo: (turn: number, share?: number) => void
  see: (eyes: Eyes) => void
  verify: () => Promise<void>
  close: () => void
}>

export type ReplayStore = StoreApi<ReplayState & ReplayActions>

export type TurnReport = Readonly<{
  turn: number
  losses: Readonly<
    Record<
      Side,
      readonly Readonly<{ unit: UnitId; code: string; type: string; points: number; destroyed: boolean }>[]
    >
  >
  ground: readonly Readonly<{ hex: Hex; side: Side }>[]
  objectives: readonly Readonly<{ hex: Hex; label: Text; owner: Side | null }>[]
  ammo: Readonly<Record<Side, number>>
  luck: FilmState['luck']
  points: Readonly<Record<Side, number>>
}>
