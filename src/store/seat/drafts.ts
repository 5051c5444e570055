/** What a player has written and not sealed yet, with undo and redo that reach no further than this seat. */
import { temporal } from 'zundo'
import { createStore } from 'zustand/vanilla'
import type { Placement, Sheet } from '../../engine/tactical/orders'

export type Written = Readonly<{ sheet: Sheet; placement: Placement }>

export type Drafts = Readonly<{
  now: () => Written
  /** One step for undo; the same values are no step. */
  write: (next: Partial<Written>) => void
  undo: () => boolean
  redo: () => boolean
  canUndo: () => boolean
  canRedo: () => boolean
  forget: () => void
}>

/** Steps that undo remembers. */
export const UNDO_LIMIT = 200

export const openDrafts = (start: Written): Drafts => {
  const store = createStore<Written>()(
    temporal(() => start, {
      limit: UNDO_LIMIT,
      equality: (past, next) => past.sheet === next.sheet && past.placement === next.placement,
    }),
  )
  const past = () => store.temporal.getState()
  const stepped = (possible: boolean, step: () => void): boolean => {
    if (possible) step()
    return possible
  }
  const canUndo = (): boolean => past().pastStates.length > 0
  const canRedo = (): boolean => past().futureStates.length > 0
  return {
    now: store.getState,
    write: (next) => store.setState(next),
    undo: () => stepped(canUndo(), () => past().undo()),
    redo: () => stepped(canRedo(), () => past().redo()),
    canUndo,
    canRedo,
    forget: () => past().clear(),
  }
}
