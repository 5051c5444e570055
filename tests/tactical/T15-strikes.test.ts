/** T3.18, T15.1, T15.3, T15.5, T15.7: squadrons, strikes on the ground, flak and those that are raided. */
import { describe, expect, test } from 'vitest'
import type { State } from '../../src/engine/tactical/model'
import type { Order } from '../../src/engine/tactical/orders'
import { previewOrder } from '../../src/engine/tactical/preview'
import { eventsFor, viewFor } from '../../src/engine/tactical/view'
import { FLAK20, FLAK37, firings, flights, IL2, JU87, squadron, strike, sumOf } from './support/air'
import {
  assault,
  board,
  fireAt,
  GERMAN,
  hold,
  manoeuvre,
  type Put,
  play,
  put,
  RIFLE,
  react,
  suppress,
  T34,
} from './support/board'
import { type Row, report, table, verdict } from './support/cases'

const PLAIN = ['.........', '.........', '.........', '.........', '.........', '.........', '.........']
type More = Parameters<typeof board>[2]
const on = (units: Readonly<Record<string, Put>>, rows = PLAIN, more: More = {}): State =>
  board(rows, units, more)
const told = (state: State, id: string, order: Order) => () => verdict(state, id, order)
const raid = (more: Readonly<Record<string, Put>> = {}, rows = PLAIN): State =>
  on({ g9: squadron(JU87), s1: put(RIFLE, '0504'), ...more }, rows)

const legality: readonly Row[] = [
  ['T15.3', 'dive bombers strike a known enemy unit', told(raid(), 'g9', strike('s1')), 'legal'],
  [
    'T15.3',
    'not an own unit',
    told(raid({ g1: put(GERMAN, '0505') }), 'g9', strike('g1')),
    'noSuchTarget T15.3',
  ],
  ['T15.3', 'not an unknown one', told(raid(), 'g9', strike('nobody')), 'noSuchTarget T15.3'],
  [
    'T15.3',
    'not a bare hex',
    told(raid(), 'g9', { kind: 'airStrike', aim: { hex: '0504' } }),
    'noSuchTarget T15.3',
  ],
  [
    'T8.7',
    'a unit in ambush reads like one that does not exist',
    told(raid({ s1: put(RIFLE, '0504', { concealed: true }) }), 'g9', strike('s1')),
    'noSuchTarget T15.3',
  ],
  [
    'T5.14',
    'not into a close combat',
    told(raid({ g1: put(GERMAN, '0504') }), 'g9', strike('s1')),
    'targetInContact T5.14',
  ],
  ['T15.1', 'a squadron does nothing else', told(raid(), 'g9', react()), 'squadronsFly T15.1'],
  ['T15.1', 'it does not move on the ground', told(raid(), 'g9', manoeuvre('0101')), 'squadronsFly T15.1'],
  [
    'T15.1',
    'a ground unit flies no mission',
    told(raid({ g1: put(GERMAN, '0101') }), 'g1', strike('s1')),
    'squadronsOnly T15.1',
  ],
  [
    'T15.2',
    'fighters fly no strikes',
    told(raid({ g9: squadron('de-fighter-bf109') }), 'g9', strike('s1')),
    'otherMission T15.2',
  ],
  [
    'T15.1',
    'made ready until a turn',
    told(raid({ g9: squadron(JU87, { ready: 3 }) }), 'g9', strike('s1')),
    'notReady T15.1',
  ],
  [
    'T15.1',
    'ready in its turn',
    told(raid({ g9: squadron(JU87, { ready: 2 }) }), 'g9', strike('s1')),
    'legal',
  ],
  [
    'T14.1',
    'a sortie wants ammo',
    told(raid({ g9: squadron(JU87, { ammo: 0 }) }), 'g9', strike('s1')),
    'noAmmo T3.22',
  ],
  [
    'T16.3',
    'the night bomber flies by night only',
    told(on({ s9: squadron('su-night-bomber-u2'), g1: put(GERMAN, '0504') }), 's9', strike('g1')),
    'byNightOnly T16.3',
  ],
]
describe('who may fly what', () => table(legality))

