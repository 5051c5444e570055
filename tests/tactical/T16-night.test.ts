/** T16: the night between two days: returns, supply, works, ambush, initiative. */
import { describe, expect, test } from 'vitest'
import { apply } from '../../src/engine/tactical/apply'
import { barred, checkOrder } from '../../src/engine/tactical/checkOrder'
import type { MineKind, State, Unit } from '../../src/engine/tactical/model'
import type { Answers, NightWork, Order } from '../../src/engine/tactical/orders'
import { calendarOf, isDark, isNight } from '../../src/engine/tactical/rules/calendar'
import { suppliedHexes } from '../../src/engine/tactical/rules/supply'
import type { Operation } from '../../src/engine/tactical/scenario'
import { resolveTurn } from '../../src/engine/tactical/sequence'
import { eventsFor, viewFor } from '../../src/engine/tactical/view'
import { scriptedDice } from '../../src/kernel/dice'
import { board, GERMAN, put, RIFLE, sheets, T34 } from './support/board'
import { withUnits } from './support/special'

const ENGINEERS = 'su-engineer-company'
const GUN = 'su-at-gun-45-battery'
const NIGHT = 17

const operation: Operation = {
  days: 2,
  attackers: ['ussr', 'ussr'],
  firstDay: 'light',
  rear: { ussr: ['0101'], axis: ['0901'] },
}

/** A row of nine hexes with a road from end to end, in the night after day 1. */
const nightOf = (
  units: Parameters<typeof board>[1],
  change: Partial<Operation> = {},
  row = '.........',
): State => {
  const road = ['0101', '0201', '0301', '0401', '0501', '0601', '0701', '0801', '0901']
  const map = { roads: [road] }
  const state = board([row, '.........'], units, { turns: 33, operation: { ...operation, ...change }, map })
  return { ...state, turn: NIGHT, hours: ['light'] }
}

const night = (works: readonly NightWork[], ambush = false): Order => ({ kind: 'night', works, ambush })

const playNight = (
  state: State,
  orders: Readonly<Record<string, Order>> = {},
  faces: readonly number[] = [],
  answers: Answers = { 'hours:2:ussr': 'light' },
) => {
  const dice = scriptedDice(faces)
  const done = resolveTurn(state, sheets(orders), answers, dice)
  return { ...done, left: dice.left(), unit: (id: string) => done.state.units[id] as Unit }
}

describe('T16.1 a day has 16 turns, then night falls', () => {
  const { battle } = nightOf({})
  test.each([
    [1, 1, 1, false],
    [16, 1, 16, false],
    [17, 1, 17, true],
    [18, 2, 1, false],
    [33, 2, 16, false],
  ])('turn %i of the game: day %i, turn %i, night %s', (turn, day, ofDay, dark) => {
    expect(calendarOf({ battle, turn })).toMatchObject({ day, turn: ofDay, night: dark })
    expect(isNight({ battle, turn })).toBe(dark)
  })
  test('a battle of one day has no night at all', () => {
    const { battle: short } = board(['...'], {})
    expect(calendarOf({ battle: short, turn: 17 })).toBeNull()
    expect(isNight({ battle: short, turn: 17 })).toBe(false)
  })
  test('T16.1.a the night has one phase, and the next day begins with turn 18', () => {
    const done = playNight(nightOf({ s1: put(RIFLE, '0101'), g1: put(GERMAN, '0901') }))
    expect(done.kind).toBe('resolved')
    expect(done.events.flatMap((each) => (each.kind === 'phaseBegan' ? [each.phase] : []))).toEqual([
      'special',
    ])
    expect([done.state.turn, done.state.phase]).toEqual([18, 'orders'])
  })
})

