/** T5.12, T5.4, T12.6–T12.8: cavalry, bicyclists and motorcyclists, mounted and on foot. */
import { expect, test } from 'vitest'
import type { Order } from '../../src/engine/tactical/orders'
import { beginBattle } from '../../src/engine/tactical/setup'
import { board, fireAt, hold, play, put, RIFLE, react } from './support/board'
import { arrivals, frontal, report, table, unitOf, verdict, withUnit } from './support/cases'
import { line } from './support/special'

const CAVALRY = 'su-cavalry-squadron'
const BIKES = 'de-motorcycle-company'
const BICYCLES = 'de-bicycle-squadron'
const PLAIN = ['........', '........', '........', '........', '........', '........']
const FOREST = ['..f.....', '..f.....', '........', '........']

const riders = (type: string, mount: 'on' | 'off', rows: readonly string[] = PLAIN, hex = '0303') =>
  board(rows, { s1: put(type, hex, { mount }) })

type Mounts = readonly ('on' | 'off')[]
const ride = (path: readonly string[], mounts: Mounts, kind: 'manoeuvre' | 'march' = 'manoeuvre'): Order => ({
  kind,
  path,
  mounts,
})

table([
  [
    'T12.6',
    'mounted cavalry goes 2 by Manoeuvre',
    () => arrivals(riders(CAVALRY, 'on'), 's1', ride(['0304', '0305'], ['on', 'on']) as never),
    [1260, 2520],
  ],
  [
    'T5.12',
    'one step mounted, one on foot: too far for a turn',
    () => arrivals(riders(CAVALRY, 'on'), 's1', ride(['0304', '0305'], ['on', 'off']) as never),
    'tooFar T5.1',
  ],
  [
    'T5.12',
    'motorcyclists: two steps mounted, then on foot at the end',
    () => arrivals(riders(BIKES, 'off'), 's1', ride(['0304', '0305'], ['on', 'on', 'off']) as never),
    [840, 1680],
  ],
  [
    'T5.12',
    'as many states as steps, or one more',
    () => verdict(riders(CAVALRY, 'on'), 's1', ride(['0304', '0305'], ['on'])),
    'mountsUnfit T5.12',
  ],
  [
    'T5.12',
    'those who do not ride have none',
    () => verdict(board(PLAIN, { s1: put(RIFLE, '0303') }), 's1', ride(['0304'], ['on'])),
    'mountsUnfit T5.12',
  ],
  [
    'T5.4',
    'cavalry on foot only into a forest',
    () => verdict(riders(CAVALRY, 'on', FOREST, '0303'), 's1', ride(['0302'], ['on'])),
    'mountedInForest T5.4',
  ],
  [
    'T5.4',
    'on foot',
    () => verdict(riders(CAVALRY, 'on', FOREST, '0303'), 's1', ride(['0302'], ['off'])),
    'legal',
  ],
  [
    'T5.4',
    'machines that were left behind are not mounted again',
    () =>
      verdict(
        riders(BIKES, 'off', ['..f...h.', '........'], '0302'),
        's1',
        ride(['0301', '0401'], ['off', 'on'], 'march'),
      ),
    'machinesLeft T5.4',
  ],
  [
    'T12.7',
    'bicyclists: road speed 3',
    () =>
      arrivals(
        board(PLAIN, { g1: put(BICYCLES, '0301') }, { map: { roads: [['0301', '0302', '0303', '0304']] } }),
        'g1',
        { kind: 'march', path: ['0302', '0303', '0304'] },
      ),
    [840, 1680, 2520],
  ],
  ['T12.6', 'mounted cavalry: defence 0', () => frontal(riders(CAVALRY, 'on'), 's1'), 0],
  ['T12.8', 'mounted motorcyclists: a vehicle, defence 1', () => frontal(riders(BIKES, 'on'), 's1'), 1],
  [
    'T12.6',
    'who rides does not suppress',
    () =>
      verdict(board(PLAIN, { s1: put(CAVALRY, '0303', { mount: 'on' }), g1: put(RIFLE, '0302') }), 's1', {
        kind: 'suppress',
        aim: { unit: 'g1' },
      }),
    'noIntensity T12.6',
  ],
  [
    'T5.12',
    'but gets down for it',
    () =>
      verdict(board(PLAIN, { s1: put(CAVALRY, '0303', { mount: 'on' }), g1: put(RIFLE, '0302') }), 's1', {
        kind: 'suppress',
        aim: { unit: 'g1' },
        mount: 'off',
      }),
    'legal',
  ],
  [
    'T9.4',
    'no ambush mounted in a forest',
    () =>
      verdict(board(FOREST, { s1: put(CAVALRY, '0302', { mount: 'off' }) }), 's1', {
        kind: 'ambush',
        policy: { mode: 'hold' },
        mount: 'on',
      }),
    'mountedInForest T5.4',
  ],
  [
    'T9.4',
    'on foot it is one',
    () =>
      verdict(board(FOREST, { s1: put(CAVALRY, '0302', { mount: 'off' }) }), 's1', {
        kind: 'ambush',
        policy: { mode: 'hold' },
      }),
    'legal',
  ],
  [
    'T9.3',
    'mounted cavalry hides in open woods',
    () =>
      verdict(board(['..l.....'], { s1: put(CAVALRY, '0301', { mount: 'on' }) }), 's1', {
        kind: 'ambush',
        policy: { mode: 'hold' },
      }),
    'legal',
  ],
])

