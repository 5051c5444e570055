/** T3.14: what becomes of several battered units that are made into one. */
import type { Field, Unit, UnitId } from '../model'
import { kindOf, typeOf } from './units'

export type Regrouping = Readonly<{
  /** Units that join, in sheet order; the others are not needed. */
  donors: readonly Unit[]
  strength: number
  ammo: number
  /** What stays behind beyond full strength, as a unit of the last donor. */
  surplus: Readonly<{ unit: UnitId; strength: number; ammo: number }> | null
}>

const full = (field: Field, unit: Unit): number => typeOf(field, unit).strength.full

/** [H] T3.14.a Only a host that lacks something takes others in. */
export const isBattered = (field: Field, host: Unit): boolean => host.strength < full(field, host)

const sheetOrder = (a: Unit, b: Unit): number => a.row - b.row || (a.id < b.id ? -1 : 1)

const together = (host: Unit, donors: readonly Unit[]): number =>
  donors.reduce((sum, donor) => sum + donor.strength, host.strength)

/** Crews that join foot give up their guns; their ammo counts as 0. */
const meanAmmo = (field: Field, host: Unit, donors: readonly Unit[]): number => {
  const foot = kindOf(field, host) === 'foot'
  const counted = donors.map((donor) => (foot && kindOf(field, donor) === 'crew' ? 0 : donor.ammo))
  return Math.floor(counted.reduce((sum, ammo) => sum + ammo, host.ammo) / (donors.length + 1))
}

/** [H] T3.14.b The last donor is not needed if more than its own full strength would stay behind. */
const needed = (field: Field, host: Unit, donors: readonly Unit[]): readonly Unit[] => {
  const last = donors[donors.length - 1]
  if (!last || together(host, donors) - full(field, host) <= full(field, last)) return donors
  return needed(field, host, donors.slice(0, -1))
}

/**
 * The result of a regrouping.
 *
 * @param host the unit that the others join
 * @param donors units that may merge with it, in any order
 */
export const regroup = (field: Field, host: Unit, donors: readonly Unit[]): Regrouping => {
  const joining = needed(field, host, [...donors].sort(sheetOrder))
  const sum = together(host, joining)
  const strength = Math.min(sum, full(field, host))
  const mean = meanAmmo(field, host, joining)
  // [H] T3.14.c No unit carries more ammo than its type does.
  const carried = (unit: Unit): number => Math.min(mean, typeOf(field, unit).ammo)
  const last = joining[joining.length - 1]
  const surplus =
    last && sum > strength ? { unit: last.id, strength: sum - strength, ammo: carried(last) } : null
  return { donors: joining, strength, ammo: carried(host), surplus }
}