describe('T16.2 what returns', () => {
  const fallen = (unit: string, hex: string, points: number) => ({ unit, hex, points })
  test('vector 29: six figures lost on controlled ground: two return; of three vehicle hits, too', () => {
    const state = nightOf({
      s1: put(RIFLE, '0101', { strength: 1, lost: 3 }),
      s2: put(RIFLE, '0201', { strength: 1, lost: 3 }),
      s3: put(T34, '0301', { strength: 1, lost: 3 }),
    })
    const lost = [fallen('s1', '0401', 3), fallen('s2', '0401', 3), fallen('s3', '0501', 3)]
    const held = { '0401': 'ussr', '0501': 'ussr' } as const
    const done = playNight({ ...state, fallen: lost, control: held }, {}, [1, 2, 3, 4, 5, 6, 4, 5, 1])
    const returned = done.events.filter((each) => each.kind === 'returned')
    expect(returned.map(({ unit, rolls, back, left }) => [unit, rolls, back, left])).toEqual([
      ['s1', [1, 2, 3], 2, 3],
      ['s2', [4, 5, 6], 0, 1],
      // Two of three hits are repaired, as many as the company has room for.
      ['s3', [4, 5, 1], 1, 2],
    ])
    expect(done.left).toBe(0)
    expect([done.unit('s1').strength, done.unit('s1').lost]).toEqual([3, 1])
    expect(done.state.fallen).toEqual([])
  })
  test.each([
    ['nothing on ground that the enemy controls', { '0401': 'axis' } as const],
    ['nothing on ground that nobody controls', {}],
  ])('%s', (_, control) => {
    const state = nightOf({ s1: put(RIFLE, '0101', { strength: 2, lost: 2 }) })
    const done = playNight({ ...state, fallen: [fallen('s1', '0401', 2)], control })
    expect(done.events.some((each) => each.kind === 'returned')).toBe(false)
  })
  test('a gun hit returns like a figure, on 1–2', () => {
    const state = nightOf({ s1: put(GUN, '0101', { strength: 1, lost: 2 }) })
    const done = playNight(
      { ...state, fallen: [fallen('s1', '0401', 2)], control: { '0401': 'ussr' } },
      {},
      [2, 3],
    )
    expect(done.unit('s1').strength).toBe(2)
  })
  test('T16.2.c a unit that was destroyed stands again where it fell, its guns limbered', () => {
    const gone = put(GUN, '0401', { strength: 0, lost: 3, place: 'destroyed', ammo: 3 })
    const state = {
      ...nightOf({ s1: gone }),
      fallen: [fallen('s1', '0401', 3)],
      control: { '0401': 'ussr' } as const,
    }
    const back = playNight(state, {}, [1, 5, 6]).unit('s1')
    expect([back.place, back.hex, back.strength, back.deployed]).toEqual(['map', '0401', 1, false])
    const never = playNight(state, {}, [4, 5, 6]).unit('s1')
    expect([never.place, never.strength]).toEqual(['destroyed', 0])
  })
  const dead = (hex: string) => put(RIFLE, hex, { strength: 0, lost: 4, place: 'destroyed' })
  test('T16.2.c where three stand or return nobody else does, and no die is thrown for him', () => {
    const units = { s1: put(RIFLE, '0401'), s2: dead('0401'), s3: dead('0401'), s4: dead('0401') }
    const lost = ['s2', 's3', 's4'].map((id) => fallen(id, '0401', 1))
    const done = playNight({ ...nightOf(units), fallen: lost, control: { '0401': 'ussr' } }, {}, [1, 1])
    expect(['s2', 's3', 's4'].map((id) => done.unit(id).place)).toEqual(['map', 'map', 'destroyed'])
  })
  test('T16.2.c a place that stays empty by the dice is free for the next', () => {
    const units = { s1: put(RIFLE, '0401'), s2: put(RIFLE, '0401'), s3: dead('0401'), s4: dead('0401') }
    const lost = ['s3', 's4'].map((id) => fallen(id, '0401', 1))
    const done = playNight({ ...nightOf(units), fallen: lost, control: { '0401': 'ussr' } }, {}, [6, 1])
    expect(['s3', 's4'].map((id) => done.unit(id).place)).toEqual(['destroyed', 'map'])
  })
  test('T16.2.c who fell with a bridge does not return in the river', () => {
    const state = nightOf({ s1: dead('0401') }, {}, '...r.....')
    const done = playNight({ ...state, fallen: [fallen('s1', '0401', 4)], control: { '0401': 'ussr' } })
    expect(done.unit('s1').place).toBe('destroyed')
  })
  test('T16.2.c lost in two hexes, a unit stands in the first that gives something back', () => {
    const lost = [fallen('s1', '0301', 1), fallen('s1', '0401', 1)]
    const control = { '0301': 'ussr', '0401': 'ussr' } as const
    const done = playNight({ ...nightOf({ s1: dead('0401') }), fallen: lost, control }, {}, [1, 2])
    expect(done.unit('s1')).toMatchObject({ place: 'map', hex: '0301', strength: 2 })
  })
  test('T16.5 the fallen keep the hex where they fell', () => {
    const state = { ...nightOf({ s1: put(RIFLE, '0401'), g1: put(GERMAN, '0402') }), turn: 2 }
    const fire: Order = { kind: 'suppress', aim: { unit: 's1' } }
    const shot = resolveTurn(
      state,
      sheets({ g1: fire }),
      {},
      scriptedDice([1, 1, 1, 6, 6, 6, 6, 6, 6, 6, 1, 1]),
    )
    const losses = shot.events.filter((each) => each.kind === 'lost')
    expect(losses.length).toBe(1)
    expect(shot.state.fallen).toEqual([{ unit: 's1', hex: '0401', points: losses[0]?.points }])
  })
  test('T16.5 of a unit that surrenders nothing returns', () => {
    const state = {
      ...nightOf({ s1: put(RIFLE, '0401') }),
      fallen: [fallen('s1', '0401', 2), fallen('s2', '0401', 1)],
    }
    const gone = apply(state, { kind: 'destroyed', rule: 'T6.11', unit: 's1', hex: '0401', why: 'surrender' })
    expect(gone.fallen).toEqual([fallen('s2', '0401', 1)])
  })
  test('T3.14 what a unit has lost goes on with the unit that it was regrouped into', () => {
    const state = {
      ...nightOf({ s1: put(RIFLE, '0401', { strength: 2 }), s2: put(RIFLE, '0401', { strength: 1 }) }),
      fallen: [fallen('s2', '0401', 3)],
    }
    const donors = ['s2']
    const at = { rule: 'T3.14', host: 's1', donors, strength: 3, ammo: 4, surplus: null }
    expect(apply(state, { kind: 'regrouped', ...at }).fallen).toEqual([fallen('s1', '0401', 3)])
  })
  test('a battle of one day remembers nothing', () => {
    const state = board(['.........', '.........'], { s1: put(RIFLE, '0401'), g1: put(GERMAN, '0402') })
    const fire: Order = { kind: 'suppress', aim: { unit: 's1' } }
    const shot = resolveTurn(
      state,
      sheets({ g1: fire }),
      {},
      scriptedDice([1, 1, 1, 6, 6, 6, 6, 6, 6, 6, 1, 1]),
    )
    expect(shot.events.some((each) => each.kind === 'lost')).toBe(true)
    expect(shot.state.fallen).toEqual([])
  })
})

