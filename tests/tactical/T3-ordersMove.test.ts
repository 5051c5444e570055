/** T3.4–T3.7, T5, T12.4: reasons to refuse a way, and to refuse a special order. */
import { describe } from 'vitest'
import type { State } from '../../src/engine/tactical/model'
import type { Order } from '../../src/engine/tactical/orders'
import { assault, board, GERMAN, manoeuvre, march, type Put, put, RIFLE, T34 } from './support/board'
import { table, verdict } from './support/cases'

const AT45 = 'su-at-gun-45-battery'
const MAXIM = 'su-maxim-company'
const MORTAR = 'su-mortar-82-company'
const FIELD_GUN = 'su-field-gun-76-battery'
const CAVALRY = 'su-cavalry-squadron'
const BIKES = 'su-motorcycle-company'
const TRUCKS = 'gen-truck-column'
const BUNKER = 'gen-bunker-mg'
const OBSERVER = 'gen-observer-platoon'

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
const BRIDGE = {
  roads: [['0101', '0201', '0301']],
  bridges: [{ hexes: ['0201'], strength: 2, demolitionTurns: 1 }],
}
const WATER = ['.r....', '.r....', '.r....', '.r....', '.r....', '.r....']

describe('movement orders', () => {
  table([
    ['T5.1', 'a path goes from neighbour to neighbour', told(manoeuvre('0204'), rifle), 'notNeighbour T5.1'],
    ['T5.1', 'on the map', told(manoeuvre('0207'), put(RIFLE, '0206')), 'offTheMap T5.1'],
    ['T5.1', 'it is not empty', told(manoeuvre(), rifle), 'emptyPath T5.1'],
    ['T5.1', 'its steps fit the turn', told(manoeuvre('0203', '0204'), rifle), 'tooFar T5.1'],
    ['T9.7', 'not into a river', told(manoeuvre('0202'), put(RIFLE, '0102'), {}, WATER), 'impassable T9.7'],
    [
      'T5.4',
      'not into a swamp',
      told(manoeuvre('0202'), put(RIFLE, '0102'), {}, ['......', '.m....', '......']),
      'impassable T5.4',
    ],
    [
      'T5.4',
      'no vehicles in forest',
      told(manoeuvre('0202'), put(T34, '0102'), {}, ['......', '.f....', '......']),
      'noVehiclesInForest T5.4',
    ],
    [
      'T5.4',
      'no horses either',
      told(manoeuvre('0202'), put(CAVALRY, '0102', { mount: 'on' }), {}, ['......', '.f....', '......']),
      'mountedInForest T5.4',
    ],
    [
      'T5.12',
      'but dismounted they may',
      told({ kind: 'manoeuvre', path: ['0202'], mount: 'off' }, put(CAVALRY, '0102', { mount: 'on' }), {}, [
        '......',
        '.f....',
        '......',
      ]),
      'legal',
    ],
    [
      'T5.12',
      'an order that mounts moves at the speed of the saddle',
      told(
        { kind: 'manoeuvre', path: ['0202', '0302'], mount: 'on' },
        put(CAVALRY, '0102', { mount: 'off' }),
      ),
      'legal',
    ],
    [
      'T5.12',
      'an order that dismounts, on foot',
      told({ kind: 'manoeuvre', path: ['0202', '0302'], mount: 'off' }, put(BIKES, '0102', { mount: 'on' })),
      'tooFar T5.1',
    ],
    [
      'T5.5',
      'a bridge is entered by March',
      told(manoeuvre('0201'), put(RIFLE, '0101'), {}, WATER, { map: BRIDGE }),
      'bridgeOnlyByMarch T5.5',
    ],
    [
      'T5.5',
      'along its road',
      told(
        march('0201'),
        put(RIFLE, '0102'),
        {},
        WATER.map((row) => row.replace('r', '.')),
        { map: BRIDGE },
      ),
      'bridgeOnlyByRoad T5.5',
    ],
    [
      'T5.5',
      'by March along its road a bridge is crossed',
      told(march('0201', '0301'), put(RIFLE, '0101'), {}, WATER, { map: BRIDGE }),
      'legal',
    ],
    [
      'T5.5',
      'it cannot be assaulted',
      told(assault('0201'), put(RIFLE, '0101'), { g1: put(GERMAN, '0201') }, WATER, { map: BRIDGE }),
      'bridgeNotAssaulted T5.5',
    ],
    [
      'T10.6',
      'tanks do not cross obstacles',
      told(manoeuvre('0202'), put(T34, '0203'), {}, PLAIN, { obstacles: [{ hex: '0203', face: 'N' }] }),
      'obstacleOnEdge T10.6',
    ],
    [
      'T10.6',
      'foot does',
      told(manoeuvre('0202'), put(RIFLE, '0203'), {}, PLAIN, { obstacles: [{ hex: '0203', face: 'N' }] }),
      'legal',
    ],
    ['T5.1', 'bunkers stay', told(manoeuvre('0203'), put(BUNKER, '0202')), 'cannotMove T5.1'],
    [
      'T5.1',
      'field guns are not pushed by hand',
      told(manoeuvre('0203'), put(FIELD_GUN, '0202')),
      'cannotMove T5.1',
    ],
    [
      'T5.1',
      'deployed guns do not march',
      told(march('0203'), put(AT45, '0202')),
      'deployedOnlyManoeuvre T5.1',
    ],
    [
      'T5.1',
      'limbered ones do nothing else',
      told(manoeuvre('0203'), put(AT45, '0202', { deployed: false })),
      'limberedOnlyMarch T5.1',
    ],
    ['T5.1', 'light guns are pushed by hand', told(manoeuvre('0203'), put(AT45, '0202')), 'legal'],
    [
      'T17',
      'the map is left over a marked edge',
      told(manoeuvre('off'), put(RIFLE, '0101')),
      'notAnExit T17',
    ],
    [
      'T17',
      'over a marked edge it may be left',
      told(manoeuvre('off'), put(RIFLE, '0101'), {}, PLAIN, exit()),
      'legal',
    ],
    [
      'T17',
      'as the last step of a path, never on the way',
      told(march('off', '0505'), put(T34, '0101'), {}, PLAIN, exit()),
      'offTheMap T17',
    ],
    ['T3.7', 'crews do not assault', told(assault('0203'), put(MAXIM, '0202'), foe), 'crewsDoNot T3.7'],
    ['T3.7', 'nor do columns', told(assault('0203'), put(TRUCKS, '0202'), foe), 'unarmed T3.7'],
    ['T3.7', 'foot does', told(assault('0203'), rifle, foe), 'legal'],
    [
      'T12.4',
      'pace is kept with a unit of the same hex',
      told({ kind: 'manoeuvre', path: ['0203'], pace: 's2' }, put(T34, '0202'), { s2: put(RIFLE, '0203') }),
      'paceNotHere T12.4',
    ],
    [
      'T12.4',
      'not with oneself',
      told({ kind: 'manoeuvre', path: ['0203'], pace: 's1' }, put(T34, '0202')),
      'paceNotHere T12.4',
    ],
    [
      'T12.4',
      'tanks keep pace with a company of their hex',
      told({ kind: 'manoeuvre', path: ['0203'], pace: 's2' }, put(T34, '0202'), { s2: put(RIFLE, '0202') }),
      'legal',
    ],
    [
      'T4.7',
      'an unknown enemy ahead does not make a move illegal',
      told(manoeuvre('0203'), rifle, { g1: put(GERMAN, '0203', { concealed: true }) }, [
        '......',
        '......',
        '.b....',
      ]),
      'legal',
    ],
  ])
})

