/** T3.23, T5.9 (3): fire of those that stand, during movement: at movers, and at what stands still. */
import type { Turn } from '../../ledger'
import { enemyOf, type State, type TargetClass, type Unit } from '../../model'
import type { FirePolicy, Order, Question } from '../../orders'
import { isAirborne } from '../../rules/air/squadrons'
import { inContact } from '../../rules/contact'
import { rangeBetween } from '../../rules/ground'
import { offMapOf, offMapRange } from '../../rules/offMap'
import { type How, shotAt } from '../../rules/shot'
import { isExposed, loadsOf } from '../../rules/transport'
import { allUnits, isSuppressed, targetClassOf, typeOf } from '../../rules/units'
import { PATROL_RADIUS } from '../../tables/air'
import type { Intent } from '../fire/attack'
import { dueStep, type Mover, nextHex, supportedBy, underWay } from './movers'

export type Reactions = Readonly<{ intents: readonly Intent[]; question: Question | null }>

type Watch = Readonly<{ unit: Unit; policy: FirePolicy; laying: 'direct' | 'indirect' | undefined }>

const policyOf = (order: Order | undefined): Omit<Watch, 'unit'> | null =>
  order && (order.kind === 'defence' || order.kind === 'ambush') && order.policy.mode !== 'hold'
    ? { policy: order.policy, laying: order.laying }
    : null

/** T15.2, [H] T15.2.b: a patrol strikes at ground targets as in Defence, if it has had no fight in the air. */
const patrolling = (turn: Turn, unit: Unit): Watch[] => {
  const order = turn.sheets[unit.side][unit.id]
  if (unit.fired || unit.halted || unit.order !== 'airPatrol' || order?.kind !== 'airPatrol') return []
  return order.ground.mode === 'hold' ? [] : [{ unit, policy: order.ground, laying: undefined }]
}

/** T5.9: units on Defence or Ambush that have not fired and are able to. */
const watchers = (state: State, turn: Turn): readonly Watch[] =>
  allUnits(state).flatMap((unit): Watch[] => {
    if (isAirborne(unit)) return patrolling(turn, unit)
    if (unit.order !== 'defence' && unit.order !== 'ambush') return []
    if (unit.fired || isSuppressed(unit) || !unit.deployed) return []
    if (unit.place !== 'map' && unit.place !== 'offMap') return []
    const standing = policyOf(turn.sheets[unit.side][unit.id])
    if (!standing || (unit.hex !== null && inContact(state, unit.hex))) return []
    return [{ unit, ...standing }]
  })

const rangeTo = (state: State, unit: Unit, target: Unit): number => {
  const off = offMapOf(state, unit)
  if (off) return offMapRange(state, off, target.hex as string)
  return rangeBetween(state.battle, unit.hex as string, target.hex as string)
}

const reachOf = (state: State, unit: Unit): number =>
  isAirborne(unit)
    ? PATROL_RADIUS
    : Math.max(
        0,
        ...typeOf(state, unit)
          .weapons.filter(groundWeapon)
          .map((weapon) => weapon.range.max),
      )

const groundWeapon = (weapon: { laying: string }): boolean =>
  weapon.laying === 'direct' || weapon.laying === 'indirect'

type Candidate = Readonly<{ target: Unit; range: number; rank: number }>

const rankOf = (prefer: readonly TargetClass[] | undefined, targetClass: TargetClass | 'none'): number => {
  const at = prefer?.indexOf(targetClass as TargetClass) ?? -1
  return at < 0 ? (prefer?.length ?? 0) : at
}

/** T5.9: preference list, nearest, largest strength, id. */
const byPreference = (a: Candidate, b: Candidate): number =>
  a.rank - b.rank ||
  a.range - b.range ||
  b.target.strength - a.target.strength ||
  (a.target.id < b.target.id ? -1 : 1)

/** Targets that the policy allows, best first; the shot itself is judged when one is taken. */
const candidates = (state: State, watch: Watch, exposed: readonly Unit[]): readonly Candidate[] => {
  const limit = Math.min(watch.policy.within ?? 99, reachOf(state, watch.unit))
  const list: Candidate[] = []
  for (const target of exposed) {
    if (target.side !== enemyOf(watch.unit.side) || target.hex === null || target.concealed) continue
    const range = rangeTo(state, watch.unit, target)
    if (range > limit) continue
    list.push({ target, range, rank: rankOf(watch.policy.prefer, targetClassOf(state, target)) })
  }
  return list.sort(byPreference)
}

