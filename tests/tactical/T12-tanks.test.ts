/** T12: armour, pace, towing, mounted troops. */
import { describe } from 'vitest'
import type { State } from '../../src/engine/tactical/model'
import type { Order } from '../../src/engine/tactical/orders'
import { board, GERMAN, manoeuvre, march, type Put, play, put, RIFLE, react } from './support/board'
import { paper, report, shot, shots, table } from './support/cases'

const PLAIN = ['.......', '.......', '.......', '.......', '.......', '.......']
const AT45 = 'su-at-gun-45-battery'
const MORTAR = 'su-mortar-82-company'
const PZ3 = 'de-pz3-company'
const STUG = 'de-stug3-battery'
const APC = 'de-sdkfz251-company'
const MG = 'de-mg-company'
const CAVALRY = 'su-cavalry-squadron'

const on = (
  units: Readonly<Record<string, Put>>,
  rows = PLAIN,
  more: Parameters<typeof board>[2] = {},
): State => board(rows, units, more)

/** g1 walks from 0302 to 0303, g2 beside it, and s1 fires when they arrive (or at tick 0). */
const escorted = (
  beside: string,
  tankOrder: Partial<Extract<Order, { kind: 'manoeuvre' }>>,
  first = true,
  guard: Put = put(RIFLE, '0304'),
) => {
  const state = on({
    s1: guard,
    g1: put(GERMAN, '0302', { facing: 'S' }),
    g2: put(beside, '0302', { facing: 'S' }),
  })
  const order: Order = { kind: 'manoeuvre', path: ['0303'], ...tankOrder }
  return play(state, {
    s1: react(first ? {} : { within: 1, prefer: ['infantry'] }),
    g1: manoeuvre('0303'),
    g2: order,
  })
}
const defenceOf = (played: ReturnType<typeof escorted>): string => {
  const fired = played.of('fired').find(({ target }) => target === 'g1')
  return fired ? paper(fired.roll.sum.defence) : 'no fire'
}

describe('armour', () => {
  const tank = (facing: 'N' | 'S' | 'SE' | 'SW') =>
    paper(
      shot(on({ s1: put(AT45, '0302', { facing: 'S' }), g1: put(STUG, '0303', { facing }) }), 's1', 'g1').sum
        .defence,
    )
  table([
    [
      'T12.1',
      'base against the front, side armour against flank and rear',
      () => (['N', 'SE', 'SW', 'S'] as const).map(tank),
      ['front 3', 'side 1', 'side 1', 'side 1'],
    ],
    [
      'T5.10',
      'indirect fire has a direction too',
      () =>
        ['N', 'S'].map((facing) =>
          paper(
            shot(
              on({
                s1: put('su-mortar-120-battery', '0301'),
                g1: put(STUG, '0304', { facing: facing as 'N' }),
              }),
              's1',
              'g1',
            ).sum.defence,
          ),
        ),
      ['front 3', 'side 1'],
    ],
  ])
})

