/** The rulebook in a language: loaded when it is opened, not before. */
import type { Lang } from '../words'
import type { Labels } from './en/labels'
import type { Page, RuleId } from './ids'
import type { VectorTexts } from './vectors'

export type Rules = Readonly<{ pages: Readonly<Record<RuleId, Page>>; examples: VectorTexts; labels: Labels }>

const SHELF: Readonly<Record<Lang, () => Promise<Rules>>> = {
  ru: () => import('./rulesRu'),
  en: () => import('./rulesEn'),
}

export const openRules = (lang: Lang): Promise<Rules> => SHELF[lang]()

export type Mark = 'source' | 'house' | 'variant'

/** A paragraph and whose word it is. */
export const markOf = (paragraph: string): Readonly<{ mark: Mark; text: string }> => {
  if (paragraph.startsWith('[H] ')) return { mark: 'house', text: paragraph.slice(4) }
  if (paragraph.startsWith('[V] ')) return { mark: 'variant', text: paragraph.slice(4) }
  return { mark: 'source', text: paragraph }
}

const fold = (text: string): string => text.toLocaleLowerCase('ru').replaceAll('ё', 'е')

/** Ids of the pages in which all words stand, in the language at hand or another; an id finds itself first. */
export const findPages = (
  query: string,
  books: readonly Rules[],
  ids: readonly RuleId[],
): readonly RuleId[] => {
  const words = fold(query).split(/\s+/).filter(Boolean)
  if (words.length === 0) return []
  const id = (words[0] ?? '').replace(/^т(?=\d)/, 't')
  const byId = ids.filter(
    (each) => words.length === 1 && (each.toLowerCase() === id || each.toLowerCase().startsWith(`${id}.`)),
  )
  const byWord = ids.filter((each) =>
    books.some(({ pages }) => {
      const text = fold(pages[each].join(' '))
      return words.every((word) => text.includes(word))
    }),
  )
  return [...new Set([...byId, ...byWord])]
}
