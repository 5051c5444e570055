/**
 * A player that knows only its SideView and gives any legal order: finds dead ends, faults and endless
 * games. Its choices are a function of its seed, so that a found game can be played again.
 */

import { checkKind, checkOrder } from '../engine/tactical/checkOrder'
import type { Side, SideView, TargetClass, Unit, UnitId } from '../engine/tactical/model'
import {
  type Aim,
  type FirePolicy,
  type LayingChoice,
  type MoveOrder,
  type NightWork,
  OFF_MAP,
  ORDER_KINDS,
  type Order,
  type OrderKind,
  type PatrolPolicy,
  type Sheet,
} from '../engine/tactical/orders'
import { reachFor, routeTo, targetsFor } from '../engine/tactical/preview'
import { type WorksKind, worksChoices } from '../engine/tactical/rules/orders/works'
import { goesOn, workOf } from '../engine/tactical/rules/tasks'
import { allUnits, kindOf, typeOf, unitsIn } from '../engine/tactical/rules/units'
import { keyedDice } from '../kernel/dice'
import { cellOf, FACES, type Face, type Hex, hexOf, neighbourHex, within } from '../kernel/hex'
import { mountsOf, paired, transportOrder } from './transport'

/** Uniform choices, each of its own key. */
export type Chance = Readonly<{
  below: (sides: number) => number
  of: <T>(list: readonly T[]) => T | undefined
  oneIn: (n: number) => boolean
}>

export const chanceFrom = (seed: string): Chance => {
  const dice = keyedDice(seed, 0, '')
  let n = 0
  const below = (sides: number): number =>
    dice.pick({ step: 'chance', rule: '', unit: '', n: n++ }, sides) - 1
  return {
    below,
    of: (list) => (list.length === 0 ? undefined : list[below(list.length)]),
    oneIn: (count) => below(count) === 0,
  }
}

const CLASSES: readonly TargetClass[] = ['infantry', 'artillery', 'vehicle', 'armour']

type Draw = Readonly<{ view: SideView; unit: Unit; chance: Chance }>

const face = ({ chance }: Draw): Face => chance.of(FACES) ?? 'N'

/** T13.6: hexes with a bridge or with mines that are known. */
export const worksHexes = (view: SideView): readonly Hex[] => [
  ...(view.battle.scenario.map.bridges ?? []).flatMap(({ hexes }) => hexes),
  ...(view.works.pontoons ?? []).map(({ hex }) => hex),
  ...view.works.mines.map(({ hex }) => hex),
]

const target = ({ view, unit }: Draw, kind: OrderKind, chance: Chance): Aim | null => {
  const works = worksHexes(view)
  const lying = works.length > 0 && chance.oneIn(4) ? chance.of(works) : undefined
  if (lying !== undefined) return { hex: lying }
  const able = targetsFor(view, unit.id, kind).filter(({ verdict }) => kind === 'fireOnMove' || verdict.legal)
  const picked = chance.of(able)
  if (picked && !chance.oneIn(6)) return { unit: picked.unit }
  const hex = chance.of(view.battle.grid.hexes)
  return hex === undefined ? null : { hex }
}

const policy = (draw: Draw): FirePolicy => {
  const { chance } = draw
  const mode = chance.of(['hold', 'react', 'react', 'fire', 'fire'] as const) ?? 'react'
  const aim = mode === 'fire' ? target(draw, 'defence', chance) : null
  return {
    mode: aim ? 'fire' : mode === 'fire' ? 'react' : mode,
    ...(aim ? { target: aim } : {}),
    ...(chance.oneIn(3) ? { within: 1 + chance.below(3) } : {}),
    ...(chance.oneIn(3) ? { prefer: [chance.of(CLASSES) as TargetClass] } : {}),
    ...(chance.oneIn(4) ? { stationary: false } : {}),
    ...(chance.oneIn(6) ? { holdForAssault: true } : {}),
    ...(chance.oneIn(8) ? { aircraft: false } : {}),
    ...(chance.oneIn(10) ? { ask: true } : {}),
  }
}

/** T4.1: how to lay is said at times. */
const laying = ({ chance }: Draw): { laying?: LayingChoice } =>
  chance.oneIn(8) ? { laying: chance.oneIn(2) ? 'direct' : 'indirect' } : {}

/** T6.10: whom to strike first is said at times. */
const strike = ({ chance }: Draw): { strike?: readonly TargetClass[] } =>
  chance.oneIn(8) ? { strike: [chance.of(CLASSES) as TargetClass] } : {}

const isEnemyHex = (view: SideView, hex: Hex): boolean =>
  unitsIn(view, hex).some((unit) => unit.side !== view.side)

