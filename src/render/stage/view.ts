/**
 * What part of the map is seen. `k` CSS pixels a world unit; a world point p lies at p·k + (x, y)
 * CSS pixels from the host's corner. The frame of coordinates keeps a strip at the head and the left.
 */
import type { Point, Rect } from '../layout'
import { R } from '../layout'

export type View = Readonly<{ k: number; x: number; y: number }>
/** Size of the host in CSS pixels, and device pixels a CSS pixel. */
export type Host = Readonly<{ width: number; height: number; dpr: number }>
export type Sheet = Readonly<{ w: number; h: number }>

/** Strip of the coordinates, in CSS pixels. */
export const STRIP = { left: 26, top: 22 } as const
/** Free round the map when all of it is shown: the double line of the frame and some air. */
const AIR = 10
/** Radii of a hex in CSS pixels: the largest, and those at which counters show all and are not clumsy. */
const LARGEST = 150
const PLAYING = { least: 50, most: 84 } as const

const room = ({ width, height }: Host) => ({
  w: Math.max(40, width - STRIP.left - 2 * AIR),
  h: Math.max(40, height - STRIP.top - 2 * AIR),
})

/** Smallest and largest zoom: the whole map with some air, or a hex as large as a hand. */
export const limits = (sheet: Sheet, host: Host): readonly [number, number] => {
  const { w, h } = room(host)
  const whole = Math.min(w / sheet.w, h / sheet.h)
  return [Math.min(whole, 1), Math.max(LARGEST / R, whole)]
}

/** The whole map, in the middle. */
export const wholeView = (sheet: Sheet, host: Host): View => {
  const { w, h } = room(host)
  const k = Math.min(w / sheet.w, h / sheet.h, LARGEST / R)
  return kept({ k, x: 0, y: 0 }, sheet, host)
}

/** A map that fills the host; a very large one is opened at a readable part of it. */
const openingRadius = (fill: number): number => (fill >= 34 ? Math.min(fill, 72) : 46)

/** To begin with: all of the map if counters can be read in it, else as much as fills the host, about a point. */
export const openingView = (sheet: Sheet, host: Host, about: Point | null): View => {
  const { w, h } = room(host)
  const fill = Math.max(w / sheet.w, h / sheet.h)
  const whole = Math.min(w / sheet.w, h / sheet.h)
  const radius = whole * R >= PLAYING.least ? Math.min(whole * R, PLAYING.most) : openingRadius(fill * R)
  const k = radius / R
  const at = about ?? { x: sheet.w / 2, y: sheet.h / 2 }
  return kept(centredView({ k, x: 0, y: 0 }, host, at), sheet, host)
}

export const centredView = (view: View, host: Host, at: Point): View => ({
  k: view.k,
  x: (host.width + STRIP.left) / 2 - at.x * view.k,
  y: (host.height + STRIP.top) / 2 - at.y * view.k,
})

const keptAxis = (at: number, long: number, from: number, size: number): number => {
  const free = size - from - 2 * AIR - long
  const first = from + AIR
  // A map that fits is centred; a larger one never leaves its edge inside the air.
  return free >= 0 ? first + free / 2 : Math.max(first + free, Math.min(first, at))
}

/** The view moved so that the map is not lost. */
export const kept = (view: View, sheet: Sheet, host: Host): View => ({
  k: view.k,
  x: keptAxis(view.x, sheet.w * view.k, STRIP.left, host.width),
  y: keptAxis(view.y, sheet.h * view.k, STRIP.top, host.height),
})

/** Device pixels a world unit. */
export const scaleOf = (view: View, host: Host): number => view.k * host.dpr

/** The world rectangle in view. */
export const worldRect = (view: View, host: Host): Rect => ({
  x: -view.x / view.k,
  y: -view.y / view.k,
  w: host.width / view.k,
  h: host.height / view.k,
})

export const toWorld = (view: View, p: Point): Point => ({
  x: (p.x - view.x) / view.k,
  y: (p.y - view.y) / view.k,
})
export const toScreen = (view: View, p: Point): Point => ({
  x: p.x * view.k + view.x,
  y: p.y * view.k + view.y,
})
