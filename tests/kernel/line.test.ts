import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import {
  type Axial,
  axial,
  type Cell,
  cellAt,
  cellOf,
  distance,
  hexOf,
  makeGrid,
  within,
} from '../../src/kernel/hex'
import { type Crossing, crossings, firstScreen, lineCells, MAX_SIGHT } from '../../src/kernel/line'

const WOODS = 255

const vectors: readonly Axial[] = Array.from({ length: 13 * 13 }, (_, i) => ({
  q: Math.floor(i / 13) - 6,
  r: (i % 13) - 6,
})).filter(({ q, r }) => Math.abs(q + r) <= MAX_SIGHT)

const samples = new Map<string, ReturnType<typeof sample>>()

const at = ({ q, r }: Axial): string => `${q},${r}`

/** The twelve turns and mirrors of the hexes. */
const turns: readonly ((at: Axial) => Axial)[] = Array.from({ length: 12 }, (_, i) => (start: Axial) => {
  let { q, r } = i < 6 ? start : { q: start.r, r: start.q }
  for (let turn = 0; turn < i % 6; turn++) [q, r] = [-r, q + r]
  return { q, r }
})

describe('T8.1 the table of lines up to 6 hexes', () => {
  const all = vectors.flatMap(({ q, r }) => crossings(q, r))

  test.each<[string, number, number]>([
    ['vectors, that to itself included', vectors.length, 127],
    ['hexes crossed', all.filter(({ edge }) => !edge).length, 408],
    ['hexes along an edge of which a line runs', all.filter(({ edge }) => edge).length, 72],
  ])('%s: %i', (_, count, expected) => expect(count).toBe(expected))

  it('leaves out the 24 hexes of which only a corner is touched', () => {
    expect(vectors.reduce((sum, vector) => sum + sampled(vector).touched.length, 0)).toBe(24)
  })

  test('T8.1 lists exactly the hexes that points along the line fall into', () => {
    for (const vector of vectors) {
      const { crossed, along } = sampled(vector)
      const met = crossings(vector.q, vector.r)
      expect(
        met
          .filter(({ edge }) => !edge)
          .map(at)
          .sort(),
      ).toEqual(crossed)
      expect(
        met
          .filter(({ edge }) => edge)
          .map(at)
          .sort(),
      ).toEqual(along)
    }
  })

  test('T8.1 in order from the first end, the two sides of an edge one after the other', () => {
    for (const { q, r } of vectors) {
      const far = crossings(q, r).map((step) => 2 * (q * step.q + r * step.r) + q * step.r + r * step.q)
      expect(far).toEqual([...far].sort((a, b) => a - b))
      const pairs = crossings(q, r).filter(({ edge }) => edge)
      for (let i = 0; i < pairs.length; i += 2) {
        const [a, b] = [pairs[i] as Crossing, pairs[i + 1] as Crossing]
        expect([Math.abs(a.q - b.q), Math.abs(a.r - b.r), Math.abs(a.q + a.r - b.q - b.r)].sort()).toEqual([
          0, 1, 1,
        ])
      }
    }
  })

  test.each<[number, number, readonly Crossing[]]>([
    [0, 0, []],
    [0, -1, []],
    [0, -2, [{ q: 0, r: -1, edge: false }]],
    [
      1,
      1,
      [
        { q: 0, r: 1, edge: true },
        { q: 1, r: 0, edge: true },
      ],
    ],
    [
      2,
      -1,
      [
        { q: 1, r: -1, edge: true },
        { q: 1, r: 0, edge: true },
      ],
    ],
    [
      2,
      1,
      [
        { q: 1, r: 0, edge: false },
        { q: 1, r: 1, edge: false },
      ],
    ],
  ])('to (%i, %i): %j', (dq, dr, expected) => expect(crossings(dq, dr)).toEqual(expected))

  test('T8.1 turned or mirrored, or walked back, a line meets the turned hexes: any length', () => {
    fc.assert(
      fc.property(fc.integer({ min: -20, max: 20 }), fc.integer({ min: -20, max: 20 }), (q, r) => {
        const met = crossings(q, r)
        for (const turn of turns) {
          const end = turn({ q, r })
          expect(crossings(end.q, end.r).map(at).sort()).toEqual(met.map(turn).map(at).sort())
        }
        expect(
          crossings(-q, -r)
            .map((step) => at({ q: step.q + q, r: step.r + r }))
            .sort(),
        ).toEqual(met.map(at).sort())
      }),
    )
  })
})

/**
 * The oracle, by floats: 2,401 points along the line, each given to its nearest centres; points at a border
 * belong to two or three hexes. A hex that has only such points is met along an edge if there are many, at a
 * corner if there is one.
 */
function sampled(vector: Axial) {
  const known = samples.get(at(vector)) ?? sample(vector)
  samples.set(at(vector), known)
  return known
}

