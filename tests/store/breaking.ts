/** A database of which one operation goes wrong. */
/** Every way in which one operation of a store can go wrong. */
export type Break = 'throws' | 'aborts' | 'never answers'

const METHODS = ['put', 'add', 'delete', 'getAll', 'get'] as const

/** The n-th operation on any store from now on goes wrong; gives back how many there were. */
export const breaking = async (nth: number, how: Break, work: () => Promise<unknown>): Promise<number> => {
  const { prototype } = (globalThis as unknown as { IDBObjectStore: typeof IDBObjectStore }).IDBObjectStore
  const real = METHODS.map((name) => [name, prototype[name]] as const)
  let count = 0
  for (const [name, method] of real)
    Object.assign(prototype, {
      [name](this: IDBObjectStore, ...args: unknown[]) {
        count += 1
        if (count === nth && how === 'throws') throw new DOMException('', 'QuotaExceededError')
        if (count === nth && how === 'aborts') this.transaction.abort()
        const request = (method as (...all: unknown[]) => IDBRequest).apply(this, args)
        if (count === nth && how === 'never answers') request.addEventListener = () => {}
        return request
      },
    })
  try {
    await work().catch(() => {})
    return count
  } finally {
    for (const [name, method] of real) Object.assign(prototype, { [name]: method })
  }
}
