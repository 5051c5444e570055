/** T13: indirect fire, crowding, observers, blind fire, salvoes, batteries off the map. */
import { describe, expect, test } from 'vitest'
import type { State } from '../../src/engine/tactical/model'
import type { Order } from '../../src/engine/tactical/orders'
import {
  board,
  fireAt,
  GERMAN,
  manoeuvre,
  type Played,
  type Put,
  play,
  put,
  RIFLE,
  react,
  suppress,
} from './support/board'
import { paper, type Row, report, shot, shotFault, table, withUnit } from './support/cases'

const PLAIN = [
  '.........',
  '.........',
  '.........',
  '.........',
  '.........',
  '.........',
  '.........',
  '.........',
  '.........',
  '.........',
]
const MORTAR = 'de-mortar-81-platoon'
const FLAK88 = 'de-flak88-battery'
const FIELD_GUN = 'su-field-gun-76-battery'
const HOWITZER = 'su-howitzer-122-battery'
const ROCKETS = 'su-rocket-bm13-battery'
const OBSERVER = 'gen-observer-platoon'
const T34 = 'su-t34-company'
const PZ3 = 'de-pz3-company'
const MAXIM = 'su-maxim-company'

type Units = Readonly<Record<string, Put>>
type More = Parameters<typeof board>[2]
const on = (units: Units, rows: readonly string[] = PLAIN, more: More = {}): State => board(rows, units, more)
const atHex = (hex: string): Order => ({ kind: 'defence', policy: { mode: 'fire', target: { hex } } })
const throwsOf = (played: Played): readonly string[] =>
  played
    .of('fired')
    .map(
      ({ order, target, roll }) =>
        `${order} ${target}: ${roll.rolls.join()} hits ${roll.hits} stopped ${roll.stopped}`,
    )
/** The middle row is forest: nobody sees across. */
const WALL = PLAIN.map((row, y) => (y === 4 ? 'fffffffff' : row))

