/** T15.3 carpets, T8.6 air reconnaissance, T15.6 and T15.8 drops. */
import { describe, expect, test } from 'vitest'
import { SIDES, type State } from '../../src/engine/tactical/model'
import type { Order } from '../../src/engine/tactical/orders'
import { dropHits } from '../../src/engine/tactical/phases/air/drops'
import { findsOn } from '../../src/engine/tactical/rules/air/search'
import { eventsFor, viewFor } from '../../src/engine/tactical/view'
import { carpet, drop, FW189, firings, flights, HE111, JU52, search, squadron } from './support/air'
import { assault, board, GERMAN, type Put, play, put, RIFLE, react, T34 } from './support/board'
import { type Row, report, table, unitOf, verdict } from './support/cases'

const PLAIN = ['.........', '.........', '.........', '.........', '.........', '.........', '.........']
const FOREST = PLAIN.map((row) => row.replaceAll('.', 'f'))
const WOODS = PLAIN.map((row) => row.replaceAll('.', 'l'))
type Units = Readonly<Record<string, Put>>
type More = Parameters<typeof board>[2]
const on = (units: Units, rows = PLAIN, more: More = {}): State =>
  board(rows, { s9: put(RIFLE, '0907'), g8: put(GERMAN, '0107'), ...units }, more)
const sixes = (count: number) => Array.from({ length: count }, () => 6)
const told = (state: State, id: string, order: Order) => () => verdict(state, id, order)

describe('T15.3 carpet bombing', () => {
  const two = { g9: squadron(HE111), s1: put(RIFLE, '0504'), s2: put(T34, '0504') }
  test('every enemy unit of the hex at full intensity, each with dice and defence of its own', () => {
    const played = play(on(two), { g9: carpet('0504') }, [1, 2, 6, 6, 6, 6, 6, 6, 6, 1, 1, 1, 1, 1, 1])
    expect(firings(played.events)).toEqual([
      'g9 raid s1 9@2-1: 1,2,6,6,6,6,6,6,6 hits 2 loses 1',
      'g9 raid s2 2@2-2: 1,1 hits 2 loses 0',
    ])
    expect(played.of('tested').map(({ unit, why }) => `${unit} ${why.join()}`)).toEqual([
      's1 losses,airStrike',
      's2 airStrike',
    ])
    expect(played.unit('g9')).toMatchObject({ ammo: 0, ready: 6 })
  })

  test('own units are spared, under carpetHitsOwn they are not', () => {
    const mixed = { ...two, g1: put(GERMAN, '0504') }
    const targets = (state: State) =>
      play(state, { g9: carpet('0504') })
        .of('fired')
        .map(({ target }) => target)
        .sort()
    expect(targets(on(mixed))).toEqual(['s1', 's2'])
    expect(targets(on(mixed, PLAIN, { variants: { carpetHitsOwn: true } }))).toEqual(['g1', 's1', 's2'])
  })

  test('T5.14 it falls into a close combat as well', () => {
    expect(verdict(on({ ...two, g1: put(GERMAN, '0504') }), 'g9', carpet('0504'))).toBe('legal')
  })

  test('T10.2 the minefields of the hex are destroyed', () => {
    const mines = [
      { hex: '0504', kind: 'antiTank', owner: 'ussr' },
      { hex: '0505', kind: 'antiTank', owner: 'ussr' },
    ] as const
    const played = play(on({ g9: squadron(HE111) }, PLAIN, { mines }), { g9: carpet('0504') }, [])
    expect(played.of('minefield').map(({ what, hex, owner }) => [what, hex, owner])).toEqual([
      ['destroyed', '0504', 'ussr'],
    ])
    expect(played.state.works.mines.map(({ hex }) => hex)).toEqual(['0505'])
  })

  test('T10.2.b, T8.7 who did not know of the mines that his bombs destroy is told nothing of them', () => {
    const toldWhen = (found: boolean) => {
      const start = on({ g9: squadron(HE111) }, PLAIN)
      const mines = [{ hex: '0504', kind: 'antiTank', owner: 'ussr', found } as const]
      const state = { ...start, works: { ...start.works, mines } }
      const { events } = play(state, { g9: carpet('0504') }, [])
      return SIDES.map((side) => eventsFor(state, events, side).some(({ kind }) => kind === 'minefield'))
    }
    expect(toldWhen(false)).toEqual([true, false])
    expect(toldWhen(true)).toEqual([true, true])
  })

  test('T13.6, T8.7 a hidden unit is hit; the enemy is told as of an empty hex', () => {
    const hidden = on({ g9: squadron(HE111), s1: put(RIFLE, '0504', { concealed: true }) }, FOREST)
    const empty = on({ g9: squadron(HE111) }, FOREST)
    const played = play(hidden, { g9: carpet('0504') }, [1, 1, 1, 1, 6, 6, 6, 6, 6, 1, 1])
    expect(firings(played.events)).toEqual(['g9 raid s1 9@1-2: 1,1,1,1,6,6,6,6,6 hits 4 loses 2'])
    const none = play(empty, { g9: carpet('0504') }, [])
    expect(eventsFor(hidden, played.events, 'axis')).toEqual(eventsFor(empty, none.events, 'axis'))
    expect(firings(eventsFor(empty, none.events, 'axis'))).toEqual(['g9 raid 0504 0@0-0:  hits 0 loses 0'])
  })

  test('T15.5 each raided unit answers', () => {
    const state = on({ g9: squadron(HE111), s1: put(RIFLE, '0504'), s2: put(RIFLE, '0504') })
    const played = play(state, { g9: carpet('0504'), s1: react(), s2: react() })
    expect(
      played
        .of('fired')
        .filter(({ cause }) => cause === 'raided')
        .map(({ unit }) => unit),
    ).toEqual(['s1', 's2'])
  })

  const who: readonly Row[] = [
    ['T15.3', 'any hex of the map', told(on(two), 'g9', carpet('0101')), 'legal'],
    ['T15.3', 'not off it', told(on(two), 'g9', carpet('9999')), 'offTheMap T15.3'],
    [
      'T15.3',
      'level bombers fly no strikes',
      told(on(two), 'g9', { kind: 'airStrike', aim: { unit: 's1' } }),
      'otherMission T15.2',
    ],
  ]
  table(who)
})

