/** T16.2, T16.5: the lost that come back, vehicles that are repaired, ammo from the rear. */
import type { Event } from '../../events'
import type { Step, Turn } from '../../ledger'
import { type Fallen, SIDES, type State, type Unit } from '../../model'
import { suppliedHexes } from '../../rules/supply'
import { allUnits, kindOf, typeOf, unitsIn } from '../../rules/units'
import { STACK } from '../../tables/modifiers'
import { RETURNS_ON } from '../../tables/operations'

/** On how much a point of this unit returns; 0: never (bunkers, aircraft, observers). */
const returnsOn = (state: State, unit: Unit): number => {
  const kind = kindOf(state, unit)
  if (kind === 'vehicle') return RETURNS_ON.vehicles
  return kind === 'foot' || kind === 'crew' ? RETURNS_ON.figures : 0
}

/** [H] T16.2.c: a unit that was destroyed stands again where it fell, if there is room and no enemy. */
const hasRoom = (state: State, unit: Unit, { hex }: Fallen): boolean => {
  if (unit.place !== 'destroyed') return true
  const here = unitsIn(state, hex)
  return here.length < STACK && here.every((other) => other.side === unit.side)
}

const throwFor = (state: State, turn: Turn, unit: Unit, fallen: Fallen, strength: number): Event => {
  const { hex, points } = fallen
  const rolls = turn.dice.d6({ step: 'night', rule: 'T16.2', unit: unit.id, target: hex }, points)
  const good = rolls.filter((die) => die <= returnsOn(state, unit)).length
  const { full } = typeOf(state, unit).strength
  const back = Math.min(good, full - strength)
  return { kind: 'returned', rule: 'T16.2', unit: unit.id, hex, rolls, back, left: strength + back }
}

/** What fell of one unit, hex by hex, summed. */
const byPlace = (state: State): readonly Fallen[] => {
  const sums = new Map<string, Fallen>()
  for (const each of state.fallen) {
    const key = `${each.unit}/${each.hex}`
    sums.set(key, { ...each, points: (sums.get(key)?.points ?? 0) + each.points })
  }
  return [...sums.keys()].sort().map((key) => sums.get(key) as Fallen)
}

/** T16.2: a die for each point lost on ground that its side controls at the day's end. */
export const returnLosses: Step = (state, turn) => {
  const strength = new Map<string, number>()
  return byPlace(state).flatMap((fallen): Event[] => {
    const unit = state.units[fallen.unit] as Unit
    const held = state.control[fallen.hex] === unit.side
    if (!held || returnsOn(state, unit) === 0 || unit.place === 'exited') return []
    if (!hasRoom(state, unit, fallen)) return []
    const event = throwFor(state, turn, unit, fallen, strength.get(unit.id) ?? unit.strength)
    if (event.kind === 'returned') strength.set(unit.id, event.left)
    return [event]
  })
}

const isSupplied = (unit: Unit, roads: ReadonlySet<string>): boolean =>
  unit.place === 'offMap' || unit.place === 'reserve' || (unit.hex !== null && roads.has(unit.hex))

/** T16.2: full ammo over a road to the rear; what stands off the map or is yet to come has it there. */
export const replenish: Step = (state) =>
  SIDES.flatMap((side) => {
    const roads = suppliedHexes(state, side)
    return allUnits(state).flatMap((unit): Event[] => {
      const { ammo } = typeOf(state, unit)
      const there = ['map', 'offMap', 'reserve', 'carried'].includes(unit.place)
      return unit.side === side && there && unit.ammo < ammo && isSupplied(unit, roads)
        ? [{ kind: 'replenished', rule: 'T16.2', unit: unit.id, ammo }]
        : []
    })
  })
