/** T5.1–T5.5: one step from hex to hex: allowed or not, its cost, and the speed at which it is done. */
import { cellOf, edgeKey, type Face, faceBetween, faceIndex, type Hex } from '../../../kernel/hex'
import { type Illegal, illegal } from '../../../kernel/verdict'
import type { Field, Speed, Unit } from '../model'
import type { MoveOrder } from '../orders'
import { LED_FASTER, TERRAIN } from '../tables/modifiers'
import { TEARING_COST } from '../tables/works'
import { isPontoonLink } from './bridges'
import { onBridge, terrainAt } from './ground'
import { isColumn, loadsOf } from './transport'
import { kindOf, movesAsVehicle, typeOf } from './units'
import { wireBetween, wireCrossing } from './wire'

export type MoveKind = MoveOrder['kind']

export const STEP_FAULTS = [
  'notNeighbour',
  'impassable',
  'noVehiclesInForest',
  'mountedInForest',
  'bridgeOnlyByMarch',
  'bridgeOnlyByRoad',
  'obstacleOnEdge',
  'wire',
  'cannotMove',
  'deployedOnlyManoeuvre',
  'limberedOnlyMarch',
] as const
export type StepFault = (typeof STEP_FAULTS)[number]

export type StepWay = Readonly<{
  legal: true
  face: Face
  /** Cost in hexes: 1, and 1 more for each level uphill (T5.3) and for tearing wire (T10.5). */
  cost: number
  /** Levels uphill (T5.3). */
  climb: number
  /** Hexes a turn. */
  speed: number
}>

/** Speeds of a unit in its present state; null: it cannot move by itself. */
export const speedsOf = (field: Field, unit: Unit): Speed | null => {
  const type = typeOf(field, unit)
  if (unit.mount === 'on' && type.mounted) return type.mounted.speed
  return type.mobility === 'horse' && isColumn(type) ? ledSpeeds(field, unit, type.speed) : type.speed
}

const STILL: Speed = { manoeuvre: 0, march: 0, road: 0 }

/**
 * T11.2: a loaded horse column goes at the carried unit's speed + 1; [H] T11.2.a: of several loads the slowest
 * counts.
 */
const ledSpeeds = (field: Field, column: Unit, own: Speed | null): Speed | null => {
  const speeds = loadsOf(field, column.id).map((load) => typeOf(field, load).speed ?? STILL)
  if (speeds.length === 0) return own
  const least = (of: keyof Speed): number => Math.min(...speeds.map((speed) => speed[of])) + LED_FASTER
  return { manoeuvre: least('manoeuvre'), march: least('march'), road: least('road') }
}

/** T5.1: may the unit move by this order at all? */
export const mayMove = (field: Field, unit: Unit, kind: MoveKind): Illegal<StepFault> | null => {
  const speeds = speedsOf(field, unit)
  if (!speeds) return illegal('cannotMove', 'T5.1')
  const { deploys } = typeOf(field, unit)
  if (deploys && unit.deployed && kind !== 'manoeuvre') return illegal('deployedOnlyManoeuvre', 'T5.1')
  if (deploys && !unit.deployed && kind !== 'march') return illegal('limberedOnlyMarch', 'T5.1')
  return speedFor(field, unit, kind, false) > 0 ? null : illegal('cannotMove', 'T5.1')
}

/** T5.1: manoeuvre speed; on the move one less for vehicles (T3.4); on March march or road speed. */
export const speedFor = (field: Field, unit: Unit, kind: MoveKind, road: boolean): number => {
  const speeds = speedsOf(field, unit)
  if (!speeds) return 0
  switch (kind) {
    case 'march':
      return road ? Math.max(speeds.road, speeds.march) : speeds.march
    case 'fireOnMove':
      return kindOf(field, unit) === 'foot' ? speeds.manoeuvre : Math.max(0, speeds.manoeuvre - 1)
    case 'manoeuvre':
    case 'assault':
      return speeds.manoeuvre
    default:
      return kind satisfies never
  }
}

