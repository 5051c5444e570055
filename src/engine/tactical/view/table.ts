/** What lies on the table for one player, or for all to see: units, works, the battle's file. */
import { fresh } from '../fresh'
import {
  type Battle,
  enemyOf,
  SIDES,
  type Side,
  type State,
  type Unit,
  type UnitId,
  type Works,
} from '../model'
import { asSeen } from '../rules/detection'
import { allUnits } from '../rules/units'
import type { Zone } from '../scenario'
import { knowsOf } from './known'

export type Viewer = Side | 'both'

/** While sheets are written, what held for the last turn only is over (T4.4, T5.6). */
const isWriting = (state: State): boolean => state.phase === 'orders' || state.phase === 'deployment'

/** An enemy unit as the viewer may know it, [H] T8.5.a: without its sheet, whatever the fog; null: not at all. */
const enemyFor = (state: State, viewer: Side, unit: Unit): Unit | null => {
  if (!knowsOf(state, viewer, unit)) return null
  const battery = unit.serves === null ? undefined : state.units[unit.serves]
  const serves = battery && knowsOf(state, viewer, battery) ? unit.serves : null
  const seen = asSeen(state, unit)
  const open = serves === unit.serves ? seen : { ...seen, serves }
  return isWriting(state) ? fresh(open) : open
}

const ownFor = (state: State, unit: Unit): Unit => (isWriting(state) ? fresh(unit) : unit)

const shown = (state: State, viewer: Viewer, unit: Unit): Unit | null => {
  if (viewer === 'both') return enemyFor(state, enemyOf(unit.side), unit)
  return unit.side === viewer ? ownFor(state, unit) : enemyFor(state, viewer, unit)
}

/** The units that the viewer knows of, by id; to both: those that lie open, without their owner's secrets. */
export const unitsFor = (state: State, viewer: Viewer): Readonly<Record<UnitId, Unit>> => {
  const units: Record<UnitId, Unit> = {}
  for (const unit of allUnits(state)) {
    const known = shown(state, viewer, unit)
    if (known) units[unit.id] = known
  }
  return units
}

/** T10.3: a minefield is known to its owner, to the enemy once it is found; [H] T8.5.a, `none`: to both. */
export const worksFor = (state: State, viewer: Viewer): Works => {
  if (state.battle.rules.fogOfWar === 'none') return state.works
  const mines = state.works.mines.filter((mine) => mine.found || mine.owner === viewer)
  return mines.length === state.works.mines.length ? state.works : { ...state.works, mines }
}

/** T10.3: how many mines the enemy may lay, and where, is his secret. */
const withoutMines = ({ mines: _mines, minefields: _minefields, ...zone }: Zone): Zone => zone

/** The file without the other side's dispositions: of its units only when they come, and guns off the map. */
const strip = (battle: Battle, viewer: Viewer): Battle => {
  const { scenario } = battle
  const units = scenario.units.filter(
    (unit) => unit.side === viewer || unit.arrives !== undefined || unit.offMap !== undefined,
  )
  const mines = scenario.mines?.filter((mine) => mine.owner === viewer)
  const named = (id: UnitId) => units.some((unit) => unit.id === id)
  const special = scenario.special?.filter((each) => each.kind !== 'freeAmmo' || named(each.unit))
  const zones = {
    ussr: viewer === 'ussr' ? scenario.zones.ussr : withoutMines(scenario.zones.ussr),
    axis: viewer === 'axis' ? scenario.zones.axis : withoutMines(scenario.zones.axis),
  }
  const kept = { ...(mines ? { mines } : {}), ...(special ? { special } : {}) }
  return { ...battle, scenario: { ...scenario, units, zones, ...kept } }
}

const stripped = new WeakMap<Battle, Readonly<Record<Viewer, Battle>>>()

/** The battle as the viewer's copy of the file has it: one object for the whole game. */
export const battleFor = (battle: Battle, viewer: Viewer): Battle => {
  let known = stripped.get(battle)
  if (!known) {
    const [first, second] = SIDES.map((side) => strip(battle, side)) as [Battle, Battle]
    known = { ussr: first, axis: second, both: strip(battle, 'both') }
    stripped.set(battle, known)
  }
  return known[viewer]
}
