import fc from 'fast-check'
import { Direction, defineHex, distance as distanceOf, Grid, Orientation, rectangle } from 'honeycomb-grid'
import { describe, expect, it, test } from 'vitest'
import {
  axial,
  type Cell,
  cellAt,
  cellOf,
  distance,
  distanceHex,
  edgeKey,
  edgeOfCells,
  FACES,
  type Face,
  faceBetween,
  hexOf,
  makeGrid,
  neighbour,
  neighbourHex,
  opposite,
  turnedBy,
  within,
} from '../../src/kernel/hex'

const grid = makeGrid(9, 7)
const sizes = fc.record({ cols: fc.integer({ min: 1, max: 14 }), rows: fc.integer({ min: 1, max: 14 }) })

/** A small map and `count` of its cells. */
const someCells = (count: number) =>
  sizes.chain(({ cols, rows }) =>
    fc.record({
      map: fc.constant(makeGrid(cols, rows)),
      cells: fc.array(fc.nat(cols * rows - 1), { minLength: count, maxLength: count }),
    }),
  )

describe('printed numbers', () => {
  test.each<[number, number, string, Cell]>([
    [9, 7, '0101', 0],
    [9, 7, '0704', 33],
    [9, 7, '0907', 62],
    [99, 99, '9999', 9800],
    [100, 5, '100005', 499],
    [5, 100, '001100', 495],
    [999, 1, '999001', 998],
  ])('a map of %i × %i has hex %s at cell %i', (cols, rows, hex, cell) => {
    const map = makeGrid(cols, rows)
    expect(cellOf(map, hex)).toBe(cell)
    expect(hexOf(map, cell)).toBe(hex)
    expect(map.hexes[cell]).toBe(hex)
  })

  test.each([
    '0000',
    '0001',
    '0100',
    '1001',
    '0108',
    '0a01',
    '01:1',
    '1 01',
    '01',
    '',
    '001001',
    '01011',
    '-101',
  ])('no hex %j on a map of 9 × 7', (hex) => expect(cellOf(grid, hex)).toBe(-1))

  test.each(['0:01', '010:'])('no hex %j where its letter would count as a ten', (hex) => {
    expect(cellOf(makeGrid(20, 20), hex)).toBe(-1)
  })

  test.each([-1, 63, 0.5, Number.NaN])('no printed number for cell %d', (cell) => {
    expect(() => hexOf(grid, cell)).toThrow(RangeError)
  })

  test.each<[number, number]>([
    [0, 5],
    [5, 0],
    [1000, 5],
    [5, 1000],
    [2.5, 5],
    [Number.NaN, 5],
  ])('no map of %d × %d', (cols, rows) => {
    expect(() => makeGrid(cols, rows)).toThrow(/1 to 999 columns and rows/)
  })
})

describe('faces', () => {
  test.each<[Face, Face, Face, Face]>([
    ['N', 'S', 'NE', 'NW'],
    ['NE', 'SW', 'SE', 'N'],
    ['SE', 'NW', 'S', 'NE'],
    ['S', 'N', 'SW', 'SE'],
    ['SW', 'NE', 'NW', 'S'],
    ['NW', 'SE', 'N', 'SW'],
  ])('%s: opposite %s, then %s to the right and %s to the left', (face, back, right, left) => {
    expect(opposite(face)).toBe(back)
    expect(turnedBy(face, 1)).toBe(right)
    expect(turnedBy(face, -1)).toBe(left)
    expect(turnedBy(face, -13)).toBe(left)
    expect(turnedBy(face, 6)).toBe(face)
  })
})

describe('neighbours: flat tops, even printed columns half a hex lower', () => {
  test.each<[string, (string | null)[]]>([
    ['0304', ['0303', '0403', '0404', '0305', '0204', '0203']],
    ['0404', ['0403', '0504', '0505', '0405', '0305', '0304']],
    ['0101', [null, null, '0201', '0102', null, null]],
    ['0201', [null, '0301', '0302', '0202', '0102', '0101']],
    ['0907', ['0906', null, null, null, '0807', '0806']],
  ])('of %s, clockwise from N: %j', (hex, around) => {
    expect(FACES.map((face) => neighbourHex(grid, hex, face))).toEqual(around)
  })

  it('has none for a hex that is not on the map', () => {
    expect(neighbourHex(grid, '9999', 'N')).toBeNull()
  })

  test('the neighbour over a face has the first hex over the opposite face', () => {
    fc.assert(
      fc.property(someCells(1), fc.constantFrom(...FACES), ({ map, cells: [cell = 0] }, face) => {
        const over = neighbour(map, cell, face)
        if (over < 0) return
        expect(neighbour(map, over, opposite(face))).toBe(cell)
        expect(faceBetween(map, cell, over)).toBe(face)
        expect(distance(map, cell, over)).toBe(1)
      }),
    )
  })

  it('has no face between hexes that are not adjacent, nor towards the outside', () => {
    expect(faceBetween(grid, 0, 2)).toBeNull()
    expect(faceBetween(grid, 0, 0)).toBeNull()
    expect(faceBetween(grid, 0, -1)).toBeNull()
  })
})

