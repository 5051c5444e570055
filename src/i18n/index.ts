/** The words of the game: i18next with both languages on board, so that a switch needs nothing from outside. */
import i18next, { type i18n, type TFunction } from 'i18next'
import { en } from './en'
import { ru } from './ru'
import type { Lang } from './words'

export type { Lang } from './words'
export type Say = TFunction

export const LANGS: readonly Lang[] = ['ru', 'en']

const instance: i18n = i18next.createInstance()

void instance.init({
  lng: 'en',
  fallbackLng: 'en',
  resources: { en: { translation: en }, ru: { translation: ru } },
  interpolation: { escapeValue: false },
  returnNull: false,
  initAsync: false,
})

/** The instance that the screens hang on. */
export const words = instance

/** Speaks one language whatever the screens speak. */
export const sayIn = (lang: Lang): Say => instance.getFixedT(lang)

/** True if there is a sentence for a key that comes from data. */
export const knows = (key: string): boolean => instance.exists(key, { lng: 'en' })
