/**
 * Each battle can be won by either side: two plans a side, each of which wins against a plan of the other with
 * the seed named. `PLAN_GAMES=20 npx vitest run tests/battles` counts the results of all pairs instead.
 */
import { describe, expect, test, vi } from 'vitest'
import type { Side, UnitId } from '../../src/engine/tactical/model'
import { isSquadron } from '../../src/engine/tactical/rules/air/squadrons'
import { factory } from './plans/factory'
import { height87 } from './plans/height87'
import { kalach } from './plans/kalach'
import { kotluban } from './plans/kotluban'
import { lysaya } from './plans/lysaya'
import { mamayev } from './plans/mamayev'
import { fight, loadBattle } from './support/game'
import type { Plan } from './support/plan'

vi.setConfig({ testTimeout: 300_000 })

type Plans = Readonly<Record<Side, Readonly<Record<string, Plan>>>>

/** Plan of the USSR, plan of the Axis, number of the seed, winner. */
type Row = readonly [ussr: string, axis: string, seed: number, winner: Side]

const BATTLES: Readonly<Record<string, Readonly<{ plans: Plans; rows: readonly Row[] }>>> = {
  'height-102-mamayev': {
    plans: mamayev,
    rows: [
      ['fromTheNorthEast', 'reverseSlope', 3, 'ussr'],
      ['fromTheEast', 'reverseSlope', 0, 'ussr'],
      ['fromTheEast', 'frontSlope', 0, 'axis'],
      ['fromTheNorthEast', 'reverseSlope', 0, 'axis'],
    ],
  },
  'height-154-kotluban': {
    plans: kotluban,
    rows: [
      ['west', 'onTheCrest', 0, 'ussr'],
      ['east', 'behindIt', 1, 'ussr'],
      ['west', 'onTheCrest', 1, 'axis'],
      ['west', 'behindIt', 0, 'axis'],
    ],
  },
  'height-87': {
    plans: height87,
    rows: [
      ['hillFirst', 'forward', 3, 'ussr'],
      ['byTheNorth', 'inDepth', 10, 'ussr'],
      ['byTheNorth', 'forward', 0, 'axis'],
      ['hillFirst', 'inDepth', 0, 'axis'],
    ],
  },
  'tractor-factory': {
    plans: factory,
    rows: [
      ['streetByStreet', 'southWest', 1, 'ussr'],
      ['workshops', 'southWest', 1, 'ussr'],
      ['streetByStreet', 'northWest', 0, 'axis'],
      ['workshops', 'southWest', 0, 'axis'],
    ],
  },
  'kalach-bridge': {
    plans: kalach,
    rows: [
      ['byRuse', 'roadBlock', 0, 'ussr'],
      ['gunsFirst', 'roadBlock', 3, 'ussr'],
      ['byRuse', 'roadBlock', 3, 'axis'],
      ['gunsFirst', 'toTheCharges', 0, 'axis'],
    ],
  },
  'lysaya-gora': {
    plans: lysaya,
    rows: [
      ['onTheTop', 'upTheSlope', 0, 'ussr'],
      ['atDawn', 'byTheRoad', 1, 'ussr'],
      ['onTheTop', 'upTheSlope', 2, 'axis'],
      ['atDawn', 'byTheRoad', 0, 'axis'],
    ],
  },
}

const planOf = (plans: Plans, side: Side, name: string): Plan => {
  const plan = plans[side][name]
  if (!plan) throw new Error(`${side} has no plan ${name}`)
  return plan
}

const resultOf = (id: string, plans: Plans, [ussr, axis, seed]: readonly [string, string, number]) =>
  fight(
    loadBattle(id),
    { ussr: planOf(plans, 'ussr', ussr), axis: planOf(plans, 'axis', axis) },
    `plan-${seed}`,
  )

const GAMES = Number(process.env.PLAN_GAMES ?? 0)

describe.skipIf(GAMES > 0).each(Object.entries(BATTLES))(
  '%s is won by either side',
  (id, { plans, rows }) => {
    test.each(rows)('%s against %s, seed %i: %s', (ussr, axis, seed, winner) => {
      expect(resultOf(id, plans, [ussr, axis, seed]).winner).toBe(winner)
    })

    test('each of its plans wins once', () => {
      for (const side of ['ussr', 'axis'] as const) {
        const won = rows.flatMap(([ussr, axis, , winner]) => (winner === side ? [{ ussr, axis }[side]] : []))
        expect([...new Set(won)].sort()).toEqual(Object.keys(plans[side]).sort())
      }
    })
  },
)

describe.skipIf(GAMES > 0)('What the plans make use of', () => {
  test('T9.8 the pioneers blow the Kalach bridge', () => {
    const { state, level } = resultOf('kalach-bridge', kalach, ['gunsFirst', 'toTheCharges', 0])
    expect([level, state.works.bridges[0]]).toEqual(['decisive', 0])
  })

  test.each([
    ['height-102-mamayev', mamayev, 'fromTheEast', 'frontSlope'],
    ['height-154-kotluban', kotluban, 'west', 'onTheCrest'],
    ['tractor-factory', factory, 'streetByStreet', 'northWest'],
    ['lysaya-gora', lysaya, 'atDawn', 'byTheRoad'],
  ] as const)('T15 %s: every squadron flies', (id, plans, ussr, axis) => {
    const { state } = resultOf(id, plans, [ussr, axis, 0])
    const squadrons = Object.values(state.units).filter((unit) => isSquadron(state, unit))
    expect(squadrons.length).toBeGreaterThan(0)
    // T15.1 Who has flown is made ready for a later turn.
    const first = (unit: UnitId) => state.battle.scenario.units.find(({ id }) => id === unit)?.squadron?.turn
    for (const { id, ready } of squadrons) expect(ready, id).toBeGreaterThan(first(id) ?? 0)
  })
})

/** `S` the USSR, `A` the Axis, `-` a draw; `!` decisive. */
const letterOf = (id: string, plans: Plans, game: readonly [string, string, number]): string => {
  const { winner, level } = resultOf(id, plans, game)
  return `${winner === null ? '-' : winner === 'ussr' ? 'S' : 'A'}${level === 'decisive' ? '!' : ''}`
}

describe.runIf(GAMES > 0).each(Object.entries(BATTLES))('%s: results', (id, { plans }) => {
  const pairs = Object.keys(plans.ussr).flatMap((ussr) =>
    Object.keys(plans.axis).map((axis) => [ussr, axis] as const),
  )
  test.each(pairs)('%s against %s', (ussr, axis) => {
    const letters = Array.from({ length: GAMES }, (_, seed) => letterOf(id, plans, [ussr, axis, seed]))
    process.stdout.write(`${id}: ${ussr} against ${axis}: ${letters.join(' ')}\n`)
  })
})
