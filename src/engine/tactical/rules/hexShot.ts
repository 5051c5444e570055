/** T13.6: a shot at what lies or stands in a hex: a minefield (T10.2) or a bridge (T9.8). */
import type { Hex } from '../../../kernel/hex'
import { type Illegal, illegal } from '../../../kernel/verdict'
import type { Sum } from '../events'
import { enemyOf, type Field, type TargetClass, type Unit } from '../model'
import { BRIDGE_DEFENCE } from '../tables/works'
import { isBreaching } from './breaching'
import { inContact } from './contact'
import { accuracyTerms, bounded, diceTerms, totalDice } from './fireSum'
import { onBridge } from './ground'
import { minesIn } from './mines'
import { bearsOn, geometry, type How, lay, mayFire, type Shot, type ShotFault } from './shot'
import { typeOf } from './units'

export type WorksObject = 'mines' | 'bridge'

/**
 * What fire at a hex is meant for, as far as the asker knows of it; null: for units alone. [H] T9.8.c: heavy fire
 * at the hex of a bridge is fire at the bridge. Mines are broken by suppressive fire only.
 */
export const objectIn = (field: Field, firer: Unit, hex: Hex, order: How['order']): WorksObject | null => {
  if (!isBreaching(typeOf(field, firer)) || order === 'onMove') return null
  if (onBridge(field, hex)) return 'bridge'
  return order === 'suppress' && minesIn(field, hex).length > 0 ? 'mines' : null
}

/** T9.8: dice against fortifications; T10.2: against infantry. */
const CLASS: Readonly<Record<WorksObject, TargetClass>> = { bridge: 'fortification', mines: 'infantry' }

/** Stands for the hex where the rules of fire ask for a target: in the open, known, of the other side. */
const standIn = (firer: Unit, hex: Hex): Unit => ({
  ...firer,
  id: '',
  side: enemyOf(firer.side),
  place: 'map',
  hex,
  concealed: false,
})

/** The shot at a hex with its sum, or why there is none. */
export const shotAtHex = (
  field: Field,
  firer: Unit,
  aim: Readonly<{ hex: Hex; object: WorksObject }>,
  how: How,
): Shot | Illegal<ShotFault> => {
  const { hex, object } = aim
  const able = mayFire(field, firer, how.order)
  if (!able.legal) return able
  if (firer.hex === hex) return illegal('sameHex', 'T4.2', { hex })
  if (inContact(field, hex)) return illegal('targetInContact', 'T5.14', { hex })
  const target = standIn(firer, hex)
  const targetClass = CLASS[object]
  const place = geometry(field, firer, target, targetClass)
  const laid = lay(field, firer, target, how, place)
  if ('legal' in laid) return laid
  const sector = bearsOn(field, firer, hex, how.order)
  if (!sector.legal) return sector
  const closed = laid.laying === 'indirect' && place.sight?.clear !== true
  const setting = { closed, ...laid, range: place.range, order: how.order, targetClass }
  const sum: Sum = {
    dice: diceTerms(field, firer, target, setting),
    accuracy: accuracyTerms(field, firer, target, setting),
    defence: object === 'bridge' ? [{ why: 'bridge', value: BRIDGE_DEFENCE, rule: 'T9.8' }] : [],
  }
  return { legal: true, ...laid, closed, range: place.range, sum, dice: totalDice(sum), ...bounded(sum) }
}
