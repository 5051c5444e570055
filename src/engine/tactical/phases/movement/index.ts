/**
 * Ground movement with reaction fire (T5). Each tick is a step of its own: steps, meetings, fire, losses
 * and tests, stops; what is not due yet knows nothing of it.
 */
import type { Hex } from '../../../../kernel/hex'
import type { Event } from '../../events'
import type { Ledger, Stage, Turn } from '../../ledger'
import type { State, Unit } from '../../model'
import type { Question } from '../../orders'
import { isFought } from '../../rules/closeCombat/fight'
import { inContact } from '../../rules/contact'
import { onBridge } from '../../rules/ground'
import { unitsIn } from '../../rules/units'
import { STACK, TURN_TICKS } from '../../tables/modifiers'
import type { Hurts } from '../aftermath'
import { getDown } from '../boarding'
import { partingRound } from '../closeCombat'
import type { Intent, Moment } from '../fire/attack'
import { fireStep } from '../fire/settle'
import { endHolds } from '../holds'
import { mineTests } from '../mineTests'
import { meetEvents, stepEvents } from './arrive'
import { mountEvents, mountsFirst } from './mounting'
import { type Mover, moversOf, ticksOf, underWay } from './movers'
import { movingFire } from './movingFire'
import { type Reactions, reactionsAt, stationaryFire } from './reactions'
import { skywardFire } from './skyward'

/**
 * T3.25, [H] T3.25.a: moving ends concealment at tick 0, before anybody may fire. T11.5: riders that move by
 * themselves get down.
 */
const setOff = (state: State, movers: readonly Mover[]): readonly Event[] => {
  const units = movers.map((mover) => state.units[mover.unit] as Unit)
  const down = getDown(state, units, 0)
  return movers.flatMap((mover, index): readonly Event[] => {
    const unit = units[index] as Unit
    const hidden: Event[] = unit.concealed
      ? [{ kind: 'revealed', rule: 'T3.25', tick: 0, unit: unit.id, why: 'moved', by: null }]
      : []
    return [...(down.get(unit.id) ?? []), ...mountsFirst(mover, unit), ...hidden, ...paceLost(mover)]
  })
}

/** [H] T12.4.a: the other has another path or none, which a sheet of single orders cannot forbid. */
const paceLost = ({ unit, order: { pace }, paces }: Mover): readonly Event[] =>
  pace === undefined || paces !== null
    ? []
    : [{ kind: 'lapsed', rule: 'T12.4', tick: 0, unit, fault: 'paceNotKept', detail: { unit: pace } }]

type Tick = Readonly<{ tick: number; mined: Hurts }>

/** T15.7: the fire of a step, and with it that at patrols which strike in it. */
const fireAndAnswer = (
  ledger: Ledger,
  turn: Turn,
  intents: readonly Intent[],
  moment: Moment,
): Question | null => {
  const state = ledger.state()
  const answer = skywardFire(state, turn, intents, moment)
  if (answer.question) return answer.question
  ledger.add(fireStep(state, intents, moment, answer))
  return null
}

/** The fire of one tick, and the tests of all that suffered in it; a question stops the turn. */
const fireAt = (
  ledger: Ledger,
  turn: Turn,
  movers: readonly Mover[],
  { tick, mined }: Tick,
): Question | null => {
  const state = ledger.state()
  const reactions = reactionsAt(state, turn, movers, tick)
  if (reactions.question) return reactions.question
  const intents = [...movingFire(state, movers, tick), ...reactions.intents]
  return fireAndAnswer(ledger, turn, intents, {
    step: `tick:${tick}`,
    dice: turn.dice,
    tick,
    fallen: mined,
  })
}

/** T5.5: while more than one of a side stands on a bridge hex, the last to arrive goes back along its path. */
const clearBridges = (ledger: Ledger, movers: readonly Mover[]): void => {
  for (let guard = 0; guard < movers.length; guard++) {
    const state = ledger.state()
    const back = crowdedOnBridge(state, movers)
    if (!back) return
    ledger.add([back])
  }
}

const arrivalOf = (mover: Mover, hex: string): number => mover.arrivals[mover.order.path.indexOf(hex)] ?? 0

