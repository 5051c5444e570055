/** T6.6, T6.10: who strikes whom, chosen anew each round. */
import { describe, expect, test } from 'vitest'
import type { Order } from '../../src/engine/tactical/orders'
import {
  APC,
  AT45,
  attacker,
  defender,
  type Faces,
  GERMAN,
  MG,
  PAK40,
  PZ4,
  play,
  RIFLE,
  ROMANIAN,
  type Scene,
  SMG,
  T34,
  TRUCKS,
} from './support/closeCombat'
import { strikes } from './support/report'

type Orders = Readonly<Record<string, Order>>
type Row = readonly [rule: string, title: string, scene: Scene, orders: Orders, pairs: string]

const foot = attacker('A', RIFLE)
const prefers = (...strike: NonNullable<Extract<Order, { kind: 'fightOn' }>['strike']>): Order => ({
  kind: 'fightOn',
  strike,
})
const inBushes = { ground: 'b' } as const

const rows: readonly Row[] = [
  [
    'T6.10',
    'the target with the fewest strikers so far: nobody is left alone',
    { units: [foot, attacker('B', SMG), defender('D', GERMAN), defender('E', GERMAN)] },
    {},
    'A>D B>E D>B E>A',
  ],
  [
    'T6.10',
    'most dice choose first: of two equal targets the ids decide',
    { units: [attacker('A', SMG), attacker('B', RIFLE), defender('D', GERMAN), defender('E', GERMAN)] },
    {},
    'A>E B>D D>A E>B',
  ],
  [
    'T6.10',
    "ties: the order's preference",
    { units: [foot, defender('D', GERMAN, { order: 'fightOn' }), attacker('G', AT45)] },
    { D: prefers('infantry') },
    'A>D D>A G>D',
  ],
  [
    'T6.10',
    'without one, the highest points',
    { units: [foot, defender('D', GERMAN), attacker('G', AT45)] },
    {},
    'A>D D>G G>D',
  ],
  [
    'T6.10',
    'dice × accuracy before points: APCs at a rifle company rather than at lorries',
    { ...inBushes, units: [foot, attacker('L', TRUCKS), defender('P', APC)] },
    {},
    'A>P P>A',
  ],
  [
    'T6.6',
    'strikers bound by it count: a preference does not double them',
    {
      ...inBushes,
      units: [foot, attacker('T', T34), defender('D', GERMAN), defender('E', MG, { order: 'fightOn' })],
    },
    { E: prefers('infantry') },
    'A>D D>A E>T T>E',
  ],
  [
    'T6.10',
    'a preference does not outweigh fewer strikers',
    {
      units: [
        foot,
        attacker('G', AT45),
        defender('D', GERMAN, { order: 'fightOn' }),
        defender('E', ROMANIAN, { order: 'fightOn' }),
      ],
    },
    { D: prefers('infantry'), E: prefers('infantry') },
    'A>D D>G E>A G>E',
  ],
  [
    'T6.10',
    'a preference of another order is none',
    { units: [foot, defender('D', GERMAN, { order: 'defence' }), attacker('G', AT45)] },
    { D: prefers('infantry') },
    'A>D D>G G>D',
  ],
  [
    'T6.6',
    'foot with tanks: defending foot must strike foot, one against one',
    { ...inBushes, units: [foot, attacker('T', T34), defender('D', GERMAN), defender('E', MG)] },
    {},
    'A>D D>A E>T T>E',
  ],
  [
    'T6.6',
    'surplus foot may take the tanks',
    { ...inBushes, units: [foot, attacker('T', T34), defender('D', GERMAN), defender('E', GERMAN)] },
    {},
    'A>E D>A E>T T>D',
  ],
  [
    'T6.6',
    'most figures first: the strongest defender takes the strongest attacker',
    {
      ...inBushes,
      units: [
        attacker('A', SMG),
        attacker('B', RIFLE),
        attacker('T', T34),
        defender('D', GERMAN, { strength: 2 }),
        defender('E', ROMANIAN),
      ],
    },
    {},
    'A>D B>E D>A E>B T>D',
  ],
  [
    'T6.6',
    'the duty goes before a preference',
    { ...inBushes, units: [foot, attacker('T', T34), defender('D', GERMAN, { order: 'fightOn' })] },
    { D: prefers('armour') },
    'A>D D>A T>D',
  ],
  [
    'T6.6',
    'it binds no attacker',
    { ...inBushes, units: [attacker('A', RIFLE), defender('D', GERMAN), defender('P', PZ4)] },
    {},
    'A>P D>A P>A',
  ],
  [
    'T6.6',
    'nor a defender without tanks before it: then points decide',
    { ...inBushes, units: [foot, attacker('L', AT45), defender('D', GERMAN)] },
    {},
    'A>D D>L L>D',
  ],
  [
    'T6.6',
    'crews are no foot: they are free to take the tanks',
    { units: [foot, attacker('T', T34), defender('P', PAK40)] },
    {},
    'A>P P>T T>P',
  ],
  [
    'T6.4',
    'on plain all foot is left to foot',
    { units: [foot, attacker('T', T34), defender('D', GERMAN), defender('E', GERMAN)] },
    {},
    'A>E D>A E>A T>D',
  ],
  [
    'T6.7',
    'columns can be struck, tanks by tanks',
    { units: [attacker('T', T34), defender('L', TRUCKS), defender('P', PZ4)] },
    {},
    'P>T T>P',
  ],
]

const pairsIn = (scene: Scene, orders: Orders, round = 1, faces: Faces = {}): string =>
  strikes(play(scene, faces, orders).events, round)
    .map((line) => line.split(' ')[0])
    .sort()
    .join(' ')

describe('pairing', () => {
  test.each(rows)('%s %s', (_rule, _title, scene, orders, pairs) => {
    expect(pairsIn(scene, orders)).toBe(pairs)
  })

  test('T6.10 chosen anew each round: a striker whose target fell takes another', () => {
    const scene = { units: [foot, defender('D', GERMAN, { strength: 1 }), defender('E', ROMANIAN)] }
    expect(pairsIn(scene, {}, 1)).toBe('A>D D>A E>A')
    expect(pairsIn(scene, {}, 2, { 'A>D 1': [1, 6, 6, 6] })).toBe('A>E E>A')
  })

  test('T4.4 dice of a round fall in the order of settlement: target, ascending defence, striker', () => {
    const scene = { units: [attacker('U', RIFLE), attacker('T', T34), defender('D', GERMAN)] }
    expect(strikes(play(scene).events)).toEqual(['U>D 4@2-0 T6.3', 'T>D 7@2-1 T6.4', 'D>U 4@2-0 T6.3'])
  })
})
