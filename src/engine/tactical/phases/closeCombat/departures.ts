/** T5.13: who goes at a round's end, and who finds the way barred after all. */
import type { Dice } from '../../../../kernel/dice'
import { cellOf, type Face, faceBetween, type Hex, opposite } from '../../../../kernel/hex'
import type { Event } from '../../events'
import type { State, Unit, UnitId } from '../../model'
import { contestedHexes } from '../../rules/closeCombat/fight'
import { enemiesAhead, wayOut } from '../../rules/closeCombat/leave'
import { abandonsMachines } from '../../rules/step'
import { unitsIn } from '../../rules/units'
import { tearsWire, wireBetween, wireCrossing } from '../../rules/wire'
import { type RoundNumber, WIRE_CROSSED } from '../../tables/closeCombat'
import { STACK } from '../../tables/modifiers'
import { wireTorn } from '../wireTorn'
import { roundStep } from './steps'

/** A unit that leaves, and where to. */
export type Leaver = Readonly<{ unit: Unit; to: Hex }>

type Moment = Readonly<{ dice: Dice; round: RoundNumber }>

/** What became of a leaver: it goes, or stays for a reason. */
type Attempt = Leaver & Readonly<{ events: readonly Event[]; goes: boolean }>

/** T10.5: dice of wire as they fell, by unit; and the edges that vehicles which leave now open. */
type Wire = Readonly<{ thrown: Map<UnitId, WireTested>; open: ReadonlySet<string> }>
type WireTested = Extract<Event, { kind: 'wireTested' }>

type Detail = Readonly<Record<string, string | number>>

const lapsed = (unit: Unit, fault: string, rule: string, detail: Detail): Event & { kind: 'lapsed' } => ({
  kind: 'lapsed',
  rule,
  unit: unit.id,
  fault,
  detail,
})

/** T5.13: the way is judged at the start of the silent round; a barred unit fights on. */
export const barredAtOnce = (state: State, { unit, to }: Leaver): Event | null => {
  const way = wayOut(state, unit, to)
  return way.legal ? null : lapsed(unit, way.fault, way.rule, way.detail)
}

const stays = (leaver: Leaver, events: readonly Event[]): Attempt => ({ ...leaver, events, goes: false })

/** T5.13, [H] T6.17: hidden enemies bar the way like others, and are found by it. */
const runsInto = (leaver: Leaver, hidden: readonly Unit[]): Attempt =>
  stays(leaver, [
    ...hidden.map(
      (foe): Event => ({
        kind: 'revealed',
        rule: 'T3.25',
        unit: foe.id,
        why: 'detected',
        by: leaver.unit.id,
      }),
    ),
    lapsed(leaver.unit, 'enemyAhead', 'T5.13', { hex: leaver.to }),
  ])

/** T10.5: 2D6 of a unit on foot, once a round. */
const atWire = ({ unit, to }: Leaver, { dice, round }: Moment, { thrown }: Wire): WireTested => {
  const known = thrown.get(unit.id)
  if (known) return known
  const from = unit.hex as Hex
  const rolls = dice.d6({ step: roundStep(from, round), rule: 'T10.5', unit: unit.id }, 2)
  const passed = (rolls[0] ?? 0) + (rolls[1] ?? 0) >= WIRE_CROSSED
  const test: WireTested = { kind: 'wireTested', rule: 'T10.5', unit: unit.id, from, to, rolls, passed }
  thrown.set(unit.id, test)
  return test
}

/** The way once more, as it is at the round's end; then hidden enemies, then wire (T10.5). */
const attempt = (state: State, leaver: Leaver, moment: Moment, wire: Wire): Attempt => {
  const { unit, to } = leaver
  const from = unit.hex as Hex
  const way = wayOut(state, unit, to)
  if (!way.legal) return stays(leaver, [lapsed(unit, way.fault, way.rule, way.detail)])
  const hidden = enemiesAhead(state, unit, to)
  if (hidden.length > 0) return runsInto(leaver, hidden)
  const edge = wireBetween(state, from, to)
  const rolls = edge !== null && !wire.open.has(edge) && wireCrossing(state, unit) === 'rolls'
  if (rolls && !atWire(leaver, moment, wire).passed)
    return stays(leaver, [lapsed(unit, 'wire', 'T10.5', { from, to })])
  return { ...leaver, events: [], goes: true }
}

