/** P4: a whole simultaneous turn of 200 units, against a framework's bookkeeping of 12 trivial moves. */
import { createRequire } from 'node:module'
import { makeBattle } from '../engine/tactical/battle'
import type { Side, State, UnitId } from '../engine/tactical/model'
import type { Order, Sheets } from '../engine/tactical/orders'
import type { Scenario, ScenarioUnit } from '../engine/tactical/scenario'
import { diceOf, resolveTurn } from '../engine/tactical/sequence'
import { beginBattle, startState } from '../engine/tactical/setup'
import { neighbourHex } from '../kernel/hex'
import type { BenchCase } from './harness'

const COLS = 40
const ROWS = 40
const UNITS = 200

const text = { ru: 'bench', en: 'bench' }
const printed = (column: number, row: number): string =>
  `${String(column).padStart(2, '0')}${String(row).padStart(2, '0')}`

/** Mixed ground that lets everybody pass: plain, bushes, open woods, towns, two levels of hill. */
const letter = (column: number, row: number): string => {
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
  ussr: ['su-rifle-company', 'su-t34-company', 'su-smg-company', 'su-t70-company'],
  axis: ['de-infantry-company', 'de-pz3-company', 'de-panzergrenadier-company', 'de-pz4-company'],
}

/** Two lines of a hundred, two hexes apart, two units a hex. */
const unitOf = (index: number): ScenarioUnit => {
  const side: Side = index % 2 === 0 ? 'ussr' : 'axis'
  const place = Math.floor(index / 4)
  const column = 1 + (place % 25) + (place % 2 === 0 ? 0 : 8)
  const row = 4 + Math.floor(place / 25) * 14 + (side === 'ussr' ? 0 : 3)
  const type = TYPES[side][index % 4 < 2 ? 0 : 1 + (index % 3)] as string
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

/** Every unit moves a hex sideways or down and fires on the move at the nearest enemies. */
const orderOf = (state: State, id: UnitId, index: number): Order => {
  const unit = state.units[id]
  const hex = unit?.hex ?? '0101'
  const to = neighbourHex(state.battle.grid, hex, index % 3 === 0 ? 'SE' : 'NE') ?? hex
  const near = Object.values(state.units)
    .filter((other) => other.side !== unit?.side && other.hex !== null)
    .map((other) => ({ other, away: Math.abs(Number(other.hex) - Number(hex)) }))
    .sort((a, b) => a.away - b.away)
  return { kind: 'fireOnMove', path: [to], aim: { unit: near[0]?.other.id ?? '' } }
}

const sheetsOf = (state: State): Sheets => {
  const sheets: Record<Side, Record<UnitId, Order>> = { ussr: {}, axis: {} }
  Object.keys(state.units)
    .sort()
    .forEach((id, index) => {
      const unit = state.units[id]
      if (unit) sheets[unit.side][id] = orderOf(state, id, index)
    })
  return sheets
}

type Peer = {
  moves: Record<string, (...args: unknown[]) => void>
  events: { endTurn: () => void }
  start: () => void
  reset: () => void
  getState: () => { ctx: { turn: number } }
}

/** A peer's turn: a state of 200 units, ten orders, one pass over all of them, the turn's end. */
const peer = (): (() => number) => {
  const { Client } = createRequire(import.meta.url)('boardgame.io/client') as {
    Client: (config: unknown) => Peer
  }
  type G = { units: { at: number; to: number }[] }
  const game = {
    setup: (): G => ({ units: Array.from({ length: UNITS }, (_, at) => ({ at, to: at })) }),
    moves: {
      order: ({ G }: { G: G }, index: number, to: number) => {
        const unit = G.units[index]
        if (unit) unit.to = to
      },
      resolve: ({ G }: { G: G }) => {
        for (const unit of G.units) unit.at = unit.to
      },
    },
  }
  const client = Client({ game, numPlayers: 2, debug: false })
  client.start()
  return () => {
    client.reset()
    for (let index = 0; index < 10; index++) client.moves.order?.(index, index + 1)
    client.moves.resolve?.()
    client.events.endTurn()
    return client.getState().ctx.turn
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
    return { ours, baseline: peer() }
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