function sample(vector: Axial) {
  const POINTS = 2400
  const inside = new Set<string>()
  const border = new Map<string, number>()
  for (let i = 0; i <= POINTS; i++) {
    const [q, r] = [(vector.q * i) / POINTS, (vector.r * i) / POINTS]
    const near = nearest(q, r)
    if (near.length === 1) inside.add(near[0] as string)
    else for (const hex of near) border.set(hex, (border.get(hex) ?? 0) + 1)
  }
  const ends = [at({ q: 0, r: 0 }), at(vector)]
  const only = [...border].filter(([hex]) => !inside.has(hex) && !ends.includes(hex))
  return {
    crossed: [...inside].filter((hex) => !ends.includes(hex)).sort(),
    along: only
      .filter(([, points]) => points > 10)
      .map(([hex]) => hex)
      .sort(),
    touched: only.filter(([, points]) => points <= 10).map(([hex]) => hex),
  }
}

function nearest(q: number, r: number): string[] {
  const found: { hex: string; square: number }[] = []
  for (let a = Math.floor(q) - 1; a <= q + 2; a++) {
    for (let b = Math.floor(r) - 1; b <= r + 2; b++) {
      const [dq, dr] = [a - q, b - r]
      found.push({ hex: at({ q: a, r: b }), square: dq * dq + dr * dr + dq * dr })
    }
  }
  const least = Math.min(...found.map(({ square }) => square))
  return found.filter(({ square }) => square - least < 1e-9).map(({ hex }) => hex)
}

/** A map of 9 × 9 with the given screens by hex. */
const map = makeGrid(9, 9)
const screens = (of: Readonly<Record<string, number>>): Uint8Array => {
  const screen = new Uint8Array(map.size)
  for (const [hex, height] of Object.entries(of)) screen[cellOf(map, hex)] = height
  return screen
}
const blocker = (of: Readonly<Record<string, number>>, eye: number, a: string, b: string): string | null => {
  const cell = firstScreen(map, screens(of), eye, cellOf(map, a), cellOf(map, b))
  return cell < 0 ? null : hexOf(map, cell)
}

describe('T8.1 what blocks a line', () => {
  // 0304 → 0504 runs between 0403 and 0404; 0404 → 0604 between 0504 and 0505.
  test.each<[string, string, string, Record<string, number>, number, string | null]>([
    ['vector 17: forest on one side of the edge', '0304', '0504', { '0403': WOODS }, 0, '0403'],
    ['vector 17: forest on the other side', '0304', '0504', { '0404': WOODS }, 0, '0404'],
    ['vector 17: the other parity of column', '0404', '0604', { '0505': WOODS }, 0, '0505'],
    [
      'vector 17: forest at neither',
      '0304',
      '0504',
      { '0303': WOODS, '0402': WOODS, '0405': WOODS },
      0,
      null,
    ],
    ['vector 18: six open hexes', '0402', '0408', {}, 0, null],
    ['vector 19: bushes between plain and plain', '0402', '0408', { '0405': 1 }, 0, '0405'],
    ['vector 19: the same seen from a hill', '0402', '0408', { '0405': 1 }, 1, null],
    ['vector 19: forest seen from a hill', '0402', '0408', { '0405': WOODS }, 9, '0405'],
    ['T8.3 a hill between lower ends', '0402', '0408', { '0405': 2 }, 1, '0405'],
    ['T8.3 a hill as high as one end', '0402', '0408', { '0405': 2 }, 2, null],
    ['T8.3 bushes on a hill as high as one end', '0402', '0408', { '0405': 3 }, 2, '0405'],
    ['T8.1 the first of two from the first end', '0402', '0408', { '0404': WOODS, '0406': WOODS }, 0, '0404'],
    ['T8.1 and from the other end', '0408', '0402', { '0404': WOODS, '0406': WOODS }, 0, '0406'],
    ['T8.1 the ends do not block', '0402', '0408', { '0402': WOODS, '0408': WOODS }, 0, null],
    ['T8.1 neighbours always see each other', '0402', '0403', { '0402': WOODS, '0403': WOODS }, 0, null],
    ['T8.1 a hex and itself', '0402', '0402', { '0402': WOODS }, 0, null],
    ['T8.1 an edge on the border of the map has one side', '0101', '0301', {}, 0, null],
    ['T8.1 and that side blocks', '0101', '0301', { '0201': WOODS }, 0, '0201'],
    ['T8.1 the same at the foot of the map', '0209', '0409', {}, 0, null],
    ['T8.1 and that side blocks too', '0209', '0409', { '0309': WOODS }, 0, '0309'],
    ['T8.2 seven hexes are for the caller to refuse', '0401', '0408', { '0404': WOODS }, 0, null],
    ['T8.2 seven hexes aslant too', '0101', '0705', { '0202': WOODS, '0303': WOODS, '0403': WOODS }, 0, null],
  ])('%s (%s → %s)', (_, a, b, of, eye, expected) => expect(blocker(of, eye, a, b)).toBe(expected))

  it('T8.1 a corner that is only touched does not block', () => {
    const vector = vectors.find((step) => sampled(step).touched.length > 0) as Axial
    const from = axial(map, cellOf(map, '0505'))
    const to = cellAt(map, from.q + vector.q, from.r + vector.r)
    const screen = new Uint8Array(map.size)
    for (const hex of sampled(vector).touched) {
      const [q = 0, r = 0] = hex.split(',').map(Number)
      screen[cellAt(map, from.q + q, from.r + r)] = WOODS
    }
    expect(screen.includes(WOODS)).toBe(true)
    expect(firstScreen(map, screen, 0, cellOf(map, '0505'), to)).toBe(-1)
  })
})

