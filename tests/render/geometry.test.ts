/** Where things lie on the board: hexes, stacks, tags, views. */
import { describe, expect, test } from 'vitest'
import { hexOf, makeGrid } from '../../src/kernel/hex'
import { counterAt, placesOf, SIDE } from '../../src/render/counters/stack'
import { fieldsOn, latticeOver, valueAt } from '../../src/render/ground/field'
import { centreAt, centreOf, FLAT, hexAt, makeLayout, overlaps, R } from '../../src/render/layout'
import { changedRects, type Mark } from '../../src/render/overlay/mark'
import { makePlacer } from '../../src/render/overlay/tags'
import { kept, openingView, toScreen, toWorld, wholeView } from '../../src/render/stage/view'
import { SYMBOLS } from '../../src/render/symbols/table'
import type { CounterPicture } from '../../src/store/scene'

const layout = makeLayout(14, 12)
const host = { width: 1144, height: 910, dpr: 1 }

const counter = (id: string, side: 'ussr' | 'axis', hex: string, selected = false): CounterPicture => ({
  id,
  side,
  hex,
  symbol: 'infantry',
  code: id,
  tag: '',
  strength: 4,
  full: 4,
  ammo: 1,
  steadiness: 1,
  states: [],
  selected,
  target: false,
  echelon: 'company',
})

describe('hexes', () => {
  test('every centre is found again, and so is any point near it', () => {
    const grid = makeGrid(14, 12)
    for (let cell = 0; cell < grid.size; cell++) {
      const { x, y } = centreAt(cell % 14, Math.floor(cell / 14))
      for (const [dx, dy] of [
        [0, 0],
        [0.85 * R, 0],
        [-0.4 * R, 0.8 * (FLAT / 2)],
      ] as const) {
        expect(hexAt(layout, { x: x + dx, y: y + dy })).toBe(hexOf(grid, cell))
      }
    }
  })

  test('off the map there is no hex', () => {
    expect(hexAt(layout, { x: -5, y: -5 })).toBeNull()
    expect(centreOf(layout, '1501')).toBeNull()
  })

  test('soft borders keep to their hexes: one half stays within a quarter radius of the true side', () => {
    const field = fieldsOn(layout, latticeOver({ x: 0, y: 0, w: layout.w, h: layout.h }, R / 9))(
      0.5,
      (col, row) => (col === 6 && row === 5 ? 1 : 0),
    )
    const at = centreAt(6, 5)
    const value = (dy: number) => (field ? valueAt(field, at.x, at.y + dy) : 0)
    expect(value(0)).toBeGreaterThan(0.8)
    expect(value(FLAT / 2 - R / 4)).toBeGreaterThan(0.46)
    expect(value(FLAT / 2 + R / 4)).toBeLessThan(0.46)
  })
})

describe('stacks', () => {
  test('a stack steps up and to the right; the chosen counter is on top', () => {
    const places = placesOf(
      layout,
      [counter('a', 'ussr', '0704', true), counter('b', 'ussr', '0704')],
      () => false,
    )
    expect(places.map((place) => place.counter.id)).toEqual(['b', 'a'])
    expect(places[1]?.x).toBeGreaterThan(places[0]?.x ?? 0)
    expect(places[1]?.y).toBeLessThan(places[0]?.y ?? 0)
  })

  test('enemies in one hex lie side by side', () => {
    const [a, b] = placesOf(layout, [counter('a', 'ussr', '0704'), counter('b', 'axis', '0704')], () => false)
    expect((b?.x ?? 0) - (a?.x ?? 0)).toBeGreaterThan(SIDE)
  })

  test('a fan covers none of its counters', () => {
    const all = ['a', 'b', 'c', 'd', 'e'].map((id) => counter(id, 'ussr', '0704'))
    const places = placesOf(layout, all, () => true)
    const boxes = places.map(({ x, y }) => ({ x: x - SIDE / 2, y: y - SIDE / 2, w: SIDE, h: SIDE }))
    boxes.forEach((box, i) => {
      expect(boxes.slice(i + 1).some((other) => overlaps(box, other))).toBe(false)
    })
    for (const place of places) expect(counterAt(places, place)?.id).toBe(place.counter.id)
  })
})

