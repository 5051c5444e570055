/** What the app needs from outside; `browser.ts` has it for a page, tests bring their own. */
import type { Lang, Said } from '../api'
import type { Keeper } from '../keep/persistence'
import type { PrefsKeeper } from '../keep/prefs'
import type * as library from '../library'
import type { Space } from '../library/api'
import type * as reader from '../reader'
import type * as umpire from '../umpire'

export type Umpire = typeof umpire
export type Reader = typeof reader

export type AppDeps = Readonly<{
  /** Language of a first visit. */
  lang: Lang
  /** 32 random bytes as 64 hex digits: a seed (R76). */
  random: () => string
  now: () => Date
  /** Ids of the battles that ship, in the order in which they are offered. */
  battles: () => Promise<readonly string[]>
  /** Text of a battle's file. */
  loadScenario: (id: string) => Promise<string>
  /** Parts of the program that the first screens do without. */
  umpire: () => Promise<Umpire>
  reader: () => Promise<Reader>
  library: () => Promise<typeof library>
  keeper: Keeper
  prefs: PrefsKeeper
  /** Takes a name that one tab alone may hold, and gives back how to let it go; null: another tab has it. */
  claim: (name: string) => Promise<(() => void) | null>
  /** Asks the browser not to clear our storage by itself (R51). */
  stay: () => void
  /** What it answered, and how much lies there. */
  space: () => Promise<Space>
  /** Hears of faults of the program. */
  fault: (error: unknown) => void
}>

export const said = (key: string, detail: Said['detail'] = {}, rule?: string): Said =>
  rule === undefined ? { key, detail } : { key, detail, rule }
