/** T4.8, T13.6: at whom a fire order really fires when its moment has come. */
import type { Hex } from '../../../kernel/hex'
import { type Illegal, illegal } from '../../../kernel/verdict'
import { enemyOf, type Field, type Unit, type UnitId } from '../model'
import type { Aim } from '../orders'
import { type How, type Shot, type ShotFault, shotAt } from './shot'
import { isExposed, loadsIn } from './transport'
import { targetClassOf, typeOf, unitsIn } from './units'

export type Aimed = Readonly<{ legal: true; target: Unit; shot: Shot }>
type Place = Readonly<{ hex: Hex; how: How }>

/** Enemy units in a hex, concealed or not, then riders and guns towed by tanks (T11.5, T12.5), each by id. */
export const enemiesIn = (field: Field, firer: Unit, hex: Hex): readonly Unit[] => [
  ...unitsIn(field, hex).filter((unit) => unit.side === enemyOf(firer.side)),
  ...loadsIn(field, hex).filter((unit) => unit.side === enemyOf(firer.side) && isExposed(field, unit)),
]

/**
 * T4.8: the unit that an order names. `stood`: the hex where it stood when the sheets were opened; absent:
 * it has not moved since.
 */
type Named = Readonly<{ unit: UnitId; stood?: Hex | null | undefined }>

/** T4.8: another of the same class in that hex, nearest to full strength, then by id. */
const substitute = (field: Field, firer: Unit, lost: Unit, place: Place): Aimed | null => {
  const { hex, how } = place
  const wanted = targetClassOf(field, lost)
  let best: Aimed | null = null
  let least = Number.MAX_SAFE_INTEGER
  for (const other of enemiesIn(field, firer, hex)) {
    if (other.id === lost.id || targetClassOf(field, other) !== wanted) continue
    const shot = shotAt(field, firer, other, how)
    const missing = typeOf(field, other).strength.full - other.strength
    if (!shot.legal || missing >= least) continue
    best = { legal: true, target: other, shot }
    least = missing
  }
  return best
}

/**
 * T4.8, [H] T4.8.a: the named unit, wherever it is now; if it is gone or may not be fired at, its substitute in the hex
 * where it stood; or the reason why nothing is fired.
 */
export const aimAtUnit = (field: Field, firer: Unit, named: Named, how: How): Aimed | Illegal<ShotFault> => {
  const target = field.units[named.unit]
  if (!target || target.side === firer.side) return illegal('noSuchTarget', 'T4.8')
  const shot = shotAt(field, firer, target, how)
  if (shot.legal) return { legal: true, target, shot }
  const hex = named.stood === undefined ? target.hex : named.stood
  return (hex === null ? null : substitute(field, firer, target, { hex, how })) ?? shot
}

/** The units at which blind fire on a hex may fall (T13.6). */
export const blindTargets = (field: Field, firer: Unit, hex: Hex, how: How): readonly Aimed[] =>
  enemiesIn(field, firer, hex).flatMap((target) => {
    const shot = shotAt(field, firer, target, { ...how, laying: 'indirect', blind: true })
    return shot.legal ? [{ legal: true as const, target, shot }] : []
  })

export const aimsAtUnit = (aim: Aim): aim is Readonly<{ unit: string }> => 'unit' in aim
