/** T8.5, T8.7: of which enemy units does a player know at this moment? */
import type { Hex } from '../../../kernel/hex'
import type { Side, State, Unit } from '../model'
import { isSquadron } from '../rules/air/squadrons'
import { hasInSight } from '../rules/detection'

/** Loads and observers are where their bearer is: hidden with it, and seen with it; lost with it, too. */
const bearerOf = (state: State, unit: Unit): Unit => {
  const id = unit.host ?? unit.carrier
  const bearer = id === null ? undefined : state.units[id]
  return bearer ? bearerOf(state, bearer) : unit
}

/** [H] T2.6: the defender sets up without seeing where the attacker will. */
const isYetToCome = (state: State, viewer: Side, unit: Unit): boolean =>
  state.phase === 'deployment' && viewer === state.battle.scenario.defender && unit.place === 'map'

/** T8.5 `sight`: now in sight; of units that are gone, those that were once seen. */
const isSeen = (state: State, viewer: Side, unit: Unit): boolean => {
  if (unit.place === 'map' && unit.hex !== null) return hasInSight(state, viewer, unit.hex)
  const gone = unit.place === 'destroyed' || unit.place === 'exited'
  return gone && state.seen[viewer][unit.id] !== undefined
}

/**
 * [H] T15.7.a A squadron is seen while it flies; what is aboard only when it falls with it. Held back it is a
 * secret.
 */
const isSquadronKnown = (unit: Unit, bearer: Unit): boolean =>
  unit.place === 'destroyed' || (unit.id === bearer.id && bearer.place === 'airborne')

/** Does the player know of this unit, as the table stands? Of his own always. */
export const knowsOf = (state: State, viewer: Side, unit: Unit): boolean => {
  if (unit.side === viewer) return true
  const bearer = bearerOf(state, unit)
  if (state.battle.rules.fogOfWar !== 'none' && isSquadron(state, bearer))
    return isSquadronKnown(unit, bearer)
  if (isYetToCome(state, viewer, bearer)) return false
  switch (state.battle.rules.fogOfWar) {
    case 'none':
      return true
    case 'ambush':
      return !bearer.concealed && !unit.concealed
    case 'sight':
      return !bearer.concealed && !unit.concealed && isSeen(state, viewer, bearer)
    default:
      return state.battle.rules.fogOfWar satisfies never
  }
}

/** Does the player know who holds this hex? [H] T8.5.a, `sight`: of hexes in sight and of objectives. */
export const knowsControl = (state: State, viewer: Side, hex: Hex): boolean =>
  state.battle.rules.fogOfWar !== 'sight' ||
  state.battle.scenario.objectives.some((objective) => objective.hex === hex) ||
  hasInSight(state, viewer, hex)
