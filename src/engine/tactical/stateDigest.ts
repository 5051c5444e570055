/** The digest of a state: what two decisions of one turn are compared by. */
import { canonical, sha256Hex } from '../../kernel/digest'
import { sortedKeys } from '../../kernel/keys'
import type { Side, State, Unit, UnitId } from './model'

/** Null and no are most common: they take no room. No field may be both, and no text has a comma in it. */
const brief = (value: string | boolean | null): string =>
  value === null || value === false ? '' : `${value}`

const whole = (value: object | null): string => (value === null ? '' : canonical(value))

/** All of a unit that play can change, in a fixed order; type, side and row are as the battle's file has them. */
const unitText = (unit: Unit): string =>
  `${unit.id},${unit.place},${brief(unit.hex)},${unit.since},${unit.strength},${unit.lost},${unit.ammo},` +
  `${unit.facing},${brief(unit.deployed)},${brief(unit.concealed)},${unit.suppressedIn},${brief(unit.dugIn)},` +
  `${brief(unit.mount)},${brief(unit.carrier)},${brief(unit.serves)},${brief(unit.host)},${whole(unit.task)},` +
  `${whole(unit.climb)},${brief(unit.cameBy)},${brief(unit.order)},${brief(unit.leftTrench)},` +
  `${unit.ignored},${brief(unit.fired)},${brief(unit.halted)},${brief(unit.sprung)},` +
  `${brief(unit.dismounted)},${brief(unit.fought)}`

const unitsText = (units: State['units']): string => {
  let text = ''
  for (const id of sortedKeys(units)) text += `${unitText(units[id] as Unit)}\n`
  return text
}

/** What a side remembers: the units as it saw them, and when. */
const memoryText = (seen: State['seen'][Side]): string => {
  let text = ''
  for (const id of sortedKeys(seen)) {
    const { unit, turn } = seen[id] as State['seen'][Side][UnitId]
    text += `${turn},${unitText(unit)}\n`
  }
  return text
}

/**
 * SHA-256 of everything of the state but battle and seed, which never change.
 *
 * @returns 64 hex digits; equal for a state and its copy read back from a file
 */
export const stateDigest = ({ battle: _battle, seed: _seed, units, seen, ...rest }: State): string =>
  sha256Hex([canonical(rest), memoryText(seen.ussr), memoryText(seen.axis), unitsText(units)].join('\n'))
