/** T3.11, T3.12: orders of engineers, judged from what their side knows; also by the umpire when the work is done. */
import {
  type Cell,
  cellOf,
  distance,
  edgeKey,
  FACES,
  type Face,
  type Hex,
  hexOf,
  within,
} from '../../../../kernel/hex'
import { illegal, legal, type Verdict } from '../../../../kernel/verdict'
import type { Ability, Field, MineKind, Unit } from '../../model'
import type { WorksOrder } from '../../orders'
import { spanAt } from '../bridges'
import { terrainAt } from '../ground'
import { minesIn, takesMines } from '../mines'
import { allUnits, isFit, kindOf, typeOf, unitsIn } from '../units'

export type WorksKind = WorksOrder['kind']

export const WORKS_FAULTS = [
  'cannotWork',
  'nothingToWorkAt',
  'notBeside',
  'minesForbidden',
  'minesThere',
  'noMinesThere',
  'enemyThere',
  'noWireThere',
  'noObstacleThere',
  'noBunkerThere',
  'bunkerGuarded',
  'noBridgeThere',
  'standsOnBridge',
  'notARiver',
  'bridgeThere',
] as const
export type WorksFault = (typeof WORKS_FAULTS)[number]

type Judgement = Verdict<WorksFault>

const ABLE: Readonly<Record<WorksKind, Ability>> = {
  layMines: 'mineLay',
  clearMines: 'mineClear',
  removeWire: 'wireCut',
  blowObstacle: 'obstacleDemolition',
  blowBunker: 'bunkerDemolition',
  // [H] T9.8.b Who blows up obstacles blows up bridges.
  blowBridge: 'obstacleDemolition',
  buildBridge: 'bridgeBuild',
}

const RULES: Readonly<Record<WorksKind, string>> = {
  layMines: 'T10.1',
  clearMines: 'T10.2',
  removeWire: 'T10.5',
  blowObstacle: 'T10.6',
  blowBunker: 'T10.7',
  blowBridge: 'T9.8',
  buildBridge: 'T3.12',
}

/** The rule of the work that an order does. */
export const ruleOfWork = (kind: WorksKind): string => RULES[kind]

const MINE_KINDS: readonly MineKind[] = ['antiTank', 'antiPersonnel']

const here = (unit: Unit): Hex => unit.hex as Hex

const apart = ({ battle: { grid } }: Field, unit: Unit, hex: Hex): number => {
  const to = cellOf(grid, hex)
  return to < 0 ? grid.size : distance(grid, cellOf(grid, here(unit)), to)
}

/** [H] T10.1.a Hidden enemies do not hinder work: a refusal would betray them. */
const seenEnemies = (field: Field, unit: Unit, hex: Hex): readonly Unit[] =>
  unitsIn(field, hex).filter((other) => other.side !== unit.side && !other.concealed)

const enemyFree = (field: Field, unit: Unit, kind: WorksKind, hexes: readonly Hex[]): Judgement => {
  const held = hexes.find((hex) => seenEnemies(field, unit, hex).length > 0)
  return held === undefined ? legal : illegal('enemyThere', RULES[kind], { hex: held })
}

const beside = (field: Field, unit: Unit, kind: WorksKind, hex: Hex): Judgement =>
  apart(field, unit, hex) <= 1 ? legal : illegal('notBeside', RULES[kind], { hex })

const hasEdge = (field: Field, unit: Unit, edges: readonly string[], face: Face): boolean => {
  const { grid } = field.battle
  return edges.includes(edgeKey(grid, cellOf(grid, here(unit)), face))
}

/** Fields that the unit's side knows of. */
const knownMines = (field: Field, unit: Unit, hex: Hex) =>
  minesIn(field, hex).filter(({ owner, found }) => owner === unit.side || found)

/** T10.1–T10.2: may the unit lay or clear mines there, by what its side knows? */
export const checkMines = (
  field: Field,
  unit: Unit,
  order: Extract<WorksOrder, { kind: 'layMines' | 'clearMines' }>,
): Judgement => {
  const { hex, kind } = order
  const near = beside(field, unit, kind, hex)
  if (!near.legal) return near
  const known = knownMines(field, unit, hex)
  if (kind === 'clearMines' && known.length === 0) return illegal('noMinesThere', 'T10.2', { hex })
  if (order.kind === 'layMines') {
    if (!takesMines(field, hex)) return illegal('minesForbidden', 'T10.1', { hex })
    if (known.some((mine) => mine.kind === order.mines)) return illegal('minesThere', 'T10.1', { hex })
  }
  return enemyFree(field, unit, kind, [hex])
}

