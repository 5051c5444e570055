/** Rows of the sheet under the keys: which one has the focus, and how it is given to another. */
import type { UnitId } from '../../engine/tactical/model'
import type { SeatStore } from '../../store/api'

const UNITS = '.order-table [data-unit]'

/** Puts the focus on a unit's row; its first cell has it, or the button in there. */
export const focusRow = (unit: UnitId | undefined): void => {
  const row = document.querySelector(`.order-table [data-unit="${CSS.escape(unit ?? '')}"]`)
  const cell = row?.querySelector<HTMLElement>('.c-row')
  ;(cell?.querySelector('button') ?? cell)?.focus()
}

/** The seat opens: its first row that waits has the keys, unless a dialog or a text has them. */
export const openAtRow = (unit: UnitId | undefined): void => {
  if (document.activeElement === document.body) focusRow(unit)
}

/** The unit that a key means: the selected one, else the one whose row has the focus. */
export const unitAtHand = (seat: SeatStore): UnitId | null =>
  seat.getState().selected ?? document.activeElement?.closest<HTMLElement>(UNITS)?.dataset.unit ?? null
