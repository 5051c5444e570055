/** Who gets down to fight (T6.9, T11.6). */
import type { Hex } from '../../../../kernel/hex'
import type { Field, Unit } from '../../model'
import { COVER_FROM_HORSE } from '../../tables/closeCombat'
import { inTrench, terrainAt } from '../ground'
import { carrierOf, loadsIn } from '../transport'
import { kindOf, typeOf } from '../units'
import { foesOf } from './fight'

/** T6.9, [H] T6.19: under cover in woods, forest and town; a trench shelters the whole hex that is assaulted. */
const enemyIsCovered = (field: Field, unit: Unit): boolean =>
  unit.hex !== null &&
  (COVER_FROM_HORSE.includes(terrainAt(field.battle, unit.hex)) ||
    foesOf(field, unit).some((foe) => inTrench(field, foe)))

/** T6.9: Soviet cavalry may assault mounted an enemy that is not under cover. */
export const fightsMounted = (field: Field, unit: Unit): boolean =>
  unit.mount === 'on' &&
  unit.order === 'assault' &&
  typeOf(field, unit).abilities.includes('mountedAssault') &&
  !enemyIsCovered(field, unit)

/** T6.9: all other mounted units dismount to fight, and miss no round by it. */
export const dismountsToFight = (field: Field, unit: Unit): boolean =>
  unit.mount === 'on' && !fightsMounted(field, unit)

/** T11.6: loads, riders and towed guns aboard the ground carriers of a hex. [H] T6.15: suppressed ones too. */
export const aboardIn = (field: Field, hex: Hex): readonly Unit[] =>
  loadsIn(field, hex).filter((unit) => {
    const carrier = carrierOf(field, unit)
    return carrier?.place === 'map' && kindOf(field, carrier) === 'vehicle'
  })
