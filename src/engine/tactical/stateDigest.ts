/** The digest of a state: what two decisions of one turn are compared by. */
import { canonical, sha256Hex } from '../../kernel/digest'
import type { State, Unit, UnitId } from './model'

/** Every field of a unit, by type: a new field cannot be forgotten. */
const FIELDS = Object.keys({
  ammo: true,
  cameBy: true,
  carrier: true,
  climb: true,
  concealed: true,
  deployed: true,
  dismounted: true,
  dugIn: true,
  facing: true,
  fired: true,
  fought: true,
  halted: true,
  hex: true,
  host: true,
  id: true,
  ignored: true,
  leftTrench: true,
  lost: true,
  mount: true,
  order: true,
  place: true,
  row: true,
  serves: true,
  side: true,
  since: true,
  sprung: true,
  strength: true,
  suppressedIn: true,
  task: true,
  type: true,
} satisfies Record<keyof Unit, true>) as readonly (keyof Unit)[]

const texts = new WeakMap<Unit, string>()

/** A unit's fields in fixed order. Units are never changed, only replaced: the text is kept with them. */
const unitText = (unit: Unit): string => {
  let text = texts.get(unit)
  if (text === undefined) {
    text = FIELDS.map((field) => {
      const value = unit[field]
      return typeof value === 'object' && value !== null ? canonical(value) : JSON.stringify(value)
    }).join()
    texts.set(unit, text)
  }
  return text
}

const unitsText = (units: Readonly<Record<UnitId, Unit>>): string =>
  Object.keys(units)
    .sort()
    .map((id) => unitText(units[id] as Unit))
    .join('\n')

/**
 * SHA-256 of everything of the state but battle and seed, which never change.
 *
 * @returns 64 hex digits; equal for a state and its copy read back from a file
 */
export const stateDigest = ({ battle: _battle, seed: _seed, units, ...rest }: State): string =>
  sha256Hex(`${canonical(rest)}\n${unitsText(units)}`)