const crowdedOnBridge = (state: State, movers: readonly Mover[]): Event | null => {
  const arrived = movers
    .filter((mover) => state.units[mover.unit]?.place === 'map')
    .map((mover) => ({ mover, unit: state.units[mover.unit] as Unit }))
    .filter(({ unit }) => unit.hex !== null && onBridge(state, unit.hex) && unit.since === state.turn)
    .filter(
      ({ unit }) => unitsIn(state, unit.hex as string).filter((other) => other.side === unit.side).length > 1,
    )
    .sort(
      (a, b) =>
        arrivalOf(b.mover, b.unit.hex as string) - arrivalOf(a.mover, a.unit.hex as string) ||
        b.unit.row - a.unit.row,
    )
  for (const { mover, unit } of arrived) {
    const path = [...(mover.start === null ? [] : [mover.start]), ...mover.order.path]
    const behind = path.slice(0, path.indexOf(unit.hex as string)).reverse()
    const to = behind.find((hex) => {
      const here = unitsIn(state, hex)
      const room =
        here.filter((other) => other.side === unit.side).length < (onBridge(state, hex) ? 1 : STACK)
      return room && here.every((other) => other.side === unit.side)
    })
    if (to !== undefined)
      return {
        kind: 'moved',
        rule: 'T5.5',
        tick: TURN_TICKS,
        unit: unit.id,
        from: unit.hex,
        to,
        facing: unit.facing,
        cameBy: null,
        by: mover.order.kind,
      }
  }
  return null
}

/** [H] T5.3.a: it was to leave the fight by order (T5.13) and did not get away. */
const fightsOn = (state: State, { hex }: Unit): boolean => hex !== null && isFought(state, hex)

/** T5.3: the work of a step that was begun uphill is kept, but not by a unit that is in close combat. */
const debts = (state: State, movers: readonly Mover[]): readonly Event[] =>
  movers.flatMap((mover): Event[] => {
    const { unit, debt } = mover
    if (!debt || !underWay(state, mover) || fightsOn(state, state.units[unit] as Unit)) return []
    return [{ kind: 'climbing', rule: 'T5.3', tick: TURN_TICKS, unit, to: debt.to, work: debt.work }]
  })

/** T5.13: units that leave close combat by order; the parting round comes before tick 0. */
const leavers = (state: State, movers: readonly Mover[]): readonly string[] =>
  movers
    .map((mover) => state.units[mover.unit] as Unit)
    .filter((unit) => unit.place === 'map' && unit.hex !== null && inContact(state, unit.hex))
    .map((unit) => unit.id)

const finalFire = (ledger: Ledger, turn: Turn, movers: readonly Mover[]): Question | null => {
  const state = ledger.state()
  const last: Reactions = stationaryFire(state, turn, movers)
  if (last.question) return last.question
  const from = ledger.events.length
  const question = fireAndAnswer(ledger, turn, last.intents, {
    step: 'stationary',
    dice: turn.dice,
    tick: TURN_TICKS,
  })
  if (!question) endHolds(ledger, from)
  return question
}

const enteredIn = (steps: readonly Event[]): ReadonlySet<Hex> =>
  new Set(steps.flatMap((event) => (event.kind === 'moved' ? [event.to] : [])))

const run = (ledger: Ledger, turn: Turn): Question | null => {
  const ordered = moversOf(ledger.state(), turn)
  const leaving = new Set(leavers(ledger.state(), ordered))
  if (leaving.size > 0) partingRound(ledger, turn, [...leaving].sort())
  // The parting round may have stopped or destroyed some: who still goes is asked anew.
  const movers = leaving.size > 0 ? moversOf(ledger.state(), turn) : ordered
  ledger.add(setOff(ledger.state(), movers))
  const begun = ledger.events.length
  const first = fireAt(ledger, turn, movers, { tick: 0, mined: new Map() })
  if (first) return first
  endHolds(ledger, begun, movers)
  for (const tick of ticksOf(movers)) {
    const before = ledger.events.length
    const steps = stepEvents(ledger.state(), turn, movers, tick)
    ledger.add(steps)
    ledger.add(mountEvents(ledger.state(), movers, tick))
    ledger.add(meetEvents(ledger.state(), movers, { hexes: enteredIn(steps), leaving, tick }))
    const mined = mineTests(ledger.state(), steps, { step: `tick:${tick}`, dice: turn.dice, tick })
    ledger.add(mined.events)
    const question = fireAt(ledger, turn, movers, { tick, mined: mined.hurts })
    if (question) return question
    endHolds(ledger, before)
  }
  ledger.add(debts(ledger.state(), movers))
  clearBridges(ledger, movers)
  return finalFire(ledger, turn, movers)
}

export const groundMovement: Stage = { name: 'groundMovement', run }