describe('T15.3 a strike', () => {
  test('T15.1.a 8 dice at 3: the target tests whatever the result (T7.3), the squadron flies home', () => {
    const played = play(raid(), { g9: strike('s1') }, [4, 5, 6, 4, 5, 6, 4, 5, 3, 5])
    expect(flights(played.events)).toEqual(['g9 airStrike 0104-0504', 'g9 done, ready 6'])
    expect(firings(played.events)).toEqual(['g9 raid s1 8@3-1: 4,5,6,4,5,6,4,5 hits 0 loses 0'])
    expect(played.of('tested')).toMatchObject([
      { unit: 's1', why: ['airStrike'], rolls: [3, 5], passed: true },
    ])
    expect(played.unit('g9')).toMatchObject({ place: 'reserve', hex: null, ready: 6, ammo: 1 })
  })

  test('losses and the strike are one test (T7.3)', () => {
    const played = play(raid(), { g9: strike('s1') }, [1, 2, 3, 4, 5, 6, 6, 6, 6, 6])
    expect(firings(played.events)).toEqual(['g9 raid s1 8@3-1: 1,2,3,4,5,6,6,6 hits 3 loses 2'])
    expect(played.of('tested')).toMatchObject([
      { unit: 's1', why: ['losses', 'airStrike'], against: 6, passed: false },
    ])
    expect(report(played.events)).toContain('s1 is suppressed')
  })

  test('it comes before the ground moves: a unit that is suppressed stays', () => {
    const played = play(
      raid(),
      { g9: strike('s1'), s1: manoeuvre('0604') },
      [
        // s1 answers with 4 dice first, then the strike.
        6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6,
      ],
    )
    expect(played.unit('s1').hex).toBe('0504')
  })

  const sums: readonly Row[] = [
    [
      'T12.1',
      'a tank shows its armour from above: T-34 2',
      () => sumOf(play(raid({ s1: put(T34, '0504') }), { g9: strike('s1') }).events, 'g9'),
      ['intensity 4', 'range 3', 'air 2'],
    ],
    [
      'T4.9',
      'forest: +1 defence, −1 accuracy, no dice lost',
      () =>
        sumOf(
          play(
            raid(
              {},
              PLAIN.map((row) => row.replaceAll('.', 'f')),
            ),
            { g9: strike('s1') },
          ).events,
          'g9',
        ),
      ['intensity 8', 'range 3, forest -1', 'air 1, forest 1'],
    ],
    [
      'T4.9',
      'open woods: +1 defence, −1 accuracy',
      () =>
        sumOf(
          play(
            raid(
              {},
              PLAIN.map((row) => row.replaceAll('.', 'l')),
            ),
            { g9: strike('s1') },
          ).events,
          'g9',
        ),
      ['intensity 8', 'range 3, openWoods -1', 'air 1, openWoods 1'],
    ],
    [
      'T9.2, T9.6',
      'bushes and hills take nothing from a strike',
      () =>
        sumOf(
          play(
            board(
              PLAIN.map((row) => row.replaceAll('.', 'b')),
              { g9: squadron(JU87), s1: put(RIFLE, '0504') },
              {
                map: { levels: PLAIN.map((row) => row.replaceAll('.', '2')) },
              },
            ),
            { g9: strike('s1') },
          ).events,
          'g9',
        ),
      ['intensity 8', 'range 3', 'air 1'],
    ],
    [
      'T4.9',
      'the order, the town and the trench add up',
      () =>
        sumOf(
          play(
            on(
              { g9: squadron(JU87), s1: put(RIFLE, '0504') },
              PLAIN.map((row) => row.replaceAll('.', 't')),
              {
                trenches: [{ hex: '0504', face: 'N' }],
              },
            ),
            { g9: strike('s1'), s1: hold },
          ).events,
          'g9',
        ),
      ['intensity 8', 'range 3', 'air 1, defence 1, town 2, trench 1'],
    ],
    [
      'T4.1',
      'a squadron that lost a hit strikes with half its dice',
      () => sumOf(play(raid({ g9: squadron(JU87, { strength: 1 }) }), { g9: strike('s1') }).events, 'g9'),
      ['intensity 4', 'range 3', 'air 1'],
    ],
  ]
  table(sums)

  test('T4.4 the pool of the turn counts on: what fire has used up is gone', () => {
    const state = raid({ g1: put(GERMAN, '0503') })
    const played = play(
      state,
      { g9: strike('s1'), g1: fireAt('s1') },
      [1, 6, 6, 6, 6, 6, 1, 6, 6, 6, 6, 6, 6, 6, 2, 2],
    )
    expect(firings(played.events)).toEqual([
      'g1 order s1 6@2-1: 1,6,6,6,6,6 hits 1 loses 0',
      'g9 raid s1 8@3-1: 1,6,6,6,6,6,6,6 hits 1 loses 1',
    ])
  })

  test('T4.8 the target fell in the fire phase: its like in the hex is struck; none: nothing', () => {
    const weak = put(RIFLE, '0504', { strength: 1 })
    const burn = [1, 1, 1, 1, 6, 6]
    const two = raid({ s1: weak, s2: put(RIFLE, '0504'), g1: put(GERMAN, '0503') })
    const played = play(two, { g9: strike('s1'), g1: fireAt('s1') }, [...burn, 6, 6, 6, 6, 6, 6, 6, 6, 2, 2])
    expect(firings(played.events).at(-1)).toContain('g9 raid s2')
    const alone = play(
      raid({ s1: weak, g1: put(GERMAN, '0503') }),
      { g9: strike('s1'), g1: fireAt('s1') },
      burn,
    )
    expect(report(alone.events)).toContain('g9: noSuchTarget T4.8')
    expect(flights(alone.events)).toEqual(['g9 airStrike 0104-0504', 'g9 done, ready 6'])
  })

  test('T15.1 turnaround 4: it flies again in the fourth turn after', () => {
    let state = raid({ g1: put(GERMAN, '0107') })
    const ready: string[] = []
    for (let turn = 2; turn <= 6; turn++) {
      ready.push(`${turn} ${verdict(state, 'g9', strike('s1'))}`)
      state = play(
        state,
        turn === 2 ? { g9: strike('s1') } : {},
        turn === 2 ? [6, 6, 6, 6, 6, 6, 6, 6, 1, 1] : [],
      ).state
    }
    expect(ready).toEqual(['2 legal', '3 notReady T15.1', '4 notReady T15.1', '5 notReady T15.1', '6 legal'])
  })

  test('T15.7 it neither stacks nor holds nor stops anybody', () => {
    const state = raid({ s2: put(RIFLE, '0504'), s3: put(RIFLE, '0503'), g9: squadron(JU87) })
    const played = play(state, { g9: strike('s1'), s3: manoeuvre('0504') }, [6, 6, 6, 6, 6, 6, 6, 6, 1, 1])
    expect(played.unit('s3').hex).toBe('0504')
    expect(played.state.control['0504']).toBe('ussr')
  })
})

