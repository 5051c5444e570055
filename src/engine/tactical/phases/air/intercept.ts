/** T15.4, T15.7 (2): patrols pick missions, escorts and bombers fire back; all air fire at once. */
import type { Hex } from '../../../../kernel/hex'
import type { Turn } from '../../ledger'
import type { State, Unit } from '../../model'
import type { Question } from '../../orders'
import { airToAir } from '../../rules/air/airShot'
import { rangeToLine } from '../../rules/air/line'
import { PATROL_RADIUS } from '../../tables/air'
import { type Flight, onMission } from './missions'
import type { Shooting } from './volley'

/** A squadron with those that escort it. */
type Formation = Readonly<{ leader: Flight; escorts: readonly Flight[] }>

type Patrol = ReturnType<typeof patrolsOf>[number]
const patrolsOf = (flights: readonly Flight[]) => onMission(flights, 'airPatrol')

/** A patrol and what it has picked. */
type Attack = Readonly<{ patrol: Patrol; formation: Formation; target: Flight }>

const formationsOf = (flights: readonly Flight[]): readonly Formation[] =>
  flights
    .filter(({ order }) => order.kind !== 'airEscort')
    .map((leader) => ({
      leader,
      escorts: onMission(flights, 'airEscort').filter(({ order }) => order.unit === leader.unit.id),
    }))

/** T15.7 (2): hexes from a zone's middle to a line; null: the line does not touch the zone. */
const reach = (state: State, patrol: Flight, line: readonly Hex[]): number | null => {
  const range = rangeToLine(state.battle.grid, patrol.place, line)
  return range <= PATROL_RADIUS ? range : null
}

const isWanted = ({ order }: Patrol, { leader }: Formation): boolean => {
  const fighters = leader.order.kind === 'airPatrol'
  if (order.intercept === 'any') return true
  return order.intercept === (fighters ? 'fighters' : 'bombers')
}

const byId = (a: Flight, b: Flight): number => (a.unit.id < b.unit.id ? -1 : 1)
const strongest = (flights: readonly Flight[]): readonly Flight[] =>
  [...flights].sort((a, b) => b.unit.strength - a.unit.strength || byId(a, b))

/** At most one enemy mission: by policy, then the nearest, then by id. */
const pick = (state: State, patrol: Patrol, formations: readonly Formation[]): Formation | null => {
  let best: Formation | null = null
  let least = Number.MAX_SAFE_INTEGER
  for (const formation of formations) {
    const { leader } = formation
    if (leader.unit.side === patrol.unit.side || !isWanted(patrol, formation)) continue
    const range = reach(state, patrol, leader.line)
    if (range === null || range >= least) continue
    best = formation
    least = range
  }
  return best
}

/** T15.4: fighters or bombers of an escorted formation: by policy, or by a question to the patrol's side. */
const chosen = (
  state: State,
  turn: Turn,
  { unit, order }: Patrol,
  { leader, escorts }: Formation,
): Flight | Question | null => {
  const [guard] = strongest(escorts)
  if (!guard) return leader
  if (order.escorted !== 'ask') return order.escorted === 'fighters' ? guard : leader
  const among = [leader, ...strongest(escorts)]
  const id = `${state.turn}:intercept:${unit.id}`
  const answer = turn.answers[id]
  if (answer === undefined) {
    const options = among.map((flight) => flight.unit.id)
    return { id, side: unit.side, unit: unit.id, kind: 'intercept', tick: 0, rule: 'T15.4', options }
  }
  return among.find((flight) => flight.unit.id === answer) ?? null
}

const shoot = (
  state: State,
  firer: Unit,
  target: Unit,
  laying: 'airCombat' | 'airDefence',
): readonly Shooting[] => {
  const shot = airToAir(state, firer, target, laying)
  return shot.legal
    ? [{ unit: firer, target, hex: target.hex as Hex, shot, cause: 'airFight', order: 0 }]
    : []
}

/**
 * T15.7 (2), [H] T15.2.a: an escort fires at whoever intercepts its formation, else at a patrol in whose zone it
 * flies.
 */
const escortFire = (
  state: State,
  { leader, escorts }: Formation,
  attacks: readonly Attack[],
  patrols: readonly Patrol[],
): readonly Shooting[] =>
  escorts.flatMap((escort) => {
    const attackers = attacks.filter(({ formation }) => formation.leader === leader)
    const near = (attackers.length > 0 ? attackers.map(({ patrol }) => patrol) : patrols)
      .filter(({ unit }) => unit.side !== escort.unit.side)
      .flatMap((patrol) => {
        const range = reach(state, patrol, escort.line)
        return range === null ? [] : [{ patrol, range }]
      })
      .sort((a, b) => a.range - b.range || byId(a.patrol, b.patrol))
    const [foe] = near
    return foe ? shoot(state, escort.unit, foe.patrol.unit, 'airCombat') : []
  })

/** Bombers that are attacked fire at one attacker; [H] T15.2.a: so does a patrol that attacks nobody itself. */
const answerFire = (state: State, leader: Flight, shots: readonly Shooting[]): readonly Shooting[] => {
  const attackers = shots.filter(({ target }) => target.id === leader.unit.id).map(({ unit }) => unit)
  const [foe] = attackers.sort((a, b) => b.strength - a.strength || (a.id < b.id ? -1 : 1))
  if (!foe) return []
  if (leader.order.kind !== 'airPatrol') return shoot(state, leader.unit, foe, 'airDefence')
  const busy = shots.some(({ unit }) => unit.id === leader.unit.id)
  return busy ? [] : shoot(state, leader.unit, foe, 'airCombat')
}

export type Interception = Readonly<{ shots: readonly Shooting[]; question: Question | null }>

/** The air fights of the step, on one state. */
export const interceptions = (state: State, turn: Turn, flights: readonly Flight[]): Interception => {
  const formations = formationsOf(flights)
  const patrols = patrolsOf(flights)
  const attacks: Attack[] = []
  for (const patrol of patrols) {
    const formation = pick(state, patrol, formations)
    const target = formation && chosen(state, turn, patrol, formation)
    if (!formation || !target) continue
    if ('options' in target) return { shots: [], question: target }
    attacks.push({ patrol, formation, target })
  }
  const shots = [
    ...attacks.flatMap(({ patrol, target }) => shoot(state, patrol.unit, target.unit, 'airCombat')),
    ...formations.flatMap((formation) => escortFire(state, formation, attacks, patrols)),
  ]
  return {
    shots: [...shots, ...formations.flatMap(({ leader }) => answerFire(state, leader, shots))],
    question: null,
  }
}