test('T5.12 mounted and on foot any number of times along the way, free of time', () => {
  const state = riders(BIKES, 'off')
  const { of, unit } = play(state, { s1: ride(['0304', '0305'], ['on', 'on', 'off']) }, [])
  expect(of('mounted').map(({ tick, mount, rule }) => [tick, mount, rule])).toEqual([
    [0, 'on', 'T5.12'],
    [1680, 'off', 'T5.12'],
  ])
  expect([unit('s1').hex, unit('s1').mount]).toEqual(['0305', 'off'])
})

test('T5.12.a it gets down on arrival, before anybody fires there', () => {
  const state = board(PLAIN, {
    s1: put(CAVALRY, '0305', { mount: 'on' }),
    g1: put('de-mg-company', '0302', { facing: 'S' }),
  })
  const end = play(state, { s1: ride(['0304'], ['on', 'off']), g1: react({ within: 2 }) })
  const [fired] = end.of('fired')
  expect([fired?.tick, fired?.roll.sum.defence.map(({ why, value }) => `${why} ${value}`)]).toEqual([
    1260,
    ['front 1'],
  ])
})

test('T5.12 dismounted as the sheets are opened, it fires in the fire phase', () => {
  const state = board(PLAIN, {
    s1: put(CAVALRY, '0303', { mount: 'on' }),
    g1: put('de-infantry-company', '0302'),
  })
  const { of, unit } = play(state, { s1: { ...fireAt('g1'), mount: 'off' } as Order }, [6, 6, 6])
  expect(of('mounted').map(line)).toEqual(['mounted s1 T5.12'])
  expect(of('fired').map(({ unit: firer }) => firer)).toEqual(['s1'])
  expect(unit('s1').mount).toBe('off')
})

test('T12.6 mounted with Defence it stands, and does not fire', () => {
  const state = board(PLAIN, {
    s1: put(CAVALRY, '0303', { mount: 'on' }),
    g1: put('de-infantry-company', '0301'),
  })
  expect(play(state, { s1: react(), g1: { kind: 'manoeuvre', path: ['0302'] } }, []).of('fired')).toEqual([])
})

test('T12.8, T5.4 motorcyclists leave their machines behind for good where they enter a forest', () => {
  const state = riders(BIKES, 'on', FOREST, '0303')
  const first = play(state, { s1: ride(['0302'], ['off']) }, [])
  expect(first.of('abandoned')).toEqual([
    { kind: 'abandoned', rule: 'T5.4', tick: 2520, unit: 's1', hex: '0302' },
  ])
  expect(first.unit('s1').mount).toBeNull()
  const after = { ...first.state, units: { ...first.state.units } }
  expect(arrivals(after, 's1', { kind: 'manoeuvre', path: ['0402'], mount: 'on' })).toEqual([2520])
})

test('T5.2 along a road through the forest they ride on March and keep them', () => {
  const state = board(
    FOREST,
    { s1: put(BIKES, '0303', { mount: 'on' }) },
    { map: { roads: [['0303', '0302', '0301']] } },
  )
  const { of, unit } = play(state, { s1: { kind: 'march', path: ['0302', '0301'] } }, [])
  expect([of('abandoned').length, unit('s1').mount, unit('s1').hex]).toEqual([0, 'on', '0301'])
})

test('T5.4 cavalry leads its horses through a forest and keeps them', () => {
  const { of, unit } = play(riders(CAVALRY, 'on', FOREST, '0303'), { s1: ride(['0302'], ['off']) }, [])
  expect([of('abandoned').length, unit('s1').mount]).toEqual([0, 'off'])
})

test('T12.8.a motorcyclists set up on foot in a forest have come without machines', () => {
  const state = beginBattle({ ...riders(BIKES, 'off', FOREST, '0302'), phase: 'deployment' })
  expect(unitOf(state, 's1').mount).toBeNull()
  const open = beginBattle({ ...riders(BIKES, 'off', FOREST, '0304'), phase: 'deployment' })
  expect(unitOf(open, 's1').mount).toBe('off')
})

test('T12.8, T8.4 motorcyclists reconnoitre in either state, at 2 hexes', () => {
  for (const mount of ['on', 'off'] as const) {
    const state = board(PLAIN, {
      s1: put(BIKES, '0303', { mount }),
      g1: put('de-infantry-company', '0305', { concealed: true }),
    })
    expect(report(play(state, { s1: hold }, []).events)).toContain('g1 is revealed: detected')
  }
})

test('T6.9, T12.8 motorcyclists get down to fight and miss no round', () => {
  const state = withUnit(
    board(PLAIN, { g1: put(BIKES, '0303', { mount: 'on' }), s1: put(RIFLE, '0302', { facing: 'S' }) }),
    's1',
    { ammo: 0 },
  )
  const { of } = play(state, { g1: { kind: 'assault', path: ['0302'] }, s1: hold })
  expect(of('mounted').map(line)).toEqual(['mounted g1 T6.9'])
  expect(of('round')[0]?.silent).toEqual([])
})
