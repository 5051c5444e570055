/**
 * The open cells of a search, in buckets by cost: a ring of chains on flat arrays. Costs leave it in ascending
 * order; of one cost, the cell first queued first.
 */
import type { Cell } from './hex'

/** A step costs at most 65535, so a ring of 65536 buckets holds all costs that are open at a time. */
const MOST_BUCKETS = 65536

/**
 * heads[bucket] starts a chain of entries, each a cell and the place of the next (−1 = last). `live` has a bit
 * for each bucket in use, to pass over the empty ones; `batch` takes the cells of one bucket.
 */
export type Buckets = Readonly<{ heads: Int32Array; live: Int32Array; chain: Int32Array; batch: Int32Array }>

// Reused, since a search leaves it empty: nothing of it can be seen from outside.
let spare: Buckets = {
  heads: new Int32Array(0),
  live: new Int32Array(0),
  chain: new Int32Array(0),
  batch: new Int32Array(0),
}

/** How many buckets a budget takes: a power of two, so that a cost is brought into the ring by its low bits. */
export const ringFor = (budget: number): number => {
  let ring = 32
  while (ring <= budget && ring < MOST_BUCKETS) ring *= 2
  return ring
}

/** Empty buckets for a map of `size` cells but for one entry: the start, at no cost. */
export const bucketsWith = (size: number, ring: number, start: Cell): Buckets => {
  const most = Math.max(size, spare.batch.length)
  if (spare.heads.length < ring || spare.batch.length < size) {
    const heads = new Int32Array(Math.max(ring, spare.heads.length)).fill(-1)
    // A cell is queued at most once over each of its six faces, and the start once.
    const chain = new Int32Array(2 * (most * 6 + 1))
    spare = { heads, live: new Int32Array(heads.length / 32), chain, batch: new Int32Array(most) }
  }
  spare.chain[0] = start
  spare.chain[1] = -1
  spare.heads[0] = 0
  spare.live[0] = 1
  return spare
}

const lowestBit = (bits: number): number => 31 - Math.clz32(bits & -bits)

/** How far on from bucket `at` the next one in use is, round the ring; −1 if all are empty. */
export const gap = (live: Int32Array, ring: number, at: number): number => {
  const here = (live[at >> 5] as number) >>> (at & 31)
  if (here !== 0) return lowestBit(here)
  const words = ring >> 5
  for (let i = 1; i <= words; i++) {
    const word = ((at >> 5) + i) & (words - 1)
    const bits = live[word] as number
    if (bits !== 0) return (word * 32 + lowestBit(bits) - at + ring) & (ring - 1)
  }
  return -1
}

/** Empties the bucket of cost `at` into `batch`, the cell first queued last, and tells how many there are. */
export const takeBucket = (queue: Buckets, bucket: number, cost: Int32Array, at: number): number => {
  const { heads, live, chain, batch } = queue
  let count = 0
  for (let entry = heads[bucket] as number; entry >= 0; entry = chain[entry + 1] as number) {
    const cell = chain[entry] as number
    // Else it was queued again at a lower cost since, and is settled.
    if (cost[cell] === at) batch[count++] = cell
  }
  heads[bucket] = -1
  live[bucket >> 5] = (live[bucket >> 5] as number) & ~(1 << (bucket & 31))
  return count
}
