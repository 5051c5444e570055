/** T15.4, T15.6: what follows when squadrons were hit: losses, all aboard, tests that turn them back. */
import type { Dice } from '../../../../kernel/dice'
import type { Event } from '../../events'
import type { State, Unit, UnitId } from '../../model'
import { isSquadron, readyAfter } from '../../rules/air/squadrons'
import { allUnits } from '../../rules/units'
import { aftermath, type Hurts, lossesOf, steadinessTest } from '../aftermath'

type Moment = Readonly<{ step: string; dice: Dice; tick?: number }>

/** T15.1: the sortie is over; the squadron may fly again when it is made ready. */
export const home = (state: State, unit: Unit, why: 'done' | 'turnedBack'): Event => ({
  kind: 'flewHome',
  rule: why === 'done' ? 'T15.1' : 'T15.4',
  unit: unit.id,
  why,
  ready: readyAfter(state, unit),
})

const aboard = (state: State, carrier: UnitId): readonly Unit[] =>
  allUnits(state).filter((unit) => unit.place === 'carried' && unit.carrier === carrier)

/** T15.6: with the last hit of a transport all aboard are lost. */
const drowned = (state: State, events: readonly Event[]): readonly Event[] =>
  events.flatMap((event) =>
    event.kind === 'destroyed'
      ? aboard(state, event.unit).map(
          (unit): Event => ({ kind: 'destroyed', rule: 'T15.6', unit: unit.id, hex: event.hex, why: 'host' }),
        )
      : [],
  )

/** T15.4, [H] T15.4.a: a squadron with losses that fails its test goes home; it is not suppressed. */
const turning = (state: State, hurts: Hurts, moment: Moment): readonly Event[] =>
  [...hurts.keys()].sort().flatMap((id): Event[] => {
    const unit = state.units[id] as Unit
    const points = Math.min(unit.strength, hurts.get(id)?.points ?? 0)
    const left = unit.strength - points
    if (points === 0 || left === 0) return []
    const test = steadinessTest(state, { ...unit, strength: left }, ['losses'], moment)
    return test.passed ? [test] : [test, home(state, unit, 'turnedBack')]
  })

/** T15.7 (3), (5): losses of squadrons, then their tests. */
export const airAftermath = (state: State, hurts: Hurts, moment: Moment): readonly Event[] => {
  const losses = lossesOf(state, hurts, moment)
  return [...losses, ...drowned(state, losses), ...turning(state, hurts, moment)]
}

/** Parts what was suffered in the air from what was suffered on the ground. */
export const mixedAftermath = (
  state: State,
  hurts: Hurts,
  moment: Parameters<typeof aftermath>[2],
): readonly Event[] => {
  const part = (air: boolean): Hurts =>
    new Map([...hurts].filter(([id]) => isSquadron(state, state.units[id] as Unit) === air))
  return [...airAftermath(state, part(true), moment), ...aftermath(state, part(false), moment)]
}