describe('T8.6 air reconnaissance', () => {
  const hides = (type: string, rows: readonly string[], more: Units = {}) =>
    board(rows, {
      s1: put(type, '0504', { concealed: true }),
      g9: squadron(FW189),
      g8: put(GERMAN, '0107'),
      ...more,
    })
  const on_ = (state: State, radius: 1 | 2 | 3) => () =>
    findsOn(state, unitOf(state, 's1'), { hex: '0504', radius })
  const chart: readonly Row[] = [
    ['T8.6', 'vector 21: radius 2 over forest with foot: 1–1', on_(hides(RIFLE, FOREST), 2), 1],
    ['T8.6', 'vector 21: with vehicles in open woods: 1–3', on_(hides(T34, WOODS), 2), 3],
    ['T8.6', 'radius 1: 1–4', on_(hides(RIFLE, WOODS), 1), 4],
    ['T8.6', 'radius 2: 1–2', on_(hides(RIFLE, WOODS), 2), 2],
    ['T8.6', 'radius 3: 1', on_(hides(RIFLE, WOODS), 3), 1],
    ['T8.6', 'radius 3 over forest: never', on_(hides(RIFLE, FOREST), 3), 0],
    [
      'T8.6',
      'a vehicle beside it helps to find it',
      on_(hides(RIFLE, WOODS, { s2: put(T34, '0504') }), 1),
      5,
    ],
  ]
  table(chart)

  test('a die for each hidden unit of the area, in the special phase; those found are revealed', () => {
    const state = hides(RIFLE, WOODS, {
      s2: put(RIFLE, '0404', { concealed: true }),
      s3: put(RIFLE, '0201', { concealed: true }),
    })
    const played = play(state, { g9: search('0504', 1) }, [4, 5])
    expect(
      played.of('searched').map(({ target, against, rolls, found }) => [target, against, rolls, found]),
    ).toEqual([
      ['s1', 4, [4], true],
      ['s2', 4, [5], false],
    ])
    expect(played.of('revealed')).toMatchObject([{ unit: 's1', why: 'detected', by: 'g9', rule: 'T8.6' }])
    expect(played.unit('s3').concealed).toBe(true)
  })

  test('below 1: no die at all', () => {
    expect(play(hides(RIFLE, FOREST), { g9: search('0504', 3) }, []).of('searched')).toEqual([])
  })

  test('T8.7 the searcher is told nothing of what he has not found', () => {
    const state = hides(RIFLE, WOODS)
    const missed = play(state, { g9: search('0504', 1) }, [5])
    expect(JSON.stringify(eventsFor(state, missed.events, 'axis'))).not.toContain('"s1"')
    const found = play(state, { g9: search('0504', 1) }, [1])
    expect(eventsFor(state, found.events, 'axis').map(({ kind }) => kind)).toContain('searched')
  })

  test('at most 4 turns of one sortie; then it is made ready', () => {
    let state = hides(RIFLE, FOREST)
    const seen: unknown[] = []
    for (let turn = 2; turn <= 6; turn++) {
      const judged = verdict(state, 'g9', search('0504', 3))
      const played = play(state, judged === 'legal' ? { g9: search('0504', 3) } : {}, [])
      state = played.state
      seen.push([turn, judged, played.unit('g9').ammo, played.unit('g9').task?.done ?? 0])
    }
    expect(seen).toEqual([
      [2, 'legal', 0, 1],
      [3, 'legal', 0, 2],
      [4, 'legal', 0, 3],
      [5, 'legal', 0, 0],
      [6, 'notReady T15.1', 0, 0],
    ])
    expect(unitOf(state, 'g9').ready).toBe(9)
  })

  test('T8.6.a, T3.21 a turn without the order, or another hex, ends the search', () => {
    const first = play(hides(RIFLE, FOREST), { g9: search('0504', 3) }, []).state
    expect(verdict(first, 'g9', search('0304', 3))).toBe('notReady T15.1')
    const idle = play(first, {}, [])
    expect(idle.of('worked')).toMatchObject([{ unit: 'g9', task: null, rule: 'T3.21' }])
    expect(verdict(idle.state, 'g9', search('0504', 3))).toBe('notReady T15.1')
  })
})

