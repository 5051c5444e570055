/** T3.23, T3.25, T2.5: standing fire policies, questions, concealment, and what a sheet does when it opens. */
import { describe, expect, test } from 'vitest'
import type { Order } from '../../src/engine/tactical/orders'
import { resolveTurn } from '../../src/engine/tactical/sequence'
import {
  assault,
  board,
  fireAt,
  GERMAN,
  hold,
  manoeuvre,
  type Played,
  type Put,
  play,
  put,
  RIFLE,
  react,
  sheets,
  suppress,
  T34,
} from './support/board'
import { type Row, report, shots, table } from './support/cases'
import { mirrorDice } from './support/mirror'

const PLAIN = ['.......', '.......', '.......', '.......', '.......', '.......']
const PZ2 = 'de-pz2-platoon'
const TRUCKS = 'gen-truck-column'
const AT45 = 'su-at-gun-45-battery'
const BUNKER = 'gen-bunker-mg'

type Orders = Readonly<Record<string, Order>>
type Units = Readonly<Record<string, Put>>
const turn = (units: Units, orders: Orders, rows = PLAIN, more: Parameters<typeof board>[2] = {}): Played =>
  play(board(rows, units, more), orders)
const fired =
  (units: Units, orders: Orders, rows = PLAIN, more: Parameters<typeof board>[2] = {}) =>
  () =>
    shots(turn(units, orders, rows, more).events)

const rifle = put(RIFLE, '0303')
const ambush = (policy: Extract<Order, { kind: 'ambush' }>['policy'] = { mode: 'react' }): Order => ({
  kind: 'ambush',
  policy,
})
const near = put(GERMAN, '0302')
const far = put(GERMAN, '0301')

