import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { type Cell, cellOf, distance, type Grid, hexOf, makeGrid } from '../../src/kernel/hex'
import { pathTo, type Reach, reach, shortestPath } from '../../src/kernel/path'

type Case = Readonly<{ grid: Grid; steps: Uint16Array; start: Cell; budget: number }>

/** Random maps; steps are drawn from `costs`, where 0 is no step; over the border there is a cost too, in vain. */
const cases = (costs: readonly number[], most: number): fc.Arbitrary<Case> =>
  fc
    .record({ cols: fc.integer({ min: 1, max: 9 }), rows: fc.integer({ min: 1, max: 9 }) })
    .chain(({ cols, rows }) =>
      fc.record({
        grid: fc.constant(makeGrid(cols, rows)),
        steps: fc
          .array(fc.constantFrom(...costs), { minLength: cols * rows * 6, maxLength: cols * rows * 6 })
          .map((list) => Uint16Array.from(list)),
        start: fc.nat(cols * rows - 1),
        budget: fc.nat(most),
      }),
    )

/** The oracle: cheapest open cell first, by search through all of them. */
const naive = ({ grid, steps, start, budget }: Case) => {
  const cost = new Array<number>(grid.size).fill(-1)
  const open = new Map<Cell, number>([[start, 0]])
  while (open.size > 0) {
    const [cell, at] = [...open].reduce((best, next) => (next[1] < best[1] ? next : best))
    open.delete(cell)
    cost[cell] = at
    for (const [to, step] of stepsFrom(grid, steps, cell)) {
      const sum = at + step
      if (cost[to] === -1 && sum <= budget && sum < (open.get(to) ?? Number.POSITIVE_INFINITY))
        open.set(to, sum)
    }
  }
  return cost
}

const stepsFrom = (grid: Grid, steps: Uint16Array, cell: Cell): [Cell, number][] =>
  Array.from({ length: 6 }, (_, face): [Cell, number] => [
    grid.neighbours[cell * 6 + face] as number,
    steps[cell * 6 + face] as number,
  ]).filter(([to, step]) => to >= 0 && step > 0)

/** The lowest cell from which `cell` is reached at its cost. */
const lowestBefore = ({ grid, steps }: Case, cost: readonly number[], cell: Cell): Cell =>
  cost.findIndex(
    (at, before) =>
      at >= 0 && stepsFrom(grid, steps, before).some(([to, step]) => to === cell && at + step === cost[cell]),
  )

const small = cases([0, 1, 1, 2, 3, 7], 25)
const ticks = cases([0, 504, 840, 1008, 2520, 65535], 200_000)

describe('reach', () => {
  test.each<[string, fc.Arbitrary<Case>]>([
    ['small costs', small],
    ['ticks, with steps of up to 65535', ticks],
  ])('equals a naive Dijkstra: %s', (_, arbitrary) => {
    fc.assert(
      fc.property(arbitrary, (one) => {
        const found = reach(one.grid, one.steps, one.start, one.budget)
        const cost = naive(one)
        expect([...found.cost]).toEqual(cost)
        expect([...found.cells].sort((a, b) => a - b)).toEqual(
          [...cost.keys()].filter((cell) => (cost[cell] as number) >= 0),
        )
        expect(found.cells[0]).toBe(one.start)
        const costs = found.cells.map((cell) => cost[cell] as number)
        expect(costs).toEqual([...costs].sort((a, b) => a - b))
      }),
    )
  })

  it('comes, of two ways as cheap, from the lower cell', () => {
    fc.assert(
      fc.property(small, (one) => {
        const found = reach(one.grid, one.steps, one.start, one.budget)
        const cost = [...found.cost]
        for (let cell = 0; cell < one.grid.size; cell++) {
          const before = cell === one.start || cost[cell] === -1 ? -1 : lowestBefore(one, cost, cell)
          expect(found.from[cell]).toBe(before)
        }
      }),
    )
  })

  it('gives the same in the arrays of an earlier answer', () => {
    fc.assert(
      fc.property(small, fc.nat(80), fc.nat(25), (one, start, budget) => {
        const old = reach(one.grid, one.steps, start % one.grid.size, budget)
        const again = reach(one.grid, one.steps, one.start, one.budget, old)
        expect(again).toBe(old)
        expect(again).toEqual(reach(one.grid, one.steps, one.start, one.budget))
      }),
    )
  })

  it('takes new arrays when the earlier answer is of a map of another size', () => {
    const [small, large] = [makeGrid(3, 3), makeGrid(4, 4)]
    const old = reach(small, new Uint16Array(54).fill(1), 4, 1)
    const found = reach(large, new Uint16Array(96).fill(1), 0, Number.POSITIVE_INFINITY, old)
    expect(found.cells).toHaveLength(16)
    expect(old.cells).toHaveLength(7)
  })

  it('stays where it is with no budget', () => {
    const found = reach(makeGrid(3, 3), new Uint16Array(54).fill(1), 4, 0)
    expect(found.cells).toEqual([4])
  })

  test.each<[string, Cell, number]>([
    ['a start off the map', -1, 3],
    ['a start beyond the map', 9, 3],
    ['a budget below 0', 4, -1],
    ['a budget that is no number', 4, Number.NaN],
  ])('refuses %s', (_, start, budget) => {
    expect(() => reach(makeGrid(3, 3), new Uint16Array(54).fill(1), start, budget)).toThrow(RangeError)
  })
})

