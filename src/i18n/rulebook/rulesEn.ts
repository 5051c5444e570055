/** The rulebook in English, a file a chapter. */

import { T1 } from './en/T1'
import { T2 } from './en/T2'
import { T3 } from './en/T3'
import { T4 } from './en/T4'
import { T5 } from './en/T5'
import { T6 } from './en/T6'
import { T7 } from './en/T7'
import { T8 } from './en/T8'
import { T9 } from './en/T9'
import { T10 } from './en/T10'
import { T11 } from './en/T11'
import { T12 } from './en/T12'
import { T13 } from './en/T13'
import { T14 } from './en/T14'
import { T15 } from './en/T15'
import { T16 } from './en/T16'
import { T17 } from './en/T17'
import { vectors } from './en/vectors'
import type { Page, RuleId } from './ids'
import type { VectorTexts } from './vectors'

export const pages: Readonly<Record<RuleId, Page>> = {
  ...T1,
  ...T2,
  ...T3,
  ...T4,
  ...T5,
  ...T6,
  ...T7,
  ...T8,
  ...T9,
  ...T10,
  ...T11,
  ...T12,
  ...T13,
  ...T14,
  ...T15,
  ...T16,
  ...T17,
}

export const examples: VectorTexts = vectors

export { labels } from './en/labels'
