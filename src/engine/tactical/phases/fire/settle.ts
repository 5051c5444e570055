/** Hits against defence (T4.4, T4.5), and one fire step from intents to its aftermath. */

import { type Cell, cellOf, type Face, type Grid, opposite, turnedBy } from '../../../../kernel/hex'
import { inSector } from '../../../../kernel/sector'
import type { Event, FireCause } from '../../events'
import type { State, UnitId } from '../../model'
import { takesNothing } from '../../rules/embrasures'
import { stoppedHits } from '../../rules/pool'
import { typeOf } from '../../rules/units'
import { addHurt, type Hurt } from '../aftermath'
import { mixedAftermath } from '../air/aftermath'
import {
  type Attack,
  ammoFor,
  byDefence,
  type Intent,
  type Moment,
  type Prepared,
  prepare,
  type Settled,
  throwingOrder,
} from './attack'
import { loadThrows } from './loads'
import { attacksOf } from './throws'
import { bridgePool, worksStruck } from './works'

const settle = (state: State, attacks: readonly Attack[]): ReadonlyMap<Attack, Settled> => {
  const ignored = new Map<UnitId, number>()
  const left = new Map<UnitId, number>()
  const settled = new Map<Attack, Settled>()
  const bridges = bridgePool(state)
  for (const attack of [...attacks].sort(byDefence)) {
    const { target } = attack
    if (attack.object === 'bridge') settled.set(attack, bridges(attack))
    if (!target) continue
    // T10.7, [H] T10.7.a: guns that seal take no strength, and their hits use up no pool.
    if (takesNothing(state, attack.intent.unit, target)) continue
    const already = ignored.get(target.id) ?? target.ignored
    const stopped = stoppedHits(state.battle.rules, attack.hits, attack.defence, already)
    ignored.set(target.id, already + stopped)
    const strength = left.get(target.id) ?? target.strength
    const losses = Math.min(strength, attack.hits - stopped)
    left.set(target.id, strength - losses)
    settled.set(attack, { stopped, losses })
  }
  return settled
}

const firedEvent = (state: State, attack: Attack, settled: Settled, moment: Pick<Moment, 'tick'>): Event => ({
  kind: 'fired',
  rule:
    attack.through?.rule ?? (attack.intent.how.order === 'suppress' ? 'T3.3' : ruleOf[attack.intent.cause]),
  ...(moment.tick === undefined ? {} : { tick: moment.tick }),
  unit: attack.intent.unit.id,
  target: attack.target?.id ?? null,
  from: attack.intent.unit.hex,
  hex: attack.hex,
  order: attack.order,
  laying: attack.laying,
  suppressive: attack.intent.how.order === 'suppress',
  cause: attack.intent.cause,
  ammo: ammoFor(state, attack),
  ...(attack.through ? { carrier: attack.through.carrier } : {}),
  picked: attack.picked,
  ...(attack.object ? { object: attack.object } : {}),
  roll: { sum: attack.sum, rolls: attack.rolls, hits: attack.hits, ...settled },
})

const ruleOf = {
  order: 'T3.1',
  reaction: 'T5.9',
  onTheMove: 'T3.4',
  stationary: 'T3.23',
  airFight: 'T15.4',
  flak: 'T15.5',
  raided: 'T15.5',
  raid: 'T15.3',
} as const satisfies Record<FireCause, string>

/** The face in whose sector the target lies; of two, the one that is reached by the lesser turn. */
const leastTurn = (grid: Grid, facing: Face, from: Cell, to: Cell): Face => {
  for (const steps of [1, -1, 2, -2])
    if (inSector(grid, from, turnedBy(facing, steps), to, 60)) return turnedBy(facing, steps)
  return opposite(facing)
}

/**
 * T3.25: firing ends concealment. T4.12, [H] T4.12.a: an assault gun that fires outside its front turns to the
 * target with the shot.
 */
