/** How much a counter shows, by its side in CSS pixels. */
export type Lod = 'full' | 'medium' | 'small' | 'dot'

/** Side of a counter, in radii of a hex, and how far it sits below the centre. */
export const COUNTER_SIDE = 1.07
export const COUNTER_DROP = 0.06

export const lodOf = (side: number): Lod =>
  side >= 52 ? 'full' : side >= 36 ? 'medium' : side >= 24 ? 'small' : 'dot'