describe('fire policies', () => {
  table([
    [
      'T3.23',
      'hold: no fire, whatever comes',
      fired({ s1: rifle, g1: far }, { s1: hold, g1: manoeuvre('0302') }),
      [],
    ],
    [
      'T3.23',
      'react: at a mover in its first hex, at tick 0',
      fired({ s1: rifle, g1: far }, { s1: react(), g1: manoeuvre('0302') }),
      ['0 s1>g1'],
    ],
    [
      'T3.23',
      'within 1: the mover is let in to one hex',
      fired({ s1: rifle, g1: far }, { s1: react({ within: 1 }), g1: manoeuvre('0302') }),
      ['2520 s1>g1'],
    ],
    [
      'T3.23',
      'fire: at the target in the fire phase',
      fired({ s1: rifle, g1: far }, { s1: fireAt('g1'), g1: manoeuvre('0302') }),
      ['fire s1>g1'],
    ],
    [
      'T3.23',
      'fire: one fire a turn, no reaction after it',
      fired({ s1: rifle, g1: far, g2: near }, { s1: fireAt('g1'), g2: manoeuvre('0402') }),
      ['fire s1>g1'],
    ],
    [
      'T3.23',
      'fire: a target that may not be fired at is refused, and the order with it',
      fired(
        { s1: rifle, g1: put(GERMAN, '0402'), s2: put(RIFLE, '0402'), g2: far },
        { s1: { kind: 'defence', policy: { mode: 'fire', target: { unit: 'g1' } } }, g2: manoeuvre('0302') },
      ),
      [],
    ],
    [
      'T3.23',
      'react: after the last tick at what stands still',
      fired({ s1: rifle, g1: near }, { s1: react() }),
      ['last s1>g1'],
    ],
    [
      'T3.23',
      'stationary no: what stands still is let alone',
      fired({ s1: rifle, g1: near }, { s1: react({ stationary: false }) }),
      [],
    ],
    [
      'T3.23',
      'prefer: the class first named is taken first, though another is nearer',
      fired({ s1: rifle, g1: near, g2: put(TRUCKS, '0301') }, { s1: react({ prefer: ['vehicle'] }) }),
      ['last s1>g2'],
    ],
    [
      'T5.9',
      'without a preference the nearest',
      fired({ s1: rifle, g1: far, g2: put(GERMAN, '0402') }, { s1: react() }),
      ['last s1>g2'],
    ],
    [
      'T5.9',
      'of two as near the strongest',
      fired(
        { s1: rifle, g1: put(GERMAN, '0302', { strength: 2 }), g2: put(GERMAN, '0402') },
        { s1: react() },
      ),
      ['last s1>g2'],
    ],
    [
      'T5.9',
      'of two as strong the first by id',
      fired({ s1: rifle, g2: near, g1: put(GERMAN, '0402') }, { s1: react() }),
      ['last s1>g1'],
    ],
    [
      'T5.9',
      'a target that the weapon cannot harm is passed over',
      fired({ s1: rifle, g1: put('de-pz3-company', '0302'), g2: far }, { s1: react() }),
      ['last s1>g2'],
    ],
    [
      'T5.9',
      'several may spend their ammo on one mover',
      fired({ s1: rifle, s2: rifle, g1: far }, { s1: react(), s2: react(), g1: manoeuvre('0302') }),
      ['0 s1>g1', '0 s2>g1'],
    ],
    [
      'T5.9',
      'a unit without an order does not react',
      fired({ s1: rifle, g1: far }, { g1: manoeuvre('0302') }),
      [],
    ],
    [
      'T4.12',
      'limbered guns do not react',
      fired({ s1: put(AT45, '0303', { deployed: false }), g1: put(PZ2, '0302') }, { s1: react() }),
      [],
    ],
    [
      'T7.4',
      'a unit suppressed in the fire phase does not react',
      () =>
        shots(
          play(
            board(PLAIN, { s1: rifle, g1: near, g2: far }),
            { s1: react(), g1: suppress('s1'), g2: manoeuvre('0202') },
            [6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6],
          ).events,
        ),
      ['fire g1>s1'],
    ],
    [
      'T3.23',
      'hold for assault: not at a unit that stays one hex off',
      fired({ s1: rifle, g1: far }, { s1: react({ holdForAssault: true }), g1: manoeuvre('0302') }),
      [],
    ],
    [
      'T3.23',
      'hold for assault: at a unit about to enter, from its last hex',
      fired({ s1: rifle, g1: near }, { s1: react({ holdForAssault: true }), g1: assault('0303') }),
      ['0 s1>g1'],
    ],
    [
      'T3.23',
      'hold for assault: of two assaults the one that enters my hex',
      fired(
        { s1: rifle, s2: put(RIFLE, '0402'), g1: near, g2: near },
        { s1: react({ holdForAssault: true }), g1: assault('0402'), g2: assault('0303') },
      ),
      ['0 s1>g2'],
    ],
    [
      'T3.23',
      'hold for assault: tanks are fired at when they stand in their last hex',
      fired(
        { s1: put(AT45, '0303', { facing: 'N' }), g1: put(PZ2, '0301') },
        { s1: react({ holdForAssault: true }), g1: assault('0302', '0303') },
      ),
      ['630 s1>g1'],
    ],
    [
      'T5.3',
      'hold for assault: not at one that is two turns on its way up',
      fired({ s1: rifle, g1: near }, { s1: react({ holdForAssault: true }), g1: assault('0303') }, PLAIN, {
        map: { levels: ['0000000', '0000000', '0010000', '0000000', '0000000', '0000000'] },
      }),
      [],
    ],
    [
      'T3.1',
      'Defence fires once: who fired on the road is not fired at twice',
      fired({ s1: rifle, g1: put(PZ2, '0301'), g2: far }, { s1: react(), g2: manoeuvre('0302') }),
      ['0 s1>g2'],
    ],
    [
      'T10.7',
      'an embrasure does not turn by an order',
      () =>
        turn(
          { s1: put(BUNKER, '0303', { facing: 'S' }), g1: far },
          { s1: { kind: 'defence', policy: { mode: 'react' }, facing: 'N' } },
        ).unit('s1').facing,
      'S',
    ],
    [
      'T5.10',
      'a company that stands may turn free of cost',
      () =>
        turn(
          { s1: put(T34, '0303', { facing: 'S' }) },
          { s1: { kind: 'defence', policy: { mode: 'hold' }, facing: 'NE' } },
        ).unit('s1').facing,
      'NE',
    ],
    [
      'T3.10',
      'a gun does not',
      () =>
        turn(
          { s1: put(AT45, '0303', { facing: 'S' }) },
          { s1: { kind: 'defence', policy: { mode: 'hold' }, facing: 'NE' } },
        ).unit('s1').facing,
      'S',
    ],
  ])
})

