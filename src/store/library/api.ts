/** The library: what its screen may read and do. Nothing here comes from a side's sheet or view (R69). */
import type { StoreApi } from 'zustand/vanilla'
import type { SavedGame } from '../api'

export type LibraryState = Readonly<{
  /** Saved games, the one saved last first; null: the browser keeps none, or does not say. */
  games: readonly SavedGame[] | null
}>

export type LibraryActions = Readonly<{
  /** Looks again: another tab may have saved meanwhile. */
  refresh: () => Promise<void>
}>

export type LibraryStore = StoreApi<LibraryState & LibraryActions>
