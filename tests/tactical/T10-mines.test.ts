/** T10.1–T10.3 minefields: laid, found, cleared, broken, entered; who knows of them. */
import { describe, expect, test } from 'vitest'
import type { MineKind, Side, State, UnitId } from '../../src/engine/tactical/model'
import type { Order } from '../../src/engine/tactical/orders'
import { mineTest } from '../../src/engine/tactical/rules/mines'
import { eventsFor, viewFor, viewForBoth } from '../../src/engine/tactical/view'
import { scriptedDice } from '../../src/kernel/dice'
import {
  assault,
  board,
  fireAt,
  GERMAN,
  manoeuvre,
  march,
  type Put,
  play,
  put,
  RIFLE,
  react,
  T34,
} from './support/board'
import { report, verdict } from './support/cases'

const MAP = Array.from({ length: 8 }, () => '.....')
const ENGINEERS = 'su-engineer-company'
const PIONEERS = 'de-pioneer-company'
const HOWITZER = 'su-howitzer-122-battery'

const field = (hex: string, kind: MineKind, owner: Side = 'axis') => ({ hex, kind, owner })
const on = (
  units: Readonly<Record<UnitId, Put>>,
  mines: readonly ReturnType<typeof field>[] = [],
  rows: readonly string[] = MAP,
): State => board(rows, units, { mines })
type Played = ReturnType<typeof play>
const fields = (played: Played) =>
  played.of('minefield').map(({ what, mines, hex }) => `${what} ${mines} ${hex}`)
const tested = (played: Played) =>
  played
    .of('mineTested')
    .map(({ unit, mines, rolls, losses }) => `${unit} ${mines} ${rolls.join('')} ${losses}`)

