/** What is in view: size of the host, pan and zoom, smooth ways from one view to another. */
import { centreOf, type Layout, type Point, R } from './layout'
import type { Frames } from './stage/frames'
import { centredView, type Host, openingView, STRIP, toScreen, type View, wholeView } from './stage/view'
import { makeZoom } from './stage/zoom'

export type Camera = Readonly<{
  view: () => View
  host: () => Host
  /** Goes to a view in so many milliseconds. */
  go: (view: View, time: number) => Promise<void>
  open: (about: Point | null) => void
  whole: () => View
  at: (point: Point) => View
  /** A view in which these hexes lie well inside; the present one if they do already. */
  around: (hexes: readonly string[]) => View
  by: (factor: number) => void
  resized: () => void
  destroy: () => void
}>

export type CameraOptions = Readonly<{
  element: HTMLElement
  surface: HTMLElement
  layout: () => Layout
  frames: Frames
  blocks: (at: Point) => boolean
  holds: () => boolean
  moved: () => void
  settled: () => void
  /** The host or its pixels have another size. */
  resized: () => void
}>

const sizeOf = (element: HTMLElement): Host => ({
  width: Math.max(1, element.clientWidth),
  height: Math.max(1, element.clientHeight),
  dpr: window.devicePixelRatio || 1,
})

export const makeCamera = (options: CameraOptions): Camera => {
  const { element, layout, frames } = options
  let host = sizeOf(element)
  let view: View = { k: 1, x: 0, y: 0 }
  let going = 0

  const zoom = makeZoom({
    surface: options.surface,
    sheet: layout,
    host: () => host,
    blocks: options.blocks,
    holds: options.holds,
    moved: (next) => {
      view = next
      options.moved()
    },
    settled: options.settled,
  })

  const go = (to: View, time: number): Promise<void> => {
    const from = view
    const mine = ++going
    return frames.animate('view', time, (t) => {
      // A hand on the map or a later way stops this one.
      if (mine !== going) return
      const k = from.k * (to.k / from.k) ** t
      const part = to.k === from.k ? t : (k - from.k) / (to.k - from.k)
      zoom.set({ k, x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part })
    })
  }

  const stop = () => {
    going += 1
  }
  for (const name of ['pointerdown', 'wheel'] as const)
    options.surface.addEventListener(name, stop, { passive: true })

  const resized = () => {
    const next = sizeOf(element)
    if (next.width === host.width && next.height === host.height && next.dpr === host.dpr) return
    // What was in the middle stays there.
    const middle = {
      x: ((host.width + STRIP.left) / 2 - view.x) / view.k,
      y: ((host.height + STRIP.top) / 2 - view.y) / view.k,
    }
    host = next
    zoom.fitLimits()
    options.resized()
    zoom.set(centredView(view, host, middle))
  }

  const observer = new ResizeObserver(resized)
  observer.observe(element)
  let pixels: MediaQueryList | null = null
  const watchPixels = () => {
    pixels?.removeEventListener('change', changedPixels)
    pixels = window.matchMedia(`(resolution: ${window.devicePixelRatio}dppx)`)
    pixels.addEventListener('change', changedPixels)
  }
  const changedPixels = () => {
    watchPixels()
    resized()
  }
  watchPixels()

  return {
    view: () => view,
    host: () => host,
    go,
    open: (about) => {
      zoom.fitLimits()
      zoom.set(openingView(layout(), host, about))
    },
    whole: () => wholeView(layout(), host),
    at: (point) => centredView(view, host, point),
    around: (hexes) => {
      const points = hexes.map((hex) => centreOf(layout(), hex)).filter((p): p is Point => p !== null)
      if (points.length === 0) return view
      const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)]
      const [x0, x1] = [Math.min(...xs) - R, Math.max(...xs) + R]
      const [y0, y1] = [Math.min(...ys) - R, Math.max(...ys) + R]
      const free = { w: host.width - STRIP.left, h: host.height - STRIP.top }
      const [a, b] = [toScreen(view, { x: x0, y: y0 }), toScreen(view, { x: x1, y: y1 })]
      const inside =
        a.x > STRIP.left + 12 && a.y > STRIP.top + 12 && b.x < host.width - 12 && b.y < host.height - 12
      if (inside) return view
      const k = Math.min(view.k, (free.w * 0.9) / (x1 - x0), (free.h * 0.9) / (y1 - y0))
      return centredView({ ...view, k }, host, { x: (x0 + x1) / 2, y: (y0 + y1) / 2 })
    },
    by: (factor) => {
      stop()
      zoom.by(factor, { x: (host.width + STRIP.left) / 2, y: (host.height + STRIP.top) / 2 })
    },
    resized,
    destroy: () => {
      observer.disconnect()
      pixels?.removeEventListener('change', changedPixels)
      for (const name of ['pointerdown', 'wheel'] as const) options.surface.removeEventListener(name, stop)
      zoom.destroy()
    },
  }
}
