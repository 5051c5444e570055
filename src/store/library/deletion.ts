/** Deleting with undo: marked first, gone for good when nobody can want it back. */
import { type App, lockOf, notify } from '../app/context'
import type { Keeper } from '../keep/persistence'
import { mark, purge } from './rows'

/**
 * Takes a game out of everybody's hands while it is deleted but not gone. Null: another tab plays it, or this
 * one has more of it than the disk, and the players are told.
 */
const held = async (app: App, id: string): Promise<(() => void) | null> => {
  const atHand = app.table.game()?.id === id
  if (atHand && app.store.getState().saveStatus !== 'saved') {
    notify(app, 'saveFailed')
    return null
  }
  const release = atHand ? (app.held?.release ?? (() => {})) : await app.deps.claim(lockOf(id))
  if (!release) notify(app, 'openInOtherTab')
  return release
}

/** Marks a game as deleted and takes it off the table; gives back how to let go of it. Null: it stays. */
export const remove = async (app: App, id: string): Promise<(() => void) | null> => {
  const release = await held(app, id)
  if (!release) return null
  const atHand = app.table.game()?.id === id
  try {
    await app.deps.keeper.ask(mark(id, true))
  } catch (error) {
    if (!atHand) release()
    throw error
  }
  if (atHand) {
    app.table.forget()
    app.held = null
  }
  return release
}

type World = Readonly<{ keeper: Keeper; claim: (name: string) => Promise<(() => void) | null> }>

/** What was deleted before a reload goes for good, unless another tab may still have it back. */
export const sweep = async ({ keeper, claim }: World): Promise<void> => {
  for (const { head, deleted } of await keeper.list()) {
    const release = deleted ? await claim(lockOf(head.id)) : null
    if (release) await keeper.ask(purge(head.id)).finally(release)
  }
}
