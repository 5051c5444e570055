/** One round of the turn's close combat in all hexes: strikes, losses, leavers, surrenders, rallying. */
import type { Hex } from '../../../../kernel/hex'
import type { Event } from '../../events'
import type { Ledger, Turn } from '../../ledger'
import type { State, UnitId } from '../../model'
import type { Bout } from '../../rules/closeCombat/bout'
import { contestedHexes, fighters, isFought } from '../../rules/closeCombat/fight'
import { leavesFor } from '../../rules/closeCombat/leave'
import { recordOf } from '../../rules/closeCombat/record'
import { surrendersUnarmed } from '../../rules/closeCombat/surrender'
import { isSuppressed } from '../../rules/units'
import { RALLY_AFTER, type RoundNumber } from '../../tables/closeCombat'
import { lossesOf, steadinessTest } from '../aftermath'
import { mineTests } from '../mineTests'
import { blowsOf } from './blows'
import { barredAtOnce, departures, type Leaver } from './departures'
import { surrenderSuppressed } from './opening'
import { allFighters, roundStep, surrender } from './steps'

const leaversOf = (bout: Bout): readonly Leaver[] =>
  fighters(bout.field, bout.hex).flatMap((unit) => {
    const to = leavesFor(bout, unit)
    return to === null ? [] : [{ unit, to }]
  })

/** A hex's part of the round up to its losses, and who goes at the round's end. */
type Part = Readonly<{ events: readonly Event[]; leavers: readonly Leaver[] }>

const playHex = (state: State, turn: Turn, bout: Bout): Part => {
  const wishes = leaversOf(bout).map((leaver) => ({ leaver, barred: barredAtOnce(state, leaver) }))
  const leavers = wishes.flatMap(({ leaver, barred }) => (barred ? [] : [leaver]))
  const leaving = new Set<UnitId>(leavers.map(({ unit }) => unit.id))
  const { events, hurts } = blowsOf({ ...bout, leaving }, turn.dice)
  const moment = { step: roundStep(bout.hex, bout.round), dice: turn.dice }
  const lapses = wishes.flatMap(({ barred }) => barred ?? [])
  return { events: [...lapses, ...events, ...lossesOf(state, hurts, moment)], leavers }
}

/** T6.11: columns without weapons that are alone with a fit enemy at the round's end. */
const surrenderUnarmed = (state: State): readonly Event[] =>
  allFighters(state)
    .filter((unit) => surrendersUnarmed(state, unit))
    .flatMap((unit) => surrender(state, unit, 'T6.11'))

/** T6.8, [H] T6.20: suppressed units that did not surrender test again, where a round was fought and enemies remain. */
const rally = (state: State, turn: Turn, round: RoundNumber, fought: readonly Hex[]): readonly Event[] =>
  allFighters(state)
    .filter((unit) => isSuppressed(unit) && fought.includes(unit.hex as Hex))
    .flatMap((unit): Event[] => {
      const moment = { step: roundStep(unit.hex as Hex, round), dice: turn.dice }
      const test: Event = { ...steadinessTest(state, unit, ['rally'], moment), rule: 'T6.8' }
      return test.passed ? [test, { kind: 'rallied', rule: 'T6.8', unit: unit.id }] : [test]
    })

/** Plays a round into the ledger: in every hex that is fought over, at once. */
export const playRound = (ledger: Ledger, turn: Turn, round: RoundNumber): void => {
  const state = ledger.state()
  const { sheets } = turn
  const any = { field: state, round, leaving: new Set<UnitId>(), record: recordOf(ledger.events), sheets }
  const fought = contestedHexes(state).filter((hex) => isFought(state, hex))
  const played = fought.map((hex) => playHex(state, turn, { ...any, hex }))
  const leavers = played.flatMap((part) => part.leavers)
  ledger.add(played.flatMap((part) => part.events))
  // [H] T6.17: who leaves is gone before others surrender.
  const gone = departures(ledger.state(), leavers, { dice: turn.dice, round })
  ledger.add(gone)
  ledger.add(mineTests(ledger.state(), gone, { step: `left:${round}`, dice: turn.dice }).events)
  if (RALLY_AFTER.includes(round)) ledger.add(surrenderSuppressed(ledger.state(), turn))
  ledger.add(surrenderUnarmed(ledger.state()))
  if (RALLY_AFTER.includes(round)) ledger.add(rally(ledger.state(), turn, round, fought))
}