test('T10.7 a strike takes the strength of a bunker, its defence from above is 1', () => {
  const state = on({ s9: squadron(IL2), g1: put('gen-bunker-mg', '0504') })
  const played = play(state, { s9: strike('g1') }, [1, 1, 6, 6, 6, 6, 6])
  expect(firings(played.events)).toEqual(['s9 raid g1 7@2-1: 1,1,6,6,6,6,6 hits 2 loses 1'])
  expect(played.unit('g1').strength).toBe(1)
})

describe('T15.5 flak', () => {
  const flak = (more: Omit<Put, 'type' | 'hex'> = {}) =>
    on({ s9: squadron(IL2), g1: put(FLAK20, '0503', more), g2: put(GERMAN, '0504') }, PLAIN, {
      edges: { s9: 'east' },
    })

  test('on Defence it fires once at the nearest point of the line, 1 ammo, before the strike', () => {
    const played = play(flak(), { s9: strike('g2'), g1: react() }, [1, 2, 3, 4, 5, 6, 6, 6, 6, 6, 6, 6, 2, 2])
    expect(firings(played.events)).toEqual([
      'g1 flak s9 5@2-3: 1,2,3,4,5 hits 2 loses 0',
      's9 raid g2 7@2-1: 6,6,6,6,6,6,6 hits 0 loses 0',
    ])
    expect(played.unit('g1')).toMatchObject({ fired: true })
    expect(played.unit('g1').ammo).toBe((flak().units.g1?.ammo ?? 0) - 1)
  })

  test('T15.4.a a loss and a failed test: the bombers turn back without attacking', () => {
    const played = play(flak(), { s9: strike('g2'), g1: react() }, [1, 2, 2, 1, 6, 6, 6])
    expect(firings(played.events)).toEqual(['g1 flak s9 5@2-3: 1,2,2,1,6 hits 4 loses 1'])
    expect(played.of('tested')).toMatchObject([{ unit: 's9', against: 7, rolls: [6, 6], passed: false }])
    expect(flights(played.events)).toEqual(['s9 airStrike 0904-0504', 's9 turnedBack, ready 6'])
    expect(played.of('suppressed')).toEqual([])
    expect(played.unit('s9')).toMatchObject({ place: 'reserve', strength: 1, suppressedIn: 0, ammo: 2 })
  })

  test('T15.7 (6) those that hold strike with what is left', () => {
    const played = play(flak(), { s9: strike('g2'), g1: react() }, [1, 2, 2, 1, 6, 3, 4, 6, 6, 6, 6, 2, 2])
    expect(firings(played.events)[1]).toBe('s9 raid g2 4@2-1: 6,6,6,6 hits 0 loses 0')
  })

  test('both hits lost: the squadron is destroyed and strikes nobody', () => {
    const played = play(flak(), { s9: strike('g2'), g1: react() }, [1, 1, 1, 1, 1])
    expect(report(played.events)).toContain('s9 is destroyed')
    expect(firings(played.events).length).toBe(1)
    expect(played.unit('s9').place).toBe('destroyed')
  })

  test('it has had its fire: nothing at those who move later', () => {
    const state = on(
      { s9: squadron(IL2), g1: put(FLAK20, '0503'), g2: put(GERMAN, '0504'), s1: put(RIFLE, '0302') },
      PLAIN,
      {
        edges: { s9: 'east' },
      },
    )
    const played = play(
      state,
      { s9: strike('g2'), g1: react(), s1: manoeuvre('0402') },
      [6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 2, 2],
    )
    expect(played.of('fired').map(({ cause }) => cause)).toEqual(['flak', 'raid'])
  })

  test('T15.5 it may keep its fire for the ground', () => {
    const played = play(
      flak(),
      { s9: strike('g2'), g1: react({ aircraft: false }) },
      [6, 6, 6, 6, 6, 6, 6, 2, 2],
    )
    expect(played.of('fired').map(({ cause }) => cause)).toEqual(['raid'])
    const held = play(flak(), { s9: strike('g2'), g1: hold }, [6, 6, 6, 6, 6, 6, 6, 2, 2])
    expect(held.of('fired').map(({ cause }) => cause)).toEqual(['raid'])
  })

  const silent: readonly Row[] = [
    [
      'T15.5',
      'fired in the fire phase',
      () =>
        play(
          on({ s9: squadron(IL2), g1: put(FLAK20, '0503'), g2: put(GERMAN, '0504'), s1: put(RIFLE, '0502') }),
          { s9: strike('g2'), g1: fireAt('s1') },
        )
          .of('fired')
          .map(({ cause }) => cause),
      ['order', 'raid'],
    ],
    [
      'T4.12',
      'limbered',
      () =>
        play(flak({ deployed: false }), { s9: strike('g2'), g1: react() })
          .of('fired')
          .map(({ cause }) => cause),
      ['raid'],
    ],
    [
      'T7.4',
      'suppressed',
      () =>
        play(flak({ suppressedIn: 1 }), { s9: strike('g2') })
          .of('fired')
          .map(({ cause }) => cause),
      ['raid'],
    ],
    [
      'T2.4',
      'without an order',
      () =>
        play(flak(), { s9: strike('g2') })
          .of('fired')
          .map(({ cause }) => cause),
      ['raid'],
    ],
    [
      'T3.22',
      'without ammo',
      () =>
        play(flak({ ammo: 0 }), { s9: strike('g2'), g1: react() })
          .of('fired')
          .map(({ cause }) => cause),
      ['raid'],
    ],
  ]
  describe('does not fire', () => table(silent))

  const far = (within?: number) =>
    play(
      on({ s9: squadron(IL2), g1: put(FLAK20, '0107'), g2: put(GERMAN, '0504') }, PLAIN, {
        edges: { s9: 'east' },
      }),
      { s9: strike('g2'), g1: react(within === undefined ? {} : { within }) },
    )
      .of('fired')
      .filter(({ cause }) => cause === 'flak')
      .map(({ hex, roll }) => `${hex} ${roll.sum.accuracy.map(({ value }) => value).join()}`)
  const ranges: readonly Row[] = [
    ['T15.5', 'without a choice: at the nearest point of the line', () => far(), ['0604 2']],
    ['T15.5', 'at the chosen distance, on the way in', () => far(6), ['0704 2']],
    ['T15.5', 'it opens fire at 3 or nearer: the line stays farther off', () => far(3), []],
  ]
  describe('T15.5 the distance', () => table(ranges))

  test('T3.2, T15.5 an ambush aims better and gives itself away', () => {
    const bushes = PLAIN.map((row) => row.replaceAll('.', 'b'))
    const state = on(
      { g9: squadron(JU87), s1: put(FLAK37, '0503', { concealed: true }), s2: put(RIFLE, '0504') },
      bushes,
    )
    const ambush: Order = { kind: 'ambush', policy: { mode: 'react' } }
    const played = play(state, { g9: strike('s2'), s1: ambush })
    expect(sumOf(played.events, 's1')).toEqual(['intensity 6', 'range 2, ambush 1', 'front 2'])
    expect(report(played.events)).toContain('s1 is revealed: fired')
  })

  test('T2.5 with the policy ask the turn stops with a question to its side', () => {
    const orders = { s9: strike('g2'), g1: react({ ask: true }) }
    const asked = play(flak(), orders).resolution
    expect(asked).toMatchObject({
      kind: 'question',
      question: { id: '2:flak:0:g1', side: 'axis', unit: 'g1', kind: 'flak', options: ['s9'], rule: 'T15.5' },
    })
    const causes = (answer: string) =>
      play(flak(), orders, undefined, { '2:flak:0:g1': answer })
        .of('fired')
        .map(({ cause }) => cause)
    expect([causes('s9'), causes('hold')]).toEqual([['flak', 'raid'], ['raid']])
  })
})