describe('T16.2 ammo comes over a road to the rear', () => {
  test.each([
    ['T16.2.a vector 30: an enemy one hex from the road: none', '0502', 2],
    ['vector 30: an enemy two hexes from it: full', '0903', 12],
  ])('%s', (_, enemy, ammo) => {
    const state = board(
      ['.........', '.........', '.........'],
      { s1: put(RIFLE, '0401', { ammo: 2 }), g1: put(GERMAN, enemy) },
      { turns: 33, operation, map: { roads: [['0101', '0201', '0301', '0401']] } },
    )
    const full = state.battle.types[RIFLE]?.ammo
    const done = playNight({ ...state, turn: NIGHT, hours: ['light'] })
    expect(done.unit('s1').ammo).toBe(ammo === 2 ? 2 : full)
  })
  test('off the road there is none; off the map and in reserve there is', () => {
    const state = nightOf({
      s1: put(RIFLE, '0402', { ammo: 2 }),
      s2: put(RIFLE, null, { ammo: 2, place: 'reserve' }),
    })
    const done = playNight(state)
    expect(done.unit('s1').ammo).toBe(2)
    expect(done.unit('s2').ammo).toBe(state.battle.types[RIFLE]?.ammo)
  })
  test('town joins like a road', () => {
    const state = board(['ttt......'], {}, { turns: 33, operation })
    expect([...suppliedHexes(state, 'ussr')].sort()).toEqual(['0101', '0201', '0301'])
  })
})

