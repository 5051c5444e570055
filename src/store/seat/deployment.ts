/** Setting up before turn 1 (T2.6): places, facings, ambushes and trenches, each judged as it is made. */

import type { MineKind, SideView, State, UnitId } from '../../engine/tactical/model'
import type { Placement } from '../../engine/tactical/orders'
import { checkPlacement, settle } from '../../engine/tactical/placement'
import { allUnits, takesObservers, typeOf } from '../../engine/tactical/rules/units'
import { cellOf, edgeKey, type Face, type Hex } from '../../kernel/hex'
import { illegal, type Verdict } from '../../kernel/verdict'
import type { Said, SeatActions, SeatState } from '../api'
import type { Seating } from './desk'
import { saidOf } from './rows'

/** The table as one side knows it, for rules that ask a State: there is no seed on it and nobody's memory. */
export const tableOf = (view: SideView): State => ({
  ...view,
  seed: '',
  fallen: [],
  seen: { ussr: {}, axis: {} },
})

/** The view with the side's units and trenches where the placement puts them. */
export const placedView = (view: SideView, placement: Placement): SideView => {
  const { units, works } = settle(tableOf(view), view.side, placement)
  return { ...view, units, works }
}

export const trenchesLeft = (view: SideView, placement: Placement): SeatState['trenchesLeft'] =>
  view.battle.scenario.zones[view.side].trenches - placement.trenches.length

/** T2.6: what is left of the side's budgets of edges and mines; null: there is none. */
export const worksLeft = (view: SideView, placement: Placement): SeatState['worksLeft'] => {
  const { wire, obstacles, mines } = view.battle.scenario.zones[view.side]
  const laid = (kind: MineKind): number => (placement.mines ?? []).filter((each) => each.kind === kind).length
  const left = (most: number | undefined, used: number): number | null => (most ? most - used : null)
  return {
    wire: left(wire, placement.wire?.length ?? 0),
    obstacles: left(obstacles, placement.obstacles?.length ?? 0),
    antiTank: left(mines?.antiTank, laid('antiTank')),
    antiPersonnel: left(mines?.antiPersonnel, laid('antiPersonnel')),
  }
}

type Spot = Placement['units'][UnitId]

/** The placement with a unit's place changed; null for units that are not the side's to place. */
const withSpot = (
  { input: { view, side }, drafts }: Seating,
  id: UnitId,
  change: Partial<Spot>,
): Placement | null => {
  const { placement } = drafts.now()
  const unit = view.units[id]
  const hex = change.hex ?? placement.units[id]?.hex ?? unit?.hex
  if (!unit || unit.side !== side || !hex) return null
  const { facing, concealed, deployed } = unit
  const old = placement.units[id] ?? (unit.place === 'map' ? { facing, concealed, deployed } : {})
  return { ...placement, units: { ...placement.units, [id]: { ...old, ...change, hex } } }
}

const judge = ({ input: { view, side } }: Seating, placement: Placement): Verdict =>
  checkPlacement(tableOf(view), side, placement)

/** Takes the placement if the rules do; `id`: the unit that it was made for. */
const take = (seating: Seating, id: UnitId | null, placement: Placement | null): Verdict => {
  if (seating.input.purpose !== 'deploy') return illegal('notDeploying', 'T2.6')
  if (placement === null) return illegal('notYours', 'T2.6', { unit: id ?? '' })
  const verdict = judge(seating, placement)
  if (verdict.legal) seating.write({ placement }, { said: null, ...(id === null ? {} : { selected: id }) })
  else seating.put({ said: saidOf(verdict) })
  return verdict
}

/** T13.4: an observer goes to a front company that stands in the hex. */
const hostIn = ({ input: { side }, view }: Seating, hex: Hex): UnitId | undefined =>
  allUnits(view()).find(
    (unit) =>
      unit.side === side && unit.hex === hex && unit.place === 'map' && takesObservers(typeOf(view(), unit)),
  )?.id

