/** R25 A map and units of the right shape and the wrong meaning: refused, with their place and rule. */
import { describe, expect, it } from 'vitest'
import { checkScenario } from '../../src/scenario/check/scenario'
import { FAULTS } from '../../src/scenario/faults'
import { findingsOf, refuses, said, warns } from './findings'
import { small } from './small'

const unit = (change: object) => ({
  id: 'X1',
  type: 'su-rifle-company',
  side: 'ussr',
  hex: '0101',
  ...change,
})
const bunker = (embrasures: readonly string[]) => unit({ type: 'gen-bunker-mg', embrasures, fixed: true })
const platoon = (change: object) => ({
  id: 'X1',
  type: 'gen-observer-platoon',
  side: 'ussr',
  serves: 'K3',
  host: 'K1',
  ...change,
})
/** Lorries and a company aboard them, on the list's end. */
const aboard = (change: object) => [
  ...small.units,
  unit({ id: 'X0', type: 'gen-truck-column', hex: '0101', fixed: true }),
  unit({ hex: undefined, carriedBy: 'X0', ...change }),
]
/** The same on the list's end, so that the rest of the small battle stays as it is. */
const next = small.units.length

it('The small battle is in order', () => {
  expect(checkScenario(small)).toEqual([])
})

describe('Map', () => {
  refuses([
    ['map.terrain[0]', '..x.r.', 'badLetters map.terrain[0]'],
    ['map.levels[4]', '00000a', 'badDigits map.levels[4]'],
    ['map.levels', ['000000'], 'rowCount map.levels'],
    ['map.roads[0][1]', '0301', 'chainBroken map.roads[0][1] (T5.2)', 'chainBroken map.roads[0][2] (T5.2)'],
    ['map.roads[0][0]', '0106', 'hexOffMap map.roads[0][0]'],
    ['map.roads[0][0]', '007006', 'hexOffMap map.roads[0][0]'],
    [
      'map.roads[0]',
      ['0103'],
      'chainTooShort map.roads[0] (T5.2)',
      'bridgeWithoutRoad map.bridges[0].hexes[0] (T9.8)',
    ],
    ['map.rails', [['0304', '0305']], 'roadOverWater map.rails[0][1] (T5.2)'],
    ['map.bridges', [], 'roadOverWater map.roads[0][4] (T5.2)'],
    ['map.bridges[0].hexes', ['0503', '0603'], 'bridgeNotOverRiver map.bridges[0].hexes[1] (T9.8)'],
    ['map.bridges[1]', small.map.bridges?.[0], 'bridgeTwice map.bridges[1].hexes[0] (T9.8)'],
    ['map.exits[0].hexes[1]', '0202', 'notOnBorder map.exits[0].hexes[1] (T17)'],
    ['map.names[0].hexes[0]', '0701', 'hexOffMap map.names[0].hexes[0]'],
  ])
  warns([
    [
      'map.bridges[1]',
      { hexes: ['0501'], strength: 2, demolitionTurns: 1 },
      'bridgeWithoutRoad map.bridges[1].hexes[0] (T9.8)',
    ],
  ])
})

