/** Everything of the seated player: his sheet, what he points at, what his orders may do. */
import type { StoreApi } from 'zustand/vanilla'
import type { Sum } from '../../engine/tactical/events'
import type { MineKind, Side, SideView, Speed, UnitId, Weapon } from '../../engine/tactical/model'
import type { MountState, Order, OrderKind, Question, Sheet } from '../../engine/tactical/orders'
import type { Face, Hex } from '../../kernel/hex'
import type { Term } from '../../kernel/modifier'
import type { Verdict } from '../../kernel/verdict'
import type { Scene } from '../scene'
import type { LogLine } from './film'
import type { Said } from './said'

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
