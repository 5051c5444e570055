/** T8.4: the table of detection, and what hinders it. */
import { describe, expect, test } from 'vitest'
import type { Unit } from '../../src/engine/tactical/model'
import { board, put } from './support/board'
import { playStages, STAGES, withUnits } from './support/special'

const detect = (state: ReturnType<typeof board>) => playStages(state, [STAGES.detection])

/** Lookers and what they look for, by catalogue. */
const TYPES = {
  tank: 'de-pz3-company',
  assaultGun: 'de-stug3-battery',
  armouredCar: 'su-ba10-company',
  lorries: 'gen-truck-column',
  foot: 'de-infantry-company',
  mortars: 'de-mortar-81-platoon',
  bunker: 'gen-bunker-mg',
  reconTank: 'de-pz2-platoon',
  scouts: 'su-recon-company',
  reconCar: 'de-sdkfz222-company',
  bicycles: 'de-bicycle-squadron',
  machineGuns: 'su-maxim-company',
  antiTankRifles: 'su-atr-company',
  gun: 'su-at-gun-45-battery',
  t34: 'su-t34-company',
} as const
type Name = keyof typeof TYPES

const COLUMN = ['...', '...', '...', '...', '...', '...']

/** The farthest range (hexes) at which the looker finds the hidden unit on open ground; null: never. */
const reach = (looker: Name, hidden: Name): number | null => {
  const found = [0, 1, 2, 3].filter((range) => {
    const units = {
      g1: put(TYPES[looker], `020${1 + range}`),
      s1: put(TYPES[hidden], '0201', { concealed: true }),
    }
    return detect(board(COLUMN, units)).of('revealed').length === 1
  })
  // Who finds at a range finds nearer too.
  expect(found).toEqual(found.map((_, index) => index))
  return found.length === 0 ? null : found.length - 1
}

describe('T8.4 the table of detection', () => {
  const rows: readonly (readonly [looker: Name, hidden: Name, hexes: number])[] = [
    ['tank', 'foot', 0],
    ['tank', 'gun', 0],
    ['tank', 'machineGuns', 0],
    ['tank', 't34', 1],
    ['tank', 'lorries', 1],
    ['assaultGun', 'foot', 0],
    ['assaultGun', 'gun', 0],
    ['assaultGun', 't34', 1],
    ['lorries', 'foot', 0],
    ['lorries', 'machineGuns', 0],
    ['lorries', 'antiTankRifles', 0],
    ['lorries', 'gun', 1],
    ['lorries', 'mortars', 1],
    ['lorries', 't34', 1],
    ['foot', 'foot', 1],
    ['foot', 'gun', 1],
    ['foot', 't34', 1],
    ['mortars', 'foot', 1],
    ['machineGuns', 'gun', 1],
    ['scouts', 'foot', 2],
    ['scouts', 'gun', 2],
    ['scouts', 't34', 2],
    ['bicycles', 'foot', 2],
    ['reconTank', 'foot', 2],
    ['reconTank', 't34', 2],
    ['reconCar', 'gun', 2],
    ['bunker', 'foot', 1],
    ['foot', 'bunker', 1],
    ['tank', 'bunker', 0],
    ['lorries', 'bunker', 1],
  ]
  test.each(rows)('%s find %s at %i hexes', (looker, hidden, hexes) => {
    expect(reach(looker, hidden)).toBe(hexes)
  })
})