describe('crowding', () => {
  const three = { s1: put(RIFLE, '0303'), s2: put(RIFLE, '0303'), s3: put(RIFLE, '0303') }
  const gun = put(FLAK88, '0305')

  test('vector 6: the dice that miss the first are thrown at the second, those that miss it at the third', () => {
    const played = play(
      on({ ...three, g1: gun }),
      { g1: fireAt('s1') },
      [1, 2, 4, 5, 6, 6, 1, 2, 3, 5, 6, 3, 4, 6, 1, 1],
    )
    expect(throwsOf(played)).toEqual([
      '0 s1: 1,2,4,5,6,6 hits 2 stopped 1',
      '1 s2: 2,3,5,6 hits 1 stopped 1',
      '2 s3: 3,4,6 hits 0 stopped 0',
    ])
    expect(played.unit('g1').ammo).toBe(9)
  })

  test('T13.3 a keyed die says who is second', () => {
    const played = play(
      on({ ...three, g1: gun }),
      { g1: fireAt('s1') },
      [6, 6, 6, 6, 6, 6, 2, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6],
    )
    expect(played.of('fired').map(({ target, picked }) => [target, picked])).toEqual([
      ['s1', []],
      ['s3', [2]],
      ['s2', []],
    ])
  })

  test('T13.3 all dice hit the first: nothing is left for the others', () => {
    const played = play(on({ ...three, g1: gun }), { g1: fireAt('s1') }, [1, 1, 1, 1, 1, 1])
    expect(played.of('fired')).toHaveLength(1)
  })

  test('T13.3 each with its own class and defence', () => {
    const mixed = { s1: put(RIFLE, '0303'), s2: put(T34, '0303', { facing: 'S' }), s3: put(MAXIM, '0303') }
    const played = play(
      on({ ...mixed, g1: gun }),
      { g1: fireAt('s1') },
      [6, 6, 6, 6, 6, 6, 1, 3, 3, 3, 3, 6, 6, 6, 6, 1, 1],
    )
    expect(throwsOf(played)).toEqual([
      '0 s1: 6,6,6,6,6,6 hits 0 stopped 0',
      '1 s2: 3,3,3,3,6,6 hits 4 stopped 3',
      '2 s3: 6,6 hits 0 stopped 0',
    ])
  })

  test('T13.3 suppressive fire: every unit at which dice were thrown tests', () => {
    const nine = new Array(9).fill(6)
    const played = play(on({ ...three, g1: gun }), { g1: suppress('s1') }, [
      ...nine,
      1,
      ...nine,
      ...nine,
      1,
      1,
      1,
      1,
      1,
      1,
    ])
    expect(played.of('tested').map(({ unit }) => unit)).toEqual(['s1', 's2', 's3'])
  })

  test('T13.3 two in a hex are no crowd', () => {
    const played = play(
      on({ s1: put(RIFLE, '0303'), s2: put(RIFLE, '0303'), g1: gun }),
      { g1: fireAt('s1') },
      new Array(6).fill(6),
    )
    expect(played.of('fired')).toHaveLength(1)
  })

  test('T1.3 riders do not make a crowd', () => {
    const rider = put(RIFLE, '0303', { place: 'carried', carrier: 's2' })
    const played = play(
      on({ s1: put(RIFLE, '0303'), s2: put(T34, '0303'), s3: rider, g1: gun }),
      { g1: fireAt('s1') },
      new Array(6).fill(6),
    )
    expect(played.of('fired')).toHaveLength(1)
  })

  test('T13.3 rifles do not fire on', () => {
    const played = play(on({ ...three, g1: put(GERMAN, '0304') }), { g1: fireAt('s1') }, new Array(6).fill(6))
    expect(played.of('fired')).toHaveLength(1)
  })

  test('T13.3 a concealed unit counts for crowding', () => {
    const bushes = PLAIN.map((row, y) => (y === 2 ? '..b......' : row))
    const hidden = { ...three, s3: put(RIFLE, '0303', { concealed: true }) }
    const played = play(
      on({ ...hidden, g1: gun }, bushes),
      { g1: fireAt('s1') },
      [6, 6, 6, 6, 6, 2, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6],
    )
    expect(played.of('fired').map(({ target }) => target)).toEqual(['s1', 's3', 's2'])
  })
})

