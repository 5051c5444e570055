/** Orders given by pointing at the map: what a hex or a counter means to the order in the making. */

import { checkOrder } from '../../engine/tactical/checkOrder'
import type { SideView, Unit, UnitId } from '../../engine/tactical/model'
import { type Aim, OFF_MAP, type Order } from '../../engine/tactical/orders'
import { routeTo, targetsFor } from '../../engine/tactical/preview'
import { ruleOfWork, type WorksKind } from '../../engine/tactical/rules/orders/works'
import { allUnits } from '../../engine/tactical/rules/units'
import { cellOf, type Hex } from '../../kernel/hex'
import { faceToward } from '../../kernel/sector'
import { type Illegal, illegal, legal, type Verdict } from '../../kernel/verdict'
import type { Draft } from '../api'
import { hosts } from './choices'
import {
  type FacedKind,
  type HexKind,
  type HostedKind,
  isHostedKind,
  isPathKind,
  NEEDS,
  orderOfFace,
  orderOfHex,
  orderOfHost,
  orderOfPath,
  orderSoFar,
  type PathKind,
  RULE_OF_HEX,
  RULE_OF_HOST,
} from './needs'
import { asDrafted } from './riding'
import { sitesOf, workAt } from './works'

/** What pointing came to: a refusal, a longer draft, or an order to be given. */
export type Pointed =
  | Readonly<{ verdict: Illegal }>
  | Readonly<{ verdict: Verdict; draft: Draft }>
  | Readonly<{ verdict: Verdict; order: Order }>

const refused = (
  fault: string,
  rule: string,
  detail: Illegal['detail'] = {},
): Readonly<{ verdict: Illegal }> => ({
  verdict: illegal(fault, rule, detail),
})

const given = (order: Order): Pointed => ({ verdict: legal, order })

const knownEnemy = (view: SideView, unit: UnitId | null, hex: Hex): Unit | null => {
  const named = unit === null ? undefined : view.units[unit]
  if (named) return named.side === view.side ? null : named
  return (
    allUnits(view).find((each) => each.side !== view.side && each.place === 'map' && each.hex === hex) ?? null
  )
}

type Firing = Pick<Draft, 'unit' | 'kind'>

/** At whom a fire order aims when a hex or a counter is pointed at: a known enemy, or the bare hex (T13.6). */
export const aimFor = (view: SideView, draft: Firing, hex: Hex, unit: UnitId | null): Aim | Illegal => {
  const targets = targetsFor(view, draft.unit, draft.kind)
  const named = unit !== null && view.units[unit]?.side !== view.side
  const here = targets.filter((each) => (named ? each.unit === unit : view.units[each.unit]?.hex === hex))
  const first = here.find((each) => each.verdict.legal) ?? here[0]
  if (!first) return named ? illegal('noSuchTarget', 'T4.8') : { hex }
  return first.verdict.legal ? { unit: first.unit } : first.verdict
}

const isRefusal = (aim: Aim | Illegal): aim is Illegal => 'legal' in aim

const aimed = (view: SideView, draft: Draft, hex: Hex, unit: UnitId | null): Pointed => {
  const aim = aimFor(view, draft, hex, unit)
  if (isRefusal(aim)) return { verdict: aim }
  if (draft.kind === 'suppress' || draft.kind === 'airStrike') return given({ kind: draft.kind, aim })
  const kind = draft.kind === 'ambush' ? 'ambush' : 'defence'
  return given({ kind, policy: { mode: 'fire', target: aim } })
}

/** Done pointing: the order, or what is still missing. */
export const complete = (draft: Draft): Pointed => {
  const order = orderSoFar(draft)
  if (order) return given(order)
  const missing = NEEDS[draft.kind]
  if (missing === 'face') return refused('needsFace', 'T4.12')
  if (missing === 'work') return refused('needsWork', ruleOfWork(draft.kind as WorksKind))
  if (missing === 'hex') return refused('needsHex', RULE_OF_HEX[draft.kind as HexKind])
  if (isHostedKind(draft.kind)) return refused('needsHost', RULE_OF_HOST[draft.kind])
  return draft.path.length === 0 && isPathKind(draft.kind)
    ? refused('needsPath', 'T5.1')
    : refused('needsTarget', 'T4.8')
}

