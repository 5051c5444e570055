/** Before turn 1 (T2.6): the state at the start, the places that the players choose, the first orders. */
import { cellOf, edgeKey, type Face, type Grid, type Hex } from '../../kernel/hex'
import { sortedKeys } from '../../kernel/keys'
import type { Battle, Side, State, Unit, UnitId, UnitType, Works } from './model'
import type { Placement } from './orders'
import { canStand, checkPlacement, settle } from './placement'
import { holderOf } from './rules/control'
import { terrainAt } from './rules/ground'
import { defaultWorks } from './rules/setupWorks'
import { bearerOf, occupied } from './rules/units'
import type { ScenarioUnit } from './scenario'
import { TERRAIN } from './tables/modifiers'

export { canStand, checkPlacement } from './placement'

/**
 * The table before anybody has set up: all units of the scenario at their default places.
 *
 * @param battle of a checked scenario
 * @param seed of all dice of the game; secret until its end (R75)
 */
export const startState = (battle: Battle, seed: string): State => {
  const { scenario } = battle
  const rows: Record<Side, number> = { ussr: 0, axis: 0 }
  const units: Record<UnitId, Unit> = {}
  for (const listed of scenario.units) {
    rows[listed.side] += 1
    units[listed.id] = unitAtStart(battle, listed, rows[listed.side])
  }
  return {
    battle,
    turn: 1,
    hours: scenario.operation ? [scenario.operation.firstDay] : [],
    fallen: [],
    phase: 'deployment',
    seed,
    units: tableOf(units),
    works: worksAtStart(battle),
    control: Object.fromEntries(
      (scenario.control ?? []).flatMap(({ side, hexes }) => hexes.map((hex) => [hex, side] as const)),
    ),
    points: { ussr: 0, axis: 0 },
    seen: { ussr: {}, axis: {} },
    result: null,
  }
}

/** Where a unit of the file is at first; T13.9 off the map, T13.4 with its host, T11 aboard, or in reserve. */
const placeOf = (listed: ScenarioUnit): Unit['place'] => {
  if (listed.carriedBy !== undefined) return 'carried'
  if (listed.offMap) return 'offMap'
  if (listed.host !== undefined) return 'attached'
  return listed.hex === undefined ? 'reserve' : 'map'
}

const unitAtStart = (battle: Battle, listed: ScenarioUnit, row: number): Unit => {
  const type = battle.types[listed.type]
  if (!type) throw new Error(`unit ${listed.id}: type ${listed.type} is not in the catalogue`)
  const place = placeOf(listed)
  return {
    id: listed.id,
    type: listed.type,
    side: listed.side,
    row,
    place,
    hex: listed.hex ?? null,
    strength: listed.strength ?? type.strength.full,
    lost: 0,
    ammo: listed.ammo ?? type.ammo,
    facing: listed.facing ?? 'N',
    deployed: deployedAtStart(type, listed, place),
    concealed: listed.concealed ?? false,
    suppressedIn: 0,
    since: 0,
    dugIn: listed.dugIn ?? false,
    mount: type.mounted ? (listed.mount ?? 'off') : null,
    carrier: listed.carriedBy ?? null,
    ...(listed.cargo === undefined ? {} : { cargo: listed.cargo }),
    serves: listed.serves ?? null,
    host: listed.host ?? null,
    ready: listed.squadron?.turn ?? 0,
    task: null,
    climb: null,
    cameBy: null,
    ...(listed.embrasures ? { embrasures: listed.embrasures } : {}),
    order: null,
    leftTrench: false,
    ignored: 0,
    fired: false,
    halted: false,
    sprung: false,
    dismounted: false,
    fought: false,
  }
}

/** T3.9: guns start ready to fire; [H] T2.6: those that have yet to come are in travel state. */
const deployedAtStart = (type: UnitType, listed: ScenarioUnit, place: Unit['place']): boolean =>
  !type.deploys || (listed.deployed ?? (place !== 'reserve' && place !== 'carried'))

/** In the order of their ids, in which the rules go through them; who is with another stands where that stands. */
const tableOf = (units: Readonly<Record<UnitId, Unit>>): Readonly<Record<UnitId, Unit>> => {
  const all: Record<UnitId, Unit> = {}
  for (const id of sortedKeys(units)) {
    const unit = units[id] as Unit
    const host = bearerOf(units, unit)
    all[id] = host === unit ? unit : { ...unit, hex: host.hex }
  }
  return all
}

