/** T4.9 The chart of modifiers has a line for every term that the engine's sums can hold. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { TERRAIN } from '../../src/engine/tactical/tables/modifiers'
import { labels } from '../../src/i18n/rulebook/en/labels'
import { orderAmmo, orderKinds } from '../../src/store/charts'
import { modifierLines } from '../../src/ui/rulebook/charts/modifierLines'

const ENGINE = join(import.meta.dirname, '../../src/engine/tactical')

/** What a sum begins with, and what goes on of a throw that was made: no modifiers. */
const BEGINNINGS = [
  'intensity T4.1',
  'range T4.3',
  'range T6.4',
  'closeCombat T6.3',
  'side T6.4',
  'front T15.4',
  'crowding T13.3',
]

/** Terms as they are written in the engine: `why rule`, or `why` alone where the rule is worked out. */
const emitted = (): readonly string[] => {
  const files = readdirSync(ENGINE, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.ts'),
  )
  const text = files.map((name) => readFileSync(join(ENGINE, name), 'utf8')).join('\n')
  const terms = [...text.matchAll(/why: '(\w+)',\s*value:([^}]*)\}/g)].map(([, why, rest = '']) => {
    const rule = /rule: '(T[\d.]+)'/.exec(rest)?.[1]
    return rule ? `${why} ${rule}` : `${why}`
  })
  const zero = [...text.matchAll(/nothing\('(\w+)', '(T[\d.]+)'\)/g)].map(([, why, rule]) => `${why} ${rule}`)
  const ground = Object.entries(TERRAIN).flatMap(([terrain, { direct, indirect, defence, rule }]) =>
    [direct, indirect, ...Object.values(defence)].some((value) => value !== 0) ? [`${terrain} ${rule}`] : [],
  )
  return [...new Set([...terms, ...zero, ...ground])].filter((term) => !BEGINNINGS.includes(term))
}

const lines = modifierLines(labels.charts.modifiers, 'en', (terrain) => terrain)
const listed = lines.flatMap(({ of }) => of)
const at = (what: string) => lines.find((line) => line.what === what)

describe('the chart of T4.9', () => {
  test('lacks no term of the engine', () => {
    const terms = emitted()
    expect(terms.length).toBeGreaterThan(20)
    expect(
      terms.filter((term) => !listed.some((each) => each === term || each.startsWith(`${term} `))),
    ).toEqual([])
  })

  test('has each line once, and each says something', () => {
    expect(new Set(lines.map(({ what }) => what)).size).toBe(lines.length)
    for (const { dice, accuracy, defence } of lines) expect(dice ?? accuracy ?? defence).toMatch(/\d/)
  })

  test('says the printed numbers of observers, night, woods from above, towns and mounts', () => {
    const words = labels.charts.modifiers
    expect(at(words.observer)?.accuracy).toBe('+1')
    expect(at(words.night)?.accuracy).toBe('−1')
    expect(at('forest, air strike')?.accuracy).toBe('−1')
    expect(at('openWoods, air strike')?.accuracy).toBe('−1')
    expect(at('town, air strike')).toBeUndefined()
    expect(at(words.townFight)?.accuracy).toBe('+1')
    expect(at(words.mountedAssault)?.accuracy).toBe('+1')
    expect(at(words.cavalry)?.defence).toBe('0')
    expect(at(words.motorcycle)?.defence).toBe('1')
  })
})

describe('the chart of orders', () => {
  test('T14.1, T3.15, T3.18 smoke and every mission of aircraft cost ammo as fire does, suppression more', () => {
    const paid = Object.fromEntries(
      orderKinds.flatMap((kind) => (orderAmmo(kind) ? [[kind, orderAmmo(kind)]] : [])),
    )
    expect(paid).toEqual({
      defence: 1,
      ambush: 1,
      suppress: 3,
      smoke: 1,
      fireOnMove: 1,
      airStrike: 1,
      airCarpet: 1,
      airDrop: 1,
      airPatrol: 1,
      airEscort: 1,
      airRecon: 1,
    })
  })
})
