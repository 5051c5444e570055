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
import type { Event, Sum } from '../engine/tactical/events'
import type {
  MineKind,
  Phase,
  Result,
  Side,
  SideView,
  Speed,
  UnitId,
  Variants,
  Weapon,
} from '../engine/tactical/model'
import type { MountState, Order, OrderKind, Question, Sheet } from '../engine/tactical/orders'
import type { Calendar } from '../engine/tactical/rules/calendar'
import type { Edge, Text } from '../engine/tactical/scenario'
import type { Face, Hex } from '../kernel/hex'
import type { Term } from '../kernel/modifier'
import type { Verdict } from '../kernel/verdict'
import type { Eyes } from './film/table'
import type { LibraryStore } from './library/api'
import type { CounterPicture, MapPicture, Scene } from './scene'

export type Lang = 'ru' | 'en'

/** A sentence to be said by i18n: key and its values. */
export type Said = Readonly<{
  key: string
  detail: Readonly<Record<string, string | number>>
  rule?: string
  /** What it says of parts of it: games of a file, each as the detail `file`. */
  parts?: readonly Said[]
}>

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

/** The order palette at a unit: each order with its reason if it is refused. */
export type PaletteEntry = Readonly<{ kind: OrderKind; key: string; verdict: Verdict }>

/** What a fire order may do, from what its player knows. Probabilities 0…1. */
export type FirePreview = Readonly<{
  sum: Sum
  laying: Weapon['laying']
  dice: number
  accuracy: number
  defence: number
  expectedLosses: number
  /** P(losses = 0, 1, 2, …). */
  losses: readonly number[]
  suppressed: number
  ammo: number
  /** T11.3, T11.7: the second throw, at the load of a carrier. */
  load: LoadPreview | null
}>

export type LoadPreview = Readonly<{
  unit: UnitId
  rule: 'T11.3' | 'T11.7'
  /** P(the throw is made). */
  chance: number
  sum: Sum
  dice: number
  accuracy: number
  defence: number
  expectedLosses: number
}>

export type PathPreview = Readonly<{
  /** Arrival tick at each hex of the path; null: not in this turn (climbing debt). */
  arrivals: readonly Readonly<{ hex: Hex; tick: number | null }>[]
  /** Known enemies that may fire at a point of the path. */
  reactions: readonly Readonly<{ unit: UnitId; hex: Hex }>[]
}>

export type Preview = Readonly<{
  verdict: Verdict
  fire: FirePreview | null
  path: PathPreview | null
  defence: readonly Term[]
}>

export type SheetRow = Readonly<{
  unit: UnitId
  row: number
  order: Order | null
  /** Why it takes no order: suppressed, in reserve … */
  barred: Verdict
  /** T11.7, T13.4: carried or attached, it goes along without an order. */
  rides: boolean
  /** T5.1, T11.2: as it is now, mounted or loaded; null: it does not move by itself. */
  speed: Speed | null
  preview: Preview | null
  /** Reasons why the order will likely fail. */
  warnings: readonly Said[]
}>

/**
 * An order in the making: the kind is chosen, its target or path is not complete. Defence and Ambush are
 * given at once; their draft waits for a target that they may have.
 */
export type Draft = Readonly<{
  unit: UnitId
  kind: OrderKind
  path: readonly Hex[]
  facing: Face | null
  /** T5.12: the way is laid mounted or on foot; absent: as the unit is. */
  mount?: MountState
  /** Of the order as it would stand now; null while it is not complete. */
  preview: Preview | null
}>

export type ToolKind = 'los' | 'fov' | 'sectors' | 'threat' | 'range' | 'objectives'

export type SightLineInfo = Readonly<{
  from: Hex
  to: Hex
  clear: boolean
  blockedBy: Hex | null
  rule: string
  distance: number
  /** Hexes of the cross-section in order. */
  section: readonly Readonly<{ hex: Hex; level: number; terrain: string; blocks: boolean }>[]
}>

