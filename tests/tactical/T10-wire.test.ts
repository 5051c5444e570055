/** T10.5 wire on edges, T10.6 obstacles: crossing, tearing, removing. */
import { describe, expect, test } from 'vitest'
import type { State, UnitId } from '../../src/engine/tactical/model'
import type { MoveOrder, Order } from '../../src/engine/tactical/orders'
import { previewOrder } from '../../src/engine/tactical/preview'
import { viewFor } from '../../src/engine/tactical/view'
import { assault, board, GERMAN, manoeuvre, march, type Put, play, put, RIFLE, T34 } from './support/board'
import { arrivals, report, step, verdict, withType } from './support/cases'

const path = (...hexes: string[]): MoveOrder => ({ kind: 'manoeuvre', path: hexes })

/** Columns of plain; wire between 0304 and 0303. */
const MAP = Array.from({ length: 8 }, () => '.....')
const WIRE = { wire: [{ hex: '0304', face: 'N' as const }] }
const on = (units: Readonly<Record<UnitId, Put>>, more: Parameters<typeof board>[2] = WIRE): State =>
  board(MAP, units, more)

const CAR = 'su-ba10-company'
const ENGINEERS = 'su-engineer-company'
const torn = (played: ReturnType<typeof play>) =>
  played.of('edgeCleared').map(({ unit, how }) => `${unit} ${how}`)
const thrown = (played: ReturnType<typeof play>) =>
  played.of('wireTested').map(({ unit, rolls, passed }) => [unit, rolls.join(), passed])

describe('T10.5 who crosses wire', () => {
  const rows: readonly (readonly [title: string, type: string, more: Partial<Put>, expected: string])[] = [
    ['foot crosses if it throws 8', RIFLE, {}, 'cost 1, speed 1'],
    ['crews without guns to tow roll as foot', 'su-maxim-company', {}, 'cost 1, speed 1'],
    ['mortars carried by hand roll as foot', 'su-mortar-82-company', {}, 'cost 1, speed 1'],
    ['towed guns do not cross', 'su-at-gun-45-battery', {}, 'wire T10.5'],
    ['tanks tear it freely', T34, {}, 'cost 1, speed 4'],
    ['armoured cars at one hex more', CAR, {}, 'cost 2, speed 3'],
    ['APCs at one hex more', 'de-sdkfz251-company', {}, 'cost 2, speed 4'],
    ['lorries do not cross', 'gen-truck-column', {}, 'wire T10.5'],
    ['horse columns do not cross', 'gen-horse-train', {}, 'wire T10.5'],
    ['rocket lorries do not cross', 'su-rocket-bm13-battery', {}, 'wire T10.5'],
    ['mobile troops do not cross, mounted', 'su-cavalry-squadron', { mount: 'on' }, 'wire T10.5'],
    ['nor on foot', 'su-cavalry-squadron', { mount: 'off' }, 'wire T10.5'],
    ['nor bicyclists', 'de-bicycle-squadron', {}, 'wire T10.5'],
    ['nor motorcyclists', 'de-motorcycle-company', { mount: 'off' }, 'wire T10.5'],
  ]
  test.each(rows)('T10.5 %s', (_title, type, more, expected) => {
    const id = type.startsWith('de-') ? 'g1' : 's1'
    expect(step(on({ [id]: put(type, '0304', more) }), id, 'manoeuvre', '0304', '0303')).toBe(expected)
  })
  test.each([
    ['on', 'wire T10.5'],
    ['off', 'cost 1, speed 1'],
  ] as const)('T10.5 variant `mounted`: cavalry %s', (mount, expected) => {
    const state = on(
      { s1: put('su-cavalry-squadron', '0304', { mount }) },
      { ...WIRE, variants: { wireMobile: 'mounted' } },
    )
    expect(step(state, 's1', 'manoeuvre', '0304', '0303')).toBe(expected)
  })
  test('T10.5 both ways', () => {
    const state = on({ s1: put('gen-truck-column', '0303') })
    expect(step(state, 's1', 'manoeuvre', '0303', '0304')).toBe('wire T10.5')
    expect(step(state, 's1', 'manoeuvre', '0303', '0302')).toBe('cost 1, speed 2')
  })
  test('T10.5 a path over it is refused to those that do not cross', () => {
    const state = on({ s1: put('gen-truck-column', '0304') })
    expect(verdict(state, 's1', march('0303'))).toBe('wire T10.5')
  })
})

