/** P4: a whole simultaneous turn of 200 units, against a framework's bookkeeping of 12 trivial moves. */
import { createRequire } from 'node:module'
import { makeBattle } from '../engine/tactical/battle'
import { checkOrder } from '../engine/tactical/checkOrder'
import type { Side, SideView, State, Unit, UnitId } from '../engine/tactical/model'
import type { Order, Sheets } from '../engine/tactical/orders'
import { rangeBetween } from '../engine/tactical/rules/ground'
import type { Scenario, ScenarioUnit } from '../engine/tactical/scenario'
import { diceOf, resolveTurn } from '../engine/tactical/sequence'
import { beginBattle, startState } from '../engine/tactical/setup'
import { viewFor } from '../engine/tactical/view'
import { type Hex, neighbourHex } from '../kernel/hex'
import type { BenchCase } from './harness'

const COLS = 40
const ROWS = 40
const UNITS = 200

const text = { ru: 'bench', en: 'bench' }
const printed = (column: number, row: number): string =>
  `${String(column).padStart(2, '0')}${String(row).padStart(2, '0')}`

/** Rows between the fronts, counted from 0: open, so that everybody sees somebody. */
const BETWEEN: readonly number[] = [6, 22]

/** Mixed ground that lets everybody pass: plain, bushes, open woods, towns, two levels of hill. */
const letter = (column: number, row: number): string => {
  if (BETWEEN.includes(row)) return '.'
  const seed = (column * 7 + row * 13 + column * row) % 17
  return seed === 3 ? 'b' : seed === 8 ? 'l' : seed === 11 ? 't' : '.'
}
const level = (column: number, row: number): string =>
  String((Math.floor(column / 9) + Math.floor(row / 11)) % 3)

const rowsOf = (cell: (column: number, row: number) => string): string[] =>
  Array.from({ length: ROWS }, (_, row) =>
    Array.from({ length: COLS }, (_, column) => cell(column, row)).join(''),
  )

const TYPES: Readonly<Record<Side, readonly string[]>> = {
  ussr: ['su-rifle-company', 'su-t34-company', 'su-guards-rifle-company', 'su-kv1-company'],
  axis: ['de-infantry-company', 'de-pz3-company', 'de-panzergrenadier-company', 'de-pz4-company'],
}

const PLACES = UNITS / 4
const ABREAST = 25

/** Two fronts; on each the sides stand two hexes apart, two units a hex. */
const unitOf = (index: number): ScenarioUnit => {
  const side: Side = index % 2 === 0 ? 'ussr' : 'axis'
  const place = Math.floor(index / 2) % PLACES
  const column = 2 + (place % ABREAST)
  const row = 6 + Math.floor(place / ABREAST) * 16 + (side === 'ussr' ? 0 : 2)
  const type = TYPES[side][index < UNITS / 2 ? 0 : 1 + (index % 3)] as string
  return {
    id: `${side}-${index}`,
    type,
    side,
    hex: printed(column, row),
    facing: side === 'ussr' ? 'S' : 'N',
  }
}

const scenario: Scenario = {
  format: 'stalingrad-height/scenario',
  version: 1,
  id: 'bench',
  name: text,
  date: '1942-09-16',
  start: '05:00',
  minutesPerTurn: 10,
  turns: 20,
  brief: text,
  sides: ['ussr', 'axis'],
  sideNames: { ussr: text, axis: text },
  defender: 'axis',
  map: { cols: COLS, rows: ROWS, terrain: rowsOf(letter), levels: rowsOf(level), roads: [] },
  units: Array.from({ length: UNITS }, (_, index) => unitOf(index)),
  zones: { ussr: { units: [], works: [], trenches: 0 }, axis: { units: [], works: [], trenches: 0 } },
  trenches: [],
  victory: { outcomes: [], otherwise: { winner: null, level: 'draw', text } },
  objectives: [],
  sources: [],
}

