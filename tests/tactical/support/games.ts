/** Whole games of chance on a shipped battle, kept as the table keeps them. */
import { readFileSync } from 'node:fs'
import { randomSheet } from '../../../src/ai/random'
import { makeBattle } from '../../../src/engine/tactical/battle'
import type { State } from '../../../src/engine/tactical/model'
import type { Placement } from '../../../src/engine/tactical/orders'
import type { Scenario } from '../../../src/engine/tactical/scenario'
import { resolveTurn } from '../../../src/engine/tactical/sequence'
import { beginBattle, defaultPlacement, deploy, startState } from '../../../src/engine/tactical/setup'
import { RULES_VERSION } from '../../../src/engine/tactical/tables/version'
import { viewFor } from '../../../src/engine/tactical/view'
import { sha256Hex } from '../../../src/kernel/digest'
import { readScenario } from '../../../src/scenario/read'
import type { SavedTurn, SaveFile } from '../../../src/scenario/save'
import { unasked } from './randomBattle'

/** The shipped battle with so many turns, and no end before the last. */
export const longBattle = (turns: number): Scenario => {
  const read = readScenario(readFileSync('public/scenarios/height-102-mamayev.json', 'utf8'))
  if (!read.ok) throw new Error('the battle does not open')
  const { scenario } = read
  return { ...scenario, turns, victory: { ...scenario.victory, outcomes: [] } }
}

/** Both sides set up where the battle proposes; also from what stands in a save. */
export const setUp = (
  scenario: Scenario,
  seed: string,
  deployments?: SaveFile['deployments'],
): Readonly<{ state: State; deployments: Readonly<{ ussr: Placement; axis: Placement }> }> => {
  let state = startState(makeBattle(scenario), seed)
  const axis = deployments?.axis ?? defaultPlacement(state, 'axis')
  state = deploy(state, 'axis', axis)
  const ussr = deployments?.ussr ?? defaultPlacement(state, 'ussr')
  return { state: beginBattle(deploy(state, 'ussr', ussr)), deployments: { ussr, axis } }
}

export type Game = Readonly<{ save: SaveFile; states: readonly State[] }>

/** A game of chance to its end, with the state before each turn and after the last. */
export const randomGameOf = (scenario: Scenario, seed: string): Game => {
  const { state: start, deployments } = setUp(scenario, seed)
  const turns: SavedTurn[] = []
  const states: State[] = [start]
  for (let state = start; state.phase !== 'over'; states.push(state)) {
    const sheets = unasked({
      ussr: randomSheet(viewFor(state, 'ussr'), 'ussr', seed),
      axis: randomSheet(viewFor(state, 'axis'), 'axis', seed),
    })
    const done = resolveTurn(state, sheets)
    if (done.kind !== 'resolved') throw new Error('nobody asks in this game')
    const { fire = '', movement = '', special = '' } = done.digests
    turns.push({ sheets, answers: {}, events: done.events, digests: { fire, movement, special } })
    state = done.state
  }
  const save: SaveFile = {
    format: 'stalingrad-height/save',
    version: 1,
    rules: RULES_VERSION,
    scenario,
    variants: start.battle.rules,
    names: { ussr: 'A', axis: 'B' },
    pins: { ussr: null, axis: null },
    commitment: sha256Hex(seed),
    seed,
    reloads: 0,
    deployments,
    turns,
    pending: { placements: { ussr: null, axis: null }, sheets: { ussr: null, axis: null }, answers: {} },
  }
  return { save, states }
}
