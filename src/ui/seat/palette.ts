import type { PaletteEntry } from '../../store/api'

/** Orders worth showing: those that are open, and those that have a key of their own; at night no order of the day. */
export const shownOrders = (entries: readonly PaletteEntry[]): readonly PaletteEntry[] =>
  entries.filter(({ key, verdict }) => verdict.legal || (key !== '' && verdict.fault !== 'nightOrdersOnly'))
