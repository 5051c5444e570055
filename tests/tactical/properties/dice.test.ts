/** T2.3.a: the dice of a turn fall in the order in which its events list them. */
import fc from 'fast-check'
import { describe, expect, test, vi } from 'vitest'
import type { Event } from '../../../src/engine/tactical/events'
import type { State } from '../../../src/engine/tactical/model'
import type { Order, Sheets } from '../../../src/engine/tactical/orders'
import { resolveTurn } from '../../../src/engine/tactical/sequence'
import { scriptedDice } from '../../../src/kernel/dice'
import { canonical } from '../../../src/kernel/digest'
import { edgeKey, FACES } from '../../../src/kernel/hex'
import { assault, board, fireAt, GERMAN, manoeuvre, put, RIFLE, sheets } from '../support/board'
import { randomBattle, randomSheets, withWorks } from '../support/randomBattle'

vi.setConfig({ testTimeout: 120_000 })

type Fired = Extract<Event, { kind: 'fired' }>

/** T13.8: every target of a salvo lists the one set of dice; a longer list shows what the others did not read. */
const isSalvo = ({ order, roll }: Fired): boolean => order > 0 && roll.sum.dice[0]?.why !== 'crowding'

/** What a referee reads off the events, and what each throw was for. */
const script = (events: readonly Event[]): Readonly<{ faces: number[]; kinds: Set<string> }> => {
  const faces: number[] = []
  const kinds = new Set<string>()
  let shown = 0
  for (const event of events) {
    if (event.kind === 'fired') {
      const { picked, order, roll } = event
      const again = isSalvo(event)
      if (picked.length > 0) kinds.add(order === 0 ? 'blind' : 'crowding')
      if (again) kinds.add('salvo')
      faces.push(...picked, ...roll.rolls.slice(again ? shown : 0))
      shown = again ? Math.max(shown, roll.rolls.length) : roll.rolls.length
    } else if (event.kind === 'struck') faces.push(...event.roll.rolls)
    else if ('rolls' in event && event.rolls) {
      faces.push(...event.rolls)
      kinds.add(event.kind)
    }
    if (event.kind === 'struck') kinds.add('struck')
  }
  return { faces, kinds }
}

/** Plays the turn once with keyed dice, and again with those that the events list. */
const playedAgain = (state: State, both: Sheets): ReadonlySet<string> => {
  const keyed = resolveTurn(state, both)
  const { faces, kinds } = script(keyed.events)
  const dice = scriptedDice(faces)
  expect(canonical(resolveTurn(state, both, {}, dice).events)).toBe(canonical(keyed.events))
  expect(dice.left()).toBe(0)
  return kinds
}

/** Wire on every edge: leaving close combat is thrown for (T10.5). */
const wired = (state: State): State => {
  const { grid } = state.battle
  const wire = grid.hexes.flatMap((_hex, cell) => FACES.map((face) => edgeKey(grid, cell, face)))
  return { ...state, works: { ...state.works, wire: [...new Set(wire)] } }
}

/** A scene with thirty seeds: the kinds of throws that came up. */
const setPiece = (state: State, orders: Readonly<Record<string, Order>>): readonly string[] => {
  const seen = new Set<string>()
  for (let n = 0; n < 30; n++)
    for (const kind of playedAgain({ ...state, seed: `seed ${n}` }, sheets(orders))) seen.add(kind)
  return [...seen].sort()
}

/** A wood across the map: nobody sees from north to south. */
const WALL = ['.....', '.....', 'fffff', '.....', '.....', '.....']
const blind: Order = { kind: 'defence', policy: { mode: 'fire', target: { hex: '0202' } } }

