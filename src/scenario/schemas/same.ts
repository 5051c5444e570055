/** Compile-time proof that a schema and a type of the engine describe the same data. */

/** The type without `readonly`, all the way down. */
export type Plain<T> = T extends readonly unknown[] | object ? { -readonly [K in keyof T]: Plain<T[K]> } : T

/** `true` if each type may stand for the other; else an error where `same<A, B>()` is called. */
type Mutual<A, B> = [Plain<A>] extends [Plain<B>] ? ([Plain<B>] extends [Plain<A>] ? true : never) : never

/** Does nothing when it runs: `same<A, B>(true)` compiles only if A and B are the same shape. */
export const same = <A, B>(_proof: Mutual<A, B>): void => {}