describe('T15.5 those that are raided', () => {
  test('fire at the raider, 1 ammo, their one fire', () => {
    const played = play(raid(), { g9: strike('s1'), s1: react() }, [1, 1, 1, 6, 3, 4, 6, 6, 6, 6, 2, 2])
    expect(firings(played.events)).toEqual([
      's1 raided g9 4@1-2: 1,1,1,6 hits 3 loses 1',
      'g9 raid s1 4@3-2: 6,6,6,6 hits 0 loses 0',
    ])
    expect(played.unit('s1')).toMatchObject({ ammo: 9, fired: true })
  })

  const cases: readonly Row[] = [
    [
      'T15.5',
      'a unit on the move answers',
      () =>
        play(raid(), { g9: strike('s1'), s1: manoeuvre('0604') })
          .of('fired')
          .map(({ cause }) => cause),
      ['raided', 'raid'],
    ],
    [
      'T15.5',
      'one that has fired does not',
      () =>
        play(raid({ g1: put(GERMAN, '0503') }), { g9: strike('s1'), s1: suppress('g1') })
          .of('fired')
          .map(({ cause }) => cause),
      ['order', 'raid'],
    ],
    [
      'T2.4',
      'one without an order does not',
      () =>
        play(raid(), { g9: strike('s1') })
          .of('fired')
          .map(({ cause }) => cause),
      ['raid'],
    ],
    [
      'T15.5.a',
      'one that holds its fire does not',
      () =>
        play(raid(), { g9: strike('s1'), s1: hold })
          .of('fired')
          .map(({ cause }) => cause),
      ['raid'],
    ],
    [
      'T15.5.a',
      'one that is to fire on the move keeps its fire',
      () =>
        play(raid({ g1: put(GERMAN, '0502') }), {
          g9: strike('s1'),
          s1: { kind: 'fireOnMove', path: ['0404'], aim: { unit: 'g1' } },
        })
          .of('fired')
          .map(({ cause }) => cause)
          .slice(0, 1),
      ['raid'],
    ],
    [
      'T15.5',
      'only the raided unit answers, not its neighbour in the hex',
      () =>
        play(raid({ s2: put(RIFLE, '0504') }), { g9: strike('s1'), s1: react(), s2: react() })
          .of('fired')
          .filter(({ cause }) => cause === 'raided')
          .map(({ unit }) => unit),
      ['s1'],
    ],
    [
      'T15.5',
      'tanks have nothing to fire with',
      () =>
        play(raid({ s1: put(T34, '0504') }), { g9: strike('s1'), s1: react() })
          .of('fired')
          .map(({ cause }) => cause),
      ['raid'],
    ],
  ]
  table(cases)

  test('T6.2 whoever fired at aircraft misses the first round of an assault', () => {
    const state = raid({ g1: put(GERMAN, '0503') })
    const played = play(state, { g9: strike('s1'), s1: react(), g1: assault('0504') }, [
      6,
      6,
      6,
      6,
      6,
      6,
      6,
      6,
      6,
      6,
      6,
      6,
      1,
      1,
      ...Array.from({ length: 20 }, () => 6),
    ])
    expect(played.of('round')[0]?.silent).toMatchObject([{ unit: 's1', why: 'fired' }])
  })
})

