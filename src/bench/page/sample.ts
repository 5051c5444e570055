/** A plausible turn 5 on the Mamayev map, and other positions to look at. */
import { hexOf, makeGrid } from '../../kernel/hex'
import type { CounterPicture, CounterState, Scene, SideId } from '../../store/scene'
import { kalach, large, mamayev, sampler, tutorial } from './maps'

type Brief = Readonly<{
  id: string
  symbol?: string
  tag?: string
  code: string
  hex: string
  str: number
  max: number
  ammo: number
  steady: number
  states?: readonly CounterState[]
  facing?: NonNullable<CounterPicture['facing']>
  platoon?: true
}>

const counters = (side: SideId, briefs: readonly Brief[]): readonly CounterPicture[] =>
  briefs.map(
    ({
      id,
      symbol = 'infantry',
      tag = '',
      code,
      hex,
      str,
      max,
      ammo,
      steady,
      states = [],
      facing,
      platoon,
    }) => ({
      id,
      side,
      hex,
      symbol,
      code,
      tag,
      strength: str,
      full: max,
      ammo,
      steadiness: steady,
      states,
      selected: false,
      target: false,
      ...(facing ? { facing } : {}),
      ...(platoon ? { echelon: 'platoon' as const } : {}),
    }),
  )

const given: readonly CounterState[] = ['ordered']
const soviets = counters('ussr', [
  {
    id: 'K1',
    tag: 'гв',
    code: 'К1',
    hex: '0804',
    str: 4,
    max: 4,
    ammo: 0.7,
    steady: 0.88,
    states: ['observer'],
  },
  { id: 'K2', tag: 'гв', code: 'К2', hex: '0603', str: 3, max: 4, ammo: 0.6, steady: 0.75, states: given },
  { id: 'K3', tag: 'гв', code: 'К3', hex: '0904', str: 4, max: 4, ammo: 0.8, steady: 0.88, states: given },
  {
    id: 'K4',
    tag: 'гв',
    code: 'К4',
    hex: '0905',
    str: 2,
    max: 4,
    ammo: 0.5,
    steady: 0.62,
    states: ['suppressed'],
  },
  { id: 'K5', code: 'К5', hex: '0806', str: 3, max: 4, ammo: 0.6, steady: 0.62, states: given },
  { id: 'K6', code: 'К6', hex: '1003', str: 3, max: 4, ammo: 0.9, steady: 0.62, states: given },
  { id: 'K7', tag: 'авт', code: 'К7', hex: '0803', str: 3, max: 3, ammo: 0.75, steady: 0.88, states: given },
  {
    id: 'K8',
    symbol: 'heavyMachineGuns',
    code: 'К8',
    hex: '0906',
    str: 2,
    max: 2,
    ammo: 0.75,
    steady: 0.75,
    states: given,
    facing: 'NW',
  },
  {
    id: 'K9',
    symbol: 'mortar',
    tag: '82',
    code: 'К9',
    hex: '1105',
    str: 2,
    max: 2,
    ammo: 0.66,
    steady: 0.75,
    states: given,
  },
  {
    id: 'K10',
    symbol: 'antiTankRifles',
    tag: 'ПТР',
    code: 'К10',
    hex: '0808',
    str: 2,
    max: 2,
    ammo: 1,
    steady: 0.75,
    states: ['ambush', 'ordered'],
  },
])
const germans = counters('axis', [
  { id: 'G1', code: 'Г1', hex: '0605', str: 4, max: 4, ammo: 0.75, steady: 0.88 },
  { id: 'G2', code: 'Г2', hex: '0704', str: 3, max: 4, ammo: 0.66, steady: 0.75 },
  { id: 'G3', code: 'Г3', hex: '0706', str: 4, max: 4, ammo: 0.58, steady: 0.88, states: ['suppressed'] },
  {
    id: 'G4',
    symbol: 'heavyMachineGuns',
    tag: 'MG',
    code: 'Г4',
    hex: '0705',
    str: 1,
    max: 2,
    ammo: 0.16,
    steady: 0.62,
    facing: 'SE',
  },
  {
    id: 'G5',
    symbol: 'mortar',
    tag: '81',
    code: 'Г5',
    hex: '0505',
    str: 2,
    max: 2,
    ammo: 0.7,
    steady: 0.88,
    platoon: true,
  },
  { id: 'G8', code: 'Г8', hex: '0106', str: 3, max: 4, ammo: 1, steady: 0.75 },
  { id: 'G9', code: 'Г9', hex: '0107', str: 3, max: 4, ammo: 1, steady: 0.75 },
])

const bare = (map: Scene['map']): Scene => ({
  map,
  works: { trenches: [], wire: [], obstacles: [], mines: [] },
  objectives: [],
  zones: [],
  counters: [],
  arrows: [],
  smoke: [],
  sight: null,
  selectedHex: null,
  cursorHex: null,
  actors: null,
})

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