const able =
  (state: State, watch: Watch, how: How) =>
  ({ target }: Candidate): boolean => {
    const shot = shotAt(state, watch.unit, target, how)
    return shot.legal && shot.dice > 0
  }

type Occasion = Readonly<{ tick: number; cause: 'reaction' | 'stationary'; how: How }>

/** What one watcher does: fires at the best target, or asks its player (T2.5). */
const decide = (
  state: State,
  turn: Turn,
  watch: Watch,
  among: readonly Candidate[],
  when: Occasion,
): Intent | Question | null => {
  const how = { ...when.how, laying: watch.laying }
  const fires = able(state, watch, how)
  const intent = (target: Unit): Intent => ({
    unit: watch.unit,
    aim: { unit: target.id },
    how,
    cause: when.cause,
    quiet: true,
    ...(isAirborne(watch.unit) ? { sortie: true as const } : {}),
  })
  if (!watch.policy.ask) {
    const best = among.find(fires)
    return best ? intent(best.target) : null
  }
  const options = among.filter(fires).map(({ target }) => target.id)
  if (options.length === 0) return null
  const id = `${state.turn}:${when.cause}:${when.tick}:${watch.unit.id}`
  const answer = turn.answers[id]
  if (answer === undefined)
    return {
      id,
      side: watch.unit.side,
      unit: watch.unit.id,
      kind: 'openFire',
      tick: when.tick,
      rule: 'T2.5',
      options,
    }
  const target = options.includes(answer) ? state.units[answer] : null
  return target ? intent(target) : null
}

const gather = (decisions: readonly (Intent | Question | null)[]): Reactions => {
  const intents: Intent[] = []
  for (const decision of decisions) {
    if (!decision) continue
    if ('options' in decision) return { intents: [], question: decision }
    intents.push(decision)
  }
  return { intents, question: null }
}

/** T5.9: at tick 0 all movers in their first hex, later those that arrived now. */
const exposedAt = (state: State, movers: readonly Mover[], tick: number): readonly Mover[] =>
  movers.filter((mover) => {
    const unit = state.units[mover.unit] as Unit
    if (unit.place !== 'map' || unit.hex === null) return false
    if (tick === 0) return underWay(state, mover)
    const index = dueStep(mover, tick)
    // A reserve may have come in over another hex than its order names.
    const entered = index === 0 && mover.start === null
    return entered || (index >= 0 && unit.hex === mover.order.path[index])
  })

/** T11.5, T12.5, [H] T11.5.a: riders and guns in tow offer themselves with their tanks. */
const withRiders = (state: State, units: readonly Unit[]): readonly Unit[] =>
  units.flatMap((unit) => [unit, ...loadsOf(state, unit.id).filter((load) => isExposed(state, load))])

/** Reaction fire of one tick. */
export const reactionsAt = (state: State, turn: Turn, movers: readonly Mover[], tick: number): Reactions => {
  const exposed = exposedAt(state, movers, tick)
  if (exposed.length === 0) return { intents: [], question: null }
  const units = withRiders(
    state,
    exposed.map((mover) => state.units[mover.unit] as Unit),
  )
  const how: How = { order: 'normal', supported: supportedBy(state, movers) }
  return gather(
    watchers(state, turn).map((watch) => {
      // T3.23 Hold for assault: only at a unit about to enter this hex, from its last hex.
      const about = watch.policy.holdForAssault
        ? exposed.filter((mover) => nextHex(mover, tick) === watch.unit.hex && underWay(state, mover))
        : null
      const among = about
        ? withRiders(
            state,
            about.map((mover) => state.units[mover.unit] as Unit),
          )
        : units
      return decide(state, turn, watch, candidates(state, watch, among), { tick, cause: 'reaction', how })
    }),
  )
}

/** T3.23: after the last tick, at enemies that stand still. */
export const stationaryFire = (state: State, turn: Turn, movers: readonly Mover[]): Reactions => {
  const standing = allUnits(state).filter((unit) => unit.place === 'map' || isExposed(state, unit))
  const how: How = { order: 'normal', supported: supportedBy(state, movers) }
  return gather(
    watchers(state, turn)
      .filter(({ policy }) => policy.stationary !== false && !policy.holdForAssault)
      .map((watch) =>
        decide(state, turn, watch, candidates(state, watch, standing), {
          tick: 2520,
          cause: 'stationary',
          how,
        }),
      ),
  )
}
