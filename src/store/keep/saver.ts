/** Saving in turn: one write at a time, and only the newest of what waits. */
import type { SaveStatus } from '../api'
import type { Keeper, Kept } from './persistence'

export type Saver = Readonly<{
  /** Something changed: it is written as soon as the write before it is over. */
  save: () => void
  /** Resolves when nothing waits any more. */
  settled: () => Promise<void>
}>

/**
 * @param pack what is to be saved now; null: nothing
 * @param tell the state of things, honestly: `saved` only when the newest change was read back
 */
export const saverFor = (
  keeper: Keeper,
  pack: () => Promise<Kept | null>,
  tell: (status: SaveStatus, error?: unknown) => void,
): Saver => {
  let waiting = false
  let running: Promise<void> | null = null

  const once = async (): Promise<void> => {
    try {
      const kept = await pack()
      if (kept === null) return
      await keeper.save(kept)
      if (!waiting) tell('saved')
    } catch (error) {
      tell('failed', error)
    }
  }
  const run = async (): Promise<void> => {
    while (waiting) {
      waiting = false
      await once()
    }
    running = null
  }
  return {
    save: () => {
      waiting = true
      tell('saving')
      running ??= run()
    },
    settled: async () => {
      while (running) await running
    },
  }
}
