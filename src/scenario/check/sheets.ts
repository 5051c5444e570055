/** Do a sheet's words name units and hexes of the battle? */

import { gridOf } from '../../engine/tactical/battle'
import type { Side, UnitId } from '../../engine/tactical/model'
import { type Aim, OFF_MAP, type Order, type Sheet } from '../../engine/tactical/orders'
import type { Scenario } from '../../engine/tactical/scenario'
import { cellOf, type Grid } from '../../kernel/hex'
import { at, error, type Finding } from '../faults'

type Names = Readonly<{ grid: Grid; sides: ReadonlyMap<UnitId, Side> }>

const known = new WeakMap<Scenario, Names>()

export const namesOf = (scenario: Scenario): Names => {
  const found = known.get(scenario)
  if (found) return found
  const names: Names = {
    grid: gridOf(scenario.map.cols, scenario.map.rows),
    sides: new Map(scenario.units.map((unit) => [unit.id, unit.side])),
  }
  known.set(scenario, names)
  return names
}

/** Orders for units of the side, with targets, hosts and hexes that exist. `path`: where the sheet stands. */
export const sheetFindings = (
  scenario: Scenario,
  side: Side,
  sheet: Sheet,
  path: string,
): readonly Finding[] => {
  const names = namesOf(scenario)
  return Object.keys(sheet)
    .sort()
    .flatMap((id) => {
      const place = at(path, id)
      const owner = ownerFinding(names, id, side, place)
      return [...owner, ...orderFindings(names, side, sheet[id] as Order, place)]
    })
}

const ownerFinding = (names: Names, id: UnitId, side: Side, path: string): readonly Finding[] => {
  const owner = names.sides.get(id)
  if (owner === undefined) return [error('unknownUnit', path, { detail: { unit: id } })]
  return owner === side ? [] : [error('notYours', path, { detail: { unit: id } })]
}

const hexFinding = (names: Names, hex: string, path: string): readonly Finding[] =>
  cellOf(names.grid, hex) < 0 ? [error('hexOffMap', path, { detail: { hex } })] : []

const aimFinding = (names: Names, aim: Aim | undefined, path: string): readonly Finding[] => {
  if (!aim) return []
  if ('hex' in aim) return hexFinding(names, aim.hex, at(path, 'hex'))
  const exists = names.sides.has(aim.unit)
  return exists ? [] : [error('unknownUnit', at(path, 'unit'), { detail: { unit: aim.unit } })]
}

const orderFindings = (names: Names, side: Side, order: Order, path: string): readonly Finding[] => {
  const findings: Finding[] = []
  if ('aim' in order) findings.push(...aimFinding(names, order.aim, at(path, 'aim')))
  if ('policy' in order)
    findings.push(...aimFinding(names, order.policy.target, at(at(path, 'policy'), 'target')))
  if ('path' in order)
    for (const [i, hex] of order.path.entries())
      if (hex !== OFF_MAP) findings.push(...hexFinding(names, hex, at(at(path, 'path'), i)))
  if ('hex' in order) findings.push(...hexFinding(names, order.hex, at(path, 'hex')))
  if ('leave' in order && order.leave)
    findings.push(...hexFinding(names, order.leave.to, at(at(path, 'leave'), 'to')))
  if ('pace' in order && order.pace !== undefined)
    findings.push(...ownerFinding(names, order.pace, side, at(path, 'pace')))
  if (order.kind === 'airEscort') findings.push(...ownerFinding(names, order.unit, side, at(path, 'unit')))
  if ('carrier' in order) findings.push(...ownerFinding(names, order.carrier, side, at(path, 'carrier')))
  if (order.kind === 'takeOn' || order.kind === 'setDown' || order.kind === 'resupply')
    findings.push(...ownerFinding(names, order.unit, side, at(path, 'unit')))
  if ('host' in order) findings.push(...ownerFinding(names, order.host, side, at(path, 'host')))
  return findings
}