/** T5.6, [H] T6.17: in a hex that would be too full the lowest on the order sheet is cancelled first, then by id. */
const bySheet = (a: Attempt, b: Attempt): number =>
  a.unit.row - b.unit.row || (a.unit.id < b.unit.id ? -1 : a.unit.id > b.unit.id ? 1 : 0)

const hasRoom = (state: State, attempts: readonly Attempt[], one: Attempt): boolean => {
  const own = (unit: Unit): boolean => unit.side === one.unit.side
  const ahead = attempts.filter(({ unit, to }) => to === one.to && own(unit)).sort(bySheet)
  return unitsIn(state, one.to).filter(own).length + ahead.indexOf(one) < STACK
}

/** T5.8: leavers of both sides that make for one hex all stop short. */
const meetsEnemy = (attempts: readonly Attempt[], one: Attempt): boolean =>
  attempts.some(({ unit, to }) => to === one.to && unit.side !== one.unit.side)

const crowdedOut = (state: State, going: readonly Attempt[], one: Attempt): Attempt => {
  const stopped = (fault: string, rule: string): Attempt =>
    stays(one, [lapsed(one.unit, fault, rule, { hex: one.to })])
  if (meetsEnemy(going, one)) return stopped('enemyAhead', 'T5.8')
  return hasRoom(state, going, one) ? one : stopped('fullHex', 'T1.3')
}

const departure = (state: State, { unit, to }: Attempt): readonly Event[] => {
  const { grid } = state.battle
  const from = unit.hex as Hex
  const facing = faceBetween(grid, cellOf(grid, from), cellOf(grid, to)) as Face
  return [
    { kind: 'leftCombat', rule: 'T5.13', unit: unit.id, from, to },
    {
      kind: 'moved',
      rule: 'T5.13',
      unit: unit.id,
      from,
      to,
      facing,
      cameBy: opposite(facing),
      by: unit.order ?? 'manoeuvre',
    },
    ...(abandonsMachines(state, unit, 'manoeuvre', { from, to })
      ? [{ kind: 'abandoned', rule: 'T5.4', unit: unit.id, hex: to } as const]
      : []),
  ]
}

/**
 * The round's leavers go, all at once, on the state after its losses. [H] T6.17: one whose enemies are all
 * gone by then stays.
 *
 * @param leavers as they stood at the round's start
 */
export const departures = (state: State, leavers: readonly Leaver[], moment: Moment): readonly Event[] => {
  const contested = contestedHexes(state)
  const still = leavers
    .map(({ unit, to }) => ({ unit: state.units[unit.id] as Unit, to }))
    .filter(({ unit }) => unit.hex !== null && contested.includes(unit.hex))
  const thrown = new Map<UnitId, WireTested>()
  const settled = settle(state, still, moment, thrown)
  const gone = settled.filter(({ goes }) => goes).map(({ unit, to }) => ({ unit, from: unit.hex as Hex, to }))
  return [
    ...thrown.values(),
    ...settled.flatMap((one) => (one.goes ? departure(state, one) : one.events)),
    ...wireTorn(state, gone),
  ]
}

/** T10.5: vehicles first; where one does not get away after all, those behind it throw. */
const settle = (
  state: State,
  leavers: readonly Leaver[],
  moment: Moment,
  thrown: Wire['thrown'],
): readonly Attempt[] => {
  let open = openedBy(state, leavers)
  for (;;) {
    const attempts = leavers.map((leaver) => attempt(state, leaver, moment, { thrown, open }))
    const going = attempts.filter(({ goes }) => goes)
    const settled = attempts.map((one) => (one.goes ? crowdedOut(state, going, one) : one))
    const torn = openedBy(
      state,
      settled.filter(({ goes }) => goes),
    )
    if ([...open].every((edge) => torn.has(edge))) return settled
    open = torn
  }
}

const openedBy = (state: State, leavers: readonly Leaver[]): ReadonlySet<string> =>
  new Set(
    leavers.flatMap(({ unit, to }) => {
      const edge = tearsWire(state, unit) ? wireBetween(state, unit.hex as Hex, to) : null
      return edge ?? []
    }),
  )
