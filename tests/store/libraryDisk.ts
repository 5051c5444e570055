/** A table on a real database of its own: what the library's tests begin from. */
import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import type { AppStore } from '../../src/store/api'
import type { AppDeps } from '../../src/store/app/deps'
import { keeperInBrowser } from '../../src/store/keep/persistence'
import type { LibraryStore } from '../../src/store/library/api'
import { newDisk, openApp } from './support'

/** A browser that was never here before. */
export const newBrowser = (): void => {
  globalThis.indexedDB = new IDBFactory()
}

/** A page of that browser; a second one is a reload, or another tab. */
export const page = (over: Partial<AppDeps> = {}): Promise<AppStore> =>
  openApp(newDisk(), { keeper: keeperInBrowser(), ...over })

export const libraryIn = async (app: AppStore): Promise<LibraryStore> => {
  const library = await app.getState().openLibrary()
  if (!library) throw new Error('the library did not come')
  return library
}

const answer = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })

export const openRaw = (version?: number, upgrade?: (db: IDBDatabase) => void): Promise<IDBDatabase> => {
  const request = indexedDB.open('stalingrad-height', version)
  request.onupgradeneeded = () => upgrade?.(request.result)
  return answer(request)
}

/** All rows of a store, with their keys. */
export const rawRows = async (store: string): Promise<readonly (readonly [unknown, unknown])[]> => {
  const db = await openRaw()
  const shelf = db.transaction(store).objectStore(store)
  const [keys, values] = [await answer(shelf.getAllKeys()), await answer(shelf.getAll())]
  db.close()
  return keys.map((key, at) => [key, values[at]])
}