describe('T10.3 the mine test on entering', () => {
  test('one die per strength point, each 1–2 costs a point, no defence; then T7; it stops there', () => {
    const state = on({ s1: put(T34, '0304') }, [field('0303', 'antiTank')])
    const played = play(state, { s1: manoeuvre('0303', '0302') }, [2, 3, 1, 1])
    expect(tested(played)).toEqual(['s1 antiTank 23 1'])
    expect(report(played.events)).toEqual(['630: s1 to 0303', '630: s1 stops: mines', '630: s1 loses 1'])
    expect(played.of('tested')).toMatchObject([{ unit: 's1', why: ['losses'], tick: 630, passed: true }])
    expect(played.unit('s1')).toMatchObject({ hex: '0303', strength: 1 })
    expect(played.state.works.mines).toMatchObject([{ hex: '0303', found: true }])
  })
  test('without a loss it goes on, and there is no test of steadiness', () => {
    const state = on({ s1: put(T34, '0304') }, [field('0303', 'antiTank')])
    const played = play(state, { s1: manoeuvre('0303', '0302') }, [3, 6])
    expect(tested(played)).toEqual(['s1 antiTank 36 0'])
    expect(played.of('tested')).toEqual([])
    expect(played.unit('s1').hex).toBe('0302')
  })
  const rows: readonly (readonly [
    title: string,
    type: string,
    more: Partial<Put>,
    kind: MineKind,
    dice: number,
  ])[] = [
    ['vehicles set off anti-tank mines', 'gen-truck-column', {}, 'antiTank', 3],
    ['not those against men', 'gen-truck-column', {}, 'antiPersonnel', 0],
    ['mounted motorcyclists too', 'su-motorcycle-company', { mount: 'on' }, 'antiTank', 3],
    ['on foot they set off those against men', 'su-motorcycle-company', { mount: 'off' }, 'antiPersonnel', 3],
    ['and no anti-tank mines', 'su-motorcycle-company', { mount: 'off' }, 'antiTank', 0],
    ['foot sets off mines against men', RIFLE, {}, 'antiPersonnel', 4],
    ['no anti-tank mines', RIFLE, {}, 'antiTank', 0],
    ['crews set off mines against men', 'su-maxim-company', {}, 'antiPersonnel', 2],
    [
      'mounted cavalry sets off mines against men',
      'su-cavalry-squadron',
      { mount: 'on' },
      'antiPersonnel',
      3,
    ],
  ]
  test.each(rows)('%s', (_title, type, more, kind, dice) => {
    const state = on({ s1: put(type, '0304', more) }, [field('0303', kind)])
    const played = play(state, { s1: { kind: 'manoeuvre', path: ['0303'] } }, Array<number>(dice).fill(6))
    expect(played.of('mineTested').map(({ rolls }) => rolls.length)).toEqual(dice > 0 ? [dice] : [])
    // Who sets nothing off gives nothing away.
    expect(played.state.works.mines[0]?.found).toBe(dice > 0)
  })
  test('T10.3.a two kinds in one hex: each goes off by itself', () => {
    const state = on({ s1: put(RIFLE, '0304'), s2: put(T34, '0304') }, [
      field('0303', 'antiPersonnel'),
      field('0303', 'antiTank'),
    ])
    const played = play(state, { s1: manoeuvre('0303'), s2: manoeuvre('0303') }, [6, 6, 6, 6, 6, 6])
    expect(tested(played)).toEqual(['s2 antiTank 66 0', 's1 antiPersonnel 6666 0'])
  })
  test('they harm either side, and stay', () => {
    const state = on({ s1: put(RIFLE, '0304') }, [field('0303', 'antiPersonnel', 'ussr')])
    const played = play(state, { s1: manoeuvre('0303') }, [1, 6, 6, 6, 1, 1])
    expect(played.unit('s1').strength).toBe(3)
    expect(played.state.works.mines).toHaveLength(1)
  })
  test('a unit destroyed on mines is gone before the fire of its tick', () => {
    const state = on({ s1: put(RIFLE, '0304', { strength: 1 }), g1: put(GERMAN, '0302') }, [
      field('0303', 'antiPersonnel'),
    ])
    const played = play(state, { s1: manoeuvre('0303'), g1: react({ within: 1 }) }, [2])
    expect(report(played.events)).toEqual(['2520: s1 to 0303', '2520: s1 loses 1', '2520: s1 is destroyed'])
  })
  test('T5.9, T7.3, T10.3.a: mines and fire of one tick make one test, at the end of it', () => {
    const state = on({ s1: put(RIFLE, '0304'), g1: put(GERMAN, '0302') }, [field('0303', 'antiPersonnel')])
    // Mines 1 loss; six dice of fire: 3 hits, 1 stopped, 2 losses; one test.
    const played = play(
      state,
      { s1: manoeuvre('0303'), g1: react({ within: 1 }) },
      [1, 6, 6, 6, 1, 1, 1, 6, 6, 6, 1, 1],
    )
    expect(report(played.events)).toEqual([
      '2520: s1 to 0303',
      '2520: s1 stops: mines',
      '2520: s1 loses 1',
      '2520: g1 fires at s1',
      '2520: s1 loses 2',
    ])
    expect(played.of('tested')).toMatchObject([{ unit: 's1', against: expect.any(Number) }])
  })
  test('T13.5, T13.10: the observers of a unit on mines throw once a tick', () => {
    const state = on(
      {
        s1: put(RIFLE, '0304'),
        s2: put('gen-observer-platoon', '0304', { place: 'attached', host: 's1' }),
      },
      [field('0303', 'antiPersonnel')],
    )
    const played = play(state, { s1: manoeuvre('0303') }, [1, 6, 6, 6, 4, 4, 1, 1])
    expect(played.of('observerTested')).toMatchObject([{ unit: 's2', rolls: [4, 4], lost: true }])
  })
  test('in an enemy’s hex close combat goes on with what is left', () => {
    const state = on({ s1: put(RIFLE, '0304'), g1: put(GERMAN, '0303') }, [field('0303', 'antiPersonnel')])
    const played = play(state, { s1: assault('0303') })
    expect(played.of('mineTested')).toHaveLength(1)
    const fought = played.unit('s1').place === 'destroyed' || played.of('round').length > 0
    expect(fought).toBe(true)
  })
  test('any order but Manoeuvre of engineers enters and tests: engineers on March too', () => {
    const state = on({ s1: put(ENGINEERS, '0304') }, [field('0303', 'antiPersonnel')])
    expect(tested(play(state, { s1: march('0303') }, [6, 6, 6]))).toEqual(['s1 antiPersonnel 666 0'])
  })
  test('no test for units that stand there, nor for loads: their carrier tests', () => {
    const state = on(
      {
        s1: put('gen-truck-column', '0304'),
        s2: put(RIFLE, '0304', { place: 'carried', carrier: 's1' }),
        s3: put(RIFLE, '0303'),
      },
      [field('0303', 'antiPersonnel'), field('0303', 'antiTank')],
    )
    expect(tested(play(state, { s1: manoeuvre('0303') }, [6, 6, 6]))).toEqual(['s1 antiTank 666 0'])
  })
  test('T5.13: who leaves close combat into a minefield tests', () => {
    const state = on({ s1: put(RIFLE, '0304'), g1: put(GERMAN, '0304') }, [field('0303', 'antiPersonnel')])
    const leaves: Order = { kind: 'fightOn', leave: { after: 1, to: '0303' } }
    for (let n = 0; n < 20; n++) {
      const played = play({ ...state, seed: `${n}` }, { s1: leaves, g1: { kind: 'fightOn' } })
      expect(played.of('mineTested')).toHaveLength(played.of('leftCombat').length)
    }
  })
  test('T9.8, T15.6: the test in the water is the same', () => {
    const dice = scriptedDice([1, 2, 3, 6])
    expect(mineTest(dice, { step: 'drop', rule: 'T15.6', unit: 's1' }, 4)).toEqual({
      rolls: [1, 2, 3, 6],
      losses: 2,
    })
    expect(dice.left()).toBe(0)
  })
})

