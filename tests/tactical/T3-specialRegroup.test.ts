/** T3.14: regrouping. */
import { describe, expect, test } from 'vitest'
import type { State, UnitId } from '../../src/engine/tactical/model'
import type { Order } from '../../src/engine/tactical/orders'
import { board, type Put, put, RIFLE } from './support/board'
import { line, playStages, STAGES } from './support/special'

const GUN = 'su-at-gun-45-battery'
const OBSERVER = 'gen-observer-platoon'

const MAP = ['.....', '.....', '.....', '.....']
const on = (units: Readonly<Record<UnitId, Put>>): State => board(MAP, units)
const carryOut = (state: State, orders: Readonly<Record<UnitId, Order>>) =>
  playStages(state, [STAGES.specialOrders], orders)

const regroup: Order = { kind: 'regroup', host: 's1' }

describe('T3.14 regrouping', () => {
  const rifles = (...each: readonly (readonly [strength: number, ammo: number, more?: object])[]) =>
    Object.fromEntries(
      each.map(([strength, ammo, more], index) => [
        `s${index + 1}`,
        put(RIFLE, '0202', { strength, ammo, ...more }),
      ]),
    )
  const all = (units: object): Readonly<Record<UnitId, Order>> =>
    Object.fromEntries(Object.keys(units).map((id) => [id, regroup]))

  const rows = [
    ['vector 23: 2 of 4 and 1 of 4', rifles([2, 5], [1, 2]), 'host 3 of ammo 3, joined s2'],
    [
      'vector 23: 3 of 4 and 3 of 4',
      rifles([3, 8], [3, 3]),
      'host 4 of ammo 5, joined s2, s2 stays 2 of ammo 5',
    ],
    ['three units, mean of three', rifles([1, 9], [1, 4], [1, 3]), 'host 3 of ammo 5, joined s2 s3'],
    [
      'the surplus is of the last donor',
      rifles([3, 6], [1, 6], [2, 6]),
      'host 4 of ammo 6, joined s2 s3, s3 stays 2 of ammo 6',
    ],
    [
      'a gun crew joins foot: one hit is one figure, its ammo counts 0',
      { s1: put(RIFLE, '0202', { strength: 2, ammo: 7 }), s2: put(GUN, '0202', { strength: 1, ammo: 6 }) },
      'host 3 of ammo 3, joined s2',
    ],
    [
      'guns of one kind keep their ammo',
      { s1: put(GUN, '0202', { strength: 1, ammo: 4 }), s2: put(GUN, '0202', { strength: 1, ammo: 7 }) },
      'host 2 of ammo 5, joined s2',
    ],
    [
      'companies of one nation and kind, whatever their type',
      {
        s1: put(RIFLE, '0202', { strength: 2, ammo: 5 }),
        s2: put('su-engineer-company', '0202', { strength: 1, ammo: 3 }),
      },
      'host 3 of ammo 4, joined s2',
    ],
    [
      'tanks of two types',
      {
        s1: put('su-t34-company', '0202', { strength: 1, ammo: 4 }),
        s2: put('su-t70-company', '0202', { strength: 1, ammo: 4 }),
      },
      'host 2 of ammo 4, joined s2',
    ],
  ] as const
  test.each(rows)('%s', (_, units, result) => {
    const played = carryOut(on(units), all(units))
    const [event] = played.of('regrouped')
    const left = event?.surplus
      ? `, ${event.surplus.unit} stays ${event.surplus.strength} of ammo ${event.surplus.ammo}`
      : ''
    expect(`host ${event?.strength} of ammo ${event?.ammo}, joined ${event?.donors.join(' ')}${left}`).toBe(
      result,
    )
  })

  test('T3.14.b a donor of which more than its own strength would stay behind is not needed', () => {
    const units = rifles([3, 6], [3, 6], [3, 9])
    const played = carryOut(on(units), all(units))
    expect(played.of('regrouped')).toMatchObject([
      { donors: ['s2'], strength: 4, ammo: 6, surplus: { unit: 's2', strength: 2 } },
    ])
    expect(played.of('lapsed').map(line)).toEqual(['lapsed s3 hostFull T3.14'])
    expect(played.unit('s3')).toMatchObject({ strength: 3, ammo: 9 })
  })
  const unlike: readonly (readonly [string, Put, Put])[] = [
    [
      'guns and machine guns',
      put(GUN, '0202', { strength: 1 }),
      put('su-maxim-company', '0202', { strength: 1 }),
    ],
    [
      'tanks and lorries',
      put('su-t34-company', '0202', { strength: 1 }),
      put('su-rocket-bm13-battery', '0202', { strength: 1 }),
    ],
  ]
  test.each(unlike)('T3.14.d points that are not alike do not add up: %s', (_, s1, s2) => {
    const played = carryOut(on({ s1, s2 }), { s1: regroup, s2: regroup })
    expect(played.of('regrouped')).toEqual([])
    expect(played.of('lapsed').map(line)).toContain('lapsed s2 hostNotHere T3.14')
  })
  test('T3.14.c nobody carries more ammo than its type does', () => {
    const units = {
      s1: put('su-militia-company', '0202', { strength: 1, ammo: 6 }),
      s2: put(RIFLE, '0202', { strength: 1, ammo: 10 }),
    }
    expect(carryOut(on(units), all(units)).of('regrouped')).toMatchObject([{ ammo: 6 }])
  })
  test('the donor is gone, its observers go with the result (T13.10)', () => {
    const units = {
      ...rifles([2, 5], [1, 2]),
      s3: put(OBSERVER, '0202', { place: 'attached', host: 's2' }),
    }
    const played = carryOut(on(units), { s1: regroup, s2: regroup })
    expect(played.unit('s2')).toMatchObject({ place: 'merged', strength: 0, hex: null })
    expect(played.unit('s3')).toMatchObject({ place: 'attached', host: 's1', hex: '0202' })
  })
  test('where a surplus stays, its observers stay with it', () => {
    const units = { ...rifles([3, 8], [3, 3]), s3: put(OBSERVER, '0202', { place: 'attached', host: 's2' }) }
    expect(carryOut(on(units), { s1: regroup, s2: regroup }).unit('s3').host).toBe('s2')
  })
  test('observers that join a donor in the same turn end up with the result', () => {
    const units = {
      ...rifles([2, 5], [1, 2], [4, 9]),
      s4: put(OBSERVER, '0202', { place: 'attached', host: 's3' }),
    }
    const played = carryOut(on(units), {
      s1: regroup,
      s2: regroup,
      s4: { kind: 'attachObserver', host: 's2' },
    })
    expect(played.unit('s4').host).toBe('s1')
  })

  const spoiled = [
    [
      'a suppressed donor takes no part',
      rifles([2, 5], [1, 2], [1, 2, { suppressedIn: 2, halted: true }]),
      ['lapsed s3 suppressed T7.4'],
      ['s2'],
    ],
    [
      'a suppressed host: nobody joins',
      rifles([2, 5, { suppressedIn: 2, halted: true }], [1, 2]),
      ['lapsed s1 suppressed T7.4', 'lapsed s2 hostUnfit T3.14'],
      [],
    ],
    [
      'the host is destroyed',
      rifles([0, 5, { place: 'destroyed' }], [1, 2]),
      ['lapsed s2 hostNotHere T3.14'],
      [],
    ],
    [
      'the host is at full strength (T3.14.a)',
      rifles([4, 5], [1, 2]),
      ['lapsed s1 hostFull T3.14', 'lapsed s2 hostFull T3.14'],
      [],
    ],
    [
      'the only donor is destroyed',
      rifles([2, 5], [0, 2, { place: 'destroyed' }]),
      ['lapsed s1 nobodyToRegroup T3.14'],
      [],
    ],
    [
      'a donor was driven into another hex',
      rifles([2, 5], [1, 2, { hex: '0303' }], [1, 2]),
      ['lapsed s2 hostNotHere T3.14'],
      ['s3'],
    ],
  ] as const
  test.each(spoiled)('%s', (_, units, lapses, joined) => {
    const played = carryOut(on(units), all(units))
    expect(played.of('lapsed').map(line)).toEqual(lapses)
    expect(played.of('regrouped').flatMap((event) => event.donors)).toEqual(joined)
  })
  test('a host whose sheet does not say so takes nobody in', () => {
    const played = carryOut(on(rifles([2, 5], [1, 2])), { s2: regroup })
    expect(played.of('lapsed').map(line)).toEqual(['lapsed s2 hostUnfit T3.14'])
  })
  test('regrouped strength is neither lost nor won', () => {
    const units = rifles([3, 8], [3, 3])
    const played = carryOut(on(units), all(units))
    expect(played.unit('s1').strength + played.unit('s2').strength).toBe(6)
    expect([played.unit('s1').lost, played.unit('s2').lost]).toEqual([0, 0])
  })
})
