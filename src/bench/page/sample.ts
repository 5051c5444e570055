/** Positions to look at: orders, a film shot, zones, the tutorial's village. */
import type { Scene } from '../../store/scene'
import { bare, counters } from './briefs'
import { germans, soviets } from './forces'
import { crowd, kit } from './kit'
import { kalach, large, mamayev, tutorial } from './maps'

const works: Scene['works'] = {
  trenches: [
    { hex: '0605', face: 'NE' },
    { hex: '0605', face: 'SE' },
    { hex: '0704', face: 'NE' },
    { hex: '0704', face: 'SE' },
    { hex: '0705', face: 'NE' },
    { hex: '0705', face: 'SE' },
    { hex: '0706', face: 'SE' },
    { hex: '0505', face: 'NW' },
  ],
  wire: [
    { hex: '0705', face: 'SE' },
    { hex: '0706', face: 'NE' },
    { hex: '0704', face: 'N' },
  ],
  obstacles: [{ hex: '1008', face: 'NW' }],
  mines: [
    { hex: '0507', kind: 'antiPersonnel' },
    { hex: '1007', kind: 'antiTank' },
  ],
}

const plain: Scene = {
  ...bare(mamayev()),
  works,
  objectives: (['0605', '0705', '0606', '0706'] as const).map((hex, i) => ({
    hex,
    label: String(i + 1),
    owner: 'axis' as const,
  })),
  counters: [...soviets, ...germans],
}

const marked = (scene: Scene, selected: string | null, target: string | null): Scene => ({
  ...scene,
  counters: scene.counters.map((c) => ({ ...c, selected: c.id === selected, target: c.id === target })),
})

const orders: Scene = {
  ...marked(plain, 'K1', 'G2'),
  selectedHex: '0804',
  zones: [
    {
      kind: 'reach',
      hexes: ['0904', '0905', '0803'],
      labels: { '0904': '2520', '0905': '2520', '0803': '2520' },
    },
    {
      kind: 'reachNext',
      hexes: ['0805', '0902', '0903', '0703', '1003', '1004', '1005', '0802', '0906'],
      labels: {
        '0805': 'ход 6',
        '0903': 'ход 6',
        '1003': 'ход 6',
        '1005': 'ход 6',
        '0802': 'ход 6',
        '0906': 'ход 6',
      },
    },
    { kind: 'sector', side: 'ussr', hexes: ['0805', '0806', '0705', '0704', '0706'] },
  ],
  arrows: [
    { id: 'K2', kind: 'assault', side: 'ussr', path: ['0603', '0704'], selected: false },
    { id: 'K3', kind: 'manoeuvre', side: 'ussr', path: ['0904', '0804'], selected: false },
    {
      id: 'K7',
      kind: 'manoeuvre',
      side: 'ussr',
      path: ['0803', '0703'],
      ticks: { '0703': '2520' },
      selected: false,
    },
    {
      id: 'K6',
      kind: 'march',
      side: 'ussr',
      path: ['1003', '1004', '1005'],
      ticks: { '1004': '1260', '1005': '2520' },
      selected: false,
    },
    {
      id: 'K9',
      kind: 'suppress',
      side: 'ussr',
      path: ['1105', '0705'],
      tag: '10к',
      arc: true,
      selected: false,
    },
    { id: 'K8', kind: 'fire', side: 'ussr', path: ['0906', '0706'], tag: '4к', selected: false },
    { id: 'K5', kind: 'fire', side: 'ussr', path: ['0806', '0706'], tag: '2к', selected: false },
    { id: 'K11', kind: 'indirect', side: 'ussr', path: ['edge:E', '0605'], tag: '8к', selected: false },
    { id: 'K1', kind: 'suppress', side: 'ussr', path: ['0804', '0704'], selected: true },
  ],
}

const film: Scene = {
  ...marked(plain, null, 'G2'),
  map: mamayev('en'),
  zones: [],
  actors: ['K1', 'G2'],
  arrows: [
    { id: 'K9', kind: 'suppress', side: 'ussr', path: ['1105', '0705'], arc: true, selected: false },
    { id: 'K8', kind: 'fire', side: 'ussr', path: ['0906', '0706'], selected: false },
  ],
}

const zones: Scene = {
  ...plain,
  zones: [
    { kind: 'deploy', side: 'ussr', hexes: ['1001', '1002', '1101', '1102', '1103', '0901', '0902'] },
    { kind: 'sight', hexes: ['0203', '0204', '0304', '0303', '0305', '0404', '0405', '0306'] },
    { kind: 'threat', side: 'axis', hexes: ['0507', '0508', '0608', '0607', '0708', '0809'] },
    { kind: 'targets', hexes: ['0605', '0704', '0705'] },
    { kind: 'objective', hexes: ['0605', '0705', '0606', '0706'] },
    { kind: 'sector', side: 'axis', hexes: ['0209', '0309', '0310', '0210', '0410'] },
  ],
  sight: { from: '1105', to: '0505', blockedBy: '0805' },
  smoke: ['1107'],
  cursorHex: '0903',
}

const village: Scene = {
  ...bare(tutorial()),
  objectives: [
    { hex: '0704', label: '', owner: 'ussr' },
    { hex: '0804', label: '', owner: 'ussr' },
  ],
  counters: [
    ...counters('ussr', [
      {
        id: 'k1',
        code: 'К1',
        hex: '0704',
        str: 4,
        max: 4,
        ammo: 1,
        steady: 0.75,
        states: ['ordered', 'dugIn'],
      },
      {
        id: 'k2',
        symbol: 'heavyMachineGuns',
        code: 'К2',
        hex: '0705',
        str: 2,
        max: 2,
        ammo: 1,
        steady: 0.75,
        states: ['noOrder'],
        facing: 'NW',
      },
      {
        id: 'k3',
        symbol: 'antiTankGun',
        tag: '45',
        code: 'К3',
        hex: '0703',
        str: 4,
        max: 4,
        ammo: 1,
        steady: 0.75,
        states: ['ambush', 'ordered'],
        facing: 'NW',
      },
    ]),
    ...counters('axis', [
      { id: 'g1', code: 'Г1', hex: '0203', str: 4, max: 4, ammo: 1, steady: 0.9 },
      { id: 'g2', code: 'Г2', hex: '0203', str: 4, max: 4, ammo: 1, steady: 0.9 },
      {
        id: 'g3',
        symbol: 'tankLight',
        tag: 'II',
        code: 'Г3',
        hex: '0204',
        str: 3,
        max: 3,
        ammo: 1,
        steady: 1,
        facing: 'NE',
        platoon: true,
      },
      {
        id: 'g4',
        symbol: 'mortar',
        tag: '81',
        code: 'Г4',
        hex: '0105',
        str: 2,
        max: 2,
        ammo: 1,
        steady: 0.9,
        platoon: true,
      },
    ]),
  ],
  works: {
    ...works,
    trenches: [
      { hex: '0704', face: 'NW' },
      { hex: '0704', face: 'SW' },
    ],
    wire: [],
    obstacles: [],
    mines: [],
  },
}

export const SCENES: Readonly<Record<string, () => Scene>> = {
  plain: () => plain,
  orders: () => orders,
  film: () => film,
  kit: () => kit,
  zones: () => zones,
  village: () => village,
  bridge: () => bare(kalach()),
  crowd: () => crowd(),
  square32: () => bare(large(32, 32)),
  square100: () => bare(large(100, 100)),
  square316: () => bare(large(316, 316)),
}
