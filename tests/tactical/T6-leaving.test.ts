/** T5.13: leaving close combat by the standing policy. */
import { describe, expect, test } from 'vitest'
import type { Unit } from '../../src/engine/tactical/model'
import type { Order } from '../../src/engine/tactical/orders'
import {
  attacker,
  defender,
  type Faces,
  GERMAN,
  MG,
  PAK40,
  PZ4,
  play,
  RIFLE,
  type Scene,
  TURN,
} from './support/closeCombat'
import { silent, story, strikes } from './support/report'

const NORTH = '0201'
const SOUTH = '0203'

const leaves = (after: 1 | 2, to: string): Order => ({ kind: 'fightOn', leave: { after, to } })
const fighting = { order: 'fightOn', since: 4 } as const
const foot = attacker('A', RIFLE, fighting)
const held = (more: Partial<Unit> = {}): Unit => defender('D', GERMAN, { ...fighting, ...more })

type Row = readonly [
  rule: string,
  title: string,
  scene: Scene,
  orders: Readonly<Record<string, Order>>,
  faces: Faces,
  story: readonly string[],
]

const went = ['D leftCombat', 'D moves 0202-0203 faces S came by N']
const friends = (hex: string, n: number, of = defender): readonly Unit[] =>
  Array.from({ length: n }, (_, i) => of(`Z${i}`, RIFLE, { hex }))

const rows: readonly Row[] = [
  [
    'T5.13',
    'after round 1: it goes at the end of round 2',
    { units: [foot, held()] },
    { D: leaves(1, SOUTH) },
    {},
    went,
  ],
  [
    'T5.13',
    "struck in round 2 all the same, and tested at the step's end",
    { units: [foot, held()] },
    { D: leaves(1, SOUTH) },
    { 'A>D 2': [1, 6, 6, 6] },
    ['2 A>D hits 1 stopped 0', 'D loses 1, left 3', ...went, 'D tests losses 3/8 passes'],
  ],
  [
    'T5.13',
    "not into an enemy's hex",
    { units: [foot, held(), ...friends(SOUTH, 1, attacker)] },
    { D: leaves(1, SOUTH) },
    {},
    ['D stays: enemyAhead T5.13'],
  ],
  [
    'T6.17',
    'a hidden enemy bars the way and is found',
    { units: [foot, held(), attacker('H', RIFLE, { hex: SOUTH, concealed: true })] },
    { D: leaves(1, SOUTH) },
    {},
    ['H revealed detected by D', 'D stays: enemyAhead T5.13'],
  ],
  [
    'T1.3',
    'not into a full hex',
    { units: [foot, held(), ...friends(SOUTH, 3)] },
    { D: leaves(2, SOUTH) },
    {},
    ['D stays: fullHex T1.3'],
  ],
  [
    'T1.3',
    'of two for one place the first on the order sheet goes',
    { units: [foot, held({ row: 2 }), defender('E', MG, { ...fighting, row: 1 }), ...friends(SOUTH, 2)] },
    { D: leaves(1, SOUTH), E: leaves(1, SOUTH) },
    {},
    ['D stays: fullHex T1.3', 'E leftCombat', 'E moves 0202-0203 faces S came by N'],
  ],
  [
    'T10.6',
    'not over an impassable edge: no tanks over obstacles',
    { units: [foot, defender('P', PZ4, fighting)], obstacles: ['0203/N'] },
    { P: leaves(1, SOUTH) },
    {},
    ['A fears 3/8 passes', 'P stays: obstacleOnEdge T10.6'],
  ],
  [
    'T5.13',
    'only to a neighbour',
    { units: [foot, held()] },
    { D: leaves(1, '0101') },
    {},
    ['D stays: notNeighbour T5.1'],
  ],
  [
    'T5.1',
    'a gun that cannot be moved in action stays',
    { units: [foot, defender('P', PAK40, fighting)] },
    { P: leaves(1, SOUTH) },
    {},
    ['P stays: cannotMove T5.1'],
  ],
  [
    'T5.13',
    'a suppressed unit cannot leave',
    { units: [foot, held({ suppressedIn: TURN }), defender('E', MG)] },
    { D: leaves(1, SOUTH) },
    { 'D rally 1': [6, 6], 'D rally 2': [6, 6] },
    ['D tests rally 12/9 fails', 'D tests rally 12/9 fails'],
  ],
  [
    'T7.4',
    'nor one that has rallied: its order lapsed',
    { units: [foot, held({ suppressedIn: TURN }), defender('E', MG)] },
    { D: leaves(2, SOUTH) },
    {},
    ['D tests rally 3/9 passes', 'D rallied'],
  ],
  [
    'T6.8',
    'who is left behind suppressed surrenders',
    { units: [foot, held(), defender('E', MG, { suppressedIn: TURN })] },
    { D: leaves(1, SOUTH) },
    { 'E rally 1': [6, 6] },
    ['E tests rally 12/9 fails', ...went, 'E gone by surrender T6.8'],
  ],
  [
    'T6.17',
    'its enemies gone, it stays',
    { units: [attacker('A', RIFLE, { ...fighting, strength: 1 }), held(), defender('E', MG)] },
    { D: leaves(1, SOUTH) },
    { 'E>A 2': [1, 6] },
    ['2 E>A hits 1 stopped 0', 'A loses 1, left 0', 'A gone by losses T4.5'],
  ],
  [
    'T5.13',
    'both leave in one round',
    { units: [foot, held()] },
    { A: leaves(1, NORTH), D: leaves(1, SOUTH) },
    {},
    ['A leftCombat', 'A moves 0202-0201 faces N came by S', ...went],
  ],
  [
    'T5.8',
    'both for one hex: both stay',
    { units: [foot, held()] },
    { A: leaves(1, SOUTH), D: leaves(1, SOUTH) },
    {},
    ['A stays: enemyAhead T5.8', 'D stays: enemyAhead T5.8'],
  ],
  [
    'T10.5',
    'wire: 7 holds it',
    { units: [foot, held()], wire: ['0203/N'] },
    { D: leaves(1, SOUTH) },
    { 'D wire 2': [3, 4] },
    ['D stays: wire T10.5'],
  ],
  [
    'T10.5',
    'wire: 8 lets it through',
    { units: [foot, held()], wire: ['0203/N'] },
    { D: leaves(1, SOUTH) },
    { 'D wire 2': [4, 4] },
    went,
  ],
]

