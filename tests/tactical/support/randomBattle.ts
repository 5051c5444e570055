/** Battles and sheets out of a number: all terrains, roads, a bridge, trenches, observers, ambushes, contacts. */
import { type Chance, chanceFrom, randomSheet } from '../../../src/ai/random'
import type { Minefield, State, Unit, UnitId } from '../../../src/engine/tactical/model'
import type { Sheet, Sheets } from '../../../src/engine/tactical/orders'
import { canStand } from '../../../src/engine/tactical/placement'
import { coverAllowsAmbush, onBridge } from '../../../src/engine/tactical/rules/ground'
import { takesMines } from '../../../src/engine/tactical/rules/mines'
import { cargoFits, takesAboard } from '../../../src/engine/tactical/rules/transport'
import { allUnits } from '../../../src/engine/tactical/rules/units'
import { unitTypes } from '../../../src/engine/tactical/tables/units'
import { viewFor } from '../../../src/engine/tactical/view'
import { edgeKey, FACES, type Face, type Hex } from '../../../src/kernel/hex'
import { board, type Put, put } from './board'

const SOVIET = [
  'su-rifle-company',
  'su-rifle-company',
  'su-smg-company',
  'su-engineer-company',
  'su-maxim-company',
  'su-t34-company',
  'su-at-gun-45-battery',
  'su-field-gun-76-battery',
  'su-mortar-82-company',
  'su-rocket-bm13-battery',
  'su-cavalry-squadron',
  'gen-truck-column',
]
const AXIS = [
  'de-infantry-company',
  'de-infantry-company',
  'de-mg-company',
  'de-pioneer-company',
  'de-pz3-company',
  'de-stug3-battery',
  'de-pak38-company',
  'de-mortar-81-platoon',
  'de-lefh18-battery',
  'de-motorcycle-company',
  'gen-horse-train',
  'gen-bunker-mg',
]
type Types = Readonly<{ s: readonly string[]; g: readonly string[] }>

const USUAL: Types = { s: SOVIET, g: AXIS }

/** T11.1: with columns of all kinds, APCs, heavy guns and motorcyclists among them. */
const CARRIED: Types = {
  s: [...SOVIET, 'gen-truck-column', 'gen-tractor-column', 'su-motorcycle-company'],
  g: [...AXIS, 'gen-horse-train', 'de-sdkfz251-company', 'de-flak88-battery'],
}

const LETTERS = [...'......bbblfmtt']

const number = (x: number, y: number): Hex =>
  `${String(x + 1).padStart(2, '0')}${String(y + 1).padStart(2, '0')}`

const groundOf = (chance: Chance, cols: number, rows: number) => {
  const terrain = Array.from({ length: rows }, () =>
    Array.from({ length: cols }, () => chance.of(LETTERS) ?? '.'),
  )
  const levels = Array.from({ length: rows }, () =>
    Array.from({ length: cols }, () => (chance.oneIn(6) ? 1 + chance.below(2) : 0)),
  )
  // A road along the middle row crosses a river in the middle column.
  const middle = rows >> 1
  const water = cols >> 1
  const river = chance.oneIn(2)
  if (river) for (const row of terrain) row[water] = 'r'
  for (let x = 0; x < cols; x++)
    if (!river || x !== water) (terrain[middle] as string[])[x] = chance.oneIn(3) ? 't' : '.'
  const road = Array.from({ length: cols }, (_each, x) => number(x, middle))
  return {
    rows: terrain.map((row) => row.join('')),
    map: {
      levels: levels.map((row) => row.join('')),
      roads: [road],
      ...(river ? { bridges: [{ hexes: [number(water, middle)], strength: 2, demolitionTurns: 1 }] } : {}),
    },
  }
}

const face = (chance: Chance): Face => chance.of(FACES) ?? 'N'

const unitOf = (chance: Chance, types: readonly string[], cols: number, rows: number): Put => {
  const type = chance.of(types) as string
  const card = unitTypes[type]
  return put(type, number(chance.below(cols), chance.below(rows)), {
    facing: face(chance),
    strength: Math.max(1, (card?.strength.full ?? 1) - (chance.oneIn(3) ? 1 : 0)),
    ...(card?.deploys && chance.oneIn(5) ? { deployed: false } : {}),
    ...(card?.mounted && chance.oneIn(2) ? { mount: 'on' as const } : {}),
    ...(chance.oneIn(9) ? { suppressedIn: 1 } : {}),
  })
}

/** Those that may stand where chance put them, three of a side in a hex, one on a bridge. */
const fitting = (state: State): readonly UnitId[] => {
  const here = new Map<string, number>()
  return Object.keys(state.units).filter((id) => {
    const unit = state.units[id] as Unit
    const hex = unit.hex as Hex
    const stack = (here.get(unit.side + hex) ?? 0) + 1
    if (!canStand(state, unit, hex) || stack > (onBridge(state, hex) ? 1 : 3)) return false
    here.set(unit.side + hex, stack)
    return true
  })
}

/** Observers go with the first company of each side, and serve its first battery. */
const observers = (units: Readonly<Record<UnitId, Put>>): Readonly<Record<UnitId, Put>> => {
  const ids = Object.keys(units)
  const all: Record<UnitId, Put> = {}
  for (const [letter, battery] of [
    ['s', 'su-field-gun-76-battery'],
    ['g', 'de-lefh18-battery'],
  ] as const) {
    const mine = ids.filter((id) => id.startsWith(letter))
    const host = mine.find(
      (id) =>
        (units[id] as Put).type.endsWith('rifle-company') ||
        (units[id] as Put).type.endsWith('infantry-company'),
    )
    if (host === undefined) continue
    const serves = mine.find((id) => units[id]?.type === battery) ?? null
    all[`${letter}obs`] = put('gen-observer-platoon', (units[host] as Put).hex, {
      place: 'attached',
      host,
      serves,
    })
  }
  return all
}

