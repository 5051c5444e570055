/** R3–R6, R17: a long game saved and loaded after every phase, replayed from every turn, and its ends. */
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { chanceFrom } from '../../../src/ai/random'
import { applyAll } from '../../../src/engine/tactical/apply'
import { makeBattle } from '../../../src/engine/tactical/battle'
import type { Event } from '../../../src/engine/tactical/events'
import { SIDES, type State, type Unit } from '../../../src/engine/tactical/model'
import { scenarioUnit } from '../../../src/engine/tactical/rules/offMap'
import { fieldOfView } from '../../../src/engine/tactical/rules/sight'
import { allUnits, occupied } from '../../../src/engine/tactical/rules/units'
import type { Scenario, Victory } from '../../../src/engine/tactical/scenario'
import { resolveTurn, stateDigest } from '../../../src/engine/tactical/sequence'
import { viewFor, viewForBoth } from '../../../src/engine/tactical/view'
import { canonical } from '../../../src/kernel/digest'
import { readSave } from '../../../src/scenario/readSave'
import { type SavedTurn, type SaveFile, writeSave } from '../../../src/scenario/save'
import { board, GERMAN, hold, put, RIFLE, sheets, suppress } from '../support/board'
import { type Game, longBattle, randomGameOf, setUp } from '../support/games'
import { randomBattle, randomSheets } from '../support/randomBattle'

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })

const TURNS = 60
let game: Game
beforeAll(() => {
  game = randomGameOf(longBattle(TURNS), 'r3')
})

/** Within a turn no file is written: there the canonical text of the state, its battle made anew. */
const throughText = (state: State): State => {
  const { battle, ...rest } = state
  const bare = JSON.parse(canonical(rest)) as Omit<State, 'battle'>
  return { ...bare, battle: makeBattle(structuredClone(battle.scenario), battle.rules) }
}

/** Between turns the file itself: written, read with all its checks, its events folded from the set-up on. */
const throughFile = (save: SaveFile): State => {
  const read = readSave(writeSave(save))
  if (!read.ok) throw new Error(JSON.stringify(read.findings))
  const { scenario, seed, deployments, turns } = read.save
  return turns.reduce(
    (state, { events }) => applyAll(state, events),
    setUp(scenario, seed, deployments).state,
  )
}

/** Ends of the phases in a turn's events. */
const phaseEnds = (events: readonly Event[]): readonly number[] =>
  events.flatMap((event, index) => (event.kind === 'phaseBegan' ? [index + 1] : []))

const resume = (state: State, { sheets: both, answers }: SavedTurn) => resolveTurn(state, both, answers)

describe('a game of sixty turns', () => {
  test('R3 has its sixty turns', () => {
    expect(game.save.turns).toHaveLength(TURNS)
  })

  test('R3 saved and loaded after every phase, it goes on to the same digests', () => {
    game.save.turns.forEach((turn, n) => {
      let loaded = throughFile({ ...game.save, turns: game.save.turns.slice(0, n) })
      expect(stateDigest(loaded)).toBe(stateDigest(game.states[n] as State))
      expect(resume(loaded, turn).digests).toEqual(turn.digests)
      let done = 0
      for (const end of phaseEnds(turn.events)) {
        loaded = throughText(applyAll(loaded, turn.events.slice(done, end)))
        done = end
        expect(turn.digests).toMatchObject(resume(loaded, turn).digests)
      }
    })
    expect(stateDigest(throughFile(game.save))).toBe(stateDigest(game.states[TURNS] as State))
  })

  test('R4 a replay that starts from the state after any turn ends with the digest of one from the start', () => {
    const { turns } = game.save
    const last = turns.at(-1)?.digests.special
    for (let from = 0; from < turns.length; from += 6) {
      const folded = turns
        .slice(0, from)
        .reduce((state, { events }) => applyAll(state, events), game.states[0] as State)
      let digest: string | undefined
      turns.slice(from).reduce((state, turn) => {
        const done = resume(state, turn)
        digest = done.digests.special
        return done.state
      }, folded)
      expect(digest).toBe(last)
    }
  })

  test('R5 after every phase each cache holds what is found anew from scratch', () => {
    const known = (state: State) => ({
      units: allUnits(state),
      standing: [...occupied(state)],
      scenario: allUnits(state).map(({ id }) => scenarioUnit(state.battle, id)),
      sight: allUnits(state).flatMap(({ hex, place }) =>
        hex !== null && place === 'map' ? [fieldOfView(state, hex)] : [],
      ),
      views: [...SIDES.map((side) => viewFor(state, side)), viewForBoth(state)].map(
        ({ battle, ...view }) => ({
          ...view,
          scenario: battle.scenario,
          ground: [battle.level, battle.roads, battle.bridgeAt, battle.screen].map((table) => [...table]),
        }),
      ),
    })
    for (let n = 0; n < TURNS; n += 5) {
      const { events } = game.save.turns[n] as SavedTurn
      for (const end of phaseEnds(events)) {
        const state = applyAll(game.states[n] as State, events.slice(0, end))
        // Asked twice: the second answer comes out of the caches.
        known(state)
        const copy = { ...structuredClone({ ...state, battle: null }), battle: throughText(state).battle }
        expect(canonical(known(state))).toBe(canonical(known(copy)))
      }
    }
  })
})

