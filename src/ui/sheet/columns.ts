/** Columns of the order sheet, as on paper. `small`: also on a narrow dock. */
export const COLUMNS = {
  row: { small: true },
  unit: { small: false },
  strength: { small: true },
  ammo: { small: true },
  steadiness: { small: true },
  state: { small: true },
  order: { small: true },
  target: { small: true },
  phase: { small: true },
  defence: { small: true },
  expected: { small: false },
} as const

export type Column = keyof typeof COLUMNS

export const COLUMN_ORDER = Object.keys(COLUMNS) as readonly Column[]
