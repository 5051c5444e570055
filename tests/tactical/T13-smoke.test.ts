/** T13.7, T13.7.a, T3.15: smoke screens: who lays them, what they cost, when they stand and what they hide. */
import { describe, expect, test } from 'vitest'
import type { State } from '../../src/engine/tactical/model'
import type { Order } from '../../src/engine/tactical/orders'
import { sightLine } from '../../src/engine/tactical/rules/sight'
import { eventsFor } from '../../src/engine/tactical/view'
import { board, fireAt, GERMAN, hold, type Put, play, put, RIFLE, react, suppress } from './support/board'
import { type Row, report, shotFault, table, verdict } from './support/cases'

const PLAIN = ['.........', '.........', '.........', '.........', '.........', '.........', '.........']
const MORTAR = 'de-mortar-81-platoon'
const SOVIET_MORTAR = 'su-mortar-82-company'
const LEFH = 'de-lefh18-battery'
const smoke = (hex: string): Order => ({ kind: 'smoke', hex })

const on = (units: Readonly<Record<string, Put>>, rows = PLAIN, more: Parameters<typeof board>[2] = {}) =>
  board(rows, units, more)
const told = (state: State, id: string, order: Order) => () => verdict(state, id, order)

const mortar = (more: Omit<Put, 'type' | 'hex'> = {}) =>
  on({ g1: put(MORTAR, '0101', more), s1: put(RIFLE, '0505') })

const rows: readonly Row[] = [
  ['T13.7', 'a German battalion mortar lays smoke', told(mortar(), 'g1', smoke('0403')), 'legal'],
  [
    'T13.7',
    'a German field howitzer does too',
    told(on({ g1: put(LEFH, '0101', { facing: 'SE' }) }), 'g1', smoke('0505')),
    'legal',
  ],
  [
    'T13.7',
    'a Soviet mortar has no smoke',
    told(on({ s1: put(SOVIET_MORTAR, '0101') }), 's1', smoke('0403')),
    'noSmoke T13.7',
  ],
  [
    'T13.7',
    'a rifle company has none',
    told(on({ g1: put(GERMAN, '0101') }), 'g1', smoke('0403')),
    'noSmoke T13.7',
  ],
  ['T13.7', 'a hex with a known enemy may be blinded', told(mortar(), 'g1', smoke('0505')), 'legal'],
  ['T13.7', 'off the map: refused', told(mortar(), 'g1', smoke('9999')), 'offTheMap T13.6'],
  ['T3.22', 'without ammo: refused', told(mortar({ ammo: 0 }), 'g1', smoke('0403')), 'noAmmo T3.22'],
  ['T4.12', 'limbered: refused', told(mortar({ deployed: false }), 'g1', smoke('0403')), 'limbered T4.12'],
  ['T7.4', 'suppressed: refused', told(mortar({ suppressedIn: 1 }), 'g1', smoke('0403')), 'suppressed T7.4'],
  [
    'T4.2',
    'beyond the reach of indirect fire: refused',
    told(on({ g1: put(MORTAR, '0101') }, ['....................']), 'g1', smoke('2001')),
    'outOfRange T4.2',
  ],
  [
    'T13.2',
    'not from the forest',
    told(on({ g1: put(MORTAR, '0101') }, ['f........', ...PLAIN.slice(1)]), 'g1', smoke('0403')),
    'indirectFromWoods T13.2',
  ],
  [
    'T5.14',
    'not into a close combat',
    told(
      on({ g1: put(MORTAR, '0101'), g2: put(GERMAN, '0403'), s1: put(RIFLE, '0403') }),
      'g1',
      smoke('0403'),
    ),
    'targetInContact T5.14',
  ],
  [
    'T13.9',
    'a battery off the map lays smoke',
    told(
      board(PLAIN, { g1: put(LEFH, null, { place: 'offMap' }) }, {
        units: [{ id: 'g1', type: LEFH, side: 'axis', offMap: { edge: 'west', distance: 5 } }],
      } as never),
      'g1',
      smoke('0403'),
    ),
    'legal',
  ],
]

describe('who may lay smoke, and where', () => table(rows))

