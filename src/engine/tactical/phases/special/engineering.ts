/** T3.11, T3.12: what engineers lay, clear, remove, blow up and build; each order is judged once more by the umpire. */
import type { Dice } from '../../../../kernel/dice'
import { cellOf, edgeKey } from '../../../../kernel/hex'
import type { Event } from '../../events'
import type { State, Unit, UnitId } from '../../model'
import type { WorksOrder } from '../../orders'
import { spanAt } from '../../rules/bridges'
import { minesIn } from '../../rules/mines'
import { checkWorks, isGuard, ruleOfWork, WORKS_KINDS } from '../../rules/orders/works'
import { isDone, taskTurns, workedOn, workOf } from '../../rules/tasks'
import { unitsIn } from '../../rules/units'
import { aftermath, destruction } from '../aftermath'
import { strikeBridge } from '../bridgeFall'
import { comesOut, type Doer, lapsed, withOrder } from './doers'

type Engineer = Readonly<{ unit: Unit; order: WorksOrder }>

/** T10.7, [H] T10.7.b: a hidden guard keeps them off and is found by it. */
const keptOff = (state: State, { unit, order }: Engineer): readonly Event[] | null => {
  if (order.kind !== 'blowBunker') return null
  const hex = state.units[order.bunker]?.hex ?? ''
  const guards = unitsIn(state, hex).filter(
    (other) => other.side !== unit.side && other.concealed && isGuard(state, other),
  )
  if (guards.length === 0) return null
  return [
    ...guards.map(
      ({ id }): Event => ({ kind: 'revealed', rule: 'T10.7', unit: id, why: 'detected', by: unit.id }),
    ),
    lapsed(unit, 'bunkerGuarded', 'T10.7', { hex }),
  ]
}

/** What stands, lies or is gone when the work is done. */
const effect = (state: State, { unit, order }: Engineer, dice: Dice): readonly Event[] => {
  const { id, side: owner } = unit
  const rule = ruleOfWork(order.kind)
  const hex = unit.hex as string
  switch (order.kind) {
    case 'layMines':
      return [{ kind: 'minefield', rule, what: 'laid', hex: order.hex, mines: order.mines, owner, unit: id }]
    case 'clearMines':
      // [H] T10.2.a Who clears a hex finds and clears all that lies in it.
      return minesIn(state, order.hex).map((mine): Event => {
        const { hex: at, kind: mines } = mine
        return { kind: 'minefield', rule, what: 'cleared', hex: at, mines, owner: mine.owner, unit: id }
      })
    case 'removeWire':
      return [{ kind: 'edgeCleared', rule, unit: id, work: 'wire', hex, face: order.face, how: 'removed' }]
    case 'blowObstacle':
      return [{ kind: 'edgeCleared', rule, unit: id, work: 'obstacle', hex, face: order.face, how: 'blown' }]
    case 'blowBunker':
      return [
        { kind: 'bunkerBlown', rule, unit: id, bunker: order.bunker },
        ...destruction(state.units[order.bunker] as Unit, 'blown', {}),
      ]
    case 'blowBridge':
      return blown(state, order.hex, id, dice)
    case 'buildBridge':
      return [{ kind: 'pontoonBuilt', rule, unit: id, hex: order.hex }]
    default:
      return order satisfies never
  }
}

const blown = (state: State, hex: string, unit: UnitId, dice: Dice): readonly Event[] => {
  const moment = { step: `blown:${hex}`, dice }
  const fall = strikeBridge(state, { hex, points: spanAt(state, hex)?.strength ?? 0, unit }, moment)
  return [...fall.events, ...aftermath(state, fall.hurts, moment), ...fall.ashore]
}

/** One text for one work: edges are the same from both sides, and so is a bridge from all its hexes. */
const keyOf = (state: State, { unit, order }: Engineer): string => {
  const { grid } = state.battle
  if ('face' in order) return `${order.kind} ${edgeKey(grid, cellOf(grid, unit.hex as string), order.face)}`
  if ('bunker' in order) return `${order.kind} ${order.bunker}`
  if (order.kind === 'layMines') return `${order.kind} ${order.hex} ${order.mines} ${unit.side}`
  return `${order.kind} ${spanAt(state, order.hex)?.hexes.join() ?? order.hex}`
}

/** Two that finish one work: the first by id has done it, the other's order has nothing left to do. */
const works = (state: State, engineer: Engineer, done: Set<string>, dice: Dice): readonly Event[] => {
  const { unit, order } = engineer
  const rule = ruleOfWork(order.kind)
  const able = checkWorks(state, unit, order)
  if (!able.legal) return [lapsed(unit, able.fault, able.rule, able.detail)]
  const barred = keptOff(state, engineer)
  if (barred) return barred
  const key = keyOf(state, engineer)
  if (done.has(key)) return [lapsed(unit, 'alreadyDone', rule)]
  const task = workedOn(unit, workOf(order))
  const of = taskTurns(state, task)
  const worked: readonly Event[] = of > 1 ? [{ kind: 'worked', rule, unit: unit.id, task, of }] : []
  if (!isDone(state, task)) return [...comesOut(unit), ...worked]
  done.add(key)
  return [...comesOut(unit), ...worked, ...effect(state, engineer, dice)]
}

/** One turn of work of all engineers, kind by kind, in each by id. */
export const worksEvents = (state: State, doers: readonly Doer[], dice: Dice): readonly Event[] => {
  const done = new Set<string>()
  return WORKS_KINDS.flatMap((kind) =>
    withOrder(doers, kind).flatMap((doer) => works(state, doer, done, dice)),
  )
}
