import { describe, expect, test } from 'vitest'
import { viewFor } from '../../src/engine/tactical/view'
import { hexFacts } from '../../src/store/hexFacts'
import { board, GERMAN, put, RIFLE } from '../tactical/support/board'

const ROWS = ['..l..', '.tfh.', '..rb.', '.....']
const word = (text: string) => ({ ru: text, en: text })

const state = board(
  ROWS,
  {
    s1: put(RIFLE, '0202'),
    s2: put(RIFLE, '0302', { concealed: true }),
    s3: put(RIFLE, '0202', { place: 'carried', carrier: 's1' }),
    g1: put(GERMAN, '0402'),
  },
  {
    map: {
      roads: [['0104', '0203', '0303']],
      rails: [['0203', '0304']],
      bridges: [{ hexes: ['0303'], strength: 6, demolitionTurns: 2 }],
      names: [{ text: word('the ford'), hexes: ['0303'], kind: 'place' }],
    },
    trenches: [{ hex: '0302', face: 'NE' }],
    wire: [{ hex: '0302', face: 'S' }],
    obstacles: [{ hex: '0202', face: 'NE' }],
    mines: [
      { hex: '0404', kind: 'antiTank', owner: 'ussr' },
      { hex: '0404', kind: 'antiPersonnel', owner: 'axis' },
    ],
    objectives: [{ hex: '0202', label: word('the farm') }],
    control: [{ side: 'ussr', hexes: ['0202'] }],
  },
)
const seen = (side: 'ussr' | 'axis', hex: string, from = state) => hexFacts(viewFor(from, side), hex)
const smoky = { ...state, works: { ...state.works, smoke: [{ hex: '0504', until: 3 }] } }
const fallen = { ...state, works: { ...state.works, bridges: [0] } }
const found = {
  ...state,
  works: { ...state.works, mines: state.works.mines.map((mine) => ({ ...mine, found: true })) },
}

describe('what a side is told of a hex', () => {
  test('T10.3 its own mines, of the enemy’s only those that were found, and whose they are', () => {
    expect(seen('ussr', '0404').mines).toEqual([{ kind: 'antiTank', owner: 'ussr' }])
    expect(seen('axis', '0404').mines).toEqual([{ kind: 'antiPersonnel', owner: 'axis' }])
    expect(seen('axis', '0404', found).mines).toHaveLength(2)
    expect(seen('ussr', '0403').mines).toEqual([])
  })

  test('T8.7 no enemy in ambush, its own unit always; loads are in the hex too', () => {
    expect(seen('ussr', '0302').units).toEqual(['s2'])
    expect(seen('axis', '0302').units).toEqual([])
    expect(seen('ussr', '0402').units).toEqual(['g1'])
    expect(seen('axis', '0202').units).toEqual(['s1', 's3'])
  })

  test('T8.5 where an enemy was last seen, if that is how the battle is played', () => {
    const unit = state.units.g1
    if (!unit) throw new Error('no g1')
    const { g1: _, ...units } = viewFor(state, 'ussr').units
    const view = { ...viewFor(state, 'ussr'), units, lastSeen: { g1: { unit, turn: 1 } } }
    expect(hexFacts(view, '0402')).toMatchObject({
      units: [],
      lastSeen: [{ unit: 'g1', side: 'axis', row: unit.row, turn: 1 }],
    })
    expect(hexFacts(view, '0401').lastSeen).toEqual([])
  })

  test('T10.4–T10.6 trenches, wire and obstacles by its own faces, whichever hex the edge is written at', () => {
    expect(seen('axis', '0302')).toMatchObject({ trenches: ['NE'], wire: ['S'], obstacles: ['SW'] })
    expect(seen('axis', '0303')).toMatchObject({ trenches: [], wire: ['N'], obstacles: [] })
  })

  test('T9.8 a bridge with its strength left, and that it is down', () => {
    expect(seen('axis', '0303')).toMatchObject({ bridge: { strength: 6, pontoon: false }, road: true })
    expect(seen('axis', '0303', fallen).bridge).toEqual({ strength: 0, pontoon: false })
    expect(seen('axis', '0302').bridge).toBeNull()
  })

  test('names, road, railway, level, smoke, who holds it and what it is to the battle', () => {
    expect(seen('axis', '0303').names).toEqual([word('the ford')])
    expect(seen('axis', '0203')).toMatchObject({ road: true, rail: true, names: [], smoke: null })
    expect(seen('axis', '0104').rail).toBe(false)
    expect(seen('axis', '0402')).toMatchObject({ terrain: 'plain', level: 1 })
    expect(seen('axis', '0504', smoky).smoke).toBe(3)
    expect(seen('axis', '0202')).toMatchObject({ holder: 'ussr', objective: word('the farm') })
    expect(seen('axis', '0101')).toMatchObject({ holder: null, objective: null })
  })

  test('T4.9 what cover it gives to foot: dice of both kinds of fire, and defence', () => {
    const terms = (hex: string, from = state) => {
      const { direct, indirect, defence } = seen('axis', hex, from).cover
      return [direct, indirect, defence].map((list) =>
        list.map(({ why, value, rule }) => `${why} ${value} ${rule}`),
      )
    }
    expect(terms('0302')).toEqual([
      ['forest -2 T9.4'],
      ['forest -2 T9.4'],
      ['forest 1 T9.4', 'trench 1 T10.4'],
    ])
    expect(terms('0402')).toEqual([['hill -1 T9.6'], [], []])
    expect(terms('0202')).toEqual([[], [], ['town 2 T9.10']])
    expect(terms('0101')).toEqual([[], [], []])
    // T4.10 On a bridge there is none; in the river beside nobody stands.
    expect(terms('0303')).toEqual([[], [], ['bridge 0 T9.8']])
    expect(terms('0303', fallen)).toEqual([[], [], []])
  })
})
