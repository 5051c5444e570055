/** What lies under a point of the screen. */
import type { Hex } from '../kernel/hex'
import type { Scene } from '../store/scene'
import type { CounterLayer } from './counters/layer'
import { hexAt, type Layout, type Point, R } from './layout'
import { along } from './overlay/curve'
import type { Found } from './pointer'
import { STRIP, toWorld, type View } from './stage/view'

const NOTHING: Found = { hex: null, unit: null }

/** The counter on top, else the hex; nothing under the strips of the coordinates. */
export const foundAt = (at: Point, view: View, layout: Layout, counters: CounterLayer): Found => {
  if (at.x < STRIP.left || at.y < STRIP.top) return NOTHING
  const point = toWorld(view, at)
  const counter = counters.at(point)
  return counter ? { hex: counter.hex, unit: counter.id } : { hex: hexAt(layout, point), unit: null }
}

/** Hexes on the straight way between two points of the screen, for a hand that moved fast. */
export const hexesBetween = (from: Point, to: Point, view: View, layout: Layout): readonly Hex[] => {
  const [a, b] = [toWorld(view, from), toWorld(view, to)]
  const steps = Math.max(1, Math.ceil(Math.hypot(b.x - a.x, b.y - a.y) / (R / 3)))
  return Array.from({ length: steps }, (_, i) => hexAt(layout, along(a, b, (i + 1) / steps))).filter(
    (hex, i, all): hex is Hex => hex !== null && hex !== all[i - 1],
  )
}

/** A hex that a click may mean something to: two quick clicks there are no wish to see the whole map. */
export const speaks = ({ zones, arrows }: Scene, hex: Hex): boolean =>
  zones.some((zone) => zone.hexes.includes(hex)) ||
  arrows.some((arrow) => arrow.selected && arrow.path.includes(hex))
