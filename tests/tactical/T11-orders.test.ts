/** T3.8, T3.16, T11.1–T11.8: loading, unloading, moving with a load, ammo. */
import { expect, test } from 'vitest'
import type { State } from '../../src/engine/tactical/model'
import type { Order } from '../../src/engine/tactical/orders'
import { checkPlacement } from '../../src/engine/tactical/placement'
import { takesAboard } from '../../src/engine/tactical/rules/transport'
import {
  assault,
  board,
  hold,
  manoeuvre,
  march,
  type Put,
  play,
  put,
  RIFLE,
  react,
  T34,
} from './support/board'
import { arrivals, table, unitOf, verdict, withUnit } from './support/cases'
import { line } from './support/special'

const TRUCKS = 'gen-truck-column'
const HORSES = 'gen-horse-train'
const TRACTORS = 'gen-tractor-column'
const APC = 'de-sdkfz251-company'
const GUN45 = 'su-at-gun-45-battery'
const HEAVY = 'su-aa-85-battery'
const PLAIN = ['........', '........', '........', '........', '........', '........']

const carried = (carrier: string, more: Partial<Put> = {}) =>
  ({ place: 'carried', carrier, ...more }) as const

const with2 = (type: string, load: string, more: Partial<Put> = {}, loadMore: Partial<Put> = {}): State =>
  board(PLAIN, { s1: put(type, '0303', more), s2: put(load, '0303', loadMore) })

/** Does it go aboard? `legal` or the fault and its rule. */
const aboard = (state: State, carrier = 's1', load = 's2'): string => {
  const judged = takesAboard(state, unitOf(state, carrier), unitOf(state, load))
  return judged.legal ? 'legal' : `${judged.fault} ${judged.rule}`
}

table([
  ['T11.4', 'a motor column of 3 hits takes a company of 4', () => aboard(with2(TRUCKS, RIFLE)), 'legal'],
  ['T11.4', 'with 2 hits left: 6 × 2 ÷ 3 = 4', () => aboard(with2(TRUCKS, RIFLE, { strength: 2 })), 'legal'],
  [
    'T11.4',
    'with 1 hit: 2, not 4',
    () => aboard(with2(TRUCKS, RIFLE, { strength: 1 })),
    'noRoomAboard T11.4',
  ],
  [
    'T11.4',
    'a horse column of 2 hits: 4 × 2 ÷ 3 = 2, rounded down',
    () => aboard(with2(HORSES, RIFLE, { strength: 2 }, { strength: 3 })),
    'noRoomAboard T11.4',
  ],
  ['T11.4', 'figures and 5 ammo', () => aboard(with2(TRUCKS, RIFLE, { cargo: 5 })), 'legal'],
  ['T11.4', 'but not 6', () => aboard(with2(TRUCKS, RIFLE, { cargo: 6 })), 'noRoomAboard T11.4'],
  [
    'T11.4',
    'the horse column: men or ammo',
    () => aboard(with2(HORSES, RIFLE, { cargo: 1 })),
    'noRoomAboard T11.4',
  ],
  ['T11.4', 'a battery of 3 hits goes with lorries', () => aboard(with2(TRUCKS, GUN45)), 'legal'],
  ['T11.4', 'horses draw 2', () => aboard(with2(HORSES, GUN45)), 'noRoomAboard T11.4'],
  ['T11.4', 'two hits of guns they do', () => aboard(with2(HORSES, GUN45, {}, { strength: 2 })), 'legal'],
  ['T11.4', 'an APC company takes 4 figures', () => aboard(with2(APC, RIFLE)), 'legal'],
  ['T11.4', 'heavy guns: not with lorries', () => aboard(with2(TRUCKS, HEAVY)), 'heavyGun T11.4'],
  ['T11.4', 'with tractors', () => aboard(with2(TRACTORS, HEAVY)), 'legal'],
  ['T12.5', 'nor by tanks', () => aboard(with2('su-kv1-company', HEAVY)), 'heavyGun T11.4'],
  ['T11.5', 'a T-34 company of 2 hits takes 4 figures', () => aboard(with2(T34, RIFLE)), 'legal'],
  ['T11.5', 'of 1 hit 2', () => aboard(with2(T34, RIFLE, { strength: 1 })), 'noRoomAboard T11.5'],
  [
    'T11.5',
    'light tanks 1 a hit',
    () => aboard(with2('su-t70-company', RIFLE, {}, { strength: 2 })),
    'legal',
  ],
  ['T11.5', 'not 3', () => aboard(with2('su-t70-company', RIFLE, {}, { strength: 3 })), 'noRoomAboard T11.5'],
  ['T12.5', 'tanks tow 1 gun hit a hit', () => aboard(with2(T34, GUN45, {}, { strength: 2 })), 'legal'],
  ['T12.5', 'not 3', () => aboard(with2(T34, GUN45)), 'noRoomAboard T12.5'],
  [
    'T11.4',
    'cavalry has horses of its own',
    () => aboard(with2(TRUCKS, 'su-cavalry-squadron', {}, { mount: 'off' })),
    'machinesStay T11.4',
  ],
  [
    'T11.4',
    'motorcyclists without machines go along',
    () => aboard(with2(TRUCKS, 'su-motorcycle-company', {}, { mount: null })),
    'legal',
  ],
  ['T11.4', 'tanks are no load', () => aboard(with2(TRUCKS, T34)), 'notALoad T11.4'],
  ['T11.1', 'armoured cars carry nobody', () => aboard(with2('su-ba10-company', RIFLE)), 'notACarrier T11.4'],
])