/** Where the new hex gives no cover, the unit comes out of its ambush and goes there all the same. */
const place = (seating: Seating, id: UnitId, hex: Hex): Verdict => {
  const attached = seating.input.view.units[id]?.place === 'attached'
  const host = attached ? hostIn(seating, hex) : undefined
  const next = withSpot(seating, id, host === undefined ? { hex } : { hex, host })
  const verdict = next && judge(seating, next)
  const uncovered = verdict !== null && !verdict.legal && verdict.fault === 'noCover'
  const taken = take(seating, id, uncovered ? withSpot(seating, id, { hex, concealed: false }) : next)
  if (taken.legal) seating.put({ settled: true })
  return taken
}

/**
 * A chosen unit goes where the next click points, other units there or not. A click on its own hex goes on to
 * the next unit of the stack, or lets it go; once it was put down, a click on another unit chooses that one.
 */
const pointPlace = (seating: Seating, hex: Hex, unit: UnitId | null): void => {
  const { side } = seating.input
  const { selected, settled } = seating.desk()
  const { units } = seating.view()
  const choose = (next: UnitId | null, said: Said | null = null): void =>
    seating.put({ selected: next, settled: false, looked: null, said })
  const own = unit !== null && units[unit]?.side === side ? unit : null
  if (selected !== null && units[selected]?.hex === hex) {
    const stack = allUnits(seating.view()).filter((each) => each.side === side && each.hex === hex)
    const next = stack[stack.findIndex(({ id }) => id === selected) + 1]?.id ?? null
    choose(own === selected ? next : own)
  } else if (selected === null || (settled && own !== null)) {
    if (own !== null) choose(own)
    else if (unit !== null) seating.put({ inspected: unit, looked: null })
    else seating.put({ inspected: null, looked: hex, cursor: hex })
  } else {
    const verdict = place(seating, selected, hex)
    // What cannot go there was not meant to: the unit that was clicked is chosen, and the reason told.
    if (!verdict.legal && own !== null) choose(own, saidOf(verdict))
  }
}

const trench = (seating: Seating, hex: Hex, face: Face): Verdict => {
  const { placement } = seating.drafts.now()
  const others = placement.trenches.filter((each) => each.hex !== hex || each.face !== face)
  const filled = others.length < placement.trenches.length
  return take(seating, null, { ...placement, trenches: filled ? others : [...others, { hex, face }] })
}

/** The same edge has two names, one from each side. */
const edge = (seating: Seating, work: 'wire' | 'obstacles', hex: Hex, face: Face): Verdict => {
  const { placement } = seating.drafts.now()
  const { grid } = seating.input.view.battle
  const key = (each: Readonly<{ hex: Hex; face: Face }>): string =>
    edgeKey(grid, cellOf(grid, each.hex), each.face)
  const set = placement[work] ?? []
  const others = set.filter((each) => key(each) !== key({ hex, face }))
  const next = others.length < set.length ? others : [...others, { hex, face }]
  return take(seating, null, { ...placement, [work]: next })
}

const mines = (seating: Seating, kind: MineKind, hex: Hex): Verdict => {
  const { placement } = seating.drafts.now()
  const laid = placement.mines ?? []
  const others = laid.filter((each) => each.hex !== hex || each.kind !== kind)
  const next = others.length < laid.length ? others : [...others, { hex, kind }]
  return take(seating, null, { ...placement, mines: next })
}

type Deploying = Pick<
  SeatActions,
  'place' | 'pointPlace' | 'turnUnit' | 'setConcealed' | 'trench' | 'setEdge' | 'setMines'
>

export const deploymentActions = (seating: Seating): Deploying => ({
  place: (id, hex) => place(seating, id, hex),
  pointPlace: (hex, id) => pointPlace(seating, hex, id),
  turnUnit: (id, facing) => void take(seating, id, withSpot(seating, id, { facing })),
  setConcealed: (id, on) => take(seating, id, withSpot(seating, id, { concealed: on })),
  /** A trench dug already is filled in again. */
  trench: (hex, face) => trench(seating, hex, face),
  setEdge: (work, hex, face) => edge(seating, work, hex, face),
  setMines: (kind, hex) => mines(seating, kind, hex),
})
