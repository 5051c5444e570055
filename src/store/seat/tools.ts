/** Sight tools: what a player would measure with a ruler on the table, from what the player knows. */

import { checkKind } from '../../engine/tactical/checkOrder'
import type { SideView, Unit } from '../../engine/tactical/model'
import { reachFor, targetsFor, threatsTo } from '../../engine/tactical/preview'
import { embrasureTowards } from '../../engine/tactical/rules/embrasures'
import { fieldOfView, sightLine } from '../../engine/tactical/rules/sight'
import { allUnits, isOnMap, typeOf } from '../../engine/tactical/rules/units'
import { TURN_TICKS } from '../../engine/tactical/tables/modifiers'
import { cellOf, distance, type Hex, hexOf } from '../../kernel/hex'
import { lineCells } from '../../kernel/line'
import { inSector } from '../../kernel/sector'
import type { Draft, SightLineInfo, ToolKind } from '../api'
import type { ZonePicture } from '../scene'
import { choicesOf, hexesFor } from './choices'
import type { Desk } from './desk'
import { isPathKind, NEEDS, type PathKind } from './needs'
import { asDrafted } from './riding'

/** The line of sight with its section, from the selected unit (or the cursor) to the hex under the pointer. */
export const sightInfo = (view: SideView, from: Hex, to: Hex): SightLineInfo => {
  const { battle, works } = view
  const { grid, level, screen, terrain } = battle
  const [a, b] = [cellOf(grid, from), cellOf(grid, to)]
  const { clear, range, blockedBy, rule } = sightLine(view, from, to)
  const eye = Math.max(level[a] ?? 0, level[b] ?? 0)
  const section = lineCells(grid, a, b).map((cell) => {
    const hex = hexOf(grid, cell)
    const smoke = works.smoke.some((each) => each.hex === hex)
    const blocks = smoke || (cell !== a && cell !== b && (screen[cell] ?? 0) > eye)
    return { hex, level: level[cell] ?? 0, terrain: terrain[cell] ?? 'plain', blocks }
  })
  return { from, to, clear, blockedBy, rule, distance: range, section }
}

const ofSelected = (view: SideView, desk: Desk): Unit | null => {
  const unit = desk.selected === null ? undefined : view.units[desk.selected]
  return unit ?? null
}

const eyeOf = (view: SideView, desk: Desk): Hex | null =>
  ofSelected(view, desk)?.hex ?? desk.cursor ?? desk.hover

/** From where to where the ruler lies; null: it does not. */
export const rulerOf = (view: SideView, desk: Desk): Readonly<{ from: Hex; to: Hex }> | null => {
  const from = ofSelected(view, desk)?.hex ?? desk.cursor
  const to = desk.hover ?? desk.cursor
  const known = (hex: Hex | null): hex is Hex => hex !== null && cellOf(view.battle.grid, hex) >= 0
  return desk.tools.includes('los') && known(from) && known(to) && from !== to ? { from, to } : null
}

/** T4.12: hexes in range of a weapon and within its sector. */
const sectorOf = (view: SideView, unit: Unit): readonly Hex[] => {
  const { grid } = view.battle
  const type = typeOf(view, unit)
  if (unit.hex === null || !unit.deployed) return []
  const from = cellOf(grid, unit.hex)
  const covers = (cell: number): boolean =>
    type.kind !== 'bunker' || embrasureTowards(view, unit, hexOf(grid, cell)) !== null
  const degrees = type.turnsFreely || type.kind === 'bunker' ? null : type.sectorDegrees
  return grid.hexes.filter((_, cell) => {
    const range = distance(grid, from, cell)
    const reached = type.weapons.some(
      (weapon) => range >= Math.max(1, weapon.range.min) && range <= weapon.range.max,
    )
    return reached && covers(cell) && (degrees === null || inSector(grid, from, unit.facing, cell, degrees))
  })
}