/** Along its own front: alternately up and down over the columns, so that nobody comes into an enemy's hex. */
const besides = (state: State, hex: Hex): Hex => {
  const { grid } = state.battle
  const row = hex.slice(2)
  const near = [neighbourHex(grid, hex, 'NE'), neighbourHex(grid, hex, 'SE')]
  return near.find((other) => other?.slice(2) === row) ?? hex
}

/** Every unit moves a hex along its front and fires on the move at the nearest enemy that it may fire at. */
const orderOf = (view: SideView, state: State, unit: Unit): Order => {
  const hex = unit.hex as Hex
  const away = (other: Unit): number => rangeBetween(state.battle, hex, other.hex as Hex)
  const enemies = Object.values(state.units)
    .filter((other) => other.side !== unit.side)
    .sort((a, b) => away(a) - away(b))
  const at = (enemy: Unit | undefined): Order => ({
    kind: 'fireOnMove',
    path: [besides(state, hex)],
    aim: { unit: enemy?.id ?? '' },
  })
  const mayFireAt = (enemy: Unit): boolean => checkOrder(view, unit.side, unit.id, at(enemy)).legal
  return at(enemies.find(mayFireAt) ?? enemies[0])
}

const sheetsOf = (state: State): Sheets => {
  const sheets: Record<Side, Record<UnitId, Order>> = { ussr: {}, axis: {} }
  const views = { ussr: viewFor(state, 'ussr'), axis: viewFor(state, 'axis') }
  for (const unit of Object.values(state.units))
    sheets[unit.side][unit.id] = orderOf(views[unit.side], state, unit)
  return sheets
}

type Peer = {
  moves: Record<string, (...args: unknown[]) => void>
  events: { endTurn: () => void }
  start: () => void
  getState: () => { G: { units: unknown[] } }
}

/** A peer's turn: a state of the same 200 units, ten orders, one pass over all of them, the turn's end. */
const peer = (units: State['units']): (() => number) => {
  const { Client } = createRequire(import.meta.url)('boardgame.io/client') as {
    Client: (config: unknown) => Peer
  }
  type G = { units: { ammo: number; since: number }[] }
  const game = {
    setup: (): G => ({ units: structuredClone(Object.values(units)) }),
    moves: {
      order: ({ G }: { G: G }, index: number, since: number) => {
        const unit = G.units[index]
        if (unit) unit.since = since
      },
      resolve: ({ G }: { G: G }) => {
        for (const unit of G.units) unit.ammo = unit.since
      },
    },
  }
  const client = Client({ game, numPlayers: 2, debug: false })
  client.start()
  return () => {
    for (let index = 0; index < 10; index++) client.moves.order?.(index, index + 1)
    client.moves.resolve?.()
    client.events.endTurn()
    return client.getState().G.units.length
  }
}

export const turnCase: BenchCase = {
  name: 'P4 turn of 200 units',
  target: 4,
  stretch: 1,
  run: () => {
    const state = beginBattle(startState(makeBattle(scenario), 'bench'))
    const sheets = sheetsOf(state)
    const ours = (): string => {
      const done = resolveTurn(state, sheets, {}, diceOf(state, sheets))
      const count = (kind: string): number => done.events.filter((event) => event.kind === kind).length
      return `${done.kind === 'resolved' ? done.digests.special?.slice(0, 8) : '?'}:${count('moved')} moves:${count('fired')} shots`
    }
    return { ours, baseline: peer(state.units) }
  },
}

/** Absolute 95th percentile of one turn, in ms (P4 asks for 60 or less). */
export const turnP95 = (): number => {
  const state = beginBattle(startState(makeBattle(scenario), 'bench'))
  const sheets = sheetsOf(state)
  const times: number[] = []
  for (let run = 0; run < 60; run++) {
    const before = performance.now()
    resolveTurn(state, sheets)
    times.push(performance.now() - before)
  }
  return times.sort((a, b) => a - b)[Math.floor(times.length * 0.95)] ?? 0
}
