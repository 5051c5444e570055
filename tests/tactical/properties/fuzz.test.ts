/** R1: random players on the shipped battles: no fault, no dead end, no endless game, no broken invariant. */
import { readFileSync } from 'node:fs'
import { describe, expect, test, vi } from 'vitest'
import { type Inspect, randomGame, randomTurns } from '../../../src/ai/game'
import { makeBattle } from '../../../src/engine/tactical/battle'
import { checkOrder } from '../../../src/engine/tactical/checkOrder'
import type { Event } from '../../../src/engine/tactical/events'
import { SIDES, type State, type Unit } from '../../../src/engine/tactical/model'
import type { Scenario } from '../../../src/engine/tactical/scenario'
import { resolveTurn } from '../../../src/engine/tactical/sequence'
import { startState } from '../../../src/engine/tactical/setup'
import { viewFor } from '../../../src/engine/tactical/view'
import { readScenario } from '../../../src/scenario/read'
import { randomBattle, withWorks } from '../support/randomBattle'

vi.setConfig({ testTimeout: 300_000 })

/** The shipped battles, and which share of the games each plays: the large ones take their time. */
const BATTLES = {
  'tutorial-balka': 1,
  'height-102-mamayev': 1,
  'height-87': 0.2,
  'kalach-bridge': 0.2,
  'height-154-kotluban': 0.1,
  'tractor-factory': 0.1,
  'lysaya-gora': 0.06,
} as const
type BattleId = keyof typeof BATTLES

const load = (id: BattleId): Scenario => {
  const read = readScenario(readFileSync(`public/scenarios/${id}.json`, 'utf8'))
  if (!read.ok) throw new Error(`${id}: ${JSON.stringify(read.findings)}`)
  return read.scenario
}

/** What the turn did to the units that no turn may do. */
const wrongs = (before: State, events: readonly Event[], after: State): readonly string[] => {
  const faults: string[] = []
  for (const id of Object.keys(before.units)) {
    const [was, is] = [before.units[id] as Unit, after.units[id] as Unit]
    if (is.ammo > was.ammo && !events.some(({ kind }) => kind === 'regrouped' || kind === 'replenished'))
      faults.push(`${id} gained ammo`)
    const returned = events.some((event) => event.kind === 'returned' && event.unit === id)
    if (was.place === 'destroyed' && is.place !== 'destroyed' && !returned) faults.push(`${id} came back`)
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

/** R2 A turn decided again has the same digests; and no unit has suffered what no turn may do to it. */
const wrong: Inspect = (before, { answers, ...sheets }, done) => {
  const again = before.turn % 4 === 1 ? resolveTurn(before, sheets, answers) : done
  if (JSON.stringify(again.digests) !== JSON.stringify(done.digests)) return 'other digests'
  for (const side of SIDES)
    for (const [id, order] of Object.entries(sheets[side])) {
      const verdict = checkOrder(viewFor(before, side), side, id, order)
      if (!verdict.legal) return `${id} was given ${order.kind}: ${verdict.fault}`
    }
  return wrongs(before, done.events, done.state)[0] ?? null
}

/** A whole game; the first fault with its turn, or null. */
const play = (scenario: Scenario, seed: string): string | null => {
  const { turns, fault } = randomGame(startState(makeBattle(scenario), seed), seed, wrong)
  return fault && `seed ${seed}, turn ${turns.length}: ${fault}`
}

const GAMES = Number(process.env.FUZZ_GAMES ?? 50)

describe('R1 random games', () => {
  for (const id of Object.keys(BATTLES) as BattleId[]) {
    const games = Math.ceil(GAMES * BATTLES[id])
    test(`R1 R17 ${id}: ${games} games end without fault`, () => {
      const scenario = load(id)
      const faults: string[] = []
      for (let n = 0; n < games; n++) {
        const fault = play(scenario, `fuzz-${n}`)
        if (fault !== null) faults.push(fault)
      }
      expect(faults).toEqual([])
    })
  }

  test(`R1 ${GAMES} battles of chance, with bridges, works, horsemen and guns of all kinds`, () => {
    const faults: string[] = []
    for (let n = 0; n < GAMES; n++) {
      const { turns, fault } = randomTurns(
        withWorks(randomBattle(`any-${n}`), `any-${n}`),
        `any-${n}`,
        6,
        wrong,
      )
      if (fault !== null) faults.push(`seed any-${n}, turn ${turns.length}: ${fault}`)
    }
    expect(faults).toEqual([])
  })

  test('R1 T16 battles of two days go through the night', () => {
    const one = load('height-102-mamayev')
    const two: Scenario = {
      ...one,
      turns: 33,
      victory: { ...one.victory, outcomes: [] },
      operation: {
        days: 2,
        attackers: ['ussr', 'both'],
        firstDay: 'darkFirst',
        rear: { ussr: ['1007', '1001'], axis: ['0107', '0112'] },
      },
    }
    const kinds = new Map<string, number>()
    const counts: Inspect = (before, turn, done, asked) => {
      for (const { kind } of done.events) kinds.set(kind, (kinds.get(kind) ?? 0) + 1)
      return wrong(before, turn, done, asked)
    }
    const faults: string[] = []
    for (let n = 0; n < GAMES / 10; n++) {
      const { turns, fault } = randomGame(startState(makeBattle(two), `two-${n}`), `two-${n}`, counts)
      if (fault !== null) faults.push(`seed two-${n}, turn ${turns.length}: ${fault}`)
    }
    expect(faults).toEqual([])
    for (const kind of ['returned', 'replenished', 'edgeSet', 'hoursSet', 'trenchDug'])
      expect([kind, kinds.get(kind) ?? 0]).not.toEqual([kind, 0])
  })

  /** Games that once went wrong, and how. */
  const kept: readonly (readonly [BattleId, string, string])[] = [
    ['height-102-mamayev', 'fuzz-16', 'goes on digging where another has finished the trench'],
    ['height-102-mamayev', 'fuzz-168', 'the same'],
  ]
  for (const [id, seed, what] of kept)
    test(`R1 ${id} ${seed}: ${what}`, () => {
      expect(play(load(id), seed)).toBeNull()
    })
})
