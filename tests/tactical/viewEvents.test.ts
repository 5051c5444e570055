import { describe, expect, test } from 'vitest'
import type { Event, EventKind } from '../../src/engine/tactical/events'
import type { Side, State, Unit, UnitId } from '../../src/engine/tactical/model'
import { eventsFor, toldFor, UNSEEN } from '../../src/engine/tactical/view'
import { board, GERMAN, type Put, put, RIFLE } from './support/board'
import { fired, GUN, HIDDEN, mentions, OBSERVER, roll } from './support/secrets'
import { deepFreeze } from './support/special'

const WOODS = ['lllll', 'lllll', 'lllll', '.....']

const table = (units: Readonly<Record<UnitId, Put>>, more: Parameters<typeof board>[2] = {}): State =>
  deepFreeze(board(WOODS, units, more))

describe('T8.7 the turn as the enemy is told it: every kind of event', () => {
  const state = table({
    s1: put(RIFLE, '0303'),
    [HIDDEN]: put(GUN, '0303', { concealed: true }),
    s3: put(OBSERVER, '0303', { place: 'attached', host: HIDDEN }),
    g1: put(GERMAN, '0504'),
    g2: put(GERMAN, '0505'),
  })
  const at = { rule: 'T0', unit: HIDDEN }
  const unit = state.units[HIDDEN] as Unit
  const task = { kind: 'digIn', done: 1, face: 'N', hex: '0303' } as const
  /** An event of each kind about the unit in ambush (its platoon, where the kind is about observers). */
  const about: { readonly [K in EventKind]: Extract<Event, { kind: K }> } = {
    turnOpened: { kind: 'turnOpened', rule: 'T0', turn: 2 },
    phaseBegan: { kind: 'phaseBegan', rule: 'T0', phase: 'fire' },
    smokeGone: { kind: 'smokeGone', rule: 'T0', hex: '0303' },
    scored: {
      kind: 'scored',
      rule: 'T0',
      side: 'ussr',
      points: 1,
      why: 'objective',
      detail: { hex: '0101' },
    },
    holdEnded: { kind: 'holdEnded', rule: 'T0', side: 'axis', hold: 0, why: 'fire', unit: HIDDEN },
    controlled: { kind: 'controlled', rule: 'T0', hex: '0101', side: 'ussr' },
    turnEnded: { kind: 'turnEnded', rule: 'T0', turn: 2 },
    ended: { kind: 'ended', rule: 'T0', winner: null, level: 'draw', causes: [] },
    sighted: { kind: 'sighted', rule: 'T0', side: 'ussr', unit },
    ordered: { kind: 'ordered', ...at, order: 'defence', leftTrench: false },
    faced: { kind: 'faced', ...at, facing: 'S' },
    mounted: { kind: 'mounted', ...at, mount: 'on' },
    concealed: { kind: 'concealed', ...at },
    revealed: { kind: 'revealed', rule: 'T0', unit: 'g1', why: 'detected', by: HIDDEN },
    fired: fired({}),
    flew: {
      kind: 'flew',
      rule: 'T0',
      unit: 'g1',
      mission: 'airStrike',
      edge: 'west',
      from: '0103',
      hex: '0303',
      ammo: 1,
    },
    dropped: { kind: 'dropped', rule: 'T0', unit: 'g1', aim: '0303', rolls: [1], hex: '0303', load: null },
    landed: { kind: 'landed', ...at, carrier: 'g1', hex: '0303', to: '0303', rolls: [], points: 0 },
    supplied: { kind: 'supplied', ...at, hex: '0303', ammo: 1, carrier: 's1' },
    searched: {
      kind: 'searched',
      rule: 'T0',
      unit: 'g1',
      target: HIDDEN,
      hex: '0303',
      against: 1,
      rolls: [6],
      found: false,
    },
    flewHome: { kind: 'flewHome', rule: 'T0', unit: 'g1', why: 'done', ready: 6 },
    smokeLaid: { kind: 'smokeLaid', rule: 'T0', unit: 'g1', from: '0504', hex: '0303', ammo: 1, until: 3 },
    lapsed: { kind: 'lapsed', ...at, fault: 'noSight', detail: {} },
    lost: { kind: 'lost', ...at, points: 1, left: 2, hex: '0303' },
    destroyed: { kind: 'destroyed', ...at, hex: '0303', why: 'losses' },
    tested: { kind: 'tested', ...at, against: 8, rolls: [1, 1], passed: true, why: ['losses'] },
    suppressed: { kind: 'suppressed', ...at },
    moved: { kind: 'moved', ...at, from: '0303', to: '0302', facing: 'N', cameBy: 'S', by: 'manoeuvre' },
    wireTested: { kind: 'wireTested', ...at, from: '0303', to: '0302', rolls: [4, 4], passed: true },
    edgeCleared: { kind: 'edgeCleared', ...at, work: 'wire', hex: '0303', face: 'N', how: 'removed' },
    minefield: { kind: 'minefield', ...at, what: 'laid', hex: '0303', mines: 'antiTank', owner: 'ussr' },
    mineTested: { kind: 'mineTested', ...at, hex: '0303', mines: 'antiPersonnel', rolls: [6], losses: 0 },
    sealing: { kind: 'sealing', ...at, target: 'g1', rolls: [1, 2], face: null },
    bunkerBlown: { kind: 'bunkerBlown', ...at, bunker: 'g1' },
    bridgeHit: { kind: 'bridgeHit', ...at, hexes: ['0303'], points: 1, left: 1 },
    pontoonBuilt: { kind: 'pontoonBuilt', ...at, hex: '0303' },
    exited: { kind: 'exited', ...at, from: '0303' },
    halted: { kind: 'halted', ...at, hex: '0303', why: 'full', ahead: '0302' },
    climbing: { kind: 'climbing', ...at, to: null, work: 0 },
    meeting: { kind: 'meeting', rule: 'T0', units: ['g1', HIDDEN], hexes: ['0303'], rolls: [1], hex: '0303' },
    contact: { kind: 'contact', rule: 'T0', hex: '0303', units: ['g1', HIDDEN] },
    tankFear: { kind: 'tankFear', ...at, against: 8, rolls: [1, 1], passed: true },
    round: {
      kind: 'round',
      rule: 'T0',
      hex: '0303',
      round: 1,
      silent: [{ unit: HIDDEN, why: 'fired', rule: 'T6.2' }],
    },
    struck: { kind: 'struck', rule: 'T0', unit: 'g1', target: HIDDEN, hex: '0303', round: 1, ammo: 0, roll },
    loaded: { kind: 'loaded', ...at, carrier: 'g1' },
    resupplied: { kind: 'resupplied', ...at, carrier: 'g1', ammo: 1, left: 1 },
    abandoned: { kind: 'abandoned', ...at, hex: '0303' },
    dismounted: { kind: 'dismounted', rule: 'T0', unit: 's1', carrier: HIDDEN, hex: '0303', drawn: false },
    leftCombat: { kind: 'leftCombat', ...at, from: '0303', to: '0302' },
    rallied: { kind: 'rallied', ...at },
    deployed: { kind: 'deployed', ...at, deployed: false, facing: 'N' },
    worked: { kind: 'worked', ...at, task, of: 5 },
    trenchDug: { kind: 'trenchDug', ...at, hex: '0303', face: 'N' },
    regrouped: {
      kind: 'regrouped',
      rule: 'T0',
      host: 's1',
      donors: [HIDDEN],
      strength: 4,
      ammo: 2,
      surplus: { unit: HIDDEN, strength: 1, ammo: 2 },
    },
    observerAttached: { kind: 'observerAttached', rule: 'T0', unit: 's3', host: HIDDEN },
    observerTested: {
      kind: 'observerTested',
      rule: 'T0',
      unit: 's3',
      host: HIDDEN,
      rolls: [1, 1],
      lost: true,
    },
    recovered: { kind: 'recovered', ...at },
    replenished: { kind: 'replenished', ...at, ammo: 12 },
    returned: { kind: 'returned', ...at, hex: '0303', rolls: [1], back: 1, left: 4 },
    edgeSet: { kind: 'edgeSet', ...at, work: 'wire', hex: '0303', face: 'N' },
    hoursSet: { kind: 'hoursSet', rule: 'T0', day: 2, hours: 'light', by: 'ussr' },
  }
  test.each(Object.values(about).map((event) => [event.kind, event] as const))(
    '%s names nobody in ambush',
    (_, event) => {
      expect(mentions(eventsFor(state, [event], 'axis'), HIDDEN)).toBe(false)
      expect(mentions(eventsFor(state, [event], 'both'), HIDDEN)).toBe(false)
      expect(mentions(eventsFor(state, [event], 'axis'), 's3')).toBe(false)
    },
  )
  const ownKinds = Object.values(about).filter((event) => event.kind !== 'sighted' && mentions(event, HIDDEN))
  test.each(ownKinds.map((event) => [event.kind, event] as const))('%s is told to the owner', (_, event) => {
    expect(mentions(eventsFor(state, [event], 'ussr'), HIDDEN)).toBe(true)
  })
  test('after it is revealed all is told, the reveal first', () => {
    const reveal: Event = { kind: 'revealed', rule: 'T8.4', unit: HIDDEN, why: 'detected', by: 'g1' }
    const lost = about.lost
    expect(eventsFor(state, [lost, reveal, lost], 'axis')).toEqual([reveal, lost])
  })
  test('T3.25 fire gives a unit away: its shot is told though the reveal comes after it', () => {
    const shot = fired({ unit: HIDDEN, target: 'g1', from: '0303', hex: '0504', picked: [] })
    expect(eventsFor(state, [shot], 'axis')).toEqual([shot])
  })
  test('who has found a unit is not told while he is hidden himself', () => {
    const found: Event = { kind: 'revealed', rule: 'T8.4', unit: 'g1', why: 'detected', by: HIDDEN }
    expect(eventsFor(state, [found], 'axis')).toEqual([{ ...found, by: null }])
    expect(eventsFor(state, [found], 'ussr')).toEqual([found])
  })
  test('the sheet stays the owner’s: work, climbing, orders that came to nothing, ammo of a regrouping', () => {
    const own: readonly Event[] = [
      { kind: 'worked', rule: 'T3.13', unit: 's1', task, of: 5 },
      { kind: 'climbing', rule: 'T5.3', unit: 's1', to: '0302', work: 5 },
      { kind: 'lapsed', rule: 'T4.8', unit: 's1', fault: 'noSuchTarget', detail: {} },
    ]
    expect([
      eventsFor(state, own, 'axis'),
      eventsFor(state, own, 'both'),
      eventsFor(state, own, 'ussr'),
    ]).toEqual([[], [], own])
    const merged: Event = {
      kind: 'regrouped',
      rule: 'T3.14',
      host: 's1',
      donors: [],
      strength: 4,
      ammo: 2,
      surplus: null,
    }
    expect(eventsFor(state, [merged], 'axis')).toMatchObject([{ ammo: 10, strength: 4 }])
    expect(eventsFor(state, [merged], 'ussr')).toEqual([merged])
  })
  test('an order that named a unit now in ambush does not tell its name any more', () => {
    const lapse: Event = {
      kind: 'lapsed',
      rule: 'T4.8',
      unit: 'g1',
      fault: 'noSuchTarget',
      detail: { unit: HIDDEN, range: 3 },
    }
    expect(eventsFor(state, [lapse], 'axis')).toEqual([{ ...lapse, detail: { unit: UNSEEN, range: 3 } }])
  })
  test('a sighting is told to the side that has it', () => {
    expect(
      ['ussr', 'axis', 'both'].map((viewer) => eventsFor(state, [about.sighted], viewer as Side).length),
    ).toEqual([1, 0, 0])
  })
  test('each told event keeps its place in the record', () => {
    const record = [about.turnOpened, about.lost, about.phaseBegan]
    expect(toldFor(state, record, 'axis').map(({ index }) => index)).toEqual([0, 2])
  })
})
