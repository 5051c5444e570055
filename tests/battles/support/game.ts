/** A shipped battle, played by two plans. */
import { readFileSync } from 'node:fs'
import { makeBattle } from '../../../src/engine/tactical/battle'
import type { Result, Side, State } from '../../../src/engine/tactical/model'
import { enemyOf, SIDES } from '../../../src/engine/tactical/model'
import type { Answers, Placement, Question, Sheets } from '../../../src/engine/tactical/orders'
import type { Scenario } from '../../../src/engine/tactical/scenario'
import { resolveTurn } from '../../../src/engine/tactical/sequence'
import { beginBattle, defaultPlacement, deploy, startState } from '../../../src/engine/tactical/setup'
import { viewFor } from '../../../src/engine/tactical/view'
import { readScenario } from '../../../src/scenario/read'
import { type Plan, staffOf } from './plan'

export const loadBattle = (id: string): Scenario => {
  const file = new URL(`../../../public/scenarios/${id}.json`, import.meta.url)
  const read = readScenario(readFileSync(file, 'utf8'))
  if (!read.ok) throw new Error(`${id}: ${JSON.stringify(read.findings)}`)
  return read.scenario
}

/** The file's places with those of the plan. */
const placementOf = (state: State, side: Side, plan: Plan): Placement => {
  const placement = defaultPlacement(state, side)
  const units = { ...placement.units }
  for (const [id, place] of Object.entries(plan.places ?? {})) {
    const spot = units[id]
    if (!spot) throw new Error(`${id} has no place to be changed`)
    units[id] = { ...spot, ...place }
  }
  return { ...placement, ...plan.works, units }
}

/** Both sides set up by their plans, the defender first. */
const setUp = (scenario: Scenario, plans: Readonly<Record<Side, Plan>>, seed: string): State => {
  let state = startState(makeBattle(scenario), seed)
  for (const side of [scenario.defender, enemyOf(scenario.defender)])
    state = deploy(state, side, placementOf(state, side, plans[side]))
  return beginBattle(state)
}

/** T16.3 The hours of the next day; nothing else is asked of a plan. */
const answerOf = (plan: Plan, { kind }: Question): string => {
  if (kind !== 'hours') throw new Error(`a plan is not asked ${kind}`)
  return plan.hours ?? 'light'
}

const turnOf = (state: State, sheets: Sheets, plans: Readonly<Record<Side, Plan>>): State => {
  const answers: Record<string, string> = {}
  for (;;) {
    const done = resolveTurn(state, sheets, answers satisfies Answers)
    if (done.kind === 'resolved') return done.state
    answers[done.question.id] = answerOf(plans[done.question.side], done.question)
  }
}

/** Plays to the end. Throws when a battle does not end. */
export const fight = (
  scenario: Scenario,
  plans: Readonly<Record<Side, Plan>>,
  seed: string,
): Result & Readonly<{ state: State }> => {
  const staffs = { ussr: staffOf(plans.ussr), axis: staffOf(plans.axis) }
  let state = setUp(scenario, plans, seed)
  for (let turn = 1; turn <= scenario.turns; turn++) {
    const [ussr, axis] = SIDES.map((side) => staffs[side](viewFor(state, side)))
    state = turnOf(state, { ussr: ussr ?? {}, axis: axis ?? {} }, plans)
    if (state.result) return { ...state.result, state }
  }
  throw new Error(`no end after turn ${scenario.turns}`)
}