const exposures = (state: State, prepared: readonly Prepared[], moment: Moment): Event[] =>
  prepared.flatMap(({ intent: { unit }, hex }) => {
    const events: Event[] = []
    const at = moment.tick === undefined ? {} : { tick: moment.tick }
    if (unit.concealed)
      events.push({ kind: 'revealed', rule: 'T3.25', ...at, unit: unit.id, why: 'fired', by: null })
    if (unit.hex !== null && typeOf(state, unit).turnsFreely) {
      const { grid } = state.battle
      const [from, to] = [cellOf(grid, unit.hex), cellOf(grid, hex)]
      if (!inSector(grid, from, unit.facing, to, 60))
        events.push({
          kind: 'faced',
          rule: 'T4.12',
          ...at,
          unit: unit.id,
          facing: leastTurn(grid, unit.facing, from, to),
        })
    }
    return events
  })

/** T7.3: an air strike is a cause of a test, whatever its result. */
const isFromAbove = ({ laying }: Attack): boolean => laying === 'strike' || laying === 'carpet'

const hurtsOf = (attacks: readonly Attack[], settled: ReadonlyMap<Attack, Settled>): Map<UnitId, Hurt> => {
  const hurts = new Map<UnitId, Hurt>()
  for (const attack of attacks)
    if (attack.target)
      addHurt(hurts, attack.target.id, {
        points: settled.get(attack)?.losses ?? 0,
        suppressive: attack.intent.how.order === 'suppress' && attack.rolls.length > 0,
        airStrike: isFromAbove(attack) && attack.rolls.length > 0,
      })
  return hurts
}

const none: Settled = { stopped: 0, losses: 0 }

/** Attacks whose dice have fallen, then the throws at loads that they call for (T11.3), with their losses. */
export const settleAttacks = (
  state: State,
  first: readonly Attack[],
  moment: Moment,
): Readonly<{
  attacks: readonly Attack[]
  events: readonly Event[]
  hurts: Map<UnitId, Hurt>
  settled: ReadonlyMap<Attack, Settled>
}> => {
  const attacks = [...first, ...loadThrows(state, first, settle(state, first), moment)]
  const settled = settle(state, attacks)
  return {
    attacks,
    settled,
    events: attacks.map((attack) => firedEvent(state, attack, settled.get(attack) ?? none, moment)),
    hurts: hurtsOf(attacks, settled),
  }
}

/** Fire at aircraft, whose dice have fallen, and the reveals that it brings. */
export type Skyward = Readonly<{ attacks: readonly Attack[]; exposures: readonly Event[] }>

/**
 * One fire step: all intents on the frozen state, then the throws at loads that they call for (T11.3), losses,
 * tests (T2.3, T5.9 (3)–(4)).
 *
 * @param state frozen at the start of the step
 * @param skyward fire at patrols that strike in this step (T15.7)
 * @returns shots in the order of their dice, reveals, what becomes of works, losses, tests
 */
export const fireStep = (
  state: State,
  intents: readonly Intent[],
  moment: Moment,
  skyward: Skyward = { attacks: [], exposures: [] },
): readonly Event[] => {
  if (intents.length === 0 && !moment.fallen?.size) return []
  const { prepared, lapses } = prepare(state, intents, moment)
  const ordered = [...prepared].sort(throwingOrder)
  // [H] T2.3.a: fire at a patrol falls before that of the step in which it strikes.
  const first = [...skyward.attacks, ...ordered.flatMap((each) => attacksOf(state, each, moment))]
  const { attacks, events, hurts, settled } = settleAttacks(state, first, moment)
  const works = worksStruck(state, attacks, { settled, hurts, moment })
  return [
    ...lapses,
    ...events,
    ...exposures(state, ordered, moment),
    ...skyward.exposures,
    ...works.events,
    ...mixedAftermath(state, works.hurts, moment),
    ...works.ashore,
  ]
}
