/** Short names on counters: К1 and Г2 in Russian, K1 and G2 in English, and the small tag of the type. */
import type { Side, Unit, UnitType } from '../../engine/tactical/model'
import type { Lang } from '../api'

const LETTERS: Readonly<Record<Lang, Readonly<Record<Side, string>>>> = {
  ru: { ussr: 'К', axis: 'Г' },
  en: { ussr: 'K', axis: 'G' },
}

export const codeOf = (unit: Pick<Unit, 'side' | 'row'>, lang: Lang): string =>
  LETTERS[lang][unit.side] + unit.row

/** Part of a type's id, and what its counter says of it. The first that fits is taken. */
const TAGS: readonly (readonly [part: string, ru: string, en: string])[] = [
  ['-guards-', 'гв', 'Gd'],
  ['-smg-', 'авт', 'SMG'],
  ['-storm-', 'шт', 'Sto'],
  ['-militia-', 'оп', 'Mil'],
  ['-atr-', 'ПТР', 'ATR'],
  ['-vanatori-', 'ег', 'Ván'],
  ['-maxim-', '', ''],
  ['-t34-', 'Т-34', 'T-34'],
  ['-kv1-', 'КВ', 'KV'],
  ['-t70-', 'Т-70', 'T-70'],
  ['-t60-', 'Т-60', 'T-60'],
  ['-ba10-', 'БА', 'BA'],
  ['-bm13-', '13', '13'],
  ['-pz2-', 'II', 'II'],
  ['-pz3-', 'III', 'III'],
  ['-pz4-', 'IV', 'IV'],
  ['-sig33b-', '150', '150'],
]

const GUNS: ReadonlySet<UnitType['category']> = new Set([
  'mortar',
  'antiTankGun',
  'infantryGun',
  'fieldGun',
  'howitzer',
  'flak',
  'assaultGun',
])

/** The tag of a counter: its calibre in mm, or a mark of its kind of troops; may be empty. */
export const tagOf = (type: UnitType, lang: Lang): string => {
  const known = TAGS.find(([part]) => type.id.includes(part))
  if (known) return lang === 'ru' ? known[1] : known[2]
  return GUNS.has(type.category) && type.calibreMm > 0 ? String(type.calibreMm) : ''
}
