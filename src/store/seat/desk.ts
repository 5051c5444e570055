/** What lies on the seated player's desk. All parts of the seat speak of it in these types. */

import type { Side, SideView, UnitId } from '../../engine/tactical/model'
import type { Placement, Question, Sheet } from '../../engine/tactical/orders'
import type { Hex } from '../../kernel/hex'
import type { Draft, Lang, LogLine, Said, SeatState, ToolKind } from '../api'
import type { Drafts, Written } from './drafts'

export type Purpose = SeatState['purpose']

/** What a seat is made from: one player's knowledge and nothing else. */
export type SeatInput = Readonly<{
  side: Side
  purpose: Purpose
  view: SideView
  /** Orders written before (a draft, an unsealed sheet), or the sealed sheet while a question is answered. */
  sheet: Sheet
  placement: Placement
  /** Own orders of the last turn. */
  lastSheet: Sheet
  lastTurn: readonly LogLine[]
  question: Question | null
  lang: Lang
  /** After each change: kept behind the curtain. */
  onDraft: (written: Written) => void
  onSeal: (written: Written) => void
  onAnswer: (option: string) => void
}>

/** The passing part of the desk: gone with the seat, never undone. */
export type Desk = Readonly<{
  lang: Lang
  selected: UnitId | null
  settled: boolean
  inspected: UnitId | null
  looked: Hex | null
  hover: Hex | null
  cursor: Hex | null
  draft: Draft | null
  tools: readonly ToolKind[]
  said: Said | null
}>

/** What the actions of a seat work with. */
export type Seating = Readonly<{
  input: SeatInput
  drafts: Drafts
  desk: () => Desk
  /** The view with the units where the placement puts them, while the side deploys. */
  view: () => SideView
  /** Changes the desk and shows the result. */
  put: (change: Partial<Desk>) => void
  /** Writes a step that can be undone, and shows the result. */
  write: (written: Partial<Written>, change?: Partial<Desk>) => void
}>

export const cleanDesk = (lang: Lang): Desk => ({
  lang,
  selected: null,
  settled: false,
  inspected: null,
  looked: null,
  hover: null,
  cursor: null,
  draft: null,
  tools: [],
  said: null,
})
