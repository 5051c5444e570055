/** T15 in games of chance: no fault, and every mission, event and question of the air occurs. */
import { expect, test } from 'vitest'
import { randomTurns } from '../../../src/ai/game'
import type { EventKind } from '../../../src/engine/tactical/events'
import { SIDES } from '../../../src/engine/tactical/model'
import { AIR_KINDS } from '../../../src/engine/tactical/rules/air/squadrons'
import { resolveTurn } from '../../../src/engine/tactical/sequence'
import { eventsFor, viewFor } from '../../../src/engine/tactical/view'
import { airBattle } from '../support/airBattle'

const OF_THE_AIR: readonly EventKind[] = ['flew', 'flewHome', 'dropped', 'landed', 'supplied', 'searched']

const WANTED: readonly string[] = [
  ...AIR_KINDS,
  ...OF_THE_AIR,
  'airFight airCombat',
  'airFight airDefence',
  'flak antiAir',
  'raided selfDefence',
  'raid strike',
  'raid carpet',
  'reaction strike',
  'stationary strike',
  'mines bombed',
  'asked intercept',
  'asked flak',
]

test('T15 games of chance with squadrons of all kinds', () => {
  const seen = new Set<string>()
  const isSeen = (each: string): boolean => seen.has(each)
  for (let game = 1; game <= 24 || (game <= 80 && !WANTED.every(isSeen)); game++) {
    const { fault } = randomTurns(airBattle(), `air-${game}`, 14, (before, turn, done) => {
      for (const { kind } of Object.values({ ...turn.ussr, ...turn.axis })) seen.add(kind)
      for (const event of done.events) {
        seen.add(event.kind)
        if (event.kind === 'fired') seen.add(`${event.cause} ${event.laying}`)
        if (event.kind === 'minefield' && before.units[event.unit]?.place === 'reserve')
          seen.add('mines bombed')
      }
      for (const id of Object.keys(turn.answers)) seen.add(`asked ${id.split(':')[1]}`)
      const again = resolveTurn(before, turn, turn.answers)
      if (JSON.stringify(again.events) !== JSON.stringify(done.events))
        return 'decided otherwise the second time'
      // T8.7 Nothing of what is held back, nor of what is aboard, may be told.
      for (const side of SIDES) {
        const told = JSON.stringify([viewFor(done.state, side).units, eventsFor(before, done.events, side)])
        for (const unit of Object.values(before.units)) {
          const quiet = done.events.every((event) => event.kind !== 'flew' || event.unit !== unit.id)
          const held = unit.side !== side && unit.place === 'reserve' && quiet
          if (held && told.includes(`"${unit.id}"`)) return `${side} is told of ${unit.id}`
        }
      }
      return null
    })
    expect(fault).toBeNull()
  }
  expect(WANTED.filter((each) => !isSeen(each))).toEqual([])
}, 120_000)