describe('T10.2 found, cleared, destroyed', () => {
  test('engineers in Manoeuvre find the hex ahead before they enter, and stop before it', () => {
    const state = on({ s1: put(ENGINEERS, '0304') }, [
      field('0303', 'antiTank'),
      field('0303', 'antiPersonnel'),
    ])
    const played = play(state, { s1: manoeuvre('0303') }, [])
    expect(fields(played)).toEqual(['found antiTank 0303', 'found antiPersonnel 0303'])
    expect(report(played.events)).toEqual(['2520: s1 stops: mines'])
    expect(viewFor(played.state, 'ussr').works.mines).toHaveLength(2)
  })
  test('riflemen find nothing', () => {
    const state = on({ s1: put(RIFLE, '0304') }, [field('0303', 'antiTank')])
    const played = play(state, { s1: manoeuvre('0303') }, [])
    expect(played.unit('s1').hex).toBe('0303')
    expect(viewFor(played.state, 'ussr').works.mines).toEqual([])
  })
  test('what is known is entered as ordered', () => {
    const state = on({ s1: put(ENGINEERS, '0304') }, [field('0303', 'antiPersonnel', 'ussr')])
    expect(tested(play(state, { s1: manoeuvre('0303') }, [6, 6, 6]))).toEqual(['s1 antiPersonnel 666 0'])
  })
  test('cleared in one turn, own hex or neighbouring; T10.2.a all that lies there, known or not', () => {
    const mines = [field('0303', 'antiTank', 'ussr'), field('0303', 'antiPersonnel')]
    const played = play(
      on({ s1: put(ENGINEERS, '0304') }, mines),
      { s1: { kind: 'clearMines', hex: '0303' } },
      [],
    )
    expect(fields(played)).toEqual(['cleared antiTank 0303', 'cleared antiPersonnel 0303'])
    expect(played.state.works.mines).toEqual([])
  })
  test('what is not known cannot be ordered cleared: legality tells nothing', () => {
    const state = on({ s1: put(ENGINEERS, '0304') }, [field('0303', 'antiTank')])
    expect(verdict(state, 's1', { kind: 'clearMines', hex: '0303' })).toBe('nothingToWorkAt T10.2')
  })
  test('suppressive fire of 105 mm or more at a known field: dice against infantry, one hit breaks it', () => {
    const state = on({ s1: put(HOWITZER, '0307') }, [field('0302', 'antiTank')])
    const found = {
      ...state,
      works: { ...state.works, mines: state.works.mines.map((m) => ({ ...m, found: true })) },
    }
    const at: Order = { kind: 'suppress', aim: { hex: '0302' } }
    expect(verdict(found, 's1', at)).toBe('legal')
    // 10 dice, half as many again.
    const hit = play(found, { s1: at }, [1, ...Array<number>(14).fill(6)])
    expect(hit.of('fired')).toMatchObject([{ object: 'mines', target: null, ammo: 3, roll: { hits: 1 } }])
    expect(fields(hit)).toEqual(['destroyed antiTank 0302'])
    const missed = play(found, { s1: at }, Array<number>(15).fill(6))
    expect(missed.state.works.mines).toHaveLength(1)
  })
  test('T10.2.b a hit on a unit of the hex breaks them as well', () => {
    const state = on({ s1: put(HOWITZER, '0307'), g1: put(GERMAN, '0302') }, [field('0302', 'antiTank')])
    const played = play(state, { s1: { kind: 'suppress', aim: { unit: 'g1' } } }, [
      1,
      ...Array<number>(14).fill(6),
      1,
      1,
    ])
    expect(fields(played)).toEqual(['destroyed antiTank 0302'])
  })
  test('other fire and smaller guns break nothing', () => {
    const state = on(
      { s1: put(HOWITZER, '0307'), s2: put('su-field-gun-76-battery', '0306'), g1: put(GERMAN, '0302') },
      [field('0302', 'antiTank')],
    )
    const plain = play(state, { s1: fireAt('g1') }, [1, 1, ...Array<number>(8).fill(6), 1, 1])
    expect(plain.state.works.mines).toHaveLength(1)
    const small = play(state, { s2: { kind: 'suppress', aim: { unit: 'g1' } } }, [
      1,
      ...Array<number>(11).fill(6),
      1,
      1,
    ])
    expect(small.state.works.mines).toHaveLength(1)
  })
})

