/** Plays the turns of a case: the sheets are judged as their owners would be told, then the turn is resolved. */
import { checkOrder } from '../../../src/engine/tactical/checkOrder'
import type { Event } from '../../../src/engine/tactical/events'
import type { State, UnitId } from '../../../src/engine/tactical/model'
import type { Order, Question } from '../../../src/engine/tactical/orders'
import { resolveTurn } from '../../../src/engine/tactical/sequence'
import { viewFor } from '../../../src/engine/tactical/view'
import type { Illegal } from '../../../src/kernel/verdict'
import { sheets } from '../../tactical/support/board'
import { listedDice } from './dice'
import { readAnswers, readOrders } from './orders'
import { CaseError, type CaseTurn, type Line } from './text'
import { wordsOf } from './words'

/** What the lines of Then may speak of. */
export type Outcome = Readonly<{
  before: State
  after: State
  events: readonly Event[]
  orders: ReadonlyMap<UnitId, Readonly<{ line: Line; order: Order }>>
  refused: ReadonlyMap<UnitId, Illegal>
  questions: readonly Question[]
}>

/** The owner's verdict on an order, from what he may know. */
export const verdictOn = (state: State, unit: UnitId, order: Order) => {
  const side = unit.startsWith('s') ? 'ussr' : 'axis'
  return checkOrder(viewFor(state, side), side, unit, order)
}

const refusals = (state: State, orders: Outcome['orders']): ReadonlyMap<UnitId, Illegal> => {
  const refused = new Map<UnitId, Illegal>()
  for (const [unit, { line, order }] of orders) {
    if (!state.units[unit]) throw new CaseError(line, `there is no unit ${unit} in Given`)
    const verdict = verdictOn(state, unit, order)
    if (!verdict.legal) refused.set(unit, verdict)
  }
  return refused
}

const legalSheets = (orders: Outcome['orders'], refused: Outcome['refused']) =>
  sheets(
    Object.fromEntries(
      [...orders].flatMap(([unit, { order }]) => (refused.has(unit) ? [] : [[unit, order]])),
    ),
  )

/** Resolves the turn; a question is answered by the next line of Answers, and all dice fall anew. */
const resolve = (state: State, turn: CaseTurn, head: Line, outcome: Pick<Outcome, 'orders' | 'refused'>) => {
  const written = readAnswers(turn.answers)
  const answers: Record<string, string> = {}
  const questions: Question[] = []
  for (;;) {
    const dice = listedDice(turn.dice, head)
    const resolution = resolveTurn(state, legalSheets(outcome.orders, outcome.refused), answers, dice)
    if (resolution.kind === 'resolved') {
      dice.check()
      const unused = written[questions.length]
      if (unused) throw new CaseError(unused.line, 'nobody asked this')
      return { after: resolution.state, events: resolution.events, questions }
    }
    const { question } = resolution
    const answer = written[questions.length]
    if (!answer)
      throw new CaseError(head, `${question.unit ?? question.side} asks, and Answers has no line for it`)
    if (answer.unit !== (question.unit ?? question.side))
      throw new CaseError(answer.line, `it is ${question.unit ?? question.side} that asks here`)
    questions.push(question)
    answers[question.id] = answer.answer
  }
}

/** Plays one turn; without Orders the table is only looked at. */
export const playTurn = (state: State, turn: CaseTurn, head: Line): Outcome => {
  if (turn.orders === null) {
    return { before: state, after: state, events: [], orders: new Map(), refused: new Map(), questions: [] }
  }
  const orders = readOrders(turn.orders)
  const refused = refusals(state, orders)
  return { before: state, orders, refused, ...resolve(state, turn, head, { orders, refused }) }
}

/** Refusals must be said in Then: `the order of s1 is refused: …`. */
export const checkRefusals = (outcome: Outcome, then: readonly Line[]): void => {
  for (const [unit, { fault, rule }] of outcome.refused) {
    const said = then.some(({ text }) => text.trim().startsWith(`the order of ${unit} is refused`))
    const line = outcome.orders.get(unit)?.line
    if (!said && line) throw new CaseError(line, `this order is refused: ${wordsOf(fault)} (${rule})`)
  }
}
