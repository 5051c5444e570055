import { type RefObject, useLayoutEffect, useState } from 'react'
import type { Hex } from '../../kernel/hex'
import type { Board } from '../../store/scene'

export type Spot = Readonly<{ x: number; y: number; r: number }>

/** Where a hex lies within an element of the page; follows pan, zoom and resize. */
export const useSpot = (
  board: Board | null,
  hex: Hex | null,
  within: RefObject<HTMLElement | null>,
): Spot | null => {
  const [spot, setSpot] = useState<Spot | null>(null)
  useLayoutEffect(() => {
    if (!board || hex === null) {
      setSpot(null)
      return
    }
    const measure = (): void => {
      const box = within.current?.getBoundingClientRect()
      if (!box) return
      const { x, y, r } = board.placeOf(hex)
      setSpot({ x: x - box.left, y: y - box.top, r })
    }
    measure()
    return board.onView(measure)
  }, [board, hex, within])
  return spot
}

type Size = Readonly<{ width: number; height: number }>

const GAP = 10

/** Places a note beside a hex, inside the map, over neither of the hexes that must stay free. */
export const besideHex = (
  at: Spot,
  note: Size,
  map: Size,
  free: readonly Spot[],
): Readonly<{ left: number; top: number }> => {
  const reach = at.r * 1.35
  const tries = [
    { left: at.x - reach - note.width, top: at.y - reach - note.height },
    { left: at.x + reach, top: at.y - reach - note.height },
    { left: at.x - reach - note.width, top: at.y + reach * 0.6 },
    { left: at.x + reach, top: at.y + reach * 0.6 },
    { left: at.x + reach, top: at.y - note.height / 2 },
    { left: at.x - reach - note.width, top: at.y - note.height / 2 },
  ]
  const inside = ({ left, top }: (typeof tries)[number]): boolean =>
    left >= GAP && top >= GAP && left + note.width <= map.width - GAP && top + note.height <= map.height - GAP
  const clear = ({ left, top }: (typeof tries)[number]): boolean =>
    free.every(
      ({ x, y, r }) =>
        x + r < left || x - r > left + note.width || y + r * 0.87 < top || y - r * 0.87 > top + note.height,
    )
  const best = tries.find((place) => inside(place) && clear(place)) ?? tries.find(inside) ?? tries[0]
  const bound = (value: number, room: number): number => Math.max(GAP, Math.min(value, room - GAP))
  return {
    left: bound(best?.left ?? at.x, map.width - note.width),
    top: bound(best?.top ?? at.y, map.height - note.height),
  }
}
