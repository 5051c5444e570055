/** One viewer's eye on one event: what he knew before it and what he knows after it. */
import type { Side, State, Unit, UnitId } from '../model'
import { knowsOf } from './known'

/** Stands for a unit that the viewer cannot name. No unit has this id. */
export const UNSEEN: UnitId = '?'

export type Eye = Readonly<{
  viewer: Side
  before: State
  after: State
  /** Knew of the unit before the event. */
  knew: (id: UnitId) => boolean
  /** Knows of it before or after. */
  knows: (id: UnitId) => boolean
  isOwn: (id: UnitId) => boolean
}>

const knowsIn = (state: State, viewer: Side, id: UnitId): boolean => {
  const unit = state.units[id]
  return unit !== undefined && knowsOf(state, viewer, unit)
}

export const eyeOf = (viewer: Side, before: State, after: State): Eye => ({
  viewer,
  before,
  after,
  knew: (id) => knowsIn(before, viewer, id),
  knows: (id) => knowsIn(before, viewer, id) || knowsIn(after, viewer, id),
  isOwn: (id) => before.units[id]?.side === viewer,
})

/** T3.25: who fires gives himself away, even where the event of it comes a little later in the step. */
export const sawFire = (eye: Eye, id: UnitId): boolean => {
  const unit: Unit | undefined = eye.before.units[id]
  return (
    eye.knows(id) || (unit !== undefined && knowsOf(eye.before, eye.viewer, { ...unit, concealed: false }))
  )
}