/** Why no way leads on to a hex: what forbids the step itself, or that it is too far. */
export const whyNoWay = (
  view: SideView,
  unit: UnitId,
  kind: PathKind,
  path: readonly Hex[],
  hex: Hex,
): Illegal => {
  const way = [...path, hex]
  const step = kind === 'fireOnMove' ? null : checkOrder(view, view.side, unit, orderOfPath(kind, way))
  const itself = step !== null && !step.legal && step.fault !== 'notNeighbour'
  return itself ? step : illegal('noWay', 'T5.1', { hex })
}

const routed = (view: SideView, draft: Draft, hex: Hex): Pointed => {
  if (!isPathKind(draft.kind)) return refused('needsPath', 'T5.1')
  if (hex === OFF_MAP) return complete({ ...draft, path: [...draft.path, OFF_MAP] })
  if (hex === draft.path.at(-1)) return complete(draft)
  const start = view.units[draft.unit]?.hex
  const back = hex === start ? 0 : draft.path.indexOf(hex) + 1
  if (hex === start || back > 0)
    return { verdict: legal, draft: { ...draft, path: draft.path.slice(0, back) } }
  const path = routeTo(asDrafted(view, draft), draft.unit, draft.kind, draft.path, hex)
  if (path) return { verdict: legal, draft: { ...draft, path } }
  return { verdict: whyNoWay(asDrafted(view, draft), draft.unit, draft.kind, draft.path, hex) }
}

const moving = (view: SideView, draft: Draft, hex: Hex, unit: UnitId | null): Pointed => {
  const enemy = draft.kind === 'fireOnMove' ? knownEnemy(view, unit, hex) : null
  if (enemy === null) return routed(view, draft, hex)
  if (draft.path.length === 0) return refused('needsPath', 'T3.4')
  const { path, mount } = draft
  return given({ kind: 'fireOnMove', path, aim: { unit: enemy.id }, ...(mount ? { mount } : {}) })
}

const faced = (view: SideView, draft: Draft, hex: Hex): Pointed => {
  const from = view.units[draft.unit]?.hex
  const { grid } = view.battle
  if (!from || from === hex || cellOf(grid, hex) < 0) return refused('needsFace', 'T4.12')
  const face = faceToward(grid, cellOf(grid, from), cellOf(grid, hex))
  return given(orderOfFace(draft.kind as FacedKind, face))
}

const hosted = (view: SideView, draft: Draft, hex: Hex, unit: UnitId | null): Pointed => {
  const kind = draft.kind as HostedKind
  const host = unit ?? hosts(view, draft).find((id) => view.units[id]?.hex === hex)
  return host === undefined ? refused('needsHost', RULE_OF_HOST[kind]) : given(orderOfHost(kind, host))
}

const working = (view: SideView, draft: Draft, hex: Hex, unit: UnitId | null): Pointed => {
  const kind = draft.kind as WorksKind
  const order = workAt(sitesOf(view, draft.unit, kind), hex, unit)
  return order ? given(order) : refused('needsWork', ruleOfWork(kind))
}

/** A hex is pointed at, perhaps by a counter on it. */
export const pointAt = (view: SideView, draft: Draft, hex: Hex, unit: UnitId | null): Pointed => {
  const needs = NEEDS[draft.kind]
  switch (needs) {
    case 'target':
    case 'aim':
      return aimed(view, draft, hex, unit)
    case 'path':
    case 'pathAndAim':
      return moving(view, draft, hex, unit)
    case 'face':
      return faced(view, draft, hex)
    case 'hex':
      return given(orderOfHex(draft.kind as HexKind, hex))
    case 'host':
      return hosted(view, draft, hex, unit)
    case 'work':
      return working(view, draft, hex, unit)
    case 'nothing':
      return complete(draft)
    default:
      return needs satisfies never
  }
}

/** Dragging: on to the next hex; back over the last step takes it away. */
export const dragTo = (view: SideView, draft: Draft, hex: Hex): Pointed =>
  hex === draft.path.at(-1) ? { verdict: legal, draft } : routed(view, draft, hex)
