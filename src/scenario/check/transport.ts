/** T11: who starts aboard whom, and the loads of ammo. */

import type { Unit } from '../../engine/tactical/model'
import { cargoFits, loadsOf, takesAboard } from '../../engine/tactical/rules/transport'
import { kindOf, typeOf } from '../../engine/tactical/rules/units'
import type { ScenarioUnit } from '../../engine/tactical/scenario'
import { at, error, type Finding } from '../faults'
import type { Ground } from './scenario'

/** T15.6: foot aboard a transport squadron, and nothing else in the air. */
const aloftFindings = (
  start: Ground['start'],
  load: Unit | undefined,
  carrier: Unit,
  place: string,
): readonly Finding[] => {
  const type = load && typeOf(start, load)
  const flies = typeOf(start, carrier).category === 'airTransport'
  return flies && type?.kind === 'foot' && type.mounted === undefined
    ? []
    : [error('cannotCarry', place, { rule: 'T15.6' })]
}

/** Its carrier is of its side, on the map or yet to come, and takes it with all the others aboard. */
const carriedFindings = ({ start }: Ground, listed: ScenarioUnit, path: string): readonly Finding[] => {
  if (listed.carriedBy === undefined) return []
  const place = at(path, 'carriedBy')
  const detail = { unit: listed.id, carrier: listed.carriedBy }
  const carrier = start.units[listed.carriedBy]
  const load = start.units[listed.id]
  if (!carrier) return [error('unknownUnit', place, { detail: { unit: listed.carriedBy } })]
  if (carrier.side !== listed.side) return [error('notYours', place, { detail: { unit: carrier.id } })]
  if (kindOf(start, carrier) === 'air') return aloftFindings(start, load, carrier, place)
  const stands = carrier.place === 'map' || carrier.place === 'reserve'
  if (!load || !stands) return [error('carrierUnfit', place, { rule: 'T11.4', detail })]
  const others = loadsOf(start, carrier.id).filter((other) => other.id !== load.id)
  const verdict = takesAboard(start, carrier, load, others)
  const refused = verdict.legal ? [] : [error('carrierUnfit', place, { rule: verdict.rule, detail })]
  const hidden = listed.concealed || listed.dugIn || listed.deployed || listed.mount === 'on'
  return hidden ? [...refused, error('carriedElsewhere', place, { rule: 'T11.7', detail })] : refused
}

/** T11.4: ammo is a load like others. */
const cargoFindings = ({ start }: Ground, listed: ScenarioUnit, path: string): readonly Finding[] => {
  const carrier = start.units[listed.id]
  if (!carrier || (listed.cargo ?? 0) === 0 || cargoFits(start, carrier)) return []
  const detail = { unit: listed.id, cargo: listed.cargo ?? 0 }
  return [error('cargoOverFull', at(path, 'cargo'), { rule: 'T11.4', detail })]
}

export const transportFindings = (ground: Ground, listed: ScenarioUnit, path: string): readonly Finding[] => [
  ...carriedFindings(ground, listed, path),
  ...cargoFindings(ground, listed, path),
]
