import type { UnitTypeId } from '../engine/tactical/model'
import { units as english, type UnitWords } from './units/en'
import { units as russian } from './units/ru'
import type { Lang } from './words'

export type { UnitWords } from './units/en'

const TABLES: Readonly<Record<Lang, Readonly<Record<string, UnitWords>>>> = { en: english, ru: russian }

/** Names of a type of unit; a type that no table knows goes by its id. */
export const unitWords = (type: UnitTypeId, lang: Lang): UnitWords =>
  TABLES[lang][type] ?? { name: type, short: type, tag: '', arms: '' }
