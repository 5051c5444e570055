/** The coverage table: no sentence of the source is without its rule, its cases and its screen. */
import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { isRuleId, ruleIds } from '../src/i18n/rulebook/ids'
import { caseBook } from './cases/support/book'

const SOURCE = join(import.meta.dirname, '../../shared/source/tactical-source-ru.txt')

type Row = Readonly<{
  first: number
  last: number
  mark: string
  rules: string
  cases: string
  where: string
}>

const rows: readonly Row[] = readFileSync(join(import.meta.dirname, 'coverage.md'), 'utf8')
  .split('\n')
  .flatMap((line) => {
    const match = /^\| (\d+)(?:–(\d+))? \| (\w{8}) \| (.+?) \| (.+?) \| (.+?) \|$/.exec(line)
    if (!match) return []
    const [, first, last, mark, rules, cases, where] = match as unknown as readonly string[]
    return [{ first: Number(first), last: Number(last ?? first), mark, rules, cases, where } as Row]
  })

const ruled = rows.filter(({ rules }) => rules !== '–')
const words = (cell: string): readonly string[] => cell.split(' ')

/** The source, sentence by sentence. */
const sentences = (): readonly string[] =>
  readFileSync(SOURCE, 'utf8')
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .flatMap((line) => line.split(/(?<=[.!?])\s+(?=[«А-ЯЁA-Z0-9•])/))

describe('the coverage table', () => {
  test('names every sentence once, in order', () => {
    let next = 1
    for (const { first, last } of rows) {
      expect(first).toBe(next)
      next = last + 1
    }
    expect(next - 1).toBe(336)
  })

  test('leaves only headings and remarks without a rule', () => {
    const others = rows.filter(({ rules }) => rules === '–')
    expect(others.filter(({ cases }) => cases !== 'heading' && cases !== 'remark')).toEqual([])
  })

  test('names rules of the rulebook', () => {
    expect(ruled.flatMap(({ rules }) => words(rules)).filter((id) => !isRuleId(id))).toEqual([])
  })

  test('names cases of the case book', () => {
    const known = new Set(caseBook().flatMap(({ cases }) => cases.map(({ id }) => id)))
    expect(ruled.filter(({ cases }) => words(cases).some((id) => !known.has(id)))).toEqual([])
  })

  test.runIf(existsSync(SOURCE))('is a table of this source', () => {
    const all = sentences()
    expect(all).toHaveLength(336)
    const marks = rows.map(({ first, last }) =>
      createHash('sha256')
        .update(all.slice(first - 1, last).join(' '))
        .digest('hex')
        .slice(0, 8),
    )
    expect(rows.filter(({ mark }, i) => mark !== marks[i])).toEqual([])
  })
})

test('every rule and every house decision of the rulebook has a case', () => {
  const named = new Set<string>(caseBook().flatMap(({ cases }) => cases.map(({ rule }) => rule)))
  expect(ruleIds.filter((id) => id.includes('.') && !named.has(id))).toEqual([])
})

test('every case is of a rule of the rulebook', () => {
  const rules = new Set(caseBook().flatMap(({ cases }) => cases.map(({ rule }) => rule)))
  expect([...rules].filter((rule) => !isRuleId(rule))).toEqual([])
})
