/** A war of any size for the bench: fronts on mixed ground, on each the sides two hexes apart, two units a hex. */
import { chanceFrom, randomSheet } from '../ai/random'
import { makeBattle } from '../engine/tactical/battle'
import { checkOrder } from '../engine/tactical/checkOrder'
import type { Minefield, Side, SideView, State, Unit, UnitId, UnitType } from '../engine/tactical/model'
import type { Answers, Order, Sheets } from '../engine/tactical/orders'
import { rangeBetween } from '../engine/tactical/rules/ground'
import type { Scenario, ScenarioUnit } from '../engine/tactical/scenario'
import { resolveTurn } from '../engine/tactical/sequence'
import { beginBattle, startState } from '../engine/tactical/setup'
import { unitTypes } from '../engine/tactical/tables/units'
import { viewFor } from '../engine/tactical/view'
import { cellOf, edgeKey, FACES, type Grid, type Hex, hexOf, makeGrid, neighbourHex } from '../kernel/hex'

const COLS = 40
/** Hexes of a front, and rows from one front to the next. */
const ABREAST = 25
const APART = 16
const FIRST = 6

const text = { ru: 'bench', en: 'bench' }

/** Mixed ground that lets everybody pass: plain, bushes, open woods, towns, two levels of hill. */
const letter = (column: number, row: number): string => {
  // The row between two sides is open, so that everybody sees somebody.
  if (row % APART === FIRST) return '.'
  const seed = (column * 7 + row * 13 + column * row) % 17
  return seed === 3 ? 'b' : seed === 8 ? 'l' : seed === 11 ? 't' : '.'
}
const level = (column: number, row: number): string =>
  String((Math.floor(column / 9) + Math.floor(row / 11)) % 3)

const rowsOf = (rows: number, cell: (column: number, row: number) => string): string[] =>
  Array.from({ length: rows }, (_, row) =>
    Array.from({ length: COLS }, (_, column) => cell(column, row)).join(''),
  )

/** Of the first half of an army foot alone, of the second also tanks. */
const FOOT_AND_TANKS: Readonly<Record<Side, readonly string[]>> = {
  ussr: ['su-rifle-company', 'su-t34-company', 'su-guards-rifle-company', 'su-kv1-company'],
  axis: ['de-infantry-company', 'de-pz3-company', 'de-panzergrenadier-company', 'de-pz4-company'],
}

const footAndTanks = (side: Side, index: number, units: number): string =>
  FOOT_AND_TANKS[side][index < units / 2 ? 0 : 1 + (index % 3)] as string

/** The whole catalogue in turn, each side its own types; observers serve a battery and are left out. */
const catalogueOf = (side: Side): readonly UnitType[] =>
  Object.values(unitTypes).filter(
    ({ id, kind }) => kind !== 'marker' && !id.startsWith(side === 'ussr' ? 'de-' : 'su-'),
  )

const ofAllKinds = (side: Side, index: number): string => {
  const all = catalogueOf(side)
  return (all[Math.floor(index / 2) % all.length] as UnitType).id
}

type Force = (side: Side, index: number, units: number) => string

const unitOf = (grid: Grid, index: number, units: number, force: Force): ScenarioUnit => {
  const side: Side = index % 2 === 0 ? 'ussr' : 'axis'
  const type = force(side, index, units)
  const own = { id: `${side}-${index}`, type, side }
  if (unitTypes[type]?.kind === 'air')
    return { ...own, squadron: { turn: 1, edge: side === 'ussr' ? 'east' : 'west' } }
  const place = Math.floor(index / 2) % (units / 4)
  const row = FIRST - 1 + Math.floor(place / ABREAST) * APART + (side === 'ussr' ? 0 : 2)
  const hex = hexOf(grid, row * COLS + 1 + (place % ABREAST))
  return { ...own, hex, facing: side === 'ussr' ? 'S' : 'N' }
}

const battleOf = (units: number, force: Force): Scenario => {
  const rows = FIRST + Math.ceil(units / 4 / ABREAST) * APART + 2
  const grid = makeGrid(COLS, rows)
  const zone = { units: [], works: [], trenches: 0 }
  return {
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
    map: { cols: COLS, rows, terrain: rowsOf(rows, letter), levels: rowsOf(rows, level), roads: [] },
    units: Array.from({ length: units }, (_, index) => unitOf(grid, index, units, force)),
    zones: { ussr: zone, axis: zone },
    trenches: [],
    victory: { outcomes: [], otherwise: { winner: null, level: 'draw', text } },
    objectives: [],
    sources: [],
  }
}

export type War = Readonly<{ state: State; sheets: Sheets; answers: Answers }>

const begun = (units: number, force: Force): State =>
  beginBattle(startState(makeBattle(battleOf(units, force)), 'bench'))

/** Along its own front: alternately up and down over the columns, so that nobody comes into an enemy's hex. */
const besides = (state: State, hex: Hex): Hex => {
  const { grid } = state.battle
  const rowOf = (other: Hex): number => Math.floor(cellOf(grid, other) / COLS)
  const near = [neighbourHex(grid, hex, 'NE'), neighbourHex(grid, hex, 'SE')]
  return near.find((other) => other !== null && rowOf(other) === rowOf(hex)) ?? hex
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

/** Foot and tanks, all of which move and fire. */
export const marchingWar = (units: number): War => {
  const state = begun(units, footAndTanks)
  const sheets: Record<Side, Record<UnitId, Order>> = { ussr: {}, axis: {} }
  const views = { ussr: viewFor(state, 'ussr'), axis: viewFor(state, 'axis') }
  for (const unit of Object.values(state.units))
    sheets[unit.side][unit.id] = orderOf(views[unit.side], state, unit)
  return { state, sheets, answers: {} }
}

/** Trenches, wire, obstacles and mines along the fronts: each front hex has one of them. */
const withWorks = (state: State): State => {
  const { grid } = state.battle
  const works = { trenches: [...state.works.trenches], wire: [] as string[], obstacles: [] as string[] }
  const mines: Minefield[] = []
  for (const [i, unit] of Object.values(state.units).entries()) {
    if (unit.hex === null) continue
    const face = FACES[i % 6] ?? 'N'
    const edge = edgeKey(grid, cellOf(grid, unit.hex), face)
    if (i % 4 === 0) works.trenches.push({ hex: unit.hex, face })
    else if (i % 4 === 1) works.wire.push(edge)
    else if (i % 4 === 2) works.obstacles.push(edge)
    else
      mines.push({
        hex: unit.hex,
        kind: i % 8 === 3 ? 'antiTank' : 'antiPersonnel',
        owner: unit.side,
        found: false,
      })
  }
  return { ...state, works: { ...state.works, ...works, mines } }
}

/** What is asked during the turn, answered by chance, so that the turn is resolved in one go. */
const answered = (state: State, sheets: Sheets): Answers => {
  const chance = chanceFrom('bench')
  const answers: Record<string, string> = {}
  for (;;) {
    const done = resolveTurn(state, sheets, answers)
    if (done.kind === 'resolved') return answers
    answers[done.question.id] = chance.of(done.question.options) ?? 'hold'
  }
}

/** All kinds of ground units and aircraft, works of all kinds, orders of chance. */
export const wholeWar = (units: number): War => {
  const state = withWorks(begun(units, ofAllKinds))
  const sheets = {
    ussr: randomSheet(viewFor(state, 'ussr'), 'ussr', 'bench'),
    axis: randomSheet(viewFor(state, 'axis'), 'axis', 'bench'),
  }
  return { state, sheets, answers: answered(state, sheets) }
}
