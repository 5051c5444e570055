import type { Lang } from '../store/api'

const told = (iso: string, lang: Lang, parts: Intl.DateTimeFormatOptions): string =>
  new Date(iso).toLocaleString(lang === 'ru' ? 'ru' : 'en-GB', parts)

/** Day and time of this place, as its language writes them. */
export const when = (iso: string, lang: Lang): string =>
  told(iso, lang, { day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' })

/** The time to the second, with its day if that is not today's. */
export const whenExactly = (iso: string, lang: Lang, now: Date): string => {
  const time = told(iso, lang, { hour: '2-digit', minute: '2-digit', second: '2-digit' })
  if (new Date(iso).toDateString() === now.toDateString()) return time
  return `${told(iso, lang, { day: 'numeric', month: 'short' })}, ${time}`
}
