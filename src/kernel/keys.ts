/** Keys of records in an order of their own: that in which they stand must decide nothing. */

/** The keys by code unit. Those of tables that were built in order, as most are, are only looked over. */
export const sortedKeys = (record: Readonly<Record<string, unknown>>): readonly string[] => {
  const keys = Object.keys(record)
  for (let i = 1; i < keys.length; i++) if ((keys[i - 1] as string) > (keys[i] as string)) return keys.sort()
  return keys
}
