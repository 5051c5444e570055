/**
 * What follows when a step is over: losses fall, hosts' observers throw, then each unit tests at most
 * once (T2.3, T7.3, T13.5). Shared by the fire phase, each tick and the end of close combat.
 */
import type { Dice } from '../../../kernel/dice'
import type { Hex } from '../../../kernel/hex'
import type { Event } from '../events'
import type { Field, State, Unit, UnitId } from '../model'
import { loadsOf } from '../rules/transport'
import { allUnits, steadinessOf, typeOf } from '../rules/units'

/** What a unit suffered in a step. `points` not ignored hits; `why` causes of a test (T7.3). */
export type Hurt = Readonly<{ points: number; suppressive: boolean; airStrike: boolean }>
export type Hurts = ReadonlyMap<UnitId, Hurt>

export const noHurt: Hurt = { points: 0, suppressive: false, airStrike: false }

type Moment = Readonly<{
  step: string
  dice: Dice
  tick?: number
  /** What was suffered in this step before, with losses that have fallen already (T5.9 (2)). */
  fallen?: Hurts
}>
type At = Readonly<{ tick?: number }>
type Step = Readonly<{ state: State; moment: Moment }>

const at = (moment: Moment): At => (moment.tick === undefined ? {} : { tick: moment.tick })

/** T4.5: losses of one unit, and its end at 0. */
const losses = (unit: Unit, hurt: Hurt, moment: Moment): Event[] => {
  const points = Math.min(unit.strength, hurt.points)
  if (points === 0) return []
  const left = unit.strength - points
  const lost: Event = {
    kind: 'lost',
    rule: 'T4.5',
    ...at(moment),
    unit: unit.id,
    points,
    left,
    hex: unit.hex,
  }
  return left > 0 ? [lost] : [lost, ...destruction(unit, 'losses', moment)]
}

type DestroyedBy = Extract<Event, { kind: 'destroyed' }>['why']

const ENDED_BY: Readonly<Record<DestroyedBy, string>> = {
  losses: 'T4.5',
  surrender: 'T6.11',
  host: 'T13.10',
  blown: 'T10.7',
}

/** A unit ends; T13.10 the observers with it are lost. */
export const destruction = (unit: Unit, why: DestroyedBy, moment: At): Event[] => [
  {
    kind: 'destroyed',
    rule: ENDED_BY[why],
    ...(moment.tick === undefined ? {} : { tick: moment.tick }),
    unit: unit.id,
    hex: unit.hex,
    why,
  },
]

/** T11.7: what is left of the loads of a destroyed carrier stands in its hex, guns limbered as they rode. */
const spilled = ({ state, moment }: Step, unit: Unit, left: (load: Unit) => number): Event[] =>
  unit.hex === null || unit.place !== 'map'
    ? []
    : loadsOf(state, unit.id)
        .filter((load) => left(load) > 0)
        .map((load) => ({
          kind: 'dismounted',
          rule: 'T11.7',
          ...at(moment),
          unit: load.id,
          carrier: unit.id,
          hex: unit.hex as Hex,
          drawn: false,
          wrecked: true,
        }))

/** Observers attached to a unit. */
export const observersWith = (field: Field, host: UnitId): readonly Unit[] =>
  allUnits(field).filter((unit) => unit.place === 'attached' && unit.host === host)

/** T13.5, T13.10: a double on 2D6 destroys the platoon when its host loses; with the host it is lost. */
const observers = ({ state, moment }: Step, host: Unit, hurt: Hurt, left: number): Event[] =>
  hurt.points === 0
    ? []
    : observersWith(state, host.id).flatMap((platoon) => {
        if (left === 0) return destruction(platoon, 'host', moment)
        const rolls = moment.dice.d6({ step: moment.step, rule: 'T13.5', unit: platoon.id }, 2)
        const lost = rolls[0] === rolls[1]
        const thrown: Event = {
          kind: 'observerTested',
          rule: 'T13.5',
          ...at(moment),
          unit: platoon.id,
          host: host.id,
          rolls,
          lost,
        }
        return lost ? [thrown, ...destruction(platoon, 'losses', moment)] : [thrown]
      })

/** T7.1: 2D6 against steadiness. `strength` as it stands after the losses. */
export const steadinessTest = (
  field: Field,
  unit: Unit,
  why: Extract<Event, { kind: 'tested' }>['why'],
  moment: Moment,
): Extract<Event, { kind: 'tested' }> => {
  const against = steadinessOf(field, unit)
  const rolls = moment.dice.d6({ step: moment.step, rule: 'T7.1', unit: unit.id }, 2)
  const passed = (rolls[0] ?? 0) + (rolls[1] ?? 0) <= against
  return { kind: 'tested', rule: 'T7.1', ...at(moment), unit: unit.id, against, rolls, passed, why }
}

