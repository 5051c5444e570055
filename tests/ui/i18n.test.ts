/** The words: whatever the engine can say has a sentence in both languages. */
import { readdirSync, readFileSync } from 'node:fs'
import { expect, it, describe as suite } from 'vitest'
import mamayev from '../../public/scenarios/height-102-mamayev.json'
import tutorial from '../../public/scenarios/tutorial-balka.json'
import { makeBattle } from '../../src/engine/tactical/battle'
import { checkOrder } from '../../src/engine/tactical/checkOrder'
import type { Event } from '../../src/engine/tactical/events'
import type { Side, State } from '../../src/engine/tactical/model'
import type { Order, Sheet } from '../../src/engine/tactical/orders'
import { reachFor, targetsFor } from '../../src/engine/tactical/preview'
import type { Scenario } from '../../src/engine/tactical/scenario'
import { resolveTurn } from '../../src/engine/tactical/sequence'
import { beginBattle, startState } from '../../src/engine/tactical/setup'
import { VARIANTS } from '../../src/engine/tactical/tables/variants'
import { viewFor } from '../../src/engine/tactical/view'
import { knows, openBook, sayIn } from '../../src/i18n'
import { en } from '../../src/i18n/en'
import { codeIn, day, duration, num, percent, signed } from '../../src/i18n/format'
import { narrate, plain, type Told } from '../../src/i18n/narrate'
import { sayFault } from '../../src/i18n/reasons'
import { ru } from '../../src/i18n/ru'
import { readDice } from '../../src/i18n/sums'
import { linesOf } from '../../src/store/film/lines'
import { STANDARD } from '../../src/ui/newGame/standard'

await Promise.all([openBook('en'), openBook('ru')])

const NAMES = { ussr: 'USSR', axis: 'Axis' }
const KINDS = ['assault', 'manoeuvre', 'march', 'suppress', 'defence'] as const

/** A sheet as a hasty player writes it: a different kind of order for each unit, each turn. */
const hasty = (state: State, side: Side): Sheet => {
  const view = viewFor(state, side)
  const sheet: Record<string, Order> = {}
  for (const unit of Object.values(view.units)) {
    if (unit.side !== side) continue
    const kind = KINDS[(unit.row + state.turn) % KINDS.length] ?? 'defence'
    const target = targetsFor(view, unit.id, 'suppress').find(({ verdict }) => verdict.legal)
    const hex = [
      ...reachFor(view, unit.id, kind === 'suppress' || kind === 'defence' ? 'march' : kind).keys(),
    ].at(-1)
    const wish: Order =
      kind === 'suppress' && target
        ? { kind, aim: { unit: target.unit } }
        : (kind === 'assault' || kind === 'manoeuvre' || kind === 'march') && hex
          ? { kind, path: [hex] }
          : { kind: 'defence', policy: { mode: 'react' } }
    if (checkOrder(view, side, unit.id, wish).legal) sheet[unit.id] = wish
  }
  return sheet
}

const playedLines = (scenario: unknown, turns: number): readonly Told[] => {
  let state = beginBattle(startState(makeBattle(scenario as Scenario), 'words'))
  const lines: Told[] = []
  for (let turn = 0; turn < turns && state.phase !== 'over'; turn++) {
    const start = state
    const done = resolveTurn(start, { ussr: hasty(start, 'ussr'), axis: hasty(start, 'axis') }, {})
    lines.push(...linesOf({ start, events: done.events }, 'both', 'ru').map(({ line }) => line))
    state = done.state
  }
  return lines
}

const LINES = [...playedLines(mamayev, 10), ...playedLines(tutorial, 8)]

const keysOf = (words: object, path = ''): readonly string[] =>
  Object.entries(words).flatMap(([key, value]) =>
    typeof value === 'string' ? [path + key] : keysOf(value as object, `${path}${key}.`),
  )

const stems = (keys: readonly string[]): readonly string[] => [
  ...new Set(keys.map((key) => key.replace(/_(one|few|many|other)$/, ''))),
]