describe('special orders', () => {
  const dig = (face: 'N' | 'S'): Order => ({ kind: 'digIn', face })
  table([
    ['T3.9', 'rifles have nothing to limber', told({ kind: 'limber' }, rifle), 'notDeployable T3.9'],
    [
      'T3.9',
      'a limbered gun is not limbered again',
      told({ kind: 'limber' }, put(AT45, '0202', { deployed: false })),
      'alreadyLimbered T3.9',
    ],
    [
      'T3.9',
      'a deployed gun is not deployed again',
      told({ kind: 'deploy', facing: 'N' }, put(AT45, '0202')),
      'alreadyDeployed T3.9',
    ],
    [
      'T3.10',
      'mortars have no sector',
      told({ kind: 'sector', facing: 'S' }, put(MORTAR, '0202')),
      'noSector T3.10',
    ],
    [
      'T3.10',
      'limbered guns have none either',
      told({ kind: 'sector', facing: 'S' }, put(AT45, '0202', { deployed: false })),
      'limbered T3.10',
    ],
    ['T3.10', 'deployed guns turn it', told({ kind: 'sector', facing: 'S' }, put(AT45, '0202')), 'legal'],
    ['T3.13', 'tanks do not dig', told(dig('N'), put(T34, '0202')), 'cannotDig T3.13'],
    [
      'T3.13',
      'nobody digs on a bridge',
      told(dig('N'), put(RIFLE, '0201'), {}, WATER, { map: BRIDGE }),
      'cannotDig T3.13',
    ],
    [
      'T3.13',
      'one trench at a face',
      told(dig('N'), rifle, {}, PLAIN, { trenches: [{ hex: '0202', face: 'N' }] }),
      'trenchThere T3.13',
    ],
    [
      'T3.13',
      'another face is dug',
      told(dig('S'), rifle, {}, PLAIN, { trenches: [{ hex: '0202', face: 'N' }] }),
      'legal',
    ],
    [
      'T3.14',
      'one unit alone does not regroup',
      told({ kind: 'regroup', host: 's1' }, rifle),
      'nobodyToRegroup T3.14',
    ],
    [
      'T3.14',
      'the host stands in the same hex',
      told({ kind: 'regroup', host: 's3' }, rifle, { s2: put(RIFLE, '0202'), s3: put(RIFLE, '0203') }),
      'hostNotHere T3.14',
    ],
    [
      'T3.14',
      'foot does not go into gun crews',
      told({ kind: 'regroup', host: 's2' }, rifle, { s2: put(AT45, '0202', { strength: 2 }) }),
      'cannotMerge T3.14',
    ],
    [
      'T3.14',
      'a host at full strength needs nobody',
      told({ kind: 'regroup', host: 's2' }, put(RIFLE, '0202', { strength: 2 }), { s2: put(RIFLE, '0202') }),
      'hostFull T3.14',
    ],
    [
      'T3.17',
      'only observers are attached',
      told({ kind: 'attachObserver', host: 's2' }, rifle, { s2: put(RIFLE, '0202') }),
      'observersOnly T3.17',
    ],
    [
      'T3.17',
      'to a company of the same hex',
      told({ kind: 'attachObserver', host: 's3' }, put(OBSERVER, '0202', { place: 'attached', host: 's2' }), {
        s2: put(RIFLE, '0202'),
        s3: put(RIFLE, '0203'),
      }),
      'hostNotHere T3.17',
    ],
    [
      'T13.4',
      'Soviet observers do not ride with tanks',
      told({ kind: 'attachObserver', host: 's3' }, put(OBSERVER, '0202', { place: 'attached', host: 's2' }), {
        s2: put(RIFLE, '0202'),
        s3: put(T34, '0202'),
      }),
      'hostUnfit T13.4',
    ],
    [
      'T5.14',
      'no special orders in close combat',
      told(dig('N'), rifle, { g1: put(GERMAN, '0202') }),
      'inContactFightsOrLeaves T5.14',
    ],
  ])
})

function exit(): More {
  return { map: { exits: [{ side: 'ussr', hexes: ['0101'] }] } }
}
