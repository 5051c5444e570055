/** Battles with a map, zones, works, turns and conditions that cannot be. */
import { findingsOf } from '../../scenario/findings'
import { small } from '../../scenario/small'
import { type Row, samplesOf } from './sample'

const first = 'victory.outcomes[0].if'

const MAP: readonly Row[] = [
  ['map.rows', 6, 'The map has 5 rows at “map.terrain”; there must be 6.'],
  ['map.terrain[2]', '...', 'A row of the map has 3 signs at “map.terrain[2]”; there must be 6.'],
  ['map.roads[0][1]', '0301', 'Hexes 0103 and 0301 are not neighbours: “map.roads[0][1]”.'],
  ['map.roads[0][0]', '0106', 'The map has no hex 0106: “map.roads[0][0]”.'],
  ['map.roads[0]', ['0103'], 'The road at “map.roads[0]” is shorter than two hexes.'],
  [
    'map.rails',
    [['0304', '0305']],
    'The road crosses water or swamp at 0305 without a bridge: “map.rails[0][1]”.',
  ],
  [
    'map.bridges[0].hexes',
    ['0503', '0603'],
    'The bridge at 0603 is not over a river: “map.bridges[0].hexes[1]”.',
  ],
  ['map.bridges[1]', small.map.bridges?.[0], 'There are two bridges at 0503: “map.bridges[1].hexes[0]”.'],
  [
    'map.bridges[1]',
    { hexes: ['0501'], strength: 2, demolitionTurns: 1 },
    'No road leads over the bridge at 0501: “map.bridges[1].hexes[0]”.',
  ],
  ['map.exits[0].hexes[1]', '0202', 'Hex 0202 is not on the border of the map: “map.exits[0].hexes[1]”.'],
]

const WORKS: readonly Row[] = [
  ['zones.axis.units[0]', '0101', 'Hex 0101 lies in the zones of both sides: “zones.axis.units[0]”.'],
  ['zones.axis.units[5]', '0501', 'Nobody can stand at 0501 in the zone: “zones.axis.units[5]”.'],
  ['zones.axis.trenches', 3, 'There are 3 trenches to dig and no place for them: “zones.axis.works”.'],
  ['trenches[1]', small.trenches[0], 'Two trenches lie at the same face of 0301: “trenches[1]”.'],
  ['trenches[0].hex', '0501', 'A trench lies in water or swamp at 0501: “trenches[0].hex”.'],
  ['wire[1]', { hex: '0302', face: 'NW' }, 'The same face of 0302 is named twice: “wire[1]”.'],
  ['mines[1]', small.mines?.[0], 'Two minefields of one kind lie at 0402: “mines[1]”.'],
  ['mines[0].hex', '0605', 'Mines lie in a town, river or swamp at 0605: “mines[0].hex”.'],
  ['control[0].hexes', ['0403', '0403'], 'The hex 0403 is named twice: “control[0].hexes[1]”.'],
  ['objectives[1]', small.objectives[0], 'The hex 0403 is named twice: “objectives[1].hex”.'],
]

const TIME: readonly Row[] = [
  ['sides', ['ussr', 'ussr'], 'Both sides are the same: “sides”.'],
  [
    'operation',
    { days: 2, attackers: ['ussr', 'axis'], firstDay: 'light', rear: { ussr: [], axis: [] } },
    'A battle of 2 days has 33 turns, nights included, not 12: “turns”.',
  ],
  [
    'operation',
    { days: 2, attackers: ['ussr'], firstDay: 'light', rear: { ussr: [], axis: [] } },
    '1 attackers for 2 days: “operation.attackers”.',
  ],
  ['sightLimit[0].turns', [3, 2], 'The turns run backwards, from 3 to 2: “sightLimit[0].turns”.'],
  ['sightLimit[0].turns', [1, 13], 'Turn 13 is named, but there are only 12 turns: “sightLimit[0].turns”.'],
  ['special[0].unit', 'K9', 'There is no unit K9 in this battle: “special[0].unit”.'],
]

const VICTORY: readonly Row[] = [
  [first, { all: [] }, `The list at “${first}.all” is empty.`],
  [
    first,
    { holds: { side: 'axis', hexes: ['0101'], n: 2 } },
    `2 are asked for where there are only 1: “${first}.holds.n”.`,
  ],
  [first, { intact: 1 }, `There is no bridge 1, counted from 0; the map has 1: “${first}.intact”.`],
  [
    first,
    { beyond: { side: 'axis', column: 7, towards: 'west', n: 1 } },
    `The map has no column 7: “${first}.beyond.column”.`,
  ],
  [first, { destroyed: { side: 'ussr', kind: 'air' } }, `The side has no such units: “${first}.destroyed”.`],
  [
    'map.exits',
    undefined,
    'One side (Axis) is to leave the map and has no exits: “victory.outcomes[1].if.any[3].exited”.',
  ],
  [
    'victory.points',
    undefined,
    `A lead in points is asked for, but this battle has no points: “${first}.all[1].not.any[1].margin”.`,
  ],
]

export const ground = samplesOf([...MAP, ...WORKS, ...TIME, ...VICTORY], findingsOf)
