/** The order sheet as a table: one row a unit, with what its order would do as far as its player knows. */

import { barred, checkOrder } from '../../engine/tactical/checkOrder'
import type { Side, SideView, Unit, UnitId } from '../../engine/tactical/model'
import type { Order, Sheet } from '../../engine/tactical/orders'
import { previewOrder } from '../../engine/tactical/preview'
import { speedsOf } from '../../engine/tactical/rules/step'
import { allUnits } from '../../engine/tactical/rules/units'
import type { Preview, Said, SheetRow } from '../api'
import { keyed, steady } from '../memo'
import { partnerOf, unanswered } from './partners'
import { readyFor } from './refine'

const GONE: readonly Unit['place'][] = ['destroyed', 'merged', 'exited']

/** Units of a side that have a row on its sheet, in the sheet's order. */
export const sheetUnits = (view: SideView, side: Side): readonly Unit[] =>
  allUnits(view)
    .filter((unit) => unit.side === side && !GONE.includes(unit.place))
    .sort((a, b) => a.row - b.row)

export type Previewed = Readonly<{ preview: Preview; warnings: readonly Said[] }>

/** What an order would do. A refused order has nothing to show but its reason. */
export const previewed = (view: SideView, unit: UnitId, asked: Order): Previewed => {
  const order = readyFor(view, unit, asked)
  const verdict = checkOrder(view, view.side, unit, order)
  if (!verdict.legal) return { preview: { verdict, fire: null, path: null, defence: [] }, warnings: [] }
  const { fire, path, defence, warnings } = previewOrder(view, unit, order)
  return { preview: { verdict, fire, path, defence }, warnings }
}

const row = (view: SideView, sheet: Sheet, unit: Unit, order: Order | null): SheetRow => {
  const seen = order ? previewed(view, unit.id, order) : null
  return {
    unit: unit.id,
    row: unit.row,
    order,
    barred: barred(view, unit),
    rides: unit.place === 'carried' || unit.place === 'attached',
    speed: speedsOf(view, unit),
    preview: seen?.preview ?? null,
    warnings: [...(seen?.warnings ?? []), ...(order ? unanswered(view, sheet, unit.id, order) : [])],
  }
}

/** A maker of sheets in which the row of an unchanged order stays the same object. */
export const rowMaker = (): ((view: SideView, sheet: Sheet) => readonly SheetRow[]) => {
  const kept = keyed<SheetRow>()
  const list = steady<SheetRow>()
  return (view, sheet) =>
    list(
      sheetUnits(view, view.side).map((unit) => {
        const order = sheet[unit.id] ?? null
        const partner = order && partnerOf(view, unit.id, order)
        const theirs = partner === null ? null : (sheet[partner] ?? null)
        return kept(unit.id, [view, order, theirs], () => row(view, sheet, unit, order))
      }),
    )
}

/** T2.4: units that may take an order and have none, in the sheet's order. */
export const withoutOrder = (rows: readonly SheetRow[]): readonly UnitId[] =>
  rows.filter((each) => each.order === null && each.barred.legal && !each.rides).map((each) => each.unit)

export const likelyToFail = (rows: readonly SheetRow[]): readonly Readonly<{ unit: UnitId; said: Said }>[] =>
  rows.flatMap(({ unit, preview, warnings }) => {
    const refused = preview && !preview.verdict.legal ? [saidOf(preview.verdict)] : []
    const likely = warnings.filter(({ key }) => key !== 'lastAmmo')
    return [...refused, ...likely].map((said) => ({ unit, said }))
  })

/** A refusal as a sentence to be said. */
export const saidOf = (refusal: Readonly<{ fault: string; rule: string; detail: Said['detail'] }>): Said => ({
  key: refusal.fault,
  rule: refusal.rule,
  detail: refusal.detail,
})