describe('questions', () => {
  const ask = (more = {}): Order => react({ ask: true, ...more })
  const state = () => board(PLAIN, { s1: rifle, g1: far, g2: put(GERMAN, '0401') })
  const orders = { s1: ask(), g1: manoeuvre('0302'), g2: manoeuvre('0402') }
  const asked = (answers = {}) => play(state(), orders, undefined, answers).resolution

  test('T2.5 with ask the resolver stops with a question and the targets, best first', () => {
    const done = asked()
    expect(done.kind === 'question' && done.question).toEqual({
      id: '2:reaction:0:s1',
      side: 'ussr',
      unit: 's1',
      kind: 'openFire',
      tick: 0,
      rule: 'T2.5',
      options: ['g1', 'g2'],
    })
    expect(done.state.phase).toBe('movement')
  })

  test('T2.5 run again with the answer it fires at the target that was named', () => {
    const done = asked({ '2:reaction:0:s1': 'g2' })
    expect(done.kind).toBe('resolved')
    expect(shots(done.events)).toEqual(['0 s1>g2'])
  })

  test('T2.5 hold: it asks again when another occasion comes, and at the end at what stands', () => {
    const second = asked({ '2:reaction:0:s1': 'hold' })
    expect(second.kind === 'question' && second.question.id).toBe('2:reaction:2520:s1')
    const third = asked({ '2:reaction:0:s1': 'hold', '2:reaction:2520:s1': 'hold' })
    expect(third.kind === 'question' && third.question.id).toBe('2:stationary:2520:s1')
    const done = asked({
      '2:reaction:0:s1': 'hold',
      '2:reaction:2520:s1': 'hold',
      '2:stationary:2520:s1': 'hold',
    })
    expect(done.kind).toBe('resolved')
    expect(shots(done.events)).toEqual([])
  })

  test('T2.5 an answer that names no target of the question is no fire', () => {
    const done = asked({ '2:reaction:0:s1': 's1', '2:reaction:2520:s1': 'g1' })
    expect(shots(done.events)).toEqual(['2520 s1>g1'])
  })

  test('T2.5 two that ask are asked one after the other, and both fires fall at one tick', () => {
    const two = board(PLAIN, { s1: rifle, s2: rifle, g1: far })
    const both = { s1: ask(), s2: ask(), g1: manoeuvre('0302') }
    const first = play(two, both).resolution
    expect(first.kind === 'question' && first.question.unit).toBe('s1')
    const second = play(two, both, undefined, { '2:reaction:0:s1': 'g1' }).resolution
    expect(second.kind === 'question' && second.question.unit).toBe('s2')
    expect(shots(second.events)).toEqual([])
    const done = play(two, both, undefined, { '2:reaction:0:s1': 'g1', '2:reaction:0:s2': 'g1' }).resolution
    expect(shots(done.events)).toEqual(['0 s1>g1', '0 s2>g1'])
  })

  test('R2 asking changes no die: the answered turn is the turn of a unit that reacts by itself', () => {
    const dice = () => mirrorDice('asked', { cols: 7, hexes: false })
    const answered = resolveTurn(state(), sheets(orders), { '2:reaction:0:s1': 'g1' }, dice())
    const alone = resolveTurn(state(), sheets({ ...orders, s1: react() }), {}, dice())
    expect(shots(answered.events)).toEqual(['0 s1>g1'])
    expect(answered.events).toEqual(alone.events)
  })
})

