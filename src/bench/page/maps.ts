/** Map pictures for the board's development page and benches. */
import { type Hex, hexOf, makeGrid } from '../../kernel/hex'
import type { MapPicture, TerrainLook } from '../../store/scene'

const LOOKS: Readonly<Record<string, TerrainLook>> = {
  b: 'bushes',
  o: 'openWoods',
  f: 'forest',
  s: 'swamp',
  r: 'river',
  '=': 'river',
  t: 'town',
}

type Line = readonly Hex[]
const linksOf = (lines: readonly Line[]) =>
  lines.flatMap((line) => line.slice(1).map((hex, i) => [line[i] as Hex, hex] as const))

/** Rows of signs to a picture: h and H are levels 1 and 2, = a bridge. */
export const pictureOf = (
  id: string,
  rows: readonly string[],
  lines: Readonly<{ roads?: readonly Line[]; rails?: readonly Line[] }> = {},
  names: MapPicture['names'] = [],
): MapPicture => {
  const cols = rows[0]?.length ?? 0
  const grid = makeGrid(cols, rows.length)
  const signs = rows.join('')
  return {
    id,
    cols,
    rows: rows.length,
    terrain: [...signs].map((sign) => LOOKS[sign] ?? 'plain'),
    level: [...signs].map((sign) => (sign === 'h' ? 1 : sign === 'H' ? 2 : 0)),
    roads: linksOf(lines.roads ?? []),
    rails: linksOf(lines.rails ?? []),
    bridges: [...signs].flatMap((sign, cell) => (sign === '=' ? [hexOf(grid, cell)] : [])),
    names,
  }
}

const two = (n: number) => String(n).padStart(2, '0')
const column = (col: number, rows: number): Line =>
  Array.from({ length: rows }, (_, row) => two(col) + two(row + 1))
const row = (at: number, from: number, to: number): Line =>
  Array.from({ length: to - from + 1 }, (_, i) => two(from + i) + two(at))

export const mamayev = (lang: 'ru' | 'en' = 'ru'): MapPicture =>
  pictureOf(
    'mamayev',
    [
      '...b...tt-ttrr',
      '..b.hh.tt-ttrr',
      '...hhh.b.-ttrr',
      't..hHHhb.-.trr',
      'tt.hHHHh.-b.rr',
      't..hHHHhb-.trr',
      'tt..hHHh.-.trr',
      '.t...hhb.-ttrr',
      '.b.b.hb..-ttrr',
      'b..bb.b.t-ttrr',
      '.tt.tt.tt-ttrr',
      'tttttt.tt-ttrr',
    ],
    { rails: [column(10, 12)] },
    [
      { text: lang === 'ru' ? 'Волга' : 'Volga', hexes: ['1403', '1404', '1405', '1406'], kind: 'water' },
      { text: lang === 'ru' ? '102,0' : '102.0', hexes: ['0606'], kind: 'relief' },
      {
        text: lang === 'ru' ? 'Мамаев курган' : 'Mamayev Kurgan',
        hexes: ['0406', '0507', '0608'],
        kind: 'relief',
      },
      { text: lang === 'ru' ? 'ж.-д. насыпь' : 'rail embankment', hexes: ['1009', '1008'], kind: 'line' },
    ],
  )

export const tutorial = (): MapPicture =>
  pictureOf(
    'tutorial',
    ['....b....', '..b.bb...', '...h..b..', '------tt-', '...hh.t..', '.b...b...', '....bb...'],
    { roads: [row(4, 1, 9)] },
    [{ text: 'хутор', hexes: ['0805'], kind: 'place' }],
  )

export const kalach = (): MapPicture =>
  pictureOf(
    'kalach',
    [
      '.b.hhbbrr.b...',
      '..bhhb.rrr....',
      'b..hhb..rr.b..',
      '...hHhb.rr....',
      '--------==----',
      '...hHhb.rr..tt',
      '.b.hhb..rr.ttt',
      '..bhh..rrr.ttt',
      'b..hb..rr..ttt',
      '...hbb.rr.b.tt',
    ],
    { roads: [row(5, 1, 14), ['1205', '1206', '1207', '1208', '1209', '1210']] },
    [{ text: 'Дон', hexes: ['0901', '0902', '0903', '0904'], kind: 'water' }],
  )

/** Every ground of the game on one sheet. */
export const sampler = (): MapPicture =>
  pictureOf(
    'sampler',
    [
      '..bbb...ooo...fff.',
      '.bbb...oooo..ffff.',
      '..b....ooo..ffff..',
      '..........ss......',
      '.hh......ssss..tt.',
      '.hHHh.....ss..tttt',
      '--------------ttt-',
      '.hHHh...rr....tt..',
      '..hh...rrrr.......',
      '........rr........',
    ],
    { roads: [row(7, 1, 18), ['0901', '0902', '0903', '0904', '0905', '0906', '0907']] },
  )

/** A large mixed map, the same at each call. */
export const large = (cols: number, rows: number): MapPicture => {
  let seed = 1942
  const rand = () => {
    seed = (Math.imul(seed, 1664525) + 1013904223) | 0
    return (seed >>> 0) / 4294967296
  }
  const signs = Array.from({ length: rows }, () => Array.from({ length: cols }, () => '.'))
  const patch = (sign: string, count: number, size: number) => {
    for (let i = 0; i < count; i++) {
      const [c, r] = [Math.floor(rand() * cols), Math.floor(rand() * rows)]
      for (let n = 0; n < size; n++) {
        const line = signs[r + Math.round((rand() - 0.5) * 4)]
        const col = c + Math.round((rand() - 0.5) * 4)
        if (line && col >= 0 && col < cols) line[col] = sign
      }
    }
  }
  const area = cols * rows
  patch('h', area / 60, 14)
  patch('H', area / 200, 6)
  patch('b', area / 60, 8)
  patch('f', area / 120, 8)
  patch('o', area / 160, 6)
  patch('s', area / 300, 6)
  patch('t', area / 90, 8)
  for (const line of signs) for (let c = 0; c < 3; c++) line[Math.floor(cols / 2) + c] = 'r'
  const digits = cols > 99 || rows > 99 ? 3 : 2
  const hex = (c: number, r: number) => String(c).padStart(digits, '0') + String(r).padStart(digits, '0')
  const roads = Array.from({ length: Math.floor(rows / 12) }, (_, i) =>
    Array.from({ length: cols }, (_, c) => hex(c + 1, 6 + i * 12)),
  )
  return pictureOf(
    `large-${cols}x${rows}`,
    signs.map((line) => line.join('')),
    { roads },
  )
}
