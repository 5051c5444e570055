/** Keeping references: views compare by identity, so what did not change must stay the same object. */

const same = (a: readonly unknown[], b: readonly unknown[]): boolean =>
  a.length === b.length && a.every((value, at) => Object.is(value, b[at]))

/** A function that gives its last answer again for the same arguments. */
export const remembering = <A extends readonly unknown[], R>(
  make: (...from: A) => R,
): ((...from: A) => R) => {
  let last: Readonly<{ from: A; made: R }> | null = null
  return (...from) => {
    if (last === null || !same(last.from, from)) last = { from, made: make(...from) }
    return last.made
  }
}

/** Answers by key: made anew only where what it is made from has changed. */
export const keyed = <R>(): ((key: string, from: readonly unknown[], make: () => R) => R) => {
  const known = new Map<string, Readonly<{ from: readonly unknown[]; made: R }>>()
  return (key, from, make) => {
    const old = known.get(key)
    if (old && same(old.from, from)) return old.made
    const made = make()
    known.set(key, { from, made })
    return made
  }
}

/** A list that stays the same list while its members do. */
export const steady = <T>(): ((next: readonly T[]) => readonly T[]) => {
  let last: readonly T[] = []
  return (next) => {
    if (!same(last, next)) last = next
    return last
  }
}
