/** A file of orders: what both players wrote, turn by turn, for the referee on the command line. */
import type { Side } from '../engine/tactical/model'
import type { Answers, Placement, Sheet } from '../engine/tactical/orders'
import type { Scenario } from '../engine/tactical/scenario'
import { sheetFindings } from './check/sheets'
import { openFile } from './envelope'
import { at, error, type Finding, type Refused } from './faults'
import { LIMITS } from './limits'
import { ORDERS_STEPS } from './migrations'
import { ordersFile } from './schemas/ordersFile'
import { shape } from './shape'

export type OrdersFile = Readonly<{
  format: 'stalingrad-height/orders'
  version: 1
  /** Id of the battle that the orders are for. */
  scenario: string
  /** A side that is absent stays at its default places. */
  placements?: Readonly<{ ussr?: Placement; axis?: Placement }>
  turns: readonly Readonly<{ ussr: Sheet; axis: Sheet; answers?: Answers }>[]
}>

const FORMAT = {
  name: 'stalingrad-height/orders',
  version: 1,
  most: LIMITS.orders,
  steps: ORDERS_STEPS,
}

/** Reads a file of orders; whether they fit a battle is for `checkOrders` to say. */
export const readOrders = (text: string): Readonly<{ ok: true; orders: OrdersFile }> | Refused => {
  const opened = openFile(text, FORMAT)
  if (!opened.ok) return opened
  const shaped = shape(ordersFile, opened.value)
  return shaped.ok ? { ok: true, orders: shaped.value } : shaped
}

/** What in a file of orders does not fit the battle; whether an order is legal is for the engine to say. */
export const checkOrders = (orders: OrdersFile, scenario: Scenario): readonly Finding[] => {
  const findings: Finding[] = []
  if (orders.scenario !== scenario.id)
    findings.push(
      error('otherBattle', 'scenario', { detail: { scenario: orders.scenario, asked: scenario.id } }),
    )
  for (const [index, turn] of orders.turns.entries())
    for (const side of SIDES_OF_FILE)
      findings.push(...sheetFindings(scenario, side, turn[side], at(at('turns', index), side)))
  return findings
}

const SIDES_OF_FILE: readonly Side[] = ['ussr', 'axis']