const isLinked = (field: Field, from: Hex, face: Face): boolean =>
  field.battle.roads[cellOf(field.battle.grid, from) * 6 + faceIndex(face)] === 1 ||
  isPontoonLink(field, from, face)

/** T5.2: a step is a road step if a link joins the two hexes or both are town. */
export const isRoadStep = (field: Field, from: Hex, to: Hex, face: Face): boolean => {
  const { battle } = field
  return (
    isLinked(field, from, face) || (terrainAt(battle, from) === 'town' && terrainAt(battle, to) === 'town')
  )
}

const groundForbids = (field: Field, unit: Unit, kind: MoveKind, way: Way): Illegal<StepFault> | null => {
  const { to, from, face } = way
  const linked = isLinked(field, from, face)
  if (onBridge(field, to)) {
    if (kind !== 'march') return illegal('bridgeOnlyByMarch', 'T5.5', { hex: to })
    return linked ? null : illegal('bridgeOnlyByRoad', 'T5.5', { hex: to })
  }
  const terrain = terrainAt(field.battle, to)
  const ground = TERRAIN[terrain]
  if (!ground.foot)
    return illegal('impassable', ground.rule === 'T9.7' ? 'T9.7' : 'T5.4', { hex: to, terrain })
  // T5.2 A road link lets vehicles through forest on March.
  if (terrain !== 'forest' || (kind === 'march' && linked)) return null
  if (movesAsVehicle(field, unit)) return illegal('noVehiclesInForest', 'T5.4', { hex: to })
  return unit.mount === 'on' ? illegal('mountedInForest', 'T5.4', { hex: to }) : null
}

type Way = Readonly<{ from: Hex; to: Hex; face: Face }>

/** T5.4, T12.8: motorcyclists on foot leave their machines for good where they enter a forest off a road. */
export const abandonsMachines = (
  field: Field,
  unit: Unit,
  kind: MoveKind,
  step: Readonly<{ from: Hex | null; to: Hex }>,
): boolean => {
  if (unit.mount !== 'off' || typeOf(field, unit).mobility !== 'motorcycle') return false
  const { grid } = field.battle
  if (cellOf(grid, step.to) < 0 || terrainAt(field.battle, step.to) !== 'forest') return false
  const face = step.from === null ? null : faceBetween(grid, cellOf(grid, step.from), cellOf(grid, step.to))
  return !(kind === 'march' && step.from !== null && face !== null && isLinked(field, step.from, face))
}

/**
 * One step of a unit.
 *
 * @param kind the movement order
 * @returns cost in hexes and speed in hexes a turn, or why the step is not allowed
 */
export const stepWay = (
  field: Field,
  unit: Unit,
  kind: MoveKind,
  step: Readonly<{ from: Hex; to: Hex }>,
): StepWay | Illegal<StepFault> => {
  const { grid, level } = field.battle
  const [a, b] = [cellOf(grid, step.from), cellOf(grid, step.to)]
  const face = a < 0 || b < 0 ? null : faceBetween(grid, a, b)
  if (!face) return illegal('notNeighbour', 'T5.1', { from: step.from, to: step.to })
  const way = { from: step.from, to: step.to, face }
  const forbidden = groundForbids(field, unit, kind, way)
  if (forbidden) return forbidden
  if (movesAsVehicle(field, unit) && field.works.obstacles.includes(edgeKey(grid, a, face)))
    return illegal('obstacleOnEdge', 'T10.6', { from: step.from, to: step.to })
  const crossing = wireBetween(field, step.from, step.to) === null ? null : wireCrossing(field, unit)
  if (crossing === 'never') return illegal('wire', 'T10.5', { from: step.from, to: step.to })
  const road = kind === 'march' && isRoadStep(field, step.from, step.to, face)
  const climb = Math.max(0, (level[b] ?? 0) - (level[a] ?? 0))
  const cost = 1 + climb + (crossing === 'slowly' ? TEARING_COST : 0)
  return { legal: true, face, cost, climb, speed: speedFor(field, unit, kind, road) }
}