const worksAtStart = ({ scenario, grid }: Battle): Works => ({
  trenches: scenario.trenches,
  wire: edgesOf(grid, scenario.wire ?? []),
  obstacles: edgesOf(grid, scenario.obstacles ?? []),
  mines: (scenario.mines ?? []).map((field) => ({ ...field, found: false })),
  bridges: (scenario.map.bridges ?? []).map((bridge) => bridge.strength),
  smoke: [],
})

const edgesOf = (grid: Grid, sides: readonly Readonly<{ hex: Hex; face: Face }>[]): readonly string[] =>
  sides.map(({ hex, face }) => edgeKey(grid, cellOf(grid, hex), face))

/**
 * What a side gets when it changes nothing: the file's places, and its trenches dug before its companies
 * and crews in the order of the sheet, each towards the unit's facing, while the budget lasts.
 */
export const defaultPlacement = (state: State, side: Side): Placement => {
  const own = Object.values(state.units)
    .filter((unit) => unit.side === side && unit.hex !== null)
    .sort((a, b) => a.row - b.row)
  const units: Record<UnitId, Placement['units'][UnitId]> = {}
  for (const { id, hex, facing, concealed, deployed, host, place } of own) {
    if (hex === null) continue
    if (place === 'attached' && host !== null) units[id] = { hex, host }
    if (place === 'map') units[id] = { hex, facing, concealed, deployed }
  }
  const trenches = defaultTrenches(state, side, own)
  return { units, trenches, ...defaultWorks(state, side, frontsOf(trenches, own)) }
}

/** Where wire and mines are wanted first: before the trenches, then before the other units as they face. */
const frontsOf = (trenches: Placement['trenches'], own: readonly Unit[]): Placement['trenches'] => [
  ...trenches,
  ...own.flatMap(({ place, hex, facing }) =>
    place === 'map' && hex !== null ? [{ hex, face: facing }] : [],
  ),
]

const defaultTrenches = (state: State, side: Side, own: readonly Unit[]): Placement['trenches'] => {
  const { battle, works } = state
  const zone = battle.scenario.zones[side]
  const trenches: { hex: Hex; face: Face }[] = []
  for (const { place, hex, facing, type } of own) {
    const kind = battle.types[type]?.kind
    const digs = place === 'map' && (kind === 'foot' || kind === 'crew')
    if (!digs || hex === null || !zone.works.includes(hex)) continue
    // T10.4 On a bridge stands who cannot dig.
    if (!TERRAIN[terrainAt(battle, hex)].foot) continue
    const dug = [...works.trenches, ...trenches].some((other) => other.hex === hex)
    if (!dug && trenches.length < zone.trenches) trenches.push({ hex, face: facing })
  }
  return trenches
}

/**
 * Sets a side's units and trenches down.
 * @throws Error for a placement that `checkPlacement` refuses
 */
export const deploy = (state: State, side: Side, placement: Placement): State => {
  const verdict = checkPlacement(state, side, placement)
  if (!verdict.legal) throw new Error(`placement of ${side} refused: ${verdict.fault} (${verdict.rule})`)
  return settle(state, side, placement)
}

/** [H] T12.8.a Motorcyclists who are set up on foot in a forest off the road have come without machines. */
const machinesLeft = (state: State): State['units'] => {
  const units: Record<UnitId, Unit> = { ...state.units }
  for (const id in units) {
    const unit = units[id] as Unit
    const { mobility } = state.battle.types[unit.type] as UnitType
    if (mobility !== 'motorcycle' || unit.mount !== 'off' || unit.hex === null) continue
    if (!canStand(state, { ...unit, mount: 'on' }, unit.hex)) units[id] = { ...unit, mount: null }
  }
  return units
}

/** Both sides stand, T16.5 each holding the hexes in which it openly stands: the first orders may be written. */
export const beginBattle = (state: State): State => {
  const control: Record<Hex, Side> = { ...state.control }
  for (const hex of occupied(state).keys()) {
    const side = holderOf(state, hex)
    if (side !== null) control[hex] = side
  }
  return { ...state, units: machinesLeft(state), control, phase: 'orders' }
}
