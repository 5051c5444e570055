/** The digest of a state: what two decisions of one turn are compared by. */
import { canonical, sha256Hex } from '../../kernel/digest'
import { sortedKeys } from '../../kernel/keys'
import type { Side, State, Unit, UnitId } from './model'

const whole = (value: object | null): string => (value === null ? '' : canonical(value))

/** What is so or not, a bit each. */
const flagsOf = (unit: Unit): number =>
  Number(unit.deployed) +
  2 * Number(unit.concealed) +
  4 * Number(unit.dugIn) +
  8 * Number(unit.leftTrench) +
  16 * Number(unit.fired) +
  32 * Number(unit.halted) +
  64 * Number(unit.sprung) +
  128 * Number(unit.dismounted) +
  256 * Number(unit.fought) +
  512 * Number(unit.forced ?? false)

/**
 * All of a unit that play can change, in a fixed order; type, side and row are as the battle's file has them.
 * None of the texts has a comma in it but the two that are JSON.
 */
const unitText = (unit: Unit): string =>
  [
    unit.id,
    unit.place,
    unit.hex,
    unit.since,
    unit.strength,
    unit.lost,
    unit.ammo,
    unit.facing,
    flagsOf(unit),
    unit.suppressedIn,
    unit.mount,
    unit.carrier,
    unit.cargo ?? '',
    unit.serves,
    unit.host,
    unit.ready,
    whole(unit.task),
    whole(unit.climb),
    unit.cameBy,
    unit.order,
    unit.ignored,
    ...(unit.sealed?.length ? [unit.sealed.join('')] : []),
  ].join()

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