describe('T16.2 works of the night', () => {
  const dig = (face: 'N' | 'S'): NightWork => ({ work: 'trench', face })
  const wire = (face: 'SE' | 'S'): NightWork => ({ work: 'wire', face })
  const mines = (kind: MineKind, hex: string): NightWork => ({ work: 'mines', mines: kind, hex })
  const state = nightOf(
    {
      s1: put(RIFLE, '0401'),
      s2: put(ENGINEERS, '0501'),
      s3: put(RIFLE, '0601', { strength: 2 }),
      s4: put(T34, '0701'),
      s5: put(ENGINEERS, '0801'),
      g1: put(GERMAN, '0901'),
    },
    {},
    '......t..',
  )
  const judge = (id: string, order: Order) => checkOrder(viewFor(state, 'ussr'), 'ussr', id, order)
  test.each([
    ['T16.2.e four figures dig one trench', 's1', night([dig('N')]), 'legal'],
    ['… or set one wire', 's1', night([wire('S')]), 'legal'],
    ['not both', 's1', night([dig('N'), wire('S')]), 'tooManyNightWorks'],
    ['two figures do neither', 's3', night([dig('N')]), 'tooManyNightWorks'],
    ['vehicles dig nothing', 's4', night([dig('N')]), 'tooManyNightWorks'],
    ['only engineers set an obstacle', 's1', night([{ work: 'obstacle', face: 'S' }]), 'engineersOnly'],
    ['engineers besides their wire', 's2', night([wire('S'), { work: 'obstacle', face: 'S' }]), 'legal'],
    ['or a minefield in their hex', 's2', night([wire('S'), mines('antiTank', '0501')]), 'legal'],
    ['or in one beside it', 's2', night([mines('antiPersonnel', '0601')]), 'legal'],
    ['not two hexes off', 's2', night([mines('antiPersonnel', '0701')]), 'notBeside'],
    ['not where an enemy is seen', 's5', night([mines('antiPersonnel', '0901')]), 'enemyThere'],
    ['not in a town', 's5', night([mines('antiPersonnel', '0701')]), 'minesForbidden'],
    ['not both', 's2', night([{ work: 'obstacle', face: 'S' }, mines('antiTank', '0501')]), 'engineersOnly'],
    [
      'not two fields',
      's2',
      night([mines('antiTank', '0501'), mines('antiPersonnel', '0501')]),
      'engineersOnly',
    ],
    ['only engineers lay mines', 's1', night([mines('antiTank', '0401')]), 'engineersOnly'],
    ['no order of the day at night', 's1', { kind: 'digIn', face: 'N' } as Order, 'nightOrdersOnly'],
    ['no ambush without cover', 's1', night([], true), 'noCover'],
    ['no wire on the rim of the map', 's1', night([{ work: 'wire', face: 'N' }]), 'offTheMap'],
  ] as const)('%s', (_, id, order, verdict) => {
    const said = judge(id, order)
    expect(said.legal ? 'legal' : said.fault).toBe(verdict)
  })
  test('what stands off the map or is yet to come waits for the morning', () => {
    const away = withUnits(state, { s2: { place: 'offMap', hex: null }, s3: { place: 'reserve', hex: null } })
    const wait = (at: State) =>
      ['s1', 's2', 's3'].map((id) => {
        const said = barred(at, at.units[id] as Unit)
        return said.legal ? 'legal' : said.fault
      })
    expect(wait(away)).toEqual(['legal', 'waitsForMorning', 'waitsForMorning'])
    expect(wait({ ...away, turn: 16 })).toEqual(['legal', 'legal', 'legal'])
  })
  test('by day there is no night order', () => {
    const day = viewFor({ ...state, turn: 16 }, 'ussr')
    expect(checkOrder(day, 'ussr', 's1', night([]))).toMatchObject({ legal: false, fault: 'onlyAtNight' })
  })
  test('they stand in the morning', () => {
    const done = playNight(state, {
      s1: night([dig('N')]),
      s2: night([wire('S'), { work: 'obstacle', face: 'S' }]),
    })
    expect(done.state.works.trenches).toEqual([{ hex: '0401', face: 'N' }])
    expect(done.state.works.wire.length).toBe(1)
    expect(done.state.works.obstacles).toEqual(done.state.works.wire)
  })
  test('T10.1 mines of the night are known to their side alone, and one field is laid once', () => {
    const two = withUnits(state, { s6: { ...(state.units.s2 as Unit), id: 's6', hex: '0401' } })
    const done = playNight(two, {
      s2: night([mines('antiTank', '0501')]),
      s6: night([mines('antiTank', '0501')]),
    })
    const field = { hex: '0501', kind: 'antiTank', owner: 'ussr', found: false }
    expect(done.state.works.mines).toEqual([field])
    expect(viewFor(done.state, 'ussr').works.mines).toEqual([field])
    expect(viewFor(done.state, 'axis').works.mines).toEqual([])
    const ofMines = (side: 'ussr' | 'axis') =>
      eventsFor(two, done.events, side).filter(({ kind }) => kind === 'minefield').length
    expect([ofMines('ussr'), ofMines('axis')]).toEqual([1, 0])
  })
  test('T16.2.b a unit goes into ambush where there is cover, though an enemy is near', () => {
    const bushes = nightOf({ s1: put(RIFLE, '0401'), g1: put(GERMAN, '0501') }, {}, '...b.....')
    expect(playNight(bushes, { s1: night([], true) }).unit('s1').concealed).toBe(true)
  })
  test('T16.2.d the suppressed take night orders and have recovered by morning; work and climbs are given up', () => {
    const tired = withUnits(state, {
      s1: { suppressedIn: 16, climb: { to: '0402', work: 9 } },
      s2: { task: { kind: 'digIn', done: 3, face: 'N', hex: '0501' } },
    })
    const done = playNight(tired, { s1: night([dig('N')]) })
    expect(done.unit('s1')).toMatchObject({ suppressedIn: 0, climb: null })
    expect(done.unit('s2').task).toBeNull()
    expect(done.state.works.trenches.length).toBe(1)
  })
})

