/** T15.5, T15.7 (4): fire from the ground at squadrons: flak as Defence or Ambush, and those that are raided. */
import { cellOf, distance, type Hex } from '../../../../kernel/hex'
import type { Turn } from '../../ledger'
import type { State, Unit, UnitId } from '../../model'
import type { FirePolicy, Question } from '../../orders'
import { groundToAir } from '../../rules/air/airShot'
import { inContact } from '../../rules/contact'
import { allUnits, isFit, typeOf } from '../../rules/units'
import { AMMO } from '../../tables/modifiers'
import type { Flight } from './missions'
import type { Raid } from './raids'
import type { Shooting } from './volley'

export type AntiAir = Readonly<{ shots: readonly Shooting[]; question: Question | null }>

const has = (state: State, unit: Unit, laying: 'antiAir' | 'selfDefence'): boolean =>
  typeOf(state, unit).weapons.some((weapon) => weapon.laying === laying)

/** Able to fire at aircraft now: it stands, has not fired, and has ammo. */
const isAble = (state: State, unit: Unit): boolean =>
  isFit(unit) &&
  !unit.fired &&
  unit.deployed &&
  unit.mount !== 'on' &&
  unit.ammo >= AMMO.fire &&
  !inContact(state, unit.hex as Hex)

const policyOf = (turn: Turn, unit: Unit): FirePolicy | null => {
  const order = turn.sheets[unit.side][unit.id]
  return order && order.kind === unit.order && 'policy' in order ? order.policy : null
}

const firesAtAircraft = (policy: FirePolicy): boolean =>
  policy.mode !== 'hold' && policy.aircraft !== false && !policy.holdForAssault

type Chance = Readonly<{ flight: Flight; shot: Shooting; range: number }>

/**
 * [H] T15.5.a: the distance at which flak opens fire: the chosen one, or less if the line does not begin so far
 * out; without a choice the nearest point of the line. Null: the line stays farther off than the battery is to
 * open fire.
 */
const opening = (
  state: State,
  gun: Unit,
  line: readonly Hex[],
  within: number | undefined,
): Readonly<{ range: number; hex: Hex }> | null => {
  const { grid } = state.battle
  const from = cellOf(grid, gun.hex as Hex)
  const points = line.map((hex) => ({ hex, range: distance(grid, from, cellOf(grid, hex)) }))
  const near = Math.min(...points.map(({ range }) => range))
  if (within === undefined) return points.find(({ range }) => range === near) ?? null
  // The first point of the way in that is near enough.
  return points.find(({ range }) => range <= within) ?? null
}

/** Raiders before their escorts, then the nearest, the strongest, by id. */
const byWorth = (a: Chance, b: Chance): number =>
  a.range - b.range ||
  b.flight.unit.strength - a.flight.unit.strength ||
  (a.flight.unit.id < b.flight.unit.id ? -1 : 1)

const chancesOf = (
  state: State,
  gun: Unit,
  policy: FirePolicy,
  flights: readonly Flight[],
): readonly Chance[] =>
  flights
    .flatMap((flight): Chance[] => {
      if (flight.unit.side === gun.side) return []
      const point = opening(state, gun, flight.line, policy.within)
      if (!point) return []
      const shot = groundToAir(state, gun, flight.unit, 'antiAir', point.range)
      if (!shot.legal) return []
      const shooting = {
        unit: gun,
        target: flight.unit,
        hex: point.hex,
        shot,
        cause: 'flak',
        order: 0,
      } as const
      return [{ flight, shot: shooting, range: point.range }]
    })
    .sort(byWorth)

const asked = (
  state: State,
  turn: Turn,
  gun: Unit,
  { chances, tick }: Readonly<{ chances: readonly Chance[]; tick: number }>,
): Shooting | Question | null => {
  const options = chances.map(({ flight }) => flight.unit.id)
  const id = `${state.turn}:flak:${tick}:${gun.id}`
  const answer = turn.answers[id]
  if (answer === undefined)
    return { id, side: gun.side, unit: gun.id, kind: 'flak', tick, rule: 'T15.5', options }
  return chances.find(({ flight }) => flight.unit.id === answer)?.shot ?? null
}

/** `busy`: units that fire at something else in this step. */
type Occasion = Readonly<{ busy: ReadonlySet<UnitId>; tick: number }>

/** T15.5: each flak battery on Defence or Ambush, once, at one squadron. */
export const flakFire = (
  state: State,
  turn: Turn,
  flights: readonly Flight[],
  when: Occasion = { busy: new Set(), tick: 0 },
): AntiAir => {
  const shots: Shooting[] = []
  if (flights.length === 0) return { shots, question: null }
  for (const gun of allUnits(state)) {
    if ((gun.order !== 'defence' && gun.order !== 'ambush') || when.busy.has(gun.id)) continue
    const policy = has(state, gun, 'antiAir') && isAble(state, gun) ? policyOf(turn, gun) : null
    if (!policy || !firesAtAircraft(policy)) continue
    const chances = chancesOf(state, gun, policy, flights)
    const best = chances[0]
    if (!best) continue
    const decided = policy.ask ? asked(state, turn, gun, { chances, tick: when.tick }) : best.shot
    if (decided && 'options' in decided) return { shots: [], question: decided }
    if (decided) shots.push(decided)
  }
  return { shots, question: null }
}

/**
 * [H] T15.5.a: a raided unit answers unless it has no order, holds its fire, keeps it for Fire on the move, or
 * hides in ambush.
 */
const answers = (turn: Turn, unit: Unit): boolean => {
  if (unit.order === null || unit.order === 'fireOnMove' || unit.concealed) return false
  const policy = policyOf(turn, unit)
  return policy === null || firesAtAircraft(policy)
}

/** T15.5: foot and others fire at whoever raids them; of several at the strongest, then by id. */
export const raidedFire = (
  state: State,
  turn: Turn,
  raids: readonly Raid[],
  busy: ReadonlySet<UnitId>,
): readonly Shooting[] => {
  const shots = new Map<string, Shooting>()
  const strongest = [...raids].sort(
    (a, b) => b.raider.strength - a.raider.strength || (a.raider.id < b.raider.id ? -1 : 1),
  )
  for (const { raider, targets } of strongest)
    for (const { target } of targets) {
      const unit = state.units[target.id] as Unit
      if (busy.has(unit.id) || shots.has(unit.id) || unit.side === raider.side) continue
      if (!isAble(state, unit) || !answers(turn, unit)) continue
      const shot = groundToAir(state, unit, raider, 'selfDefence', 0)
      const hex = unit.hex as Hex
      if (shot.legal) shots.set(unit.id, { unit, target: raider, hex, shot, cause: 'raided', order: 0 })
    }
  return [...shots.values()]
}