describe('what the sheet and the enemy see', () => {
  test('the preview is the umpire’s sum, with the chance of suppression by the strike itself', () => {
    const view = viewFor(raid(), 'axis')
    const { fire, path } = previewOrder(view, 'g9', strike('s1'))
    expect(fire).toMatchObject({ dice: 8, accuracy: 3, defence: 1, ammo: 1, laying: 'strike' })
    expect(fire?.suppressed).toBeGreaterThan(0.2)
    expect(path).toBeNull()
  })

  test('T8.7, T15.7.a squadrons held back are a secret; those that fly are told while they fly', () => {
    const state = raid({ s9: squadron(IL2) })
    const enemy = viewFor(state, 'ussr')
    expect(enemy.units.g9).toBeUndefined()
    expect(enemy.battle.scenario.units.some(({ id }) => id === 'g9')).toBe(false)
    expect(viewFor(state, 'axis').units.g9).toBeDefined()
    const { events, state: after } = play(state, { g9: strike('s1') })
    const seen = eventsFor(state, events, 'ussr')
    expect(seen.filter(({ kind }) => kind === 'flew').length).toBe(1)
    expect(seen.some((event) => event.kind === 'ordered' && event.unit === 'g9')).toBe(false)
    expect(viewFor(after, 'ussr').units.g9).toBeUndefined()
    expect(JSON.stringify(eventsFor(state, play(state, {}).events, 'ussr'))).not.toContain('g9')
  })

  test('T17.a a side with squadrons alone has nobody left', () => {
    const state = on({ g9: squadron(JU87), s1: put(RIFLE, '0504') })
    expect(play(state, {}).of('ended').length).toBe(1)
  })
})
