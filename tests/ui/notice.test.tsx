/** The dialog of a refused file: which file, what is wrong and where, and that the game at hand is kept. */
import { renderToStaticMarkup } from 'react-dom/server'
import { I18nextProvider } from 'react-i18next'
import { beforeAll, expect, it } from 'vitest'
import { openBook, sayIn, words } from '../../src/i18n'
import { sayFileFault } from '../../src/i18n/fileFaults/sayFileFault'
import { sha256Hex } from '../../src/kernel/digest'
import type { AppStore, Said } from '../../src/store/api'
import { AppProvider, type Views } from '../../src/ui/context'
import { Notice } from '../../src/ui/Notice'
import { spoilt } from '../scenario/small'
import { save } from '../scenario/smallSave'
import { openApp } from '../store/support'

beforeAll(async () => {
  await Promise.all([openBook('en'), openBook('ru')])
  await words.changeLanguage('en')
})

/** The first frame of the dialog, before anything else has come. */
const firstFrame = (notice: Said): string => {
  const state = { notice, lang: 'en', dismissNotice: () => undefined }
  const store = { getState: () => state, getInitialState: () => state, subscribe: () => () => undefined }
  return renderToStaticMarkup(
    <I18nextProvider i18n={words}>
      <AppProvider store={store as unknown as AppStore} views={{} as Views}>
        <Notice />
      </AppProvider>
    </I18nextProvider>,
  )
}

it('shows at once the file and that nothing was changed, and never a key', () => {
  const html = firstFrame({ key: 'hexOffMap', detail: { file: 'a.json', path: 'x', hex: '' }, rule: 'T5.4' })
  expect(html).toContain('This file was not opened')
  expect(html).toContain('a.json')
  expect(html).toContain('the game at hand is kept')
  expect(html).not.toMatch(/hexOffMap|fileFaults|undefined/)
})

it('says any other message at once', () => {
  const html = firstFrame({ key: 'battleNotLoaded', detail: { file: 'balka' } })
  expect(html).toContain('A message')
  expect(html).toContain('The battle “balka” could not be loaded.')
  expect(html).not.toContain('the game at hand is kept')
})

const put = (path: string, value: unknown): string => JSON.stringify(spoilt(path, value, save))

it.each<[string, string, string]>([
  ['an empty file', '', 'The file is empty.'],
  ['another file', '{"format":"tiled"}', 'This is a file of another kind: “tiled”, not a saved game.'],
  ['a number for a name', put('names.ussr', 7), 'At “names.ussr” there is 7 instead of text.'],
  [
    'a unit where it cannot stand',
    put('scenario.units[0].hex', '0303'),
    'Unit K1 stands outside its zone, at 0303: “scenario.units[0].hex”.',
  ],
  [
    'a hex that is not on the map',
    put('turns[0].sheets.ussr.K1.path[1]', '9909'),
    'The map has no hex 9909: “turns[0].sheets.ussr.K1.path[1]”.',
  ],
  [
    'a false fingerprint, and a unit of a foreign army that would be no reason',
    JSON.stringify({
      ...spoilt('scenario.units[0].type', 'de-infantry-company', save),
      commitment: sha256Hex('x'),
    }),
    'The seed of the dice does not fit its fingerprint: “commitment”.',
  ],
  [
    'too many trenches',
    put('deployments.ussr.trenches', Array(3).fill({ hex: '0101', face: 'N' })),
    'The set-up at “deployments.ussr” breaks the rules: 3 trenches, 2 may be dug.',
  ],
  [
    'turns that do not fit',
    put('turns[0].events', []),
    'The turns of this game do not fit together: the file was changed by hand.',
  ],
])('R24, R25 %s is told by the table in full', async (_, text, says) => {
  const app = await openApp()
  expect(await app.getState().importGame('a.json', text)).toMatchObject({ legal: false })
  const { notice } = app.getState()
  expect(notice && sayFileFault(sayIn('en'), notice)).toBe(says)
  expect(notice && firstFrame(notice)).toContain('This file was not opened')
})
