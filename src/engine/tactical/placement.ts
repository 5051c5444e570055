/** [H] T2.6: which places a player may choose before turn 1, and the table with them taken. */
import { cellOf, type Hex } from '../../kernel/hex'
import { illegal, legal, type Verdict } from '../../kernel/verdict'
import type { Battle, Field, Side, State, Unit, UnitId } from './model'
import type { Placement } from './orders'
import { coverAllowsAmbush, onBridge, terrainAt } from './rules/ground'
import { checkSetupWorks, SETUP_WORKS_FAULTS, withWorks } from './rules/setupWorks'
import { bearerOf, takesObservers, typeOf } from './rules/units'
import { STACK, TERRAIN } from './tables/modifiers'

/** Every reason against a set-up; those of several rules stand in it more than once. */
export const PLACEMENT_FAULTS = [
  'unknownUnit',
  'notYours',
  'offTheMap',
  'notOnMap',
  'notAnObserver',
  'fixedUnit',
  'outsideZone',
  'noHost',
  'notAFrontCompany',
  'impassable',
  'hasNoTravelState',
  'noCover',
  'bridgeFull',
  'stackFull',
  'tooManyTrenches',
  'trenchOutsideZone',
  'trenchInWater',
  'trenchTwice',
  ...SETUP_WORKS_FAULTS,
] as const
export type PlacementFault = (typeof PLACEMENT_FAULTS)[number]

type Judgement = Verdict<PlacementFault>

type Spot = Placement['units'][UnitId]

/** The table with a placement taken, unjudged. Units that it does not name stay; observers follow hosts. */
export const settle = (state: State, side: Side, placement: Placement): State => {
  const units: Record<UnitId, Unit> = { ...state.units }
  for (const [id, spot] of Object.entries(placement.units)) {
    const unit = units[id]
    if (unit) units[id] = placed(unit, spot)
  }
  for (const id in units) {
    const unit = units[id] as Unit
    const host = unit.side === side ? bearerOf(units, unit) : unit
    if (host !== unit) units[id] = { ...unit, hex: host.hex }
  }
  return { ...state, units, works: withWorks(state, side, placement) }
}

const placed = (unit: Unit, spot: Spot): Unit => ({
  ...unit,
  hex: spot.hex,
  facing: spot.facing ?? unit.facing,
  concealed: spot.concealed ?? false,
  deployed: spot.deployed ?? unit.deployed,
  host: spot.host ?? unit.host,
})

/**
 * May a side set up like this? The first refusal, units before trenches, in the order of their ids.
 *
 * @param placement units that it does not name stay at their default places
 */
export const checkPlacement = (state: State, side: Side, placement: Placement): Judgement => {
  for (const id of Object.keys(placement.units).sort()) {
    const verdict = checkNamed(state, side, id, placement.units[id] as Spot)
    if (!verdict.legal) return verdict
  }
  const after = settle(state, side, placement)
  for (const id of Object.keys(after.units).sort()) {
    const verdict = checkPlaced(after, after.units[id] as Unit, side)
    if (!verdict.legal) return verdict
  }
  const stacks = checkStacks(after, side)
  if (!stacks.legal) return stacks
  const trenches = checkTrenches(state, side, placement.trenches)
  return trenches.legal ? checkSetupWorks(state, side, placement) : trenches
}

/** Whether the player may choose this unit's place, and this one. */
const checkNamed = (state: State, side: Side, id: UnitId, spot: Spot): Judgement => {
  const unit = Object.hasOwn(state.units, id) ? state.units[id] : undefined
  if (!unit) return illegal('unknownUnit', 'T2.6', { unit: id })
  if (unit.side !== side) return illegal('notYours', 'T2.6', { unit: id })
  if (cellOf(state.battle.grid, spot.hex) < 0)
    return illegal('offTheMap', 'T2.6', { unit: id, hex: spot.hex })
  if (unit.place === 'attached') return checkHost(state, unit, spot)
  if (unit.place !== 'map') return illegal('notOnMap', 'T2.6', { unit: id })
  if (spot.host !== undefined) return illegal('notAnObserver', 'T13.4', { unit: id })
  if (spot.hex === unit.hex) return legal
  if (isFixed(state.battle, id)) return illegal('fixedUnit', 'T2.6', { unit: id })
  const inZone = state.battle.scenario.zones[side].units.includes(spot.hex)
  return inZone ? legal : illegal('outsideZone', 'T2.6', { unit: id, hex: spot.hex })
}

