/** Writing on the sheet. Whatever may be refused answers with the reason, and says it on the desk too. */
import { checkOrder } from '../../engine/tactical/checkOrder'
import type { UnitId } from '../../engine/tactical/model'
import type { Order, Sheet } from '../../engine/tactical/orders'
import { answerTo } from '../../engine/tactical/rules/orders/transport'
import { type Illegal, illegal, legal, type Verdict } from '../../kernel/verdict'
import type { Said, SheetRow } from '../api'
import { readCommand } from './command'
import type { Seating } from './desk'
import { readyFor } from './refine'
import { saidOf, sheetUnits, withoutOrder } from './rows'

export const refuse = ({ put }: Seating, verdict: Illegal): Illegal => {
  put({ said: saidOf(verdict) })
  return verdict
}

/** Sealed sheets and deployments take no orders; neither do other people's units. */
export const mayWrite = ({ input: { purpose, view, side } }: Seating, unit: UnitId): Verdict => {
  if (purpose !== 'orders') return illegal('sealed', 'T2.1')
  return view.units[unit]?.side === side ? legal : illegal('notYours', 'T2.1', { unit })
}

/** T3.14: all that regroup have the order; the host without one gets it along. */
const withHost = ({ input: { view, side } }: Seating, sheet: Sheet, unit: UnitId, order: Order): Sheet => {
  if (order.kind !== 'regroup' || order.host === unit || sheet[order.host]) return sheet
  return checkOrder(view, side, order.host, order).legal ? { ...sheet, [order.host]: order } : sheet
}

/** T11.8: both are ordered; the other, if it has no order yet, gets its part along. */
const withPartner = ({ input: { view, side } }: Seating, sheet: Sheet, unit: UnitId, order: Order): Sheet => {
  const [other, answer] = answerTo(view, unit, order) ?? []
  if (other === undefined || answer === undefined || sheet[other]) return sheet
  return checkOrder(view, side, other, answer).legal ? { ...sheet, [other]: answer } : sheet
}

const LEAVES_TRENCH: Said = { key: 'leavesTrench', detail: {}, rule: 'T10.4' }
const GETS_OFF: Said = { key: 'fightsOnFoot', detail: {}, rule: 'T5.12' }

/** What came on the sheet besides what was asked for. */
const saidOfChange = (order: Order, asked: Order): Said | null => {
  if (order === asked) return null
  return 'leaveTrench' in order && !('leaveTrench' in asked) ? LEAVES_TRENCH : GETS_OFF
}

export const give = (seating: Seating, unit: UnitId, asked: Order): Verdict => {
  const { input, drafts, write } = seating
  const may = mayWrite(seating, unit)
  if (!may.legal) return refuse(seating, may)
  const order = readyFor(input.view, unit, asked)
  const verdict = checkOrder(input.view, input.side, unit, order)
  if (!verdict.legal) return refuse(seating, verdict)
  const sheet = withPartner(seating, withHost(seating, drafts.now().sheet, unit, order), unit, order)
  write(
    { sheet: { ...sheet, [unit]: order } },
    { draft: null, said: saidOfChange(order, asked), selected: unit },
  )
  return legal
}

const without = (sheet: Sheet, unit: UnitId): Sheet =>
  Object.fromEntries(Object.entries(sheet).filter(([id]) => id !== unit))

export const clear = (seating: Seating, unit: UnitId): void => {
  const { sheet } = seating.drafts.now()
  if (!mayWrite(seating, unit).legal || !sheet[unit]) return
  seating.write({ sheet: without(sheet, unit) }, { draft: null, said: null })
}

export const clearSheet = ({ input, drafts, write }: Seating): void => {
  if (input.purpose === 'orders' && Object.keys(drafts.now().sheet).length > 0)
    write({ sheet: {} }, { draft: null, said: null })
}

export const command = (seating: Seating, text: string): Verdict => {
  const read = readCommand(seating.input.view, text)
  if ('legal' in read) return refuse(seating, read)
  if (read.order) return give(seating, read.unit, read.order)
  clear(seating, read.unit)
  return legal
}

export const copyLast = (seating: Seating, unit: UnitId): Verdict => {
  const order = seating.input.lastSheet[unit]
  return order ? give(seating, unit, order) : refuse(seating, illegal('noLastOrder', 'T2.1', { unit }))
}

/** What the rest of the sheet does: by day defence, at night sleep (T16.2). */
const RESTS: readonly Order[] = [
  { kind: 'defence', policy: { mode: 'react' } },
  { kind: 'night', works: [], ambush: false },
]

/** One step for undo, however many units it takes. */
export const defenceForRest = ({ input: { view, side, purpose }, drafts, write }: Seating): void => {
  const { sheet } = drafts.now()
  const restOf = (unit: UnitId): Order | undefined =>
    RESTS.find((order) => checkOrder(view, side, unit, order).legal)
  const open = sheetUnits(view, side).flatMap(({ id, place }) => {
    // T11.5 Riders are not told to get down by it.
    const order = sheet[id] || place === 'carried' ? undefined : restOf(id)
    return order ? [[id, order] as const] : []
  })
  if (purpose !== 'orders' || open.length === 0) return
  const all = Object.fromEntries(open)
  write({ sheet: { ...sheet, ...all } }, { draft: null, said: null })
}

/** The next row on that waits for an order, round the sheet. */
export const nextWithoutOrder = ({ input, desk, put }: Seating, rows: readonly SheetRow[]): UnitId | null => {
  const rowOf = (id: UnitId | null): number => input.view.units[id ?? '']?.row ?? 0
  const open = withoutOrder(rows)
  const next = open.find((id) => rowOf(id) > rowOf(desk().selected)) ?? open[0] ?? null
  if (next !== null) put({ selected: next, draft: null })
  return next
}