describe('T15.6 drops', () => {
  const para = (rows = PLAIN, more: Units = {}) =>
    on({ g9: squadron(JU52), g1: put(GERMAN, null, { place: 'carried', carrier: 'g9' }), ...more }, rows)
  const landing = (state: State, aim: string, dice: readonly number[]) => {
    const played = play(state, { g9: drop(aim) }, dice)
    return [played.of('dropped')[0]?.rolls, played.unit('g1').hex, played.unit('g1').place]
  }
  const falls: readonly Row[] = [
    ['T15.6', '1: on the hex', () => landing(para(), '0504', [1]), [[1], '0504', 'map']],
    ['T15.6', '3: on the hex', () => landing(para(), '0504', [3]), [[3], '0504', 'map']],
    [
      'T15.8',
      'vector 27: 5, then 3: the neighbour to the SE',
      () => landing(para(), '0504', [5, 3]),
      [[5, 3], '0604', 'map'],
    ],
    ['T15.8', '4, then 1: to the N', () => landing(para(), '0504', [4, 1]), [[4, 1], '0503', 'map']],
    ['T15.8', '6, then 6: to the NW', () => landing(para(), '0504', [6, 6]), [[6, 6], '0403', 'map']],
    [
      'T15.8.a',
      'off the map: the next neighbour clockwise',
      () => landing(para(), '0501', [6, 1]),
      [[6, 1], '0601', 'map'],
    ],
    [
      'T15.8',
      'a full hex: the next by the die',
      () =>
        landing(
          para(PLAIN, { g2: put(GERMAN, '0504'), g3: put(GERMAN, '0504'), g4: put(GERMAN, '0504') }),
          '0504',
          [1, 4],
        ),
      [[1, 4], '0505', 'map'],
    ],
    ['T15.8', 'by night a 3 drifts as well', () => [dropHits(false), dropHits(true)], [3, 2]],
  ]
  table(falls)

  test('T6.2 on an enemy: close combat, round 1 missed', () => {
    const state = para(PLAIN, { s1: put(RIFLE, '0504') })
    const played = play(state, { g9: drop('0504') }, [1, ...sixes(20)])
    expect(played.of('contact')).toMatchObject([{ hex: '0504', units: ['g1', 's1'] }])
    expect(played.of('round')[0]?.silent).toMatchObject([{ unit: 'g1', why: 'dismounted' }])
  })

  test('T6.2 they miss it too when they are assaulted in the turn of the drop', () => {
    const state = para(PLAIN, { s1: put(RIFLE, '0503') })
    const played = play(state, { g9: drop('0504'), s1: assault('0504') }, [1, ...sixes(20)])
    expect(played.of('round')[0]?.silent).toMatchObject([{ unit: 'g1', why: 'dismounted' }])
  })

  test('T5.7 who hid in the hex is found', () => {
    const state = para(FOREST, { s1: put(RIFLE, '0504', { concealed: true }) })
    expect(play(state, { g9: drop('0504') }, [1, ...sixes(20)]).of('revealed')).toMatchObject([
      { unit: 's1', why: 'entered', by: 'g1' },
    ])
  })

  const RIVER = PLAIN.map((row, y) => (y === 3 ? '.rrrrrrrr' : row))
  test('vector 27, T10.3 in a river: a die a point, each 1–2 costs it, a test; survivors on the nearest land', () => {
    const played = play(para(RIVER), { g9: drop('0204') }, [1, 1, 2, 3, 6, 1, 1])
    expect(played.of('landed')).toMatchObject([
      { unit: 'g1', hex: '0204', to: '0203', rolls: [1, 2, 3, 6], points: 2 },
    ])
    expect(played.unit('g1')).toMatchObject({ strength: 2, hex: '0203', place: 'map' })
    expect(played.of('tested')).toMatchObject([{ unit: 'g1', why: ['losses'] }])
  })

  test('T15.6.b a bridge counts as water', () => {
    const bridges = [{ hexes: ['0204'], strength: 2, demolitionTurns: 1 }]
    const units = { g9: squadron(JU52), g1: put(GERMAN, null, { place: 'carried', carrier: 'g9' }) }
    const played = play(
      on(units as never, RIVER, { map: { bridges } }),
      { g9: drop('0204') },
      [1, 6, 6, 6, 6],
    )
    expect(played.of('landed')).toMatchObject([{ hex: '0204', to: '0203', rolls: [6, 6, 6, 6], points: 0 }])
  })

  test('nobody is left: the unit is lost', () => {
    const played = play(para(RIVER), { g9: drop('0204') }, [1, 1, 2, 1, 2])
    expect(report(played.events)).toContain('g1 is destroyed')
    expect(played.unit('g1').place).toBe('destroyed')
  })

  test('T15.6 transports shot down: all aboard are lost', () => {
    const flak = put('su-aa-37-battery', '0504')
    const state = para(PLAIN, { s1: flak, g9: squadron(JU52, { strength: 1 }) })
    const played = play(state, { g9: drop('0504'), s1: react() }, [1, 1, 6, 6, 6, 6])
    expect(report(played.events)).toEqual([
      's1 fires at g9',
      'g9 loses 1',
      'g9 is destroyed',
      'g1 is destroyed',
    ])
    expect(played.of('destroyed')[1]).toMatchObject({ unit: 'g1', rule: 'T15.6' })
  })

  test('T15.1 five hits, defence 1: one loss drops on', () => {
    const state = para(PLAIN, { s1: put('su-aa-37-battery', '0507') })
    const played = play(state, { g9: drop('0504'), s1: react() }, [1, 1, 6, 6, 6, 6, 1, 1, 3])
    expect(firings(played.events)).toEqual(['s1 flak g9 6@2-1: 1,1,6,6,6,6 hits 2 loses 1'])
    expect([played.unit('g9').strength, played.unit('g1').hex]).toEqual([4, '0504'])
  })

  test('[H] T15.6.a cargo: 10 ammo for own units of the hex, who lacks most first', () => {
    const state = on({
      g9: squadron(JU52),
      g1: put(GERMAN, '0504', { ammo: 3 }),
      g2: put(GERMAN, '0504', { ammo: 8 }),
    })
    const played = play(state, { g9: drop('0504') }, [2])
    expect(played.of('supplied').map(({ unit, ammo }) => `${unit} ${ammo}`)).toEqual(['g1 9', 'g2 1'])
    expect(flights(played.events)).toEqual(['g9 airDrop 0104-0504', 'g9 done, ready 6'])
  })

  test('T15.6 aboard a unit takes no order, and the enemy does not know of it', () => {
    expect(verdict(para(), 'g1', { kind: 'march', path: ['0101'] })).toBe('aboard T15.6')
    const state = para()
    expect(viewFor(state, 'ussr').units.g1).toBeUndefined()
    const { events } = play(state, { g9: drop('0504') }, [1])
    const seen = eventsFor(state, events, 'ussr')
    expect(seen.filter(({ kind }) => kind === 'landed').length).toBe(1)
  })
})
