/** Units of a Field as counters. Whoever asks gives a Field that holds no more than its viewer may know. */
import type { Field, Side, Unit, UnitId, UnitType } from '../../engine/tactical/model'
import { inContact } from '../../engine/tactical/rules/contact'
import { inTrench } from '../../engine/tactical/rules/ground'
import { isGun, loadsOf } from '../../engine/tactical/rules/transport'
import { allUnits, isOnMap, isSuppressed, steadinessOf, typeOf } from '../../engine/tactical/rules/units'
import type { Lang } from '../api'
import { keyed, steady } from '../memo'
import type { CounterPicture, CounterState } from '../scene'
import { codeOf, tagOf } from './codes'

export type Marks = Readonly<{
  lang: Lang
  /** Whose ammo, ambushes and orders are shown; nobody's: only what lies open to both. */
  owners: readonly Side[]
  selected: UnitId | null
  targets: ReadonlySet<UnitId>
  /** Own units that have or lack an order; null while none are written. */
  orders: ReadonlyMap<UnitId, 'ordered' | 'noOrder'> | null
  /** Whether units aboard others have counters of their own; in the film they go with their carriers. */
  aboard: boolean
  /** Units that are not there: lost from sight (T8.5), or destroyed this turn. */
  ghosts: readonly Readonly<{ unit: Unit; state: 'lastSeen' | 'destroyed' }>[]
}>

/** T14.1: a unit under a quarter of its ammo is flagged. */
const LOW_AMMO = 0.25

const has = (field: Field, test: (other: Unit) => boolean): boolean => allUnits(field).some(test)

const statesOf = (field: Field, unit: Unit, marks: Marks): readonly CounterState[] => {
  const type = typeOf(field, unit)
  const own = marks.owners.includes(unit.side)
  const order = own ? marks.orders?.get(unit.id) : undefined
  const loads = loadsOf(field, unit.id)
  const found: readonly (readonly [CounterState, boolean])[] = [
    ['suppressed', isSuppressed(unit)],
    ['ambush', own && unit.concealed],
    ['dugIn', unit.dugIn || inTrench(field, unit)],
    ['limbered', type.deploys && !unit.deployed && unit.place === 'map'],
    ['loaded', loads.some((load) => !isGun(typeOf(field, load)))],
    ['towing', loads.some((load) => isGun(typeOf(field, load)))],
    ['carried', unit.place === 'carried'],
    ['mounted', unit.mount === 'on'],
    ['observer', has(field, (other) => other.place === 'attached' && other.host === unit.id)],
    ['lowAmmo', own && type.ammo > 0 && unit.ammo < type.ammo * LOW_AMMO],
    ['contact', unit.hex !== null && inContact(field, unit.hex)],
    ['ordered', order === 'ordered'],
    ['noOrder', order === 'noOrder'],
  ]
  return found.flatMap(([state, holds]) => (holds ? [state] : []))
}

const share = (part: number, whole: number): number | null => (whole > 0 ? part / whole : null)

/** T4.12, T5.10: where a gun's sector or a weaker side goes by the facing. */
const facesMatter = ({ sectorDegrees, armoured }: UnitType, { deployed }: Unit): boolean =>
  armoured || (sectorDegrees !== null && deployed)

const counter = (field: Field, unit: Unit, marks: Marks): CounterPicture => {
  const type = typeOf(field, unit)
  return {
    id: unit.id,
    side: unit.side,
    hex: unit.hex as string,
    symbol: type.category,
    code: codeOf(unit, marks.lang),
    tag: tagOf(type, marks.lang),
    strength: unit.strength,
    full: type.strength.full,
    ammo: marks.owners.includes(unit.side) ? share(unit.ammo, type.ammo) : null,
    steadiness: type.fearless ? null : share(steadinessOf(field, unit), type.steadiness[0] ?? 0),
    states: statesOf(field, unit, marks),
    selected: marks.selected === unit.id,
    target: marks.targets.has(unit.id),
    ...(facesMatter(type, unit) ? { facing: unit.facing } : {}),
    echelon: type.id.endsWith('-platoon') ? 'platoon' : 'company',
  }
}

/** T11: under its carrier's counter, seen where the stack fans out. */
const isAboard = (unit: Unit): boolean => unit.place === 'carried' && unit.hex !== null

/** A maker of counter lists in which a counter that looks the same stays the same object. */
export const counterMaker = (): ((field: Field, marks: Marks) => readonly CounterPicture[]) => {
  const kept = keyed<CounterPicture>()
  const list = steady<CounterPicture>()
  const keep = (picture: CounterPicture): CounterPicture =>
    kept(picture.id, Object.values({ ...picture, states: picture.states.join() }), () => picture)
  return (field, marks) => {
    const standing = allUnits(field).filter((unit) => isOnMap(unit) || (marks.aboard && isAboard(unit)))
    const shown = standing.map((unit) => keep(counter(field, unit, marks)))
    const gone = marks.ghosts.map(({ unit, state }) =>
      keep({ ...counter(field, unit, marks), states: [state] }),
    )
    return list([...shown, ...gone])
  }
}