describe('observers', () => {
  const watched = (host: Partial<Put> = {}, more: Units = {}) =>
    on(
      {
        s1: put(FIELD_GUN, '0310', { facing: 'N' }),
        s2: put(RIFLE, '0304', host),
        s3: put(OBSERVER, '0304', { place: 'attached', host: 's2', serves: 's1' }),
        g1: put(GERMAN, '0302'),
        ...more,
      },
      WALL,
    )
  const accuracy =
    (state: State, target = 'g1', how = {}) =>
    () =>
      paper(shot(state, 's1', target, how).sum.accuracy)
  const rows: Row[] = [
    [
      'T13.4',
      'in sight and within 3 hexes they add one to fire from a closed position',
      accuracy(watched()),
      'range 1, observer 1',
    ],
    [
      'T13.4',
      'not beyond 3',
      accuracy(
        watched({}, { g1: put(GERMAN, '0301'), s2: put(RIFLE, '0304'), g2: put(GERMAN, '0601') }),
        'g2',
      ),
      'range 1',
    ],
    [
      'T13.4',
      'not out of sight',
      accuracy(
        on(
          {
            s1: put(FIELD_GUN, '0310', { facing: 'N' }),
            s2: put(RIFLE, '0304'),
            s3: put(OBSERVER, '0304', { place: 'attached', host: 's2', serves: 's1' }),
            g1: put(GERMAN, '0302'),
          },
          WALL.map((row, y) => (y === 2 ? 'fffffffff' : row)),
        ),
      ),
      'range 1',
    ],
    ['T13.4', 'not while their host is suppressed', accuracy(watched({ suppressedIn: 2 })), 'range 1'],
    [
      'T13.4',
      'not while it is in close combat',
      accuracy(watched({}, { g2: put(GERMAN, '0304') })),
      'range 1',
    ],
    [
      'T13.4',
      'not while it is carried',
      accuracy(watched({ place: 'carried', carrier: 's4' }, { s4: put(T34, '0304') })),
      'range 1',
    ],
    [
      'T13.4',
      'only for their own battery',
      () =>
        paper(shot(watched({}, { s5: put(FIELD_GUN, '0310', { facing: 'N' }) }), 's5', 'g1').sum.accuracy),
      'range 1',
    ],
    [
      'T13.4',
      'a battery that sees the target itself needs none',
      () =>
        paper(
          shot(
            on({
              s1: put(FIELD_GUN, '0305', { facing: 'N' }),
              s2: put(RIFLE, '0304'),
              s3: put(OBSERVER, '0304', { place: 'attached', host: 's2', serves: 's1' }),
              g1: put(GERMAN, '0302'),
            }),
            's1',
            'g1',
            { laying: 'indirect' },
          ).sum.accuracy,
        ),
      'range 1',
    ],
    [
      'T13.2',
      'from there no dice are lost either',
      () =>
        paper(
          shot(on({ s1: put(FIELD_GUN, '0305', { facing: 'N' }), g1: put(GERMAN, '0302') }), 's1', 'g1', {
            laying: 'indirect',
          }).sum.dice,
        ),
      'intensity 8',
    ],
    [
      'T13.2',
      'from a closed position two',
      () => paper(shot(watched(), 's1', 'g1').sum.dice),
      'intensity 8, closedPosition -2',
    ],
  ]
  table(rows)

  const lossOf = (...faces: number[]) => {
    const state = on({
      s2: put(RIFLE, '0304'),
      s3: put(OBSERVER, '0304', { place: 'attached', host: 's2' }),
      g1: put(GERMAN, '0303'),
    })
    return play(state, { g1: fireAt('s2') }, [1, 1, 6, 6, 6, 6, ...faces, 1, 1])
  }

  test('vector 7: a loss of the company throws 2D6 for its observers: 4,4 destroys them, 4,5 does not', () => {
    expect([lossOf(4, 4).unit('s3').place, lossOf(4, 5).unit('s3').place]).toEqual(['destroyed', 'attached'])
    expect(lossOf(4, 4).of('observerTested')[0]).toMatchObject({ rolls: [4, 4], lost: true, rule: 'T13.5' })
  })

  test('T13.5 no loss, no throw', () => {
    const state = on({
      s2: put(RIFLE, '0304'),
      s3: put(OBSERVER, '0304', { place: 'attached', host: 's2' }),
      g1: put(GERMAN, '0303'),
    })
    expect(play(state, { g1: fireAt('s2') }, [1, 6, 6, 6, 6, 6]).of('observerTested')).toEqual([])
  })

  test('T13.10 with the host they are lost', () => {
    const state = on({
      s2: put(RIFLE, '0304', { strength: 1 }),
      s3: put(OBSERVER, '0304', { place: 'attached', host: 's2' }),
      s4: put(RIFLE, '0109'),
      g1: put(GERMAN, '0303'),
    })
    const played = play(state, { g1: fireAt('s2') }, [1, 1, 6, 6, 6, 6])
    expect([
      played.unit('s3').place,
      played.of('destroyed').map(({ unit, why }) => `${unit} ${why}`),
    ]).toEqual(['destroyed', ['s2 losses', 's3 host']])
  })

  test('T13.4 they go where their host goes', () => {
    const state = on({
      s2: put(RIFLE, '0304'),
      s3: put(OBSERVER, '0304', { place: 'attached', host: 's2' }),
      g1: put(GERMAN, '0909'),
    })
    expect(play(state, { s2: manoeuvre('0303') }).unit('s3').hex).toBe('0303')
  })
})