/** T10.7: no enemy able to fight beside it, as far as the asker knows. */
const checkBunker = (field: Field, unit: Unit, id: string): Judgement => {
  const bunker = field.units[id]
  const there = bunker?.place === 'map' && bunker.side !== unit.side && kindOf(field, bunker) === 'bunker'
  if (!there || bunker.hex === null || apart(field, unit, bunker.hex) > 1)
    return illegal('noBunkerThere', 'T10.7', { unit: id })
  const guarded = seenEnemies(field, unit, bunker.hex).some((foe) => foe.id !== id && isGuard(field, foe))
  return guarded ? illegal('bunkerGuarded', 'T10.7', { hex: bunker.hex }) : legal
}

/** T10.7: able to fight beside a bunker. */
export const isGuard = (field: Field, unit: Unit): boolean => isFit(unit) && kindOf(field, unit) !== 'bunker'

const checkDemolition = (field: Field, unit: Unit, hex: Hex): Judgement => {
  const near = beside(field, unit, 'blowBridge', hex)
  if (!near.legal) return near
  const span = spanAt(field, hex)
  if (!span) return illegal('noBridgeThere', 'T9.8', { hex })
  if (span.hexes.includes(here(unit))) return illegal('standsOnBridge', 'T9.8', { hex })
  return enemyFree(field, unit, 'blowBridge', span.hexes)
}

const checkBuilding = (field: Field, unit: Unit, hex: Hex): Judgement => {
  const near = beside(field, unit, 'buildBridge', hex)
  if (!near.legal) return near
  if (terrainAt(field.battle, hex) !== 'river') return illegal('notARiver', 'T3.12', { hex })
  return spanAt(field, hex) ? illegal('bridgeThere', 'T3.12', { hex }) : legal
}

const checkWhole = (field: Field, unit: Unit, order: WorksOrder): Judgement => {
  switch (order.kind) {
    case 'layMines':
    case 'clearMines':
      return checkMines(field, unit, order)
    case 'removeWire':
      return hasEdge(field, unit, field.works.wire, order.face)
        ? legal
        : illegal('noWireThere', 'T10.5', { face: order.face })
    case 'blowObstacle':
      return hasEdge(field, unit, field.works.obstacles, order.face)
        ? legal
        : illegal('noObstacleThere', 'T10.6', { face: order.face })
    case 'blowBunker':
      return checkBunker(field, unit, order.bunker)
    case 'blowBridge':
      return checkDemolition(field, unit, order.hex)
    case 'buildBridge':
      return checkBuilding(field, unit, order.hex)
    default:
      return order satisfies never
  }
}

/** The hex of the unit and its neighbours. */
const around = ({ battle: { grid } }: Field, unit: Unit): readonly Hex[] =>
  within(grid, cellOf(grid, here(unit)), 1).map((cell: Cell) => hexOf(grid, cell))

const candidates = (field: Field, unit: Unit, kind: WorksKind): readonly WorksOrder[] => {
  switch (kind) {
    case 'layMines':
      return around(field, unit).flatMap((hex) => MINE_KINDS.map((mines) => ({ kind, hex, mines })))
    case 'removeWire':
    case 'blowObstacle':
      return FACES.map((face) => ({ kind, face }))
    case 'blowBunker':
      return allUnits(field).flatMap(({ id, type }) =>
        field.battle.types[type]?.kind === 'bunker' ? [{ kind, bunker: id }] : [],
      )
    case 'clearMines':
    case 'blowBridge':
    case 'buildBridge':
      return around(field, unit).map((hex) => ({ kind, hex }))
    default:
      return kind satisfies never
  }
}

/** All legal orders of a kind of works, as far as the unit's side knows. */
export const worksChoices = (field: Field, unit: Unit, kind: WorksKind): readonly WorksOrder[] =>
  unit.hex === null || !typeOf(field, unit).abilities.includes(ABLE[kind])
    ? []
    : candidates(field, unit, kind).filter((order) => checkWhole(field, unit, order).legal)

/** An order of works, or only its kind when its particulars are not chosen yet. */
export const checkWorks = (field: Field, unit: Unit, order: WorksOrder | WorksKind): Judgement => {
  const kind = typeof order === 'string' ? order : order.kind
  if (!typeOf(field, unit).abilities.includes(ABLE[kind])) return illegal('cannotWork', RULES[kind])
  if (typeof order !== 'string') return checkWhole(field, unit, order)
  return worksChoices(field, unit, kind).length > 0 ? legal : illegal('nothingToWorkAt', RULES[kind])
}

export const WORKS_KINDS: readonly WorksKind[] = [
  'layMines',
  'clearMines',
  'removeWire',
  'blowObstacle',
  'blowBunker',
  'blowBridge',
  'buildBridge',
]

export const isWorksKind = (kind: string): kind is WorksKind =>
  (WORKS_KINDS as readonly string[]).includes(kind)

export const isWorksOrder = (order: Readonly<{ kind: string }>): order is WorksOrder =>
  isWorksKind(order.kind)