describe('concealment', () => {
  const bushes = ['.......', '.......', '..b....', '.......', '.......', '.......']
  const hidden = put(RIFLE, '0303', { concealed: true })
  const isHidden =
    (units: Units, orders: Orders, rows = bushes) =>
    () =>
      turn(units, orders, rows).unit('s1').concealed
  const scouts = put(PZ2, '0301')
  const rows: Row[] = [
    [
      'T3.25',
      'the order Ambush hides a unit that no enemy sees',
      isHidden({ s1: rifle, g1: put(GERMAN, '0708') }, { s1: ambush() }, [...bushes, '.......', '.......']),
      true,
    ],
    [
      'T3.25',
      'an unknown enemy who looks on: it stands as Defence',
      isHidden(
        { s1: rifle, g1: put(GERMAN, '0305', { concealed: true }) },
        { s1: ambush({ mode: 'hold' }) },
        ['.......', '.......', '..b....', '.......', '..b....', '.......'],
      ),
      false,
    ],
    [
      'T3.25',
      'and has the defence of it',
      () =>
        turn({ s1: rifle, g1: put(GERMAN, '0305', { concealed: true }) }, { s1: ambush({ mode: 'hold' }) }, [
          '.......',
          '.......',
          '..b....',
          '.......',
          '..b....',
          '.......',
        ]).unit('s1').order,
      'ambush',
    ],
    [
      'T3.25',
      'it survives a turn without an order',
      isHidden({ s1: hidden, g1: put(GERMAN, '0306') }, {}),
      true,
    ],
    [
      'T3.25',
      'it survives Defence without fire',
      isHidden({ s1: hidden, g1: put(GERMAN, '0306') }, { s1: hold }),
      true,
    ],
    ['T3.25', 'it survives suppression', () => suppressedInAmbush(), [true, 2]],
    [
      'T3.25',
      'it survives a friend who enters',
      isHidden({ s1: hidden, s2: put(RIFLE, '0304'), g1: put(GERMAN, '0306') }, { s2: manoeuvre('0303') }),
      true,
    ],
    [
      'T3.25',
      'it ends by fire',
      isHidden({ s1: hidden, g1: far }, { s1: ambush({ mode: 'fire', target: { unit: 'g1' } }) }),
      false,
    ],
    [
      'T3.24',
      'it ends by moving, at tick 0',
      () => report(turn({ s1: hidden, g1: put(GERMAN, '0306') }, { s1: manoeuvre('0302') }, bushes).events),
      ['0: s1 is revealed: moved', '2520: s1 to 0302'],
    ],
    [
      'T3.25',
      'it ends by an enemy who enters',
      () => report(turn({ s1: hidden, g1: near }, { g1: manoeuvre('0303') }, bushes).events).slice(0, 4),
      [
        '2520: g1 to 0303',
        '2520: s1 is revealed: entered',
        '2520: g1 stops: contact',
        '2520: contact in 0303: g1 s1',
      ],
    ],
    [
      'T3.24',
      'it ends by digging in',
      isHidden({ s1: hidden, g1: put(GERMAN, '0306') }, { s1: { kind: 'digIn', face: 'N' } }),
      false,
    ],
    ['T3.9', 'a gun limbers in it unseen', () => limbersUnseen(), true],
    [
      'T3.2',
      'opening fire from it has accuracy +1',
      () => accuracyOf(ambush({ mode: 'fire', target: { unit: 'g1' } }), true),
      ['range 1', 'ambush 1'],
    ],
    [
      'T3.2',
      'not from an ambush that stood as Defence, since an unknown enemy looked on',
      () => seenAmbush(),
      ['range 2'],
    ],
    ['T3.2', 'not with the order Defence', () => accuracyOf(fireAt('g1'), true), ['range 1']],
    [
      'T4.7',
      'nobody reacts to what lies hidden',
      fired({ s1: { ...hidden }, g1: near }, { g1: react() }, bushes),
      [],
    ],
    [
      'T3.25',
      "revealed in mid-turn it keeps Defence to the turn's end",
      () =>
        turn({ s1: hidden, g1: scouts }, { s1: ambush(), g1: manoeuvre('0302') }, bushes).unit('s1').order,
      'ambush',
    ],
  ]
  table(rows)

  const suppressedInAmbush = () => {
    const mortars = put('de-mortar-81-platoon', '0306')
    const { state } = play(
      board(bushes, { s1: hidden, g1: mortars }),
      { g1: { kind: 'suppress', aim: { hex: '0303' } } },
      new Array(13).fill(6),
    )
    const unit = state.units.s1
    return [unit?.concealed, unit?.suppressedIn]
  }

  const limbersUnseen = () => {
    const gun = put(AT45, '0303', { concealed: true })
    return turn({ s1: gun, g1: put(GERMAN, '0306') }, { s1: { kind: 'limber' } }, bushes).unit('s1').concealed
  }

  const seenAmbush = () => {
    const rows = ['.......', '..f....', '..b....', '.......', '..b....', '.......']
    const watched = { s1: rifle, g1: far, g2: put(GERMAN, '0305', { concealed: true }) }
    const [shot] = turn(watched, { s1: ambush(), g1: manoeuvre('0302') }, rows).of('fired')
    return (shot?.roll.sum.accuracy ?? []).map(({ why, value }) => `${why} ${value}`)
  }

  const accuracyOf = (order: Order, concealed: boolean): readonly string[] => {
    const played = turn({ s1: put(RIFLE, '0303', { concealed }), g1: far }, { s1: order }, bushes)
    const shot = played.of('fired')[0]
    return (shot?.roll.sum.accuracy ?? []).map(({ why, value }) => `${why} ${value}`)
  }
})
