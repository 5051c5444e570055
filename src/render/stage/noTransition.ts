/** Stands for d3-transition, which d3-zoom brings along: the map never zooms in steps of time. */
export const interrupt = (): void => undefined
