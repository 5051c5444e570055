import type { Unit } from './model'

/** The unit as a turn opens: what held for the last turn only is reset. */
export const fresh = (unit: Unit): Unit => ({
  ...unit,
  order: null,
  leftTrench: false,
  ignored: 0,
  fired: false,
  halted: false,
  sprung: false,
  dismounted: false,
  fought: false,
})
