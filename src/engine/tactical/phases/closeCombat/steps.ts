/** Names of the steps of close combat: part of every dice key. */
import type { Hex } from '../../../../kernel/hex'
import type { Event } from '../../events'
import type { State, Unit } from '../../model'
import { contestedHexes, fighters } from '../../rules/closeCombat/fight'
import type { RoundNumber } from '../../tables/closeCombat'
import { destruction, observersWith } from '../aftermath'

export const hexStep = (hex: Hex): string => `cc:${hex}`

export const roundStep = (hex: Hex, round: RoundNumber): string => `cc:${hex}:${round}`

export const END_STEP = 'cc:end'

/** All that are in the fights of the turn, hex by hex, then by id. */
export const allFighters = (state: State): readonly Unit[] =>
  contestedHexes(state).flatMap((hex) => fighters(state, hex))

/** T6.11, T13.10: the unit is lost, and with it the observers that it hosts. */
export const surrender = (state: State, unit: Unit, rule: string): readonly Event[] => [
  ...destruction(unit, 'surrender', {}).map((event) => ({ ...event, rule })),
  ...observersWith(state, unit.id).flatMap((platoon) => destruction(platoon, 'host', {})),
]