describe('blind fire', () => {
  const mortar = { g1: put(MORTAR, '0307') }
  const hidden = { concealed: true }
  const bushes = PLAIN.map((row, y) => (y === 2 ? '..b......' : row))
  const blind = (units: Units, dice: readonly number[]) =>
    play(on({ ...mortar, s9: put(RIFLE, '0901'), ...units }, bushes), { g1: atHex('0303') }, dice)
  const seven = new Array(7).fill(6)
  const unharmed = { concealed: true, facing: 'S' } as const

  test('T13.6 nobody there: the ammo is spent', () => {
    const played = blind({}, [])
    expect(played.of('fired')[0]).toMatchObject({ target: null, ammo: 1, roll: { rolls: [] } })
    expect(played.unit('g1').ammo).toBe(9)
  })

  test('T13.6 one unit there, concealed or not, is hit without a die', () => {
    expect(
      blind({ s1: put(RIFLE, '0303', hidden) }, seven)
        .of('fired')
        .map(({ target, picked }) => [target, picked]),
    ).toEqual([['s1', []]])
  })

  test('T13.6 of two a die picks, each as likely', () => {
    const units = { s1: put(RIFLE, '0303', hidden), s2: put(RIFLE, '0303', hidden) }
    expect([1, 2].map((die) => blind(units, [die, ...seven]).of('fired')[0]?.target)).toEqual(['s1', 's2'])
  })

  test('T13.6 a unit that the shells cannot harm may be the one: the ammo is spent for nothing', () => {
    const units = { s1: put(RIFLE, '0303', hidden), s2: put(T34, '0303', unharmed) }
    expect(
      blind(units, [2])
        .of('fired')
        .map(({ target, ammo, picked }) => [target, ammo, picked]),
    ).toEqual([[null, 1, [2]]])
    expect(blind(units, [1, ...seven]).of('fired')[0]?.target).toBe('s1')
  })

  test('T13.6 own units in the hex are not fired at', () => {
    const played = blind({ g2: put(GERMAN, '0303') }, [])
    expect(played.of('fired').map(({ target }) => target)).toEqual([null])
  })

  test('T13.6 dice by the class of the unit hit', () => {
    const state = on(
      {
        s1: put('su-mortar-120-battery', '0307'),
        g1: put(PZ3, '0303', { concealed: true }),
        g9: put(GERMAN, '0901'),
      },
      bushes,
    )
    const played = play(state, { s1: atHex('0303') }, [6, 6])
    expect(played.of('fired')[0]?.roll.sum.dice[0]).toEqual({ why: 'intensity', value: 2, rule: 'T4.1' })
  })

  test('T3.25 fire at an empty hex reveals the firer', () => {
    const state = on({ g1: put(MORTAR, '0303', hidden), s9: put(RIFLE, '0909') }, bushes)
    expect(report(play(state, { g1: atHex('0307') }).events)).toContain('g1 is revealed: fired')
  })
})

describe('rocket salvoes', () => {
  const rockets = put(ROCKETS, '0310', { facing: 'N' })
  const units = {
    g1: put(GERMAN, '0302'),
    g2: put(PZ3, '0302'),
    s2: put(RIFLE, '0302', { place: 'destroyed' }),
  }

  test('T13.8 one set of dice is read against every enemy unit, each by its class', () => {
    const dice = [1, ...new Array(17).fill(6)]
    const played = play(on({ s1: rockets, ...units }), { s1: fireAt('g1') }, dice)
    expect(throwsOf(played)).toEqual([
      `0 g1: ${dice.join()} hits 1 stopped 1`,
      `1 g2: ${dice.slice(0, 5).join()} hits 1 stopped 1`,
    ])
    expect(played.unit('s1').ammo).toBe(2)
  })

  test('T13.8 no closed-position penalty', () => {
    expect(paper(shot(on({ s1: rockets, ...units }, WALL), 's1', 'g1').sum.dice)).toBe('intensity 18')
  })

  test('T13.8 no crowding: three in a hex read the same dice', () => {
    const crowd = { g1: put(GERMAN, '0302'), g2: put(GERMAN, '0302'), g3: put(GERMAN, '0302') }
    const played = play(on({ s1: rockets, ...crowd }), { s1: fireAt('g2') }, new Array(18).fill(6))
    expect(played.of('fired').map(({ target, order }) => `${order} ${target}`)).toEqual([
      '0 g1',
      '1 g2',
      '2 g3',
    ])
  })

  test('T13.8 laid on a hex it falls on all that is there, without a die that picks', () => {
    const wood = PLAIN.map((row, y) => (y === 1 ? '..l......' : row))
    const crowd = {
      g1: put(GERMAN, '0302', { concealed: true }),
      g2: put(GERMAN, '0302', { concealed: true }),
      g9: put(GERMAN, '0909'),
    }
    const played = play(on({ s1: rockets, ...crowd }, wood), { s1: atHex('0302') }, new Array(17).fill(6))
    expect(played.of('fired').map(({ target }) => target)).toEqual(['g1', 'g2'])
  })
})

