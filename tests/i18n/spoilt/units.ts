/** Battles with units that cannot be. */
import { findingsOf } from '../../scenario/findings'
import { small } from '../../scenario/small'
import { type Row, samplesOf } from './sample'

const unit = (change: object) => ({
  id: 'X1',
  type: 'su-rifle-company',
  side: 'ussr',
  hex: '0101',
  ...change,
})
const platoon = unit({ type: 'gen-observer-platoon', hex: undefined, serves: 'K3', host: 'K1' })

const bunker = (embrasures: readonly string[]) => unit({ type: 'gen-bunker-mg', embrasures, fixed: true })

/** The small battle's units and some more, which stand where no player may move them. */
const and = (...ids: readonly string[]) => [
  ...small.units,
  ...ids.map((id) => unit({ id, hex: id.startsWith('B') ? '0503' : '0101', fixed: true })),
]

/** Lorries and a company aboard them, on the list's end. */
const aboard = (change: object) => [
  ...small.units,
  unit({ id: 'X0', type: 'gen-truck-column', hex: '0101', fixed: true }),
  unit({ hex: undefined, carriedBy: 'X0', ...change }),
]

const ROWS: readonly Row[] = [
  ['units[0].hex', '0109', 'The map has no hex 0109: “units[0].hex”.'],
  ['units[1].id', 'K1', 'Two units have the name K1: “units[1].id”.'],
  ['units[6].type', 'su-t99', 'The game knows no units of the type “su-t99”: “units[6].type”.'],
  ['units', small.units.slice(0, 6), 'One side (Axis) has no units: “units”.'],
  ['units[6].type', 'su-rifle-company', 'The unit is of the other side’s army (USSR): “units[6].type”.'],
  ['units[0].strength', 5, 'The unit has strength 5, at most 4: “units[0].strength”.'],
  ['units[6].ammo', 13, 'The unit has 13 ammo, at most 12: “units[6].ammo”.'],
  ['units[6].hex', undefined, 'The unit at “units[6]” has no place at the start.'],
  [
    'units[6].offMap',
    { edge: 'east', distance: 1 },
    'The unit at “units[6]” has more than one place at the start.',
  ],
  ['units[11]', unit({ type: 'su-attack-il2' }), 'Aircraft do not stand on the map: “units[11].hex”.'],
  [
    'units[11]',
    unit({ type: 'su-attack-il2', hex: undefined }),
    'The squadron at “units[11]” has no turn and edge from which it flies.',
  ],
  [
    'units',
    [
      ...small.units,
      unit({ id: 'X0', type: 'su-transport-li2', hex: undefined, squadron: { turn: 1, edge: 'west' } }),
      unit({ type: 'su-at-gun-45-battery', hex: undefined, carriedBy: 'X0' }),
    ],
    'Nobody of this side can carry the unit: “units[12].carriedBy”.',
  ],
  [
    'units[11]',
    unit({ squadron: { turn: 1, edge: 'east' } }),
    'Only aircraft form squadrons: “units[11].squadron”.',
  ],
  [
    'units[11]',
    unit({ hex: undefined, offMap: { edge: 'west', distance: 3 } }),
    'Only artillery with indirect fire starts off the map: “units[11].offMap”.',
  ],
  ['units[11]', unit({ hex: '0501', fixed: true }), 'Unit X1 cannot stand at 0501: “units[11].hex”.'],
  ['units[9].arrives.hexes[1]', '0501', 'Unit G4 cannot stand at 0501: “units[9].arrives.hexes[1]”.'],
  ['units[6].concealed', true, 'The unit has no cover for an ambush: “units[6].concealed”.'],
  ['units[9].concealed', true, 'The unit has no cover for an ambush: “units[9].concealed”.'],
  ['units[6].deployed', false, 'The unit has no travel state: “units[6].deployed”.'],
  ['units[6].mount', 'on', 'The unit does not ride: “units[6].mount”.'],
  ['units', and('X1', 'X2', 'X3'), '4 units of a side are at 0101, at most three: “units[13].hex”.'],
  ['units', and('B1', 'B2'), '2 units are on the bridge at 0503, at most one: “units[12].hex”.'],
  ['units[11]', unit({ hex: '0601', fixed: true }), 'Units of both sides are at 0601: “units[11].hex”.'],
  ['units[9].arrives.turn', 13, 'The unit arrives in turn 13 of 12: “units[9].arrives.turn”.'],
  ['units[9].arrives.hexes', [], 'The list at “units[9].arrives.hexes” is empty.'],
  [
    'units[9].arrives.hexes[1]',
    '0202',
    'Hex 0202 is not on the border of the map: “units[9].arrives.hexes[1]”.',
  ],
  ['units[6].serves', 'G3', 'Only observers go with a company and serve a battery: “units[6]”.'],
  ['units[3].serves', undefined, 'The observers at “units[3]” lack a company or a battery.'],
  ['units[3].serves', 'K2', 'K2 is no battery of this side that has observers: “units[3].serves”.'],
  ['units[11]', platoon, 'Battery K3 has other observers already: “units[11].serves”.'],
  ['units[3].host', 'K9', 'This side has no company K9 on the map: “units[3].host”.'],
  ['units[3].host', 'K2', 'Unit K2 at 0201 cannot take observers: “units[3].host”.'],
  ['units[11]', unit({ hex: undefined, carriedBy: 'K1' }), 'K1 cannot carry X1: “units[11].carriedBy”.'],
  [
    'units',
    aboard({ dugIn: true }),
    'X1 is carried: it starts neither hidden, dug in, deployed nor mounted, “units[12].carriedBy”.',
  ],
  [
    'units[11]',
    unit({ type: 'gen-truck-column', cargo: 11, fixed: true }),
    'X1 has no room for 11 ammo: “units[11].cargo”.',
  ],
  ['units[0].embrasures', ['N'], 'Only bunkers have embrasures: “units[0].embrasures”.'],
  ['units[11]', bunker([]), 'The list at “units[11].embrasures” is empty.'],
  ['units[11]', bunker(['SW', 'SW']), 'Two embrasures look the same way: “units[11].embrasures[1]”.'],
  ['units[0].hex', '0303', 'Unit K1 stands outside its zone, at 0303: “units[0].hex”.'],
]

export const units = samplesOf(ROWS, findingsOf)
