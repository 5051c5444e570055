/**
 * A player that takes no care: orders of any kind for any unit, with paths, aims and partners of all sorts. What
 * it writes is never played; it finds out which refusals a battle can give. It has dice of its own.
 */

import { checkKind, checkOrder, type OrderFault } from '../engine/tactical/checkOrder'
import type { SideView, TargetClass, Unit, UnitId } from '../engine/tactical/model'
import {
  type Aim,
  type FirePolicy,
  type MountState,
  type NightWork,
  OFF_MAP,
  ORDER_KINDS,
  type Order,
  type OrderKind,
} from '../engine/tactical/orders'
import { reachFor, routeTo } from '../engine/tactical/preview'
import { scenarioUnit } from '../engine/tactical/rules/offMap'
import { allUnits, kindOf } from '../engine/tactical/rules/units'
import { cellOf, distanceHex, FACES, type Face, type Hex, hexOf, neighbourHex, within } from '../kernel/hex'
import { type Chance, chanceFrom, worksHexes } from './random'

type Draw = Readonly<{ view: SideView; unit: Unit; chance: Chance }>

/** A printed number that no map has. */
const NOWHERE = '9999'

const CLASSES: readonly TargetClass[] = ['infantry', 'artillery', 'vehicle', 'armour']

const face = ({ chance }: Draw): Face => chance.of(FACES) ?? 'N'

const around = ({ view, unit, chance }: Draw, radius: number): Hex | undefined => {
  const { grid } = view.battle
  if (unit.hex === null) return undefined
  return chance.of(within(grid, cellOf(grid, unit.hex), radius).map((cell) => hexOf(grid, cell)))
}

/** Any hex: near, far, with units, with works, or none of the map. */
const place = (draw: Draw): Hex => {
  const { view, unit, chance } = draw
  const drawn = (): Hex | null | undefined => {
    switch (chance.below(8)) {
      case 0:
        return unit.hex
      case 1:
      case 2:
        return around(draw, 1)
      case 3:
        return around(draw, 3)
      case 4:
        return chance.of(allUnits(view))?.hex
      case 5:
        return chance.of(worksHexes(view))
      case 6:
        return chance.oneIn(3) ? NOWHERE : unit.task?.hex
      default:
        return undefined
    }
  }
  return drawn() ?? chance.of(view.battle.grid.hexes) ?? NOWHERE
}

const isNear = ({ battle: { grid } }: SideView, a: Hex, b: Hex): boolean => distanceHex(grid, a, b) <= 2

/** Anybody: of its hex, of either side, itself, or nobody. */
const somebody = ({ view, unit, chance }: Draw): UnitId => {
  const all = allUnits(view)
  const here = all.filter(({ hex }) => hex === unit.hex)
  const foes = all.filter(({ side }) => side !== view.side)
  const near = foes.filter(({ hex }) => hex !== null && unit.hex !== null && isNear(view, hex, unit.hex))
  const drawn = chance.of([here, here, near, foes, all, [unit]] as const)
  return (chance.oneIn(12) ? undefined : chance.of(drawn ?? all)?.id) ?? 'nobody'
}

const aim = (draw: Draw): Aim => (draw.chance.oneIn(3) ? { hex: place(draw) } : { unit: somebody(draw) })

const laying = ({ chance }: Draw): { laying?: 'direct' | 'indirect' } =>
  chance.oneIn(2) ? { laying: chance.oneIn(2) ? 'direct' : 'indirect' } : {}

/** Fire at nobody, or from far away and near at once. */
const policy = (draw: Draw): FirePolicy => {
  const { chance } = draw
  return {
    mode: chance.oneIn(4) ? 'react' : 'fire',
    ...(chance.oneIn(6) ? {} : { target: aim(draw) }),
    ...(chance.oneIn(4) ? { within: chance.below(9) } : {}),
    ...(chance.oneIn(4) ? { holdForAssault: true, stationary: true } : {}),
  }
}

