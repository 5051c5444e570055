/**
 * T15.6, T15.8, [H] T15.6.b: troops and cargo come down, one transport after the other by id, so that nobody lands
 * on another.
 */
import type { Dice } from '../../../../kernel/dice'
import { cellOf, distance, type Hex, hexOf, neighbourHex } from '../../../../kernel/hex'
import type { Event } from '../../events'
import type { Ledger, Turn } from '../../ledger'
import type { State, Unit } from '../../model'
import { canStand } from '../../placement'
import { aboardOf } from '../../rules/air/squadrons'
import { isDark } from '../../rules/calendar'
import { inContact } from '../../rules/contact'
import { onBridge, terrainAt } from '../../rules/ground'
import { typeOf, unitsIn } from '../../rules/units'
import { CARGO, DRIFT, DROP_HITS, DROWNS_ON } from '../../tables/air'
import { STACK } from '../../tables/modifiers'
import { aftermath } from '../aftermath'
import { flightsOf, onMission } from './missions'

const STEP = 'air:drop'

const isFull = (state: State, unit: Unit, hex: Hex): boolean =>
  unitsIn(state, hex).filter((other) => other.side === unit.side).length >= STACK

/** T9.7: swamp and river; [H] T15.6.b: a bridge does not catch who comes from above. */
const isWater = (state: State, hex: Hex): boolean =>
  onBridge(state, hex) || ['river', 'swamp'].includes(terrainAt(state.battle, hex))

/** T15.6, T15.8: a drop hits its hex on this or less. */
export const dropHits = (dark: boolean): number => (dark ? DROP_HITS.night : DROP_HITS.day)

type Fall = Readonly<{ rolls: readonly number[]; hex: Hex | null }>

/**
 * T15.6, T15.8: on the hex, or drifted; [H] T15.8.a: from a full hex, and off the map, on to the next neighbour
 * clockwise. Null: no neighbour has room.
 */
const fallOf = (state: State, transport: Unit, aim: Hex, dice: Dice): Fall => {
  const [hit = 1] = dice.d6({ step: STEP, rule: 'T15.6', unit: transport.id }, 1)
  const hits = hit <= dropHits(isDark(state))
  const load = aboardOf(state, transport)
  const taken = (hex: Hex): boolean => load !== null && isFull(state, load, hex)
  if (hits && !taken(aim)) return { rolls: [hit], hex: aim }
  const [drift = 1] = dice.d6({ step: STEP, rule: 'T15.8', unit: transport.id }, 1)
  const round = DRIFT.map((_, step) => DRIFT[(drift - 1 + step) % DRIFT.length] ?? 'N')
  const free = round
    .map((face) => neighbourHex(state.battle.grid, aim, face))
    .find((hex) => hex && !taken(hex))
  return { rolls: [hit, drift], hex: free ?? null }
}

/** T15.8: survivors on the nearest land with room and no enemy; of several the first by its place on the map. */
const landNear = (state: State, unit: Unit, hex: Hex): Hex | null => {
  const { grid } = state.battle
  const from = cellOf(grid, hex)
  let best: Hex | null = null
  let least = Number.MAX_SAFE_INTEGER
  for (let cell = 0; cell < grid.size; cell++) {
    const far = distance(grid, from, cell)
    if (far >= least) continue
    const to = hexOf(grid, cell)
    if (isWater(state, to) || !canStand(state, unit, to) || isFull(state, unit, to)) continue
    if (unitsIn(state, to).some((other) => other.side !== unit.side)) continue
    best = to
    least = far
  }
  return best
}

/** T15.6, T10.3: one die a point in water, each 1 or 2 costs it; then the test (T7). */
const inWater = (ledger: Ledger, turn: Turn, transport: Unit, load: Unit, hex: Hex): void => {
  const state = ledger.state()
  const rolls = turn.dice.d6({ step: STEP, rule: 'T10.3', unit: load.id }, load.strength)
  const points = rolls.filter((die) => die <= DROWNS_ON).length
  const to = points < load.strength ? landNear(state, load, hex) : null
  const down: Event = {
    kind: 'landed',
    rule: 'T10.3',
    unit: load.id,
    carrier: transport.id,
    hex,
    to,
    rolls,
    points,
  }
  ledger.add([down])
  const hurts = new Map([
    [load.id, { points: to === null ? load.strength : points, suppressive: false, airStrike: false }],
  ])
  ledger.add(aftermath(ledger.state(), hurts, { step: STEP, dice: turn.dice }))
}

/** T15.8: on an enemy: close combat, in which the troops miss round 1 (T6.2); who hid there is found. */
const onLand = (ledger: Ledger, transport: Unit, load: Unit, hex: Hex): void => {
  const down: Event = {
    kind: 'landed',
    rule: 'T15.6',
    unit: load.id,
    carrier: transport.id,
    hex,
    to: hex,
    rolls: [],
    points: 0,
  }
  ledger.add([down])
  const state = ledger.state()
  const here = unitsIn(state, hex)
  if (here.every((other) => other.side === load.side)) return
  const found = here.filter((unit) => unit.concealed)
  ledger.add(
    found.map((unit) => ({ kind: 'revealed', rule: 'T5.7', unit: unit.id, why: 'entered', by: load.id })),
  )
  if (inContact(ledger.state(), hex))
    ledger.add([{ kind: 'contact', rule: 'T5.14', hex, units: here.map((unit) => unit.id) }])
}

/** [H] T15.6.a: own units in the hex share a cargo, who lacks most first, then by id; the rest is lost. */
const supply = (state: State, transport: Unit, hex: Hex): readonly Event[] => {
  let left = CARGO
  const lack = (unit: Unit): number => typeOf(state, unit).ammo - unit.ammo
  return unitsIn(state, hex)
    .filter((unit) => unit.side === transport.side && lack(unit) > 0)
    .sort((a, b) => lack(b) - lack(a) || (a.id < b.id ? -1 : 1))
    .flatMap((unit): Event[] => {
      const ammo = Math.min(left, lack(unit))
      left -= ammo
      return ammo > 0
        ? [{ kind: 'supplied', rule: 'T15.6', unit: unit.id, hex, ammo, carrier: transport.id }]
        : []
    })
}

const drop = (ledger: Ledger, turn: Turn, transport: Unit, aim: Hex): void => {
  const state = ledger.state()
  const load = aboardOf(state, transport)
  const { rolls, hex } = fallOf(state, transport, aim, turn.dice)
  ledger.add([
    { kind: 'dropped', rule: 'T15.6', unit: transport.id, aim, rolls, hex, load: load?.id ?? null },
  ])
  if (hex === null) return
  if (!load) ledger.add(inContact(state, hex) ? [] : supply(state, transport, hex))
  else if (isWater(state, hex)) inWater(ledger, turn, transport, load, hex)
  else onLand(ledger, transport, load, hex)
}

/** T15.7 (6): the drops of the transports that are still in the air. */
export const dropStep = (ledger: Ledger, turn: Turn): void => {
  for (const { unit, place } of onMission(flightsOf(ledger.state(), turn), 'airDrop'))
    drop(ledger, turn, unit, place)
}
