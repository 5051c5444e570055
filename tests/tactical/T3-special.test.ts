/** T3.9, T3.10, T3.20–T3.24, T3.17: who carries out a special order, and what it gives away. */
import { describe, expect, test } from 'vitest'
import { apply } from '../../src/engine/tactical/apply'
import { openLedger } from '../../src/engine/tactical/ledger'
import type { State, UnitId } from '../../src/engine/tactical/model'
import type { Order } from '../../src/engine/tactical/orders'
import { scriptedDice } from '../../src/kernel/dice'
import { board, type Put, put, RIFLE, sheets, T34 } from './support/board'
import { line, playStages, STAGES } from './support/special'

const GUN = 'su-at-gun-45-battery'
const MAXIM = 'su-maxim-company'
const MORTAR = 'su-mortar-82-company'
const OBSERVER = 'gen-observer-platoon'
const GERMAN = 'de-infantry-company'

const MAP = ['.....', '.....', '.....', '.....']
const on = (units: Readonly<Record<UnitId, Put>>): State => board(MAP, units)
const carryOut = (state: State, orders: Readonly<Record<UnitId, Order>>) =>
  playStages(state, [STAGES.specialOrders], orders)

const limber: Order = { kind: 'limber' }
const deploy: Order = { kind: 'deploy', facing: 'SE' }
const sector: Order = { kind: 'sector', facing: 'SW' }
const digIn: Order = { kind: 'digIn', face: 'N' }
const regroup: Order = { kind: 'regroup', host: 's1' }

describe('guns and heavy machine guns', () => {
  const rows = [
    [
      'T3.9',
      'a gun limbers and keeps its facing',
      put(GUN, '0202', { facing: 'NE' }),
      limber,
      { deployed: false, facing: 'NE' },
    ],
    [
      'T3.9',
      'a limbered gun deploys, facing as ordered',
      put(GUN, '0202', { deployed: false }),
      deploy,
      { deployed: true, facing: 'SE' },
    ],
    [
      'T3.9',
      'heavy machine guns deploy as well',
      put(MAXIM, '0202', { deployed: false }),
      deploy,
      { deployed: true, facing: 'SE' },
    ],
    ['T3.10', 'a gun turns its sector', put(GUN, '0202'), sector, { deployed: true, facing: 'SW' }],
    [
      'T3.9',
      'in ambush it limbers unseen',
      put(GUN, '0202', { concealed: true }),
      limber,
      { deployed: false, concealed: true },
    ],
    [
      'T3.9',
      'in ambush it deploys unseen',
      put(GUN, '0202', { concealed: true, deployed: false }),
      deploy,
      { deployed: true, concealed: true },
    ],
    [
      'T3.10',
      'in ambush it turns unseen',
      put(GUN, '0202', { concealed: true }),
      sector,
      { facing: 'SW', concealed: true },
    ],
  ] as const
  test.each(rows)('%s %s', (rule, _, unit, order, after) => {
    const played = carryOut(on({ s1: unit }), { s1: order })
    expect(played.unit('s1')).toMatchObject(after)
    expect(played.events.map((event) => event.rule)).toEqual([rule])
  })
})

describe('what happened in the turn keeps a unit from its special order', () => {
  const enemy = { g1: put(GERMAN, '0202') }
  const rows = [
    ['T7.4', 'suppressed in this turn', { suppressedIn: 2, halted: true }, {}, 'suppressed'],
    ['T7.4', 'suppressed in the turn before', { suppressedIn: 1 }, {}, 'suppressed'],
    ['T5.14', 'an enemy has come into its hex', {}, enemy, 'inContact'],
    ['T3.21', 'it was in close combat that is over', { fought: true }, {}, 'wasInCombat'],
    ['T5.6', 'it was stopped', { halted: true }, {}, 'halted'],
  ] as const
  for (const [rule, why, change, others, fault] of rows) {
    test.each([
      ['limber', limber],
      ['sector', sector],
      ['dig in', digIn],
    ] as const)(`${rule} ${why}: no %s`, (_, order) => {
      const played = carryOut(on({ s1: put(GUN, '0202', change), ...others }), { s1: order })
      expect(played.events.map(line)).toEqual([`lapsed s1 ${fault} ${rule}`])
    })
  }
  test('T2.4 a unit that the sheet names but that got no order does nothing', () => {
    // The opening refused it: the unit has no order in the state.
    const ledger = openLedger(on({ s1: put(GUN, '0202') }))
    STAGES.specialOrders.run(ledger, { sheets: sheets({ s1: limber }), dice: scriptedDice([]), answers: {} })
    expect(ledger.events).toEqual([])
  })
  test('T3.21 contact marks the units of the hex for the rest of the turn', () => {
    const state = on({ s1: put(RIFLE, '0202'), s2: put(RIFLE, '0302') })
    const met = apply(state, { kind: 'contact', rule: 'T5.14', hex: '0202', units: ['s1'] })
    const played = carryOut(met, { s1: digIn, s2: digIn })
    expect(played.events.map(line)).toEqual(['lapsed s1 wasInCombat T3.21', 'worked s2 T3.13'])
    const next = apply(played.state, { kind: 'turnOpened', rule: 'T2.1', turn: 3 })
    expect(carryOut(next, { s1: digIn }).of('lapsed')).toEqual([])
  })
  test('T4.5 a unit that fell in the turn does nothing', () => {
    expect(carryOut(on({ s1: put(GUN, '0202', { place: 'destroyed' }) }), { s1: limber }).events).toEqual([])
  })
  test('T5.14 an enemy that nobody may strike is no contact: a lone bunker in the hex', () => {
    const played = carryOut(on({ s1: put(RIFLE, '0202'), g1: put('gen-bunker-mg', '0202') }), { s1: digIn })
    expect(played.of('worked')).toHaveLength(1)
  })
})

