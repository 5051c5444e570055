/** T9.8: what strikes a bridge, and what becomes of those that stand on it when it falls. */
import type { Dice } from '../../../kernel/dice'
import { cellOf, type Hex, hexOf, within } from '../../../kernel/hex'
import type { Event } from '../events'
import type { State, Unit, UnitId } from '../model'
import { canStand } from '../placement'
import { type Span, spanAt } from '../rules/bridges'
import { mineTest } from '../rules/mines'
import { allUnits, kindOf, unitsIn } from '../rules/units'
import { STACK, TERRAIN } from '../tables/modifiers'
import { addHurt, type Hurt, type Hurts } from './aftermath'

type Moment = Readonly<{ step: string; dice: Dice; tick?: number }>

/** `points`: hits that defence has not stopped. `unit`: whose work it is. */
export type Blow = Readonly<{ hex: Hex; points: number; unit: UnitId }>

/**
 * `events`: the bridge's loss and the dice in the water. `hurts`: what those on it suffer, to be counted with the
 * rest of the step. `ashore`: who got out, with the losses of the step deducted; it moves when they have fallen.
 */
export type Fall = Readonly<{ events: readonly Event[]; hurts: Hurts; ashore: readonly Event[] }>

const onSpan = (state: State, { hexes }: Span): readonly Unit[] =>
  allUnits(state).filter(
    ({ place, hex }) => (place === 'map' || place === 'carried') && hex !== null && hexes.includes(hex),
  )

/** [H] T9.8.d: the nearest land with room and without an enemy; null: there is none. */
const landFor = (state: State, unit: Unit, from: Hex, taken: readonly Taken[]): Hex | null => {
  const { grid, terrain } = state.battle
  for (const cell of within(grid, cellOf(grid, from), grid.cols + grid.rows)) {
    const hex = hexOf(grid, cell)
    const ground = terrain[cell]
    if (!ground || !TERRAIN[ground].foot || !canStand(state, unit, hex)) continue
    const all = [...unitsIn(state, hex), ...taken.flatMap((each) => (each.hex === hex ? [each.unit] : []))]
    if (all.every(({ side }) => side === unit.side) && all.length < STACK) return hex
  }
  return null
}

type Taken = Readonly<{ unit: Unit; hex: Hex }>

/** T15.8: survivors go to the nearest land; where there is no room for them anywhere, they are lost. */
const getOut = (
  state: State,
  wet: readonly Unit[],
): Readonly<{ saved: readonly Taken[]; lost: readonly Unit[] }> => {
  const saved: Taken[] = []
  const lost: Unit[] = []
  for (const unit of wet) {
    const hex = landFor(state, unit, unit.hex as Hex, saved)
    if (hex === null) lost.push(unit)
    else saved.push({ unit, hex })
  }
  return { saved, lost }
}

const landed = ({ unit, hex }: Taken, at: Readonly<{ tick?: number }>): Event => ({
  kind: 'moved',
  rule: 'T9.8',
  ...at,
  unit: unit.id,
  from: unit.hex,
  to: hex,
  facing: unit.facing,
  cameBy: null,
  by: unit.order ?? 'manoeuvre',
})

/** T9.8, T10.3, [H] T9.8.d: foot on its own feet throws for its life, all others are lost. */
const intoTheWater = (state: State, span: Span, before: Hurts, moment: Moment): Fall => {
  const at = moment.tick === undefined ? {} : { tick: moment.tick }
  const hurts = new Map<UnitId, Hurt>()
  const events: Event[] = []
  const wet: Unit[] = []
  for (const unit of onSpan(state, span)) {
    const left = unit.strength - (before.get(unit.id)?.points ?? 0)
    if (left <= 0) continue
    if (unit.place === 'carried' || kindOf(state, unit) !== 'foot') {
      addHurt(hurts, unit.id, { points: left })
      continue
    }
    const key = { step: moment.step, rule: 'T9.8', unit: unit.id }
    const { rolls, losses } = mineTest(moment.dice, key, left)
    const hex = unit.hex as Hex
    events.push({ kind: 'mineTested', rule: 'T9.8', ...at, unit: unit.id, hex, mines: null, rolls, losses })
    if (losses > 0) addHurt(hurts, unit.id, { points: losses })
    if (losses < left) wet.push(unit)
  }
  const { saved, lost } = getOut(state, wet)
  for (const unit of lost) addHurt(hurts, unit.id, { points: unit.strength })
  return { events, hurts, ashore: saved.map((each) => landed(each, at)) }
}

/**
 * A bridge or pontoon is struck: by fire, by charges, from the air.
 *
 * @param before what the units on it suffer in the same step
 */
export const strikeBridge = (state: State, blow: Blow, moment: Moment, before: Hurts = new Map()): Fall => {
  const span = spanAt(state, blow.hex)
  if (!span || blow.points <= 0) return { events: [], hurts: new Map(), ashore: [] }
  const at = moment.tick === undefined ? {} : { tick: moment.tick }
  const points = Math.min(span.strength, blow.points)
  const left = span.strength - points
  const { unit } = blow
  const hit: Event = { kind: 'bridgeHit', rule: 'T9.8', ...at, unit, hexes: span.hexes, points, left }
  if (left > 0) return { events: [hit], hurts: new Map(), ashore: [] }
  const fall = intoTheWater(state, span, before, moment)
  return { ...fall, events: [hit, ...fall.events] }
}
