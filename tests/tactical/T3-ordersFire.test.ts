/** T3.1–T3.4, T3.22, T3.23, T4, T13: reasons to refuse an order of fire or an ambush. */
import { describe } from 'vitest'
import type { State } from '../../src/engine/tactical/model'
import type { Order } from '../../src/engine/tactical/orders'
import { board, fireAt, GERMAN, hold, type Put, put, RIFLE, suppress, T34 } from './support/board'
import { table, verdict, withType } from './support/cases'

const AT45 = 'su-at-gun-45-battery'
const MAXIM = 'su-maxim-company'
const MORTAR = 'su-mortar-82-company'
const MORTAR120 = 'su-mortar-120-battery'
const HOWITZER = 'su-howitzer-122-battery'
const FIELD_GUN = 'su-field-gun-76-battery'
const CAVALRY = 'su-cavalry-squadron'
const TRUCKS = 'gen-truck-column'
const PZ3 = 'de-pz3-company'

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

function slowTank(): State {
  const state = with1(put(T34, '0202'), foe)
  return withType(state, T34, { speed: { manoeuvre: 1, march: 2, road: 3 } })
}
