/** The library: what its screen may read and do. Nothing here comes from a side's sheet or view (R69). */
import type { StoreApi } from 'zustand/vanilla'
import type { SavedGame } from '../api'

/** One of the last records of a game; `seq`: the number of the save. */
export type GameRecord = Readonly<{ seq: number; head: SavedGame }>

/** A file to be given to the player; `left`: names of games that are not in it. */
export type Exported = Readonly<{ name: string; text: string; games: number; left: readonly string[] }>

/** R51: whether the browser promised not to clear the storage by itself, and bytes in use; null: it does not say. */
export type Space = Readonly<{ kept: boolean | null; used: number | null }>

export type LibraryState = Readonly<{
  /** Saved games, the one saved last first; null: the browser keeps none, or does not say. */
  games: readonly SavedGame[] | null
  /** The game whose last records lie open, newest first. */
  opened: Readonly<{ id: string; records: readonly GameRecord[] }> | null
  /** The game that was deleted last, while it can be had back. */
  removed: SavedGame | null
  space: Space
}>

/** Each is over when the disk has been read back; what goes wrong, the players are told by a notice. */
export type LibraryActions = Readonly<{
  /** Looks again: another tab may have saved meanwhile. */
  refresh: () => Promise<void>
  /** Blank: the game goes by its battle again. */
  rename: (id: string, title: string) => Promise<void>
  /**
   * A game of its own under that title, from the newest record or from the one named, with those before it.
   * Gives back its id; null: it was not made.
   */
  copy: (id: string, title: string, seq?: number) => Promise<string | null>
  /** Deletes a game; the one deleted before it cannot be had back any more. */
  remove: (id: string) => Promise<void>
  /** The deletion is undone. */
  restore: () => Promise<void>
  /** The deletion is final: nothing of the game is left on the disk. */
  forget: () => Promise<void>
  /** A game as the menu of a game exports it; null: no record of it can be read. */
  exportGame: (id: string) => Promise<Exported | null>
  /** All games as one file, the one saved last first; null: not one of them can be read. */
  exportAll: () => Promise<Exported | null>
  /** Shows the last records of a game; null: of none. */
  look: (id: string | null) => Promise<void>
}>

export type LibraryStore = StoreApi<LibraryState & LibraryActions>
