/**
 * What an order may do, from what its player knows: the same rules as the umpire's, asked of a SideView.
 * Probabilities are for showing only; no result depends on them.
 */
import type { Hex } from '../../kernel/hex'
import type { Term } from '../../kernel/modifier'
import type { Detail, RuleId } from '../../kernel/verdict'
import type { SideView, Unit, UnitId } from './model'
import { isMove, type MoveOrder, type Order } from './orders'
import { type FirePreview, firePreview } from './preview/fire'
import { type PathPreview, pathPreview } from './preview/path'
import { defenceTerms } from './rules/defence'
import { minesFor } from './rules/mines'
import { asOrdered } from './rules/mounts'
import type { How } from './rules/shot'
import { unitsIn } from './rules/units'
import { wireBetween, wireCrossing } from './rules/wire'
import { STACK } from './tables/modifiers'

export type { FirePreview } from './preview/fire'
export { targetsFor, threatsTo } from './preview/fire'
export type { PathPreview } from './preview/path'
export { reachFor, routeTo } from './preview/path'

export type Warning = Readonly<{ key: WarningKey; rule: RuleId; detail: Detail }>
export type WarningKey =
  | 'enemyAhead'
  | 'fullAhead'
  | 'passesEnemy'
  | 'lastAmmo'
  | 'noEnemyToAssault'
  | 'wireAhead'
  | 'minesAhead'

export type OrderPreview = Readonly<{
  fire: FirePreview | null
  path: PathPreview | null
  /** The unit's own defence under this order, against frontal direct fire. */
  defence: readonly Term[]
  warnings: readonly Warning[]
}>

/** The view as it will be when this order is carried out: nothing of the last turn counts any more. */
const underOrder = (view: SideView, unit: Unit, order: Order): SideView => {
  const leftTrench = 'leaveTrench' in order && order.leaveTrench === true
  const facing =
    'facing' in order && order.facing !== undefined && !isMove(order) ? order.facing : unit.facing
  const now = {
    ...asOrdered(unit, order),
    order: order.kind,
    leftTrench,
    facing,
    ignored: 0,
    fired: false,
    halted: false,
  }
  return { ...view, units: { ...view.units, [unit.id]: now } }
}

type Shooting = Readonly<{ target: UnitId; how: How }>

/** The fire that an order announces; null: none, or at an unknown target. */
const shooting = (view: SideView, order: Order): Shooting | null => {
  if (order.kind === 'suppress')
    return 'unit' in order.aim
      ? { target: order.aim.unit, how: { order: 'suppress', laying: order.laying } }
      : null
  if (order.kind === 'airStrike')
    return 'unit' in order.aim ? { target: order.aim.unit, how: { order: 'normal' } } : null
  if (order.kind === 'airCarpet') {
    const target = unitsIn(view, order.hex).find((other) => other.side !== view.side)
    return target ? { target: target.id, how: { order: 'normal', carpet: true } } : null
  }
  if (order.kind === 'fireOnMove')
    return 'unit' in order.aim ? { target: order.aim.unit, how: { order: 'onMove' } } : null
  if (order.kind !== 'defence' && order.kind !== 'ambush') return null
  const { mode, target } = order.policy
  if (mode !== 'fire' || !target || !('unit' in target)) return null
  return { target: target.unit, how: { order: 'normal', laying: order.laying } }
}

/** T10.5, T10.3: wire that it must throw for, and mines that its side knows of, on a path. */
const worksAhead = (view: SideView, unit: Unit, order: MoveOrder): readonly Warning[] => {
  const rides = order.mount === undefined || unit.mount === null ? unit : { ...unit, mount: order.mount }
  return order.path.flatMap((hex, index): Warning[] => {
    const from = index === 0 ? unit.hex : (order.path[index - 1] ?? null)
    const throws = wireCrossing(view, rides) === 'rolls'
    const wire = throws && from !== null && wireBetween(view, from, hex) !== null
    const mined = minesFor(view, rides, hex).length > 0
    return [
      ...(wire ? [{ key: 'wireAhead' as const, rule: 'T10.5', detail: { hex } }] : []),
      ...(mined ? [{ key: 'minesAhead' as const, rule: 'T10.3', detail: { hex } }] : []),
    ]
  })
}

/** T5.6: what stands in the way as far as this side knows. */
const pathWarnings = (view: SideView, unit: Unit, order: Order): readonly Warning[] => {
  if (!isMove(order)) return []
  const warnings: Warning[] = []
  const enemiesAt = (hex: Hex): boolean => unitsIn(view, hex).some((other) => other.side !== unit.side)
  const last = order.path[order.path.length - 1]
  for (const hex of order.path) {
    const friends = unitsIn(view, hex).filter((other) => other.side === unit.side && other.id !== unit.id)
    if (friends.length >= STACK) warnings.push({ key: 'fullAhead', rule: 'T1.3', detail: { hex } })
    if (!enemiesAt(hex)) continue
    if (order.kind !== 'assault') warnings.push({ key: 'enemyAhead', rule: 'T5.6', detail: { hex } })
    else if (hex !== last) warnings.push({ key: 'passesEnemy', rule: 'T5.6', detail: { hex } })
  }
  warnings.push(...worksAhead(view, unit, order))
  if (order.kind === 'assault' && !order.path.some(enemiesAt))
    warnings.push({ key: 'noEnemyToAssault', rule: 'T5.6', detail: { hex: last ?? '' } })
  return warnings
}

/**
 * Sum, chances and way of an order.
 *
 * @returns fire at a known target, arrivals and known reactions along a path, own defence, warnings
 */
export const previewOrder = (view: SideView, id: UnitId, order: Order): OrderPreview => {
  const unit = view.units[id]
  if (!unit) return { fire: null, path: null, defence: [], warnings: [] }
  const then = underOrder(view, unit, order)
  const now = then.units[id] as Unit
  const shot = shooting(view, order)
  const target = shot ? view.units[shot.target] : undefined
  const fire = shot && target ? firePreview(then, now, target, shot.how) : null
  const lastAmmo: Warning[] =
    fire && fire.ammo === 0 ? [{ key: 'lastAmmo', rule: 'T14.1', detail: { unit: id } }] : []
  return {
    fire,
    path: isMove(order) ? pathPreview(then, now, order) : null,
    defence: defenceTerms(then, now, { aspect: 'front', direct: true }),
    warnings: [...pathWarnings(view, unit, order), ...lastAmmo],
  }
}
