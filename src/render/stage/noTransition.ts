/**
 * Stands for d3-transition and d3-interpolate, which d3-zoom brings along: the map never zooms in steps of time, so
 * there is nothing to interrupt and nothing between two views.
 */
import { selection } from 'd3-selection'

export const interrupt = (): void => undefined

export const interpolateZoom = (): never => {
  throw new Error('The map does not zoom in steps of time.')
}

function itself<T>(this: T): T {
  return this
}

Object.assign(selection.prototype, { interrupt: itself })