suite('sentences of the log', () => {
  it('leaves no mark, no brace and no bare key in any line of two played battles', () => {
    for (const lang of ['ru', 'en'] as const) {
      for (const line of LINES) {
        const text = plain(narrate(line, lang, NAMES))
        expect(text, `${line.event.kind} in ${lang}`).not.toMatch(/[{}\uE000\uE001]|undefined|\bevent\./)
        expect(text.length).toBeGreaterThan(3)
      }
    }
  })

  it('has words for every term that a rule puts into a sum', () => {
    const root = new URL('../../src/engine/tactical/', import.meta.url)
    const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((file) =>
      file.endsWith('.ts'),
    )
    const terms = new Set(
      files.flatMap((file) =>
        [...readFileSync(new URL(file, root), 'utf8').matchAll(/why: '(\w+)', value/g)].map(([, why]) => why),
      ),
    )
    expect(terms.size).toBeGreaterThan(15)
    expect([...terms].filter((why) => !knows(`terms.${why}`))).toEqual([])
  })

  it('tells units by the code of the language', () => {
    const line = LINES.find(({ event }) => event.kind === 'fired') as Told
    expect(plain(narrate(line, 'ru', NAMES))).toMatch(/[КГ]\d+ → [КГ]\d+/)
    expect(plain(narrate(line, 'en', NAMES))).toMatch(/[KG]\d+ → [KG]\d+/)
  })

  it('T13.3, T13.8 does not call the salvo of rockets what missed the unit before', () => {
    const line = LINES.find(({ event }) => event.kind === 'fired' && event.target !== null) as Told
    const second = (why: string): string => {
      const { event } = line
      if (event.kind !== 'fired') throw new Error('no fire fell')
      const dice = [{ why, value: 3, rule: 'T4.1' }]
      const roll = { ...event.roll, sum: { ...event.roll.sum, dice } }
      return plain(narrate({ ...line, event: { ...event, order: 1, roll } }, 'en', NAMES))
    }
    expect(second('crowding')).toContain('what missed the unit before')
    expect(second('intensity')).toContain('the same dice of the salvo')
  })

  it('has words for every term, stop, silence and refusal that fell', () => {
    const missing = new Set<string>()
    const need = (path: string): void => {
      if (!knows(path)) missing.add(path)
    }
    const termsOf = (event: Event) =>
      event.kind === 'fired' || event.kind === 'struck' ? Object.values(event.roll.sum).flat() : []
    for (const { event } of LINES) {
      for (const { why } of termsOf(event)) need(`terms.${why}`)
      if (event.kind === 'halted') need(`halts.${event.why}`)
      if (event.kind === 'lapsed') need(`faults.${event.fault}`)
      if (event.kind === 'scored') need(`scores.${event.why}`)
      if (event.kind === 'round') for (const { why } of event.silent) need(`silences.${why}`)
      // Which outcome it is, the battle itself has words for.
      if (event.kind === 'ended')
        for (const { why } of event.causes)
          if (why !== 'outcome' && why !== 'otherwise') need(`causes.${why}`)
    }
    expect([...missing]).toEqual([])
  })
})

suite('names that players give themselves', () => {
  it('R30 are text, whatever stands in them', () => {
    const ended = LINES.find(({ event }) => event.kind === 'controlled')
    if (!ended) throw new Error('no line names a side')
    const name = 'A <b>x</b> \uE000unit\uE001 <img src=x>'
    const { head } = narrate(ended, 'en', { ussr: name, axis: name })
    expect(head.filter(({ kind }) => kind === 'strong')).toEqual([])
    expect(head.map(({ text }) => text).join('')).toContain('A <b>x</b> unit <img src=x>')
  })
})

suite('both languages', () => {
  it('has the same keys, plurals apart', () => {
    expect([...stems(keysOf(ru))].sort()).toEqual([...stems(keysOf(en))].sort())
  })

  it('names the same values in both', () => {
    const flat = (words: object) => new Map(keysOf(words).map((key) => [key, at(words, key)]))
    const at = (words: object, key: string): string =>
      key.split('.').reduce<unknown>((part, name) => (part as Record<string, unknown>)[name], words) as string
    const values = (text: string): readonly string[] =>
      [...text.matchAll(/\{\{(\w+)\}\}/g)].map((found) => found[1] ?? '').sort()
    const russian = flat(ru)
    for (const [key, text] of flat(en)) {
      const other = russian.get(key) ?? russian.get(key.replace(/_other$/, '_many'))
      if (other !== undefined) expect(values(other), key).toEqual(values(text))
    }
  })

  it('counts in Russian as Russians do', () => {
    const say = sayIn('ru')
    expect([1, 2, 5, 21, 22, 25].map((count) => say('event.dice', { count }))).toEqual([
      '1 кубик',
      '2 кубика',
      '5 кубиков',
      '21 кубик',
      '22 кубика',
      '25 кубиков',
    ])
  })

  it('says an unknown refusal truly and without its key', () => {
    expect(sayFault(sayIn('en'), { fault: 'somethingNew', detail: {} })).toBe('the rule does not allow it')
  })
})

suite('numbers', () => {
  it.each([
    [num(0.9, 'ru', 1), '0,9'],
    [num(-3, 'en'), '\u22123'],
    [num(-0.04, 'en', 1), '0.0'],
    [signed(3, 'ru'), '+3'],
    [percent(0.53), '53\u2009%'],
    [percent(0.001), '<1\u2009%'],
    [percent(0.9999), '>99\u2009%'],
    [day('1942-09-16', 'ru'), '16 сентября 1942'],
    [day('1942-09-16', 'en'), '16 September 1942'],
    [duration(20, 'en'), '20 min'],
    [duration(90, 'ru'), '1½ ч'],
    [codeIn('К12', 'ussr', 'en'), 'K12'],
    [codeIn('G2', 'axis', 'ru'), 'Г2'],
  ])('%s is %s', (made, wanted) => expect(made).toBe(wanted))

  it('reads dice: the first hits are stopped, the next cost points, the rest find nobody (T4.4)', () => {
    const roll = { rolls: [2, 5, 1, 6, 1, 2, 2], stopped: 2, losses: 2 }
    expect(readDice(roll, 2)).toEqual(['stopped', 'miss', 'stopped', 'miss', 'loss', 'loss', 'hit'])
  })
})

suite('new game', () => {
  it('offers the switches as the rules have them', () => {
    expect(STANDARD).toEqual(VARIANTS)
  })
})
