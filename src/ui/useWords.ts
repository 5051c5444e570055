import { useTranslation } from 'react-i18next'
import { type Lang, openBook, type Say } from '../i18n'
import { useApp } from './context'

/** The words and the language at hand. */
export const useWords = (): Readonly<{ t: Say; lang: Lang }> => {
  const { t } = useTranslation()
  return { t, lang: useApp((state) => state.lang) }
}

/** Switches the language once its book is open; if it cannot be had, the screens stay as they are. */
export const useSwitchLang = (): ((lang: Lang) => void) => {
  const setLang = useApp((state) => state.setLang)
  return (lang) => {
    openBook(lang).then(
      () => setLang(lang),
      () => undefined,
    )
  }
}