/** A battle at its orders of turn 2. Seeds that are equal give equal battles. */
export const randomBattle = (seed: string, cols = 9, rows = 8, each = 7, kinds = USUAL): State => {
  const chance = chanceFrom(seed)
  const ground = groundOf(chance, cols, rows)
  const trenches = Array.from({ length: 3 }, () => ({
    hex: number(chance.below(cols), chance.below(rows)),
    face: face(chance),
  }))
  const more = { map: ground.map, trenches }
  const drawn: Record<UnitId, Put> = {}
  for (const [letter, types] of [
    ['s', kinds.s],
    ['g', kinds.g],
  ] as const)
    for (let n = 1; n <= each; n++) drawn[`${letter}${n}`] = unitOf(chance, types, cols, rows)
  const probe = board(ground.rows, drawn, more)
  const units: Record<UnitId, Put> = {}
  for (const id of fitting(probe)) {
    const unit = drawn[id] as Put
    const hides = coverAllowsAmbush(probe, probe.units[id] as Unit, unit.hex as Hex) && chance.oneIn(3)
    units[id] = hides ? { ...unit, concealed: true } : unit
  }
  return apart(board(ground.rows, { ...units, ...observers(units) }, more))
}

const KINDS = ['antiTank', 'antiPersonnel'] as const

/** The same battle with wire, obstacles, mines of both sides and bunkers of several embrasures. */
export const withWorks = (state: State, seed: string): State => {
  const chance = chanceFrom(`${seed}:works`)
  const { grid } = state.battle
  const edge = (): string => edgeKey(grid, chance.below(grid.size), face(chance))
  const edges = (count: number): readonly string[] => [...new Set(Array.from({ length: count }, edge))]
  const mines = new Map<string, Minefield>()
  for (let n = 0; n < 12; n++) {
    const hex = chance.of(grid.hexes) as Hex
    const kind = chance.of(KINDS) ?? 'antiTank'
    const owner = chance.oneIn(2) ? 'ussr' : 'axis'
    if (takesMines(state, hex))
      mines.set(`${hex}${kind}${owner}`, { hex, kind, owner, found: chance.oneIn(4) })
  }
  const units = Object.fromEntries(
    Object.entries(state.units).map(([id, unit]) => [
      id,
      unit.type === 'gen-bunker-mg' ? { ...unit, embrasures: [unit.facing, face(chance)] } : unit,
    ]),
  )
  const works = { ...state.works, wire: edges(20), obstacles: edges(10), mines: [...mines.values()] }
  return { ...state, units, works }
}

/** A hex of both sides has nobody in ambush. */
const apart = (state: State): State => {
  const all = Object.values(state.units)
  const met = (hex: string | null, side: string) =>
    all.some((other) => other.hex === hex && other.side !== side)
  const units = Object.fromEntries(
    all.map((unit) => [
      unit.id,
      unit.concealed && met(unit.hex, unit.side) ? { ...unit, concealed: false } : unit,
    ]),
  )
  return { ...state, units }
}

/** T11: some start aboard, with a carrier that has come for them; some columns carry ammo. */
const boarded = (state: State, chance: Chance): State => {
  let units = state.units
  for (const id of Object.keys(units)) {
    const load = units[id] as Unit
    const now = { ...state, units }
    const full = { ...load, cargo: 1 + chance.below(3) }
    if (unitTypes[load.type]?.transport && chance.oneIn(2) && cargoFits(now, full))
      units = { ...units, [id]: full }
    if (load.place !== 'map' || load.mount !== null || !chance.oneIn(2)) continue
    const carriers = allUnits(now).filter(
      (other) =>
        other.side === load.side &&
        other.id !== id &&
        other.place === 'map' &&
        takesAboard(now, other, load).legal,
    )
    const carrier = chance.of(carriers)
    if (!carrier) continue
    const deploys = unitTypes[load.type]?.deploys
    const aboard = { place: 'carried', carrier: carrier.id, hex: carrier.hex, concealed: false } as const
    units = { ...units, [id]: { ...load, ...aboard, ...(deploys ? { deployed: false } : {}) } }
    for (const other of Object.values(units))
      if (other.host === id) units = { ...units, [other.id]: { ...other, hex: carrier.hex } }
  }
  return { ...state, units }
}

/** A random battle with much transport, on a small map. */
export const ownBattles = (seed: string): State =>
  boarded(randomBattle(seed, 6, 6, 9, CARRIED), chanceFrom(`aboard ${seed}`))

/** The same orders, by which nobody stops the turn to ask (T2.5). */
export const unasked = (sheets: Sheets): Sheets => {
  const quiet = (sheet: Sheet): Sheet =>
    Object.fromEntries(
      Object.entries(sheet).map(([id, order]) => {
        if (!('policy' in order)) return [id, order]
        const { ask: _ask, ...policy } = order.policy
        return [id, { ...order, policy }]
      }),
    )
  return { ussr: quiet(sheets.ussr), axis: quiet(sheets.axis) }
}

/** Legal orders for both sides, each from what it knows. */
export const randomSheets = (state: State, seed: string): Sheets => ({
  ussr: randomSheet(viewFor(state, 'ussr'), 'ussr', seed),
  axis: randomSheet(viewFor(state, 'axis'), 'axis', seed),
})
