/** The saved games on the disk: what is done with them as wholes, while none of them is played. */
import { createStore } from 'zustand/vanilla'
import { type App, reshelve } from '../app/context'
import type { LibraryStore } from './api'

export const openLibrary = (app: App): LibraryStore => {
  const store: LibraryStore = createStore(() => ({ games: [], refresh: async () => refresh(app, store) }))
  return store
}

/** What is on the disk now, for the start page too. */
const refresh = async (app: App, store: LibraryStore): Promise<void> => {
  await app.archive.saver.settled()
  try {
    const games = await app.archive.heads()
    reshelve(app, games)
    store.setState({ games })
  } catch {
    store.setState({ games: null })
  }
}
