import { describe, expect, test } from 'vitest'
import { impuritiesOf } from './impurities'
import { sourcesOf } from './source'

describe('kernel and engine are functions of their input', () => {
  const sources = [...sourcesOf('src/kernel'), ...sourcesOf('src/engine')]

  test('there are sources of both to look at', () => {
    expect(sources.some(({ path }) => path.startsWith('src/kernel/'))).toBe(true)
    expect(sources.some(({ path }) => path.startsWith('src/engine/'))).toBe(true)
  })

  test('no clock, chance, locale, page, console, timer or inexact arithmetic in them', () => {
    const found = sources.flatMap(({ path, text }) =>
      impuritiesOf(path, text).map(({ line, what, why }) => `${path}:${line} ${what}: ${why}`),
    )
    expect(found).toEqual([])
  })
})

describe('the check sees', () => {
  test.each([
    ['Math.random', 'const roll = Math.random()'],
    ['Math.sin', 'const wave = Math.sin(1)'],
    ['Math.hypot', 'const d = Math.hypot(3, 4)'],
    ['Math', 'const { random } = Math'],
    ['Math', "const roll = Math['random']()"],
    ['Date', 'const now = Date.now()'],
    ['Date', 'const now = new Date()'],
    ['Date', 'type When = { at: Date }'],
    ['Intl', "const sorter = new Intl.Collator('ru')"],
    ['performance', 'const t = performance.now()'],
    ['fetch', "const file = fetch('/x')"],
    ['crypto', 'crypto.getRandomValues(bytes)'],
    ['localeCompare', 'names.sort((a, b) => a.localeCompare(b))'],
    ['localeCompare', "names.sort((a, b) => a['localeCompare'](b))"],
    ['toLocaleString', 'const text = losses.toLocaleString()'],
    ['toLocaleUpperCase', 'const text = name.toLocaleUpperCase()'],
    ['window', 'window.close()'],
    ['document', "document.querySelector('a')"],
    ['globalThis', "globalThis['Date']"],
    ['console', "console.log('hit')"],
    ['setTimeout', 'setTimeout(step, 10)'],
    ['process', 'process.env'],
    ['eval', "eval('1')"],
    ['Date', 'const order = { Date }'],
  ])('%s in `%s`', (what, text) => {
    expect(impuritiesOf('sample.ts', text).map((impurity) => impurity.what)).toEqual([what])
  })

  test.each([
    ['exact arithmetic', 'const half = Math.floor(dice / 2) + Math.max(0, -1)'],
    ['comments', '// no Date here, nor Math.random()\n/* document */ const x = 1'],
    ['words', "const fault = 'window', other = 'console'"],
    ['labels', 'const unit = { location: hex, self: 1 }; use(unit.location, unit.self)'],
    ['names of its own', 'const sees = (self: Unit, location: Hex) => reach(self, location)'],
    ['types with such members', 'type Unit = { readonly location: Hex; document?: string }'],
  ])('no fault in %s', (_, text) => {
    expect(impuritiesOf('sample.ts', text)).toEqual([])
  })
})