export type SeatState = Readonly<{
  side: Side
  purpose: 'deploy' | 'orders' | 'answer'
  view: SideView
  sheet: Sheet
  rows: readonly SheetRow[]
  selected: UnitId | null
  /** Set-up: the selected unit was put down since it was chosen; the next counter that is clicked is chosen. */
  settled: boolean
  /** Enemy or own unit whose card is shown beside the selected one. */
  inspected: UnitId | null
  /** The hex whose card is shown, before any unit's. */
  looked: Hex | null
  hover: Hex | null
  cursor: Hex | null
  draft: Draft | null
  tools: readonly ToolKind[]
  sight: SightLineInfo | null
  canUndo: boolean
  canRedo: boolean
  scene: Scene
  /** What happened last turn, as this side may know it. */
  lastTurn: readonly LogLine[]
  /** Deployment: trenches left to dig. */
  trenchesLeft: number
  /** Deployment: wire, obstacles and mines left to set; null: none in this battle. */
  worksLeft: Readonly<Record<'wire' | 'obstacles' | MineKind, number | null>>
  question: Question | null
  said: Said | null
}>

export type SeatActions = Readonly<{
  select: (unit: UnitId | null) => void
  inspect: (unit: UnitId | null) => void
  /** Shows the card of a hex; null: puts it away. */
  look: (hex: Hex | null) => void
  hoverHex: (hex: Hex | null) => void
  moveCursor: (face: Face | null, hex?: Hex) => void
  toggleTool: (tool: ToolKind, on?: boolean) => void
  palette: (unit: UnitId) => readonly PaletteEntry[]
  /** Begins an order: complete kinds are given at once, others wait for a target or a path. */
  begin: (unit: UnitId, kind: OrderKind) => Verdict
  /** A hex is pointed at: target, next waypoint (the way to it is found), face. Twice the last hex: done. */
  point: (hex: Hex, unit?: UnitId | null) => Verdict
  /** Dragging: the next hex of the path. */
  extend: (hex: Hex) => Verdict
  finish: () => Verdict
  cancel: () => void
  /** T5.12: the way in the making is made mounted or on foot. */
  ride: (mount: MountState) => Verdict
  give: (unit: UnitId, order: Order) => Verdict
  /** Text entry: "K1 fire G7", «К1 огонь Г7». */
  command: (text: string) => Verdict
  clear: (unit: UnitId) => void
  clearSheet: () => void
  copyLast: (unit: UnitId) => Verdict
  defenceForRest: () => void
  nextWithoutOrder: () => UnitId | null
  undo: () => void
  redo: () => void
  previewOf: (unit: UnitId, order: Order) => Preview
  /** T16.2: how many trenches and wires a unit makes in the night, how many obstacles or minefields, and these where. */
  nightWorks: (
    unit: UnitId,
  ) => Readonly<{ most: number; barriers: number; fields: Readonly<Record<MineKind, readonly Hex[]>> }> | null
  /** Hexes or units that the draft may point at. */
  choices: () => readonly string[]
  /** Deployment. */
  place: (unit: UnitId, hex: Hex) => Verdict
  /** A click in the set-up: chooses a unit, or puts the chosen one in the hex. */
  pointPlace: (hex: Hex, unit: UnitId | null) => void
  turnUnit: (unit: UnitId, facing: Face) => void
  setConcealed: (unit: UnitId, on: boolean) => Verdict
  trench: (hex: Hex, face: Face) => Verdict
  /** Sets wire or an obstacle on an edge, or takes away what the player has set there. */
  setEdge: (work: 'wire' | 'obstacles', hex: Hex, face: Face) => Verdict
  /** Lays mines in a hex, or takes up what the player has laid there. */
  setMines: (kind: MineKind, hex: Hex) => Verdict
  /** What sealing would leave open. */
  sealing: () => Readonly<{
    without: readonly UnitId[]
    likelyToFail: readonly Readonly<{ unit: UnitId; said: Said }>[]
  }>
  /** Seals; the seat is destroyed. */
  seal: () => void
  answer: (option: string) => void
}>

export type SeatStore = StoreApi<SeatState & SeatActions>

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
