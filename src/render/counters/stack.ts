/** Where counters lie: alone, in a stack, side by side with an enemy, or fanned out. */
import type { Hex } from '../../kernel/hex'
import type { CounterPicture } from '../../store/scene'
import { centreOf, type Layout, type Point, R, type Rect } from '../layout'
import { COUNTER_DROP, COUNTER_SIDE } from './lod'

export const SIDE = COUNTER_SIDE * R

export type Place = Readonly<{ counter: CounterPicture; x: number; y: number }>

export const rectOf = ({ x, y }: Place): Rect => ({ x: x - SIDE / 2, y: y - SIDE / 2, w: SIDE, h: SIDE })

/** A counter lies this much to the right of and above the one below it: 5 of 64 units. */
const STEP = (5 / 64) * SIDE
/** Beyond three counters a stack grows no higher. */
const MOST = 3
/** From one counter of a fan to the next. */
export const FAN = 1.16 * SIDE

const byHex = (counters: readonly CounterPicture[]): Map<Hex, CounterPicture[]> => {
  const map = new Map<Hex, CounterPicture[]>()
  for (const counter of counters) {
    const here = map.get(counter.hex)
    if (here) here.push(counter)
    else map.set(counter.hex, [counter])
  }
  return map
}

/** The chosen and the aimed-at lie on top. */
export const rank = ({ selected, target }: CounterPicture) => (selected ? 2 : target ? 1 : 0)

const isAboard = ({ states }: CounterPicture) => states.includes('carried')

/** What is aboard lies under the pile: it is seen when the stack fans out. */
const pile = (all: readonly CounterPicture[], middle: Point): Place[] => {
  const counters = all.filter((counter) => !isAboard(counter))
  const under = all.filter(isAboard).map((counter) => ({ counter, x: middle.x, y: middle.y }))
  const sorted = [...counters].sort((a, b) => rank(a) - rank(b))
  const shown = Math.min(MOST, sorted.length)
  const above = sorted.map((counter, i) => {
    const n = Math.max(0, i - (sorted.length - shown)) - (shown - 1) / 2
    return { counter, x: middle.x + n * STEP, y: middle.y - n * STEP }
  })
  return [...under, ...above]
}

const fan = (counters: readonly CounterPicture[], middle: Point): Place[] => {
  const across = counters.length > 4 ? Math.ceil(counters.length / 2) : counters.length
  const rows = Math.ceil(counters.length / across)
  return counters.map((counter, i) => {
    const row = Math.floor(i / across)
    const inRow = Math.min(across, counters.length - row * across)
    return {
      counter,
      x: middle.x + ((i % across) - (inRow - 1) / 2) * FAN,
      y: middle.y + (row - (rows - 1) / 2) * FAN,
    }
  })
}

/**
 * Places in world units, by hex, in the order of drawing.
 * @param fanned hexes whose stacks are spread out
 */
export const placesOf = (
  layout: Layout,
  counters: readonly CounterPicture[],
  fanned: (hex: Hex) => boolean,
): readonly Place[] =>
  [...byHex(counters)].flatMap(([hex, here]) => {
    const centre = centreOf(layout, hex)
    if (!centre) return []
    const middle = { x: centre.x, y: centre.y + COUNTER_DROP * R }
    if (here.length > 1 && fanned(hex)) return fan(here, middle)
    const [ussr, axis] = [
      here.filter(({ side }) => side === 'ussr'),
      here.filter(({ side }) => side === 'axis'),
    ]
    if (ussr.length === 0 || axis.length === 0) return pile(here, middle)
    const apart = 0.52 * SIDE
    return [
      ...pile(ussr, { x: middle.x - apart, y: middle.y }),
      ...pile(axis, { x: middle.x + apart, y: middle.y }),
    ]
  })

/** The counter at a point: what is drawn later lies above. @param half of the side that counts as hit */
export const counterAt = (
  places: readonly Place[],
  { x, y }: Point,
  half = SIDE / 2,
): CounterPicture | null => {
  for (let i = places.length - 1; i >= 0; i--) {
    const place = places[i] as Place
    if (Math.abs(place.x - x) <= half && Math.abs(place.y - y) <= half) return place.counter
  }
  return null
}
