/** Numbers, dates and codes as a player of the language writes them. */
import type { Side } from '../engine/tactical/model'
import type { Lang } from './words'

const MINUS = '\u2212'
const THIN = '\u2009'

/** 0.9 → «0,9»; the minus is a minus, not a hyphen. */
export const num = (value: number, lang: Lang, digits = 0): string => {
  const text = Math.abs(value).toFixed(digits)
  const sign = value < 0 && Number(text) !== 0 ? MINUS : ''
  return sign + (lang === 'ru' ? text.replace('.', ',') : text)
}

/** A term of a sum: +3, −1, 0. */
export const signed = (value: number, lang: Lang): string => (value > 0 ? '+' : '') + num(value, lang)

/** A probability 0…1 in whole per cent; what may happen is never called 0 or 100. */
export const percent = (value: number): string => {
  if (value > 0 && value < 0.005) return `<1${THIN}%`
  if (value < 1 && value > 0.995) return `>99${THIN}%`
  return `${Math.round(value * 100)}${THIN}%`
}

const MONTHS: Readonly<Record<Lang, readonly string[]>> = {
  en: 'January February March April May June July August September October November December'.split(' '),
  ru: 'января февраля марта апреля мая июня июля августа сентября октября ноября декабря'.split(' '),
}

/** '1942-09-16' → “16 September 1942”; any other text stays as it is. */
export const day = (iso: string, lang: Lang): string => {
  const [year, month, date] = iso.split('-').map(Number)
  const name = MONTHS[lang][(month ?? 0) - 1]
  return name === undefined || !year || !date ? iso : `${date} ${name} ${year}`
}

/** Playing time: whole minutes below an hour, then hours and halves. */
export const duration = (minutes: number, lang: Lang): string => {
  const [min, hour] = lang === 'ru' ? ['мин', 'ч'] : ['min', 'h']
  if (minutes < 60) return `${minutes} ${min}`
  const halves = Math.round(minutes / 30)
  const whole = Math.floor(halves / 2)
  return `${whole}${halves % 2 ? '½' : ''} ${hour}`
}

const LETTERS: Readonly<Record<Lang, Readonly<Record<Side, string>>>> = {
  en: { ussr: 'K', axis: 'G' },
  ru: { ussr: 'К', axis: 'Г' },
}

/** Code on the counter: К1, Г2 in Russian, K1, G2 in English. */
export const unitCode = (side: Side, row: number | string, lang: Lang): string => LETTERS[lang][side] + row

/** A code that was written in any language, in this one. */
export const codeIn = (code: string, side: Side, lang: Lang): string => {
  const row = /\d.*$/.exec(code)
  return row === null ? code : unitCode(side, row[0], lang)
}