describe('T10.5 rolls at arrival', () => {
  test('vector 14: 2D6 = 7 stops, and it stays where it was', () => {
    const played = play(on({ s1: put(RIFLE, '0304') }), { s1: manoeuvre('0303') }, [3, 4])
    expect(thrown(played)).toEqual([['s1', '3,4', false]])
    expect(report(played.events)).toEqual(['2520: s1 stops: wire'])
    expect(played.unit('s1').hex).toBe('0304')
    expect(played.state.works.wire).toHaveLength(1)
  })
  test('vector 14: 8 crosses; the wire stays', () => {
    const played = play(on({ s1: put(RIFLE, '0304') }), { s1: manoeuvre('0303') }, [4, 4])
    expect(thrown(played)).toEqual([['s1', '4,4', true]])
    expect(played.unit('s1').hex).toBe('0303')
    expect(played.state.works.wire).toHaveLength(1)
  })
  test('vector 14: a tank crosses freely and without a die; the wire is gone at that tick', () => {
    const played = play(on({ s1: put(T34, '0304') }), { s1: manoeuvre('0303', '0302') }, [])
    expect(report(played.events)).toEqual(['630: s1 to 0303', '1260: s1 to 0302'])
    expect(played.of('edgeCleared')).toMatchObject([
      { unit: 's1', tick: 630, how: 'torn', hex: '0304', face: 'N' },
    ])
    expect(played.state.works.wire).toEqual([])
  })
  test('vector 14: an armoured car of speed 5: the crossing step takes 1008 ticks, 3 more after it, 4 in all', () => {
    const state = withType(on({ s1: put(CAR, '0304') }), CAR, { speed: { manoeuvre: 5, march: 5, road: 5 } })
    expect(arrivals(state, 's1', path('0303', '0302', '0301'))).toEqual([1008, 1512, 2016])
    expect(arrivals(state, 's1', path('0303', '0302', '0301', '0401'))).toEqual([1008, 1512, 2016, 2520])
    expect(arrivals(state, 's1', path('0303', '0302', '0301', '0401', '0402'))).toBe('tooFar T5.1')
    const played = play(state, { s1: manoeuvre('0303') }, [])
    expect(torn(played)).toEqual(['s1 torn'])
    expect(played.state.works.wire).toEqual([])
  })
  test('T5.3, T10.5.a the hex more for wire is no climb: a step that does not fit the turn is not begun', () => {
    const state = withType(on({ s1: put(CAR, '0304') }), CAR, { speed: { manoeuvre: 1, march: 1, road: 1 } })
    expect(arrivals(state, 's1', path('0303'))).toBe('tooFar T5.1')
  })
  test('T10.5 each unit throws for itself', () => {
    const state = on({ s1: put(RIFLE, '0304'), s2: put(RIFLE, '0304') })
    const played = play(state, { s1: manoeuvre('0303'), s2: manoeuvre('0303') }, [1, 1, 6, 6])
    expect(report(played.events)).toEqual(['2520: s2 to 0303', '2520: s1 stops: wire'])
  })
  test('T5.6 failed rolls drop out first: they take no place of the three', () => {
    const state = on({
      s1: put(RIFLE, '0304'),
      s2: put(RIFLE, '0304'),
      s3: put(RIFLE, '0303'),
      s4: put(RIFLE, '0303'),
    })
    // One place is free; the lowest in the sheet (s2) would be stopped, had s1 not failed.
    const played = play(state, { s1: manoeuvre('0303'), s2: manoeuvre('0303') }, [1, 1, 6, 6])
    expect(report(played.events)).toEqual(['2520: s2 to 0303', '2520: s1 stops: wire'])
  })
  test('T10.5 vehicles first: a tank opens it for foot of the same tick, which throws nothing', () => {
    const slow = { manoeuvre: 1, march: 1, road: 1 }
    const state = withType(on({ s1: put(RIFLE, '0304'), s2: put(T34, '0304') }), T34, { speed: slow })
    const played = play(state, { s1: manoeuvre('0303'), s2: manoeuvre('0303') }, [])
    expect(report(played.events)).toEqual(['2520: s1 to 0303', '2520: s2 to 0303'])
    expect(torn(played)).toEqual(['s2 torn'])
  })
  test('T10.5.a a tank that is stopped opens nothing: foot of its tick throws after all', () => {
    const slow = { manoeuvre: 1, march: 1, road: 1 }
    const full = { s3: put(RIFLE, '0303'), s4: put(RIFLE, '0303') }
    const state = withType(on({ s1: put(RIFLE, '0304'), s2: put(T34, '0304'), ...full }), T34, {
      speed: slow,
    })
    const played = play(state, { s1: manoeuvre('0303'), s2: manoeuvre('0303') }, [4, 4])
    expect(report(played.events)).toEqual(['2520: s1 to 0303', '2520: s2 stops: full'])
    expect(torn(played)).toEqual([])
    expect(played.state.works.wire).toHaveLength(1)
  })
  test('T10.5 a tank that went before has opened it: no die', () => {
    const state = on({ s1: put(RIFLE, '0304'), s2: put(T34, '0304') })
    const played = play(state, { s1: manoeuvre('0303'), s2: manoeuvre('0303', '0302') }, [])
    expect(played.unit('s1').hex).toBe('0303')
  })
  test('T10.5 Assault throws too: on a failure there is no close combat', () => {
    const state = on({ s1: put(RIFLE, '0304'), g1: put(GERMAN, '0303') })
    const played = play(state, { s1: assault('0303') }, [3, 4])
    expect(played.of('contact')).toEqual([])
    expect(played.of('round')).toEqual([])
  })
  test('vector 40: T5.13 leaving by order over wire: 7 stays in close combat', () => {
    const state = on({ s1: put(RIFLE, '0304'), g1: put(GERMAN, '0304', { strength: 3 }) })
    const strikes = [1, 4, 5]
    const stays = play(state, { s1: manoeuvre('0303') }, [
      ...strikes,
      1,
      1,
      3,
      4,
      ...[6, 6, 6, 6, 6, 6],
      ...[6, 6, 6, 6, 6, 6],
      ...[6, 6, 6, 6, 6, 6],
    ])
    expect(stays.of('lost')).toMatchObject([{ unit: 's1', points: 1 }])
    expect(thrown(stays)).toEqual([['s1', '3,4', false]])
    expect(stays.unit('s1').hex).toBe('0304')
    expect(stays.of('round').map(({ round }) => round)).toEqual([0, 1, 2, 3])
  })
  test('vector 40: 8 arrives by its speed', () => {
    const state = on({ s1: put(RIFLE, '0304'), g1: put(GERMAN, '0304', { strength: 3 }) })
    const goes = play(state, { s1: manoeuvre('0303') }, [1, 4, 5, 1, 1, 4, 4])
    expect(goes.of('moved')).toMatchObject([{ unit: 's1', to: '0303', tick: 2520 }])
  })
  test('T10.5 leaving by policy: a tank opens the edge for foot of the same round', () => {
    const state = on({
      s1: put(RIFLE, '0304'),
      s2: put(T34, '0304'),
      g1: put(GERMAN, '0304', { strength: 1, suppressedIn: 0 }),
    })
    const leaves: Order = { kind: 'fightOn', leave: { after: 1, to: '0303' } }
    // Tank fear holds; in round 1 eleven dice at the Germans and one of theirs miss, in round 2 one more.
    const dice = [1, 1, ...Array<number>(13).fill(6)]
    const played = play(state, { s1: leaves, s2: leaves, g1: { kind: 'fightOn' } }, dice)
    expect(played.of('leftCombat').map(({ unit }) => unit)).toEqual(['s1', 's2'])
    expect(thrown(played)).toEqual([])
    expect(torn(played)).toEqual(['s2 torn'])
  })
  test('T10.5 the preview warns of the roll', () => {
    const view = viewFor(on({ s1: put(RIFLE, '0304') }), 'ussr')
    expect(previewOrder(view, 's1', manoeuvre('0303')).warnings).toEqual([
      { key: 'wireAhead', rule: 'T10.5', detail: { hex: '0303' } },
    ])
    const tank = viewFor(on({ s1: put(T34, '0304') }), 'ussr')
    expect(previewOrder(tank, 's1', manoeuvre('0303')).warnings).toEqual([])
  })
})