const sectors = (view: SideView, desk: Desk): readonly Hex[] => {
  const shown = view.units[desk.inspected ?? ''] ?? ofSelected(view, desk)
  if (shown) return sectorOf(view, shown)
  const guns = allUnits(view).filter(
    (unit) => unit.side === view.side && isOnMap(unit) && typeOf(view, unit).sectorDegrees !== null,
  )
  return [...new Set(guns.flatMap((unit) => sectorOf(view, unit)))]
}

/** This turn with its ticks; what is begun uphill now and reached in the next turn (T5.3) apart. */
const reachZones = (view: SideView, unit: Unit, kind: PathKind): readonly ZonePicture[] => {
  const reached = [...reachFor(view, unit.id, kind)]
  const now = reached.filter(([, tick]) => tick <= TURN_TICKS)
  const next = reached.filter(([, tick]) => tick > TURN_TICKS).map(([hex]) => hex)
  const labels = Object.fromEntries(now.map(([hex, tick]) => [hex, String(tick)]))
  const zone: ZonePicture = { kind: 'reach', side: view.side, hexes: now.map(([hex]) => hex), labels }
  return next.length > 0 ? [zone, { kind: 'reachNext', side: view.side, hexes: next }] : [zone]
}

/** Movement range: by the order in the making, else in combat order, else on the march. */
const rangeZones = (view: SideView, desk: Desk): readonly ZonePicture[] => {
  const unit = ofSelected(view, desk)
  if (unit?.side !== view.side) return []
  if (desk.draft && isPathKind(desk.draft.kind))
    return reachZones(asDrafted(view, desk.draft), unit, desk.draft.kind)
  const kind = checkKind(view, view.side, unit.id, 'manoeuvre').legal ? 'manoeuvre' : 'march'
  return reachZones(view, unit, kind)
}

const sightZones = (view: SideView, desk: Desk): readonly ZonePicture[] => {
  const eye = eyeOf(view, desk)
  const known = eye !== null && cellOf(view.battle.grid, eye) >= 0
  return known ? [{ kind: 'sight', hexes: fieldOfView(view, eye) }] : []
}

/** The marked hexes of one tool that is on. */
export const toolZones = (view: SideView, desk: Desk, tool: ToolKind): readonly ZonePicture[] => {
  switch (tool) {
    case 'los':
      return []
    case 'fov':
      return sightZones(view, desk)
    case 'sectors':
      return [{ kind: 'sector', hexes: sectors(view, desk) }]
    case 'threat':
      return [{ kind: 'threat', hexes: [...threatsTo(view, view.side)] }]
    case 'range':
      return rangeZones(view, desk)
    case 'objectives':
      return [{ kind: 'objective', hexes: view.battle.scenario.objectives.map(({ hex }) => hex) }]
    default:
      return tool satisfies never
  }
}

/** What an order in the making marks: where it can go, or whom it can be pointed at. */
export const draftZones = (known: SideView, draft: Draft): readonly ZonePicture[] => {
  const view = asDrafted(known, draft)
  const unit = view.units[draft.unit]
  if (!unit) return []
  if (isPathKind(draft.kind)) return reachZones(view, unit, draft.kind)
  // A mission may lead to any hex; smoke to those in reach.
  if (NEEDS[draft.kind] === 'hex')
    return draft.kind === 'smoke' ? [{ kind: 'sector', hexes: hexesFor(view, draft) }] : []
  const aims = NEEDS[draft.kind] === 'aim' || NEEDS[draft.kind] === 'target'
  const hexes = aims
    ? targetHexes(view, draft)
    : choicesOf(view, draft).map((each) => view.units[each]?.hex ?? each)
  return hexes.length > 0 ? [{ kind: 'targets', hexes: [...new Set(hexes)] }] : []
}

const targetHexes = (view: SideView, draft: Draft): readonly Hex[] =>
  targetsFor(view, draft.unit, draft.kind).flatMap((each) => {
    const hex = each.verdict.legal ? view.units[each.unit]?.hex : null
    return hex ? [hex] : []
  })
