/** The app's surroundings in a page: files beside it, IndexedDB, locks, chance, clock. */
import { shippedList } from '../scenario/shipped'
import type { Lang } from './api'
import type { AppDeps } from './app/deps'
import { keeperInBrowser } from './keep/persistence'
import { prefsIn } from './keep/prefs'
import type { Space } from './library/api'

const SEED_BYTES = 32
const BATTLES = 'scenarios/'

const random = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(SEED_BYTES)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('')

/** Relative to the page: the game may lie in any folder. */
const fetched = async (file: string): Promise<string> => {
  const answer = await fetch(new URL(BATTLES + file, document.baseURI))
  if (!answer.ok) throw new Error(`${file}: ${answer.status}`)
  return answer.text()
}

const battles = async (): Promise<readonly string[]> => shippedList(await fetched('index.json'))

/** R47 The lock is held as long as the promise inside it is open; a tab that crashes lets go of it. */
const claim = (name: string): Promise<(() => void) | null> =>
  new Promise((resolve) => {
    if (!('locks' in navigator)) return resolve(() => {})
    const held = navigator.locks.request(name, { ifAvailable: true }, (lock) => {
      if (lock === null) return resolve(null)
      return new Promise<void>((release) => resolve(release))
    })
    held.catch(() => resolve(() => {}))
  })

const firstLanguage = (): Lang => (navigator.language.toLowerCase().startsWith('ru') ? 'ru' : 'en')

/** R60 Where it happened, not about what: a message may name units. */
const fault = (error: unknown): void => {
  const frames =
    error instanceof Error ? (error.stack ?? '').split('\n').filter((line) => /^\s*at /.test(line)) : []
  console.error(['stalingrad-height: fault', ...frames].join('\n'))
}

/** Not all browsers say; a figure that is not to be had is none. */
const space = async (): Promise<Space> => {
  const { storage } = navigator
  const [kept, used] = await Promise.all([
    storage?.persisted?.().catch(() => null) ?? null,
    storage?.estimate?.().then(
      ({ usage }) => usage ?? null,
      () => null,
    ) ?? null,
  ])
  return { kept, used }
}

export const browserDeps = (): AppDeps => ({
  lang: firstLanguage(),
  random,
  now: () => new Date(),
  battles,
  loadScenario: (id) => fetched(`${id}.json`),
  umpire: () => import('./umpire'),
  reader: () => import('./reader'),
  library: () => import('./library'),
  keeper: keeperInBrowser(),
  prefs: prefsIn(() => localStorage),
  claim,
  stay: () => {
    // R51 Not all browsers have it, and none must be waited for.
    void navigator.storage?.persist?.().catch(() => false)
  },
  space,
  fault,
})