/** Where engineers are wanted: at known mines, bridges, and bunkers of the enemy. */
const sitesFor = (view: SideView): ReadonlySet<Hex> => {
  const { grid } = view.battle
  const bunkers = allUnits(view).flatMap((other) =>
    other.side !== view.side && other.hex !== null && kindOf(view, other) === 'bunker' ? [other.hex] : [],
  )
  const near = [...worksHexes(view), ...bunkers].flatMap((hex) => within(grid, cellOf(grid, hex), 1))
  return new Set(near.map((cell) => hexOf(grid, cell)))
}

/** A way to somewhere; Assault prefers hexes of the enemy, engineers go where there is work for them. */
const way = ({ view, unit, chance }: Draw, kind: MoveKind): readonly Hex[] | null => {
  const reach = [...reachFor(view, unit.id, kind).keys()].sort()
  const enemies = reach.filter((hex) => isEnemyHex(view, hex))
  const sites = typeOf(view, unit).category === 'engineers' ? sitesFor(view) : new Set<Hex>()
  const wanted = kind === 'assault' ? enemies : reach.filter((hex) => sites.has(hex))
  const goals = wanted.length > 0 && !chance.oneIn(4) ? wanted : reach
  const goal = chance.of(goals)
  const path = goal === undefined ? null : routeTo(view, unit.id, kind, [], goal)
  return path && leavesMap(view, path) && chance.oneIn(2) ? [...path, OFF_MAP] : path
}

/** T17: does the way end where its side may leave the map? */
const leavesMap = (view: SideView, path: readonly Hex[]): boolean =>
  (view.battle.scenario.map.exits ?? []).some(
    ({ side, hexes }) => side === view.side && hexes.includes(path.at(-1) ?? ''),
  )

const leave = ({ view, unit, chance }: Draw): Pick<Extract<Order, { kind: 'fightOn' }>, 'leave'> => {
  const { grid } = view.battle
  const beside = FACES.map((face) => (unit.hex === null ? null : neighbourHex(grid, unit.hex, face)))
  const to = chance.of(beside.filter((hex) => hex !== null))
  return chance.oneIn(3) && to ? { leave: { after: chance.oneIn(2) ? 1 : 2, to } } : {}
}

const mates = ({ view, unit }: Draw): readonly UnitId[] =>
  allUnits(view).flatMap((other) => (other.side === unit.side && other.hex === unit.hex ? [other.id] : []))

type MoveKind = 'manoeuvre' | 'march' | 'assault' | 'fireOnMove'

/** T12.4, T5.10, T5.12: the flags of a movement order. */
const flags = (
  draw: Draw,
  steps: number,
): Pick<MoveOrder, 'pace' | 'facing' | 'mount' | 'mounts' | 'strike'> => {
  const { chance, unit } = draw
  const beside = chance.oneIn(6) ? chance.of(mates(draw).filter((id) => id !== unit.id)) : undefined
  return {
    ...strike(draw),
    ...(beside === undefined ? {} : { pace: beside }),
    ...(chance.oneIn(5) ? { facing: face(draw) } : {}),
    ...mountsOf(draw, steps),
  }
}

const move = (draw: Draw, kind: MoveKind): Order | null => {
  const path = way(draw, kind)
  if (!path) return null
  if (kind !== 'fireOnMove') return { kind, path, ...flags(draw, path.length) }
  const aim = target(draw, kind, draw.chance)
  return aim ? { kind, path, aim, ...flags(draw, path.length) } : null
}

const NIGHT_WORKS = ['trench', 'wire', 'obstacle'] as const

/** Works of the night (T16.2); whether the unit can do them is judged like all orders. */
const nightWorks = (draw: Draw): readonly NightWork[] => {
  const { chance, unit } = draw
  const mines = chance.of(['antiTank', 'antiPersonnel'] as const) ?? 'antiTank'
  return [
    ...NIGHT_WORKS.filter(() => chance.oneIn(2)).map((work) => ({ work, face: face(draw) })),
    ...(chance.oneIn(4) && unit.hex ? [{ work: 'mines' as const, mines, hex: unit.hex }] : []),
  ]
}

/** Work that was begun is gone on with; else any of the kind. */
const work = ({ view, unit, chance }: Draw, kind: WorksKind): Order | null => {
  const open = worksChoices(view, unit, kind)
  const begun = open.find((order) => goesOn(unit, workOf(order)))
  return begun ?? chance.of(open) ?? null
}
/** T15: a hex of the map, oftener one with units than not. */
const place = ({ view, chance }: Draw): Hex | undefined => {
  const held = allUnits(view).flatMap(({ hex, place: where }) => (where === 'map' && hex ? [hex] : []))
  return chance.oneIn(3) ? chance.of(view.battle.grid.hexes) : chance.of(held)
}

