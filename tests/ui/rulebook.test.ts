/** The rulebook: a page for every rule that the game names, a test for every page, one book in two languages. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { randomGame } from '../../src/ai/game'
import { makeBattle } from '../../src/engine/tactical/battle'
import { startState } from '../../src/engine/tactical/setup'
import { findPages, markOf } from '../../src/i18n/rulebook'
import { isRuleId, pageOf, type RuleId, ruleIds } from '../../src/i18n/rulebook/ids'
import * as en from '../../src/i18n/rulebook/rulesEn'
import * as ru from '../../src/i18n/rulebook/rulesRu'
import { VECTORS } from '../../src/i18n/rulebook/vectors'
import { longBattle } from '../tactical/support/games'

const ROOT = join(import.meta.dirname, '../..')
const ID = /\bT(?:1[0-7]|[1-9])(?:\.\d+(?:\.[a-z])?|\.[a-z])?\b/g

const filesUnder = (folder: string, ending: RegExp): readonly string[] =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => ending.test(name))
    .map((name) => join(ROOT, folder, name))
    .sort()

const textsOf = (folder: string, ending: RegExp): string =>
  filesUnder(folder, ending)
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n')

/** Ids that stand as whole string literals: what events, refusals, terms and screens name. */
const literals = (folder: string): readonly string[] =>
  [...textsOf(folder, /\.tsx?$/).matchAll(/(['"`])(T(?:1[0-7]|[1-9])(?:\.[\da-z.]+)?)\1/g)].map(
    (match) => match[2] as string,
  )

const withoutPage = (ids: Iterable<string>): readonly string[] =>
  [...new Set(ids)].filter((id) => !isRuleId(id)).sort()

describe('every id of the game has its page', () => {
  test.each(['src/engine', 'src/store', 'src/ui', 'src/i18n', 'src/scenario'])('named in %s', (folder) => {
    expect(withoutPage(literals(folder))).toEqual([])
  })

  test('said by events of random games, by their terms and silences too', () => {
    const named = new Set<string>()
    for (const seed of ['a', 'b', 'c']) {
      const start = startState(makeBattle(longBattle(8)), seed)
      randomGame(start, `rulebook-${seed}`, (_before, _turn, { events }) => {
        for (const [, rule] of JSON.stringify(events).matchAll(/"rule":"(T[\w.]+)"/g))
          named.add(rule as string)
        return null
      })
    }
    expect(named.size).toBeGreaterThan(30)
    expect(withoutPage(named)).toEqual([])
  }, 60_000)

  test('every house decision of the engine’s README', () => {
    const table = readFileSync(join(ROOT, 'src/engine/tactical/README.md'), 'utf8')
    const ids = [...table.matchAll(/^\| (T[^|]+) \|/gm)].flatMap(([, cell = '']) => {
      const [first = '', ...more] = cell.split(/, |–/)
      const stem = first.replace(/[a-z]$/, '')
      return cell.includes('–')
        ? ['a', 'b', 'c'].map((letter) => stem + letter)
        : [first, ...more.map((letter) => stem + letter)]
    })
    expect(ids.length).toBeGreaterThanOrEqual(40)
    expect(withoutPage(ids)).toEqual([])
  })

  test('an id without a page of its own leads to the page over it', () => {
    expect([pageOf('T4.4'), pageOf('T4.4.z'), pageOf('T17.c'), pageOf('T99.1')]).toEqual([
      'T4.4',
      'T4.4',
      'T17',
      null,
    ])
  })
})

test('every page has a test that names it', () => {
  const tests =
    textsOf('tests/tactical', /\.test\.ts$/) +
    textsOf('tests/cases', /\.txt$/) +
    textsOf('tests/scenario', /\.test\.ts$/)
  const named = new Set([...tests.matchAll(ID)].map(([id]) => id))
  const chapters = new Set([...named].map((id) => id.split('.')[0] as string))
  const lacking = ruleIds.filter((id) => !named.has(id) && !chapters.has(id))
  expect(lacking).toEqual([])
})

describe('one book in two languages', () => {
  test.each(ruleIds.map((id) => [id]))('%s says whose word each paragraph is, alike in both', (id) => {
    const marks = ([, ...paragraphs]: readonly string[]) => paragraphs.map((each) => markOf(each).mark)
    expect(marks(ru.pages[id])).toEqual(marks(en.pages[id]))
    expect(ru.pages[id].join(' ')).toMatch(/[а-яё]/i)
    expect(en.pages[id].join(' ')).not.toMatch(/[а-яё]/i)
  })

  test('links in the text lead to pages', () => {
    const texts = [en, ru].flatMap(({ pages, examples }) => [
      ...Object.values(pages).flat(),
      ...Object.values(examples),
    ])
    expect(withoutPage(texts.flatMap((text) => text.match(ID) ?? []))).toEqual([])
  })

  test('all 44 vectors stand as examples, in both languages', () => {
    const numbers = Array.from({ length: 44 }, (_, i) => String(i + 1))
    expect(Object.keys(VECTORS)).toEqual(numbers)
    for (const { examples } of [en, ru]) expect(Object.keys(examples)).toEqual(numbers)
  })

  test('no page copies a sentence of the contract or of the source', () => {
    const sentences = (text: string) => text.split(/(?<=[.;:])\s+/).map((each) => each.trim())
    const foreign = ['rules/tactical.md', 'source/tactical-source-ru.txt'].flatMap((file) => {
      try {
        return sentences(readFileSync(join(ROOT, '../shared', file), 'utf8'))
      } catch {
        return []
      }
    })
    const long = new Set(foreign.filter((each) => each.length > 45))
    const own = [en, ru].flatMap(({ pages }) => Object.values(pages).flat().flatMap(sentences))
    expect(own.filter((each) => long.has(each))).toEqual([])
  })
})

const find = (query: string): readonly RuleId[] => findPages(query, [en, ru], ruleIds)

describe('search', () => {
  test.each<[string, string, RuleId]>([
    ['an id', 'T4.4', 'T4.4'],
    ['an id in small Cyrillic', 'т4.4', 'T4.4'],
    ['an English word', 'observers', 'T13.4'],
    ['a Russian word', 'танкобоязнь', 'T6.4'],
    ['two words in any order', 'trench face', 'T10.4'],
    ['ё written as е', 'идущие в ногу', 'T12.4'],
  ])('finds by %s', (_how, query, id) => {
    expect(find(query)).toContain(id)
  })

  test('an id finds itself first, then its house decisions', () => {
    expect(find('T4.1').slice(0, 2)).toEqual(['T4.1', 'T4.1.a'])
  })

  test('nothing is found by nothing, nor by nonsense', () => {
    expect([find('  '), find('zeppelin')]).toEqual([[], []])
  })
})