describe('T10.1 laid by engineers', () => {
  const lay = (hex: string, mines: MineKind = 'antiTank'): Order => ({ kind: 'layMines', hex, mines })
  test('in two turns, in a neighbouring hex; T3.21 the sheet shows turn 1 of 2', () => {
    const first = play(on({ s1: put(ENGINEERS, '0304'), g1: put(GERMAN, '0101') }), { s1: lay('0303') }, [])
    expect(first.of('worked')).toMatchObject([{ of: 2, task: { done: 1, at: '0303', mines: 'antiTank' } }])
    expect(first.state.works.mines).toEqual([])
    const second = play(first.state, { s1: lay('0303') }, [])
    expect(second.state.works.mines).toEqual([{ hex: '0303', kind: 'antiTank', owner: 'ussr', found: false }])
    expect(second.unit('s1').task).toBeNull()
  })
  test('T3.21 another place or another kind begins anew', () => {
    const first = play(on({ s1: put(ENGINEERS, '0304'), g1: put(GERMAN, '0101') }), { s1: lay('0303') }, [])
    expect(play(first.state, { s1: lay('0305') }, []).unit('s1').task).toMatchObject({ done: 1, at: '0305' })
    expect(play(first.state, { s1: lay('0303', 'antiPersonnel') }, []).unit('s1').task).toMatchObject({
      done: 1,
    })
  })
  const rows: readonly (readonly [string, string, string])[] = [
    ['own hex', '0304', 'legal'],
    ['two hexes off', '0302', 'notBeside T10.1'],
    ['no mines in town', '0204', 'minesForbidden T10.1'],
    ['no mines in a river', '0404', 'minesForbidden T10.1'],
    ['no mines in swamp', '0305', 'minesForbidden T10.1'],
    ['an enemy stands there', '0303', 'enemyThere T10.1'],
  ]
  test.each(rows)('%s', (_title, hex, expected) => {
    const rows_ = ['.....', '.....', '.....', '.t.r.', '..m..']
    const state = on({ s1: put(ENGINEERS, '0304'), g1: put(GERMAN, '0303') }, [], rows_)
    expect(verdict(state, 's1', lay(hex))).toBe(expected)
  })
  test('T10.1.a a hidden enemy does not show in the verdict, nor hinder the work', () => {
    const state = on({ s1: put(ENGINEERS, '0304'), g1: put(GERMAN, '0303', { concealed: true }) }, [])
    expect(verdict(state, 's1', lay('0303'))).toBe('legal')
  })
  test('nor do hidden mines of the enemy: a second field may lie there', () => {
    const state = on({ s1: put(ENGINEERS, '0304') }, [field('0303', 'antiTank')])
    expect(verdict(state, 's1', lay('0303'))).toBe('legal')
    const own = on({ s1: put(ENGINEERS, '0304') }, [field('0303', 'antiTank', 'ussr')])
    expect(verdict(own, 's1', lay('0303'))).toBe('minesThere T10.1')
  })
})

