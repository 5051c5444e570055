/**
 * Stands for d3-transition, which d3-zoom brings along: the map never zooms in steps of time, so there is nothing
 * to interrupt.
 */
import { selection } from 'd3-selection'

export const interrupt = (): void => undefined

function itself<T>(this: T): T {
  return this
}

Object.assign(selection.prototype, { interrupt: itself })