/** T7.3, T7.4: one test for all causes of the step; a failure suppresses. */
const morale = ({ state, moment }: Step, unit: Unit, hurt: Hurt, left: number): Event[] => {
  if (left === 0 || typeOf(state, unit).fearless) return []
  const why: ('losses' | 'suppressive' | 'airStrike')[] = []
  if (hurt.points > 0) why.push('losses')
  if (hurt.suppressive) why.push('suppressive')
  if (hurt.airStrike) why.push('airStrike')
  if (why.length === 0) return []
  const test = steadinessTest(state, { ...unit, strength: left }, why, moment)
  return test.passed ? [test] : [test, { kind: 'suppressed', rule: 'T7.4', ...at(moment), unit: unit.id }]
}

/** Units that suffered, by id, each with what it suffered. */
const hitUnits = (state: State, hurts: Hurts): Hit =>
  [...hurts.keys()].sort().map((id) => [state.units[id] as Unit, hurts.get(id) ?? noHurt])

/** What a unit has left when the losses of the step have fallen. */
const leftOf = (unit: Unit, hurt: Hurt): number => unit.strength - Math.min(unit.strength, hurt.points)

type Hit = readonly (readonly [Unit, Hurt])[]

/** The loads of all carriers that end in the step. */
const wrecks = (step: Step, hit: Hit, hurts: Hurts): Event[] =>
  hit
    .filter(([unit, hurt]) => hurt.points > 0 && leftOf(unit, hurt) === 0)
    .flatMap(([unit]) => spilled(step, unit, (load) => leftOf(load, hurts.get(load.id) ?? noHurt)))

/**
 * Losses of all first, then observers, then the tests, each in the order of the units' ids.
 *
 * @param state the frozen state of the step
 * @param hurts what each unit suffered in it
 * @param moment name of the step (part of the dice keys), dice, and the tick in movement
 */
export const aftermath = (state: State, hurts: Hurts, moment: Moment): readonly Event[] => {
  const hit = hitUnits(state, hurts)
  const step = { state, moment }
  const all = withFallen(state, hurts, moment.fallen)
  return [
    ...hit.flatMap(([unit, hurt]) => losses(unit, hurt, moment)),
    ...wrecks(step, hit, hurts),
    ...all.flatMap(([unit, hurt, left]) => observers(step, unit, hurt, left)),
    ...all.flatMap(([unit, hurt, left]) => morale(step, unit, hurt, left)),
  ]
}

/** All that suffered in the step with what is left of them; those that fell before it throw no more. */
const withFallen = (
  state: State,
  hurts: Hurts,
  fallen: Hurts = new Map(),
): readonly (readonly [Unit, Hurt, number])[] => {
  const all = new Map(hurts)
  for (const [id, hurt] of fallen) addHurt(all, id, hurt)
  return hitUnits(state, all)
    .filter(([unit]) => unit.strength > 0)
    .map(([unit, hurt]) => [unit, hurt, leftOf(unit, hurts.get(unit.id) ?? noHurt)] as const)
}

/** Losses alone, for a step whose tests come later (T6.8); T13.10 observers go down with their host. */
export const lossesOf = (state: State, hurts: Hurts, moment: Moment): readonly Event[] => {
  const hit = hitUnits(state, hurts)
  const fallen = hit.filter(([unit, hurt]) => hurt.points > 0 && leftOf(unit, hurt) === 0)
  return [
    ...hit.flatMap(([unit, hurt]) => losses(unit, hurt, moment)),
    ...wrecks({ state, moment }, hit, hurts),
    ...fallen.flatMap(([unit, hurt]) => observers({ state, moment }, unit, hurt, 0)),
  ]
}

/**
 * Observers' throws and tests alone, for losses that have fallen already (T6.8, T7.3).
 *
 * @param state as it stands after the losses; units that are gone throw no more
 */
export const testsOf = (state: State, hurts: Hurts, moment: Moment): readonly Event[] => {
  const alive = hitUnits(state, hurts).filter(([unit]) => unit.strength > 0)
  const step = { state, moment }
  return [
    ...alive.flatMap(([unit, hurt]) => observers(step, unit, hurt, unit.strength)),
    ...alive.flatMap(([unit, hurt]) => morale(step, unit, hurt, unit.strength)),
  ]
}

/** Adds to what a unit suffered in the step. */
export const addHurt = (hurts: Map<UnitId, Hurt>, id: UnitId, more: Partial<Hurt>): void => {
  const was = hurts.get(id) ?? noHurt
  hurts.set(id, {
    points: was.points + (more.points ?? 0),
    suppressive: was.suppressive || (more.suppressive ?? false),
    airStrike: was.airStrike || (more.airStrike ?? false),
  })
}
