/** What is true of every state between turns: a broken line is a fault of the program, never of a player. */
import { cellOf } from '../../kernel/hex'
import type { State, Unit } from './model'
import { onBridge, terrainAt } from './rules/ground'
import { allUnits, kindOf, typeOf, unitsIn } from './rules/units'
import { STACK, TERRAIN } from './tables/modifiers'

const faultOf = (state: State, unit: Unit): string | null => {
  const { full } = typeOf(state, unit).strength
  const alive = unit.place !== 'destroyed' && unit.place !== 'merged'
  if (!Number.isInteger(unit.strength) || unit.strength < 0 || unit.strength > full)
    return `strength ${unit.strength} of ${full}`
  if (alive !== unit.strength > 0) return `${unit.place} with strength ${unit.strength}`
  if (!Number.isInteger(unit.ammo) || unit.ammo < 0) return `ammo ${unit.ammo}`
  if (unit.place !== 'map') return null
  if (unit.hex === null || cellOf(state.battle.grid, unit.hex) < 0) return `on the map at ${unit.hex}`
  if (!TERRAIN[terrainAt(state.battle, unit.hex)].foot && !onBridge(state, unit.hex))
    return `stands in ${terrainAt(state.battle, unit.hex)}`
  return null
}

const stackFault = (state: State, unit: Unit): string | null => {
  if (unit.place !== 'map' || unit.hex === null || kindOf(state, unit) === 'marker') return null
  // T5.6 Only those who were set down by force may be one too many.
  const here = unitsIn(state, unit.hex).filter((other) => other.side === unit.side && !other.forced)
  return here.length > STACK ? `T1.3 ${here.length} units of ${unit.side} in ${unit.hex}` : null
}

const hostFault = (state: State, unit: Unit): string | null => {
  if (unit.place !== 'attached') return null
  const host = unit.host === null ? undefined : state.units[unit.host]
  if (!host || host.place === 'destroyed' || host.place === 'merged')
    return `attached to ${unit.host}, which is gone`
  return host.hex === unit.hex ? null : `attached to ${unit.host} but in ${unit.hex}`
}

const cargoFault = (state: State, unit: Unit): string | null => {
  const cargo = unit.cargo ?? 0
  if (!Number.isInteger(cargo) || cargo < 0) return `load of ammo ${cargo}`
  if (unit.place !== 'carried') return null
  const carrier = unit.carrier === null ? undefined : state.units[unit.carrier]
  if (carrier?.place !== 'map' && carrier?.place !== 'reserve') return `aboard ${unit.carrier}, which is gone`
  if (carrier.side !== unit.side) return `aboard ${unit.carrier} of the enemy`
  if (unit.concealed) return 'aboard in an ambush of its own'
  return carrier.hex === unit.hex ? null : `aboard ${unit.carrier} but in ${unit.hex}`
}

/** The first broken invariant as a sentence for maintainers; null: none. */
export const invariantFault = (state: State): string | null => {
  for (const unit of allUnits(state)) {
    const fault =
      faultOf(state, unit) ?? stackFault(state, unit) ?? hostFault(state, unit) ?? cargoFault(state, unit)
    if (fault) return `turn ${state.turn}: ${unit.id}: ${fault}`
  }
  return null
}