const isFixed = (battle: Battle, id: UnitId): boolean =>
  battle.scenario.units.some((unit) => unit.id === id && unit.fixed === true)

const checkHost = (state: State, unit: Unit, spot: Spot): Judgement => {
  const host = state.units[spot.host ?? unit.host ?? '']
  if (host?.side !== unit.side || host.place !== 'map') return illegal('noHost', 'T13.4', { unit: unit.id })
  if (!takesObservers(typeOf(state, host)))
    return illegal('notAFrontCompany', 'T13.4', { unit: unit.id, host: host.id })
  return legal
}

/** What holds for every unit of the side that stands on the map. */
const checkPlaced = (after: Field, unit: Unit, side: Side): Judgement => {
  const { id, hex } = unit
  if (unit.side !== side || unit.place !== 'map' || hex === null) return legal
  const type = typeOf(after, unit)
  if (!canStand(after, unit, hex)) return illegal('impassable', 'T5.4', { unit: id, hex })
  if (!type.deploys && !unit.deployed) return illegal('hasNoTravelState', 'T3.9', { unit: id })
  if (unit.concealed && !coverAllowsAmbush(after, unit, hex))
    return illegal('noCover', 'T9', { unit: id, hex })
  return legal
}

/**
 * T5.4, T9: can the unit be in the hex at all? Not water without a bridge; in a forest no mounted troops,
 * and vehicles on a road only (T5.2).
 */
export const canStand = (field: Field, unit: Unit, hex: Hex): boolean => {
  const { battle } = field
  const type = typeOf(field, unit)
  const row = TERRAIN[terrainAt(battle, hex)]
  if (onBridge(field, hex)) return type.kind !== 'bunker'
  if (!row.foot) return false
  const rides = type.kind === 'vehicle' || unit.mount === 'on'
  return row.vehicles || !rides || (type.kind === 'vehicle' && hasRoad(battle, hex))
}

const hasRoad = ({ grid, roads }: Battle, hex: Hex): boolean => {
  const cell = cellOf(grid, hex)
  return roads.subarray(cell * 6, cell * 6 + 6).includes(1)
}

/** T1.3: three units of a side in a hex; T5.5: one on a bridge. */
const checkStacks = (after: Field, side: Side): Judgement => {
  const stacks = new Map<Hex, number>()
  for (const id in after.units) {
    const unit = after.units[id] as Unit
    if (unit.side !== side || unit.place !== 'map' || unit.hex === null) continue
    stacks.set(unit.hex, (stacks.get(unit.hex) ?? 0) + 1)
  }
  for (const [hex, units] of [...stacks].sort(([a], [b]) => (a < b ? -1 : 1))) {
    if (onBridge(after, hex) && units > 1) return illegal('bridgeFull', 'T5.5', { hex, units })
    if (units > STACK) return illegal('stackFull', 'T1.3', { hex, units })
  }
  return legal
}

/** T10.4: trenches of the budget, on dry ground of the zone, one at a face. */
const checkTrenches = (state: State, side: Side, trenches: Placement['trenches']): Judgement => {
  const { works, trenches: most } = state.battle.scenario.zones[side]
  if (trenches.length > most) return illegal('tooManyTrenches', 'T2.6', { trenches: trenches.length, most })
  const dug = new Set(state.works.trenches.map(({ hex, face }) => `${hex}/${face}`))
  for (const { hex, face } of trenches) {
    if (cellOf(state.battle.grid, hex) < 0) return illegal('offTheMap', 'T2.6', { hex })
    if (!works.includes(hex)) return illegal('trenchOutsideZone', 'T2.6', { hex })
    if (!TERRAIN[terrainAt(state.battle, hex)].foot) return illegal('trenchInWater', 'T10.4', { hex })
    if (dug.has(`${hex}/${face}`)) return illegal('trenchTwice', 'T10.4', { hex, face })
    dug.add(`${hex}/${face}`)
  }
  return legal
}