describe('Units', () => {
  refuses([
    ['units[0].side', 'side 7', 'notOneOf units[0].side'],
    ['units[0].hex', '0109', 'hexOffMap units[0].hex'],
    ['units[0].hex', '1x01', 'badHex units[0].hex'],
    ['units[0].hex', '0303', 'outsideZone units[0].hex (T2.6)'],
    ['units[1].id', 'K1', 'idTwice units[1].id'],
    ['units[6].type', 'su-t99-company', 'unknownType units[6].type'],
    ['units[0].strength', 5, 'strengthOverFull units[0].strength'],
    ['units[0].strength', 0, 'tooSmall units[0].strength'],
    ['units[6].ammo', 13, 'ammoOverFull units[6].ammo'],
    ['units[6].ammo', -1, 'tooSmall units[6].ammo'],
    ['units[6].deployed', false, 'hasNoTravelState units[6].deployed (T3.9)'],
    ['units[6].mount', 'on', 'cannotMount units[6].mount (T5.12)'],
    ['units[6].concealed', true, 'noCover units[6].concealed (T9)'],
    ['units[9].concealed', true, 'noCover units[9].concealed (T9)'],
    ['units[6].hex', undefined, 'noPlace units[6]'],
    ['units[6].offMap', { edge: 'east', distance: 1 }, 'twoPlaces units[6]'],
    [
      `units[${next}]`,
      unit({ hex: undefined, offMap: { edge: 'west', distance: 3 } }),
      `notArtillery units[${next}].offMap (T13.9)`,
    ],
    [`units[${next}]`, unit({ type: 'su-attack-il2' }), `airOnMap units[${next}].hex (T15.1)`],
    [`units[${next}]`, unit({ hex: '0305', fixed: true }), `impassable units[${next}].hex (T5.4)`],
    [`units[${next}]`, unit({ hex: '0501', fixed: true }), `impassable units[${next}].hex (T5.4)`],
    [
      `units[${next}]`,
      unit({ type: 'su-cavalry-squadron', hex: '0403', mount: 'on', fixed: true }),
      `impassable units[${next}].hex (T5.4)`,
    ],
    [`units[${next}]`, unit({ hex: '0601', fixed: true }), `bothSides units[${next}].hex`],
    ['units[9].arrives.turn', 13, 'arrivesTooLate units[9].arrives.turn'],
    ['units[9].arrives.hexes', [], 'emptyList units[9].arrives.hexes'],
    ['units[9].arrives.hexes[1]', '0202', 'notOnBorder units[9].arrives.hexes[1]'],
    ['units[9].arrives.hexes[1]', '0501', 'impassable units[9].arrives.hexes[1] (T5.4)'],
    ['units[9].arrives.hexes[1]', '9901', 'hexOffMap units[9].arrives.hexes[1]'],
    ['units', small.units.slice(0, 6), 'noUnits units'],
    [`units[${next}]`, unit({ hex: undefined, carriedBy: 'K9' }), `unknownUnit units[${next}].carriedBy`],
    [`units[${next}]`, unit({ hex: undefined, carriedBy: 'G1' }), `notYours units[${next}].carriedBy`],
    [
      `units[${next}]`,
      unit({ hex: undefined, carriedBy: 'K1' }),
      `carrierUnfit units[${next}].carriedBy (T11.4)`,
    ],
    ['units', aboard({ dugIn: true }), `carriedElsewhere units[${next + 1}].carriedBy (T11.7)`],
    ['units[0].embrasures', ['N'], 'notABunker units[0].embrasures (T10.7)'],
    ['units[0].embrasures', ['up'], 'notOneOf units[0].embrasures[0]'],
    [`units[${next}]`, bunker([]), `emptyList units[${next}].embrasures (T10.7)`],
    [`units[${next}]`, bunker(['N', 'SE', 'N']), `embrasureTwice units[${next}].embrasures[2] (T10.7)`],
    ['units', aboard({ hex: '0101' }), `twoPlaces units[${next + 1}]`],
    [
      `units[${next}]`,
      unit({ type: 'gen-truck-column', cargo: 11, fixed: true }),
      `cargoOverFull units[${next}].cargo (T11.4)`,
    ],
  ])
  warns([['units[6].type', 'su-rifle-company', 'foreignNation units[6].type']])

  it('T1.3 four of a side in a hex', () => {
    const four = ['X1', 'X2', 'X3'].map((id) => unit({ id }))
    expect(said(findingsOf('units', [...small.units, ...four]))).toEqual([
      `stackFull units[${next + 2}].hex (T1.3)`,
    ])
  })

  it('T5.5 two on a bridge', () => {
    const two = ['X1', 'X2'].map((id) => unit({ id, hex: '0503', fixed: true }))
    expect(said(findingsOf('units', [...small.units, ...two]))).toEqual([
      `bridgeFull units[${next + 1}].hex (T5.5)`,
    ])
  })

  it('names the hex, so that a screen can go there', () => {
    expect(findingsOf('units[0].hex', '0303')[0]).toMatchObject({ hex: '0303', detail: { unit: 'K1' } })
  })
})

describe('Observers', () => {
  refuses([
    ['units[6].serves', 'G3', 'notAnObserver units[6] (T13.4)'],
    ['units[3].serves', undefined, 'observerUnattached units[3] (T13.4)'],
    ['units[3].serves', 'K2', 'noBattery units[3].serves (T13.4)'],
    ['units[3].serves', 'G3', 'noBattery units[3].serves (T13.4)'],
    ['units[3].host', 'K9', 'noHost units[3].host (T13.4)'],
    ['units[3].host', 'G1', 'noHost units[3].host (T13.4)'],
    ['units[3].host', 'K2', 'notAFrontCompany units[3].host (T13.4)'],
    [
      `units[${next}]`,
      platoon({ hex: '0101' }),
      `twoPlaces units[${next}]`,
      `batteryServedTwice units[${next}].serves (T13.4)`,
    ],
  ])
  warns([[`units[${next}]`, platoon({}), `batteryServedTwice units[${next}].serves (T13.4)`]])
})

it('Every fault has one name', () => {
  expect(new Set(FAULTS).size).toBe(FAULTS.length)
})
