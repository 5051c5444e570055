/** What a player may read of a hex: of the ground and all that he knows to be on it. Made of his view alone. */
import type { Minefield, Side, SideView, Terrain, UnitId } from '../engine/tactical/model'
import { isBridged, spanAt } from '../engine/tactical/rules/bridges'
import { footDefenceIn } from '../engine/tactical/rules/defence'
import { groundDice } from '../engine/tactical/rules/fireSum'
import { levelAt, terrainAt, trenchFaces } from '../engine/tactical/rules/ground'
import { minesIn } from '../engine/tactical/rules/mines'
import { allUnits } from '../engine/tactical/rules/units'
import type { Text } from '../engine/tactical/scenario'
import { cellOf, edgeKey, FACES, type Face, type Hex } from '../kernel/hex'
import type { Term } from '../kernel/modifier'

export type HexFacts = Readonly<{
  hex: Hex
  terrain: Terrain
  level: number
  names: readonly Text[]
  road: boolean
  rail: boolean
  /** T9.8: strength left of the bridge, 0 if it is down; `pontoon`: built in the battle. Null: there is none. */
  bridge: Readonly<{ strength: number; pontoon: boolean }> | null
  /** T4.9: dice that fire at foot here loses, and what foot here adds to its defence. */
  cover: Readonly<{ direct: readonly Term[]; indirect: readonly Term[]; defence: readonly Term[] }>
  trenches: readonly Face[]
  wire: readonly Face[]
  obstacles: readonly Face[]
  /** T10.3: own fields, and those of the enemy that were found. */
  mines: readonly Pick<Minefield, 'kind' | 'owner'>[]
  /** T13.7: the turn at whose end the smoke goes; null: none. */
  smoke: number | null
  /** T16.5: who holds it, as far as it is known; null: nobody. */
  holder: Side | null
  objective: Text | null
  /** Units in the hex, those aboard and attached too. */
  units: readonly UnitId[]
  /** T8.5: enemies last seen here, and the turn of it. */
  lastSeen: readonly Readonly<{ unit: UnitId; side: Side; row: number; turn: number }>[]
}>

const lieOn = (lines: readonly (readonly Hex[])[] | undefined, hex: Hex): boolean =>
  lines?.some((line) => line.includes(hex)) ?? false

const bridgeAt = (view: SideView, hex: Hex): HexFacts['bridge'] => {
  const planned = (view.battle.scenario.map.bridges ?? []).some(({ hexes }) => hexes.includes(hex))
  if (!planned && !isBridged(view, hex)) return null
  const pontoon = view.works.pontoons?.some((each) => each.hex === hex) ?? false
  return { strength: spanAt(view, hex)?.strength ?? 0, pontoon }
}

const IN_THE_HEX: readonly string[] = ['map', 'carried', 'attached']

/**
 * All that the side is told of a hex.
 *
 * @param hex a hex of the map
 * @throws Error if the map has no such hex
 */
export const hexFacts = (view: SideView, hex: Hex): HexFacts => {
  const { battle, works } = view
  const { map, objectives } = battle.scenario
  const at = cellOf(battle.grid, hex)
  const edgesIn = (keys: readonly string[]) =>
    FACES.filter((face) => keys.includes(edgeKey(battle.grid, at, face)))
  return {
    hex,
    terrain: terrainAt(battle, hex),
    level: levelAt(battle, hex),
    names: (map.names ?? []).flatMap(({ text, hexes }) => (hexes.includes(hex) ? [text] : [])),
    road: lieOn(map.roads, hex),
    rail: lieOn(map.rails, hex),
    bridge: bridgeAt(view, hex),
    cover: {
      direct: groundDice(view, hex, 'direct'),
      indirect: groundDice(view, hex, 'indirect'),
      defence: footDefenceIn(view, hex),
    },
    trenches: trenchFaces(view, hex),
    wire: edgesIn(works.wire),
    obstacles: edgesIn(works.obstacles),
    mines: minesIn(view, hex).map(({ kind, owner }) => ({ kind, owner })),
    smoke: works.smoke.find((each) => each.hex === hex)?.until ?? null,
    holder: view.control[hex] ?? null,
    objective: objectives.find((each) => each.hex === hex)?.label ?? null,
    units: allUnits(view).flatMap((unit) =>
      unit.hex === hex && IN_THE_HEX.includes(unit.place) ? [unit.id] : [],
    ),
    lastSeen: Object.values(view.lastSeen).flatMap(({ unit: { id, side, row, hex: place }, turn }) =>
      place === hex && !view.units[id] ? [{ unit: id, side, row, turn }] : [],
    ),
  }
}