describe('T10.3 who knows', () => {
  const state = on({ s1: put(RIFLE, '0304'), g1: put(PIONEERS, '0302') }, [field('0303', 'antiPersonnel')])
  test('the owner knows, the enemy does not, nor do both at once', () => {
    expect(viewFor(state, 'axis').works.mines).toHaveLength(1)
    expect(viewFor(state, 'ussr').works.mines).toEqual([])
    expect(viewForBoth(state).works.mines).toEqual([])
    expect(viewFor(state, 'ussr').battle.scenario.mines).toEqual([])
  })
  test('entered, the field is known to both; the events say so', () => {
    const played = play(state, { s1: manoeuvre('0303') }, [6, 6, 6, 6])
    for (const side of ['ussr', 'axis', 'both'] as const)
      expect(eventsFor(state, played.events, side).map(({ kind }) => kind)).toEqual(
        expect.arrayContaining(['minefield', 'mineTested']),
      )
    expect(viewForBoth(played.state).works.mines).toHaveLength(1)
  })
  test('laying is told to its owner only', () => {
    const task = {
      kind: 'layMines',
      done: 1,
      face: null,
      hex: '0302',
      at: '0301',
      mines: 'antiTank',
    } as const
    const begun = on({ s1: put(RIFLE, '0304'), g1: put(PIONEERS, '0302', { task }) })
    const played = play(begun, { g1: { kind: 'layMines', hex: '0301', mines: 'antiTank' } }, [])
    expect(eventsFor(begun, played.events, 'axis').some(({ kind }) => kind === 'minefield')).toBe(true)
    for (const viewer of ['ussr', 'both'] as const) {
      const told = eventsFor(begun, played.events, viewer)
      expect(told.some(({ kind }) => kind === 'minefield' || kind === 'worked')).toBe(false)
    }
  })
  test('fire that fell on mines unknown to the firer is told like fire at an empty hex', () => {
    const guns = on({ s1: put(HOWITZER, '0307') }, [field('0302', 'antiTank')])
    const empty = on({ s1: put(HOWITZER, '0307') })
    const at: Order = { kind: 'suppress', aim: { hex: '0302' } }
    const played = play(guns, { s1: at }, [1, ...Array<number>(14).fill(6)])
    expect(played.state.works.mines).toEqual([])
    expect(eventsFor(guns, played.events, 'ussr')).toEqual(
      eventsFor(empty, play(empty, { s1: at }, []).events, 'ussr'),
    )
    expect(eventsFor(guns, played.events, 'axis').some(({ kind }) => kind === 'minefield')).toBe(true)
  })
  test('legality and preview of a path over unknown mines are those of open ground', () => {
    expect(verdict(state, 's1', manoeuvre('0303'))).toBe('legal')
    const clear = on({ s1: put(RIFLE, '0304'), g1: put(PIONEERS, '0302') })
    expect(viewFor(state, 'ussr').works).toEqual(viewFor(clear, 'ussr').works)
  })
})
