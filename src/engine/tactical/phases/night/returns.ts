/** T16.2, T16.5: the lost that come back, vehicles that are repaired, ammo from the rear. */
import type { Hex } from '../../../../kernel/hex'
import type { Event } from '../../events'
import type { Step, Turn } from '../../ledger'
import { type Fallen, SIDES, type State, type Unit, type UnitId } from '../../model'
import { canStand } from '../../placement'
import { onBridge } from '../../rules/ground'
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

/**
 * [H] T16.2.c: a unit that was destroyed stands again where it fell, if it can stand there (a bridge may have
 * fallen with it), there is room beside those that return with it, and no enemy.
 */
const hasRoom = (state: State, unit: Unit, hex: Hex, returning: number): boolean => {
  const here = unitsIn(state, hex)
  const most = onBridge(state, hex) ? 1 : STACK
  const room = here.length + returning < most
  return room && here.every((other) => other.side === unit.side) && canStand(state, unit, hex)
}

type Returned = Extract<Event, { kind: 'returned' }>

const throwFor = (state: State, turn: Turn, unit: Unit, fallen: Fallen, strength: number): Returned => {
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

/** Does its side control the ground, and is it a unit that may come back at all? */
const mayReturn = (state: State, unit: Unit, { hex }: Fallen): boolean =>
  state.control[hex] === unit.side && returnsOn(state, unit) > 0 && unit.place !== 'exited'

/** T16.2: a die for each point lost on ground that its side controls at the day's end. */
export const returnLosses: Step = (state, turn) => {
  const strength = new Map<UnitId, number>()
  const returning = new Map<Hex, number>()
  return byPlace(state).flatMap((fallen): readonly Event[] => {
    const { hex } = fallen
    const unit = state.units[fallen.unit] as Unit
    const now = strength.get(unit.id) ?? unit.strength
    const rises = unit.place === 'destroyed' && now === 0
    const beside = returning.get(hex) ?? 0
    if (!mayReturn(state, unit, fallen) || (rises && !hasRoom(state, unit, hex, beside))) return []
    const event = throwFor(state, turn, unit, fallen, now)
    strength.set(unit.id, event.left)
    if (rises && event.back > 0) returning.set(hex, beside + 1)
    return [event]
  })
}

const isSupplied = (unit: Unit, roads: ReadonlySet<string>): boolean =>
  unit.place === 'offMap' || unit.place === 'reserve' || (unit.hex !== null && roads.has(unit.hex))

/** T16.2: full ammo over a road to the rear; [H] T16.2.a: what stands off the map or is yet to come has it there. */
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