describe('honeycomb-grid agrees', () => {
  const Tile = defineHex({ orientation: Orientation.FLAT, offset: -1 })
  const tiles = new Grid(Tile, rectangle({ width: grid.cols, height: grid.rows }))
  const at = (cell: Cell) => ({ col: cell % grid.cols, row: Math.floor(cell / grid.cols) })
  const directions = [Direction.N, Direction.NE, Direction.SE, Direction.S, Direction.SW, Direction.NW]

  it('on axial coordinates, neighbours and distances of all hexes', () => {
    expect(tiles.size).toBe(grid.size)
    for (let cell = 0; cell < grid.size; cell++) {
      const tile = tiles.getHex(at(cell))
      expect(tile && { q: tile.q, r: tile.r }).toEqual(axial(grid, cell))
      FACES.forEach((face, i) => {
        const over = tiles.neighborOf(at(cell), directions[i] as Direction, { allowOutside: false })
        expect(neighbour(grid, cell, face)).toBe(over ? over.row * grid.cols + over.col : -1)
      })
      for (let other = 0; other < grid.size; other++) {
        const theirs = distanceOf(Tile.settings, at(cell), at(other))
        if (distance(grid, cell, other) !== theirs)
          expect([cell, other, distance(grid, cell, other)]).toBe(theirs)
      }
    }
  })
})

describe('distance', () => {
  it('is a metric: none to itself only, the same both ways, no way round is shorter', () => {
    fc.assert(
      fc.property(someCells(3), ({ map, cells: [a = 0, b = 0, c = 0] }) => {
        expect(distance(map, a, b) === 0).toBe(a === b)
        expect(distance(map, a, b)).toBe(distance(map, b, a))
        expect(distance(map, a, c)).toBeLessThanOrEqual(distance(map, a, b) + distance(map, b, c))
      }),
    )
  })

  test.each<[string, string, number]>([
    ['0101', '0101', 0],
    ['0101', '0201', 1],
    ['0101', '0301', 2],
    ['0101', '0907', 10],
  ])('from %s to %s: %i hexes', (a, b, hexes) => expect(distanceHex(grid, a, b)).toBe(hexes))

  it('names the hex that is not on the map', () => {
    expect(() => distanceHex(grid, '0101', '1212')).toThrow(/1212/)
    expect(() => distanceHex(grid, '1313', '0101')).toThrow(/1313/)
  })
})

describe('within', () => {
  it('gives every cell up to the radius once, by distance, then by cell', () => {
    fc.assert(
      fc.property(someCells(1), fc.nat(9), ({ map, cells: [cell = 0] }, radius) => {
        const all = Array.from({ length: map.size }, (_, other) => other)
          .filter((other) => distance(map, cell, other) <= radius)
          .sort((a, b) => distance(map, cell, a) - distance(map, cell, b) || a - b)
        expect(within(map, cell, radius)).toEqual(all)
      }),
    )
  })

  it('ends at the border of the map, however large the radius', () => {
    expect(within(grid, 0, Number.POSITIVE_INFINITY)).toHaveLength(grid.size)
  })
})

describe('axial coordinates', () => {
  it('lead back to the cell, and off the map to −1', () => {
    for (let cell = 0; cell < grid.size; cell++) {
      const { q, r } = axial(grid, cell)
      expect(cellAt(grid, q, r)).toBe(cell)
    }
    expect([cellAt(grid, -1, 1), cellAt(grid, 0, -1), cellAt(grid, 0, 7), cellAt(grid, 9, 0)]).toEqual([
      -1, -1, -1, -1,
    ])
  })
})

describe('edges', () => {
  test.each<[string, Face, string]>([
    ['0304', 'N', '0304/N'],
    ['0304', 'NE', '0304/NE'],
    ['0304', 'SE', '0304/SE'],
    ['0304', 'S', '0305/N'],
    ['0304', 'SW', '0204/NE'],
    ['0304', 'NW', '0203/SE'],
    ['0101', 'NW', '0101/NW'],
    ['0101', 'N', '0101/N'],
    ['0907', 'S', '0907/S'],
  ])('the edge of %s at %s is %s', (hex, face, key) => {
    expect(edgeKey(grid, cellOf(grid, hex), face)).toBe(key)
  })

  it('has one key from both sides, and no two edges share one', () => {
    fc.assert(
      fc.property(sizes, ({ cols, rows }) => {
        const map = makeGrid(cols, rows)
        const owners = new Map<string, Set<string>>()
        for (let cell = 0; cell < map.size; cell++) {
          for (const face of FACES) {
            const over = neighbour(map, cell, face)
            const key = edgeKey(map, cell, face)
            if (over >= 0) {
              expect(edgeKey(map, over, opposite(face))).toBe(key)
              expect(edgeOfCells(map, cell, over)).toBe(key)
            }
            const sides = over < 0 ? `${cell}${face}` : [cell, over].sort((a, b) => a - b).join()
            owners.set(key, (owners.get(key) ?? new Set()).add(sides))
          }
        }
        expect([...owners.values()].every((sides) => sides.size === 1)).toBe(true)
      }),
      { numRuns: 12 },
    )
  })

  it('is none between hexes that are not adjacent', () => {
    expect(edgeOfCells(grid, 0, 20)).toBeNull()
  })
})
