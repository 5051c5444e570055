/** R1: random players on the shipped battles: no fault, no dead end, no endless game, no broken invariant. */
import { readFileSync } from 'node:fs'
import { describe, expect, test, vi } from 'vitest'
import { randomSheet } from '../../../src/ai/random'
import { makeBattle } from '../../../src/engine/tactical/battle'
import { checkOrder } from '../../../src/engine/tactical/checkOrder'
import type { Event } from '../../../src/engine/tactical/events'
import { invariantFault } from '../../../src/engine/tactical/invariants'
import { SIDES, type State, type Unit } from '../../../src/engine/tactical/model'
import type { Sheets } from '../../../src/engine/tactical/orders'
import type { Scenario } from '../../../src/engine/tactical/scenario'
import { resolveTurn } from '../../../src/engine/tactical/sequence'
import { beginBattle, defaultPlacement, deploy, startState } from '../../../src/engine/tactical/setup'
import { viewFor } from '../../../src/engine/tactical/view'
import { readScenario } from '../../../src/scenario/read'
import { randomBattle } from '../support/randomBattle'

vi.setConfig({ testTimeout: 300_000 })

const BATTLES = ['tutorial-balka', 'height-102-mamayev'] as const
type BattleId = (typeof BATTLES)[number]

const load = (id: BattleId): Scenario => {
  const read = readScenario(readFileSync(`public/scenarios/${id}.json`, 'utf8'))
  if (!read.ok) throw new Error(`${id}: ${JSON.stringify(read.findings)}`)
  return read.scenario
}

const begin = (scenario: Scenario, seed: string): State => {
  let state = startState(makeBattle(scenario), seed)
  for (const side of SIDES) state = deploy(state, side, defaultPlacement(state, side))
  return beginBattle(state)
}

const sheetsOf = (state: State, seed: string): Sheets => ({
  ussr: randomSheet(viewFor(state, 'ussr'), 'ussr', seed),
  axis: randomSheet(viewFor(state, 'axis'), 'axis', seed),
})

/** What the turn did to the units that no turn may do. */
const wrongs = (before: State, events: readonly Event[], after: State): readonly string[] => {
  const faults: string[] = []
  const broken = invariantFault(after)
  if (broken) faults.push(broken)
  for (const id of Object.keys(before.units)) {
    const [was, is] = [before.units[id] as Unit, after.units[id] as Unit]
    if (is.ammo > was.ammo && !events.some((event) => event.kind === 'regrouped'))
      faults.push(`${id} gained ammo`)
    if (was.place === 'destroyed' && is.place !== 'destroyed') faults.push(`${id} came back`)
    if (is.place === 'destroyed' && is.strength !== 0) faults.push(`${id} is destroyed with ${is.strength}`)
    if (
      is.concealed &&
      is.place === 'map' &&
      Object.values(after.units).some(
        (other) => other.place === 'map' && other.side !== is.side && other.hex === is.hex,
      )
    )
      faults.push(`${id} hides beside an enemy`)
  }
  return faults
}

/** Plays to the end, or to the last turn to be looked at; the first fault with its turn, or null. */
const play = (start: State, seed: string, turns: number): string | null => {
  let state = start
  for (let turn = 1; state.phase !== 'over'; turn++) {
    if (turn > turns) return turns === start.battle.scenario.turns ? `no end after turn ${turns}` : null
    const sheets = sheetsOf(state, seed)
    for (const side of SIDES)
      for (const [id, order] of Object.entries(sheets[side])) {
        const verdict = checkOrder(viewFor(state, side), side, id, order)
        if (!verdict.legal) return `turn ${turn}: ${id} was given ${order.kind}: ${verdict.fault}`
      }
    const done = resolveTurn(state, sheets)
    if (done.kind === 'question') return `turn ${turn}: a question that no policy asked for`
    const again = turn % 4 === 1 ? resolveTurn(state, sheets) : done
    if (JSON.stringify(again.digests) !== JSON.stringify(done.digests)) return `turn ${turn}: other digests`
    const early = done.events.slice(
      0,
      done.events.findIndex((event) => event.kind === 'phaseBegan'),
    )
    const lapse = early.find((event) => event.kind === 'lapsed')
    if (lapse) return `turn ${turn}: a legal order lapsed at once: ${JSON.stringify(lapse)}`
    const fault = wrongs(state, done.events, done.state)[0]
    if (fault) return `turn ${turn}: ${fault}`
    state = done.state
  }
  return state.result === null ? 'over without a result' : null
}

const GAMES = Number(process.env.FUZZ_GAMES ?? 20)

describe('R1 random games', () => {
  for (const id of BATTLES)
    test(`R1 R17 ${id}: ${GAMES} games end without fault`, () => {
      const scenario = load(id)
      const faults: string[] = []
      for (let n = 0; n < GAMES; n++) {
        const fault = play(begin(scenario, `fuzz-${n}`), `fuzz-${n}`, scenario.turns)
        if (fault !== null) faults.push(`seed fuzz-${n}: ${fault}`)
      }
      expect(faults).toEqual([])
    })

  test(`R1 ${GAMES} battles of chance, with bridges, horsemen and guns of all kinds`, () => {
    const faults: string[] = []
    for (let n = 0; n < GAMES; n++) {
      const fault = play(randomBattle(`any-${n}`), `any-${n}`, 6)
      if (fault !== null) faults.push(`seed any-${n}: ${fault}`)
    }
    expect(faults).toEqual([])
  })

  /** Games that once went wrong, and how. */
  const kept: readonly (readonly [BattleId, string, string])[] = [
    ['height-102-mamayev', 'fuzz-106', 'goes on digging where another has finished the trench'],
    ['height-102-mamayev', 'fuzz-146', 'the same'],
  ]
  for (const [id, seed, what] of kept)
    test(`R1 ${id} ${seed}: ${what}`, () => {
      const scenario = load(id)
      expect(play(begin(scenario, seed), seed, scenario.turns)).toBeNull()
    })
})
