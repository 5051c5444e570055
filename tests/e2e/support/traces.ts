/** What is left in a page for a reader who looks everywhere. */
import type { Page } from '@playwright/test'
import { expect } from './table'

type Trace = Readonly<Record<string, string> & { page: string }>

/** Everything that can be read in the page by who sits at it, stored bytes too. */
export const traces = (page: Page): Promise<Trace> =>
  page.evaluate(async () => {
    const text = (value: unknown): string => {
      if (value instanceof Uint8Array) return Array.from(value, (byte) => String.fromCharCode(byte)).join('')
      if (Array.isArray(value)) return value.map(text).join(' ')
      return value !== null && typeof value === 'object'
        ? Object.values(value).map(text).join(' ')
        : String(value)
    }
    const answer = <T>(request: IDBRequest<T>): Promise<T> =>
      new Promise((done, fail) => {
        request.onsuccess = () => done(request.result)
        request.onerror = () => fail(request.error)
      })
    const disk = async (): Promise<string> => {
      const names = (await indexedDB.databases()).flatMap(({ name }) => name ?? [])
      const found: string[] = []
      for (const name of names) {
        const db = await answer(indexedDB.open(name))
        for (const store of db.objectStoreNames)
          found.push(text(await answer(db.transaction(store).objectStore(store).getAll())))
        db.close()
      }
      return found.join('\n')
    }
    const css = [...document.styleSheets].flatMap((sheet) =>
      [...sheet.cssRules].map(({ cssText }) => cssText),
    )
    const fields = [...document.querySelectorAll('input')].map(({ value }) => value)
    return {
      page: document.documentElement.outerHTML,
      css: css.join('\n'),
      fields: fields.join('\n'),
      title: document.title,
      address: location.href,
      history: JSON.stringify(history.state),
      windowName: window.name,
      storage: JSON.stringify({ ...localStorage }) + JSON.stringify({ ...sessionStorage }) + document.cookie,
      disk: await disk(),
      globals: Object.keys(window).join(' '),
    }
  })

export const expectNoneIn = (found: Trace, canaries: readonly string[]): void => {
  for (const [where, what] of Object.entries(found))
    for (const canary of canaries) expect(what.includes(canary), `${canary} in ${where}`).toBe(false)
}
