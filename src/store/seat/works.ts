/** T3.11, T3.12: what an order of engineers may be pointed at, and what it becomes. */
import type { SideView, UnitId } from '../../engine/tactical/model'
import type { Order, WorksOrder } from '../../engine/tactical/orders'
import { type WorksKind, worksChoices } from '../../engine/tactical/rules/orders/works'
import { type Hex, neighbourHex } from '../../kernel/hex'

/** A place of work: the hex over the face, the hex itself, or the bunker's. */
export type Site = Readonly<{ hex: Hex; unit: UnitId | null; order: WorksOrder }>

const siteOf = (view: SideView, at: Hex, order: WorksOrder): readonly Site[] => {
  if ('face' in order) {
    const hex = neighbourHex(view.battle.grid, at, order.face)
    return hex === null ? [] : [{ hex, unit: null, order }]
  }
  if ('bunker' in order) {
    const hex = view.units[order.bunker]?.hex
    return hex ? [{ hex, unit: order.bunker, order }] : []
  }
  return [{ hex: order.hex, unit: null, order }]
}

/** All places at which the unit may do this work, as far as its player knows. */
export const sitesOf = (view: SideView, id: UnitId, kind: WorksKind): readonly Site[] => {
  const unit = view.units[id]
  const at = unit?.hex
  return unit && at ? worksChoices(view, unit, kind).flatMap((order) => siteOf(view, at, order)) : []
}

/** The work that is meant by pointing at a hex, perhaps by a counter on it; null: none. */
export const workAt = (sites: readonly Site[], hex: Hex, unit: UnitId | null): Order | null => {
  const here = sites.filter((site) => site.hex === hex)
  return (here.find((site) => site.unit !== null && site.unit === unit) ?? here[0])?.order ?? null
}
