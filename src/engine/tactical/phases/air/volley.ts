/** The shots of one step of the air: dice, hits, what was suffered. */
import type { Dice } from '../../../../kernel/dice'
import type { Hex } from '../../../../kernel/hex'
import type { Event, FireCause } from '../../events'
import type { State, Unit } from '../../model'
import { isSquadron } from '../../rules/air/squadrons'
import type { Shot } from '../../rules/shot'
import type { Hurts } from '../aftermath'
import type { Attack } from '../fire/attack'
import { settleAttacks } from '../fire/settle'
import { bridgesHit } from '../fire/works'

export type Shooting = Readonly<{
  unit: Unit
  target: Unit
  /** Where it is hit. */
  hex: Hex
  shot: Shot
  cause: FireCause
  /** Of several throws of one fire: the first, 0, pays the ammo. */
  order: number
}>

type Moment = Readonly<{ step: string; dice: Dice }>

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)

/** T2.3.a Dice fall by defence, then by firer, as in every step of fire. */
const throwingOrder = (a: Shooting, b: Shooting): number =>
  a.shot.defence - b.shot.defence || compare(a.unit.id, b.unit.id) || a.order - b.order

const thrown = (state: State, { step, dice }: Moment, each: Shooting): Attack => {
  const { unit, target, shot } = each
  const rolls = dice.d6({ step, rule: 'T4.3', unit: unit.id, target: target.id }, shot.dice)
  return {
    intent: {
      unit,
      aim: { unit: target.id },
      how: { order: 'normal', ...(shot.laying === 'carpet' ? { carpet: true as const } : {}) },
      cause: each.cause,
      quiet: true,
      ...(isSquadron(state, unit) ? { sortie: true as const } : {}),
    },
    target,
    hex: each.hex,
    order: each.order,
    laying: shot.laying,
    sum: shot.sum,
    accuracy: shot.accuracy,
    defence: shot.defence,
    rolls,
    hits: rolls.filter((die) => die <= shot.accuracy).length,
    picked: [],
  }
}

/** T3.25: firing ends concealment. */
export const exposed = (shots: readonly Shooting[]): readonly Event[] =>
  shots
    .filter(({ unit, order, shot }) => unit.concealed && order === 0 && shot.dice > 0)
    .map(({ unit }) => ({ kind: 'revealed', rule: 'T3.25', unit: unit.id, why: 'fired', by: null }))

/** The throws of shots, in the order in which they fall. A shot without dice is not made (T4.1). */
export const throwsOf = (state: State, shots: readonly Shooting[], moment: Moment): readonly Attack[] =>
  shots
    .filter(({ shot }) => shot.dice > 0)
    .sort(throwingOrder)
    .map((each) => thrown(state, moment, each))

/**
 * All shots of a step on the frozen state.
 *
 * @param works throws at bridges, whose dice have fallen (T9.8)
 * @returns `hurts` with what those on a fallen bridge suffer; `ashore`: who got out of the water, to be told last
 */
export const volley = (
  state: State,
  shots: readonly Shooting[],
  moment: Moment,
  works: readonly Attack[] = [],
): Readonly<{ events: readonly Event[]; hurts: Hurts; ashore: readonly Event[] }> => {
  const thrown = [...works, ...throwsOf(state, shots, moment)]
  const { attacks, settled, events, hurts } = settleAttacks(state, thrown, moment)
  const struck = bridgesHit(state, attacks, { settled, hurts, moment })
  return { ...struck, events: [...events, ...exposed(shots), ...struck.events] }
}
