/** T2.6: wire, obstacles and mines out of a side's budget: where they may lie, and what is set when nobody chooses. */
import { cellOf, edgeKey, type Face, type Grid, type Hex, neighbourHex } from '../../../kernel/hex'
import { illegal, legal, type Verdict } from '../../../kernel/verdict'
import type { Minefield, MineKind, Side, State, Works } from '../model'
import type { Placement } from '../orders'
import type { Zone } from '../scenario'
import { takesMines } from './mines'
import { unitsIn } from './units'

export const SETUP_WORKS_FAULTS = [
  'tooManyWorks',
  'offTheMap',
  'workOutsideZone',
  'workTwice',
  'minesForbidden',
  'minesThere',
] as const
type SetupWorksFault = (typeof SETUP_WORKS_FAULTS)[number]

type Judgement = Verdict<SetupWorksFault>

type Edge = Readonly<{ hex: Hex; face: Face }>

/** Kinds of works on edges, in the order in which they are judged. */
const EDGES = [
  ['wire', 'T10.5'],
  ['obstacles', 'T10.6'],
] as const

const MINES: readonly MineKind[] = ['antiTank', 'antiPersonnel']

const keysOf = (grid: Grid, edges: readonly Edge[]): readonly string[] =>
  edges.flatMap(({ hex, face }) => {
    const cell = cellOf(grid, hex)
    return cell < 0 ? [] : [edgeKey(grid, cell, face)]
  })

/** Works with those of a placement added, unjudged. T10.3: the mines are the side's, and not found. */
export const withWorks = (state: State, side: Side, placement: Placement): Works => {
  const { works } = state
  const { grid } = state.battle
  const laid = (placement.mines ?? []).map((mine): Minefield => ({ ...mine, owner: side, found: false }))
  return {
    ...works,
    trenches: [...works.trenches, ...placement.trenches],
    wire: [...works.wire, ...keysOf(grid, placement.wire ?? [])],
    obstacles: [...works.obstacles, ...keysOf(grid, placement.obstacles ?? [])],
    mines: [...works.mines, ...laid],
  }
}

const checkEdges = (state: State, zone: Zone, placement: Placement): Judgement => {
  const { grid } = state.battle
  for (const [work, rule] of EDGES) {
    const edges = placement[work] ?? []
    const most = zone[work] ?? 0
    if (edges.length > most) return illegal('tooManyWorks', 'T2.6', { works: edges.length, most })
    const taken = new Set(state.works[work])
    for (const { hex, face } of edges) {
      if (cellOf(grid, hex) < 0) return illegal('offTheMap', 'T2.6', { hex })
      if (!zone.works.includes(hex)) return illegal('workOutsideZone', 'T2.6', { hex })
      const key = edgeKey(grid, cellOf(grid, hex), face)
      if (taken.has(key)) return illegal('workTwice', rule, { hex, face })
      taken.add(key)
    }
  }
  return legal
}

/** Where a side may lay mines. */
const minefieldsOf = (zone: Zone): readonly Hex[] => zone.minefields ?? zone.works

/** Only the side's own fields count: what the enemy has laid is not known. */
const checkMines = (state: State, side: Side, zone: Zone, placement: Placement): Judgement => {
  const mines = placement.mines ?? []
  const taken = new Set(
    state.works.mines.flatMap(({ hex, kind, owner }) => (owner === side ? [`${hex}/${kind}`] : [])),
  )
  for (const kind of MINES) {
    const laid = mines.filter((mine) => mine.kind === kind).length
    const most = zone.mines?.[kind] ?? 0
    if (laid > most) return illegal('tooManyWorks', 'T2.6', { works: laid, most })
  }
  for (const { hex, kind } of mines) {
    if (cellOf(state.battle.grid, hex) < 0) return illegal('offTheMap', 'T2.6', { hex })
    if (!minefieldsOf(zone).includes(hex)) return illegal('workOutsideZone', 'T2.6', { hex })
    if (!takesMines(state, hex)) return illegal('minesForbidden', 'T10.1', { hex })
    if (taken.has(`${hex}/${kind}`)) return illegal('minesThere', 'T10.1', { hex })
    taken.add(`${hex}/${kind}`)
  }
  return legal
}

/** May the side set and lay this? Edges before mines. */
export const checkSetupWorks = (state: State, side: Side, placement: Placement): Judgement => {
  const zone = state.battle.scenario.zones[side]
  const edges = checkEdges(state, zone, placement)
  return edges.legal ? checkMines(state, side, zone, placement) : edges
}

/** [H] T2.6.b: before the trenches and units of the works zone, in the order given, while the budget lasts. */
const defaultEdges = (state: State, zone: Zone, fronts: readonly Edge[], work: 'wire' | 'obstacles') => {
  const { grid } = state.battle
  const taken = new Set(state.works[work])
  const edges: Edge[] = []
  for (const { hex, face } of fronts) {
    const key = edgeKey(grid, cellOf(grid, hex), face)
    if (edges.length >= (zone[work] ?? 0) || taken.has(key) || !zone.works.includes(hex)) continue
    taken.add(key)
    edges.push({ hex, face })
  }
  return edges
}

/** [H] T2.6.b: in the hexes over those faces, then in the rest of the minefields where nobody of the side stands. */
const defaultMines = (state: State, side: Side, zone: Zone, fronts: readonly Edge[]): Placement['mines'] => {
  const { grid } = state.battle
  const before = fronts.flatMap(({ hex, face }) => neighbourHex(grid, hex, face) ?? [])
  const free = (hex: Hex): boolean =>
    takesMines(state, hex) && unitsIn(state, hex).every((unit) => unit.side !== side)
  const allowed = minefieldsOf(zone)
  const places = [...new Set([...before.filter((hex) => allowed.includes(hex)), ...allowed])].filter(free)
  const own = (hex: Hex, kind: MineKind): boolean =>
    state.works.mines.some((mine) => mine.hex === hex && mine.kind === kind && mine.owner === side)
  return MINES.flatMap((kind) =>
    places
      .filter((hex) => !own(hex, kind))
      .slice(0, zone.mines?.[kind] ?? 0)
      .map((hex) => ({ hex, kind })),
  )
}

type Laid = Pick<Placement, 'wire' | 'obstacles' | 'mines'>

/** What a side gets when it changes nothing; parts for which there is no budget are left out. */
export const defaultWorks = (state: State, side: Side, fronts: readonly Edge[]): Laid => {
  const zone = state.battle.scenario.zones[side]
  return {
    ...(zone.wire ? { wire: defaultEdges(state, zone, fronts, 'wire') } : {}),
    ...(zone.obstacles ? { obstacles: defaultEdges(state, zone, fronts, 'obstacles') } : {}),
    ...(zone.mines ? { mines: defaultMines(state, side, zone, fronts) ?? [] } : {}),
  }
}
