/** How units and works stand when the turn is over. */
import type { Side, Unit } from '../../../../src/engine/tactical/model'
import { isSuppressed } from '../../../../src/engine/tactical/rules/units'
import { edgeOf } from '../given'
import { keyOf, number } from '../words'
import { eventsOf, like, type Sentences, same, some, unitIn } from './sentence'

const STATES: Readonly<Record<string, (unit: Unit) => boolean>> = {
  destroyed: (unit) => unit.place === 'destroyed',
  suppressed: isSuppressed,
  'in ambush': (unit) => unit.concealed,
  limbered: (unit) => !unit.deployed,
  mounted: (unit) => unit.mount === 'on',
  'off the map': (unit) => unit.place === 'exited',
  'in reserve': (unit) => unit.place === 'reserve',
  'merged into another': (unit) => unit.place === 'merged',
  'dug in': (unit) => unit.dugIn,
  aboard: (unit) => unit.place === 'carried',
  'on the map': (unit) => unit.place === 'map',
  'without machines': (unit) => unit.mount === null,
}

const state = `(${Object.keys(STATES).join('|')})`

const said = (unit: Unit): string =>
  [unit.place, ...Object.keys(STATES).filter((word) => STATES[word]?.(unit))].join(', ')

export const STANDS: Sentences = [
  [
    like('{U} has strength {N}'),
    ([, id, n], line) =>
      (outcome) =>
        same(unitIn(outcome, line, id).strength, number(line, n)),
  ],
  [
    like('{U} has ammo {N}'),
    ([, id, n], line) =>
      (outcome) =>
        same(unitIn(outcome, line, id).ammo, number(line, n)),
  ],
  [
    like('{U} stands at {H}'),
    ([, id, hex], line) =>
      (outcome) =>
        same(unitIn(outcome, line, id).hex, hex as string),
  ],
  [
    like('{U} faces ([A-Z]+)'),
    ([, id, f], line) =>
      (outcome) =>
        same(unitIn(outcome, line, id).facing, f as string),
  ],
  [
    like(`{U} is ${state}`),
    ([, id, word], line) =>
      (outcome) => {
        const unit = unitIn(outcome, line, id)
        return STATES[word as string]?.(unit) ? null : said(unit)
      },
  ],
  [
    like(`{U} is not ${state}`),
    ([, id, word], line) =>
      (outcome) => {
        const unit = unitIn(outcome, line, id)
        return STATES[word as string]?.(unit) ? said(unit) : null
      },
  ],
  [
    like('{U} rides on {U}'),
    ([, id, carrier], line) =>
      (outcome) =>
        same(unitIn(outcome, line, id).carrier, carrier as string),
  ],
  [
    like('{U} has {N} ammo for others'),
    ([, id, n], line) =>
      (outcome) =>
        same(unitIn(outcome, line, id).cargo ?? 0, number(line, n)),
  ],
  [
    like('{U} is with {U}'),
    ([, id, host], line) =>
      (outcome) =>
        same(unitIn(outcome, line, id).host, host as string),
  ],
  [
    like('{U} keeps {N} of work towards {H}'),
    ([, id, n, to], line) =>
      (outcome) => {
        const { climb } = unitIn(outcome, line, id)
        return same(climb ? `${climb.work} ${climb.to}` : 'none', `${n} ${to}`)
      },
  ],
  [
    like('{U} keeps no work'),
    ([, id], line) =>
      (outcome) =>
        same(unitIn(outcome, line, id).climb?.work ?? null, null),
  ],
  [
    like('{U} has done {N} turns? of its task'),
    ([, id, n], line) =>
      (outcome) =>
        same(unitIn(outcome, line, id).task?.done ?? 0, number(line, n)),
  ],
  [
    like('{U} has no task'),
    ([, id], line) =>
      (outcome) =>
        same(unitIn(outcome, line, id).task?.kind ?? null, null),
  ],
  [
    like('there is (a|no) trench at {H} towards ([A-Z]+)'),
    ([, article, hex, face]) =>
      ({ after }) => {
        const there = after.works.trenches.some((each) => each.hex === hex && each.face === face)
        return same(there ? 'a' : 'no', article as string)
      },
  ],
  [
    like('there is (wire|no wire) at {H} towards ([A-Z]+)'),
    ([, article, hex, face], line) =>
      ({ after }) => {
        const there = after.works.wire.includes(edgeOf(after, line, hex as string, face as string))
        return same(there ? 'wire' : 'no wire', article as string)
      },
  ],
  [
    like('there are (mines|no mines) at {H}'),
    ([, article, hex]) =>
      ({ after }) =>
        same(after.works.mines.some((each) => each.hex === hex) ? 'mines' : 'no mines', article as string),
  ],
  [
    like('there is (smoke|no smoke) at {H}'),
    ([, article, hex]) =>
      ({ after }) =>
        same(after.works.smoke.some((each) => each.hex === hex) ? 'smoke' : 'no smoke', article as string),
  ],
  [
    like('(ussr|axis|nobody) controls {H}'),
    ([, who, hex]) =>
      ({ after }) =>
        same(after.control[hex as string] ?? 'nobody', who as string),
  ],
  [
    like('(ussr|axis) has {N} points?'),
    ([, who, n], line) =>
      ({ after }) =>
        same(after.points[who as Side], number(line, n)),
  ],
  [
    like('{U} is supplied'),
    ([, unit]) =>
      (outcome) =>
        some(
          eventsOf(outcome, 'replenished'),
          (event) => event.unit === unit,
          (event) => event.unit,
        ),
  ],
  [
    like('{U} gets {N} back'),
    ([, unit, n], line) =>
      (outcome) => {
        const back = eventsOf(outcome, 'returned').filter((event) => event.unit === unit)
        return same(
          back.reduce((sum, event) => sum + event.back, 0),
          number(line, n),
        )
      },
  ],
  [
    like('the hours of day {N} are (light|dark first|dark last)'),
    ([, day, hours], line) =>
      ({ after }) =>
        same(after.hours[number(line, day) - 1] ?? null, keyOf(hours as string)),
  ],
  [
    like('the battle goes on'),
    () =>
      ({ after }) =>
        same(after.result ? 'it is over' : null, null),
  ],
  [
    like('(ussr|axis) (wins decisively|wins)'),
    ([, who, how]) =>
      ({ after }) => {
        const level = how === 'wins' ? 'victory' : 'decisive'
        return same(
          after.result ? `${after.result.winner} ${after.result.level}` : 'it goes on',
          `${who} ${level}`,
        )
      },
  ],
  [
    like('the battle is a draw'),
    () =>
      ({ after }) =>
        same(after.result ? after.result.level : 'it goes on', 'draw'),
  ],
  [
    like('{U} regroups(?: to)? {N} of strength and {N} of ammo'),
    ([, host, strength, ammo]) =>
      (outcome) =>
        some(
          eventsOf(outcome, 'regrouped'),
          (event) => event.host === host && `${event.strength} ${event.ammo}` === `${strength} ${ammo}`,
          (event) => `${event.host}: ${event.strength}, ammo ${event.ammo}`,
        ),
  ],
]
