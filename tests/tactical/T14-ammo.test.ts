/** T14.1, T3.22: what fire and close combat cost, and what a unit with too little may not do. */
import { describe } from 'vitest'
import type { State, UnitId } from '../../src/engine/tactical/model'
import type { Order } from '../../src/engine/tactical/orders'
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
import { table, verdict } from './support/cases'

const AT45 = 'su-at-gun-45-battery'
const PZ3 = 'de-pz3-company'
const MORTAR = 'de-mortar-81-platoon'
const HOWITZER = 'de-lefh18-battery'
const ROCKETS = 'su-rocket-bm13-battery'
const PLAIN = Array<string>(10).fill('.....')
/** Bushes in 0303. */
const BUSHES = PLAIN.map((row, y) => (y === 2 ? '..b..' : row))
/** Woods across the map: nobody sees from north to south. */
const WALL = PLAIN.map((row, y) => (y === 4 ? 'fffff' : row))

type Units = Readonly<Record<UnitId, Put>>
type Orders = Readonly<Record<UnitId, Order>>

const spentOn = (state: State, id: UnitId, orders: Orders): number => {
  const played = play(state, orders)
  return (state.units[id]?.ammo ?? 0) - played.unit(id).ammo
}
/** Ammo that a unit spends in the turn. */
const spent =
  (id: UnitId, units: Units, orders: Orders, rows: readonly string[] = PLAIN) =>
  () =>
    spentOn(board(rows, units), id, orders)
const foot = (hex: string, more: Partial<Put> = {}): Put => put(RIFLE, hex, more)
const german = (hex: string, more: Partial<Put> = {}): Put => put(GERMAN, hex, more)
const blind = (hex: string): Order => ({ kind: 'defence', policy: { mode: 'fire', target: { hex } } })
const onMove = (unit: UnitId, ...path: string[]): Order => ({ kind: 'fireOnMove', aim: { unit }, path })
const near = { s1: foot('0303'), g1: german('0304') }
const rush = { s1: assault('0304') }

describe('T14.1 fire', () => {
  table([
    ['T3.1', 'Defence that fires in the fire phase: 1', spent('s1', near, { s1: fireAt('g1') }), 1],
    ['T3.3', 'suppressive fire: 3', spent('s1', near, { s1: suppress('g1') }), 3],
    ['T3.4', 'fire on the move: 1', spent('s1', near, { s1: onMove('g1', '0302') }), 1],
    ['T5.9', 'reaction fire: 1', spent('s1', near, { s1: react(), g1: manoeuvre('0305') }), 1],
    [
      'T3.2',
      'an ambush that opens fire: 1',
      spent(
        's1',
        { ...near, s1: foot('0303', { concealed: true }) },
        { s1: { kind: 'ambush', policy: { mode: 'fire', target: { unit: 'g1' } } } },
        BUSHES,
      ),
      1,
    ],
    [
      'T3.1',
      'one fire a turn: who fired in the fire phase does not react',
      spent('s1', near, { s1: fireAt('g1'), g1: manoeuvre('0305') }),
      1,
    ],
    ['T3.23', 'hold: 0', spent('s1', near, { s1: hold, g1: manoeuvre('0305') }), 0],
    [
      'T4.1',
      'a fire that comes to 0 dice is not made: 0',
      () => {
        const rows = BUSHES.map((row) => row.replace('b', 'f'))
        const levels = BUSHES.map((row) => row.replaceAll('.', '0').replace('b', '1'))
        const units = { s1: foot('0302', { strength: 1 }), g1: german('0303') }
        return spentOn(board(rows, units, { map: { levels } }), 's1', { s1: suppress('g1') })
      },
      0,
    ],
    [
      'T13.6',
      'blind fire at an empty hex: 1',
      spent('g1', { g1: put(MORTAR, '0307') }, { g1: blind('0303') }, WALL),
      1,
    ],
    [
      'T13.3',
      'crowding: the first throw pays for all',
      spent(
        'g1',
        { g1: put(HOWITZER, '0307'), s1: foot('0303'), s2: foot('0303'), s3: foot('0303') },
        { g1: fireAt('s1') },
        WALL,
      ),
      1,
    ],
    [
      'T13.8',
      'a salvo at three: 1',
      spent(
        's1',
        {
          s1: put(ROCKETS, '0301', { facing: 'S' }),
          g1: german('0309'),
          g2: german('0309'),
          g3: german('0309'),
        },
        { s1: fireAt('g1') },
        WALL,
      ),
      1,
    ],
    [
      'T4.8',
      'fire on the move that finds nobody: 0',
      spent(
        's1',
        { s1: put(T34, '0201', { facing: 'S' }), g1: put('gen-truck-column', '0204') },
        { s1: onMove('g1', '0202', '0102'), g1: { kind: 'march', path: ['0304'] } },
        BUSHES.map((row) => row.replace('b', 'f')),
      ),
      0,
    ],
  ])
})

describe('T14.1 close combat', () => {
  const tank = { s1: put(T34, '0303', { facing: 'S' }) }
  table([
    ['T6.3', 'foot: 0', spent('s1', near, rush), 0],
    [
      'T6.4',
      'tanks against foot: 1 a turn, not 1 a round',
      spent('s1', { ...tank, g1: german('0304') }, rush),
      1,
    ],
    ['T6.7', 'tanks against tanks: 1', spent('s1', { ...tank, g1: put(PZ3, '0304') }, rush), 1],
    [
      'T6.4',
      'beyond what they fired: fire in the first turn, close combat in the next, 2 in all',
      () => {
        const state = board(PLAIN, { ...tank, g1: put('de-pioneer-company', '0305', { strength: 3 }) })
        const first = play(state, { s1: fireAt('g1') })
        const second = play(first.state, { s1: assault('0304', '0305') })
        return [state, first.state, second.state].map(({ units }) => units.s1?.ammo)
      },
      [10, 9, 8],
    ],
    [
      'T6.5',
      'guns against tanks: 1',
      spent('s1', { s1: put(AT45, '0303', { facing: 'S' }), g1: put(PZ3, '0304') }, { g1: assault('0303') }),
      1,
    ],
    [
      'T3.22',
      'a tank without ammo does not strike',
      () =>
        play(board(PLAIN, { s1: put(T34, '0303', { ammo: 0 }), g1: german('0304') }), rush)
          .of('struck')
          .filter(({ unit }) => unit === 's1').length,
      0,
    ],
  ])
})

describe('T3.22 too little ammo', () => {
  const may = (ammo: number, order: Order) => () =>
    verdict(board(PLAIN, { ...near, s1: foot('0303', { ammo }) }), 's1', order)
  table([
    ['T3.22', '3 are enough for suppressive fire', may(3, suppress('g1')), 'legal'],
    ['T3.22', '2 are not', may(2, suppress('g1')), 'noAmmo T3.22'],
    ['T3.22', '1 is enough to fire', may(1, fireAt('g1')), 'legal'],
    ['T3.22', '0 is not', may(0, fireAt('g1')), 'noAmmo T3.22'],
    ['T3.22', 'nor for fire on the move', may(0, onMove('g1', '0302')), 'noAmmo T3.22'],
    ['T3.22', 'foot without ammo may assault', may(0, assault('0304')), 'legal'],
    [
      'T3.22',
      'at 0 nobody reacts',
      () => {
        const state = board(PLAIN, { ...near, s1: foot('0303', { ammo: 0 }) })
        return play(state, { s1: react(), g1: manoeuvre('0305') }).of('fired').length
      },
      0,
    ],
  ])
})
