/** R2, R3, R6–R9: what no turn depends on, and what no turn touches. */
import fc from 'fast-check'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { chanceFrom } from '../../../src/ai/random'
import { apply } from '../../../src/engine/tactical/apply'
import type { Event } from '../../../src/engine/tactical/events'
import type { State, UnitId } from '../../../src/engine/tactical/model'
import type { Order, Sheet, Sheets } from '../../../src/engine/tactical/orders'
import { resolveTurn, stateDigest } from '../../../src/engine/tactical/sequence'
import { STACK } from '../../../src/engine/tactical/tables/modifiers'
import { canonical } from '../../../src/kernel/digest'
import { mirrorDice } from '../support/mirror'
import { randomBattle, randomSheets, unasked } from '../support/randomBattle'

vi.setConfig({ testTimeout: 120_000 })
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

type Game = Readonly<{ state: State; sheets: Sheets; n: number }>

/** Two turns of random orders, each looked at. */
const onTurns = (seed: number, numRuns: number, check: (game: Game) => void): void =>
  fc.assert(
    fc.property(fc.nat(1_000_000), (n) => {
      let state = randomBattle(`turn-${n}`)
      for (let turn = 0; turn < 2 && state.phase !== 'over'; turn++) {
        const sheets = unasked(randomSheets(state, `${n}`))
        check({ state, sheets, n })
        state = resolveTurn(state, sheets).state
      }
    }),
    { seed, numRuns },
  )

/** The same record with its keys in another order, all the way down. */
const shuffled = <T>(value: T, below: (n: number) => number): T => {
  if (Array.isArray(value)) return value.map((each) => shuffled(each, below)) as T
  if (value === null || typeof value !== 'object' || ArrayBuffer.isView(value)) return value
  const entries = Object.entries(value)
  for (let i = entries.length - 1; i > 0; i--) {
    const j = below(i + 1)
    ;[entries[i], entries[j]] = [entries[j] as [string, unknown], entries[i] as [string, unknown]]
  }
  return Object.fromEntries(entries.map(([key, each]) => [key, shuffled(each, below)])) as T
}

const frozen = <T>(value: T): T => {
  if (value === null || typeof value !== 'object' || ArrayBuffer.isView(value) || Object.isFrozen(value))
    return value
  Object.freeze(value)
  for (const each of Object.values(value)) frozen(each)
  return value
}

/** Written to a file and read back; the battle is read from the scenario again. */
const saved = (state: State): State => {
  const { battle, ...rest } = state
  return { ...(JSON.parse(JSON.stringify(rest)) as typeof rest), battle }
}

