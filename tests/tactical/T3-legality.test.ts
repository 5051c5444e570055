/** T2, T3: which orders a unit takes; every reason of a refusal, with its rule. */
import { describe } from 'vitest'
import { checkOrder } from '../../src/engine/tactical/checkOrder'
import type { State } from '../../src/engine/tactical/model'
import type { Order } from '../../src/engine/tactical/orders'
import { viewFor } from '../../src/engine/tactical/view'
import {
  assault,
  board,
  fireAt,
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
import { type Row, table, verdict, withType } from './support/cases'

const AT45 = 'su-at-gun-45-battery'
const MAXIM = 'su-maxim-company'
const MORTAR = 'su-mortar-82-company'
const MORTAR120 = 'su-mortar-120-battery'
const HOWITZER = 'su-howitzer-122-battery'
const FIELD_GUN = 'su-field-gun-76-battery'
const CAVALRY = 'su-cavalry-squadron'
const BIKES = 'su-motorcycle-company'
const TRUCKS = 'gen-truck-column'
const BUNKER = 'gen-bunker-mg'
const OBSERVER = 'gen-observer-platoon'
const PZ3 = 'de-pz3-company'
const MG = 'de-mg-company'

const PLAIN = ['......', '......', '......', '......', '......', '......']
const NORTH = { facing: 'N' } as const

type More = Parameters<typeof board>[2]
/** One Soviet unit s1, and what else stands on a plain (or another map). */
const with1 = (s1: Put, others: Readonly<Record<string, Put>> = {}, rows = PLAIN, more: More = {}): State =>
  board(rows, { s1, ...others }, more)

/** What s1's owner is told of an order. */
const told =
  (order: Order, s1: Put, others: Readonly<Record<string, Put>> = {}, rows = PLAIN, more: More = {}) =>
  () =>
    verdict(with1(s1, others, rows, more), 's1', order)

const ambush: Order = { kind: 'ambush', policy: { mode: 'react' } }
const onMove = (unit: string, ...path: string[]): Order => ({ kind: 'fireOnMove', aim: { unit }, path })
const atHex = (hex: string): Order => ({ kind: 'suppress', aim: { hex } })
const foe = { g1: put(GERMAN, '0203') }
const rifle = put(RIFLE, '0202')
const BRIDGE = {
  roads: [['0101', '0201', '0301']],
  bridges: [{ hexes: ['0201'], strength: 2, demolitionTurns: 1 }],
}
const WATER = ['.r....', '.r....', '.r....', '.r....', '.r....', '.r....']

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
      'riders do not fire',
      told(hold, put(RIFLE, '0202', { place: 'carried', carrier: 's2' }), { s2: put(T34, '0202') }),
      'riding T11.7',
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

describe('fire orders', () => {
  table([
    ['T3.1', 'Defence fires at an enemy that it may hit now', told(fireAt('g1'), rifle, foe), 'legal'],
    [
      'T3.3',
      'Suppressive fire takes 3 ammo',
      told(suppress('g1'), put(RIFLE, '0202', { ammo: 2 }), foe),
      'noAmmo T3.22',
    ],
    [
      'T3.22',
      'with 3 ammo it may be ordered',
      told(suppress('g1'), put(RIFLE, '0202', { ammo: 3 }), foe),
      'legal',
    ],
    [
      'T3.22',
      'with none left Defence may be ordered, but not to fire',
      told(fireAt('g1'), put(RIFLE, '0202', { ammo: 0 }), foe),
      'noAmmo T3.22',
    ],
    [
      'T3.22',
      'Defence without fire needs no ammo',
      told(hold, put(RIFLE, '0202', { ammo: 0 }), foe),
      'legal',
    ],
    [
      'T4.1',
      'rifles do nothing to armour',
      told(fireAt('g1'), rifle, { g1: put(PZ3, '0203') }),
      'noIntensity T4.1',
    ],
    ['T4.2', 'out of range', told(fireAt('g1'), rifle, { g1: put(GERMAN, '0205') }), 'outOfRange T4.2'],
    [
      'T4.1',
      'too near for a heavy mortar',
      told(suppress('g1'), put(MORTAR120, '0202'), foe),
      'tooNear T4.1',
    ],
    [
      'T8.3',
      'behind bushes it is not seen',
      told(fireAt('g1'), rifle, { g1: put(GERMAN, '0204') }, [
        '......',
        '......',
        '.b....',
        '......',
        '......',
        '......',
      ]),
      'noSight T8.3',
    ],
    [
      'T4.2',
      'the same hex is close combat, never fire',
      told(suppress('g1'), rifle, { g1: put(GERMAN, '0202', { suppressedIn: 1 }) }),
      'sameHex T4.2',
    ],
    [
      'T5.14',
      'nothing fires into a close combat',
      told(suppress('g1'), rifle, { ...foe, s2: put(RIFLE, '0203') }),
      'targetInContact T5.14',
    ],
    [
      'T4.12',
      'a gun fires only within its sector',
      told(suppress('g1'), put(AT45, '0202', NORTH), foe),
      'outOfSector T4.12',
    ],
    [
      'T4.12',
      'limbered it does not fire',
      told(suppress('g1'), put(AT45, '0202', { deployed: false, facing: 'S' }), foe),
      'limbered T4.12',
    ],
    [
      'T10.4',
      'out of a trench one fires through its face',
      told(suppress('g1'), rifle, foe, PLAIN, { trenches: [{ hex: '0202', face: 'N' }] }),
      'outOfTrenchFaces T10.4',
    ],
    [
      'T10.4',
      'or leaves it for the turn',
      told({ kind: 'suppress', aim: { unit: 'g1' }, leaveTrench: true }, rifle, foe, PLAIN, {
        trenches: [{ hex: '0202', face: 'N' }],
      }),
      'legal',
    ],
    [
      'T10.4',
      'having left it last turn is no leave for this one',
      told(suppress('g1'), put(RIFLE, '0202', { leftTrench: true }), foe, PLAIN, {
        trenches: [{ hex: '0202', face: 'N' }],
      }),
      'outOfTrenchFaces T10.4',
    ],
    [
      'T13.1',
      'howitzers engage tanks that they see at 3 hexes at most',
      told(fireAt('g1'), put(HOWITZER, '0206'), { g1: put(PZ3, '0202') }),
      'howitzerAtTanks T13.1',
    ],
    [
      'T13.1',
      'also when they are told to lob',
      told({ kind: 'suppress', aim: { unit: 'g1' }, laying: 'indirect' }, put(HOWITZER, '0206'), {
        g1: put(PZ3, '0202'),
      }),
      'howitzerAtTanks T13.1',
    ],
    [
      'T9.3',
      'no indirect fire from open woods',
      told(fireAt('g1'), put(MORTAR, '0202'), { g1: put(GERMAN, '0206') }, [
        '......',
        '.l....',
        '......',
        '......',
        '......',
        '......',
      ]),
      'indirectFromWoods T9.3',
    ],
    [
      'T9.4',
      'nor from forest',
      told(fireAt('g1'), put(MORTAR, '0202'), { g1: put(GERMAN, '0206') }, [
        '......',
        '.f....',
        '......',
        '......',
        '......',
        '......',
      ]),
      'indirectFromWoods T9.4',
    ],
    [
      'T4.1',
      'a fire of no dice is not ordered',
      told(
        suppress('g1'),
        put(RIFLE, '0202', { strength: 1 }),
        foe,
        ['......', '......', '.f....', '......', '......', '......'],
        { map: { levels: ['000000', '000000', '010000', '000000', '000000', '000000'] } },
      ),
      'noDice T4.1',
    ],
    [
      'T4.8',
      'the order names an enemy',
      told(suppress('s2'), rifle, { s2: put(RIFLE, '0203') }),
      'noSuchTarget T4.8',
    ],
    [
      'T8.7',
      'an enemy in ambush cannot be named: for its enemy it is not there',
      told(suppress('g1'), rifle, { g1: put(GERMAN, '0203', { concealed: true }) }, [
        '......',
        '......',
        '.b....',
        '......',
        '......',
        '......',
      ]),
      'noSuchTarget T4.8',
    ],
    [
      'T3.23',
      'a policy that fires names its target',
      told({ kind: 'defence', policy: { mode: 'fire' } }, rifle, foe),
      'noSuchTarget T3.23',
    ],
    ['T13.6', 'a hex is laid on only indirectly', told(atHex('0203'), rifle), 'needsIndirect T13.6'],
    [
      'T13.6',
      'a hex with a known enemy is not laid on blindly',
      told(atHex('0206'), put(MORTAR, '0202'), { g1: put(GERMAN, '0206') }),
      'nameTheUnit T13.6',
    ],
    ['T13.6', 'a hex without one may be', told(atHex('0206'), put(MORTAR, '0202')), 'legal'],
    [
      'T13.6',
      'a hex with an enemy in ambush looks like any other',
      told(atHex('0206'), put(MORTAR, '0202'), { g1: put(GERMAN, '0206', { concealed: true }) }),
      'legal',
    ],
    ['T13.6', 'the hex is one of the map', told(atHex('9999'), put(MORTAR, '0202')), 'offTheMap T13.6'],
    [
      'T13.2',
      'and is not laid on from woods',
      told(atHex('0206'), put(MORTAR, '0202'), {}, [
        '......',
        '.l....',
        '......',
        '......',
        '......',
        '......',
      ]),
      'indirectFromWoods T13.2',
    ],
    [
      'T4.12',
      'sectors bind fire at a hex too',
      told(atHex('0206'), put(FIELD_GUN, '0202', NORTH)),
      'outOfSector T4.12',
    ],
    [
      'T4.12',
      'within the sector it may be laid on',
      told(atHex('0206'), put(FIELD_GUN, '0202', { facing: 'S' })),
      'legal',
    ],
    [
      'T4.2',
      'in range',
      told(atHex('1503'), put('de-infantry-gun-75-battery', '0102', { facing: 'SE' }), {}, [
        '...............',
        '...............',
        '...............',
      ]),
      'outOfRange T4.2',
    ],
    ['T4.1', 'and not too near', told(atHex('0203'), put(MORTAR120, '0202')), 'tooNear T4.1'],
    [
      'T3.4',
      'crews do not fire on the move',
      told(onMove('g1', '0201'), put(MAXIM, '0202'), foe),
      'crewsDoNot T3.4',
    ],
    ['T3.4', 'nor do columns', told(onMove('g1', '0201'), put(TRUCKS, '0202'), foe), 'unarmed T3.4'],
    ['T3.4', 'foot does', told(onMove('g1', '0201'), rifle, foe), 'legal'],
    ['T3.22', 'with ammo', told(onMove('g1', '0201'), put(RIFLE, '0202', { ammo: 0 }), foe), 'noAmmo T3.22'],
    [
      'T5.11',
      'a vehicle of speed 1 cannot',
      () => verdict(slowTank(), 's1', onMove('g1', '0201')),
      'slowVehicle T5.11',
    ],
    [
      'T12.6',
      'riders do not',
      told(onMove('g1', '0201'), put(CAVALRY, '0202', { mount: 'on' }), foe),
      'noIntensity T12.6',
    ],
    [
      'T5.12',
      'unless the order has them dismount',
      told(
        { kind: 'fireOnMove', aim: { unit: 'g1' }, path: ['0201'], mount: 'off' },
        put(CAVALRY, '0202', { mount: 'on' }),
        foe,
      ),
      'legal',
    ],
    [
      'T4.1',
      'nor rifles at armour',
      told(onMove('g1', '0201'), rifle, { g1: put(PZ3, '0203') }),
      'noIntensity T4.1',
    ],
  ])
})

describe('ambush', () => {
  const bushes = ['......', '.b....', '......', '......', '......', '......']
  table([
    ['T9', 'there is no ambush on plain', told(ambush, rifle), 'noCover T9'],
    ['T9.2', 'foot lies in bushes', told(ambush, rifle, {}, bushes), 'legal'],
    ['T9.2', 'tanks do not', told(ambush, put(T34, '0202'), {}, bushes), 'noCover T9'],
    [
      'T3.25',
      'not where a known enemy looks on',
      told(ambush, rifle, { g1: put(GERMAN, '0205') }, bushes),
      'inEnemySight T3.25',
    ],
    [
      'T3.25',
      'who is hidden already may stay so',
      told(ambush, put(RIFLE, '0202', { concealed: true }), { g1: put(GERMAN, '0205') }, bushes),
      'legal',
    ],
    [
      'T3.25',
      'an enemy in ambush who looks on does not betray himself',
      told(ambush, rifle, { g1: put(GERMAN, '0204', { concealed: true }) }, [
        '......',
        '.b....',
        '......',
        '.b....',
        '......',
        '......',
      ]),
      'legal',
    ],
    [
      'T9.8',
      'not on a bridge',
      told(ambush, put(RIFLE, '0201'), {}, WATER, { map: BRIDGE }),
      'onBridgeNoAmbush T9',
    ],
  ])
})

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
      told({ kind: 'regroup', host: 's2' }, rifle, { s2: put(AT45, '0202') }),
      'cannotMerge T3.14',
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

function exit(): More {
  return { map: { exits: [{ side: 'ussr', hexes: ['0101'] }] } }
}

function slowTank(): State {
  const state = with1(put(T34, '0202'), foe)
  return withType(state, T34, { speed: { manoeuvre: 1, march: 2, road: 3 } })
}

function unitAfter(order: Order): unknown {
  const state = board(PLAIN, { g1: put(MG, '0202'), s1: put(RIFLE, '0203') })
  const { order: last, ammo, hex } = play(state, { g1: order }).unit('g1')
  return { order: last, ammo, hex }
}
