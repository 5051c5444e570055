/** R24, R25 What is wrong with a file, and where: a sentence of its own for every fault, in both languages. */
import { describe, expect, it } from 'vitest'
import { openBook, sayIn } from '../../src/i18n'
import { en } from '../../src/i18n/fileFaults/en'
import { ru } from '../../src/i18n/fileFaults/ru'
import { sayFileFault } from '../../src/i18n/fileFaults/sayFileFault'
import { sayDamaged } from '../../src/i18n/reasons'
import type { Lang } from '../../src/i18n/words'
import { FAULTS, type Finding } from '../../src/scenario/faults'
import { ground } from './spoilt/ground'
import { others } from './spoilt/others'
import { saves } from './spoilt/saves'
import { shapes } from './spoilt/shapes'
import { texts } from './spoilt/texts'
import { units } from './spoilt/units'

await Promise.all([openBook('en'), openBook('ru')])

const LANGS = ['en', 'ru'] as const

const samples = [...texts, ...shapes, ...units, ...ground, ...saves, ...others].map(({ find, ...rest }) => ({
  ...rest,
  finding: find()[0] as Finding,
}))

/** A finding as a message of the table. */
const told = ({ fault, path, hex, detail }: Finding) => ({
  key: fault,
  detail: { ...(hex ? { hex } : {}), ...detail, path, file: 'game.json' },
})

const sentenceOf = (lang: Lang, finding: Finding): string => sayFileFault(sayIn(lang), told(finding))

/** Head and text of a file: the place is the file itself, or the version or format that is named. */
const BEFORE_ANY_PLACE: ReadonlySet<string> = new Set([
  'foreignFormat',
  'newerVersion',
  'unknownVersion',
  'migrationFailed',
  'otherRules',
  'unknownRules',
  'otherBattle',
])

describe('A spoilt file is refused with', () => {
  it.each(samples)('$name: $says', ({ finding, says }) => {
    expect(sentenceOf('en', finding)).toBe(says)
  })
})

describe('Every fault', () => {
  it('is found in some spoilt file', () => {
    const found = new Set<string>(samples.map(({ finding }) => finding.fault))
    expect(FAULTS.filter((fault) => !found.has(fault))).toEqual([])
  })

  it.each(LANGS)('has a sentence of its own in %s: the place, nothing left open, nothing raw', (lang) => {
    const sentences = new Map<string, string>()
    for (const { name, finding } of samples) {
      const sentence = sentenceOf(lang, finding)
      expect(sentence, name).not.toBe(sayDamaged(sayIn(lang), told(finding)))
      expect(sentence.replace('{{asked}} $t(app.title)', ''), name).not.toMatch(
        /\{\{|\}\}|undefined|null|NaN|fileFaults|faults\.|\$t/,
      )
      expect(sentence, name).not.toMatch(/“”|«»| {2}| [,.:;)]|\(\)/)
      expect(sentence, name).toMatch(/[.]$/)
      if (!BEFORE_ANY_PLACE.has(finding.fault)) expect(sentence, name).toContain(finding.path)
      const same = sentences.get(sentence)
      if (same !== undefined) expect(same, sentence).toBe(finding.fault)
      sentences.set(sentence, finding.fault)
    }
  })

  it('says other words in Russian, and all of them are Russian', () => {
    for (const { name, finding } of samples) expect(sentenceOf('ru', finding), name).toMatch(/[а-яё]{2}/)
    for (const key of Object.keys(en.faults) as (keyof typeof en.faults)[])
      expect(ru.faults[key].replace(/\{\{.*?\}\}|«.*?»/g, ''), key).not.toMatch(/[a-z]{2}/)
  })
})

const named = (sentence: string): readonly string[] =>
  [...sentence.matchAll(/\{\{(\w+)(?:, number)?\}\}/g)].map((found) => found[1] ?? '')

/** Where the value comes from that a sentence calls so. */
const SOURCES: Readonly<Record<string, readonly string[]>> = {
  received: ['received', 'date'],
  expected: ['expected'],
  allowed: ['expected'],
  bound: ['expected'],
  why: ['reason'],
  path: ['path', 'key'],
}

describe('The values that a sentence names', () => {
  it.each(samples)('$name: are told by whoever finds the fault', ({ finding }) => {
    const { detail } = told(finding) as { detail: Readonly<Record<string, string | number>> }
    const lacking = named(en.faults[finding.fault]).filter((name) =>
      (SOURCES[name] ?? [name]).every(
        (source) => detail[source] === undefined || (detail[source] === '' && source !== 'format'),
      ),
    )
    expect(lacking).toEqual([])
  })

  it('are the same in both languages', () => {
    for (const key of Object.keys(en.faults) as (keyof typeof en.faults)[])
      expect([...named(ru.faults[key])].sort(), key).toEqual([...named(en.faults[key])].sort())
  })

  it('are words of the player', () => {
    const russian = samples.map(({ finding }) => sentenceOf('ru', finding))
    for (const sentence of [
      'Это файл другого рода: бой, а не партия.',
      'Это файл другого рода: «tiled», а не партия.',
      'Место «turns»: пусто вместо числа.',
      'Место «units[0].side»: «blue», а можно только ussr, axis.',
      'У одной из сторон (Ось) нет отрядов, место «units».',
      'На карте нет гекса 0109, место «units[0].hex».',
      'В гексе 0101 отрядов одной стороны 4, а можно до трёх, место «units[13].hex».',
      'Расстановка не по правилам, место «deployments.ussr»: 0303 вне вашей зоны (K1).',
    ])
      expect(russian).toContain(sentence)
  })

  it('a hex whose number did not come is still spoken of', () => {
    const sentence = (lang: Lang, key: string, detail: object) =>
      sayFileFault(sayIn(lang), { key, detail: { path: 'units[0].hex', hex: '', ...detail } })
    expect(sentence('en', 'hexOffMap', {})).toBe('The map has no hex of this number: “units[0].hex”.')
    expect(sentence('ru', 'hexOffMap', {})).toBe('На карте нет гекса с таким номером, место «units[0].hex».')
    expect(sentence('en', 'placementRefused', { reason: 'outsideZone', unit: 'K1' })).toBe(
      'The set-up at “units[0].hex” breaks the rules: the hex lies outside your zone (K1).',
    )
  })

  it('a fault that is not known is said in general', () => {
    const say = sayIn('en')
    expect(sayFileFault(say, { key: 'newFault', detail: { path: 'map' } })).toBe(
      'The file is damaged at “map”.',
    )
    expect(sayFileFault(say, { key: 'toString', detail: { path: '' } })).toBe('The file is damaged.')
  })
})
