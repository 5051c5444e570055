/** T2, T3, T5.13, T5.14: which units take orders, and what becomes of a refused one. */
import { describe } from 'vitest'
import { checkOrder } from '../../src/engine/tactical/checkOrder'
import type { State } from '../../src/engine/tactical/model'
import type { Order } from '../../src/engine/tactical/orders'
import { viewFor } from '../../src/engine/tactical/view'
import {
  assault,
  board,
  GERMAN,
  hold,
  manoeuvre,
  march,
  type Put,
  play,
  put,
  RIFLE,
  react,
  suppress,
  T34,
} from './support/board'
import { type Row, table, verdict } from './support/cases'

const HOWITZER = 'su-howitzer-122-battery'
const OBSERVER = 'gen-observer-platoon'
const MG = 'de-mg-company'

const PLAIN = ['......', '......', '......', '......', '......', '......']

type More = Parameters<typeof board>[2]
/** One Soviet unit s1, and what else stands on a plain (or another map). */
const with1 = (s1: Put, others: Readonly<Record<string, Put>> = {}, rows = PLAIN, more: More = {}): State =>
  board(rows, { s1, ...others }, more)

/** What s1's owner is told of an order. */
const told =
  (order: Order, s1: Put, others: Readonly<Record<string, Put>> = {}, rows = PLAIN, more: More = {}) =>
  () =>
    verdict(with1(s1, others, rows, more), 's1', order)

const foe = { g1: put(GERMAN, '0203') }
const rifle = put(RIFLE, '0202')

