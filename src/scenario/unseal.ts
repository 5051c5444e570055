/** Breaks the seals of `seal.ts`: what lay under them is checked like any other file. */
import type { Placement, Sheet } from '../engine/tactical/orders'
import { placement, sheet } from './schemas/orders'
import { openSealed } from './seal'
import { shape } from './shape'

/** The sheet under a seal; null with a wrong key. */
export const openSheet = (sealed: string, key: string): Sheet | null => {
  const text = openSealed(sealed, key)
  const shaped = text === null ? null : shape(sheet, JSON.parse(text))
  return shaped?.ok ? shaped.value : null
}

/** The placement under a seal; null with a wrong key. */
export const openPlacement = (sealed: string, key: string): Placement | null => {
  const text = openSealed(sealed, key)
  const shaped = text === null ? null : shape(placement, JSON.parse(text))
  return shaped?.ok ? shaped.value : null
}
