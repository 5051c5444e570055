/** A small battle in which everything occurs that a file may hold, and hands to spoil a copy of it. */
import type { Scenario } from '../../src/engine/tactical/scenario'

const text = (word: string) => ({ ru: word, en: word })

/**
 * Columns 1–2 are Soviet, column 6 is the Axis'; the river is column 5 with a bridge in row 3.
 *
 *     1 ..b.r.
 *     2 ..b.r.
 *     3 ..hf=.   road along row 3
 *     4 ..l.r.
 *     5 ..m.rt
 */
export const small: Scenario = {
  format: 'stalingrad-height/scenario',
  version: 1,
  id: 'small',
  name: text('Small'),
  date: '1942-09-16',
  start: '05:30',
  minutesPerTurn: 10,
  turns: 12,
  brief: text('A small battle.\nTwo lines of it.'),
  sides: ['ussr', 'axis'],
  sideNames: { ussr: text('Reds'), axis: text('Greys') },
  defender: 'ussr',
  map: {
    cols: 6,
    rows: 5,
    terrain: ['..b.r.', '..b.r.', '...fr.', '..l.r.', '..m.rt'],
    levels: ['000000', '000000', '001000', '000000', '000000'],
    roads: [['0103', '0203', '0303', '0403', '0503', '0603']],
    bridges: [{ hexes: ['0503'], strength: 2, demolitionTurns: 3 }],
    exits: [{ side: 'axis', hexes: ['0101', '0102'] }],
    names: [{ text: text('River'), hexes: ['0501', '0502'], kind: 'water' }],
  },
  units: [
    { id: 'K1', type: 'su-rifle-company', side: 'ussr', hex: '0101', facing: 'SE' },
    { id: 'K2', type: 'su-at-gun-45-battery', side: 'ussr', hex: '0201', facing: 'NE', deployed: false },
    { id: 'K3', type: 'su-howitzer-122-battery', side: 'ussr', offMap: { edge: 'west', distance: 9 } },
    { id: 'K4', type: 'gen-observer-platoon', side: 'ussr', serves: 'K3', host: 'K1' },
    { id: 'K5', type: 'su-cavalry-squadron', side: 'ussr', hex: '0204', mount: 'on' },
    {
      id: 'K6',
      type: 'su-rifle-company',
      side: 'ussr',
      strength: 3,
      hex: '0301',
      concealed: true,
      fixed: true,
    },
    { id: 'G1', type: 'de-infantry-company', side: 'axis', hex: '0601', ammo: 8 },
    {
      id: 'G2',
      type: 'de-pz3-company',
      side: 'axis',
      hex: '0605',
      concealed: true,
      note: text('in the hamlet'),
    },
    { id: 'G3', type: 'de-lefh18-battery', side: 'axis', hex: '0604' },
    { id: 'G4', type: 'de-stug3-battery', side: 'axis', arrives: { turn: 3, hexes: ['0603', '0604'] } },
    { id: 'G5', type: 'de-pak38-company', side: 'axis', arrives: { turn: 4, hexes: ['0603'] } },
  ],
  zones: {
    ussr: { units: cells('01', '02'), works: cells('01', '02'), trenches: 2 },
    axis: { units: cells('06'), works: [], trenches: 0 },
  },
  trenches: [{ hex: '0301', face: 'SE' }],
  wire: [{ hex: '0201', face: 'SE' }],
  obstacles: [{ hex: '0302', face: 'N' }],
  mines: [{ hex: '0402', kind: 'antiTank', owner: 'ussr' }],
  sightLimit: [{ turns: [1, 2], max: 3 }],
  control: [{ side: 'ussr', hexes: ['0403'] }],
  special: [
    { kind: 'freeAmmo', unit: 'K3', turns: [1, 1], order: 'suppress' },
    { kind: 'holdFire', side: 'axis', untilTurn: 2, endsOn: ['fire', 'assault'] },
  ],
  rules: { townFootDefence: 0 },
  victory: {
    outcomes: [
      {
        winner: 'axis',
        level: 'decisive',
        when: 'eachTurn',
        if: {
          all: [
            { holds: { side: 'axis', hexes: ['0101', '0102'], n: 1 } },
            { not: { any: [{ contested: ['0103'] }, { margin: { side: 'ussr', points: 3 } }] } },
            { intact: 0 },
          ],
        },
        text: text('Axis'),
      },
      {
        winner: null,
        level: 'draw',
        when: 'sudden',
        if: {
          any: [
            { present: { side: 'ussr', hexes: ['0601'] } },
            { empty: ['0403'] },
            { beyond: { side: 'axis', column: 4, towards: 'west', n: 2 } },
            { exited: { side: 'axis', n: 1 } },
            { destroyed: { side: 'ussr', kind: 'foot', n: 3 } },
            { controls: { side: 'axis', hexes: ['0103', '0203'], n: 2 } },
          ],
        },
        text: text('Draw'),
      },
    ],
    otherwise: { winner: 'ussr', level: 'victory', text: text('Reds') },
    points: { objectives: [{ hex: '0403', perTurn: 1, atEnd: 3, side: 'axis' }], lossPercent: 100 },
  },
  objectives: [{ hex: '0403', label: text('Ford') }],
  sources: ['nowhere'],
}

/** All hexes of some columns of the small map. */
function cells(...columns: readonly string[]): readonly string[] {
  return columns.flatMap((column) => ['01', '02', '03', '04', '05'].map((row) => column + row))
}

type Spoilt = Record<string, unknown>

/**
 * The file of a battle with one place changed; a path such as `units[0].hex`. `undefined` takes the key away.
 */
export const spoilt = (path: string, value: unknown, file: unknown = small): Spoilt => {
  const copy = structuredClone(file) as Spoilt
  const keys = path.split(/[.[\]]+/).filter((key) => key !== '')
  const last = keys.pop() as string
  let at: Spoilt = copy
  for (const key of keys) at = at[key] as Spoilt
  if (value === undefined) delete at[last]
  else at[last] = value
  return copy
}
