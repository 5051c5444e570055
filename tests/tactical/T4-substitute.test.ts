/** T4.8: at whom fire on the move goes when its target is not where it was. */
import { describe } from 'vitest'
import type { Order } from '../../src/engine/tactical/orders'
import {
  assault,
  board,
  fireAt,
  GERMAN,
  march,
  type Put,
  play,
  put,
  RIFLE,
  react,
  T34,
} from './support/board'
import { shots, table } from './support/cases'

const TRUCKS = 'gen-truck-column'
/** A wood in 0303 hides 0304 from the north. */
const MAP = ['.....', '.....', '..f..', '.....', '.....', '.....']

const onMove = (unit: string, ...path: string[]): Order => ({ kind: 'fireOnMove', aim: { unit }, path })
type Units = Readonly<Record<string, Put>>
type Orders = Readonly<Record<string, Order>>

type More = Parameters<typeof board>[2] & { dice?: readonly number[] }

/** Fire on the move of a T-34 that drives from 0201 to 0202, and what lapsed. */
const fire = (units: Units, orders: Orders, more: More = {}): readonly string[] => {
  const state = board(MAP, { s1: put(T34, '0201', { facing: 'S' }), ...units }, more)
  const played = play(state, { s1: onMove('g1', '0202', '0102'), ...orders }, more.dice)
  const lapses = played.of('lapsed').map(({ unit, fault, rule }) => `${unit} ${fault} ${rule}`)
  return [...shots(played.events), ...lapses]
}
const trucks = (hex: string, more: Partial<Put> = {}): Put => put(TRUCKS, hex, more)
/** The T-34 (speed 3 on the move) is in the middle of its way at tick 840; lorries (4) have driven a hex at 630. */
const away = { g1: march('0304') }

describe('T4.8 another of the same class in that hex', () => {
  table([
    [
      'T4.8',
      'the named one drove out of sight: another in the hex that it left',
      () => fire({ g1: trucks('0204'), g2: trucks('0204') }, away),
      ['840 s1>g2'],
    ],
    [
      'T4.8',
      '… not one in the hex that it reached',
      () => fire({ g1: trucks('0204'), g2: trucks('0304') }, away),
      ['s1 noSight T8.3'],
    ],
    [
      'T4.8',
      '… nearest to full strength, then by id',
      () => fire({ g1: trucks('0204'), g2: trucks('0204', { strength: 2 }), g3: trucks('0204') }, away),
      ['840 s1>g3'],
    ],
    [
      'T4.8',
      '… of the same class only',
      () => fire({ g1: trucks('0204'), g2: put(GERMAN, '0204') }, away),
      ['s1 noSight T8.3'],
    ],
    [
      'T4.8',
      'still a legal target where it is now: it is fired at there',
      () => fire({ g1: trucks('0204'), g2: trucks('0204') }, { g1: march('0203') }),
      ['840 s1>g1'],
    ],
    [
      'T4.8',
      'gone off the map: another in the hex where it stood',
      () =>
        fire(
          { g1: trucks('0104'), g2: trucks('0104') },
          { g1: march('off') },
          { map: { exits: [{ side: 'axis', hexes: ['0104'] }] } },
        ),
      ['840 s1>g2'],
    ],
    [
      'T4.8',
      'destroyed before the shot: another in the hex where it stood',
      () =>
        fire(
          {
            g1: trucks('0204', { strength: 1 }),
            g2: trucks('0204'),
            s2: put('su-howitzer-122-battery', '0201', { facing: 'S' }),
          },
          { s2: fireAt('g1') },
          // Ten dice of the howitzers; those of the tanks miss.
          { dice: [1, 1, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6] },
        ),
      ['fire s2>g1', '840 s1>g2'],
    ],
    [
      'T4.8',
      'nobody else there: nothing is fired',
      () => fire({ g1: trucks('0204') }, away),
      ['s1 noSight T8.3'],
    ],
  ])
})

describe('T10.4.a a unit that moves out of its trench', () => {
  const trench = { trenches: [{ hex: '0302', face: 'N' }] as const }
  const leaves = (order: Order, more: Orders = {}) => {
    const state = board(
      MAP.map(() => '.....'),
      { s1: put(RIFLE, '0302', { facing: 'S' }), g1: put(GERMAN, '0304') },
      trench,
    )
    return play(state, { s1: order, ...more })
  }
  const defence = (order: Order): readonly string[] =>
    leaves(order, { g1: react() })
      .of('fired')
      .filter(({ unit }) => unit === 'g1')
      .flatMap(({ roll }) => roll.sum.defence.map(({ why }) => why))

  table([
    [
      'T10.4',
      'foot fires on the move out of it, past its faces',
      () => shots(leaves(onMove('g1', '0301')).events),
      ['0 s1>g1'],
    ],
    ['T10.4', 'its face limits who stays', () => shots(leaves(fireAt('g1')).events), []],
    ['T10.4', 'its bonus lasts until it has left', () => defence(onMove('g1', '0301')), ['front', 'trench']],
    ['T10.4', 'on Assault too', () => defence(assault('0303')), ['front', 'trench']],
  ])
})
