/** The sentences on files come when a file is refused, for both languages at once, and not before. */
import { beforeAll, expect, it } from 'vitest'
import { openBook, sayIn, words } from '../../src/i18n'
import { openFileFaults } from '../../src/i18n/fileFaults/open'
import { sayDamaged } from '../../src/i18n/reasons'

const damaged = { key: 'hexOffMap', detail: { hex: '0909', path: 'units[0].hex' } }

beforeAll(() => openBook('en'))

it('no book of a language has them', () => {
  expect(words.exists('fileFaults', { lng: 'en' })).toBe(false)
  expect(sayDamaged(sayIn('en'), damaged)).toBe('The file is damaged at “units[0].hex”.')
  expect(sayDamaged(sayIn('en'), { key: 'fileEmpty', detail: { path: '' } })).toBe('The file is damaged.')
})

it('once they came, a language that is opened later has them too', async () => {
  const sayFault = await openFileFaults()
  await openBook('ru')
  expect(sayFault(sayIn('en'), damaged)).toBe('The map has no hex 0909: “units[0].hex”.')
  expect(sayFault(sayIn('ru'), damaged)).toBe('На карте нет гекса 0909, место «units[0].hex».')
  expect(sayDamaged(sayIn('ru'), damaged)).toBe('Файл повреждён, место «units[0].hex».')
})
