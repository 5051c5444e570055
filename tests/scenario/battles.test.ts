/** The battles that ship: readable, without a warning, and those of the plan beside the project. */
import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { makeBattle } from '../../src/engine/tactical/battle'
import { SIDES } from '../../src/engine/tactical/model'
import type { Scenario, ScenarioUnit } from '../../src/engine/tactical/scenario'
import {
  beginBattle,
  checkPlacement,
  defaultPlacement,
  deploy,
  startState,
} from '../../src/engine/tactical/setup'
import { unitTypes } from '../../src/engine/tactical/tables/units'
import { readBattleList } from '../../src/scenario/battles'
import { readScenario, writeScenario } from '../../src/scenario/read'

const file = (name: string): string =>
  readFileSync(new URL(`../../public/scenarios/${name}.json`, import.meta.url), 'utf8')

const list = readBattleList(file('index'))
const ids = list.ok ? list.battles : []

const battleOf = (id: string): Scenario => {
  const read = readScenario(file(id))
  if (!read.ok) throw new Error(JSON.stringify(read.findings))
  return read.scenario
}

it('The list names the tutorial and five battles', () => {
  expect(ids).toEqual([
    'tutorial-balka',
    'height-102-mamayev',
    'height-154-kotluban',
    'height-87',
    'tractor-factory',
    'kalach-bridge',
  ])
})

/** Read and playable, not on the list yet. */
const DRAFTS = ['lysaya-gora']

describe.each([...ids, ...DRAFTS])('%s', (id) => {
  it('is in order, under its own name', () => {
    const read = readScenario(file(id))
    expect(read.ok ? read.warnings : read.findings).toEqual([])
    expect(battleOf(id).id).toBe(id)
  })

  it('written and read again has the same bytes', () => {
    const text = writeScenario(battleOf(id))
    const read = readScenario(text)
    expect(read.ok && writeScenario(read.scenario)).toBe(text)
  })

  it('begins when both sides take their default places', () => {
    let state = startState(makeBattle(battleOf(id)), 'seed')
    for (const side of SIDES) {
      const placement = defaultPlacement(state, side)
      expect(checkPlacement(state, side, placement)).toEqual({ legal: true })
      state = deploy(state, side, placement)
    }
    expect(beginBattle(state).phase).toBe('orders')
  })

  it('speaks both languages, each in its own letters', () => {
    const said: { ru: string; en: string }[] = []
    const look = (value: unknown): void => {
      if (typeof value !== 'object' || value === null) return
      if ('ru' in value && 'en' in value) said.push(value as { ru: string; en: string })
      else Object.values(value).forEach(look)
    }
    look(battleOf(id))
    expect(said.length).toBeGreaterThan(10)
    for (const { ru, en } of said) {
      expect(ru).toMatch(/[а-яё]/i)
      expect(en).not.toMatch(/[а-яё]/i)
    }
  })

  it('T13.9 batteries off the map reach every hex of it', () => {
    const { units, map } = battleOf(id)
    for (const { id: unit, type, offMap } of units) {
      if (!offMap) continue
      const weapon = unitTypes[type]?.weapons.find(({ laying }) => laying === 'indirect')
      const depth = offMap.edge === 'east' || offMap.edge === 'west' ? map.cols : map.rows
      expect(offMap.distance + 1, unit).toBeGreaterThanOrEqual(weapon?.range.min ?? 99)
      expect(offMap.distance + depth, unit).toBeLessThanOrEqual(weapon?.range.max ?? 0)
    }
  })
})

describe('Height 102', () => {
  const battle = battleOf('height-102-mamayev')

  it('has its summit on level 2 and trenches for its defender', () => {
    const compiled = makeBattle(battle)
    const summit = battle.objectives.map(({ hex }) => compiled.level[compiled.grid.hexes.indexOf(hex)])
    expect(summit).toEqual([2, 2, 2, 2, 2])
    expect(defaultPlacement(startState(compiled, 'seed'), 'axis').trenches).toHaveLength(4)
  })

  it('T13.4 gives each battery with observers its platoon', () => {
    const served = battle.units.flatMap(({ serves }) => serves ?? [])
    expect(served).toEqual(['K11', 'G6'])
  })
})

/* ---- The plan beside the project. ---- */

type Force = Readonly<{
  unit: string
  n: number
  strength?: number
  turn?: number
  offMap?: string
  ambush?: true
}>
type Plan = Readonly<{
  id: string
  date: string
  turns: number
  map: readonly string[]
  forces: Record<string, readonly Force[]>
}>

const shared = new URL('../../../shared/data/scenarios.json', import.meta.url)

/** Squadrons come with the air step. */
const flies = (type: string): boolean => unitTypes[type]?.kind === 'air'

const lineOf = (unit: ScenarioUnit): string =>
  [unit.type, unit.strength, unit.arrives?.turn, unit.offMap?.edge].join('|')

/** Where the rules ask for more than the plan drew: T13.4 an observer for each divisional battery. */
const MORE: Readonly<Record<string, readonly Force[]>> = {
  'tractor-factory': [{ unit: 'gen-observer-platoon', n: 1 }],
}

/** The bridge of the plan at 1301 leads off the map and to nobody: there is river. */
const drawnAs = (id: string, rows: readonly string[]): readonly string[] =>
  id === 'tractor-factory' ? rows.map((row) => row.replace('=', 'r')) : rows

describe.skipIf(!existsSync(shared))('The battles are those of the plan', () => {
  const plans: readonly Plan[] = existsSync(shared) ? JSON.parse(readFileSync(shared, 'utf8')).scenarios : []

  it.each(ids)('%s: date, turns and map', (id) => {
    const battle = battleOf(id)
    const plan = plans.find((each) => each.id === id)
    expect([battle.date, battle.turns]).toEqual([plan?.date, plan?.turns])
    const roads = new Set([...battle.map.roads, ...(battle.map.rails ?? [])].flat())
    const bridges = new Set(battle.map.bridges?.flatMap(({ hexes }) => hexes))
    const drawn = battle.map.terrain.map((row, r) =>
      Array.from(row, (letter, c) => {
        const hex = `${String(c + 1).padStart(2, '0')}${String(r + 1).padStart(2, '0')}`
        if (bridges.has(hex)) return '='
        if (letter !== '.') return letter
        return roads.has(hex) ? '-' : ['.', 'h', 'H'][Number(battle.map.levels?.[r]?.[c])]
      }).join(''),
    )
    expect(drawn).toEqual(drawnAs(id, plan?.map ?? []))
  })

  it.each(ids)('%s: forces', (id) => {
    const battle = battleOf(id)
    const plan = plans.find((each) => each.id === id)
    for (const side of SIDES) {
      const forces = [...(plan?.forces[side] ?? []), ...(MORE[id] ?? [])]
        .filter(({ unit }) => !flies(unit))
        .flatMap((force) => Array<Force>(force.n).fill(force))
      const due = forces.map(({ unit, strength, turn, offMap }) => [unit, strength, turn, offMap].join('|'))
      const own = battle.units.filter((unit) => unit.side === side)
      expect(own.map(lineOf).sort()).toEqual(due.sort())
      for (const { unit } of forces.filter(({ ambush }) => ambush))
        expect(own.find(({ type }) => type === unit)?.concealed).toBe(true)
    }
  })
})
