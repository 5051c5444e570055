/** Every house decision of the engine's README is named, with [H], in the code that carries it out. */
import { describe, expect, test } from 'vitest'
import { readProjectFile, sourcesOf } from './source'

const FOLDER = 'src/engine/tactical'

type Row = Readonly<{ ids: readonly string[]; files: readonly string[] }>

const stemOf = (id: string): string => id.slice(0, id.lastIndexOf('.') + 1)

/** `T3.14.a–c` is three ids; in a list a lone letter follows the id before it: `T17.d, e`. */
const idsOf = (cell: string): readonly string[] => {
  const ids: string[] = []
  for (const part of cell.split(', ')) {
    const [first = '', last] = part.split('–')
    const id = first.length === 1 ? stemOf(ids.at(-1) ?? '') + first : first
    ids.push(id)
    for (let code = id.charCodeAt(id.length - 1) + 1; last && code <= last.charCodeAt(0); code++)
      ids.push(stemOf(id) + String.fromCharCode(code))
  }
  return ids
}

const rows: readonly Row[] = readProjectFile(`${FOLDER}/README.md`)
  .split('\n')
  .flatMap((line) => {
    const [, ids, files] = /^\| (T[^|]+?) \| .+ \| ([^|]+?) \|$/.exec(line) ?? []
    return ids && files
      ? [{ ids: idsOf(ids), files: files.split(', ').map((name) => name.slice(1, -1)) }]
      : []
  })

type Mark = Readonly<{ path: string; line: number; id: string }>

/** The marks of the code. The rulebook has its own, of paragraphs. A mark that names no id has the id `?`. */
const marksIn = (path: string, text: string): readonly Mark[] =>
  text.split('\n').flatMap((words, index) =>
    [...words.matchAll(/\[H\](?: (T\d+(?:\.\w+)*))?/g)].map(([, id = '?']) => ({
      path,
      line: index + 1,
      id,
    })),
  )

const sources = sourcesOf('src').filter(({ path }) => !path.startsWith('src/i18n/rulebook/'))
const paths = new Set(sources.map(({ path }) => path))
const marks = sources.flatMap(({ path, text }) => marksIn(path, text))

const names = (file: string, id: string): boolean =>
  marks.some((mark) => mark.path === `${FOLDER}/${file}` && mark.id === id)

describe('house decisions', () => {
  const listed = rows.flatMap(({ ids }) => ids)

  test('the table lists them, each once', () => {
    expect(rows.length).toBeGreaterThanOrEqual(80)
    expect(listed.filter((id, index) => listed.indexOf(id) < index)).toEqual([])
  })

  test('every file of the table exists, by its path in the folder of the table', () => {
    const missing = rows.flatMap(({ ids, files }) =>
      files.filter((file) => !paths.has(`${FOLDER}/${file}`)).map((file) => `${ids[0]}: ${file}`),
    )
    expect(missing).toEqual([])
  })

  test('every decision is named in a file of its row', () => {
    const unnamed = rows.flatMap(({ ids, files }) =>
      ids.filter((id) => !files.some((file) => names(file, id))),
    )
    expect(unnamed).toEqual([])
  })

  test('every file of a row names its decision', () => {
    const silent = rows.flatMap(({ ids, files }) =>
      files.filter((file) => !ids.some((id) => names(file, id))).map((file) => `${ids[0]}: ${file}`),
    )
    expect(silent).toEqual([])
  })

  test('every decision that the code marks has a row', () => {
    const unlisted = marks
      .filter(({ id }) => !listed.includes(id))
      .map(({ path, line, id }) => `${path}:${line} ${id}`)
    expect(unlisted).toEqual([])
  })
})

describe('the check reads', () => {
  test.each([
    ['T6.12', ['T6.12']],
    ['T2.3.a', ['T2.3.a']],
    ['T3.14.a–c', ['T3.14.a', 'T3.14.b', 'T3.14.c']],
    ['T17.d, e', ['T17.d', 'T17.e']],
  ])('ids of `%s`', (cell, ids) => {
    expect(idsOf(cell)).toEqual(ids)
  })

  test.each([
    ['/** T10.7, [H] T10.7.b: a guard. */', ['T10.7.b']],
    ['// ([H] T17.d).', ['T17.d']],
    ['/** T9.8 [H]: a bridge. */', ['?']],
    ['/** [H] T8.4.b as crews; [H] T6.12. */', ['T8.4.b', 'T6.12']],
  ])('marks of `%s`', (text, ids) => {
    expect(marksIn('sample.ts', text).map(({ id }) => id)).toEqual(ids)
  })
})
