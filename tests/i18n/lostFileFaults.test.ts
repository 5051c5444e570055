/** Where the sentences on files cannot be had, the general one stands in. */
import { expect, it, vi } from 'vitest'
import { openBook, sayIn } from '../../src/i18n'
import { openFileFaults } from '../../src/i18n/fileFaults/open'

vi.mock('../../src/i18n/fileFaults/sayFileFault', () => {
  throw new TypeError('Failed to fetch dynamically imported module')
})

await Promise.all([openBook('en'), openBook('ru')])

it.each([
  ['en', 'units[0].hex', 'The file is damaged at “units[0].hex”.'],
  ['ru', 'units[0].hex', 'Файл повреждён, место «units[0].hex».'],
  ['en', '', 'The file is damaged.'],
  ['ru', '', 'Файл повреждён.'],
] as const)('in %s, at “%s”: %s', async (lang, path, says) => {
  const sayFault = await openFileFaults()
  expect(sayFault(sayIn(lang), { key: 'badHex', detail: { path } })).toBe(says)
})
