/** Aims and fire policies of orders (T4.7, T4.8, T13.6, T3.23), from what the owner knows. */
import { cellOf } from '../../../../kernel/hex'
import { illegal, legal, type Verdict } from '../../../../kernel/verdict'
import type { OrderFault } from '../../checkOrder'
import type { Field, Unit } from '../../model'
import type { Aim, LayingChoice, Order } from '../../orders'
import { TERRAIN } from '../../tables/modifiers'
import { enemiesIn } from '../aim'
import { inContact } from '../contact'
import { rangeBetween, terrainAt } from '../ground'
import { objectIn, shotAtHex } from '../hexShot'
import { offMapOf, offMapRange } from '../offMap'
import { bearsOn, type How, mayFire, shotAt } from '../shot'
import { targetClassOf, typeOf } from '../units'

type Judgement = Verdict<OrderFault>

/** T13.6: a known minefield or a bridge is a legal target, of direct fire too. */
const checkObject = (field: Field, unit: Unit, aim: Parameters<typeof shotAtHex>[2], how: How): Judgement => {
  const shot = shotAtHex(field, unit, aim, how)
  if (!shot.legal) return shot
  return shot.dice > 0 ? legal : illegal('noDice', 'T4.1')
}

/** T13.2, T13.6: may shells be laid on this hex: indirect, in range, in the sector, from fit ground? */
const checkLaying = (field: Field, unit: Unit, hex: string, order: How['order']): Judgement => {
  if (cellOf(field.battle.grid, hex) < 0) return illegal('offTheMap', 'T13.6', { hex })
  const able = mayFire(field, unit, order)
  if (!able.legal) return able
  const indirect = typeOf(field, unit).weapons.filter((weapon) => weapon.laying === 'indirect')
  if (indirect.length === 0) return illegal('needsIndirect', 'T13.6')
  if (unit.place === 'map' && !TERRAIN[terrainAt(field.battle, unit.hex as string)].indirectFrom)
    return illegal('indirectFromWoods', 'T13.2')
  const off = offMapOf(field, unit)
  const range = off ? offMapRange(field, off, hex) : rangeBetween(field.battle, unit.hex as string, hex)
  const max = Math.max(...indirect.map((weapon) => weapon.range.max))
  const min = Math.min(...indirect.map((weapon) => weapon.range.min))
  if (range > max) return illegal('outOfRange', 'T4.2', { range, max })
  if (range < min) return illegal('tooNear', 'T4.1', { range, min })
  return bearsOn(field, unit, hex, 'normal')
}

/** T13.6: blind fire is indirect, in range; [H] T13.6.a: at a hex where no enemy is known. */
const checkHex = (
  field: Field,
  unit: Unit,
  hex: string,
  order: How['order'],
  laying?: LayingChoice,
): Judgement => {
  if (cellOf(field.battle.grid, hex) < 0) return illegal('offTheMap', 'T13.6', { hex })
  const object = objectIn(field, unit, hex, order)
  if (object === 'bridge') return checkObject(field, unit, { hex, object }, { order, laying })
  const known = enemiesIn(field, unit, hex)[0]
  if (object === 'mines' && !known) return checkObject(field, unit, { hex, object }, { order, laying })
  const laid = checkLaying(field, unit, hex, order)
  if (!laid.legal) return laid
  return known ? illegal('nameTheUnit', 'T13.6', { unit: known.id, hex }) : legal
}

/** T13.7: who lays smoke at all. */
export const mayLaySmoke = (field: Field, unit: Unit): Judgement =>
  typeOf(field, unit).abilities.includes('smoke')
    ? mayFire(field, unit, 'normal')
    : illegal('noSmoke', 'T13.7')

/** T13.7, [H] T13.7.a: smoke on one hex in indirect range, whoever stands there; not into a close combat (T5.14). */
export const checkSmoke = (field: Field, unit: Unit, hex: string): Judgement => {
  const laid = checkLaying(field, unit, hex, 'normal')
  if (!laid.legal) return laid
  return inContact(field, hex) ? illegal('targetInContact', 'T5.14', { hex }) : legal
}

/** Fire on the move is fired from elsewhere, later: only the weapon and the target are judged now. */
const checkLater = (field: Field, unit: Unit, target: Unit): Judgement => {
  const targetClass = targetClassOf(field, target)
  const able = typeOf(field, unit).weapons.some(
    (weapon) => targetClass !== 'none' && (weapon.dice[targetClass] ?? 0) > 0,
  )
  return able ? legal : illegal('noIntensity', 'T4.1', { class: targetClass })
}

/** May the unit aim so? A hex with a known enemy is refused: name the unit. */
export const checkAim = (
  field: Field,
  unit: Unit,
  aim: Aim,
  order: How['order'],
  laying?: LayingChoice,
): Judgement => {
  if ('hex' in aim) return checkHex(field, unit, aim.hex, order, laying)
  const target = field.units[aim.unit]
  if (!target || target.side === unit.side) return illegal('noSuchTarget', 'T4.8', { unit: aim.unit })
  if (order === 'onMove') return checkLater(field, unit, target)
  const shot = shotAt(field, unit, target, { order, laying })
  if (!shot.legal) return shot
  return shot.dice > 0 ? legal : illegal('noDice', 'T4.1')
}

/** T3.23: a policy that fires names a target that may be fired at now. */
export const checkPolicy = (
  field: Field,
  unit: Unit,
  order: Extract<Order, { policy: unknown }>,
): Judgement => {
  const { policy, laying } = order
  if (policy.mode !== 'fire') return legal
  return policy.target
    ? checkAim(field, unit, policy.target, 'normal', laying)
    : illegal('noSuchTarget', 'T3.23')
}
