/** Choices of this browser: language, lamp, sound, film speed. Where storage is blocked they last a page. */
import type { Lang } from '../api'

export type Prefs = Readonly<{ lang: Lang; dark: boolean; sound: boolean; speed: 1 | 2 | 4 }>

export type PrefsKeeper = Readonly<{ read: () => Partial<Prefs>; write: (prefs: Prefs) => void }>

const KEY = 'stalingrad-height/prefs'

type Boxes = Pick<Storage, 'getItem' | 'setItem'>

const readFrom = (text: string | null): Partial<Prefs> => {
  const value: unknown = JSON.parse(text ?? '{}')
  if (typeof value !== 'object' || value === null) return {}
  const { lang, dark, sound, speed } = value as Readonly<Record<string, unknown>>
  return {
    ...(lang === 'ru' || lang === 'en' ? { lang } : {}),
    ...(typeof dark === 'boolean' ? { dark } : {}),
    ...(typeof sound === 'boolean' ? { sound } : {}),
    ...(speed === 1 || speed === 2 || speed === 4 ? { speed } : {}),
  }
}

/** R50: access itself may throw, so the storage is asked for anew each time. */
export const prefsIn = (storage: () => Boxes): PrefsKeeper => ({
  read: () => {
    try {
      return readFrom(storage().getItem(KEY))
    } catch {
      return {}
    }
  },
  write: (prefs) => {
    try {
      storage().setItem(KEY, JSON.stringify(prefs))
    } catch {
      // A lost preference is no loss of work: nobody needs to be told.
    }
  },
})
