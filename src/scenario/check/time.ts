/** Sides, turns and switches of a battle. */
import type { OrderKind } from '../../engine/tactical/orders'
import type { Scenario, Special } from '../../engine/tactical/scenario'
import { at, error, type Finding, warning } from '../faults'

/** Findings on what a battle says about its turns and sides. */
export const timeFindings = (scenario: Scenario): readonly Finding[] => [
  ...(scenario.sides[0] === scenario.sides[1] ? [error('sidesAlike', 'sides')] : []),
  ...(isDate(scenario.date) ? [] : [error('badDate', 'date', { detail: { date: scenario.date } })]),
  ...(scenario.sightLimit ?? []).flatMap(({ turns }, i) =>
    spanFindings(turns, scenario.turns, `sightLimit[${i}].turns`),
  ),
  ...(scenario.special ?? []).flatMap((special, i) => specialFindings(scenario, special, `special[${i}]`)),
]

const DAYS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]

/** The schema has seen to `yyyy-mm-dd`; this asks whether the month has the day. */
const isDate = (date: string): boolean => {
  const [year, month, day] = date.split('-').map(Number) as [number, number, number]
  const leap = year % 4 === 0 && month === 2 ? 1 : 0
  return day <= (DAYS[month - 1] ?? 0) + leap
}

const spanFindings = (
  [first, last]: readonly [number, number],
  turns: number,
  path: string,
): readonly Finding[] => {
  if (first > last) return [error('turnsBackwards', path, { detail: { first, last } })]
  return last > turns ? [warning('turnsTooLate', path, { detail: { last, turns } })] : []
}

/** T14.1.a: the orders that cost ammo. */
const FIRES: readonly OrderKind[] = ['defence', 'ambush', 'suppress', 'fireOnMove']

const specialFindings = (scenario: Scenario, special: Special, path: string): readonly Finding[] => {
  switch (special.kind) {
    case 'freeAmmo': {
      const exists = scenario.units.some((unit) => unit.id === special.unit)
      const unknown = error('unknownUnit', at(path, 'unit'), { detail: { unit: special.unit } })
      const span = spanFindings(special.turns, scenario.turns, at(path, 'turns'))
      const fires = FIRES.includes(special.order)
      const idle = error('notOneOf', at(path, 'order'), {
        rule: 'T14.1.a',
        detail: { received: special.order, allowed: FIRES.join(', ') },
      })
      return [...(exists ? [] : [unknown]), ...(fires ? [] : [idle]), ...span]
    }
    case 'holdFire':
      return [
        ...(special.endsOn.length > 0 ? [] : [warning('emptyList', at(path, 'endsOn'))]),
        ...spanFindings([1, special.untilTurn], scenario.turns, at(path, 'untilTurn')),
      ]
    default:
      return special satisfies never
  }
}