test('T11.4 several units may share a column, while there is room', () => {
  const state = board(PLAIN, {
    s1: put(TRUCKS, '0303'),
    s2: put(RIFLE, '0303', carried('s1')),
    s3: put('su-recon-company', '0303'),
    s4: put('su-smg-company', '0303'),
  })
  expect(aboard(state, 's1', 's3')).toBe('legal')
  expect(aboard(state, 's1', 's4')).toBe('noRoomAboard T11.4')
})

const LOAD: Readonly<Record<string, Order>> = {
  s1: { kind: 'takeOn', unit: 's2' },
  s2: { kind: 'load', carrier: 's1' },
}
const DOWN: Readonly<Record<string, Order>> = {
  s1: { kind: 'setDown', unit: 's2' },
  s2: { kind: 'unload', facing: 'SE' },
}

test('T3.8, T11.8 both are ordered: aboard after one turn, no dice; a gun need not be limbered', () => {
  const { unit, events } = play(with2(TRUCKS, GUN45), LOAD, [])
  expect([unit('s2').place, unit('s2').carrier, unit('s2').deployed]).toEqual(['carried', 's1', false])
  expect(events.map(line)).toEqual(expect.arrayContaining(['deployed s2 T11.8', 'loaded s2 T3.8']))
})

test('T3.8, T11.8 unloaded after one turn: a gun stands deployed, its facing named', () => {
  const state = with2(TRUCKS, GUN45, {}, carried('s1', { deployed: false }))
  const { unit, events } = play(state, DOWN, [])
  expect([unit('s2').place, unit('s2').deployed, unit('s2').facing, unit('s2').since]).toEqual([
    'map',
    true,
    'SE',
    2,
  ])
  expect(events.map(line)).toContain('dismounted s2 T3.8')
})

test('T11.8 without the other nothing happens', () => {
  const one = play(with2(TRUCKS, RIFLE), { s2: LOAD.s2 as Order }, [])
  expect(one.of('lapsed').map(line)).toEqual(['lapsed s2 partnerNotReady T11.8'])
  const other = play(with2(TRUCKS, RIFLE), { s1: LOAD.s1 as Order }, [])
  expect(other.of('lapsed').map(line)).toEqual(['lapsed s1 partnerNotReady T11.8'])
  const aboardAlone = play(with2(TRUCKS, RIFLE, {}, carried('s1')), { s2: { kind: 'unload' } }, [])
  expect(aboardAlone.unit('s2').place).toBe('carried')
})

test('T11.7 a suppressed load rides on but cannot unload', () => {
  const state = with2(TRUCKS, RIFLE, {}, carried('s1', { suppressedIn: 1 }))
  expect(verdict(state, 's2', { kind: 'unload' })).toBe('suppressed T7.4')
})

test('T3.24 loading gives an ambush away, the carrier too', () => {
  const state = board(['..b.....', ...PLAIN], {
    s1: put(TRUCKS, '0301'),
    s2: put(RIFLE, '0301', { concealed: true }),
  })
  const { of } = play(state, LOAD, [])
  expect(of('revealed').map(line)).toEqual(['revealed s2 special T3.24'])
})

