/** [H] T3.23.a: a ruse is over after the step in which its enemy shows himself, or with its last turn. */
import type { Event } from '../events'
import type { Ledger } from '../ledger'
import { enemyOf, type Side, type State } from '../model'
import { type Hold, holdsIn } from '../rules/specials'
import type { Mover } from './movement/movers'

type Ended = Extract<Event, { kind: 'holdEnded' }>
type Sign = Pick<Ended, 'why' | 'unit'>

const belongs = (state: State, unit: string, side: Side): boolean => state.units[unit]?.side === side

/** What an event of a step gives away of the side; null: nothing. */
const signOf = (state: State, event: Event, side: Side): Sign | null => {
  switch (event.kind) {
    case 'fired':
      return belongs(state, event.unit, side) ? { why: 'fire', unit: event.unit } : null
    case 'moved':
      return belongs(state, event.unit, side) && event.by !== 'march'
        ? { why: event.by === 'assault' ? 'assault' : 'nonMarch', unit: event.unit }
        : null
    case 'contact': {
      const unit = event.units.find((id) => belongs(state, id, side))
      return unit === undefined ? null : { why: 'assault', unit }
    }
    default:
      return null
  }
}

/** At tick 0 all movers stand in their first hex, in column or in combat order for everybody to see. */
const startOf = (state: State, { unit, order, start }: Mover, side: Side): Sign | null => {
  if (start === null || !belongs(state, unit, side) || order.kind === 'march') return null
  return { why: order.kind === 'assault' ? 'assault' : 'nonMarch', unit }
}

/** An assault is a move in combat order too. */
const lifts = (hold: Hold, { why }: Sign): boolean =>
  why !== 'turn' && (hold.endsOn.includes(why) || (why === 'assault' && hold.endsOn.includes('nonMarch')))

const endOf = (index: number, side: Side, { why, unit }: Sign): Ended => ({
  kind: 'holdEnded',
  rule: 'T3.23.a',
  side,
  hold: index,
  why,
  unit,
})

/**
 * Ends the ruses that a step has given away: whoever fires in it is not yet answered in it.
 *
 * @param from events of the ledger before the step
 * @param setOff movers of the turn, where the step is tick 0
 */
export const endHolds = (ledger: Ledger, from: number, setOff: readonly Mover[] = []): void => {
  const state = ledger.state()
  const step = holdsIn(state).length > 0 ? ledger.events.slice(from) : []
  for (const { index, hold } of holdsIn(state)) {
    const side = enemyOf(hold.side)
    const signs = [
      ...step.map((event) => signOf(state, event, side)),
      ...setOff.map((mover) => startOf(state, mover, side)),
    ]
    const sign = signs.find((each) => each !== null && lifts(hold, each))
    if (sign) ledger.add([endOf(index, hold.side, sign)])
  }
}

/** The last turn of a ruse is over. */
export const expireHolds = (state: State): readonly Event[] =>
  holdsIn(state)
    .filter(({ hold }) => hold.untilTurn === state.turn)
    .map(({ index, hold }) => endOf(index, hold.side, { why: 'turn', unit: null }))
