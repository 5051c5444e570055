/** Pan, wheel and pinch with d3-zoom: event-driven, so an idle map asks for no frame. */
import { select } from 'd3-selection'
import { type ZoomTransform, zoom, zoomIdentity } from 'd3-zoom'
import type { Point } from '../layout'
import { type Host, kept, limits, type Sheet, type View } from './view'

export type ZoomOptions = Readonly<{
  surface: HTMLElement
  sheet: () => Sheet
  host: () => Host
  /** The map must not follow this press. */
  blocks: (at: Point) => boolean
  /** The map must not follow the finger at hand. */
  holds: () => boolean
  moved: (view: View) => void
  /** A gesture is over: time to draw sharply again. */
  settled: () => void
}>

export type Zoom = Readonly<{
  set: (view: View) => void
  by: (factor: number, about: Point) => void
  /** The host or the map has another size: limits are taken anew. */
  fitLimits: () => void
  destroy: () => void
}>

const SETTLE = 110

export const makeZoom = (options: ZoomOptions): Zoom => {
  const { surface, sheet, host } = options
  let timer: ReturnType<typeof setTimeout> | null = null
  let last: ZoomTransform = zoomIdentity

  const settle = () => {
    if (timer) clearTimeout(timer)
    timer = setTimeout(() => {
      timer = null
      options.settled()
    }, SETTLE)
  }

  const place = ({ k, x, y }: View) => zoomIdentity.translate(x, y).scale(k)

  const behaviour = zoom<HTMLElement, unknown>()
    .filter((event: MouseEvent | TouchEvent | WheelEvent) => {
      if (event.type === 'wheel') return true
      if ('touches' in event) return true
      if (event.button === 1) return true
      const box = surface.getBoundingClientRect()
      return (
        event.button === 0 && !options.blocks({ x: event.clientX - box.left, y: event.clientY - box.top })
      )
    })
    .constrain((transform) => (options.holds() ? last : place(kept(transform, sheet(), host()))))
    .extent(() => [
      [0, 0],
      [host().width, host().height],
    ])
    .clickDistance(5)
    .on('zoom', ({ transform }: { transform: ZoomTransform }) => {
      last = transform
      options.moved({ k: transform.k, x: transform.x, y: transform.y })
    })
    .on('end', settle)

  const selected = select<HTMLElement, unknown>(surface)
  selected.call(behaviour).on('dblclick.zoom', null)

  return {
    set: (view) => selected.call(behaviour.transform, place(kept(view, sheet(), host()))),
    by: (factor, about) => selected.call(behaviour.scaleBy, factor, [about.x, about.y]),
    fitLimits: () => {
      const [least, most] = limits(sheet(), host())
      behaviour.scaleExtent([least, most])
    },
    destroy: () => {
      if (timer) clearTimeout(timer)
      selected.on('.zoom', null)
      behaviour.on('zoom', null).on('end', null)
    },
  }
}
