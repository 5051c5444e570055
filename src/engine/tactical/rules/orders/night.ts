/** T16.2: what a unit may do in the night between two days. */
import { cellOf, edgeKey, FACES, type Hex, hexOf, neighbour } from '../../../../kernel/hex'
import { illegal, legal, type Verdict } from '../../../../kernel/verdict'
import type { Field, MineKind, Unit } from '../../model'
import type { NightWork, Order } from '../../orders'
import { TERRAIN } from '../../tables/modifiers'
import { FIGURES_PER_WORK } from '../../tables/operations'
import { inContact } from '../contact'
import { coverAllowsAmbush, onBridge, terrainAt, trenchFaces } from '../ground'
import { typeOf } from '../units'
import { checkMines, WORKS_FAULTS } from './works'

export const NIGHT_FAULTS = [
  'onlyAtNight',
  'nightOrdersOnly',
  'waitsForMorning',
  'tooManyNightWorks',
  'engineersOnly',
  'edgeTaken',
  'offTheMap',
  'trenchThere',
  'cannotDig',
  'inContact',
  'noCover',
  ...WORKS_FAULTS,
] as const
export type NightFault = (typeof NIGHT_FAULTS)[number]

type NightOrder = Extract<Order, { kind: 'night' }>
type Judgement = Verdict<NightFault>

/** T16.2, [H] T16.2.e: a trench or a wire for every three figures that are left; guns and vehicles have none. */
export const nightWorksOf = (field: Field, unit: Unit): number => {
  const { strength, kind } = typeOf(field, unit)
  const digs = strength.points === 'figures' && (kind === 'foot' || kind === 'crew')
  return digs ? Math.floor(unit.strength / FIGURES_PER_WORK) : 0
}

/** T16.2, [H] T16.2.e: engineers set an obstacle or lay a minefield besides. */
export const nightBarriersOf = (field: Field, unit: Unit): number =>
  typeOf(field, unit).category === 'engineers' ? 1 : 0

/** T16.2, T10.1: hexes in which the unit may lay a field of a kind in the night, as far as its side knows. */
export const nightFieldsOf = (field: Field, unit: Unit, mines: MineKind): readonly Hex[] => {
  const { grid } = field.battle
  const here = unit.hex
  if (here === null || nightBarriersOf(field, unit) === 0) return []
  const beside = FACES.map((face) => neighbour(grid, cellOf(grid, here), face)).filter((cell) => cell >= 0)
  return [here, ...beside.map((cell) => hexOf(grid, cell))].filter(
    (hex) => checkMines(field, unit, { kind: 'layMines', hex, mines }).legal,
  )
}

const countOf = (order: NightOrder, kinds: readonly NightWork['work'][]): number =>
  order.works.filter(({ work }) => kinds.includes(work)).length

/** May this work stand there? A trench on dry ground, an edge between two hexes of the map without one. */
const checkWork = (field: Field, unit: Unit, night: NightWork): Judgement => {
  if (night.work === 'mines')
    return checkMines(field, unit, { kind: 'layMines', hex: night.hex, mines: night.mines })
  const { work, face } = night
  const { grid } = field.battle
  const hex = unit.hex as string
  if (onBridge(field, hex) || !TERRAIN[terrainAt(field.battle, hex)].foot)
    return illegal('cannotDig', 'T16.2', { hex })
  if (work === 'trench')
    return trenchFaces(field, hex).includes(face) ? illegal('trenchThere', 'T16.2', { hex, face }) : legal
  const cell = cellOf(grid, hex)
  if (neighbour(grid, cell, face) < 0) return illegal('offTheMap', 'T16.2', { hex, face })
  const key = edgeKey(grid, cell, face)
  const taken = work === 'wire' ? field.works.wire : field.works.obstacles
  return taken.includes(key) ? illegal('edgeTaken', 'T16.2', { hex, face }) : legal
}

/** [H] T16.2.b: at night a unit hides where the cover allows it, whoever could see the hex by day. */
const checkHiding = (field: Field, unit: Unit): Judgement =>
  unit.concealed || coverAllowsAmbush(field, unit, unit.hex as string)
    ? legal
    : illegal('noCover', 'T9', { hex: unit.hex as string })

/** The night order of a unit on the map, or only its kind. */
export const checkNight = (field: Field, unit: Unit, order: NightOrder | null): Judgement => {
  if (inContact(field, unit.hex as string)) return illegal('inContact', 'T16.2', { hex: unit.hex as string })
  if (!order) return legal
  const [most, barriers] = [nightWorksOf(field, unit), nightBarriersOf(field, unit)]
  const dug = countOf(order, ['trench', 'wire'])
  if (dug > most) return illegal('tooManyNightWorks', 'T16.2', { works: dug, most })
  const set = countOf(order, ['obstacle', 'mines'])
  if (set > barriers) return illegal('engineersOnly', 'T16.2', { works: set, most: barriers })
  const faced = order.works.flatMap((each) => (each.work === 'mines' ? [] : [each]))
  const places = faced.map(({ work, face }) => `${work}/${face}`)
  const twice = faced.find(({ work, face }, i) => places.indexOf(`${work}/${face}`) < i)
  if (twice) return illegal('edgeTaken', 'T16.2', { hex: unit.hex as string, face: twice.face })
  for (const work of order.works) {
    const verdict = checkWork(field, unit, work)
    if (!verdict.legal) return verdict
  }
  return order.ambush ? checkHiding(field, unit) : legal
}
