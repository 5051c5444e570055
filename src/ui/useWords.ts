import { useTranslation } from 'react-i18next'
import type { Lang, Say } from '../i18n'
import { useApp } from './context'

/** The words and the language at hand. */
export const useWords = (): Readonly<{ t: Say; lang: Lang }> => {
  const { t } = useTranslation()
  return { t, lang: useApp((state) => state.lang) }
}
