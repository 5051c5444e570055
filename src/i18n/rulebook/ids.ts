/** The rules of the book in its order: chapters, rules, and behind a rule the house decisions that belong to it. */

export const CHAPTERS = {
  T1: ['T1.1', 'T1.2', 'T1.3'],
  T2: ['T2.1', 'T2.2', 'T2.3', 'T2.3.a', 'T2.4', 'T2.5', 'T2.6', 'T2.6.b'],
  T3: [
    ...['T3.1', 'T3.2', 'T3.3', 'T3.4', 'T3.5', 'T3.6', 'T3.7', 'T3.8', 'T3.9', 'T3.10', 'T3.11'],
    ...['T3.12', 'T3.12.a', 'T3.13', 'T3.14', 'T3.14.a', 'T3.14.b', 'T3.14.c', 'T3.14.d', 'T3.14.e'],
    ...['T3.15', 'T3.16'],
    ...['T3.17', 'T3.17.a', 'T3.18', 'T3.20', 'T3.21', 'T3.21.a', 'T3.22', 'T3.23', 'T3.23.a', 'T3.24'],
    ...['T3.25', 'T3.25.a', 'T3.25.b'],
  ],
  T4: [
    ...['T4.1', 'T4.1.a', 'T4.2', 'T4.3', 'T4.4', 'T4.5', 'T4.6', 'T4.7', 'T4.8', 'T4.8.a', 'T4.9'],
    ...['T4.10', 'T4.11', 'T4.12', 'T4.12.a'],
  ],
  T5: [
    ...['T5.1', 'T5.1.a', 'T5.2', 'T5.3', 'T5.3.a', 'T5.4', 'T5.5', 'T5.6', 'T5.6.a', 'T5.7', 'T5.8'],
    ...['T5.9', 'T5.10', 'T5.11', 'T5.12', 'T5.12.a', 'T5.13', 'T5.14', 'T5.14.a'],
  ],
  T6: [
    ...['T6.1', 'T6.2', 'T6.3', 'T6.4', 'T6.5', 'T6.6', 'T6.7', 'T6.8', 'T6.9', 'T6.10', 'T6.11'],
    ...['T6.12', 'T6.13', 'T6.14', 'T6.15', 'T6.16', 'T6.17', 'T6.18', 'T6.19', 'T6.20'],
  ],
  T7: ['T7.1', 'T7.2', 'T7.3', 'T7.4'],
  T8: [
    ...['T8.1', 'T8.2', 'T8.3', 'T8.4', 'T8.4.a', 'T8.4.b', 'T8.5', 'T8.5.a', 'T8.6', 'T8.6.a', 'T8.7'],
    'T8.7.a',
  ],
  T9: [
    ...['T9.1', 'T9.2', 'T9.3', 'T9.4', 'T9.5', 'T9.6', 'T9.7', 'T9.8', 'T9.8.a', 'T9.8.b', 'T9.8.c'],
    ...['T9.8.d', 'T9.9', 'T9.10'],
  ],
  T10: [
    ...['T10.1', 'T10.1.a', 'T10.2', 'T10.2.a', 'T10.2.b', 'T10.3', 'T10.3.a', 'T10.4', 'T10.4.a'],
    ...['T10.5', 'T10.5.a', 'T10.6', 'T10.7', 'T10.7.a', 'T10.7.b', 'T10.7.c'],
  ],
  T11: [
    ...['T11.1', 'T11.2', 'T11.2.a', 'T11.3', 'T11.3.a', 'T11.4', 'T11.4.a', 'T11.5', 'T11.5.a', 'T11.5.b'],
    ...['T11.6', 'T11.7', 'T11.8', 'T11.8.a'],
  ],
  T12: ['T12.1', 'T12.2', 'T12.3', 'T12.4', 'T12.4.a', 'T12.5', 'T12.6', 'T12.7', 'T12.8', 'T12.8.a'],
  T13: [
    ...[
      'T13.1',
      'T13.1.a',
      'T13.2',
      'T13.3',
      'T13.4',
      'T13.5',
      'T13.6',
      'T13.6.a',
      'T13.7',
      'T13.7.a',
      'T13.8',
    ],
    ...['T13.8.a', 'T13.9', 'T13.10'],
  ],
  T14: ['T14.1', 'T14.1.a'],
  T15: [
    ...['T15.1', 'T15.1.a', 'T15.2', 'T15.2.a', 'T15.2.b', 'T15.3', 'T15.4', 'T15.4.a', 'T15.5', 'T15.5.a'],
    ...['T15.6', 'T15.6.a', 'T15.6.b', 'T15.7', 'T15.7.a', 'T15.8', 'T15.8.a'],
  ],
  T16: [
    ...['T16.1', 'T16.1.a', 'T16.2', 'T16.2.a', 'T16.2.b', 'T16.2.c', 'T16.2.d', 'T16.2.e', 'T16.3'],
    ...['T16.3.a', 'T16.4', 'T16.4.a', 'T16.5', 'T16.5.a'],
  ],
  T17: ['T17.a', 'T17.b', 'T17.d', 'T17.e', 'T17.f'],
} as const

export type ChapterId = keyof typeof CHAPTERS
/** A chapter has a page of its own, under the chapter's id. */
export type RuleId = ChapterId | (typeof CHAPTERS)[ChapterId][number]

/**
 * A page: its name, then paragraphs. A paragraph that starts with `[H]` is a house completion, with `[V]` a
 * variant; all others restate the source. Rule ids in the text become links.
 */
export type Page = readonly [name: string, first: string, ...more: string[]]

/** The pages of a chapter: one that is missing or too many is an error of types. */
export type PagesOf<C extends ChapterId> = Readonly<Record<C | (typeof CHAPTERS)[C][number], Page>>

export const chapterIds = Object.keys(CHAPTERS) as readonly ChapterId[]

/** All pages in the order of the book. */
export const ruleIds: readonly RuleId[] = chapterIds.flatMap((chapter) => [chapter, ...CHAPTERS[chapter]])

export const isRuleId = (id: string): id is RuleId => (ruleIds as readonly string[]).includes(id)

export const chapterOf = (id: RuleId): ChapterId => id.split('.')[0] as ChapterId

/** The page that an id of the game leads to: its own, or that of the rule or chapter over it. */
export const pageOf = (id: string): RuleId | null => {
  if (isRuleId(id)) return id
  const cut = id.lastIndexOf('.')
  return cut < 0 ? null : pageOf(id.slice(0, cut))
}