const patrol = ({ chance }: Draw): PatrolPolicy => ({
  intercept: chance.of(['any', 'any', 'bombers', 'fighters', 'none'] as const) ?? 'any',
  escorted: chance.of(['fighters', 'bombers', 'ask'] as const) ?? 'bombers',
  ground: {
    mode: chance.oneIn(3) ? 'hold' : 'react',
    ...(chance.oneIn(3) ? { prefer: [chance.of(CLASSES) as TargetClass] } : {}),
    ...(chance.oneIn(4) ? { stationary: false } : {}),
    ...(chance.oneIn(8) ? { ask: true } : {}),
  },
})
/** T5.12: who rides often gets down to stand. */
const down = ({ unit, chance }: Draw): { mount?: 'off' } =>
  unit.mount === 'on' && !chance.oneIn(4) ? { mount: 'off' } : {}

const orderOf = (draw: Draw, kind: OrderKind): Order | null => {
  const { chance, unit, view } = draw
  switch (kind) {
    case 'defence':
    case 'ambush':
      return {
        kind,
        policy: policy(draw),
        ...laying(draw),
        ...strike(draw),
        ...(chance.oneIn(5) ? { facing: face(draw) } : {}),
        ...(chance.oneIn(8) ? { leaveTrench: true } : {}),
        ...down(draw),
      }
    case 'suppress': {
      const aim = target(draw, kind, chance)
      return aim ? { kind, aim, ...laying(draw), ...down(draw) } : null
    }
    case 'airEscort': {
      const charge = chance.of(
        allUnits(view).filter((other) => other.side === unit.side && other.hex === null),
      )
      return charge ? { kind, unit: charge.id } : null
    }
    case 'airPatrol': {
      const hex = place(draw)
      return hex === undefined ? null : { kind, hex, ...patrol(draw) }
    }
    case 'airCarpet':
    case 'airDrop': {
      const hex = place(draw)
      return hex === undefined ? null : { kind, hex }
    }
    case 'airRecon': {
      const hex = unit.task?.hex ?? place(draw)
      return hex === undefined ? null : { kind, hex, radius: chance.of([1, 2, 3] as const) ?? 1 }
    }
    case 'airStrike': {
      const aim = target(draw, kind, chance)
      return aim ? { kind, aim } : null
    }
    case 'smoke': {
      const hex = chance.of(view.battle.grid.hexes)
      return hex === undefined ? null : { kind, hex }
    }
    case 'fireOnMove':
    case 'manoeuvre':
    case 'march':
    case 'assault':
      return move(draw, kind)
    case 'fightOn':
      return { kind, ...leave(draw), ...strike(draw) }
    case 'limber':
      return { kind }
    case 'deploy':
    case 'sector':
      return { kind, facing: face(draw) }
    case 'digIn':
      return { kind, face: unit.task?.face ?? face(draw) }
    case 'regroup':
    case 'attachObserver': {
      const host = chance.of(mates(draw))
      return host === undefined ? null : { kind, host }
    }
    case 'night':
      return { kind, works: nightWorks(draw), ambush: chance.oneIn(2) }
    case 'layMines':
    case 'clearMines':
    case 'removeWire':
    case 'blowObstacle':
    case 'blowBunker':
    case 'blowBridge':
    case 'buildBridge':
      return work(draw, kind)
    case 'load':
    case 'takeOn':
    case 'unload':
    case 'setDown':
    case 'resupply':
      return transportOrder(draw, kind)
    default:
      return kind satisfies never
  }
}

/** Any legal order, or none at times. Work of several turns is often gone on with. */
const anyOrder = (draw: Draw): Order | null => {
  const { view, unit, chance } = draw
  if (chance.oneIn(12)) return null
  const isLegal = (order: Order): boolean => checkOrder(view, view.side, unit.id, order).legal
  const kinds = ORDER_KINDS.filter((kind) => checkKind(view, view.side, unit.id, kind).legal)
  const goesOn = unit.task && kinds.includes(unit.task.kind) && !chance.oneIn(4)
  const work = goesOn && unit.task ? orderOf(draw, unit.task.kind) : null
  // Somebody else may have finished the work meanwhile.
  if (work && isLegal(work)) return work
  for (let tries = 0; tries < 4; tries++) {
    const kind = chance.of(kinds)
    const order = kind === undefined ? null : orderOf(draw, kind)
    if (order && isLegal(order)) return order
  }
  return null
}

/** A whole sheet of legal orders. */
export const randomSheet = (view: SideView, side: Side, seed: string): Sheet => {
  const chance = chanceFrom(`${seed}:${view.turn}:${side}`)
  const sheet: Record<UnitId, Order> = {}
  for (const unit of allUnits(view)) {
    if (unit.side !== side) continue
    const order = anyOrder({ view, unit, chance })
    if (order) sheet[unit.id] = order
  }
  return paired(view, sheet, chance)
}
