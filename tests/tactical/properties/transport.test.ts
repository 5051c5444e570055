/** T11: whole games of random battles with columns, riders and tows: nothing breaks, and all of it happens. */
import { is } from 'valibot'
import { expect, test } from 'vitest'
import { invariantFault } from '../../../src/engine/tactical/invariants'
import type { State } from '../../../src/engine/tactical/model'
import { resolveTurn } from '../../../src/engine/tactical/sequence'
import { anyEvent } from '../../../src/scenario/schemas/events'
import { ownBattles, randomSheets } from '../support/randomBattle'

const BATTLES = 90
const TURNS = 6

type Counts = Map<string, number>
const count = (counts: Counts, key: string): void => void counts.set(key, (counts.get(key) ?? 0) + 1)

/** Plays on; questions are answered by holding fire. */
const playTurn = (state: State, seed: string, counts: Counts): State => {
  const sheets = randomSheets(state, seed)
  for (const order of Object.values({ ...sheets.ussr, ...sheets.axis })) {
    count(counts, `order ${order.kind}`)
    if ('mounts' in order) count(counts, 'order with mounts')
  }
  let answers: Record<string, string> = {}
  for (;;) {
    const done = resolveTurn(state, sheets, answers)
    if (done.kind === 'question') {
      answers = { ...answers, [done.question.id]: 'hold' }
      continue
    }
    for (const event of done.events) {
      count(counts, `${event.kind} ${event.rule}`)
      expect(is(anyEvent, event), JSON.stringify(event)).toBe(true)
      if (event.kind === 'lapsed') count(counts, `lapsed ${event.fault}`)
    }
    expect(invariantFault(done.state)).toBeNull()
    return done.state
  }
}

test(`${BATTLES} random battles with transport of ${TURNS} turns: no broken invariant, every rule at work`, () => {
  const counts: Counts = new Map()
  for (let n = 0; n < BATTLES; n++) {
    let state = ownBattles(`transport-${n}`)
    for (let turn = 0; turn < TURNS && state.result === null; turn++)
      state = playTurn(state, `transport-${n}`, counts)
  }
  const happened = [
    'order load',
    'order takeOn',
    'order unload',
    'order setDown',
    'order resupply',
    'order with mounts',
    'loaded T3.8',
    'dismounted T3.8',
    'dismounted T11.5',
    'dismounted T11.6',
    'dismounted T11.7',
    'fired T11.3',
    'fired T11.7',
    'resupplied T3.16',
    'mounted T5.12',
    'abandoned T5.4',
    'lapsed partnerNotReady',
  ]
  expect(happened.filter((key) => !counts.has(key))).toEqual([])
  if (process.env.COUNTS) console.log(happened.map((key) => `${key}: ${counts.get(key)}`).join('\n'))
}, 120_000)