describe('T16.3, T16.4, T16.4.a the initiative', () => {
  const both = nightOf({ s1: put(RIFLE, '0101'), g1: put(GERMAN, '0901') }, { attackers: ['ussr', 'both'] })
  test('T16.3.a the attacker is asked in the night before, and nobody else', () => {
    const asked = playNight(nightOf({}), {}, [], {})
    expect(
      asked.kind === 'question' && [asked.question.side, asked.question.kind, asked.question.options],
    ).toEqual(['ussr', 'hours', ['light', 'darkFirst', 'darkLast']])
  })
  test.each([
    ['light', 'light', 'light', 'ussr'],
    ['light', 'darkFirst', 'darkFirst', 'axis'],
    ['darkLast', 'darkFirst', 'darkFirst', 'axis'],
    ['light', 'darkLast', 'darkLast', 'axis'],
    ['darkFirst', 'light', 'darkFirst', 'ussr'],
  ])('meeting engagement: %s and %s make %s', (ussr, axis, hours, by) => {
    const done = playNight(both, {}, [], { 'hours:2:ussr': ussr, 'hours:2:axis': axis })
    expect(done.state.hours).toEqual(['light', hours])
    expect(done.events.find((each) => each.kind === 'hoursSet')).toMatchObject({
      day: 2,
      hours,
      by,
      rule: 'T16.4',
    })
  })
  test.each([
    ['darkFirst', [18, 19, 20, 21], [17, 22, 33]],
    ['darkLast', [30, 31, 32, 33], [18, 29]],
    ['light', [], [18, 33]],
  ] as const)('%s: turns %j are night turns', (hours, dark, light) => {
    const state = { ...nightOf({}), hours: ['light', hours] } as State
    for (const turn of dark) expect(isDark({ ...state, turn })).toBe(true)
    for (const turn of light) expect(isDark({ ...state, turn })).toBe(false)
  })
})

describe('T16.3 vector 28: in a night turn accuracy is one less, but not in close combat of foot', () => {
  const shot = (turn: number) => {
    const state = {
      ...nightOf({ s1: put(RIFLE, '0401'), g1: put(GERMAN, '0402') }),
      turn,
      hours: ['light', 'darkFirst'],
    } as State
    const order: Order = { kind: 'suppress', aim: { unit: 'g1' } }
    const done = resolveTurn(state, sheets({ s1: order }), {}, scriptedDice([6, 6, 6, 6, 6, 6, 6, 6, 1, 1]))
    const fired = done.events.find((each) => each.kind === 'fired')
    return fired?.kind === 'fired' ? fired.roll.sum.accuracy.map(({ why, value }) => [why, value]) : []
  }
  test('fire', () => {
    const byDay = shot(22)
    expect(shot(18)).toEqual([...byDay, ['night', -1]])
  })
  const strike = (turn: number, attacker: string) => {
    const state = {
      ...nightOf({ s1: put(attacker, '0401'), g1: put(GERMAN, '0401') }),
      turn,
      hours: ['light', 'darkFirst'],
    } as State
    const done = resolveTurn(state, sheets({ s1: { kind: 'fightOn' }, g1: { kind: 'fightOn' } }))
    const struck = done.events.find((each) => each.kind === 'struck' && each.unit === 's1')
    return struck?.kind === 'struck' ? struck.roll.sum.accuracy.map(({ why, value }) => [why, value]) : []
  }
  test('close combat of foot keeps its accuracy, of tanks not', () => {
    expect(strike(18, RIFLE)).toEqual(strike(22, RIFLE))
    expect(strike(18, RIFLE)).toEqual([['closeCombat', 2]])
    expect(strike(18, T34)).toEqual([...strike(22, T34), ['night', -1]])
  })
})
