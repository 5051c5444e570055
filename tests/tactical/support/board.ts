/** Battles in a few lines: an ASCII map, units by id (s… Soviet, g… Axis), orders by unit. */

import { makeBattle } from '../../../src/engine/tactical/battle'
import type { Event, EventKind } from '../../../src/engine/tactical/events'
import type { Side, State, Unit, UnitId, Variants } from '../../../src/engine/tactical/model'
import type { Answers, Order, Sheets } from '../../../src/engine/tactical/orders'
import type { Edge, Scenario, ScenarioUnit } from '../../../src/engine/tactical/scenario'
import { type Resolution, resolveTurn } from '../../../src/engine/tactical/sequence'
import { startState } from '../../../src/engine/tactical/setup'
import { unitTypes } from '../../../src/engine/tactical/tables/units'
import { scriptedDice } from '../../../src/kernel/dice'

const text = (word: string) => ({ ru: word, en: word })

/** A place on the board: type of the catalogue, hex, and what differs from a fresh unit. */
export type Put = Readonly<
  { type: string; hex: string | null } & Partial<Omit<Unit, 'id' | 'type' | 'hex' | 'side'>>
>

/** Short names of types that the cases use. */
export const RIFLE = 'su-rifle-company'
export const GERMAN = 'de-infantry-company'
export const T34 = 'su-t34-company'

export const put = (type: string, hex: string | null, more: Omit<Put, 'type' | 'hex'> = {}): Put => ({
  type,
  hex,
  ...more,
})

const sideOf = (id: UnitId): Side => (id.startsWith('s') ? 'ussr' : 'axis')

const plainScenario = (
  rows: readonly string[],
  units: readonly ScenarioUnit[],
  more: Partial<Scenario>,
): Scenario => ({
  format: 'stalingrad-height/scenario',
  version: 1,
  id: 'case',
  name: text('case'),
  date: '1942-09-16',
  start: '05:00',
  minutesPerTurn: 10,
  turns: 20,
  brief: text('case'),
  sides: ['ussr', 'axis'],
  sideNames: { ussr: text('USSR'), axis: text('Axis') },
  defender: 'ussr',
  units,
  zones: { ussr: { units: [], works: [], trenches: 0 }, axis: { units: [], works: [], trenches: 0 } },
  trenches: [],
  victory: { outcomes: [], otherwise: { winner: null, level: 'draw', text: text('over') } },
  objectives: [],
  sources: [],
  ...more,
  map: {
    cols: rows[0]?.length ?? 0,
    rows: rows.length,
    terrain: rows,
    roads: [],
    ...more.map,
  } as Scenario['map'],
})

/** Terrain letters with h and H for plain on level 1 and 2. */
const mapOf = (rows: readonly string[]): Pick<Scenario['map'], 'terrain' | 'levels'> => ({
  terrain: rows.map((row) => row.replace(/[hH]/g, '.')),
  levels: rows.map((row) => row.replace(/[^hH]/g, '0').replaceAll('h', '1').replaceAll('H', '2')),
})

/**
 * A state at the orders of turn 2 (so that all have stood where they are, T10.4).
 *
 * @param rows terrain letters (`h`, `H` = plain on a hill)
 * @param units by id; facing N unless given
 */
export const board = (
  rows: readonly string[],
  units: Readonly<Record<UnitId, Put>>,
  more: Partial<Omit<Scenario, 'map'>> & {
    map?: Partial<Scenario['map']>
    variants?: Partial<Variants>
    /** What the scenario's file says of a unit beyond its type, side and hex. */
    listed?: Readonly<Record<UnitId, Partial<ScenarioUnit>>>
    /** Edges of squadrons that do not fly in over the west. */
    edges?: Readonly<Record<UnitId, Edge>>
  } = {},
): State => {
  const { variants, map, listed: files = {}, edges = {}, ...rest } = more
  const listed: ScenarioUnit[] = Object.entries(units).map(([id, { type, hex }]) => ({
    id,
    type,
    side: sideOf(id),
    ...(hex === null ? {} : { hex }),
    ...(unitTypes[type]?.kind === 'air' ? { squadron: { turn: 1, edge: edges[id] ?? 'west' } } : {}),
    ...files[id],
  }))
  const whole = { ...mapOf(rows), ...map } as Scenario['map']
  const battle = makeBattle(plainScenario(rows, listed, { ...rest, map: whole }), variants ?? {})
  const start = startState(battle, 'seed')
  const placed: Record<UnitId, Unit> = {}
  for (const [id, unit] of Object.entries(start.units)) {
    const { type: _type, hex: _hex, ...change } = units[id] as Put
    placed[id] = { ...unit, ...change }
  }
  return { ...start, phase: 'orders', turn: 2, units: placed }
}

/** Both sheets from one list of orders. */
export const sheets = (orders: Readonly<Record<UnitId, Order>>): Sheets => {
  const both: Record<Side, Record<UnitId, Order>> = { ussr: {}, axis: {} }
  for (const [id, order] of Object.entries(orders)) both[sideOf(id)][id] = order
  return both
}

export type Played = Readonly<{
  resolution: Resolution
  events: readonly Event[]
  state: State
  /** Events of one kind, in order. */
  of: <K extends EventKind>(kind: K) => readonly Extract<Event, { kind: K }>[]
  unit: (id: UnitId) => Unit
}>

/** Resolves one turn with keyed dice, or with scripted ones (they must suffice exactly). */
export const play = (
  state: State,
  orders: Readonly<Record<UnitId, Order>>,
  dice?: readonly number[],
  answers: Answers = {},
): Played => {
  const script = dice ? scriptedDice(dice) : undefined
  const resolution = resolveTurn(state, sheets(orders), answers, ...(script ? [script] : []))
  if (script && script.left() > 0) throw new Error(`${script.left()} scripted dice were not thrown`)
  const { events } = resolution
  return {
    resolution,
    events,
    state: resolution.state,
    of: (kind) => events.filter((event) => event.kind === kind) as never,
    unit: (id) => resolution.state.units[id] as Unit,
  }
}

/** Orders of the cases, in one word. */
export const react = (more: Partial<Extract<Order, { kind: 'defence' }>['policy']> = {}): Order => ({
  kind: 'defence',
  policy: { mode: 'react', ...more },
})
export const hold: Order = { kind: 'defence', policy: { mode: 'hold' } }
export const fireAt = (unit: UnitId): Order => ({
  kind: 'defence',
  policy: { mode: 'fire', target: { unit } },
})
export const suppress = (unit: UnitId): Order => ({ kind: 'suppress', aim: { unit } })
export const manoeuvre = (...path: string[]): Order => ({ kind: 'manoeuvre', path })
export const march = (...path: string[]): Order => ({ kind: 'march', path })
export const assault = (...path: string[]): Order => ({ kind: 'assault', path })
