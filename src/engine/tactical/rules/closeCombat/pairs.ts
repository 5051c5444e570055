/** T6.6, T6.10: who strikes whom in a round. */
import type { Unit, UnitId } from '../../model'
import { isPersonnel, kindOf, targetClassOf, typeOf } from '../units'
import type { Bout } from './bout'
import { defendingSide, fighters, foesOf } from './fight'
import { type Silence, silenceOf } from './silent'
import { type Strike, standsOnPlain, strikeOf } from './strike'

/** A unit that may strike in the round, with all its legal strikes (at least one). */
type Striker = Readonly<{ unit: Unit; strikes: readonly Strike[] }>

const byId = (a: Unit, b: Unit): number => (a.id < b.id ? -1 : a.id > b.id ? 1 : 0)

/** T5.13: in the parting round only those who leave are struck. */
const targetsOf = (bout: Bout, unit: Unit): readonly Unit[] =>
  foesOf(bout.field, unit).filter((foe) => bout.round > 0 || bout.leaving.has(foe.id))

const strikesOf = (bout: Bout, unit: Unit): readonly Strike[] =>
  targetsOf(bout, unit).flatMap((target) => strikeOf(bout, unit, target) ?? [])

const mostDice = ({ strikes }: Striker): number => Math.max(...strikes.map((strike) => strike.dice))

/** T6.10: most dice first, then id. */
const strikersOf = (bout: Bout): readonly Striker[] =>
  fighters(bout.field, bout.hex)
    .filter((unit) => silenceOf(bout, unit) === null)
    .map((unit) => ({ unit, strikes: strikesOf(bout, unit) }))
    .filter(({ strikes }) => strikes.length > 0)
    .sort((a, b) => mostDice(b) - mostDice(a) || byId(a.unit, b.unit))

/** T6.6: foot attacks together with vehicles. */
const isCombined = (bout: Bout, attackers: readonly Unit[]): boolean =>
  ['foot', 'vehicle'].every((kind) => attackers.some((unit) => kindOf(bout.field, unit) === kind))

/**
 * T6.6: defending foot must strike attacking foot, one unit against one unit, most dice (figures) first.
 * Surplus units are free to take the tanks.
 */
const boundPairs = (bout: Bout, strikers: readonly Striker[]): readonly Strike[] => {
  const { field, hex } = bout
  const side = defendingSide(field, hex)
  const attackers = fighters(field, hex).filter((unit) => unit.side !== side)
  if (side === null || !isCombined(bout, attackers)) return []
  const foot = attackers
    .filter((unit) => kindOf(field, unit) === 'foot')
    .sort((a, b) => b.strength - a.strength || byId(a, b))
  const defenders = strikers.filter(({ unit }) => unit.side === side && kindOf(field, unit) === 'foot')
  return defenders.flatMap(({ strikes }, i) => strikes.find(({ target }) => target.id === foot[i]?.id) ?? [])
}

/** Place of the target in the order's preference; those not named come last. */
const preference = (bout: Bout, { unit, target }: Strike): number => {
  const order = bout.sheets[unit.side][unit.id]
  const wanted: readonly string[] =
    order && order.kind === unit.order && 'strike' in order ? (order.strike ?? []) : []
  const place = wanted.indexOf(targetClassOf(bout.field, target))
  return place < 0 ? wanted.length : place
}

const points = (bout: Bout, { target }: Strike): number => typeOf(bout.field, target).cost

/** T6.10: fewest strikers so far; ties: preference, highest dice × accuracy, highest points, id. */
const choose = (bout: Bout, strikes: readonly Strike[], taken: ReadonlyMap<UnitId, number>): Strike =>
  [...strikes].sort(
    (a, b) =>
      (taken.get(a.target.id) ?? 0) - (taken.get(b.target.id) ?? 0) ||
      preference(bout, a) - preference(bout, b) ||
      b.dice * b.accuracy - a.dice * a.accuracy ||
      points(bout, b) - points(bout, a) ||
      byId(a.target, b.target),
  )[0] as Strike

/** All strikes of the round in one hex, chosen anew each round, by striker id. */
export const strikesIn = (bout: Bout): readonly Strike[] => {
  const strikers = strikersOf(bout)
  const chosen = [...boundPairs(bout, strikers)]
  const taken = new Map<UnitId, number>()
  const count = ({ target }: Strike): void => void taken.set(target.id, (taken.get(target.id) ?? 0) + 1)
  const bound = new Set(chosen.map(({ unit }) => unit.id))
  chosen.forEach(count)
  for (const { unit, strikes } of strikers) {
    if (bound.has(unit.id)) continue
    const strike = choose(bout, strikes, taken)
    count(strike)
    chosen.push(strike)
  }
  return chosen.sort((a, b) => byId(a.unit, b.unit))
}

/** Why a unit that is free to strike has no strike at any enemy there. */
const idleness = (bout: Bout, unit: Unit): Silence => {
  const { field } = bout
  const { closeCombat } = typeOf(field, unit)
  if (!isPersonnel(field, unit)) {
    if (!closeCombat.gun) return { why: 'unarmed', rule: 'T6.11' }
    return unit.ammo === 0 ? { why: 'noAmmo', rule: 'T3.22' } : { why: 'noDice', rule: 'T4.1' }
  }
  if (closeCombat.antiTank && unit.ammo === 0) return { why: 'noAmmo', rule: 'T3.22' }
  const safe = targetsOf(bout, unit).every((foe) => standsOnPlain(field, foe))
  return safe ? { why: 'plain', rule: 'T6.4' } : { why: 'noDice', rule: 'T4.1' }
}

/** Units of the hex that do not strike in the round, by id, each with one reason. */
export const silentIn = (bout: Bout): readonly Readonly<{ unit: UnitId } & Silence>[] =>
  fighters(bout.field, bout.hex).flatMap((unit) => {
    const silence = silenceOf(bout, unit)
    if (silence) return [{ unit: unit.id, ...silence }]
    const concerned = targetsOf(bout, unit).length > 0
    return concerned && strikesOf(bout, unit).length === 0 ? [{ unit: unit.id, ...idleness(bout, unit) }] : []
  })
