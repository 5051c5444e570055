/** What an order in the making may be pointed at. */
import { checkOrder } from '../../engine/tactical/checkOrder'
import type { SideView, UnitId } from '../../engine/tactical/model'
import { reachFor, targetsFor } from '../../engine/tactical/preview'
import type { WorksKind } from '../../engine/tactical/rules/orders/works'
import { allUnits } from '../../engine/tactical/rules/units'
import { FACES, type Hex, neighbourHex } from '../../kernel/hex'
import type { Draft } from '../api'
import { type HexKind, type HostedKind, isPathKind, NEEDS, orderOfHex, orderOfHost } from './needs'
import { asDrafted } from './riding'
import { sitesOf } from './works'

/** Own units that the order may name. */
export const hosts = (view: SideView, draft: Draft): readonly UnitId[] => {
  const kind = draft.kind as HostedKind
  const fits = (host: UnitId): boolean =>
    checkOrder(view, view.side, draft.unit, orderOfHost(kind, host)).legal
  return allUnits(view).flatMap(({ id, side }) => (side === view.side && fits(id) ? [id] : []))
}

/** Hexes that the order may name. */
export const hexesFor = (view: SideView, draft: Draft): readonly Hex[] =>
  view.battle.grid.hexes.filter(
    (hex) => checkOrder(view, view.side, draft.unit, orderOfHex(draft.kind as HexKind, hex)).legal,
  )

/** Hexes or units that the draft may point at. */
export const choicesOf = (known: SideView, draft: Draft): readonly string[] => {
  const view = asDrafted(known, draft)
  const { kind, unit } = draft
  const needs = NEEDS[kind]
  switch (needs) {
    case 'target':
    case 'aim':
      return targetsFor(view, unit, kind).flatMap((each) => (each.verdict.legal ? [each.unit] : []))
    case 'path':
    case 'pathAndAim':
      return isPathKind(kind) ? [...reachFor(view, unit, kind).keys()] : []
    case 'face': {
      const from = view.units[unit]?.hex
      return from ? FACES.flatMap((face) => neighbourHex(view.battle.grid, from, face) ?? []) : []
    }
    case 'hex':
      return hexesFor(view, draft)
    case 'host':
      return hosts(view, draft)
    case 'work':
      return [...new Set(sitesOf(view, unit, kind as WorksKind).map((site) => site.unit ?? site.hex))]
    case 'nothing':
      return []
    default:
      return needs satisfies never
  }
}