const mount = ({ chance }: Draw): { mount?: MountState } =>
  chance.oneIn(4) ? { mount: chance.oneIn(2) ? 'on' : 'off' } : {}

const stands = (draw: Draw) => ({
  ...mount(draw),
  ...(draw.chance.oneIn(4) ? { leaveTrench: true } : {}),
  ...(draw.chance.oneIn(4) ? { facing: face(draw) } : {}),
})

const fights = (draw: Draw) => ({
  ...(draw.chance.oneIn(6)
    ? { leave: { after: draw.chance.oneIn(2) ? 1 : 2, to: place(draw) } as const }
    : {}),
  ...(draw.chance.oneIn(6) ? { strike: [draw.chance.of(CLASSES) as TargetClass] } : {}),
})

/** From hex to hex, wherever it leads; at times with a leap. */
const walk = (draw: Draw, from: Hex | null, steps: number): readonly Hex[] => {
  const { view, chance } = draw
  const path: Hex[] = []
  let at = from
  for (let n = 0; n < steps; n++) {
    const next = at === null ? null : neighbourHex(view.battle.grid, at, face(draw))
    at = next === null || next === undefined || chance.oneIn(12) ? place(draw) : next
    path.push(at)
    if (cellOf(view.battle.grid, at) < 0) break
  }
  return path
}

type MoveKind = Extract<Order, { path: readonly Hex[] }>['kind']

/** A way that may be gone, and then further than it may. */
const beyond = (draw: Draw, kind: MoveKind): readonly Hex[] => {
  const { view, unit, chance } = draw
  if (unit.hex === null || !checkKind(view, view.side, unit.id, kind).legal) return []
  const goal = chance.of([...reachFor(view, unit.id, kind).keys()].sort())
  return (goal === undefined ? null : routeTo(view, unit.id, kind, [], goal)) ?? []
}

const path = (draw: Draw, kind: MoveKind): readonly Hex[] => {
  const { view, unit, chance } = draw
  if (chance.oneIn(16)) return []
  if (chance.oneIn(16)) return [OFF_MAP]
  const entry = chance.of(scenarioUnit(view.battle, unit.id)?.arrives?.hexes ?? [])
  const start = unit.hex === null && entry !== undefined && !chance.oneIn(3) ? [entry] : []
  const way = chance.oneIn(2) ? [...start, ...beyond(draw, kind)] : start
  const end = way.at(-1) ?? unit.hex
  return [...way, ...walk(draw, end, chance.below(4) + (way.length > 0 ? 0 : 1)), ...off(draw)]
}

const off = ({ chance }: Draw): readonly Hex[] => (chance.oneIn(10) ? [OFF_MAP] : [])

/** A state for each step, at times for more steps than there are. */
const mounts = ({ chance }: Draw, steps: number): { mounts?: readonly MountState[] } =>
  chance.oneIn(3)
    ? { mounts: Array.from({ length: steps + chance.below(3) }, () => (chance.oneIn(2) ? 'on' : 'off')) }
    : {}

const move = (draw: Draw, kind: MoveKind): Order => {
  const way = path(draw, kind)
  const more = {
    ...fights(draw),
    ...mount(draw),
    ...mounts(draw, way.length),
    ...(draw.chance.oneIn(6) ? { pace: somebody(draw) } : {}),
  }
  return kind === 'fireOnMove' ? { kind, path: way, aim: aim(draw), ...more } : { kind, path: way, ...more }
}

const nightWork = (draw: Draw): NightWork => {
  const { chance } = draw
  const work = chance.of(['trench', 'wire', 'obstacle', 'mines'] as const) ?? 'trench'
  if (work !== 'mines') return { work, face: face(draw) }
  return { work, mines: chance.oneIn(2) ? 'antiTank' : 'antiPersonnel', hex: place(draw) }
}