describe('ways', () => {
  /** Plain costs 1 to enter, mud (~) 3, water (#) is closed. */
  const rows = ['.....', '.##~.', '.~#..', '....#', '#....']
  const grid = makeGrid(5, 5)
  const steps = Uint16Array.from(grid.neighbours, (to) => {
    const ground = to < 0 ? '#' : rows[Math.floor(to / 5)]?.[to % 5]
    return ground === '#' ? 0 : ground === '~' ? 3 : 1
  })
  const way = (a: string, b: string, budget: number): string[] =>
    shortestPath(grid, steps, cellOf(grid, a), cellOf(grid, b), budget).map((cell) => hexOf(grid, cell))

  test.each<[string, string, number, string[]]>([
    ['0101', '0101', 0, ['0101']],
    ['0101', '0104', 9, ['0101', '0102', '0103', '0104']],
    ['0101', '0104', 2, []],
    ['0101', '0202', 99, []],
    ['0301', '0503', 99, ['0301', '0401', '0502', '0503']],
    ['0301', '0402', 99, ['0301', '0401', '0402']],
    ['0301', '0402', 3, []],
  ])('from %s to %s within %i: %j', (a, b, budget, path) => expect(way(a, b, budget)).toEqual(path))

  it('is a chain of steps whose costs add up to the cost of the goal, none from what was not reached', () => {
    fc.assert(
      fc.property(small, fc.nat(80), (one, n) => {
        const goal = n % one.grid.size
        const found: Reach = reach(one.grid, one.steps, one.start, one.budget)
        const path = pathTo(found, goal)
        if (found.cost[goal] === -1) {
          expect(path).toEqual([])
          return
        }
        expect([path[0], path.at(-1)]).toEqual([one.start, goal])
        let sum = 0
        for (let i = 1; i < path.length; i++) {
          const [before, cell] = [path[i - 1] as Cell, path[i] as Cell]
          expect(distance(one.grid, before, cell)).toBe(1)
          sum += stepsFrom(one.grid, one.steps, before).find(([to]) => to === cell)?.[1] ?? Number.NaN
        }
        expect(sum).toBe(found.cost[goal])
      }),
    )
  })

  it('is the same by shortestPath, which stops at the goal and leaves nothing behind for the next search', () => {
    fc.assert(
      fc.property(small, fc.nat(80), (one, n) => {
        const { grid: map, steps: costs, start, budget } = one
        const goal = n % map.size
        const path = shortestPath(map, costs, start, goal, budget)
        const found = reach(map, costs, start, budget)
        expect(path).toEqual(pathTo(found, goal))
        expect([...found.cost]).toEqual(naive(one))
      }),
    )
  })

  it('has no way to a cell off the map', () => {
    expect(pathTo(reach(grid, steps, 0, 9), -1)).toEqual([])
    expect(pathTo(reach(grid, steps, 0, 9), 25)).toEqual([])
  })
})