describe('tags', () => {
  test('a tag takes the first free place, and the next tag another', () => {
    const placer = makePlacer({ taken: [{ x: -10, y: -10, w: 20, h: 20 }] })
    const places = [
      { x: 0, y: 0 },
      { x: 100, y: 0 },
      { x: 200, y: 0 },
    ]
    const size = { w: 30, h: 16 }
    expect(placer.place(places, size)).toEqual(places[1])
    expect(placer.place(places, size)).toEqual(places[2])
  })

  test("a tag may lie on its own arrow, not on another one's", () => {
    const points = Array.from({ length: 10 }, (_, i) => ({ x: i, y: 0 }))
    const placer = () => makePlacer({ taken: [], lines: [{ own: 'K1', points }] })
    const places = [
      { x: 5, y: 0 },
      { x: 5, y: 50 },
    ]
    expect(placer().place(places, { w: 30, h: 16 }, 'K1')).toEqual(places[0])
    expect(placer().place(places, { w: 30, h: 16 }, 'K2')).toEqual(places[1])
  })
})

describe('marks', () => {
  const mark = (key: string, of: readonly unknown[], x: number): Mark => ({
    key,
    of,
    rect: { x, y: 0, w: 10, h: 10 },
    paint: () => undefined,
  })

  test('only what looks different is drawn again: where it was and where it is', () => {
    const [zone, other] = [{}, {}]
    const before = [mark('a', [zone], 0), mark('b', [other], 20), mark('c', [1], 40)]
    const after = [mark('a', [zone], 0), mark('b', [{}], 60), mark('d', [1], 80)]
    expect(changedRects(before, after).map(({ x }) => x)).toEqual([60, 20, 80, 40])
    expect(changedRects(before, before)).toEqual([])
  })
})

describe('views', () => {
  test('the whole map lies inside the host and beside the coordinates', () => {
    const view = wholeView(layout, host)
    const [first, last] = [toScreen(view, { x: 0, y: 0 }), toScreen(view, { x: layout.w, y: layout.h })]
    expect(first.x).toBeGreaterThan(26)
    expect(first.y).toBeGreaterThan(22)
    expect(last.x).toBeLessThan(host.width)
    expect(last.y).toBeLessThan(host.height)
  })

  test.each([
    ['a map that nearly fits shows its full width', makeLayout(14, 12), 48, 56],
    ['a small map is not blown up', makeLayout(4, 4), 80, 84],
    ['a large map opens at a readable part', makeLayout(100, 100), 44, 48],
  ])('%s', (_, sheet, least, most) => {
    const radius = openingView(sheet, host, null).k * R
    expect(radius).toBeGreaterThanOrEqual(least)
    expect(radius).toBeLessThanOrEqual(most)
  })

  test('the map cannot be pushed out of sight', () => {
    const view = kept({ k: 1, x: 9000, y: -9000 }, layout, host)
    expect(toScreen(view, { x: 0, y: 0 }).x).toBeLessThan(host.width / 2)
    expect(toWorld(view, { x: 600, y: 400 }).y).toBeGreaterThan(0)
    expect(toScreen(view, { x: 0, y: layout.h }).y).toBeGreaterThan(host.height / 2)
  })
})

describe('symbols', () => {
  test('every symbol draws something inside its field', () => {
    for (const [key, { line, solid }] of Object.entries(SYMBOLS)) {
      expect(line ?? solid, key).toBeTruthy()
      expect(`${line ?? ''}${solid ?? ''}`, key).not.toMatch(/NaN|undefined/)
      // A path that begins with a relative step would lean on the one before it.
      expect(`${line ?? 'M'}${solid ?? ''}`, key).toMatch(/^M/)
    }
  })
})
