/**
 * A small battle in which much that is rare lies close together: bunkers with engineers beside them, a bridge with
 * engineers on it, columns with loads for which there is no room, reserves, guns off the map, a fight between full
 * hexes, a night bomber.
 */
import type { State } from '../../../src/engine/tactical/model'
import type { Scenario, Zone } from '../../../src/engine/tactical/scenario'
import { FLAK20, FLAK37, squadron } from './air'
import { board, GERMAN, put, RIFLE, T34 } from './board'

const ROWS = [
  '.f..r.....',
  '.f..r.....',
  '....r..h..',
  '.t..r.....',
  '....r..f..',
  '..l.r.....',
  '....r.....',
  '....r.....',
]

const column = (x: number): readonly string[] =>
  ROWS.map((_row, y) => `${String(x).padStart(2, '0')}${String(y + 1).padStart(2, '0')}`)

const columns = (from: number, to: number): readonly string[] =>
  Array.from({ length: to - from + 1 }, (_each, n) => column(from + n)).flat()

/** Works lie in the middle of the zone; the river and the bridge belong to it. */
const zone = (from: number, to: number, works: readonly number[]): Zone => ({
  units: columns(from, to),
  works: works.flatMap(column),
  trenches: 3,
  wire: 3,
  obstacles: 2,
  mines: { antiTank: 2, antiPersonnel: 2 },
})

const scenario: Partial<Omit<Scenario, 'map'>> = {
  turns: 7,
  zones: { ussr: zone(1, 5, [3, 5]), axis: zone(6, 10, [7, 8]) },
  trenches: [{ hex: '0303', face: 'N' }],
  wire: [
    { hex: '0304', face: 'N' },
    { hex: '0703', face: 'SW' },
    { hex: '0703', face: 'SE' },
    { hex: '0705', face: 'N' },
  ],
  obstacles: [{ hex: '0703', face: 'NW' }],
  mines: [
    { hex: '0305', kind: 'antiTank', owner: 'ussr' },
    { hex: '0703', kind: 'antiTank', owner: 'ussr' },
    { hex: '0606', kind: 'antiPersonnel', owner: 'axis' },
  ],
}

