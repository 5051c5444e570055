/**
 * What screens may read and do. Four stores, each a zustand vanilla store:
 *
 * - `AppStore`: public facts only; lives as long as the page.
 * - `SeatStore`: everything of the seated player; made when the player opens the envelope, destroyed at
 *   the hand-over. It is built from a SideView: it cannot hold what its player may not know.
 * - `FilmStore`: the resolved turn, public to both.
 * - `LibraryStore`: the saved games, from public facts only (`library/api.ts`).
 *
 * The engine's State, both sealed sheets and the seed live in a closure of the match (`match.ts`).
 */
import type { StoreApi } from 'zustand/vanilla'
import type { Phase, Result, Side, Variants } from '../engine/tactical/model'
import type { Calendar } from '../engine/tactical/rules/calendar'
import type { Text } from '../engine/tactical/scenario'
import type { Verdict } from '../kernel/verdict'
import type { FilmStore, ReplayStore, TurnReport } from './api/film'
import type { Lang, Said } from './api/said'
import type { SeatStore } from './api/seat'
import type { LibraryStore } from './library/api'
import type { CounterPicture, MapPicture } from './scene'

export type * from './api/film'
export type * from './api/said'
export type * from './api/seat'

export type Screen =
  | 'start'
  | 'newGame'
  | 'curtain'
  | 'deploy'
  | 'orders'
  | 'umpire'
  | 'film'
  | 'report'
  | 'result'
  | 'replay'

/** How a battle ended, with the words that the battle itself has for it. */
export type Ending = Result & Readonly<{ text: Text }>

/** A battle on the start screen. */
export type ScenarioCard = Readonly<{
  id: string
  name: Text
  date: string
  brief: Text
  teaches: Text | null
  turns: number
  minutes: number
  units: Readonly<Record<Side, number>>
  sideNames: Readonly<Record<Side, Text>>
  map: MapPicture
  counters: readonly CounterPicture[]
}>

/** The game to continue, from public facts only (R69). */
export type SavedGame = Readonly<{
  id: string
  scenario: Text
  turn: number
  turns: number
  next: Side | null
  savedAt: string
  /** It has come to its end, and that was shown. */
  over?: true
  /** As its players call it; without one it goes by its battle. */
  title?: string
}>

export type NewGame = Readonly<{
  scenario: string
  names: Readonly<Record<Side, string>>
  /** Optional PIN of a side; empty: none. */
  pins: Readonly<Record<Side, string>>
  variants: Variants
}>

/** `idle` nothing to save; `saved` only after the written record was read back. */
export type SaveStatus = 'idle' | 'saving' | 'saved' | 'failed' | 'unavailable'

export type MatchHead = Readonly<{
  scenario: string
  name: Text
  date: string
  turn: number
  turns: number
  /** T16.1: day and turn of the day, 17 the night after it; null in a battle of one day. */
  calendar: Calendar | null
  /** T16.3: this is a night turn. */
  dark: boolean
  /** hh:mm of the turn at hand. */
  clock: string
  phase: Phase
  names: Readonly<Record<Side, string>>
  sideNames: Readonly<Record<Side, Text>>
  sealed: Readonly<Record<Side, boolean>>
  /** Reinforcement turns, public in the scenario. */
  reinforcements: readonly Readonly<{ turn: number; side: Side }>[]
  /** SHA-256 of the seed, shown before turn 1; the seed itself when the game is over. */
  commitment: string
  seed: string | null
  /** How often the game was opened again, from the disk or from a file (R78). */
  reloads: number
  variants: Variants
}>

/** The curtain: who takes the seat next, and for what. */
export type Curtain = Readonly<{
  to: Side
  purpose: 'deploy' | 'orders' | 'answer'
  pin: boolean
}>

export type AppState = Readonly<{
  /** The battles and the saved game have been looked up. */
  ready: boolean
  screen: Screen
  lang: Lang
  dark: boolean
  sound: boolean
  scenarios: readonly ScenarioCard[]
  saved: SavedGame | null
  /** The other saved games, the one saved last first. */
  earlier: readonly SavedGame[]
  saveStatus: SaveStatus
  /** Clock time of the last verified save, hh:mm:ss. */
  savedAt: string | null
  picked: string | null
  match: MatchHead | null
  curtain: Curtain | null
  seat: SeatStore | null
  film: FilmStore | null
  replay: ReplayStore | null
  report: TurnReport | null
  result: Ending | null
  /** A message that waits to be read: a damaged file, a failed save. */
  notice: Said | null
}>

export type AppActions = Readonly<{
  setLang: (lang: Lang) => void
  setDark: (dark: boolean) => void
  setSound: (on: boolean) => void
  pickScenario: (id: string) => void
  startGame: (choice: NewGame) => void
  toStart: () => void
  /** The game saved last, or another one by its id. */
  continueGame: (id?: string) => Promise<void>
  /** The saved games as they stand on the disk; null, and the players are told: that part did not come. */
  openLibrary: () => Promise<LibraryStore | null>
  /** The deliberate step at the curtain; a wrong PIN answers false. */
  openEnvelope: (pin: string) => Promise<boolean>
  /** At the curtain, while the other side has not sealed: takes a sealed sheet back, orders and all. */
  unseal: (side: Side) => void
  exportGame: () => string | null
  importGame: (fileName: string, text: string) => Promise<Verdict>
  /** The turns of the game on the table, looked at again; closing it comes back to the table. */
  openReplay: () => Promise<void>
  /** From the report: to the next turn's first curtain, or to the result. */
  nextTurn: () => void
  dismissNotice: () => void
}>

export type AppStore = StoreApi<AppState & AppActions>
