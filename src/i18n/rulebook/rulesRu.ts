/** The rulebook in Russian, a file a chapter. */
import type { Page, RuleId } from './ids'
import { T1 } from './ru/T1'
import { T2 } from './ru/T2'
import { T3 } from './ru/T3'
import { T4 } from './ru/T4'
import { T5 } from './ru/T5'
import { T6 } from './ru/T6'
import { T7 } from './ru/T7'
import { T8 } from './ru/T8'
import { T9 } from './ru/T9'
import { T10 } from './ru/T10'
import { T11 } from './ru/T11'
import { T12 } from './ru/T12'
import { T13 } from './ru/T13'
import { T14 } from './ru/T14'
import { T15 } from './ru/T15'
import { T16 } from './ru/T16'
import { T17 } from './ru/T17'
import { vectors } from './ru/vectors'
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

export { labels } from './ru/labels'
