/**
 * Mouse, pen and touch on the board: click, details, hover, and dragging a path from a counter. Pan and
 * zoom are d3-zoom's; it asks `holds` whether a drag belongs to us.
 */
import type { Hex } from '../kernel/hex'
import type { BoardHandlers, BoardPointer } from '../store/scene'
import type { Point } from './layout'

export type Found = Readonly<{ hex: Hex | null; unit: string | null }>

export type PointerOptions = Readonly<{
  surface: HTMLElement
  handlers: BoardHandlers
  /** What lies at a point of the surface, in CSS pixels. */
  find: (at: Point) => Found
  /** The pointer is over a hex or its fanned stack. */
  over: (hex: Hex | null) => void
  /** Hexes on the straight way between two points of the surface. */
  way: (from: Point, to: Point) => readonly Hex[]
  doubled: (found: Found) => void
}>

export type Pointer = Readonly<{
  /** A drag that began on a counter lays a path: the map must stand still. */
  holds: () => boolean
  /** Whether a press at a point of the surface would lay a path. */
  startsPath: (at: Point) => boolean
  destroy: () => void
}>

const LONG_PRESS = 500
const slop = (type: string) => (type === 'mouse' ? 5 : 11)

type Press = {
  id: number
  type: string
  start: Point
  last: Point
  from: BoardPointer | null
  hex: Hex | null
  moved: boolean
  path: boolean
  done: boolean
  timer: ReturnType<typeof setTimeout> | null
}

export const makePointer = (options: PointerOptions): Pointer => {
  const { surface, handlers, find } = options
  let press: Press | null = null
  let fingers = 0
  let hovered: Found = { hex: null, unit: null }

  const local = (event: MouseEvent): Point => {
    const box = surface.getBoundingClientRect()
    return { x: event.clientX - box.left, y: event.clientY - box.top }
  }

  const pointed = (event: MouseEvent, found: Found, touch: boolean): BoardPointer | null =>
    found.hex === null
      ? null
      : { hex: found.hex, unit: found.unit, x: event.clientX, y: event.clientY, shift: event.shiftKey, touch }

  const stopTimer = () => {
    if (press?.timer) clearTimeout(press.timer)
    if (press) press.timer = null
  }

  const down = (event: PointerEvent) => {
    if (event.pointerType === 'touch') fingers += 1
    if (fingers > 1) {
      // A second finger: this is a pinch.
      stopTimer()
      if (press?.path && press.from) handlers.dragEnd(press.from)
      press = null
      return
    }
    if (event.button !== 0) return
    const at = local(event)
    const touch = event.pointerType !== 'mouse'
    const from = pointed(event, find(at), touch)
    const mine: Press = {
      id: event.pointerId,
      type: event.pointerType,
      start: at,
      last: at,
      from,
      hex: from?.hex ?? null,
      moved: false,
      path: false,
      done: false,
      timer: null,
    }
    press = mine
    if (event.pointerType !== 'touch') return
    mine.timer = setTimeout(() => {
      mine.timer = null
      if (press !== mine || mine.moved || !mine.from) return
      mine.done = true
      handlers.context(mine.from)
    }, LONG_PRESS)
  }

  const hover = (event: PointerEvent, at: Point) => {
    const found = find(at)
    options.over(found.hex)
    if (found.hex === hovered.hex && found.unit === hovered.unit) return
    hovered = found
    handlers.hover(pointed(event, found, false))
  }

  const layPath = (mine: Press, from: BoardPointer, at: Point) => {
    for (const hex of options.way(mine.last, at)) {
      if (hex === mine.hex) continue
      mine.hex = hex
      handlers.dragPath(from, hex)
    }
  }

  const move = (event: PointerEvent) => {
    const at = local(event)
    if (!press || press.id !== event.pointerId) {
      if (event.pointerType !== 'touch' && event.buttons === 0) hover(event, at)
      return
    }
    const far = Math.hypot(at.x - press.start.x, at.y - press.start.y)
    if (!press.moved && far > slop(press.type)) {
      press.moved = true
      stopTimer()
      if (press.from?.unit && !press.done) {
        press.path = true
        surface.setPointerCapture(press.id)
      }
    }
    if (press.path && press.from) layPath(press, press.from, at)
    press.last = at
  }

  const end = (event: PointerEvent, cancelled: boolean) => {
    if (event.pointerType === 'touch') fingers = Math.max(0, fingers - 1)
    if (!press || press.id !== event.pointerId) return
    stopTimer()
    const { from, path, moved, done } = press
    press = null
    if (path && from) handlers.dragEnd(from)
    else if (!cancelled && !moved && !done && from) handlers.click({ ...from, shift: event.shiftKey })
  }

  const listeners: Partial<Record<keyof HTMLElementEventMap, (event: never) => void>> = {
    pointerdown: down,
    pointermove: move,
    pointerup: (event: PointerEvent) => end(event, false),
    pointercancel: (event: PointerEvent) => end(event, true),
    pointerleave: (event: PointerEvent) => {
      if (event.pointerType === 'touch' || hovered.hex === null) return
      hovered = { hex: null, unit: null }
      options.over(null)
      handlers.hover(null)
    },
    contextmenu: (event: MouseEvent) => {
      event.preventDefault()
      // A finger's long press has its own timer.
      if ((event as PointerEvent).pointerType === 'touch' || fingers > 0) return
      const at = pointed(event, find(local(event)), false)
      if (at) handlers.context(at)
    },
    dblclick: (event: MouseEvent) => options.doubled(find(local(event))),
  }
  for (const [name, listener] of Object.entries(listeners))
    surface.addEventListener(name, listener as EventListener)

  return {
    holds: () => press !== null && press.from?.unit != null && press.type !== 'mouse' && fingers < 2,
    startsPath: (at) => find(at).unit !== null,
    destroy: () => {
      stopTimer()
      press = null
      for (const [name, listener] of Object.entries(listeners))
        surface.removeEventListener(name, listener as EventListener)
    },
  }
}