describe('what no turn depends on', () => {
  test('R2 the same seed and orders twice: the same events and digests', () => {
    onTurns(2, 15, ({ state, sheets }) => {
      const [one, two] = [resolveTurn(state, sheets), resolveTurn(state, sheets)]
      expect(canonical(two.events)).toBe(canonical(one.events))
      expect(two.digests).toEqual(one.digests)
    })
  })

  test('R2 another seed: other dice', () => {
    const battles = ['2', '3', '4', '5', '6'].map((n) => randomBattle(`turn-${n}`))
    const rolls = (seed: string) =>
      canonical(
        battles.flatMap((state) =>
          resolveTurn({ ...state, seed }, randomSheets(state, '2')).events.map((event) =>
            'roll' in event ? event.roll.rolls : 0,
          ),
        ),
      )
    expect(rolls('one')).not.toBe(rolls('two'))
  })

  test('R3 through the text of the state after every phase, it goes on to the same digests', () => {
    onTurns(3, 12, ({ state, sheets }) => {
      const whole = resolveTurn(state, sheets)
      expect(resolveTurn(saved(state), sheets).digests).toEqual(whole.digests)
      const ends = whole.events.flatMap((event, index) => (event.kind === 'phaseBegan' ? [index + 1] : []))
      expect(ends).toHaveLength(3)
      for (const end of ends) {
        const middle = saved(whole.events.slice(0, end).reduce(apply, state))
        const rest = resolveTurn(middle, sheets)
        expect(whole.digests).toMatchObject(rest.digests)
        expect(canonical(rest.events)).toBe(canonical(whole.events.slice(end)))
        expect(stateDigest(rest.state)).toBe(stateDigest(whole.state))
      }
    })
  })

  test('R3 folding the events gives the state that the turn gave', () => {
    onTurns(33, 12, ({ state, sheets }) => {
      const { events, state: after } = resolveTurn(state, sheets)
      expect(stateDigest(events.reduce(apply, state))).toBe(stateDigest(after))
    })
  })

  test('R6 nor on the order in which sheets, units and keys stand', () => {
    onTurns(6, 15, ({ state, sheets, n }) => {
      const { below } = chanceFrom(`shuffle-${n}`)
      const { battle, ...rest } = state
      const again = resolveTurn({ ...shuffled(rest, below), battle }, shuffled(sheets, below))
      const once = resolveTurn(state, sheets)
      expect(again.digests).toEqual(once.digests)
      expect(canonical(again.events)).toBe(canonical(once.events))
    })
  })

  test('R7 nor on a clock, on chance, on a locale or on a network', () => {
    const games: Game[] = []
    onTurns(7, 8, (game) => games.push(game))
    const before = games.map(({ state, sheets }) => canonical(resolveTurn(state, sheets).events))
    const forbidden = (name: string) => () => {
      throw new Error(`the engine asked for ${name}`)
    }
    vi.spyOn(Math, 'random').mockImplementation(forbidden('Math.random'))
    for (const name of ['Date', 'performance', 'Intl', 'fetch', 'crypto', 'setTimeout'])
      vi.stubGlobal(name, forbidden(name))
    vi.spyOn(String.prototype, 'localeCompare').mockImplementation(forbidden('localeCompare'))
    const after = games.map(({ state, sheets }) => canonical(resolveTurn(state, sheets).events))
    vi.unstubAllGlobals()
    expect(after).toEqual(before)
  })
})

describe('what no turn touches', () => {
  test('R8 a deep-frozen state and frozen sheets: nothing throws, nothing changes', () => {
    onTurns(8, 15, ({ state, sheets }) => {
      const digest = stateDigest(state)
      const text = canonical(sheets)
      frozen(state)
      frozen(sheets)
      expect(resolveTurn(state, sheets).kind).toBe('resolved')
      expect([stateDigest(state), canonical(sheets)]).toEqual([digest, text])
    })
  })

  /** Orders that no unit may have: of a wrong kind, beyond the map, at nobody, of the other side. */
  const wrong: readonly Order[] = [
    { kind: 'manoeuvre', path: ['9999'] },
    { kind: 'march', path: [] },
    { kind: 'assault', path: ['off', '0101'] },
    { kind: 'suppress', aim: { unit: 'nobody' } },
    { kind: 'smoke', hex: '9999' },
    { kind: 'fireOnMove', aim: { hex: '0000' }, path: ['0101'] },
    { kind: 'regroup', host: 'nobody' },
    { kind: 'attachObserver', host: 'nobody' },
    { kind: 'defence', policy: { mode: 'fire' } },
    { kind: 'fightOn', leave: { after: 1, to: '9999' } },
  ]

  test('R9 refused orders are as no orders: only the refusal is told', () => {
    onTurns(9, 15, ({ state, n }) => {
      const chance = chanceFrom(`wrong-${n}`)
      const sheet = (): Sheet =>
        Object.fromEntries(Object.keys(state.units).map((id) => [id, chance.of(wrong) as Order]))
      const dice = mirrorDice('refused', { cols: 9, hexes: false })
      const refused = resolveTurn(state, { ussr: sheet(), axis: sheet() }, {}, dice)
      const none = resolveTurn(state, { ussr: {}, axis: {} }, {}, dice)
      expect(refused.events.filter((event) => event.kind === 'ordered')).toEqual([])
      expect(canonical(refused.events.filter((event) => event.kind !== 'lapsed'))).toBe(
        canonical(none.events),
      )
      expect(refused.digests).toEqual(none.digests)
    })
  })

  test('R9 with the dice of the game too: the turn opens as without them, and no refusal writes anything', () => {
    onTurns(999, 10, ({ state, n }) => {
      const chance = chanceFrom(`keyed-${n}`)
      const sheet = (): Sheet =>
        Object.fromEntries(
          ['nobody', ...Object.keys(state.units)].map((id) => [id, chance.of(wrong) as Order]),
        )
      const { events } = resolveTurn(state, { ussr: sheet(), axis: sheet() })
      const opening = (all: readonly Event[]) =>
        all.slice(
          0,
          all.findIndex(({ kind }) => kind === 'phaseBegan'),
        )
      const none = opening(resolveTurn(state, { ussr: {}, axis: {} }).events)
      expect(opening(events).filter(({ kind }) => kind !== 'lapsed')).toEqual(none)
      const lapses = events.filter(({ kind }) => kind === 'lapsed')
      expect(lapses.length).toBeGreaterThan(0)
      expect(stateDigest(lapses.reduce(apply, state))).toBe(stateDigest(state))
    })
  })

  test('R9 an order for a unit of the other side, or of no side, is not read', () => {
    onTurns(99, 6, ({ state, sheets }) => {
      const foreign = (sheet: Sheet, other: Sheet): Sheet => ({
        ...other,
        ...sheet,
        nobody: { kind: 'limber' },
      })
      const both = { ussr: foreign(sheets.ussr, sheets.axis), axis: foreign(sheets.axis, sheets.ussr) }
      const dice = mirrorDice('foreign', { cols: 9, hexes: false })
      expect(canonical(resolveTurn(state, both, {}, dice).events)).toBe(
        canonical(resolveTurn(state, sheets, {}, dice).events),
      )
    })
  })
})