test('T1.3 unloading needs room in the hex', () => {
  const state = board(PLAIN, {
    s1: put(TRUCKS, '0303'),
    s2: put(RIFLE, '0303', carried('s1')),
    s3: put(RIFLE, '0303'),
    s4: put(RIFLE, '0303'),
  })
  expect(verdict(state, 's2', { kind: 'unload' })).toBe('noRoomHere T1.3')
})

table([
  [
    'T11.8',
    'the carrier stands elsewhere',
    () =>
      verdict(board(PLAIN, { s1: put(TRUCKS, '0304'), s2: put(RIFLE, '0303') }), 's2', {
        kind: 'load',
        carrier: 's1',
      }),
    'nobodyToCarry T11.8',
  ],
  [
    'T11.4',
    'too full',
    () => verdict(with2(TRUCKS, RIFLE, { strength: 1 }), 's2', { kind: 'load', carrier: 's1' }),
    'noRoomAboard T11.4',
  ],
  [
    'T11.7',
    'what rides in a column takes no other order',
    () => verdict(with2(TRUCKS, RIFLE, {}, carried('s1')), 's2', march('0304')),
    'riding T11.7',
  ],
  [
    'T11.7',
    'nor Defence',
    () => verdict(with2(TRUCKS, RIFLE, {}, carried('s1')), 's2', hold),
    'riding T11.7',
  ],
  [
    'T11.5',
    'riders of tanks do: March',
    () => verdict(with2(T34, RIFLE, {}, carried('s1')), 's2', march('0304')),
    'legal',
  ],
  ['T11.5', 'and Defence', () => verdict(with2(T34, RIFLE, {}, carried('s1')), 's2', hold), 'legal'],
  [
    'T11.8',
    'a gun in tow of tanks must be set down',
    () => verdict(with2(T34, GUN45, {}, carried('s1', { strength: 2 })), 's2', march('0304')),
    'riding T11.7',
  ],
  [
    'T11.8',
    'nothing aboard',
    () => verdict(with2(TRUCKS, RIFLE), 's1', { kind: 'setDown', unit: 's2' }),
    'nothingAboard T11.8',
  ],
  [
    'T3.16',
    'no ammo aboard',
    () => verdict(with2(TRUCKS, RIFLE, {}, { ammo: 1 }), 's1', { kind: 'resupply', unit: 's2' }),
    'noCargo T3.16',
  ],
  [
    'T3.16',
    'a unit that lacks nothing',
    () => verdict(with2(TRUCKS, RIFLE, { cargo: 5 }), 's1', { kind: 'resupply', unit: 's2' }),
    'nobodyToSupply T3.16',
  ],
])

test('T3.16, T11.8 up to 5 ammo a turn to one unit, up to its full amount', () => {
  const full = unitOf(with2(TRUCKS, RIFLE), 's2').ammo
  const given = (cargo: number, ammo: number) => {
    const { unit } = play(
      with2(TRUCKS, RIFLE, { cargo }, { ammo }),
      { s1: { kind: 'resupply', unit: 's2' } },
      [],
    )
    return [unit('s1').cargo, unit('s2').ammo]
  }
  expect(given(10, 0)).toEqual([5, 5])
  expect(given(3, 0)).toEqual([0, 3])
  expect(given(10, full - 2)).toEqual([8, full])
})

test('T3.16 two transports share what one unit lacks, by id', () => {
  const full = unitOf(with2(TRUCKS, RIFLE), 's2').ammo
  const state = board(PLAIN, {
    s1: put(TRUCKS, '0303', { cargo: 10 }),
    s2: put(RIFLE, '0303', { ammo: full - 7 }),
    s3: put(TRUCKS, '0303', { cargo: 10 }),
  })
  const { unit } = play(
    state,
    { s1: { kind: 'resupply', unit: 's2' }, s3: { kind: 'resupply', unit: 's2' } },
    [],
  )
  expect([unit('s1').cargo, unit('s3').cargo, unit('s2').ammo]).toEqual([5, 8, full])
})

const road = { roads: [['0301', '0302', '0303', '0304', '0305', '0306']] }
const loaded = (type: string, load: string, more: Partial<Put> = {}): State =>
  board(PLAIN, { s1: put(type, '0301'), s2: put(load, '0301', carried('s1', more)) }, { map: road })