describe('T3.24 what ends concealment', () => {
  const hidden = { concealed: true }
  const rows = [
    ['limber', { s1: put(GUN, '0202', hidden) }, limber, []],
    ['deploy', { s1: put(GUN, '0202', { ...hidden, deployed: false }) }, deploy, []],
    ['change sector', { s1: put(GUN, '0202', hidden) }, sector, []],
    ['dig in', { s1: put(RIFLE, '0202', hidden) }, digIn, ['revealed s1 special T3.24']],
    [
      'regroup',
      {
        s1: put(RIFLE, '0202', { ...hidden, strength: 1 }),
        s2: put(RIFLE, '0202', { ...hidden, strength: 1 }),
      },
      regroup,
      ['revealed s1 special T3.24', 'revealed s2 special T3.24'],
    ],
  ] as const
  test.each(rows)('%s', (_, units, order, reveals) => {
    const orders = Object.fromEntries(Object.keys(units).map((id) => [id, order]))
    expect(carryOut(on(units), orders).of('revealed').map(line)).toEqual(reveals)
  })
  test('a special order that comes to nothing reveals nobody', () => {
    const played = carryOut(on({ s1: put(RIFLE, '0202', { ...hidden, halted: true }) }), { s1: digIn })
    expect(played.of('revealed')).toEqual([])
  })
  test('T3.17 observers that join a company in ambush do not give it away', () => {
    const units = {
      s1: put(RIFLE, '0202', hidden),
      s2: put(RIFLE, '0202'),
      s3: put(OBSERVER, '0202', { place: 'attached', host: 's2' }),
    }
    const played = carryOut(on(units), { s3: { kind: 'attachObserver', host: 's1' } })
    expect(played.kinds).toEqual(['observerAttached'])
  })
})

describe('T3.17 observers', () => {
  const attach: Order = { kind: 'attachObserver', host: 's2' }
  const platoon = put(OBSERVER, '0202', { place: 'attached', host: 's1', serves: 's4' })
  const units = { s1: put(RIFLE, '0202'), s2: put(RIFLE, '0202'), s3: platoon, s4: put(MORTAR, '0404') }
  const rows = [
    ['they join another company in the hex', {}, ['observerAttached s3 T3.17'], 's2'],
    [
      'it was destroyed',
      { s2: put(RIFLE, '0202', { place: 'destroyed', strength: 0 }) },
      ['lapsed s3 hostNotHere T3.17'],
      's1',
    ],
    ['it has moved on', { s2: put(RIFLE, '0303') }, ['lapsed s3 hostNotHere T3.17'], 's1'],
    [
      'their own company has moved on',
      { s1: put(RIFLE, '0303'), s3: { ...platoon, hex: '0303' } },
      ['lapsed s3 hostNotHere T3.17'],
      's1',
    ],
    [
      'a suppressed company lets them go',
      { s1: put(RIFLE, '0202', { suppressedIn: 2, halted: true }) },
      ['observerAttached s3 T3.17'],
      's2',
    ],
    ['in contact they stay', { g1: put(GERMAN, '0202') }, ['lapsed s3 inContact T5.14'], 's1'],
    [
      'their company was in close combat',
      { s1: put(RIFLE, '0202', { fought: true }) },
      ['lapsed s3 wasInCombat T3.21'],
      's1',
    ],
    ['Soviet tanks take no observers (T13.4)', { s2: put(T34, '0202') }, ['lapsed s3 hostUnfit T13.4'], 's1'],
  ] as const
  test.each(rows)('%s', (_, change, events, host) => {
    const played = carryOut(on({ ...units, ...change }), { s3: attach })
    expect(played.events.map(line)).toEqual(events)
    expect(played.unit('s3').host).toBe(host)
  })
})