/** Random ground: about a third of the hexes block something. */
const ground = (size: number) =>
  fc
    .uint8Array({ minLength: size, maxLength: size })
    .map((bytes) => bytes.map((b) => (b < 170 ? 0 : b < 230 ? 1 : WOODS)))

describe('T8.1 sight is mutual', () => {
  test.each<[number, number]>([
    [11, 11],
    [12, 9],
    [1, 14],
    [14, 1],
    [14, 2],
  ])('for all pairs up to 6 on a map of %i × %i', (cols, rows) => {
    const grid = makeGrid(cols, rows)
    fc.assert(
      fc.property(ground(grid.size), fc.nat(1), (screen, eye) => {
        for (let a = 0; a < grid.size; a++) {
          for (const b of within(grid, a, MAX_SIGHT)) {
            const there = firstScreen(grid, screen, eye, a, b)
            const back = firstScreen(grid, screen, eye, b, a)
            if (there < 0 !== back < 0) expect({ a, b, there, back }).toBe('both clear or both blocked')
          }
        }
      }),
      { numRuns: 10 },
    )
  })

  test.each(['0909', '1009'])('turned by 60°…180° or mirrored about %s, the same is seen', (middle) => {
    const grid = makeGrid(19, 19)
    const centre = cellOf(grid, middle)
    const { q, r } = axial(grid, centre)
    const around = within(grid, centre, 8)
    const moved = (turn: (at: Axial) => Axial, cell: Cell): Cell => {
      const here = axial(grid, cell)
      const there = turn({ q: here.q - q, r: here.r - r })
      return cellAt(grid, there.q + q, there.r + r)
    }
    fc.assert(
      fc.property(ground(grid.size), fc.constantFrom(...turns.slice(1)), (screen, turn) => {
        const turned = new Uint8Array(grid.size)
        for (const cell of around) turned[moved(turn, cell)] = screen[cell] as number
        for (const a of within(grid, centre, 4)) {
          for (const b of within(grid, a, MAX_SIGHT).filter((cell) => distance(grid, centre, cell) <= 6)) {
            const before = firstScreen(grid, screen, 0, a, b) < 0
            const after = firstScreen(grid, turned, 0, moved(turn, a), moved(turn, b)) < 0
            if (before !== after) expect({ a, b, after }).toBe(before)
          }
        }
      }),
      { numRuns: 20 },
    )
  })

  test('firstScreen names the first blocking cell of lineCells, and is clear when none blocks', () => {
    const grid = makeGrid(10, 8)
    fc.assert(
      fc.property(ground(grid.size), fc.nat(79), fc.nat(79), (screen, a, b) => {
        fc.pre(distance(grid, a, b) <= MAX_SIGHT)
        const first = lineCells(grid, a, b).find(
          (cell) => cell !== a && cell !== b && (screen[cell] as number) > 0,
        )
        expect(firstScreen(grid, screen, 0, a, b)).toBe(first ?? -1)
      }),
      { numRuns: 1000 },
    )
  })

  it('answers for maps of several widths in turn', () => {
    const [narrow, wide] = [makeGrid(5, 9), makeGrid(30, 9)]
    for (const grid of [narrow, wide, narrow]) {
      const screen = new Uint8Array(grid.size)
      screen[cellOf(grid, '0305')] = WOODS
      expect(firstScreen(grid, screen, 0, cellOf(grid, '0303'), cellOf(grid, '0307'))).toBe(
        cellOf(grid, '0305'),
      )
    }
  })
})

describe('the cells of a line, for the cross-section', () => {
  test.each<[string, string, string[]]>([
    ['0304', '0304', ['0304']],
    ['0304', '0305', ['0304', '0305']],
    ['0304', '0504', ['0304', '0403', '0404', '0504']],
    ['0101', '0301', ['0101', '0201', '0301']],
    ['0401', '0409', ['0401', '0402', '0403', '0404', '0405', '0406', '0407', '0408', '0409']],
  ])('%s → %s: %j', (a, b, hexes) => {
    expect(lineCells(map, cellOf(map, a), cellOf(map, b)).map((cell) => hexOf(map, cell))).toEqual(hexes)
  })
})
