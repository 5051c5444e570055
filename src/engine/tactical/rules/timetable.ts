/** T5.1, T5.3: when a unit arrives at each hex of its path, in whole ticks. */
import { cellOf, type Hex } from '../../../kernel/hex'
import { type Illegal, illegal } from '../../../kernel/verdict'
import type { Field, Unit } from '../model'
import { type MoveOrder, OFF_MAP } from '../orders'
import { TURN_TICKS } from '../tables/modifiers'
import { asMounted, mountFor, mountsFit } from './mounts'
import { abandonsMachines, type MoveKind, mayMove, STEP_FAULTS, speedFor, stepWay } from './step'

export const PATH_FAULTS = [
  ...STEP_FAULTS,
  'tooFar',
  'emptyPath',
  'notAnExit',
  'offTheMap',
  'mountsUnfit',
  'machinesLeft',
] as const
export type PathFault = (typeof PATH_FAULTS)[number]

export type Timetable = Readonly<{
  legal: true
  /** Arrival tick at each hex; null: begun uphill, not finished this turn (climbing debt). */
  arrivals: readonly (number | null)[]
  /** Work done on a step that stays unfinished. */
  debt: Readonly<{ to: Hex; work: number }> | null
}>

type Leg = Readonly<{ cost: number; speed: number; uphill: boolean }>

/**
 * T17: leaving over a marked edge hex is a step of cost 1. [H] T5.1.a: reinforcements enter by a step of cost 1,
 * off the road.
 */
const legOf = (
  field: Field,
  unit: Unit,
  kind: MoveKind,
  step: Readonly<{ from: Hex | null; to: Hex }>,
): Leg | Illegal<PathFault> => {
  const { from, to } = step
  if (to !== OFF_MAP && cellOf(field.battle.grid, to) < 0) return illegal('offTheMap', 'T5.1', { hex: to })
  if (from === null) return { cost: 1, speed: speedFor(field, unit, kind, false), uphill: false }
  if (to === OFF_MAP) {
    const open = (field.battle.scenario.map.exits ?? []).some(
      (exit) => exit.side === unit.side && exit.hexes.includes(from),
    )
    return open
      ? { cost: 1, speed: speedFor(field, unit, kind, false), uphill: false }
      : illegal('notAnExit', 'T17', { hex: from })
  }
  const way = stepWay(field, unit, kind, { from, to })
  // [H] T10.5.a: the hex more for tearing wire is no climb (T5.3).
  return way.legal ? { cost: way.cost, speed: way.speed, uphill: way.climb > 0 } : way
}

type Route = Pick<MoveOrder, 'kind' | 'path' | 'mount' | 'mounts'>

/** T5.12, T5.4: the unit as it makes each step; null: it was to mount machines that it had left behind. */
const riding = (field: Field, standing: Unit, order: Route): readonly (Unit | null)[] => {
  let unit = standing
  return order.path.map((to, index) => {
    const mount = mountFor(order, index)
    if (unit.mount === null && standing.mount !== null) return order.mounts && mount === 'on' ? null : unit
    unit = asMounted(unit, mount)
    const from = index === 0 ? unit.hex : (order.path[index - 1] as Hex)
    const now = unit
    if (to !== OFF_MAP && abandonsMachines(field, unit, order.kind, { from, to }))
      unit = { ...unit, mount: null }
    return now
  })
}

/** T5.3: work already done on the first step. */
const keptFor = (unit: Unit, index: number, to: Hex): number =>
  index === 0 && unit.climb?.to === to ? unit.climb.work : 0

/** Ticks of a leg of which `kept` work is done already. */
const ticksOf = (leg: Leg, kept: number): number => Math.ceil((TURN_TICKS * leg.cost - kept) / leg.speed)

/** T12.4: a unit with the same path, at its own speed. */
export type Pacer = Readonly<{ unit: Unit; kind: MoveKind }>

/**
 * The timetable of a path.
 *
 * @param pacer T12.4: a unit with the same path; each step takes the time of the slower
 * @returns arrival ticks (1…2520), or why the path is not allowed (the first step that fails)
 */
export const timetable = (
  field: Field,
  standing: Unit,
  order: Route,
  pacer?: Pacer,
): Timetable | Illegal<PathFault> => {
  if (!mountsFit(field, standing, order)) return illegal('mountsUnfit', 'T5.12')
  const unit = asMounted(standing, mountFor(order, 0))
  const riders = riding(field, standing, order)
  const barred = mayMove(field, unit, order.kind)
  if (barred) return barred
  if (order.path.length === 0) return illegal('emptyPath', 'T5.1')
  const arrivals: (number | null)[] = []
  let tick = 0
  let from = unit.place === 'map' || unit.place === 'carried' ? unit.hex : null
  for (const [index, to] of order.path.entries()) {
    const last = index === order.path.length - 1
    if (to === OFF_MAP && !last) return illegal('offTheMap', 'T17', { hex: to })
    const rider = riders[index]
    if (!rider) return illegal('machinesLeft', 'T5.4', { hex: to })
    const leg = legOf(field, rider, order.kind, { from, to })
    if ('legal' in leg) return leg
    const kept = keptFor(unit, index, to)
    const slower = pacer ? legOf(field, pacer.unit, pacer.kind, { from, to }) : leg
    const beside = pacer && !('legal' in slower) ? slower : leg
    const ticks = Math.max(ticksOf(leg, kept), ticksOf(beside, pacer ? keptFor(pacer.unit, index, to) : kept))
    if (tick + ticks > TURN_TICKS) {
      if (!last || !leg.uphill || tick >= TURN_TICKS)
        return illegal('tooFar', 'T5.1', { hex: to, ticks: tick + ticks })
      const work = kept + (TURN_TICKS - tick) * Math.min(leg.speed, beside.speed)
      return {
        legal: true,
        arrivals: [...arrivals, null],
        debt: { to, work: Math.min(work, TURN_TICKS * leg.cost - 1) },
      }
    }
    tick += ticks
    arrivals.push(tick)
    from = to === OFF_MAP ? null : to
  }
  return { legal: true, arrivals, debt: null }
}
