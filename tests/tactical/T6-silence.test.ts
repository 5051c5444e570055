/** T6.2, T6.4, T6.8, T3.22: who misses a round and why. */
import { describe, expect, test } from 'vitest'
import {
  AT45,
  attacker,
  BUNKER,
  CAVALRY,
  defender,
  type Faces,
  GERMAN,
  KV,
  MG,
  PAK40,
  play,
  RIFLE,
  type Scene,
  T34,
  TRUCKS,
  TURN,
} from './support/closeCombat'
import { silent, story, strikes } from './support/report'

type Row = readonly [
  rule: string,
  title: string,
  scene: Scene,
  faces: Faces,
  silent: readonly (readonly string[])[],
]

const foot = attacker('A', RIFLE)
const rider = (more = {}) =>
  attacker('R', RIFLE, { place: 'carried', carrier: 'T', order: null, cameBy: null, ...more })

const rows: readonly Row[] = [
  [
    'T6.2',
    'a defender that fired this turn misses round 1 only',
    { units: [foot, defender('D', GERMAN, { fired: true })] },
    {},
    [['D fired T6.2'], [], []],
  ],
  [
    'T6.2',
    'an attacker that fired misses nothing',
    { units: [attacker('A', RIFLE, { fired: true }), defender('D', GERMAN)] },
    {},
    [[], [], []],
  ],
  [
    'T5.8',
    'where both sides have Assault nobody misses a round for having fired',
    { units: [foot, defender('D', GERMAN, { fired: true, order: 'assault', since: TURN })] },
    {},
    [[], [], []],
  ],
  [
    'T6.2',
    'a unit that gets down from a tank misses round 1',
    { units: [attacker('T', T34), rider(), defender('D', GERMAN)] },
    {},
    [['R dismounted T6.2'], [], []],
  ],
  [
    'T6.4',
    'personnel that fails the tank-fear test misses round 1',
    { units: [attacker('T', T34), defender('D', GERMAN)], ground: 'b' },
    { 'D fear': [5, 5] },
    [['D tankFear T6.4'], [], []],
  ],
  [
    'T6.2',
    'two reasons cost one round',
    { units: [attacker('T', T34), defender('D', GERMAN, { fired: true })], ground: 'b' },
    { 'D fear': [6, 6] },
    [['D fired T6.2'], [], []],
  ],
  [
    'T6.4',
    'foot that sees only tanks on plain has nothing to strike',
    { units: [attacker('T', T34), defender('D', GERMAN)] },
    {},
    [['D plain T6.4'], ['D plain T6.4'], ['D plain T6.4']],
  ],
  [
    'T3.22',
    'tanks without ammo do not strike',
    { units: [attacker('T', T34, { ammo: 0 }), defender('D', GERMAN)], ground: 'b' },
    {},
    [['T noAmmo T3.22'], ['T noAmmo T3.22'], ['T noAmmo T3.22']],
  ],
  [
    'T3.22',
    'guns without ammo have nothing to strike tanks with on plain',
    { units: [attacker('T', T34), defender('P', PAK40, { ammo: 0 })] },
    {},
    [['P noAmmo T3.22'], ['P noAmmo T3.22'], ['P noAmmo T3.22']],
  ],
  [
    'T6.8',
    'a suppressed unit beside a fit friend does not strike till it rallies',
    { units: [foot, defender('D', GERMAN, { suppressedIn: TURN }), defender('E', MG)] },
    { 'D rally 1': [5, 5], 'D rally 2': [4, 5] },
    [['D suppressed T6.8'], ['D suppressed T6.8'], []],
  ],
  [
    'T6.11',
    'columns have no weapons',
    { units: [foot, defender('L', TRUCKS), defender('D', GERMAN)], ground: 'b' },
    {},
    [['L unarmed T6.11'], ['L unarmed T6.11'], ['L unarmed T6.11']],
  ],
  [
    'T6.11',
    'lorries caught on plain: a round is played, and nobody can strike',
    { units: [foot, defender('L', TRUCKS)] },
    {},
    [['A plain T6.4', 'L unarmed T6.11'], [], []],
  ],
  [
    'T6.11',
    'a bunker is not in the fight',
    { units: [foot, defender('B', BUNKER), defender('D', GERMAN)] },
    {},
    [[], [], []],
  ],
]

describe('silent units', () => {
  test.each(rows)('%s %s', (_rule, _title, scene, faces, expected) => {
    const { events } = play(scene, faces)
    expect([1, 2, 3].map((round) => silent(events, round))).toEqual(expected)
  })
})

describe('T11.6, T12.5 what is carried', () => {
  test('loads, riders and towed guns get down by themselves and miss round 1', () => {
    const gun = attacker('G', AT45, { place: 'carried', carrier: 'T', order: null, deployed: false })
    const { events, state } = play({ units: [attacker('T', KV), gun, rider(), defender('D', GERMAN)] })
    expect(story(events).slice(0, 2)).toEqual(['G gets off T drawn', 'R gets off T drawn'])
    expect(silent(events)).toEqual(['G dismounted T6.2', 'R dismounted T6.2'])
    expect(strikes(events, 2)).toContain('R>D 4@2-0 T6.3')
    expect(state.units.R).toMatchObject({ place: 'map', carrier: null, hex: '0202' })
  })

  test('T6.9 mounted units that get down say so', () => {
    const { events } = play({
      units: [attacker('A', CAVALRY, { mount: 'on', order: 'march' }), defender('D', GERMAN)],
    })
    expect(story(events)).toEqual(['A mount off'])
  })
})
