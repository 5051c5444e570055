/** The way by keys from a row of the sheet to the orders beside it, also while these are still on their way. */
import type { UnitId } from '../../engine/tactical/model'

/** The unit whose orders were asked for before they stood on the page. */
let awaited: UnitId | null = null

const focusEntry = (): boolean => {
  const entry = document.querySelector<HTMLElement>('.order-palette button[tabindex="0"]')
  entry?.focus()
  return entry !== null
}

/** Puts the focus on the orders of a unit: now, or as soon as they are shown. */
export const toPalette = (unit: UnitId): void => {
  awaited = focusEntry() ? null : unit
}

/** The orders of a unit are shown: if they were awaited and the hand still rests on its row, they get the focus. */
export const paletteShown = (unit: UnitId): void => {
  const row = document.activeElement?.closest<HTMLElement>('[data-unit]')?.dataset.unit
  if (awaited === unit && row === unit) focusEntry()
  awaited = null
}