export const crowdedBattle = (): State =>
  board(
    ROWS,
    {
      s1: put(RIFLE, '0303', { strength: 3 }),
      s2: put(RIFLE, '0303', { strength: 2 }),
      sBat: put(T34, '0303', { strength: 1 }),
      sObs: put('gen-observer-platoon', '0303', { place: 'attached', host: 's1', serves: 'sHow' }),
      sHow: put('su-howitzer-122-battery', '0305', { facing: 'NE' }),
      sBridge: put('su-engineer-company', '0504'),
      sEng: put('su-engineer-company', '0703'),
      sGun: put('su-at-gun-45-battery', '0602', { facing: 'NE' }),
      sStorm: put('su-storm-group', '0705'),
      sTruck: put('gen-truck-column', '0306', { cargo: 2 }),
      sFull: put(RIFLE, '0306'),
      sFew: put(RIFLE, '0306', { strength: 1, ammo: 1 }),
      sTank: put(T34, '0406'),
      sRide: put('su-smg-company', '0406', { place: 'carried', carrier: 'sTank' }),
      sMate: put(RIFLE, '0406'),
      sMate2: put('su-maxim-company', '0406'),
      sMoto: put('su-motorcycle-company', '0301', { mount: 'off' }),
      sMoto2: put('su-motorcycle-company', '0302', { mount: 'on' }),
      sTruck2: put('gen-truck-column', '0302'),
      sNear: put('su-howitzer-122-battery', '0108'),
      sRocket: put('su-rocket-bm13-battery', '0206', { strength: 1 }),
      sLate: put(RIFLE, null, { place: 'reserve' }),
      sSoon: put(T34, null, { place: 'reserve' }),
      sOff: put('su-howitzer-122-battery', null, { place: 'offMap' }),
      sNight: squadron('su-night-bomber-u2'),
      sFight: put(RIFLE, '0907', { strength: 3 }),
      sFull1: put(RIFLE, '0906'),
      sFull2: put(RIFLE, '0906'),
      sFull3: put(RIFLE, '0906'),
      gFight: put(GERMAN, '0907', { strength: 3 }),
      gNext: put(GERMAN, '0908', { strength: 3 }),
      gNext2: put(GERMAN, '0908', { strength: 2 }),
      gMeet: put(GERMAN, '1006'),
      gBunker: put('gen-bunker-mg', '0702', { facing: 'N', embrasures: ['N', 'S'], sealed: ['S'] }),
      gBunker2: put('gen-bunker-gun', '0704', { facing: 'S' }),
      gGuard: put(GERMAN, '0704', { strength: 3 }),
      gTank: put('de-pz3-company', '0803'),
      gTank2: put('de-pz3-company', '0903', { strength: 1 }),
      gNear: put('de-pz3-company', '0104'),
      gFlak: put('de-flak88-battery', '1002', { deployed: false }),
      gTruck: put('gen-truck-column', '1002'),
      gHid: put(GERMAN, '0805', { concealed: true }),
      gOff: put('de-lefh18-battery', null, { place: 'offMap' }),
      gHow: put('de-lefh18-battery', '1003', { facing: 'NW' }),
      gLow: put(GERMAN, '1004', { ammo: 1 }),
    },
    {
      ...scenario,
      map: {
        roads: [column(1).map((_hex, n) => `${String(n + 1).padStart(2, '0')}04`)],
        bridges: [
          { hexes: ['0504'], strength: 3, demolitionTurns: 1 },
          { hexes: ['0503'], strength: 2, demolitionTurns: 2 },
        ],
      },
      listed: {
        s2: { fixed: true },
        sLate: { arrives: { turn: 6, hexes: ['0101'] } },
        sSoon: { arrives: { turn: 2, hexes: ['0103', '0102'] } },
        sObs: { host: 's1', serves: 'sHow' },
        sRide: { carriedBy: 'sTank' },
        sOff: { offMap: { edge: 'west', distance: 2 } },
        gOff: { offMap: { edge: 'east', distance: 3 } },
      },
      variants: { fogOfWar: 'none' },
    },
  )

const PLANES = {
  s1: 'su-fighter-yak1',
  s2: 'su-bomber-pe2',
  s3: 'su-attack-il2',
  s4: 'su-fighter-yak1',
  g1: 'de-fighter-bf109',
  g2: 'de-bomber-he111',
  g3: 'de-dive-ju87',
  g4: 'de-fighter-bf109',
  g5: 'de-transport-ju52',
  g6: 'de-recon-fw189',
} as const

/** Squadrons, flak, and two companies, of which one waits for ammo. */
export const airFights = (): State =>
  board(['.....', '.l...', '.....', '.....'], {
    ...Object.fromEntries(Object.entries(PLANES).map(([id, type]) => [id, squadron(type)])),
    s8: put(FLAK37, '0203'),
    s9: put(RIFLE, '0202', { concealed: true }),
    g7: put(FLAK20, '0303'),
    g8: put(FLAK20, '0404'),
    g9: put(GERMAN, '0403', { ammo: 1 }),
  })

/** Remnants two by two, each beside a pair of the enemy. */
export const remnants = (): State =>
  board(
    ['........', '........', '........', '........', '........'],
    Object.fromEntries(
      ['02', '04', '06'].flatMap((col) =>
        ['02', '04'].flatMap((row) => {
          const next = `${String(Number(col) + 1).padStart(2, '0')}${row}`
          return [
            [`s${col}${row}a`, put(RIFLE, col + row, { strength: 1 })],
            [`s${col}${row}b`, put(RIFLE, col + row, { strength: 2 })],
            [`g${col}${row}a`, put(GERMAN, next, { strength: 2 })],
            [`g${col}${row}b`, put(GERMAN, next, { strength: 1 })],
          ] as const
        }),
      ),
    ),
  )
