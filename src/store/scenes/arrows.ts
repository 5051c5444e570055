/** Orders and shots as arrows. */

import type { Field, SideView, Unit, Weapon } from '../../engine/tactical/model'
import { isMove, OFF_MAP, type Order } from '../../engine/tactical/orders'
import { aimsAtUnit } from '../../engine/tactical/rules/aim'
import { entryHex } from '../../engine/tactical/rules/air/line'
import { edgeOf, isAirOrder, missionPlace } from '../../engine/tactical/rules/air/squadrons'
import { offMapOf } from '../../engine/tactical/rules/offMap'
import { kindOf } from '../../engine/tactical/rules/units'
import type { Hex } from '../../kernel/hex'
import type { Lang, Preview } from '../api'
import type { ArrowKind, ArrowPicture } from '../scene'
import { codeOf } from './codes'

export const EDGES = { north: 'edge:N', east: 'edge:E', south: 'edge:S', west: 'edge:W' } as const

/** Where a unit's fire comes from: its hex, or the name of its edge (T13.9). */
const firedFrom = (field: Field, unit: Unit): string | null => {
  const off = offMapOf(field, unit)
  return off ? EDGES[off.edge] : unit.hex
}

/** How fire is drawn: a shell that flies in an arc is dashed whatever the order. */
export const fireStyle = (
  laying: Weapon['laying'],
  suppressive: boolean,
): 'fire' | 'suppress' | 'indirect' => {
  if (laying === 'indirect') return 'indirect'
  return suppressive ? 'suppress' : 'fire'
}

const aimOf = (order: Order) => {
  if (order.kind === 'suppress' || order.kind === 'fireOnMove') return order.aim
  return 'policy' in order && order.policy.mode === 'fire' ? (order.policy.target ?? null) : null
}

const targetHex = (field: Field, order: Order): Hex | null => {
  const aim = aimOf(order)
  if (!aim) return null
  return aimsAtUnit(aim) ? (field.units[aim.unit]?.hex ?? null) : aim.hex
}

/** T5.11: foot fires from its first hex, vehicles from the middle of their route. */
const shotStart = (field: Field, unit: Unit, order: Order): string | null => {
  if (!isMove(order) || kindOf(field, unit) === 'foot') return firedFrom(field, unit)
  const middle = Math.floor(order.path.length / 2)
  return middle === 0 ? unit.hex : (order.path[middle - 1] ?? unit.hex)
}

const shotArrow = (field: Field, unit: Unit, order: Order, preview: Preview | null): ArrowPicture | null => {
  const to = order.kind === 'smoke' ? order.hex : targetHex(field, order)
  const from = to === null ? null : shotStart(field, unit, order)
  if (to === null || from === null) return null
  const laying = order.kind === 'smoke' ? 'indirect' : (preview?.fire?.laying ?? 'direct')
  const arrow = {
    id: `${unit.id}:fire`,
    kind: fireStyle(laying, order.kind === 'suppress'),
    side: unit.side,
    path: [from, to],
    selected: false,
  }
  return preview?.fire ? { ...arrow, tag: String(preview.fire.dice) } : arrow
}

const moveArrow = (unit: Unit, order: Order, preview: Preview | null): ArrowPicture | null => {
  if (!isMove(order)) return null
  const way = order.path.filter((hex) => hex !== OFF_MAP)
  const path = unit.hex === null ? way : [unit.hex, ...way]
  if (path.length < 2) return null
  const arrivals = preview?.path?.arrivals ?? []
  const ticks = Object.fromEntries(
    arrivals.flatMap(({ hex, tick }) => (tick === null ? [] : [[hex, String(tick)]])),
  )
  const kind: ArrowKind = order.kind
  return { id: `${unit.id}:move`, kind, side: unit.side, path, ticks, selected: false }
}

/** T15.7: from the nearest hex of the squadron's edge straight to the place of its mission. */
const flightArrow = (
  field: Field,
  unit: Unit,
  order: Order,
  preview: Preview | null,
): ArrowPicture | null => {
  if (!isAirOrder(order)) return null
  const to = missionPlace(field, order)
  if (to === null) return null
  const arrow = {
    id: `${unit.id}:flight`,
    kind: 'flight' as const,
    side: unit.side,
    path: [entryHex(field.battle.grid, edgeOf(field, unit), to), to],
    selected: false,
  }
  return preview?.fire ? { ...arrow, tag: String(preview.fire.dice) } : arrow
}

type Drawn = Readonly<{ unit: Unit; order: Order; preview: Preview | null; selected: boolean }>

/** The arrows of one order: its way, its shot, both or none. */
export const orderArrows = (
  field: Field,
  { unit, order, preview, selected }: Drawn,
): readonly ArrowPicture[] =>
  [
    moveArrow(unit, order, preview),
    shotArrow(field, unit, order, preview),
    flightArrow(field, unit, order, preview),
  ].flatMap((arrow) => (arrow ? [{ ...arrow, selected }] : []))

/** T15.4, T15.5: enemy squadrons as they fly in, those that keep together on one arrow with all their codes. */
export const enemyFlights = ({ flights = {}, units }: SideView, lang: Lang): readonly ArrowPicture[] => {
  const ways = new Map<string, ArrowPicture>()
  for (const [id, from] of Object.entries(flights)) {
    const unit = units[id]
    if (!unit || unit.hex === null) continue
    const way = `${from}-${unit.hex}`
    const along = ways.get(way)
    const tag = [...(along?.tag ? [along.tag] : []), codeOf(unit, lang)].join(' ')
    const path = [from, unit.hex]
    ways.set(way, { id: `${way}:flight`, kind: 'flight', side: unit.side, path, tag, selected: false })
  }
  return [...ways.values()]
}