describe('off the map', () => {
  const battery = (type: string, distance: number, rows = PLAIN): State => {
    const state = on(
      {
        s1: put(type, null, { place: 'offMap', deployed: true }),
        s2: put(RIFLE, '0909'),
        g1: put(GERMAN, '0305'),
        g2: put(PZ3, '0305', { facing: 'N' }),
      },
      rows,
    )
    const units = state.battle.scenario.units.map((unit) =>
      unit.id === 's1' ? { ...unit, offMap: { edge: 'south' as const, distance } } : unit,
    )
    return { ...state, battle: { ...state.battle, scenario: { ...state.battle.scenario, units } } }
  }
  const rows: Row[] = [
    [
      'T13.9',
      'indirect only, always closed',
      () => [
        shot(battery(HOWITZER, 6), 's1', 'g1').laying,
        paper(shot(battery(HOWITZER, 6), 's1', 'g1').sum.dice),
      ],
      ['indirect', 'intensity 10, closedPosition -2'],
    ],
    [
      'T13.9',
      'range from the target to the edge, and on',
      () => shot(battery(HOWITZER, 6), 's1', 'g1').range,
      12,
    ],
    ['T4.2', 'too far is too far', () => shotFault(battery(HOWITZER, 40), 's1', 'g1'), 'outOfRange T4.2'],
    [
      'T13.9',
      'it cannot be a target',
      () => shotFault(battery(HOWITZER, 6), 'g1', 's1'),
      'noSuchTarget T4.8',
    ],
    [
      'T13.9',
      'all round: no sector',
      () => shotFault(withUnit(battery(HOWITZER, 6), 's1', { facing: 'S' }), 's1', 'g1'),
      'legal',
    ],
    [
      'T5.10',
      'its fire comes from the middle of its edge',
      () =>
        ['N', 'S'].map((facing) =>
          paper(
            shot(withUnit(battery(HOWITZER, 6), 'g2', { facing: facing as 'N' }), 's1', 'g2').sum.defence,
          ),
        ),
      ['side 1', 'front 2'],
    ],
    [
      'T13.1',
      'a battery that does not see them may lob at tanks',
      () => shot(battery(HOWITZER, 6), 's1', 'g2').dice,
      1,
    ],
    [
      'T13.9',
      'it reacts to movers like any other',
      () =>
        play(battery(HOWITZER, 6), { s1: react({ prefer: ['infantry'] }), g1: manoeuvre('0304') })
          .of('fired')
          .map(({ tick, target, from }) => [tick, target, from]),
      [[0, 'g1', null]],
    ],
    [
      'T3.22',
      'suppressive fire takes 3 of its ammo',
      () => play(battery(HOWITZER, 6), { s1: suppress('g1') }).unit('s1').ammo,
      5,
    ],
    [
      'T13.9',
      'nothing is seen from off the map, however near',
      () => shotFault(battery(HOWITZER, 0), 's1', 'g1', { laying: 'direct' }),
      'noSight T13.9',
    ],
  ]
  table(rows)
})
