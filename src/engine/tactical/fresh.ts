import type { Unit } from './model'

const RESET = {
  order: null,
  leftTrench: false,
  ignored: 0,
  fired: false,
  halted: false,
  sprung: false,
  dismounted: false,
  fought: false,
} as const

const FIELDS = Object.keys(RESET) as (keyof typeof RESET)[]

/** The unit as a turn opens: what held for the last turn only is reset. */
export const fresh = (unit: Unit): Unit =>
  FIELDS.every((field) => unit[field] === RESET[field]) ? unit : { ...unit, ...RESET }