describe('T1.3 stacking', () => {
  /** Hexes with more than three of a side that stand in them; T5.6 those set down by force may be too many. */
  const overfull = (state: State): readonly string[] => {
    const count = new Map<string, number>()
    for (const { place, hex, side, forced } of Object.values(state.units))
      if (place === 'map' && hex !== null && !forced)
        count.set(`${side} ${hex}`, (count.get(`${side} ${hex}`) ?? 0) + 1)
    return [...count].flatMap(([where, n]) => (n > STACK ? [`${n} of ${where}`] : []))
  }

  /** Everybody moves, through hexes that are left, full or held by the enemy. */
  const crowd = (state: State, n: number): Sheets => {
    const chance = chanceFrom(`crowd-${n}`)
    const sheets = randomSheets(state, `crowd-${n}`)
    const toMiddle = (sheet: Sheet): Sheet =>
      Object.fromEntries(
        Object.entries(sheet).map(([id, order]) => [
          id,
          'path' in order || chance.oneIn(3) ? order : (nearMove(state, id, chance.below(2)) ?? order),
        ]),
      )
    return { ussr: toMiddle(sheets.ussr), axis: toMiddle(sheets.axis) }
  }

  const nearMove = (state: State, id: UnitId, assaults: number): Order | null => {
    const unit = state.units[id]
    if (!unit?.hex) return null
    const [x, y] = [Number(unit.hex.slice(0, 2)), Number(unit.hex.slice(2))]
    const to = `${String(x).padStart(2, '0')}${String(y < 4 ? y + 1 : Math.max(1, y - 1)).padStart(2, '0')}`
    return { kind: assaults === 0 ? 'manoeuvre' : 'assault', path: [to] }
  }

  test('T1.3 T5.6 at most three of a side in a hex after every tick', () => {
    fc.assert(
      fc.property(fc.nat(1_000_000), (n) => {
        // 5 × 4 hexes for 12 a side.
        const state = randomBattle(`crowd-${n}`, 5, 4, 8)
        const { events } = resolveTurn(state, crowd(state, n))
        let now = state
        const broken: string[] = []
        events.forEach((event: Event, index) => {
          now = apply(now, event)
          const next = events[index + 1]
          if (event.tick !== next?.tick || next?.kind !== 'moved')
            broken.push(...overfull(now).map((fault) => `${event.tick} ${fault}`))
        })
        expect(broken).toEqual([])
      }),
      { seed: 13, numRuns: 60 },
    )
  })
})