describe('T2.3.a scripted dice', () => {
  test('T2.3.a the dice of a keyed turn, taken from its events in their order, give the same turn', () => {
    const seen = new Set<string>()
    fc.assert(
      fc.property(fc.nat(1_000_000), fc.boolean(), (n, crowded) => {
        const works = withWorks(randomBattle(`dice-${n}`), `${n}`)
        let state =
          n % 3 === 0
            ? works
            : wired(crowded ? randomBattle(`dice-${n}`, 4, 4, 14) : randomBattle(`dice-${n}`))
        for (let turn = 0; turn < 2 && state.phase !== 'over'; turn++) {
          const both = randomSheets(state, `${n}`)
          for (const kind of playedAgain(state, both)) seen.add(kind)
          state = resolveTurn(state, both).state
        }
      }),
      { seed: 13, numRuns: 120 },
    )
    const often = ['observerTested', 'struck', 'tankFear', 'tested', 'wireTested', 'mineTested']
    expect([...seen]).toEqual(expect.arrayContaining(often))
  })

  test('T13.6 blind fire throws its pick and its dice before the next gun, whatever it hits', () => {
    const mortar = put('de-mortar-81-platoon', '0205')
    const hidden = put(RIFLE, '0202', { concealed: true })
    const state = board(WALL, { s1: hidden, s2: hidden, g1: mortar, g2: mortar })
    const both = sheets({ g1: blind, g2: blind })
    // g1 picks s2, g2 picks s1; each has its own five dice behind it.
    const [first, second] = [
      [6, 5, 4, 6, 5],
      [4, 3, 6, 4, 3],
    ]
    const { events } = resolveTurn(state, both, {}, scriptedDice([2, ...first, 1, ...second]))
    const fired = events.filter((event): event is Fired => event.kind === 'fired')
    expect(fired.map(({ unit, target, picked, roll }) => [unit, target, picked, roll.rolls])).toEqual([
      ['g1', 's2', [2], first],
      ['g2', 's1', [1], second],
    ])
  })

  test('T13.3, T13.6, T13.8 guns at a full hex of which they know nothing, and a salvo', () => {
    const gun = put('de-lefh18-battery', '0205')
    const hidden = { concealed: true }
    const state = board([...WALL, '.....', '.....', '.....'], {
      s1: put(RIFLE, '0202', hidden),
      s2: put('su-maxim-company', '0202', hidden),
      s3: put('su-at-gun-45-battery', '0202', hidden),
      s4: put('su-rocket-bm13-battery', '0401', { facing: 'S' }),
      g1: gun,
      g2: gun,
      g3: put(GERMAN, '0409'),
      g4: put('de-pz3-company', '0409'),
    })
    const orders = { g1: blind, g2: blind, s4: fireAt('g4') }
    expect(setPiece(state, orders)).toEqual(['blind', 'crowding', 'salvo', 'tested'])
  })

  test('T10.5 the dice of wire stand in the events, whether it is crossed or not, or leads into a full hex', () => {
    const state = wired(
      board(['...', '...', '...'], {
        s1: put(RIFLE, '0202'),
        g1: put(GERMAN, '0202'),
        g2: put(GERMAN, '0202'),
        g3: put(GERMAN, '0201'),
        g4: put(GERMAN, '0201'),
      }),
    )
    const leaves: Order = { kind: 'fightOn', leave: { after: 1, to: '0201' } }
    const kinds = setPiece(state, { s1: { kind: 'fightOn' }, g1: leaves, g2: leaves })
    expect(kinds).toContain('wireTested')
  })

  test('T5.8 the die of a meeting falls before the fire of its tick', () => {
    const state = board(['...', '...', '...'], { s1: put(RIFLE, '0201'), g1: put(GERMAN, '0202') })
    const both = sheets({ s1: assault('0202'), g1: assault('0201') })
    expect([...playedAgain(state, both)]).toContain('meeting')
  })

  test('T5.13 nobody throws where all leave', () => {
    const state = board(['...', '...', '...'], { s1: put(RIFLE, '0202'), g1: put(GERMAN, '0202') })
    expect([...playedAgain(state, sheets({ s1: manoeuvre('0201'), g1: manoeuvre('0203') }))]).toEqual([])
  })
})