describe('T3.11 engineers at wire and obstacles', () => {
  const works = { ...WIRE, obstacles: [{ hex: '0303', face: 'N' as const }] }
  test('T10.5 wire is removed in one turn, from either side of the edge', () => {
    for (const [hex, face] of [
      ['0304', 'N'],
      ['0303', 'S'],
    ] as const) {
      const played = play(on({ s1: put(ENGINEERS, hex) }, works), { s1: { kind: 'removeWire', face } }, [])
      expect(torn(played)).toEqual(['s1 removed'])
      expect(played.state.works.wire).toEqual([])
      expect(played.state.works.obstacles).toHaveLength(1)
    }
  })
  test('T10.6 an obstacle stops vehicles only, and is blown up in one turn', () => {
    const state = on({ s1: put(ENGINEERS, '0303'), s2: put(T34, '0303') }, works)
    expect(step(state, 's2', 'manoeuvre', '0303', '0302')).toBe('obstacleOnEdge T10.6')
    expect(step(state, 's1', 'manoeuvre', '0303', '0302')).toBe('cost 1, speed 1')
    const played = play(state, { s1: { kind: 'blowObstacle', face: 'N' } }, [])
    expect(torn(played)).toEqual(['s1 blown'])
    expect(step(played.state, 's2', 'manoeuvre', '0303', '0302')).toBe('cost 1, speed 4')
  })
  test('T3.11 of two at one edge the first has done it', () => {
    const state = on({ s1: put(ENGINEERS, '0304'), s2: put(ENGINEERS, '0303') }, works)
    const played = play(
      state,
      { s1: { kind: 'removeWire', face: 'N' }, s2: { kind: 'removeWire', face: 'S' } },
      [],
    )
    expect(torn(played)).toEqual(['s1 removed'])
    expect(played.of('lapsed')).toMatchObject([{ unit: 's2', fault: 'alreadyDone' }])
  })
  const refused: readonly (readonly [string, string, Order, string])[] = [
    ['riflemen have no shears', RIFLE, { kind: 'removeWire', face: 'N' }, 'cannotWork T10.5'],
    ['storm groups have', 'su-storm-group', { kind: 'removeWire', face: 'N' }, 'legal'],
    ['but blow up no obstacles', 'su-storm-group', { kind: 'blowObstacle', face: 'N' }, 'cannotWork T10.6'],
    ['no wire on that edge', ENGINEERS, { kind: 'removeWire', face: 'S' }, 'noWireThere T10.5'],
    ['no obstacle on that edge', ENGINEERS, { kind: 'blowObstacle', face: 'S' }, 'nothingToWorkAt T10.6'],
  ]
  test.each(refused)('T3.11 %s', (_title, type, order, expected) => {
    expect(verdict(on({ s1: put(type, '0304') }, works), 's1', order)).toBe(expected)
  })
  test('T3.24 work ends an ambush; T3.20 base defence', () => {
    const state = on({ s1: put(ENGINEERS, '0304', { concealed: true }) }, works)
    const played = play(state, { s1: { kind: 'removeWire', face: 'N' } }, [])
    expect(played.of('revealed')).toMatchObject([{ unit: 's1', why: 'special', rule: 'T3.24' }])
  })
})
