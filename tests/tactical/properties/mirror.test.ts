/** R14: exchange the sides of a battle and mirror its map, and the result is the mirrored result. */
import fc from 'fast-check'
import { describe, expect, test, vi } from 'vitest'
import type { Event } from '../../../src/engine/tactical/events'
import type { State } from '../../../src/engine/tactical/model'
import { resolveTurn, stateDigest } from '../../../src/engine/tactical/sequence'
import { canonical } from '../../../src/kernel/digest'
import { type Mirror, mirrorDice, reflect, reflectState } from '../support/mirror'
import { randomBattle, randomSheets } from '../support/randomBattle'

vi.setConfig({ testTimeout: 120_000 })

/** Of the two hexes at an edge that both block, a refusal names the first: in the mirror the other. */
const plain = (event: Event): Event =>
  event.kind === 'lapsed' && 'blockedBy' in event.detail ? { ...event, detail: {} } : event

const dynamic = ({ battle: _static, ...rest }: State) => rest

/** Three turns of random orders, each resolved twice. */
const compare = (n: number, mirror: Mirror): void => {
  const dice = mirrorDice(`${n}`, mirror)
  let state = randomBattle(`mirror-${n}`, mirror.cols, 5, 9)
  for (let turn = 0; turn < 3 && state.phase !== 'over'; turn++) {
    const sheets = randomSheets(state, `${n}`)
    const here = resolveTurn(state, sheets, {}, dice)
    const there = resolveTurn(reflectState(state, mirror), reflect(sheets, mirror), {}, dice)
    expect(dynamic(there.state)).toEqual(reflect(dynamic(here.state), mirror))
    const told = (events: typeof here.events) => events.map((event) => canonical(plain(event))).sort()
    expect(told(there.events)).toEqual(told(reflect(here.events, mirror)))
    state = here.state
  }
}

describe('R14 no side is favoured', () => {
  test('R14 the mirror of a mirror is the battle', () => {
    const mirror = { cols: 5, hexes: true }
    const state = randomBattle('mirror', 5, 5, 9)
    expect(stateDigest(reflectState(reflectState(state, mirror), mirror))).toBe(stateDigest(state))
  })

  test('R14 sides exchanged and the map mirrored: the mirrored result', () => {
    fc.assert(
      fc.property(fc.nat(100_000), (n) => compare(n, { cols: 5, hexes: true })),
      { seed: 14, numRuns: 30 },
    )
  })

  test('R14 sides exchanged on the same map: the same result with the sides exchanged', () => {
    fc.assert(
      fc.property(fc.nat(100_000), (n) => compare(n, { cols: 5, hexes: false })),
      { seed: 41, numRuns: 30 },
    )
  })
})
