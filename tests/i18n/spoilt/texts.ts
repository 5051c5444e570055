/** Texts that are no file of the game at all. */
import { readSave } from '../../../src/scenario/readSave'
import { writeSave } from '../../../src/scenario/save'
import { small } from '../../scenario/small'
import { save } from '../../scenario/smallSave'
import type { Sample } from './sample'

const good = writeSave(save)

/** The text of a save with one change. */
const put = (from: string, to: string): string => {
  if (!good.includes(from)) throw new Error(`no ${from}`)
  return good.replace(from, to)
}

const ROWS: readonly (readonly [name: string, text: () => string, says: string])[] = [
  ['nothing', () => ' \n', 'The file is empty.'],
  [
    'too much',
    () => `{"a":"${'x'.repeat(34e6)}"}`,
    'The file is too large: 34,000,008 characters, at most 33,554,432.',
  ],
  ['a picture', () => '\u0089PNG\r\n', 'This is a picture, not a game.'],
  ['an archive', () => 'PK\u0003\u0004', 'This is a packed file. Unpack it first.'],
  ['a page', () => '<!doctype html>', 'This is a web page, not a game.'],
  ['bytes', () => '\ufffd\ufffd\u0000', 'This is not a text file.'],
  ['half of it', () => good.slice(0, good.length / 2), 'The end of the file is missing.'],
  ['prose', () => 'Dear sir', 'This is not a file of the game.'],
  [
    'brackets',
    () => `${'['.repeat(99)}${']'.repeat(99)}`,
    'The file is nested too deeply: more than 64 levels.',
  ],
  ['zeros', () => `[${'0,'.repeat(4e6)}0]`, 'The file holds too much: more than 4,000,000 entries.'],
  [
    'a forbidden name at the top',
    () => put('"reloads"', '"toString":1,"reloads"'),
    'The file holds a forbidden name: “toString”.',
  ],
  [
    'a forbidden name within',
    () => put('"cols"', '"__proto__":{"x":1},"cols"'),
    'The file holds a forbidden name: “scenario.map.__proto__”.',
  ],
  [
    'a hidden sign in a value',
    () => put('"Ben"', '"B\u202een"'),
    'The file holds a forbidden character at “names.axis”.',
  ],
  [
    'a hidden sign in a name',
    () => put('"names":{', '"names":{"a\u200bb":1,'),
    'The file holds a forbidden character at “names.a□b”.',
  ],
  [
    'a number that is none',
    () => put('"reloads":2', '"reloads":1.5'),
    'The number at “reloads” is not whole, or far too big.',
  ],
  ['a battle', () => JSON.stringify(small), 'This is a file of another kind: a battle, not a saved game.'],
  [
    'of another house',
    () => put('stalingrad-height/save', 'tiled'),
    'This is a file of another kind: “tiled”, not a saved game.',
  ],
  ['a list', () => '[]', 'This is a file of another kind: without a name, not a saved game.'],
  [
    'words of a stranger',
    () => put('stalingrad-height/save', '{{asked}} $t(app.title)'),
    'This is a file of another kind: “{{asked}} $t(app.title)”, not a saved game.',
  ],
  [
    'from the future',
    () => put('"version":1}', '"version":9}'),
    'A newer version of the game made this file (9; here 1).',
  ],
  [
    'of no version',
    () => put('"version":1}', '"version":0}'),
    'The version of the file is unknown; here it is 1.',
  ],
]

export const texts: readonly Sample[] = ROWS.map(([name, text, says]) => ({
  name,
  find: () => {
    const read = readSave(text())
    return read.ok ? [] : read.findings
  },
  says,
}))