describe('pace', () => {
  const pace = { pace: 'g1' }
  table([
    [
      'T12.4',
      'tanks that keep pace give the infantry +1 against frontal direct fire, from tick 0',
      () => defenceOf(escorted(PZ3, pace)),
      'front 1, tankSupport 1',
    ],
    ['T12.4', 'on the way too', () => defenceOf(escorted(PZ3, pace, false)), 'front 1, tankSupport 1'],
    [
      'T12.4',
      'they arrive at the ticks of the infantry',
      () =>
        escorted(PZ3, pace)
          .of('moved')
          .map(({ unit, tick }) => `${unit} ${tick}`),
      ['g1 2520', 'g2 2520'],
    ],
    [
      'T12.4',
      'without the flag they drive ahead',
      () =>
        escorted(PZ3, {})
          .of('moved')
          .map(({ unit, tick }) => `${unit} ${tick}`),
      ['g2 840', 'g1 2520'],
    ],
    ['T12.4', 'and give nothing', () => defenceOf(escorted(PZ3, {})), 'front 1'],
    [
      'T12.4',
      'another path is no pace',
      () => defenceOf(escorted(PZ3, { ...pace, path: ['0402'] })),
      'front 1',
    ],
    [
      'T12.4',
      'assault guns are tanks to this rule',
      () => defenceOf(escorted(STUG, pace)),
      'front 1, tankSupport 1',
    ],
    ['T12.4', 'armoured carriers are not', () => defenceOf(escorted(APC, pace)), 'front 1'],
    ['T12.4', 'not against flanking fire', () => flanked(), 'side 1'],
    ['T12.4', 'not against indirect fire', () => lobbed(), 'front 1'],
    ['T12.4', 'not in the fire phase', () => inFirePhase(), 'front 1'],
    ['T12.4', 'crews are no infantry', () => crewPaced(), 'front 1'],
    [
      'T12.4',
      'up a hill the tanks keep the work of the infantry, not their own',
      () => climbing(),
      [2520, 2520],
    ],
    ['T5.3', 'and next turn arrive with it', () => climbed(), ['g1 2520', 'g2 2520']],
    ['T12.4', 'when the infantry is stopped the tanks go on alone', () => suppressedEscort(), ['g2 to 0303']],
  ])

  const flanked = () => {
    const state = on({
      s1: put(RIFLE, '0402'),
      g1: put(GERMAN, '0302', { facing: 'SW' }),
      g2: put(PZ3, '0302', { facing: 'SW' }),
    })
    const played = play(state, {
      s1: react(),
      g1: manoeuvre('0303'),
      g2: { kind: 'manoeuvre', path: ['0303'], pace: 'g1' },
    })
    return paper(played.of('fired')[0]?.roll.sum.defence ?? [])
  }

  const lobbed = () => {
    const state = on({
      s1: put(MORTAR, '0305'),
      g1: put(GERMAN, '0302', { facing: 'S' }),
      g2: put(PZ3, '0302', { facing: 'S' }),
    })
    const played = play(state, {
      s1: react(),
      g1: manoeuvre('0303'),
      g2: { kind: 'manoeuvre', path: ['0303'], pace: 'g1' },
    })
    return paper(played.of('fired')[0]?.roll.sum.defence ?? [])
  }

  const inFirePhase = () => {
    const state = on({
      s1: put(RIFLE, '0304'),
      g1: put(GERMAN, '0302', { facing: 'S' }),
      g2: put(PZ3, '0302', { facing: 'S' }),
    })
    const orders = {
      s1: { kind: 'defence', policy: { mode: 'fire', target: { unit: 'g1' } } } as Order,
      g1: manoeuvre('0303'),
    }
    const played = play(state, { ...orders, g2: { kind: 'manoeuvre', path: ['0303'], pace: 'g1' } })
    return paper(played.of('fired')[0]?.roll.sum.defence ?? [])
  }

  const crewPaced = () => {
    const state = on({
      s1: put(RIFLE, '0304'),
      g1: put(MG, '0302', { facing: 'S' }),
      g2: put(PZ3, '0302', { facing: 'S' }),
    })
    const played = play(state, {
      s1: react({ prefer: ['infantry'] }),
      g1: manoeuvre('0303'),
      g2: { kind: 'manoeuvre', path: ['0303'], pace: 'g1' },
    })
    return paper(played.of('fired')[0]?.roll.sum.defence ?? [])
  }

  const levels = PLAIN.map((_row, y) => (y === 2 ? '0010000' : '0000000'))
  const upTogether: Readonly<Record<string, Order>> = {
    g1: manoeuvre('0303'),
    g2: { kind: 'manoeuvre', path: ['0303'], pace: 'g1' },
  }
  const firstTurn = () =>
    play(
      on({ s1: put(RIFLE, '0706'), g1: put(GERMAN, '0302'), g2: put(PZ3, '0302') }, PLAIN, {
        map: { levels },
      }),
      upTogether,
    )
  const climbing = () => [firstTurn().unit('g1').climb?.work, firstTurn().unit('g2').climb?.work]
  const climbed = () =>
    play(firstTurn().state, upTogether)
      .of('moved')
      .map(({ unit, tick }) => `${unit} ${tick}`)

  const suppressedEscort = () => {
    const state = on({
      s1: put(RIFLE, '0304'),
      g1: put(GERMAN, '0302', { facing: 'S' }),
      g2: put(PZ3, '0302', { facing: 'S' }),
    })
    const dice = [1, 1, 1, 6, 6, 6, 6]
    const played = play(
      state,
      { s1: react(), g1: manoeuvre('0303'), g2: { kind: 'manoeuvre', path: ['0303'], pace: 'g1' } },
      dice,
    )
    return report(played.events)
      .filter((line) => line.includes(' to '))
      .map((line) => line.replace(/^\d+: /, ''))
  }
})

describe('mobile troops', () => {
  const ridden = (order: Order) =>
    play(on({ s1: put(CAVALRY, '0301', { mount: 'off' }), g1: put(GERMAN, '0706') }), { s1: order })
  table([
    [
      'T5.12',
      'the order that mounts is carried out mounted, at no cost of time',
      () => {
        const played = ridden({ kind: 'manoeuvre', path: ['0302', '0303'], mount: 'on' })
        return [played.of('moved').map(({ tick }) => tick), played.unit('s1').mount]
      },
      [[1260, 2520], 'on'],
    ],
    [
      'T5.12',
      'and the one that dismounts, on foot',
      () =>
        play(on({ s1: put(CAVALRY, '0301', { mount: 'on' }), g1: put(GERMAN, '0706') }), {
          s1: { kind: 'march', path: ['0302'], mount: 'off' },
        })
          .of('moved')
          .map(({ tick }) => tick),
      [2520],
    ],
    [
      'T12.6',
      'mounted cavalry does not react',
      () =>
        shots(
          play(on({ s1: put(CAVALRY, '0304', { mount: 'on' }), g1: put(GERMAN, '0302') }), {
            s1: react(),
            g1: march('0303'),
          }).events,
        ),
      [],
    ],
    [
      'T12.7',
      'bicyclists are foot but for the road',
      () =>
        play(
          on({ g1: put('de-bicycle-squadron', '0301'), s1: put(RIFLE, '0706') }, PLAIN, {
            map: { roads: [['0301', '0302', '0303', '0304']] },
          }),
          { g1: march('0302', '0303', '0304') },
        )
          .of('moved')
          .map(({ tick }) => tick),
      [840, 1680, 2520],
    ],
  ])
})