table([
  [
    'T11.2',
    'lorries keep their own speed with a load: march 3',
    () => arrivals(loaded(TRUCKS, RIFLE), 's1', march('0401', '0501', '0601') as never),
    [840, 1680, 2520],
  ],
  [
    'T11.2',
    'a horse column with foot (1/1/2) goes at 2 by Manoeuvre',
    () => arrivals(loaded(HORSES, RIFLE), 's1', manoeuvre('0401', '0501') as never),
    [1260, 2520],
  ],
  [
    'T11.2',
    'and at 3 on the road',
    () => arrivals(loaded(HORSES, RIFLE), 's1', march('0302', '0303', '0304') as never),
    [840, 1680, 2520],
  ],
  [
    'T11.2',
    'with bicyclists (road 3) at 4',
    () =>
      arrivals(loaded(HORSES, 'de-bicycle-squadron'), 's1', march('0302', '0303', '0304', '0305') as never),
    [630, 1260, 1890, 2520],
  ],
  [
    'T11.2',
    'with a field gun (manoeuvre 0) at 1',
    () => arrivals(loaded(HORSES, 'su-field-gun-76-battery'), 's1', manoeuvre('0401') as never),
    [2520],
  ],
  [
    'T11.2',
    'empty at its own',
    () => arrivals(board(PLAIN, { s1: put(HORSES, '0301') }), 's1', manoeuvre('0401', '0501') as never),
    [1260, 2520],
  ],
  [
    'T11.5',
    'riders go at the tanks’ speed',
    () => arrivals(loaded(T34, RIFLE), 's1', manoeuvre('0401', '0501', '0601', '0701') as never),
    [630, 1260, 1890, 2520],
  ],
])

test('T11.2 the load comes along, its observers too, and faces as its carrier', () => {
  const state = board(PLAIN, {
    s1: put(TRUCKS, '0301'),
    s2: put(RIFLE, '0301', carried('s1')),
    s3: put('gen-observer-platoon', '0301', { place: 'attached', host: 's2' }),
  })
  const { unit } = play(state, { s1: march('0302', '0303') }, [])
  expect([unit('s1').hex, unit('s2').hex, unit('s3').hex, unit('s2').facing]).toEqual([
    '0303',
    '0303',
    '0303',
    'S',
  ])
})

test('T17 off the map with its load', () => {
  const map = { exits: [{ side: 'ussr' as const, hexes: ['0301'] }] }
  const state = board(PLAIN, { s1: put(TRUCKS, '0301'), s2: put(RIFLE, '0301', carried('s1')) }, { map })
  const { unit } = play(state, { s1: march('off') }, [])
  expect([unit('s1').place, unit('s2').place, unit('s2').hex]).toEqual(['exited', 'exited', null])
})

test('T11.5 riders get down free and march off in the same turn', () => {
  const { unit, events } = play(
    with2(T34, RIFLE, {}, carried('s1')),
    { s1: march('0302'), s2: march('0304') },
    [],
  )
  expect([unit('s1').hex, unit('s2').hex, unit('s2').place]).toEqual(['0302', '0304', 'map'])
  expect(events.map(line)).toContain('dismounted s2 T11.5')
})

test('T11.5 told to defend, they get down before anybody fires, and fire', () => {
  const state = board(PLAIN, {
    s1: put(T34, '0303'),
    s2: put(RIFLE, '0303', carried('s1')),
    g1: put('de-infantry-company', '0302', { order: null }),
  })
  const { unit, of } = play(
    state,
    { s2: { kind: 'defence', policy: { mode: 'fire', target: { unit: 'g1' } } } },
    [6, 6, 6, 6, 6],
  )
  expect(of('fired').map(({ unit: firer, target }) => [firer, target])).toEqual([['s2', 'g1']])
  expect([unit('s2').place, unit('s2').order]).toEqual(['map', 'defence'])
})

test('T11.5 by Unload they get down where the tanks have come to, without their help', () => {
  const { unit } = play(
    with2(T34, RIFLE, {}, carried('s1')),
    { s1: march('0304'), s2: { kind: 'unload' } },
    [],
  )
  expect([unit('s1').hex, unit('s2').hex, unit('s2').place]).toEqual(['0304', '0304', 'map'])
})

