/** T10.5: what vehicles do to wire, whether they go into a fight or out of it. */
import { cellOf, type Face, faceBetween, type Hex } from '../../../kernel/hex'
import type { Event } from '../events'
import type { State, Unit } from '../model'
import { tearsWire, wireBetween } from '../rules/wire'

export type Crossed = Readonly<{ unit: Unit; from: Hex; to: Hex }>

/** The edges that these steps clear of wire, each once, in the order of the steps. */
export const wireTorn = (
  state: State,
  steps: readonly Crossed[],
  at: Readonly<{ tick?: number }> = {},
): readonly Event[] => {
  const { grid } = state.battle
  const torn = new Set<string>()
  return steps.flatMap(({ unit, from, to }): Event[] => {
    const edge = wireBetween(state, from, to)
    if (edge === null || torn.has(edge) || !tearsWire(state, unit)) return []
    torn.add(edge)
    const face = faceBetween(grid, cellOf(grid, from), cellOf(grid, to)) as Face
    return [
      {
        kind: 'edgeCleared',
        rule: 'T10.5',
        ...at,
        unit: unit.id,
        work: 'wire',
        hex: from,
        face,
        how: 'torn',
      },
    ]
  })
}
