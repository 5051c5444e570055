/** The words of the game: i18next, with the book of a language loaded when it is first spoken. */
import i18next, { type i18n, type TFunction } from 'i18next'
import type { UnitWords } from './units/en'
import type { Lang } from './words'

export type { Lang } from './words'
export type Say = TFunction

type Book = Readonly<{ words: object; units: Readonly<Record<string, UnitWords>> }>

export const LANGS: readonly Lang[] = ['ru', 'en']

const SHELF: Readonly<Record<Lang, () => Promise<{ book: Book }>>> = {
  ru: () => import('./books/ru'),
  en: () => import('./books/en'),
}

const opened: Partial<Record<Lang, Book>> = {}

const instance: i18n = i18next.createInstance()

void instance.init({
  lng: 'en',
  fallbackLng: false,
  resources: {},
  interpolation: { escapeValue: false },
  returnNull: false,
  initAsync: false,
})

/** Loads the book of a language; nothing is said in it before. */
export const openBook = async (lang: Lang): Promise<void> => {
  if (opened[lang]) return
  const { book } = await SHELF[lang]()
  opened[lang] = book
  instance.addResourceBundle(lang, 'translation', book.words)
}

/** Names of the unit types in an opened language. */
export const unitsIn = (lang: Lang): Book['units'] | undefined => opened[lang]?.units

/** The instance that the screens hang on. */
export const words = instance

/** Speaks one language whatever the screens speak; its book is open. */
export const sayIn = (lang: Lang): Say => instance.getFixedT(lang)

/** True if there is a sentence for a key that comes from data. */
export const knows = (key: string): boolean => LANGS.some((lng) => instance.exists(key, { lng }))
