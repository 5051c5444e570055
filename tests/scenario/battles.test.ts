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

it('The list names the tutorial and six battles', () => {
  expect(ids).toEqual([
    'tutorial-balka',
    'height-102-mamayev',
    'height-154-kotluban',
    'height-87',
    'tractor-factory',
    'kalach-bridge',
    'lysaya-gora',
  ])
})

describe.each(ids)('%s', (id) => {
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

describe('Works, loads and squadrons of the battles', () => {
  it.each([
    ['height-87', 'axis', { wire: 3, mines: { antiPersonnel: 1 } }],
    ['height-154-kotluban', 'axis', { wire: 4, mines: { antiTank: 2, antiPersonnel: 1 } }],
    ['lysaya-gora', 'ussr', { wire: 3, mines: { antiTank: 1, antiPersonnel: 1 } }],
  ] as const)('T2.6 %s: %s sets wire and mines', (id, side, works) => {
    const battle = battleOf(id)
    expect(battle.zones[side]).toMatchObject(works)
    const laid = defaultPlacement(startState(makeBattle(battle), 'seed'), side)
    expect(laid.wire).toHaveLength(works.wire)
    expect(laid.mines).toHaveLength(Object.values(works.mines).reduce((sum, n) => sum + n, 0))
  })

  it('T10.7 bunkers have embrasures to two sides', () => {
    const bunkers = ids.flatMap((id) => battleOf(id).units.filter(({ type }) => type.includes('bunker')))
    expect(bunkers.map(({ id, embrasures }) => [id, embrasures])).toEqual([
      ['G11', ['NE', 'SE']],
      ['K22', ['SW', 'NW']],
      ['K23', ['SW', 'NW']],
    ])
  })

  it('T11.4 the motor riflemen of Kalach ride', () => {
    const aboard = battleOf('kalach-bridge').units.flatMap(({ id, carriedBy }) =>
      carriedBy === undefined ? [] : [[id, carriedBy]],
    )
    expect(aboard).toEqual([
      ['K3', 'K5'],
      ['K4', 'K6'],
      ['K7', 'K5'],
    ])
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

/** A squadron without a turn in the plan flies from the first on. */
const turnOf = ({ arrives, squadron }: ScenarioUnit): number | undefined =>
  arrives?.turn ?? (squadron && squadron.turn > 1 ? squadron.turn : undefined)

const lineOf = (unit: ScenarioUnit): string =>
  [unit.type, unit.strength, turnOf(unit), unit.offMap?.edge].join('|')

/** Where the rules ask for more than the plan drew: T13.4 an observer for each divisional battery. */
const MORE: Readonly<Record<string, readonly Force[]>> = {
  'tractor-factory': [{ unit: 'gen-observer-platoon', n: 1 }],
}

/** The bridge of the plan at 1301 leads off the map and to nobody: there is river. */
const drawnAs = (id: string, rows: readonly string[]): readonly string[] =>
  id === 'tractor-factory' ? rows.map((row) => row.replace('=', 'r')) : rows

describe.skipIf(!existsSync(shared))('The battles are those of the plan', () => {
  const plans: readonly Plan[] = existsSync(shared) ? JSON.parse(readFileSync(shared, 'utf8')).scenarios : []

  /** The battle of two days is the project's own. */
  const planned = ids.filter((id) => id !== 'lysaya-gora')

  it.each(planned)('%s: date, turns and map', (id) => {
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

  it.each(planned)('%s: forces', (id) => {
    const battle = battleOf(id)
    const plan = plans.find((each) => each.id === id)
    for (const side of SIDES) {
      const forces = [...(plan?.forces[side] ?? []), ...(MORE[id] ?? [])].flatMap((force) =>
        Array<Force>(force.n).fill(force),
      )
      const due = forces.map(({ unit, strength, turn, offMap }) => [unit, strength, turn, offMap].join('|'))
      const own = battle.units.filter((unit) => unit.side === side)
      expect(own.map(lineOf).sort()).toEqual(due.sort())
      for (const { unit } of forces.filter(({ ambush }) => ambush))
        expect(own.find(({ type }) => type === unit)?.concealed).toBe(true)
    }
  })
})
