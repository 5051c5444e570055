import type { PaletteEntry } from '../../store/api'

/** Orders worth showing: those that are open, and those that have a key of their own. */
export const shownOrders = (entries: readonly PaletteEntry[]): readonly PaletteEntry[] =>
  entries.filter(({ key, verdict }) => key !== '' || verdict.legal)
