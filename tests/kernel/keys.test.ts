import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sortedKeys } from '../../src/kernel/keys'

test.each<[Record<string, number>, string[]]>([
  [{}, []],
  [{ a: 1 }, ['a']],
  [{ a: 1, b: 2, c: 3 }, ['a', 'b', 'c']],
  [{ a: 1, c: 3, b: 2 }, ['a', 'b', 'c']],
  [{ b: 2, a: 1 }, ['a', 'b']],
  // JavaScript puts whole numbers first and counts them; by code unit 10 stands before 9, and both before a.
  [{ a: 1, 9: 1, 10: 1 }, ['10', '9', 'a']],
  [{ Б: 1, А: 1, я: 1, Z: 1 }, ['Z', 'А', 'Б', 'я']],
])('%j', (record, keys) => {
  expect(sortedKeys(record)).toEqual(keys)
})

test('the order in which keys were written does not matter, and the record is left alone', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.string(), { maxLength: 12 }), (keys) => {
      const record = Object.fromEntries(keys.filter((key) => key !== '__proto__').map((key) => [key, 0]))
      const before = Object.keys(record)
      expect(sortedKeys(record)).toEqual([...before].sort())
      expect(Object.keys(record)).toEqual(before)
    }),
  )
})
