/** T6.4, T7.2: tank fear; T6.4, T6.5, T6.7: ammo. */
import { describe, expect, test } from 'vitest'
import {
  attacker,
  defender,
  type Faces,
  GERMAN,
  PAK40,
  PZ4,
  play,
  RIFLE,
  type Scene,
  T34,
  TRUCKS,
  TURN,
} from './support/closeCombat'
import { ammoSpent, story } from './support/report'

const foot = attacker('A', RIFLE)

type Fear = readonly [rule: string, title: string, scene: Scene, faces: Faces, story: readonly string[]]

const against = (type: string, more = {}): Scene => ({
  units: [attacker('T', T34), defender('D', type, more)],
})

const fears: readonly Fear[] = [
  ['T6.4', 'at steadiness it passes', against(GERMAN), { 'D fear': [4, 5] }, ['D fears 9/9 passes']],
  [
    'T6.4',
    'above it fails, and is not suppressed',
    against(GERMAN),
    { 'D fear': [5, 5] },
    ['D fears 10/9 fails'],
  ],
  ['T7.2', 'losses lower it', against(GERMAN, { strength: 3 }), { 'D fear': [4, 5] }, ['D fears 9/8 fails']],
  ['T6.4', 'guns that fight tanks test too', against(PAK40), {}, ['D fears 3/9 passes']],
  [
    'T6.4',
    'variant tankFearImmunity: the catalogue exempts them',
    { ...against(PAK40), rules: { tankFearImmunity: true } },
    {},
    [],
  ],
  [
    'T6.4',
    'and nobody else',
    { ...against(GERMAN), rules: { tankFearImmunity: true } },
    {},
    ['D fears 3/9 passes'],
  ],
  [
    'T6.4',
    'either side tests, and goes on testing in later turns',
    { units: [attacker('A', RIFLE, { order: 'fightOn', since: 3 }), defender('P', PZ4, { since: 2 })] },
    {},
    ['A fears 3/8 passes'],
  ],
  [
    'T6.4',
    'a suppressed unit does not test',
    { units: [attacker('T', T34), defender('D', GERMAN, { suppressedIn: TURN }), defender('E', PZ4)] },
    { 'D rally 1': [6, 6], 'D rally 2': [6, 6] },
    ['D tests rally 12/9 fails', 'D tests rally 12/9 fails'],
  ],
  [
    'T6.4',
    'suppressed tanks cause no fear',
    { units: [attacker('T', T34, { suppressedIn: TURN }), attacker('A', RIFLE), defender('D', GERMAN)] },
    { 'T rally 1': [6, 6], 'T rally 2': [6, 6] },
    ['T tests rally 12/9 fails', 'T tests rally 12/9 fails'],
  ],
  [
    'T6.4',
    'lorries cause none',
    { units: [attacker('L', TRUCKS), attacker('A', RIFLE), defender('D', GERMAN)] },
    {},
    [],
  ],
]

describe('tank fear', () => {
  test.each(fears)('%s %s', (_rule, _title, scene, faces, expected) => {
    expect(story(play(scene, faces).events)).toEqual(expected)
  })
})

type Ammo = readonly [
  rule: string,
  title: string,
  scene: Scene,
  unit: string,
  spent: readonly number[],
  left: number,
]

const ammo: readonly Ammo[] = [
  ['T6.4', 'vehicles spend 1 a turn, at their first strike', against(GERMAN), 'T', [1, 0, 0], 9],
  [
    'T6.4',
    'the last round lasts for all three',
    { units: [attacker('T', T34, { ammo: 1 }), defender('D', GERMAN)] },
    'T',
    [1, 0, 0],
    0,
  ],
  ['T6.5', 'anti-tank guns too', against(PAK40), 'D', [1, 0, 0], 7],
  ['T6.3', 'guns against men spend none', { units: [foot, defender('D', PAK40)] }, 'D', [0, 0, 0], 8],
  ['T6.4', 'foot spends none', { ...against(GERMAN), ground: 'b' }, 'D', [0, 0, 0], 12],
  ['T6.7', 'tanks against tanks 1 a turn', against(PZ4), 'D', [1, 0, 0], 8],
]

describe('ammo', () => {
  test.each(ammo)('%s %s', (_rule, _title, scene, id, spent, left) => {
    const { events, state } = play(scene)
    expect(ammoSpent(events, id)).toEqual(spent)
    expect(state.units[id]?.ammo).toBe(left)
  })
})
