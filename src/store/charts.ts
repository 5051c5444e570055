/** The printed charts of the rulebook: the engine's own tables, and its own answers where it has no table. */
import { makeBattle } from '../engine/tactical/battle'
import type { Battle, Kind, Terrain, Unit } from '../engine/tactical/model'
import type { OrderKind } from '../engine/tactical/orders'
import { isAirKind } from '../engine/tactical/rules/air/squadrons'
import { coverAllowsAmbush } from '../engine/tactical/rules/ground'
import type { Scenario } from '../engine/tactical/scenario'
import { SORTIE_AMMO } from '../engine/tactical/tables/air'
import { LETTERS } from '../engine/tactical/tables/letters'
import { AMMO, TERRAIN } from '../engine/tactical/tables/modifiers'
import { unitTypes } from '../engine/tactical/tables/units'
import { cellOf } from '../kernel/hex'
import { orderKind } from '../scenario/schemas/parts'

export * as air from '../engine/tactical/tables/air'
export * as closeCombat from '../engine/tactical/tables/closeCombat'
export { DETECTION, type Watcher } from '../engine/tactical/tables/detection'
export * as modifiers from '../engine/tactical/tables/modifiers'
export { NIGHT_ACCURACY } from '../engine/tactical/tables/operations'
export { TASK_TURNS } from '../engine/tactical/tables/tasks'
export { BRIDGE_DEFENCE } from '../engine/tactical/tables/works'

/** All kinds of orders, those of fire and movement first. */
export const orderKinds = orderKind.options

const FIRES: readonly OrderKind[] = ['defence', 'ambush', 'fireOnMove', 'smoke']

/** T14.1, T3.15, T3.18: ammo that an order costs when it is carried out; null: none. */
export const orderAmmo = (kind: OrderKind): number | null => {
  if (isAirKind(kind)) return SORTIE_AMMO
  if (kind === 'suppress') return AMMO.suppress
  return FIRES.includes(kind) ? AMMO.fire : null
}

export type AmbushKind = 'foot' | 'crew' | 'vehicle' | 'cavalry'

/** What a terrain is to the rules, as the engine answers (T9). */
export type TerrainFacts = Readonly<{
  terrain: Terrain
  rule: string
  sight: 'open' | 'notFromAbove' | 'blocks'
  ambush: readonly AmbushKind[]
  direct: number
  indirect: number
  defence: Readonly<Record<Exclude<Kind, 'air' | 'marker'>, number>>
  foot: boolean
  vehicles: boolean
  indirectFrom: boolean
}>

const word = { ru: '', en: '' }
const noZone = { units: [], works: [], trenches: 0 }

/** One row of hexes, one of each letter. */
const strip = (): Battle => {
  const scenario: Scenario = {
    format: 'stalingrad-height/scenario',
    version: 1,
    id: 'chart',
    name: word,
    date: '1942-09-16',
    start: '05:00',
    minutesPerTurn: 10,
    turns: 1,
    brief: word,
    sides: ['ussr', 'axis'],
    sideNames: { ussr: word, axis: word },
    defender: 'ussr',
    map: { cols: Object.keys(LETTERS).length, rows: 1, terrain: [Object.keys(LETTERS).join('')], roads: [] },
    units: [],
    zones: { ussr: noZone, axis: noZone },
    trenches: [],
    victory: { outcomes: [], otherwise: { winner: null, level: 'draw', text: word } },
    objectives: [],
    sources: [],
  }
  return makeBattle(scenario, {})
}

const works = { trenches: [], wire: [], obstacles: [], mines: [], bridges: [], smoke: [] }

const HIDERS: Readonly<Record<AmbushKind, Readonly<{ type: string; mount: Unit['mount'] }>>> = {
  foot: { type: 'su-rifle-company', mount: null },
  crew: { type: 'su-at-gun-45-battery', mount: null },
  vehicle: { type: 'su-t34-company', mount: null },
  cavalry: { type: 'su-cavalry-squadron', mount: 'on' },
}

const sightOf = (screen: number): TerrainFacts['sight'] =>
  screen === 0 ? 'open' : screen === 255 ? 'blocks' : 'notFromAbove'

/** The terrains in the order of the rulebook. */
export const terrainFacts = (): readonly TerrainFacts[] => {
  const battle = strip()
  const field = { battle, turn: 1, hours: [], units: {}, works }
  return Object.values(LETTERS).map((terrain, i) => {
    const hex = battle.grid.hexes[i] as string
    const ambush = (Object.keys(HIDERS) as AmbushKind[]).filter((kind) =>
      coverAllowsAmbush(field, { ...HIDERS[kind], hex } as Unit, hex),
    )
    const sight = sightOf(battle.screen[cellOf(battle.grid, hex)] ?? 0)
    return { terrain, sight, ambush, ...TERRAIN[terrain] }
  })
}

/** The catalogue, in its order. */
export const catalogue = Object.values(unitTypes)
