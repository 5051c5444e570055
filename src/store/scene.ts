/**
 * What the board shows, as plain data. The store makes a Scene from a SideView (or from the film);
 * the renderer draws it and knows nothing of rules. Views compare scenes by keys and references:
 * a part that did not change keeps its reference.
 */
import type { Face, Hex } from '../kernel/hex'

export type SideId = 'ussr' | 'axis'

export type TerrainLook = 'plain' | 'bushes' | 'openWoods' | 'forest' | 'swamp' | 'river' | 'town'

/** The printed map. Arrays are row by row, `cols` × `rows` long. */
export type MapPicture = Readonly<{
  id: string
  cols: number
  rows: number
  terrain: readonly TerrainLook[]
  level: readonly number[]
  /** Links between neighbouring hexes. */
  roads: readonly (readonly [Hex, Hex])[]
  rails: readonly (readonly [Hex, Hex])[]
  bridges: readonly Hex[]
  /** Lettering along a chain of hexes, in the language at hand. */
  names: readonly Readonly<{
    text: string
    hexes: readonly Hex[]
    kind: 'water' | 'relief' | 'place' | 'line'
  }>[]
}>

export type CounterState =
  | 'ordered'
  | 'noOrder'
  | 'suppressed'
  | 'ambush'
  | 'dugIn'
  | 'limbered'
  | 'loaded'
  | 'towing'
  | 'carried'
  | 'mounted'
  | 'observer'
  | 'lowAmmo'
  | 'lastSeen'
  | 'destroyed'
  | 'contact'

export type CounterPicture = Readonly<{
  id: string
  side: SideId
  hex: Hex
  /** Key of the symbol atlas, e.g. `infantry`, `mortar`, `tank`. */
  symbol: string
  /** Short code on the counter: К1, Г2, G2. */
  code: string
  /** Small tag: гв, 82, SMG; may be empty. */
  tag: string
  strength: number
  full: number
  /** 0…1, or null where it is not shown. */
  ammo: number | null
  steadiness: number | null
  states: readonly CounterState[]
  selected: boolean
  target: boolean
  /** Where the unit faces; a wedge outside the counter's edge. Left out: not shown. */
  facing?: Face
  /** Mark over the symbol's frame. */
  echelon: 'company' | 'platoon'
}>

/** Marked hexes; each kind has a pattern of its own, not a colour only. */
export type ZoneKind =
  | 'reach'
  | 'reachNext'
  | 'deploy'
  | 'sight'
  | 'sector'
  | 'threat'
  | 'objective'
  | 'targets'
  | 'patrol'

export type ZonePicture = Readonly<{
  kind: ZoneKind
  hexes: readonly Hex[]
  side?: SideId
  /** Small words in a hex: a tick, a count. */
  labels?: Readonly<Record<Hex, string>>
}>

export type ArrowKind =
  | 'fire'
  | 'suppress'
  | 'indirect'
  | 'flight'
  | 'manoeuvre'
  | 'march'
  | 'assault'
  | 'fireOnMove'

export type ArrowPicture = Readonly<{
  id: string
  kind: ArrowKind
  side: SideId
  /** Hexes from start to end; an off-map start is an edge name `edge:N` … `edge:W`. */
  path: readonly string[]
  /** Text in the tag: dice count. */
  tag?: string
  /** Arrival numbers at waypoints. */
  ticks?: Readonly<Record<Hex, string>>
  /** Flies in an arc: suppressive fire that is laid indirectly. `indirect` always does. */
  arc?: boolean
  selected: boolean
}>

export type WorksPicture = Readonly<{
  trenches: readonly Readonly<{ hex: Hex; face: Face }>[]
  wire: readonly Readonly<{ hex: Hex; face: Face }>[]
  obstacles: readonly Readonly<{ hex: Hex; face: Face }>[]
  mines: readonly Readonly<{ hex: Hex; kind: 'antiTank' | 'antiPersonnel' }>[]
  /** Pontoon bridges, and the faces over which they are entered. */
  pontoons?: readonly Readonly<{ hex: Hex; faces: readonly Face[] }>[]
  /** Bridges that are down. */
  fallen?: readonly Hex[]
  /** Embrasures of bunkers in sight. */
  embrasures?: readonly Readonly<{ hex: Hex; face: Face; sealed: boolean }>[]
}>

/** The line of sight tool: from, to, and the hex that blocks (null: clear). */
export type SightPicture = Readonly<{ from: Hex; to: Hex; blockedBy: Hex | null }>

export type Scene = Readonly<{
  map: MapPicture
  works: WorksPicture
  objectives: readonly Readonly<{ hex: Hex; label: string; owner: SideId | null }>[]
  zones: readonly ZonePicture[]
  counters: readonly CounterPicture[]
  arrows: readonly ArrowPicture[]
  smoke: readonly Hex[]
  sight: SightPicture | null
  selectedHex: Hex | null
  cursorHex: Hex | null
  /** Film: everything but these units lies under a veil; null: no veil. */
  actors: readonly string[] | null
}>

/** One animation of the film, played over the scene before the next scene replaces it. */
export type Cue =
  | Readonly<{
      kind: 'fire'
      style: 'fire' | 'suppress' | 'indirect' | 'flight'
      side: SideId
      from: string
      to: Hex
      tag: string
      losses: number
    }>
  | Readonly<{ kind: 'move'; moves: readonly Readonly<{ unit: string; from: Hex; to: Hex }>[] }>
  | Readonly<{ kind: 'burst'; hex: Hex; word: string }>
  | Readonly<{ kind: 'destroyed'; unit: string }>
  | Readonly<{ kind: 'focus'; hexes: readonly Hex[] }>

export type BoardPointer = Readonly<{
  hex: Hex
  unit: string | null
  x: number
  y: number
  shift: boolean
  touch: boolean
}>

export type BoardHandlers = Readonly<{
  click: (at: BoardPointer) => void
  /** Right click or long press. */
  context: (at: BoardPointer) => void
  hover: (at: BoardPointer | null) => void
  /** Dragging from a counter lays a path: each new hex under the pointer, then done. */
  dragPath: (from: BoardPointer, hex: Hex) => void
  dragEnd: (from: BoardPointer) => void
}>

/** The board as the UI sees it; made by `src/render`, handed over by `main.tsx`. */
export type Board = Readonly<{
  show: (scene: Scene) => void
  /** Plays a cue; resolves when it is over. `speed` 1, 2, 4; 0 = at once (also reduced motion). */
  play: (cue: Cue, speed: number) => Promise<void>
  fit: () => void
  zoomBy: (factor: number) => void
  centre: (hex: Hex) => void
  /** Page position of a hex centre and the hex's radius in px, for DOM tags. */
  placeOf: (hex: Hex) => Readonly<{ x: number; y: number; r: number }>
  /** Called after pan, zoom or resize. */
  onView: (listener: () => void) => () => void
  theme: (dark: boolean) => void
  destroy: () => void
}>

export type MountBoard = (
  host: HTMLElement,
  handlers: BoardHandlers,
  options: Readonly<{ dark: boolean }>,
) => Promise<Board>
