/** R15, R16: sight is mutual, and is no matter of where the map lies or what lies beside it. */
import fc from 'fast-check'
import { describe, expect, test, vi } from 'vitest'
import { type Chance, chanceFrom } from '../../../src/ai/random'
import type { State } from '../../../src/engine/tactical/model'
import { sees } from '../../../src/engine/tactical/rules/sight'
import { cellOf, distance, type Hex } from '../../../src/kernel/hex'
import { board } from '../support/board'

vi.setConfig({ testTimeout: 120_000 })

const LETTERS = [...'.....bbblfmrt']
type Ground = Readonly<{ rows: readonly string[]; levels: readonly string[] }>

const groundOf = (chance: Chance, cols: number, rows: number): Ground => {
  const grid = (draw: () => string) =>
    Array.from({ length: rows }, () => Array.from({ length: cols }, draw).join(''))
  const thin = chance.oneIn(2)
  return {
    rows: grid(() => (thin && !chance.oneIn(3) ? '.' : (chance.of(LETTERS) as string))),
    levels: grid(() => (chance.oneIn(3) ? String(chance.below(4)) : '0')),
  }
}

const fieldOf = ({ rows, levels }: Ground): State => board(rows, {}, { map: { levels } })
const back = (text: string): string => [...text].reverse().join('')
const number = (x: number, y: number): Hex =>
  `${String(x + 1).padStart(2, '0')}${String(y + 1).padStart(2, '0')}`
const at = (hex: Hex): readonly [number, number] => [Number(hex.slice(0, 2)) - 1, Number(hex.slice(2)) - 1]

/** Every pair of hexes within 6, both ways: whether the one sees the other. */
const pairs = (field: State): readonly (readonly [Hex, Hex, boolean])[] => {
  const { grid } = field.battle
  return grid.hexes.flatMap((a) =>
    grid.hexes
      .filter((b) => a !== b && distance(grid, cellOf(grid, a), cellOf(grid, b)) <= 6)
      .map((b) => [a, b, sees(field, a, b)] as const),
  )
}

/** Pairs that the other map sees otherwise. */
const otherwise = (here: Ground, there: Ground, image: (hex: Hex) => Hex): readonly string[] => {
  const other = fieldOf(there)
  return pairs(fieldOf(here)).flatMap(([a, b, seen]) =>
    sees(other, image(a), image(b)) === seen ? [] : [`${a} ${b} ${seen}`],
  )
}

const onMaps = (
  seed: number,
  runs: number,
  cols: number,
  check: (ground: Ground, chance: Chance) => void,
): void =>
  fc.assert(
    fc.property(fc.nat(1_000_000), (n) => {
      const chance = chanceFrom(`sight-${n}`)
      check(groundOf(chance, cols, 8), chance)
    }),
    { seed, numRuns: runs },
  )

describe('R15 R16 sight', () => {
  test('R15 T8.1 is mutual for all pairs within 6 on 50 random maps', () => {
    onMaps(15, 50, 9, (ground) => {
      const field = fieldOf(ground)
      expect(pairs(field).filter(([a, b, seen]) => sees(field, b, a) !== seen)).toEqual([])
    })
  })

  test('R16 T8.1 does not change when the map is turned by 180°, on 50 maps', () => {
    onMaps(16, 50, 8, (ground) => {
      const turned = {
        rows: [...ground.rows].reverse().map(back),
        levels: [...ground.levels].reverse().map(back),
      }
      expect(otherwise(ground, turned, (hex) => number(7 - at(hex)[0], 7 - at(hex)[1]))).toEqual([])
    })
  })

  test('R16 T8.1 nor when it is mirrored left for right, on 50', () => {
    onMaps(17, 50, 9, (ground) => {
      const mirrored = { rows: ground.rows.map(back), levels: ground.levels.map(back) }
      expect(otherwise(ground, mirrored, (hex) => number(8 - at(hex)[0], at(hex)[1]))).toEqual([])
    })
  })

  test('R16 T8.1 nor when it is mirrored top for bottom, on 50', () => {
    // Of an even number of columns, shifted by one so that the columns that lie low are those that lay high.
    onMaps(18, 50, 8, (ground) => {
      const flipped = {
        rows: [...ground.rows].reverse().map((row) => `.${row}`),
        levels: [...ground.levels].reverse().map((row) => `0${row}`),
      }
      expect(otherwise(ground, flipped, (hex) => number(at(hex)[0] + 1, 7 - at(hex)[1]))).toEqual([])
    })
  })

  test('R16 T8.1 nor when unrelated rows and columns are added on any side', () => {
    onMaps(19, 15, 8, (ground, chance) => {
      // A line along the border runs between two hexes, one of them off the map: next to it lies open plain.
      const rim = groundOf(chance, 8 + 8, 3)
      const sides = groundOf(chance, 2, 10)
      const grow = (
        own: readonly string[],
        far: readonly string[],
        beside: readonly string[],
        open: string,
      ) => [
        ...far,
        ...[open.repeat(12), ...own.map((row) => open + open + row + open + open), open.repeat(12)].map(
          (row, y) => beside[y] + row + beside[y],
        ),
        ...far,
      ]
      const grown = {
        rows: grow(ground.rows, rim.rows, sides.rows, '.'),
        levels: grow(ground.levels, rim.levels, sides.levels, '0'),
      }
      expect(otherwise(ground, grown, (hex) => number(at(hex)[0] + 4, at(hex)[1] + 4))).toEqual([])
    })
  })
})
