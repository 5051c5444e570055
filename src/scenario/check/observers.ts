/** T13.4: platoons that spot for batteries. */
import type { UnitType } from '../../engine/tactical/model'
import { takesObservers } from '../../engine/tactical/rules/units'
import type { Scenario, ScenarioUnit } from '../../engine/tactical/scenario'
import { unitTypes } from '../../engine/tactical/tables/units'
import { at, error, type Finding, warning } from '../faults'

/** Findings on one unit's `serves` and `host`; both belong to observers alone. */
export const observerFindings = (
  scenario: Scenario,
  unit: ScenarioUnit,
  type: UnitType,
  path: string,
): readonly Finding[] => {
  const { serves, host } = unit
  const rule = 'T13.4'
  if (type.category !== 'observer')
    return serves === undefined && host === undefined ? [] : [error('notAnObserver', path, { rule })]
  if (serves === undefined || host === undefined) return [error('observerUnattached', path, { rule })]
  return [
    ...batteryFindings(scenario, unit, serves, at(path, 'serves')),
    ...hostFindings(scenario, unit, host, at(path, 'host')),
  ]
}

const ownUnit = (scenario: Scenario, unit: ScenarioUnit, id: string): ScenarioUnit | undefined =>
  scenario.units.find((other) => other.id === id && other.side === unit.side)

const typeOf = (unit: ScenarioUnit | undefined): UnitType | undefined =>
  unit && Object.hasOwn(unitTypes, unit.type) ? unitTypes[unit.type] : undefined

const batteryFindings = (
  scenario: Scenario,
  unit: ScenarioUnit,
  serves: string,
  path: string,
): readonly Finding[] => {
  const battery = typeOf(ownUnit(scenario, unit, serves))
  if (!battery?.abilities.includes('ownsObserver'))
    return [error('noBattery', path, { rule: 'T13.4', detail: { unit: serves } })]
  const first = scenario.units.find((other) => other.serves === serves)
  return first === unit
    ? []
    : [warning('batteryServedTwice', path, { rule: 'T13.4', detail: { unit: serves } })]
}

const hostFindings = (
  scenario: Scenario,
  unit: ScenarioUnit,
  host: string,
  path: string,
): readonly Finding[] => {
  const company = ownUnit(scenario, unit, host)
  const type = typeOf(company)
  const detail = { unit: host }
  if (!type || company?.hex === undefined) return [error('noHost', path, { rule: 'T13.4', detail })]
  return takesObservers(type)
    ? []
    : [error('notAFrontCompany', path, { rule: 'T13.4', hex: company.hex, detail })]
}