describe('R6 the order of lists', () => {
  const shuffle = <T>(list: readonly T[], below: (n: number) => number): readonly T[] => {
    const all = [...list]
    for (let i = all.length - 1; i > 0; i--) {
      const j = below(i + 1)
      ;[all[i], all[j]] = [all[j] as T, all[i] as T]
    }
    return all
  }

  /**
   * Lists that mean the same in any order. Not among them: `sides` (T5.8), hexes of arrival (T5.1.a), bridges
   * (the state counts them), outcomes (the first that holds); the order of units gives the rows (T5.6), which
   * are kept here.
   */
  test('R6 units with their rows, trenches, roads and objectives in any order: the same turn', () => {
    for (let n = 0; n < 12; n++) {
      const state = randomBattle(`order-${n}`)
      const { below } = chanceFrom(`order-${n}`)
      const { scenario, rules } = state.battle
      const map = { ...scenario.map, roads: shuffle(scenario.map.roads, below) }
      const other: Scenario = {
        ...scenario,
        map,
        units: shuffle(scenario.units, below),
        trenches: shuffle(scenario.trenches, below),
        objectives: shuffle(scenario.objectives, below),
      }
      const units = Object.fromEntries(shuffle(Object.entries(state.units), below))
      const works = { ...state.works, trenches: shuffle(state.works.trenches, below) }
      const both = randomSheets(state, `order-${n}`)
      const once = resolveTurn(state, both)
      const again = resolveTurn({ ...state, units, works, battle: makeBattle(other, rules) }, both)
      expect(canonical(again.events)).toBe(canonical(once.events))
      expect(again.state.units).toEqual(once.state.units)
    }
  })
})

describe('R17 every battle ends', () => {
  const word = { ru: '-', en: '-' }
  const victory: Victory = { outcomes: [], otherwise: { winner: null, level: 'draw', text: word } }
  const MAP = ['.....', '.....', '.....', '.....', '.....']
  const weak: Partial<Unit> = { strength: 1 }
  /** Turns until the end, at most eight; with the result. */
  const played = (start: State, both = sheets({}), dice?: Parameters<typeof resolveTurn>[3]) => {
    let state = start
    let turns = 0
    for (; state.phase !== 'over' && turns < 8; turns++) state = resolveTurn(state, both, {}, dice).state
    return { turns, phase: state.phase, winner: state.result?.winner ?? null }
  }
  /** The board begins at turn 2 of 5. */
  const of = (units: Parameters<typeof board>[1]) => board(MAP, units, { turns: 5, victory })

  test('R17 at the limit of turns', () => {
    const state = of({ s1: put(RIFLE, '0101'), g1: put(GERMAN, '0505') })
    expect(played(state, sheets({ s1: hold, g1: hold }))).toEqual({ turns: 4, phase: 'over', winner: null })
  })

  test('R17 with no units on one side', () => {
    expect(played(of({ s1: put(RIFLE, '0101') }))).toMatchObject({ turns: 1, phase: 'over' })
    expect(played(of({ g1: put(GERMAN, '0101') }))).toMatchObject({ turns: 1, phase: 'over' })
  })

  test('R17 with no legal order: all are suppressed, all are aboard, nobody writes', () => {
    const state = of({
      s1: put(RIFLE, '0101', { suppressedIn: 1 }),
      g1: put('gen-bunker-mg', '0505', { suppressedIn: 1 }),
    })
    expect(played(state)).toEqual({ turns: 4, phase: 'over', winner: null })
  })

  test('R17 with both sides destroyed in one phase', () => {
    const ones = { d6: (_key: unknown, count: number) => Array<number>(count).fill(1), pick: () => 1 }
    const end = { turns: 1, phase: 'over', winner: null }
    const apart = of({ s1: put(RIFLE, '0302', weak), g1: put(GERMAN, '0303', weak) })
    expect(played(apart, sheets({ s1: suppress('g1'), g1: suppress('s1') }), ones)).toEqual(end)
    const together = of({ s1: put(RIFLE, '0302', weak), g1: put(GERMAN, '0302', weak) })
    expect(played(together, sheets({ s1: { kind: 'fightOn' }, g1: { kind: 'fightOn' } }), ones)).toEqual(end)
  })
})