const states: readonly (readonly [string, readonly CounterState[]])[] = [
  ['ordered', ['ordered']],
  ['noOrder', ['noOrder']],
  ['suppressed', ['suppressed']],
  ['ambush', ['ambush']],
  ['dugIn', ['dugIn', 'ordered']],
  ['limbered', ['limbered']],
  ['loaded', ['loaded']],
  ['observer', ['observer']],
  ['lowAmmo', ['lowAmmo']],
  ['lastSeen', ['lastSeen']],
  ['destroyed', ['destroyed']],
  ['contact', ['contact', 'dugIn', 'observer']],
]

const symbols = [
  'infantry',
  'engineers',
  'recon',
  'antiTankRifles',
  'heavyMachineGuns',
  'cavalry',
  'motorcycle',
  'bicycle',
  'mortar',
  'antiTankGun',
  'infantryGun',
  'fieldGun',
  'howitzer',
  'flak',
  'rocket',
  'tankLight',
  'tankMedium',
  'tankHeavy',
  'assaultGun',
  'armouredCar',
  'apc',
  'transport',
  'bunker',
  'observer',
  'fighter',
  'groundAttack',
  'bomber',
  'airTransport',
  'airRecon',
]
const two = (n: number) => String(n).padStart(2, '0')

const kit: Scene = {
  ...bare(sampler()),
  counters: [
    ...states.flatMap(([name, list], i) => [
      ...counters('ussr', [
        {
          id: `s${name}`,
          code: `К${i + 1}`,
          hex: `${two(i + 2)}01`,
          tag: 'гв',
          str: 3,
          max: 4,
          ammo: name === 'lowAmmo' ? 0.1 : 0.7,
          steady: 0.8,
          states: list,
        },
      ]),
      ...counters('axis', [
        {
          id: `a${name}`,
          code: `Г${i + 1}`,
          hex: `${two(i + 2)}02`,
          str: 3,
          max: 4,
          ammo: name === 'lowAmmo' ? 0.1 : 0.7,
          steady: 0.8,
          states: list,
        },
      ]),
    ]),
    ...symbols.flatMap((symbol, i) =>
      counters(i % 2 ? 'axis' : 'ussr', [
        {
          id: symbol,
          code: `К${i + 1}`,
          symbol,
          hex: two((i % 15) + 2) + (i < 15 ? '04' : '06'),
          str: 2,
          max: 3,
          ammo: 0.5,
          steady: 0.5,
          facing: 'NE',
        },
      ]),
    ),
    ...counters(
      'ussr',
      ['p', 'q', 'r'].map((id, i) => ({
        id,
        code: `К${i + 20}`,
        hex: '0409',
        str: 4,
        max: 4,
        ammo: 1,
        steady: 1,
      })),
    ),
    ...counters(
      'ussr',
      ['t', 'u'].map((id, i) => ({
        id,
        code: `К${i + 30}`,
        hex: '0609',
        str: 4,
        max: 4,
        ammo: 1,
        steady: 1,
        states: ['contact'] as const,
      })),
    ),
    ...counters(
      'axis',
      ['v', 'w'].map((id, i) => ({
        id,
        code: `Г${i + 30}`,
        hex: '0609',
        str: 4,
        max: 4,
        ammo: 1,
        steady: 1,
      })),
    ),
  ],
  smoke: ['1209'],
  works: {
    trenches: [{ hex: '1409', face: 'N' }],
    wire: [{ hex: '1409', face: 'SE' }],
    obstacles: [{ hex: '1609', face: 'S' }],
    mines: [
      { hex: '1409', kind: 'antiTank' },
      { hex: '1609', kind: 'antiPersonnel' },
    ],
  },
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

/** Two hundred counters on a map of a hundred by a hundred. */
export const crowd = (cols = 100, rows = 100, count = 200): Scene => {
  const map = large(cols, rows)
  const grid = makeGrid(cols, rows)
  const all = Array.from({ length: count }, (_, i): CounterPicture => {
    const [c, r] = [(i * 37) % cols, (i * 53 + (i >> 3) * 7) % rows]
    return {
      id: `u${i}`,
      side: i % 2 ? 'ussr' : 'axis',
      hex: hexOf(grid, r * cols + c),
      symbol: symbols[i % symbols.length] as string,
      code: `${i % 2 ? 'К' : 'Г'}${i % 30}`,
      tag: '',
      strength: 1 + (i % 4),
      full: 4,
      ammo: (i % 10) / 10,
      steadiness: (i % 7) / 7,
      states: i % 5 === 0 ? ['ordered'] : i % 11 === 0 ? ['suppressed'] : [],
      selected: false,
      target: false,
    }
  })
  return { ...bare(map), counters: all }
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
}
