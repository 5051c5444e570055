/** Orders that two units carry out together (T11.8): what is said while the other's part is not on the sheet. */
import type { SideView, UnitId } from '../../engine/tactical/model'
import type { Order, Sheet } from '../../engine/tactical/orders'
import { answerTo } from '../../engine/tactical/rules/orders/transport'
import { ridesTank } from '../../engine/tactical/rules/transport'
import type { Said } from '../api'

/** The unit with which an order is carried out; null: it is carried out alone. Riders of tanks get down by themselves. */
export const partnerOf = (view: SideView, id: UnitId, order: Order): UnitId | null => {
  const unit = view.units[id]
  if (!unit || (order.kind === 'unload' && ridesTank(view, unit))) return null
  return answerTo(view, id, order)?.[0] ?? null
}

/** T11.8: the word that a partner on the sheet has no part in the order; empty: he has, or there is none. */
export const unanswered = (view: SideView, sheet: Sheet, id: UnitId, order: Order): readonly Said[] => {
  const partner = partnerOf(view, id, order)
  if (partner === null) return []
  const theirs = sheet[partner]
  const answer = theirs && answerTo(view, partner, theirs)
  const answered = answer?.[0] === id && answer[1].kind === order.kind
  return answered ? [] : [{ key: 'partnerNotReady', rule: 'T11.8', detail: { unit: partner } }]
}
