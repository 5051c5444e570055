import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import {
  axial,
  type Cell,
  cellAt,
  FACES,
  type Face,
  makeGrid,
  neighbour,
  opposite,
} from '../../src/kernel/hex'
import { faceToward, inSector, isFront } from '../../src/kernel/sector'

const grid = makeGrid(25, 25)
const CENTRE = 12 * 25 + 12
const from = axial(grid, CENTRE)

/** The cell at axial (q, r) from the middle of the map. */
const at = (q: number, r: number): Cell => cellAt(grid, from.q + q, from.r + r)

const vectors = fc
  .record({ q: fc.integer({ min: -8, max: 8 }), r: fc.integer({ min: -8, max: 8 }) })
  .filter(({ q, r }) => at(q, r) >= 0 && (q !== 0 || r !== 0))

/** Degrees clockwise from N, in floats: an oracle for everything but the exact borders. */
const bearing = (q: number, r: number): number =>
  (Math.atan2(Math.sqrt(3) * q, -(q + 2 * r)) * (180 / Math.PI) + 360) % 360

const off = (face: Face, q: number, r: number): number => {
  const turn = Math.abs(bearing(q, r) - FACES.indexOf(face) * 60)
  return Math.min(turn, 360 - turn)
}

describe('T4.12 sector of a gun, vector 42', () => {
  test.each<[Face, number, number, 60 | 120, boolean]>([
    ['N', 1, -2, 60, true],
    ['N', 1, -3, 60, true],
    ['N', 1, -1, 60, false],
    ['N', 1, -1, 120, true],
    ['N', 0, -6, 60, true],
    ['N', -1, -1, 60, true],
    ['N', -1, 0, 60, false],
    ['N', -1, 0, 120, true],
    ['N', 2, -1, 120, false],
    ['N', 0, 1, 120, false],
    ['N', -1, 1, 120, false],
    ['SE', 2, -1, 60, true],
    ['SE', 1, 1, 60, true],
    ['SE', 1, -1, 60, false],
    ['SE', 1, -1, 120, true],
    ['SW', -2, 1, 60, true],
    ['SW', 0, 1, 120, true],
  ])('facing %s, target (%i, %i), %i°: %s', (facing, q, r, degrees, expected) => {
    expect(inSector(grid, CENTRE, facing, at(q, r), degrees)).toBe(expected)
  })

  test('T4.12 within the sector by angle, its edges included', () => {
    fc.assert(
      fc.property(vectors, fc.constantFrom(...FACES), ({ q, r }, facing) => {
        expect(inSector(grid, CENTRE, facing, at(q, r), 60)).toBe(off(facing, q, r) <= 30 + 1e-6)
        expect(inSector(grid, CENTRE, facing, at(q, r), 120)).toBe(off(facing, q, r) <= 60 + 1e-6)
      }),
      { numRuns: 2000 },
    )
  })

  test('T4.12 every hex lies in a sector of 60° of some face, in two only on their edge', () => {
    fc.assert(
      fc.property(vectors, ({ q, r }) => {
        const holding = FACES.filter((face) => inSector(grid, CENTRE, face, at(q, r), 60))
        const edge = FACES.some((face) => Math.abs(off(face, q, r) - 30) < 1e-6)
        expect(holding).toHaveLength(edge ? 2 : 1)
      }),
    )
  })

  it("holds the gun's own hex whatever its width", () => {
    expect(FACES.every((face) => inSector(grid, CENTRE, face, CENTRE, 60))).toBe(true)
    expect(FACES.every((face) => inSector(grid, CENTRE, face, CENTRE, 120))).toBe(true)
  })
})

describe('T5.10 front', () => {
  test.each<[Face, number, number, boolean]>([
    ['N', 2, -1, false],
    ['N', -2, 1, false],
    ['N', 3, -2, true],
    ['N', 0, -1, true],
    ['N', 0, 1, false],
    ['N', 3, -1, false],
    ['SE', 1, 0, true],
    ['SE', 0, 1, true],
    ['SE', 1, -2, false],
    ['SE', -1, 2, false],
  ])('facing %s, attacker at (%i, %i): %s', (facing, q, r, expected) => {
    expect(isFront(grid, CENTRE, facing, at(q, r))).toBe(expected)
  })

  test('T5.10 less than 90° off is front, exactly 90° is not', () => {
    fc.assert(
      fc.property(vectors, fc.constantFrom(...FACES), ({ q, r }, facing) => {
        expect(isFront(grid, CENTRE, facing, at(q, r))).toBe(off(facing, q, r) < 90 - 1e-6)
      }),
      { numRuns: 2000 },
    )
  })

  it('is never in front and behind at once', () => {
    fc.assert(
      fc.property(vectors, fc.constantFrom(...FACES), ({ q, r }, facing) => {
        const both =
          isFront(grid, CENTRE, facing, at(q, r)) && isFront(grid, CENTRE, opposite(facing), at(q, r))
        expect(both).toBe(false)
      }),
    )
  })
})

describe('T5.10 the face towards a hex', () => {
  test.each<[number, number, Face]>([
    [0, -3, 'N'],
    [1, -2, 'N'],
    [1, -1, 'NE'],
    [2, -1, 'NE'],
    [1, 1, 'SE'],
    [-1, 2, 'S'],
    [-2, 1, 'SW'],
    [-1, -1, 'N'],
    [-3, 1, 'NW'],
    [0, 0, 'N'],
  ])('to (%i, %i): %s', (q, r, face) => expect(faceToward(grid, CENTRE, at(q, r))).toBe(face))

  it('is the face of a neighbour, and the first whose sector of 60° holds any other hex', () => {
    for (const face of FACES) expect(faceToward(grid, CENTRE, neighbour(grid, CENTRE, face))).toBe(face)
    fc.assert(
      fc.property(vectors, ({ q, r }) => {
        const first = FACES.find((face) => inSector(grid, CENTRE, face, at(q, r), 60))
        expect(faceToward(grid, CENTRE, at(q, r))).toBe(first)
      }),
    )
  })
})
