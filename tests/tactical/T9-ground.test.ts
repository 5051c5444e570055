/** T9, T1: what each terrain does; the stacking limit. */
import { describe } from 'vitest'
import { coverAllowsAmbush, isPlain, onBridge } from '../../src/engine/tactical/rules/ground'
import { TERRAIN } from '../../src/engine/tactical/tables/modifiers'
import { board, GERMAN, put, RIFLE, T34 } from './support/board'
import { shotFault, table, unitOf } from './support/cases'

const MORTAR = 'su-mortar-82-company'
const CAVALRY = 'su-cavalry-squadron'
const BIKES = 'su-motorcycle-company'
const BUNKER = 'gen-bunker-mg'

const on = (
  letter: string,
  type: string,
  more: Parameters<typeof put>[2] = {},
  extra: Parameters<typeof board>[2] = {},
) =>
  board(
    [`.${letter}...`, '.....', '.....', '.....', '.....'],
    { s1: put(type, '0201', more), g1: put(GERMAN, '0205') },
    extra,
  )

const hides =
  (type: string, more: Parameters<typeof put>[2] = {}, extra: Parameters<typeof board>[2] = {}) =>
  () =>
    [...'.bflt'].filter((letter) => {
      const state = on(letter, type, more, extra)
      return coverAllowsAmbush(state, unitOf(state, 's1'), '0201')
    })

const level: Parameters<typeof board>[2] = { map: { levels: ['01000', '00000', '00000', '00000', '00000'] } }
const bridge: Parameters<typeof board>[2] = {
  map: { roads: [['0101', '0201', '0301']], bridges: [{ hexes: ['0201'], strength: 2, demolitionTurns: 1 }] },
}

describe('cover', () => {
  table([
    ['T9.2', 'foot hides in bushes, forest, open woods and towns', hides(RIFLE), ['b', 'f', 'l', 't']],
    ['T9.2', 'so do crews', hides(MORTAR), ['b', 'f', 'l', 't']],
    ['T9.3', 'vehicles in open woods and towns', hides(T34), ['l', 't']],
    ['T9.3', 'mounted cavalry in open woods', hides(CAVALRY, { mount: 'on' }), ['l', 't']],
    ['T9.4', 'dismounted it is foot', hides(CAVALRY, { mount: 'off' }), ['b', 'f', 'l', 't']],
    ['T9.1', 'a bunker hides anywhere', hides(BUNKER), ['.', 'b', 'f', 'l', 't']],
    ['T9.6', 'plain on a hill is no cover', hides(RIFLE, {}, level), ['b', 'f', 'l', 't']],
    [
      'T9.6',
      'unless the scenario says so',
      hides(RIFLE, {}, { ...level, ambushAlso: ['hill'] }),
      ['.', 'b', 'f', 'l', 't'],
    ],
    ['T9.6', 'for men only', hides(T34, {}, { ...level, ambushAlso: ['hill'] }), ['l', 't']],
    [
      'T10.4',
      'or in trenches',
      hides(RIFLE, {}, { ambushAlso: ['trench'], trenches: [{ hex: '0201', face: 'N' }] }),
      ['.', 'b', 'f', 'l', 't'],
    ],
    [
      'T9.1',
      'plain on level 0 is plain, a hill is not',
      () => [isPlain(on('.', RIFLE).battle, '0201'), isPlain(on('.', RIFLE, {}, level).battle, '0201')],
      [true, false],
    ],
    [
      'T9.9',
      'a road over plain is plain',
      () => isPlain(on('.', RIFLE, {}, { map: { roads: [['0101', '0201']] } }).battle, '0201'),
      true,
    ],
    [
      'T9.8',
      'a bridge stands while it has strength',
      () =>
        [2, 0].map((strength) =>
          onBridge(
            { ...on('r', RIFLE, {}, bridge), works: { ...on('r', RIFLE).works, bridges: [strength] } },
            '0201',
          ),
        ),
      [true, false],
    ],
  ])
})

describe('the chart', () => {
  const row = (terrain: keyof typeof TERRAIN) => () => {
    const { direct, indirect, defence, foot, vehicles, indirectFrom } = TERRAIN[terrain]
    return [direct, indirect, defence.foot, defence.crew, defence.vehicle, foot, vehicles, indirectFrom]
  }
  table([
    ['T9.1', 'plain', row('plain'), [0, 0, 0, 0, 0, true, true, true]],
    ['T9.2', 'bushes', row('bushes'), [-1, 0, 0, 0, 0, true, true, true]],
    ['T9.3', 'open woods', row('openWoods'), [0, -1, 1, 1, 1, true, true, false]],
    ['T9.4', 'forest', row('forest'), [-2, -2, 1, 1, 1, true, false, false]],
    ['T9.5', 'swamp', row('swamp'), [0, 0, 0, 0, 0, false, false, true]],
    ['T9.7', 'river', row('river'), [0, 0, 0, 0, 0, false, false, true]],
    ['T9.10', 'town', row('town'), [0, 0, 2, 2, 1, true, true, true]],
    [
      'T9.3',
      'mortars in open woods do not fire',
      () => shotFault(on('l', MORTAR), 's1', 'g1'),
      'indirectFromWoods T9.3',
    ],
    [
      'T13.1',
      'guns fire directly out of woods',
      () =>
        shotFault(
          board(['.l...', '.....', '.....'], {
            s1: put('su-at-gun-45-battery', '0201', { facing: 'S' }),
            g1: put(GERMAN, '0203'),
          }),
          's1',
          'g1',
        ),
      'legal',
    ],
    [
      'T12.6',
      'mounted cavalry does not fire',
      () =>
        shotFault(
          board(['.....', '.....'], { s1: put(CAVALRY, '0201', { mount: 'on' }), g1: put(GERMAN, '0202') }),
          's1',
          'g1',
        ),
      'noIntensity T12.6',
    ],
    [
      'T12.8',
      'mounted motorcyclists are fired at as vehicles',
      () =>
        shotFault(
          board(['.....', '.....'], {
            s1: put(BIKES, '0201', { mount: 'on' }),
            g1: put('de-pz2-platoon', '0202'),
          }),
          'g1',
          's1',
        ),
      'legal',
    ],
  ])
})
