/** Entries that nothing but their place tells apart: dice of a roll, pips, terms of a sum. */
export const placed = <T>(list: readonly T[]) =>
  list.map((value, place) => ({ value, place, key: String(place) }))

/** The first `count` places. */
export const places = (count: number) => placed(Array.from({ length: count }, (_, place) => place))