const bunker = ({ view, chance }: Draw): UnitId | undefined =>
  chance.of(allUnits(view).filter((unit) => kindOf(view, unit) === 'bunker' && chance.oneIn(2)))?.id

/** Too many of them, or the same twice. */
const nightWorks = (draw: Draw): readonly NightWork[] => {
  const works = Array.from({ length: draw.chance.below(4) }, () => nightWork(draw))
  return draw.chance.oneIn(3) ? [...works.slice(0, 1), ...works.slice(0, 1)] : works
}

const orderOf = (draw: Draw, kind: OrderKind): Order => {
  const { chance } = draw
  switch (kind) {
    case 'defence':
    case 'ambush':
      return { kind, policy: policy(draw), ...laying(draw), ...stands(draw), ...fights(draw) }
    case 'suppress':
      return { kind, aim: aim(draw), ...laying(draw), ...stands(draw), ...fights(draw) }
    case 'smoke':
      return { kind, hex: place(draw), ...stands(draw), ...fights(draw) }
    case 'fireOnMove':
    case 'manoeuvre':
    case 'march':
    case 'assault':
      return move(draw, kind)
    case 'fightOn':
      return { kind, ...fights(draw) }
    case 'limber':
    case 'unload':
      return { kind }
    case 'deploy':
    case 'sector':
      return { kind, facing: face(draw) }
    case 'digIn':
    case 'removeWire':
    case 'blowObstacle':
      return { kind, face: face(draw) }
    case 'regroup':
    case 'attachObserver':
      return { kind, host: somebody(draw) }
    case 'night':
      return { kind, works: nightWorks(draw), ambush: chance.oneIn(2) }
    case 'layMines':
      return { kind, hex: place(draw), mines: chance.oneIn(2) ? 'antiTank' : 'antiPersonnel' }
    case 'clearMines':
    case 'blowBridge':
    case 'buildBridge':
    case 'airCarpet':
    case 'airDrop':
      return { kind, hex: place(draw) }
    case 'blowBunker':
      return { kind, bunker: bunker(draw) ?? somebody(draw) }
    case 'airEscort':
    case 'takeOn':
    case 'setDown':
    case 'resupply':
      return { kind, unit: somebody(draw) }
    case 'airPatrol':
      return { kind, hex: place(draw), intercept: 'any', escorted: 'ask', ground: { mode: 'react' } }
    case 'airStrike':
      return { kind, aim: aim(draw) }
    case 'airRecon':
      return { kind, hex: place(draw), radius: 2 }
    case 'load':
      return { kind, carrier: somebody(draw) }
    default:
      return kind satisfies never
  }
}

/** Orders that a unit is drawn: half of them of kinds that it may be given, for refusals of their particulars. */
const DRAWS = 6

/**
 * The reasons against a side's clumsy orders of a turn, as often as they were met.
 *
 * @param draws orders drawn for each unit
 */
export const clumsyFaults = (view: SideView, seed: string, draws = DRAWS): readonly OrderFault[] => {
  const chance = chanceFrom(`${seed}:clumsy:${view.turn}:${view.side}`)
  const faults: OrderFault[] = []
  for (const unit of allUnits(view)) {
    // Once in a while somebody else's unit, or one that is gone.
    const takesOrders = unit.side === view.side && unit.place !== 'destroyed' && unit.place !== 'exited'
    if (!takesOrders && !chance.oneIn(12)) continue
    const fit = ORDER_KINDS.filter((kind) => checkKind(view, view.side, unit.id, kind).legal)
    for (let n = 0; n < draws; n++) {
      const kind = chance.of(fit.length > 0 && chance.oneIn(2) ? fit : ORDER_KINDS) ?? 'defence'
      const verdict = checkOrder(view, view.side, unit.id, orderOf({ view, unit, chance }, kind))
      if (!verdict.legal) faults.push(verdict.fault)
    }
  }
  return faults
}
