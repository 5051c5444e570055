/** R25 Zones, works, turns and victory of the right shape and the wrong meaning. */
import { describe } from 'vitest'
import { refuses, warns } from './findings'
import { small } from './small'

const holds = (change: object) => ({ holds: { side: 'axis', hexes: ['0101'], ...change } })

describe('Zones and works', () => {
  refuses([
    [
      'zones.axis.units[0]',
      '0101',
      'zonesOverlap zones.axis.units[0] (T2.6)',
      'outsideZone units[6].hex (T2.6)',
    ],
    ['zones.ussr.works[2]', '0110', 'hexOffMap zones.ussr.works[2]'],
    ['control[0].hexes', ['0403', '0403'], 'hexTwice control[0].hexes[1] (T16.5)'],
    ['trenches[0].hex', '0501', 'trenchInWater trenches[0].hex (T10.4)'],
    ['trenches[1]', small.trenches[0], 'trenchTwice trenches[1] (T10.4)'],
    ['trenches[0].face', 'E', 'notOneOf trenches[0].face'],
    ['wire[0].hex', '9901', 'hexOffMap wire[0].hex'],
    ['obstacles[0].hex', '9901', 'hexOffMap obstacles[0].hex'],
    ['wire[1]', { hex: '0302', face: 'NW' }, 'edgeTwice wire[1] (T10.5)'],
    ['obstacles[1]', { hex: '0301', face: 'S' }, 'edgeTwice obstacles[1] (T10.6)'],
    ['mines[0].hex', '0605', 'mineOnForbiddenGround mines[0].hex (T10.1)'],
    ['mines[0].hex', '0305', 'mineOnForbiddenGround mines[0].hex (T10.1)'],
    ['mines[1]', small.mines?.[0], 'mineTwice mines[1] (T10.1)'],
    ['mines[0].hex', '0000', 'hexOffMap mines[0].hex'],
  ])
  warns([
    ['zones.axis.units[5]', '0501', 'zoneImpassable zones.axis.units[5] (T5.4)'],
    ['zones.axis.trenches', 3, 'nowhereToDig zones.axis.works'],
  ])
})

describe('Turns, sides, switches', () => {
  refuses([
    ['sides', ['ussr', 'ussr'], 'sidesAlike sides'],
    ['defender', 'romania', 'notOneOf defender'],
    ['date', '1942-02-30', 'badDate date'],
    ['date', '16.09.1942', 'badDate date'],
    ['start', '24:00', 'badClock start'],
    ['turns', 0, 'tooSmall turns'],
    ['turns', 501, 'tooBig turns'],
    ['sightLimit[0].turns', [3, 2], 'turnsBackwards sightLimit[0].turns'],
    ['sightLimit[0].max', 7, 'tooBig sightLimit[0].max'],
    ['special[0].unit', 'K9', 'unknownUnit special[0].unit'],
    ['special[0].order', 'march', 'notOneOf special[0].order (T14.1.a)'],
    ['special[0].kind', 'freeLunch', 'notOneOf special[0].kind'],
    ['rules.townFootDefence', 9, 'tooBig rules.townFootDefence'],
    ['rules.fogOfWar', 'thick', 'notOneOf rules.fogOfWar'],
  ])
  warns([
    ['sightLimit[0].turns', [1, 13], 'turnsTooLate sightLimit[0].turns'],
    ['special[1].endsOn', [], 'emptyList special[1].endsOn'],
    ['special[1].untilTurn', 13, 'turnsTooLate special[1].untilTurn'],
  ])
})

describe('T17 Victory', () => {
  const first = 'victory.outcomes[0].if'
  refuses([
    [first, holds({ hexes: ['0909'] }), `hexOffMap ${first}.holds.hexes[0]`],
    [first, holds({ hexes: [] }), `emptyList ${first}.holds.hexes (T17)`],
    [first, holds({ n: 2 }), `countTooHigh ${first}.holds.n (T17)`],
    [first, { not: { any: [holds({}), { empty: ['0707'] }] } }, `hexOffMap ${first}.not.any[1].empty[0]`],
    [first, { all: [] }, `emptyList ${first}.all (T17)`],
    [first, { intact: 1 }, `noSuchBridge ${first}.intact (T17)`],
    [
      first,
      { beyond: { side: 'axis', column: 7, towards: 'west', n: 1 } },
      `columnOffMap ${first}.beyond.column (T17)`,
    ],
    [
      first,
      { destroyed: { side: 'axis', category: 'howitzer', n: 2 } },
      `countTooHigh ${first}.destroyed.n (T17)`,
    ],
    [first, { destroyed: { side: 'ussr', kind: 'air' } }, `namesNothing ${first}.destroyed (T17)`],
    [first, { holds: { side: 'axis', hexes: ['0101'], all: true } }, `unknownKey ${first}.holds.all`],
    [first, { wins: 'axis' }, `badShape ${first}`],
    [first, 'axis', `badShape ${first}`],
    ['victory.points.objectives[0].hex', '1203', 'hexOffMap victory.points.objectives[0].hex'],
    ['objectives[0].hex', '1203', 'hexOffMap objectives[0].hex'],
    ['objectives[1]', small.objectives[0], 'hexTwice objectives[1].hex'],
  ])
  warns([
    ['map.exits', undefined, 'noExits victory.outcomes[1].if.any[3].exited (T17)'],
    ['victory.points', undefined, `noPoints ${first}.all[1].not.any[1].margin (T17)`],
  ])
})