test('T1.3 riders find room for one of them only: the upper row gets down', () => {
  const state = board(PLAIN, {
    s1: put(T34, '0303'),
    s2: put('su-storm-group', '0303', carried('s1')),
    s3: put('su-storm-group', '0303', carried('s1')),
    s4: put(RIFLE, '0303'),
  })
  const { of } = play(state, { s2: march('0304'), s3: march('0304') }, [])
  expect(of('lapsed').map(line)).toEqual(['lapsed s3 noRoomHere T1.3'])
})

const surprised = (): State =>
  board(['..b.....', ...PLAIN.slice(1)], {
    s1: put(RIFLE, '0301', { concealed: true }),
    g1: put(TRUCKS, '0303', { facing: 'N' }),
    g2: put('de-infantry-company', '0303', carried('g1')),
  })

test('T5.7, T6.2, T11.6 lorries run into an ambush: the troops get down at once and miss the first round', () => {
  // Round 1: the ambusher alone, accuracy 2 + 1; then both.
  const state = surprised()
  const { of } = play(state, { g1: march('0302', '0301'), s1: hold })
  expect(of('revealed').map(line)).toEqual(['revealed s1 entered T5.7'])
  expect(of('dismounted')).toEqual([
    { kind: 'dismounted', rule: 'T11.6', unit: 'g2', carrier: 'g1', hex: '0301', drawn: true },
  ])
  const first = of('round')[0]
  expect(first?.silent).toContainEqual({ unit: 'g2', why: 'dismounted', rule: 'T6.2' })
  const blow = of('struck').find(({ unit, round }) => unit === 's1' && round === 1)
  expect(blow?.roll.sum.accuracy.map(({ why, value }) => [why, value])).toEqual([
    ['closeCombat', 2],
    ['ambush', 1],
  ])
})

test('T11.6, T5.6 forced unloading may exceed 3; such a hex takes nobody in', () => {
  const state = board(PLAIN, {
    s1: put(TRUCKS, '0303'),
    s2: put(RIFLE, '0303', carried('s1')),
    s3: put(RIFLE, '0303'),
    s4: put(RIFLE, '0303'),
    s5: put(RIFLE, '0304'),
    g1: put('de-infantry-company', '0302', { facing: 'S' }),
  })
  const fought = play(state, { g1: assault('0303'), s3: hold, s4: hold })
  expect(fought.of('dismounted').map(line)).toEqual(['dismounted s2 T11.6'])
  const full = board(PLAIN, {
    s1: put(TRUCKS, '0303'),
    s2: put(RIFLE, '0303', { forced: true }),
    s3: put(RIFLE, '0303'),
    s4: put(RIFLE, '0303'),
    s5: put(RIFLE, '0304'),
  })
  const came = play(full, { s5: manoeuvre('0303') }, [])
  expect(came.of('halted').map(({ unit, why, rule }) => [unit, why, rule])).toEqual([['s5', 'full', 'T1.3']])
})

test('T3.14.e a column that carries somebody gives nothing away in a Regroup', () => {
  const state = board(PLAIN, {
    s1: put(TRUCKS, '0303', { strength: 1 }),
    s2: put('su-recon-company', '0303', carried('s1')),
    s3: put(TRUCKS, '0303', { strength: 1 }),
  })
  expect(verdict(state, 's1', { kind: 'regroup', host: 's3' })).toBe('cannotMerge T3.14')
  expect(
    verdict(withUnit(state, 's2', { place: 'map', carrier: null }), 's1', { kind: 'regroup', host: 's3' }),
  ).toBe('legal')
})

test('T2.6 what starts aboard stands where its carrier is set up', () => {
  const state = board(PLAIN, { s1: put(TRUCKS, '0303'), s2: put(RIFLE, '0303', carried('s1')) })
  const spot = { units: { s2: { hex: '0303' } }, trenches: [] }
  const judged = checkPlacement(state, 'ussr', spot)
  expect(judged.legal ? 'legal' : `${judged.fault} ${judged.rule}`).toBe('notOnMap T2.6')
})

test('T5.9 what is carried does not react', () => {
  const state = board(PLAIN, {
    s1: put(T34, '0303', { ammo: 0 }),
    s2: put(GUN45, '0303', carried('s1', { order: 'defence', strength: 2 })),
    g1: put('de-infantry-company', '0301'),
  })
  expect(play(state, { g1: manoeuvre('0302'), s2: react() }, []).of('fired')).toEqual([])
})
