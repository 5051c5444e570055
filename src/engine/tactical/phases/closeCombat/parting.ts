/** T5.13 by order: the round that those who leave go through before tick 0. */
import type { Event } from '../../events'
import type { Ledger, Turn } from '../../ledger'
import type { State, Unit, UnitId } from '../../model'
import type { Bout } from '../../rules/closeCombat/bout'
import { contestedHexes, fighters } from '../../rules/closeCombat/fight'
import { recordOf } from '../../rules/closeCombat/record'
import { PARTING_ROUND } from '../../tables/closeCombat'
import { aftermath } from '../aftermath'
import { blowsOf } from './blows'
import { roundStep } from './steps'

const partIn = (state: State, turn: Turn, bout: Bout): readonly Event[] => {
  const { events, hurts } = blowsOf(bout, turn.dice)
  const struck = events.some((event) => event.kind === 'struck')
  const moment = { step: roundStep(bout.hex, bout.round), dice: turn.dice }
  return struck ? [...events, ...aftermath(state, hurts, moment)] : []
}

/**
 * Every fit enemy that is not leaving too strikes those who leave; they do not strike. Losses and tests
 * fall at the round's end. Where nobody can strike, nothing happens.
 *
 * The caller moves the survivors: those still on the map and not suppressed.
 *
 * @param leavers units of both sides, in contact, that leave by their order of this turn
 */
export const partingRound = (ledger: Ledger, turn: Turn, leavers: readonly UnitId[]): void => {
  const state = ledger.state()
  const leaving = new Set(leavers)
  const record = recordOf(ledger.events)
  const isLeft = (unit: Unit): boolean => leaving.has(unit.id)
  const hexes = contestedHexes(state).filter((hex) => fighters(state, hex).some(isLeft))
  const bouts = hexes.map(
    (hex): Bout => ({ field: state, hex, round: PARTING_ROUND, leaving, record, sheets: turn.sheets }),
  )
  ledger.add(bouts.flatMap((bout) => partIn(state, turn, bout)))
}
