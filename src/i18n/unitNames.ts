import type { UnitTypeId } from '../engine/tactical/model'
import { unitsIn } from './index'
import type { UnitWords } from './units/en'
import type { Lang } from './words'

export type { UnitWords } from './units/en'

/** Names of a type of unit; a type that no book knows goes by its id. */
export const unitWords = (type: UnitTypeId, lang: Lang): UnitWords =>
  unitsIn(lang)?.[type] ?? { name: type, short: type, tag: '', arms: '' }
