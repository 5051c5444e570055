/** Saved games that were not played so. */
import { RULES_VERSION } from '../../../src/engine/tactical/tables/version'
import { none, turn } from '../../scenario/smallSave'
import { type Row, samplesOf } from './sample'

const refused = (why: string): string => `The set-up at “deployments.ussr” breaks the rules: ${why}.`

const K1 = 'deployments.ussr.units.K1'
const trenches = 'deployments.ussr.trenches'

const ROWS: readonly Row[] = [
  ['names', { ussr: 7, axis: 'B' }, 'At “names.ussr” there is 7 instead of text.'],
  ['names.axis', 'x'.repeat(41), 'Too long at “names.axis”: length 41, at most 40.'],
  ['commitment', none, 'The seed of the dice does not fit its fingerprint: “commitment”.'],
  ['rules', 'tactical-1', `This game was played under rules tactical-1; here they are ${RULES_VERSION}.`],
  [
    'rules',
    'tactical-99',
    `The rules of this game, tactical-99, are not known here; ours are ${RULES_VERSION}. A newer version of the program may know them.`,
  ],
  ['scenario.units[0].hex', '0303', 'Unit K1 stands outside its zone, at 0303: “scenario.units[0].hex”.'],
  ['turns', Array(13).fill(turn), '13 turns were played of a battle of 12: “turns”.'],
  [
    'turns[0].sheets.ussr.K9',
    { kind: 'limber' },
    'There is no unit K9 in this battle: “turns[0].sheets.ussr.K9”.',
  ],
  ['turns[0].sheets.ussr.G1', { kind: 'limber' }, 'Unit G1 is of the other side: “turns[0].sheets.ussr.G1”.'],
  ['turns[0].sheets.ussr.K1.path[1]', '0909', 'The map has no hex 0909: “turns[0].sheets.ussr.K1.path[1]”.'],
  ['turns[0].events[0].to', '0909', 'The map has no hex 0909: “turns[0].events[0].to”.'],
  [
    'turns[0].events[0].kind',
    'danced',
    'At “turns[0].events[0].kind” there is “danced”; ' +
      'there may only be fired, lost, destroyed, tested, suppressed, moved and others.',
  ],
  [
    'turns[0].events[0].tick',
    2521,
    'The number at “turns[0].events[0].tick” is too big: 2521, at most 2520.',
  ],
  ['turns[0].digests.fire', 'abc', 'The seal or fingerprint at “turns[0].digests.fire” is spoilt.'],
  ['pending.sheets.ussr', '{"K1":{}}', 'The seal or fingerprint at “pending.sheets.ussr” is spoilt.'],
  ['deployments.ussr', null, 'Turns were played, but the set-up is missing: “deployments.ussr”.'],
  [`${K1}.hex`, '0303', refused('0303 lies outside your zone (K1)')],
  [`${K1}.hex`, '0909', refused('outside the map (K1)')],
  [`${K1}.concealed`, true, refused('no cover for an ambush here (K1)')],
  [`${K1}.host`, 'K6', refused('only observers join another company (K1)')],
  ['deployments.ussr.units.K9', { hex: '0101' }, refused('there is no such unit (K9)')],
  ['deployments.ussr.units.K4.host', 'K2', refused('K2 cannot take observers (K4)')],
  [trenches, Array(3).fill({ hex: '0101', face: 'N' }), refused('3 trenches, 2 may be dug')],
  [trenches, Array(2).fill({ hex: '0101', face: 'N' }), refused('there is a trench at that face already')],
  [trenches, [{ hex: '0303', face: 'N' }], refused('0303 lies outside the zone of works')],
]

export const saves = samplesOf(ROWS)