describe('a screen in play', () => {
  const state = on({ g1: put(MORTAR, '0101'), s1: put(RIFLE, '0505'), g2: put(GERMAN, '0503') })

  test('T13.7 one ammo, one hex, no die; it stands to the end of the next turn', () => {
    const first = play(state, { g1: smoke('0504') }, [])
    expect(first.of('smokeLaid')).toEqual([
      { kind: 'smokeLaid', rule: 'T13.7', unit: 'g1', from: '0101', hex: '0504', ammo: 1, until: 3 },
    ])
    expect([first.unit('g1').ammo, first.unit('g1').fired]).toEqual([9, true])
    expect(first.state.works.smoke).toEqual([{ hex: '0504', until: 3 }])
    expect(first.of('smokeGone')).toEqual([])
    const second = play(first.state, {}, [])
    expect(second.of('smokeGone').map(({ hex }) => hex)).toEqual(['0504'])
    expect(second.state.works.smoke).toEqual([])
  })

  test('T13.7 it blocks sight from its own hex on', () => {
    const { works } = play(state, { g1: smoke('0504') }, []).state
    const smoked = { ...state, works }
    expect(sightLine(smoked, '0503', '0505')).toMatchObject({ clear: false, blockedBy: '0504' })
    expect(sightLine(smoked, '0503', '0504')).toMatchObject({ clear: false, rule: 'T13.7' })
    expect(sightLine(smoked, '0503', '0403')).toMatchObject({ clear: true })
    expect(shotFault(smoked, 's1', 'g2')).toBe('noSight T8.3')
  })

  test('T2.3 fire of the same phase is not hindered: the screen stands from its end on', () => {
    const played = play(state, { g1: smoke('0504'), g2: fireAt('s1') }, [6, 6, 6, 6, 6, 6])
    expect(report(played.events)).toEqual(['g2 fires at s1'])
    expect(played.events.findIndex(({ kind }) => kind === 'smokeLaid')).toBeGreaterThan(
      played.events.findIndex(({ kind }) => kind === 'fired'),
    )
  })

  test('T13.7 reaction fire of the same turn is: the movement comes after it', () => {
    const move: Order = { kind: 'manoeuvre', path: ['0603'] }
    const open = play(state, { s1: react(), g2: move }, [6, 6, 6, 6, 6])
    expect(open.of('fired').length).toBe(1)
    expect(play(state, { s1: react(), g2: move, g1: smoke('0504') }, []).of('fired')).toEqual([])
  })

  test('T3.15 it is the unit’s order: it fires at nothing else, and destroyed in the phase it has laid its smoke', () => {
    const near = on({ g1: put(MORTAR, '0504', { strength: 1 }), s1: put(RIFLE, '0505') })
    const played = play(near, { g1: smoke('0301'), s1: suppress('g1') }, [1, 1, 1, 1, 6, 6, 6, 6])
    expect(report(played.events)).toContain('g1 is destroyed')
    expect(played.state.works.smoke).toEqual([{ hex: '0301', until: 3 }])
    expect(play(near, { g1: smoke('0301'), s1: hold }, []).of('fired')).toEqual([])
  })

  test('T13.7.a a second screen on the hex keeps it a turn longer', () => {
    const first = play(state, { g1: smoke('0504') }, [])
    const second = play(first.state, { g1: smoke('0504') }, [])
    expect(second.state.works.smoke).toEqual([{ hex: '0504', until: 4 }])
    expect(second.unit('g1').ammo).toBe(8)
  })

  test('T3.25 smoke gives a hidden mortar away', () => {
    const hidden = on({ g1: put(MORTAR, '0101', { concealed: true }), s1: put(RIFLE, '0505') }, [
      'b........',
      ...PLAIN.slice(1),
    ])
    const played = play(hidden, { g1: smoke('0504') }, [])
    expect(report(played.events)).toEqual(['g1 is revealed: fired'])
    expect(played.unit('g1').concealed).toBe(false)
  })

  test('T8.7 in fog the screen is told, who laid it is not', () => {
    const far = on({ g1: put(MORTAR, '0101'), s1: put(RIFLE, '0907') }, PLAIN, {
      variants: { fogOfWar: 'sight' },
    })
    const { events } = play(far, { g1: smoke('0504') }, [])
    const seen = eventsFor(far, events, 'ussr').find(({ kind }) => kind === 'smokeLaid')
    expect(seen).toMatchObject({ unit: '?', from: null, hex: '0504' })
  })
})
