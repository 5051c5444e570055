/** Every state, symbol, ground and work on one sheet; and a crowd for the benches. */
import { hexOf, makeGrid } from '../../kernel/hex'
import type { CounterPicture, CounterState, Scene } from '../../store/scene'
import { bare, counters, two } from './briefs'
import { large, sampler } from './maps'

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

export const symbols = [
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

export const kit: Scene = {
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
    pontoons: [{ hex: '1509', faces: ['N', 'SE'] }],
    fallen: ['1308'],
    embrasures: [
      { hex: '0710', face: 'N', sealed: false },
      { hex: '0710', face: 'NE', sealed: true },
    ],
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
      echelon: 'company',
    }
  })
  return { ...bare(map), counters: all }
}
