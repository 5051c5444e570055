/** The case book: every case of `tests/cases/*.txt` is one test; how to read and write it: README.md there. */
import { describe, expect, test } from 'vitest'
import { caseBook } from './support/book'
import { idleSentences } from './support/mutants'
import { runCase } from './support/run'
import { readCases } from './support/text'

const book = caseBook()
const all = book.flatMap(({ cases }) => cases)

for (const { file, cases } of book)
  describe(file, () => {
    for (const each of cases) test(`${each.id} ${each.title}`, () => runCase(each))
  })

test('no two cases have one number', () => {
  const ids = all.map(({ id }) => id)
  expect(ids.filter((id, i) => ids.indexOf(id) !== i)).toEqual([])
})

test('every case fails when any one of its sentences is spoilt', { timeout: 60_000 }, () => {
  expect(all.flatMap(idleSentences)).toEqual([])
})

const GIVEN = `## T1.1-1 A case
Given
  open ground 3 by 3
  s1 rifle company at 0202
  g1 German company at 0201
`
const FIRE = `${GIVEN}Orders
  s1: fire at g1
`
const DICE = `Dice
  s1 fires at g1: 6 6 6 6 6
`

/** The message of the first error that the text has. */
const errorOf = (text: string): string => {
  try {
    for (const each of readCases('a.txt', text)) runCase(each)
    return 'none'
  } catch (error) {
    return (error as Error).message.split('\n')[0] as string
  }
}

describe('the reader is strict', () => {
  test.each([
    ['a case that is right', `${FIRE}${DICE}Then\n  s1 has ammo 9`, 'none'],
    [
      'an unknown sentence',
      `${GIVEN}Then\n  s1 is happy`,
      'a.txt:7: the case book knows no such sentence of Then: “s1 is happy”',
    ],
    [
      'an unknown unit type',
      `${GIVEN}  s2 horsemen at 0202\nThen\n  s1 has ammo 9`,
      'a.txt:6: the case book knows no unit “horsemen”',
    ],
    [
      'an unknown fact',
      `${FIRE}${DICE}Then\n  s1 fires at g1: 5 dice, with luck`,
      'a.txt:11: the case book knows no such fact: “with luck”',
    ],
    [
      'an unknown order',
      `${GIVEN}Orders\n  s1: dance\nThen\n  s1 has ammo 9`,
      'a.txt:7: the case book knows no such order: “dance”',
    ],
    [
      'an unknown trait',
      `${GIVEN}  s2 rifle company at 0202, tall\nThen\n  s1 has ammo 9`,
      'a.txt:6: the case book knows no such trait of a unit: “tall”',
    ],
    ['a figure that is wrong', `${FIRE}${DICE}Then\n  s1 has ammo 8`, 'a.txt:11: the engine says: 9'],
    [
      'dice that are missing',
      `${FIRE}Then\n  s1 has ammo 9`,
      'a.txt:1: a throw is missing in Dice: s1 fires at g1: 5 dice',
    ],
    [
      'dice that are left over',
      `${FIRE}${DICE}  g1 steadiness: 1 1\nThen\n  s1 has ammo 9`,
      'a.txt:10: these dice were not thrown',
    ],
    [
      'a die too few',
      `${FIRE}Dice\n  s1 fires at g1: 6 6 6 6\nThen\n  s1 has ammo 9`,
      'a.txt:9: the throw that falls here is s1 fires at g1: 5 dice',
    ],
    [
      'a throw with another purpose',
      `${FIRE}Dice\n  s1 strikes g1: 6 6 6 6 6\nThen\n  s1 has ammo 9`,
      'a.txt:9: the throw that falls here is s1 fires at g1: 5 dice',
    ],
    [
      'a refusal that is not said',
      `${GIVEN}Orders\n  s1: march 0301\nThen\n  s1 has ammo 10`,
      'a.txt:7: this order is refused: not neighbour (T5.1)',
    ],
    [
      'a refusal that does not come',
      `${FIRE}${DICE}Then\n  the order of s1 is refused: no sight (T8.3)`,
      'a.txt:11: the engine says: it is legal',
    ],
    [
      'no map',
      '## T1.1-1 A case\nGiven\n  s1 rifle company at 0202\nThen\n  s1 has ammo 10',
      'a.txt:1: Given has no map',
    ],
    ['nothing said', FIRE, 'a.txt:6: nothing is said to come of this'],
    [
      'a block in the wrong place',
      `${FIRE}Given\n  turn 2\nThen\n  s1 has ammo 10`,
      'a.txt:8: Given stands once, first of all',
    ],
    ['a line in no block', '## T1.1-1 A case\n  s1 has ammo 10', 'a.txt:2: this line stands in no block'],
  ])('%s', (_what, text, message) => {
    expect(errorOf(text)).toBe(message)
  })
})
