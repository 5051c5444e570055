import type { PaletteEntry } from '../../store/api'

/**
 * Squadrons and ground units have nothing of each other's orders, nor has one squadron of another's; at night no
 * order of the day.
 */
const OF_OTHERS: readonly string[] = ['squadronsFly', 'squadronsOnly', 'otherMission', 'nightOrdersOnly']

/** Orders worth showing: those that are open, and those that have a key of their own. */
export const shownOrders = (entries: readonly PaletteEntry[]): readonly PaletteEntry[] =>
  entries.filter(({ key, verdict }) => verdict.legal || (key !== '' && !OF_OTHERS.includes(verdict.fault)))