describe('who takes orders at all', () => {
  table([
    [
      'T2.1',
      'a unit of the other side takes none',
      () => checkOrder(viewFor(with1(rifle, foe), 'ussr'), 'ussr', 'g1', hold),
      { legal: false, fault: 'noSuchUnit', rule: 'T2.1', detail: { unit: 'g1' } },
    ],
    [
      'T2.1',
      'a destroyed unit takes none',
      told(hold, put(RIFLE, '0202', { place: 'destroyed' })),
      'gone T2.1',
    ],
    [
      'T2.1',
      'a unit that left the map takes none',
      told(hold, put(RIFLE, null, { place: 'exited' })),
      'gone T2.1',
    ],
    [
      'T7.4',
      'a suppressed unit takes none',
      told(hold, put(RIFLE, '0202', { suppressedIn: 1 })),
      'suppressed T7.4',
    ],
    [
      'T5.1',
      'a reserve takes none before its turn',
      told(manoeuvre('0101'), put(RIFLE, null), {}, PLAIN, arriving(3)),
      'notArrived T5.1',
    ],
    [
      'T5.1',
      'a reserve whose turn has come has to move',
      told(hold, put(RIFLE, null), {}, PLAIN, arriving(2)),
      'mustEnter T5.1',
    ],
    [
      'T5.1',
      'it enters over the hexes of its file',
      told(manoeuvre('0505'), put(RIFLE, null), {}, PLAIN, arriving(2)),
      'notAnEntryHex T5.1',
    ],
    [
      'T5.1',
      'in its turn, over its hexes, a reserve enters',
      told(manoeuvre('0101'), put(RIFLE, null), {}, PLAIN, arriving(2)),
      'legal',
    ],
    [
      'T3.17',
      'attached observers only change their company',
      told(hold, put(OBSERVER, '0202', { place: 'attached', host: 's2' }), { s2: rifle }),
      'attached T3.17',
    ],
    [
      'T3.1',
      'a marker on the map does not stand in Defence',
      told(hold, put(OBSERVER, '0202')),
      'attached T3.1',
    ],
    [
      'T11.7',
      'what a column carries does not fire',
      told(hold, put(RIFLE, '0202', { place: 'carried', carrier: 's2' }), {
        s2: put('gen-truck-column', '0202'),
      }),
      'riding T11.7',
    ],
    [
      'T11.5',
      'riders may get down and defend',
      told(hold, put(RIFLE, '0202', { place: 'carried', carrier: 's2' }), { s2: put(T34, '0202') }),
      'legal',
    ],
    [
      'T11.5',
      'riders may get down and walk',
      told(manoeuvre('0203'), put(RIFLE, '0202', { place: 'carried', carrier: 's2' }), {
        s2: put(T34, '0202'),
      }),
      'legal',
    ],
    [
      'T13.9',
      'a battery off the map does not move',
      told(march('0101'), put(HOWITZER, null, { place: 'offMap' }), {}, PLAIN, offMap('s1')),
      'offMapStands T13.9',
    ],
    [
      'T13.9',
      'it takes Defence',
      told(react(), put(HOWITZER, null, { place: 'offMap' }), {}, PLAIN, offMap('s1')),
      'legal',
    ],
    [
      'T5.14',
      'in contact a unit does not take Defence',
      told(hold, rifle, { g1: put(GERMAN, '0202') }),
      'inContactFightsOrLeaves T5.14',
    ],
    [
      'T5.14',
      'in contact it fights on',
      told({ kind: 'fightOn' }, rifle, { g1: put(GERMAN, '0202') }),
      'legal',
    ],
    [
      'T5.14',
      'out of contact there is nothing to fight on',
      told({ kind: 'fightOn' }, rifle, foe),
      'notInContact T5.14',
    ],
    [
      'T5.13',
      'it leaves close combat by one step of Manoeuvre',
      told(manoeuvre('0203'), rifle, { g1: put(GERMAN, '0202') }),
      'legal',
    ],
    [
      'T5.13',
      'not by two steps',
      told(march('0203', '0204'), rifle, { g1: put(GERMAN, '0202') }, PLAIN, {
        map: { roads: [['0202', '0203', '0204']] },
      }),
      'leaveOneStep T5.13',
    ],
    [
      'T5.13',
      'not into an enemy hex',
      told(manoeuvre('0203'), rifle, { g1: put(GERMAN, '0202'), g2: put(GERMAN, '0203') }),
      'leaveIntoEnemy T5.13',
    ],
    [
      'T5.13',
      'not into a full hex',
      told(manoeuvre('0203'), rifle, { g1: put(GERMAN, '0202'), ...three('0203') }),
      'leaveIntoFull T5.13',
    ],
    [
      'T5.13',
      'the standing wish to leave names a neighbour',
      told({ kind: 'fightOn', leave: { after: 1, to: '0204' } }, rifle, { g1: put(GERMAN, '0202') }),
      'leaveNotNeighbour T5.13',
    ],
    [
      'T5.13',
      'of the map',
      told({ kind: 'fightOn', leave: { after: 1, to: '9999' } }, rifle, { g1: put(GERMAN, '0202') }),
      'offTheMap T5.13',
    ],
    [
      'T5.13',
      'for an Assault the neighbour is that of its last hex',
      told({ kind: 'assault', path: ['0203'], leave: { after: 1, to: '0204' } }, rifle, foe),
      'legal',
    ],
    [
      'T5.14',
      'a lone suppressed enemy is no contact',
      told(manoeuvre('0203', '0204'), rifle, { g1: put(GERMAN, '0202', { suppressedIn: 1 }) }),
      'tooFar T5.1',
    ],
  ])
})

describe('R9 what was refused', () => {
  const refused: Row[] = [
    [
      'T2.4',
      'an order that is refused leaves the unit without one',
      () => unitAfter(assault('0203')),
      { order: null, ammo: 12, hex: '0202' },
    ],
    [
      'T3.22',
      'and its ammo as it was',
      () => unitAfter(suppress('s9')),
      { order: null, ammo: 12, hex: '0202' },
    ],
  ]
  table(refused)
})

function three(hex: string): Readonly<Record<string, Put>> {
  return { s2: put(RIFLE, hex), s3: put(RIFLE, hex), s4: put(RIFLE, hex) }
}

function arriving(turn: number): More {
  return { units: [{ id: 's1', type: RIFLE, side: 'ussr', arrives: { turn, hexes: ['0101'] } }] }
}

function offMap(id: string): More {
  return { units: [{ id, type: HOWITZER, side: 'ussr', offMap: { edge: 'east', distance: 6 } }] }
}

function unitAfter(order: Order): unknown {
  const state = board(PLAIN, { g1: put(MG, '0202'), s1: put(RIFLE, '0203') })
  const { order: last, ammo, hex } = play(state, { g1: order }).unit('g1')
  return { order: last, ammo, hex }
}