describe('by policy', () => {
  test.each(rows)('%s %s', (_rule, _title, scene, orders, faces, expected) => {
    expect(story(play(scene, faces, orders).events)).toEqual(expected)
  })

  test('T5.13 in its last round it does not strike and is struck, then it is out of the fight', () => {
    const { events, state } = play({ units: [foot, held(), defender('E', MG)] }, {}, { D: leaves(1, SOUTH) })
    expect([1, 2, 3].map((round) => silent(events, round))).toEqual([[], ['D leaving T5.13'], []])
    expect(strikes(events, 3)).toEqual(['E>A 2@1-0 T6.3', 'A>E 4@2-0 T6.3'])
    expect(state.units.D).toMatchObject({ hex: SOUTH, cameBy: 'N', facing: 'S', since: TURN })
  })

  test('T5.13 barred from the start it fights on in that round', () => {
    const full = { units: [foot, held(), ...friends(SOUTH, 3)] }
    expect(strikes(play(full, {}, { D: leaves(1, SOUTH) }).events, 2)).toContain('D>A 4@2-0 T6.3')
  })
})

test('T5.13, T2.3 rounds are fought in all hexes at once: of two that make for one place the upper row goes', () => {
  const fight = (hex: string, ids: readonly [string, string], row: number): readonly Unit[] => [
    attacker(ids[0], RIFLE, { ...fighting, hex }),
    defender(ids[1], GERMAN, { ...fighting, hex, row }),
  ]
  const units = [...fight('0202', ['A', 'D'], 9), ...fight(SOUTH, ['B', 'E'], 2), ...friends('0103', 2)]
  const { events } = play({ units }, {}, { D: leaves(1, '0103'), E: leaves(1, '0103') })
  expect(story(events)).toEqual([
    'D stays: fullHex T1.3',
    'E leftCombat',
    'E moves 0203-0103 faces NW came by SE',
  ])
  expect(events.flatMap((event) => (event.kind === 'round' ? `${event.round} ${event.hex}` : []))).toEqual([
    '1 0202',
    '1 0203',
    '2 0202',
    '2 0203',
    '3 0202',
  ])
})
