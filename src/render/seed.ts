/** Seeded numbers for drawing only, so that a map always looks the same. Never for dice. */

/** A stream of numbers in [0, 1) from whole-number keys. */
export const seeded = (...keys: readonly number[]): (() => number) => {
  let state = 0x9e3779b9
  for (const key of keys) state = Math.imul(state ^ (key + 0x7f4a7c15), 0x85ebca6b) ^ (state >>> 13)
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
}
