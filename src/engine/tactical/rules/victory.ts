/** T17: conditions of a result, judged on the table as it stands. */
import { cellOf, type Hex } from '../../../kernel/hex'
import { type Cause, enemyOf, type Field, type Side, type State, type Unit } from '../model'
import type { Condition } from '../scenario'
import { inContact } from './contact'
import { holds, isGround, isIn } from './control'
import { allUnits, typeOf, unitsIn } from './units'

/** The map with what lies beside it. A State is one, a SideView too: then "as far as its player knows". */
export type Table = Field & Pick<State, 'control' | 'points'>

type Leaf = Exclude<Condition, { all: unknown } | { any: unknown } | { not: unknown }>

/** A leaf looked at: how much there is of what is asked for, and how much it takes. */
type Tally = Readonly<{ why: string; side: Side | null; has: number; needs: number; detail: Cause['detail'] }>

const ownGround = (table: Table, side: Side): readonly Unit[] =>
  allUnits(table).filter((unit) => unit.side === side && isGround(table, unit))

const named = (hexes: readonly Hex[]): Cause['detail'] => ({ hexes: hexes.join(' ') })

const columnOf = (table: Table, hex: Hex): number =>
  (cellOf(table.battle.grid, hex) % table.battle.grid.cols) + 1

type Line = Extract<Condition, { beyond: unknown }>['beyond']

/** Ground units past a column, riders included ([H] T17.d). */
const unitsBeyond = (table: Table, { side, column, towards }: Line): number =>
  ownGround(table, side).filter(({ place, hex }) => {
    if ((place !== 'map' && place !== 'carried') || hex === null) return false
    const at = columnOf(table, hex)
    return towards === 'east' ? at > column : at < column
  }).length

/** Ground units that left the map, with those that they carried. */
const unitsOut = (table: Table, side: Side): number =>
  ownGround(table, side).filter(
    (unit) =>
      unit.place === 'exited' ||
      (unit.place === 'carried' && unit.carrier !== null && table.units[unit.carrier]?.place === 'exited'),
  ).length

type Toll = Extract<Condition, { destroyed: unknown }>['destroyed']

const destroyedTally = (table: Table, toll: Toll): Tally => {
  const asked = allUnits(table).filter((unit) => {
    const type = typeOf(table, unit)
    const fits =
      toll.kind === undefined ? isGround(table, unit) || toll.category !== undefined : type.kind === toll.kind
    return unit.side === toll.side && fits && (toll.category === undefined || type.category === toll.category)
  })
  // Those that were regrouped live on in others.
  const all = asked.filter((unit) => unit.place !== 'merged').length
  const has = asked.filter((unit) => unit.place === 'destroyed').length
  const what = toll.category ?? toll.kind
  // [H] T17.e Where there were none, none can be destroyed.
  const needs = toll.n ?? Math.max(1, all)
  return { why: 'destroyed', side: toll.side, has, needs, detail: what === undefined ? {} : { what } }
}

const overHexes = (why: string, side: Side | null, hexes: readonly Hex[], has: (hex: Hex) => boolean) => ({
  why,
  side,
  has: hexes.filter(has).length,
  detail: named(hexes),
})

const tally = (table: Table, leaf: Leaf): Tally => {
  if ('holds' in leaf) {
    const { side, hexes, n = hexes.length } = leaf.holds
    return { ...overHexes('holds', side, hexes, (hex) => holds(table, side, hex)), needs: n }
  }
  if ('present' in leaf) {
    const { side, hexes, n = 1 } = leaf.present
    return { ...overHexes('present', side, hexes, (hex) => isIn(table, side, hex)), needs: n }
  }
  if ('controls' in leaf) {
    const { side, hexes, n } = leaf.controls
    return { ...overHexes('controls', side, hexes, (hex) => table.control[hex] === side), needs: n }
  }
  if ('empty' in leaf) {
    const free = (hex: Hex) => !unitsIn(table, hex).some((unit) => isGround(table, unit))
    return { ...overHexes('empty', null, leaf.empty, free), needs: leaf.empty.length }
  }
  if ('contested' in leaf)
    return { ...overHexes('contested', null, leaf.contested, (hex) => inContact(table, hex)), needs: 1 }
  return countTally(table, leaf)
}

type Counted = Extract<
  Leaf,
  | { intact: unknown }
  | { beyond: unknown }
  | { exited: unknown }
  | { margin: unknown }
  | { destroyed: unknown }
>

const countTally = (table: Table, leaf: Counted): Tally => {
  if ('intact' in leaf) {
    const stands = (table.works.bridges[leaf.intact] ?? 0) > 0
    return { why: 'intact', side: null, has: stands ? 1 : 0, needs: 1, detail: { bridge: leaf.intact } }
  }
  if ('beyond' in leaf) {
    const { side, column, towards, n } = leaf.beyond
    return {
      why: 'beyond',
      side,
      has: unitsBeyond(table, leaf.beyond),
      needs: n,
      detail: { column, towards },
    }
  }
  if ('exited' in leaf) {
    const { side, n } = leaf.exited
    return { why: 'exited', side, has: unitsOut(table, side), needs: n, detail: {} }
  }
  if ('margin' in leaf) {
    const { side, points } = leaf.margin
    const lead = table.points[side] - table.points[enemyOf(side)]
    return { why: 'margin', side, has: lead, needs: points, detail: {} }
  }
  return destroyedTally(table, leaf.destroyed)
}

/** Does the condition hold on this table? */
export const conditionHolds = (table: Table, condition: Condition): boolean => {
  if ('all' in condition) return condition.all.every((each) => conditionHolds(table, each))
  if ('any' in condition) return condition.any.some((each) => conditionHolds(table, each))
  if ('not' in condition) return !conditionHolds(table, condition.not)
  const { has, needs } = tally(table, condition)
  return has >= needs
}

const negated = (why: string): string => `not${why.charAt(0).toUpperCase()}${why.slice(1)}`

/**
 * The reasons, leaf by leaf, why the condition is as it is. `why` is the leaf's name, or `not…` where it
 * does not hold; `detail.n` is what there is, `detail.needs` what it takes.
 */
export const causesOf = (table: Table, condition: Condition): readonly Cause[] => {
  const met = conditionHolds(table, condition)
  if ('not' in condition) return causesOf(table, condition.not)
  if ('all' in condition || 'any' in condition) {
    const parts = 'all' in condition ? condition.all : condition.any
    return parts
      .filter((each) => conditionHolds(table, each) === met)
      .flatMap((each) => causesOf(table, each))
  }
  const { why, side, has, needs, detail } = tally(table, condition)
  const points = why === 'margin' ? has : 0
  return [{ why: met ? why : negated(why), side, points, detail: { ...detail, n: has, needs } }]
}