describe('T8.4 what hinders and what does not', () => {
  type Case = readonly [
    title: string,
    map: readonly string[],
    looker: Readonly<Partial<Unit> & { type: string; hex: string }>,
    found: boolean,
  ]
  const scouts = { type: TYPES.scouts, hex: '0203' }
  const rows: readonly Case[] = [
    ['vector 20: scouts at 2 with clear sight', COLUMN, scouts, true],
    ['vector 20: not through forest', ['...', '.f.', '...'], scouts, false],
    ['not through bushes on the level', ['...', '.b.', '...'], scouts, false],
    ['over bushes from a hill', ['...', '.b.', '.h.'], scouts, true],
    ['vector 20: a rifle company at 1', COLUMN, { type: TYPES.foot, hex: '0202' }, true],
    [
      'a suppressed company still detects (T7.4)',
      COLUMN,
      { type: TYPES.foot, hex: '0202', suppressedIn: 1 },
      true,
    ],
    [
      'a company that rides does not (T11.7)',
      COLUMN,
      { type: TYPES.foot, hex: '0202', place: 'carried', carrier: 'g9' },
      false,
    ],
    [
      'attached observers do not',
      COLUMN,
      { type: 'gen-observer-platoon', hex: '0201', place: 'attached', host: 'g9' },
      false,
    ],
    ['a destroyed company does not', COLUMN, { type: TYPES.foot, hex: '0202', place: 'destroyed' }, false],
    [
      'from ambush one detects as well',
      ['.b.', '.b.', '...'],
      { type: TYPES.foot, hex: '0202', concealed: true },
      true,
    ],
    [
      'mounted motorcyclists are reconnaissance (T12.8)',
      COLUMN,
      { type: 'de-motorcycle-company', hex: '0203', mount: 'on' },
      true,
    ],
  ]
  test.each(rows)('%s', (_, map, { type, hex, ...change }, found) => {
    const units = { g1: put(type, hex), s1: put(TYPES.foot, '0201', { concealed: true }) }
    const state = withUnits(board(map, units), { g1: change })
    expect(detect(state).unit('s1').concealed).toBe(!found)
  })

  const smoke = [
    ['its own', '0202', 'foot', '0201', false],
    ['the looker’s', '0201', 'foot', '0201', false],
    ['both in one', '0202', 'foot', '0202', true],
    ['the one between', '0202', 'scouts', '0201', false],
  ] as const
  test.each(smoke)('T13.7 smoke in %s hex', (title, screen, looker, at, found) => {
    const hidden = title === 'the one between' ? '0203' : '0202'
    const state = board(COLUMN, {
      g1: put(TYPES[looker], at),
      s1: put(TYPES.foot, hidden, { concealed: true }),
    })
    const works = { ...state.works, smoke: [{ hex: screen, until: 3 }] }
    expect(detect({ ...state, works }).unit('s1').concealed).toBe(!found)
  })

  test('in a turn of short sight scouts find at 1 only', () => {
    const near = [1, 2].map(
      (range) =>
        detect(
          board(
            COLUMN,
            { g1: put(TYPES.scouts, `020${1 + range}`), s1: put(TYPES.foot, '0201', { concealed: true }) },
            { sightLimit: [{ turns: [1, 2], max: 1 }] },
          ),
        ).unit('s1').concealed,
    )
    expect(near).toEqual([false, true])
  })

  test('T12.8 mounted motorcyclists in ambush are found as vehicles', () => {
    const state = board(COLUMN, {
      g1: put(TYPES.tank, '0202'),
      s1: put('su-motorcycle-company', '0201', { mount: 'on', concealed: true }),
    })
    expect(detect(state).of('revealed')).toHaveLength(1)
  })

  test('T13.6 a unit that fell in ambush is not found any more', () => {
    const fallen = put(TYPES.gun, '0201', { concealed: true, place: 'destroyed', strength: 0 })
    expect(detect(board(COLUMN, { g1: put(TYPES.foot, '0202'), s1: fallen })).events).toEqual([])
  })

  test('the nearest finds it, of those as near the first by id', () => {
    const hidden = put(TYPES.gun, '0201', { concealed: true })
    const state = board(COLUMN, {
      g1: put(TYPES.bicycles, '0203'),
      g2: put(TYPES.foot, '0202'),
      g3: put(TYPES.foot, '0202'),
      s1: hidden,
    })
    expect(detect(state).of('revealed')).toEqual([
      { kind: 'revealed', rule: 'T8.4', unit: 's1', why: 'detected', by: 'g2' },
    ])
  })

  test('two ambushes beside each other find each other', () => {
    const hidden = { concealed: true }
    const state = board(['.b.', '.b.'], {
      g1: put(TYPES.foot, '0201', hidden),
      s1: put(TYPES.foot, '0202', hidden),
    })
    expect(
      detect(state)
        .of('revealed')
        .map((event) => [event.unit, event.by]),
    ).toEqual([
      ['g1', 's1'],
      ['s1', 'g1'],
    ])
  })
})
