/** What each kind of order needs beyond its name, and the orders that need nothing more. */
import type { UnitId } from '../../engine/tactical/model'
import type { Order, OrderKind, PatrolPolicy } from '../../engine/tactical/orders'
import type { Face, Hex } from '../../kernel/hex'
import type { Draft } from '../api'

/** What an order still needs when its kind is chosen. `target`: it stands without one, but may have one. */
export const NEEDS = {
  defence: 'target',
  ambush: 'target',
  suppress: 'aim',
  smoke: 'hex',
  fireOnMove: 'pathAndAim',
  manoeuvre: 'path',
  march: 'path',
  assault: 'path',
  fightOn: 'nothing',
  limber: 'nothing',
  deploy: 'face',
  sector: 'face',
  digIn: 'face',
  regroup: 'host',
  attachObserver: 'host',
  night: 'nothing',
  layMines: 'work',
  clearMines: 'work',
  removeWire: 'work',
  blowObstacle: 'work',
  blowBunker: 'work',
  blowBridge: 'work',
  buildBridge: 'work',
  airEscort: 'host',
  airPatrol: 'hex',
  airStrike: 'aim',
  airCarpet: 'hex',
  airDrop: 'hex',
  airRecon: 'hex',
  load: 'host',
  takeOn: 'host',
  unload: 'nothing',
  setDown: 'host',
  resupply: 'host',
} as const satisfies Readonly<Record<OrderKind, string>>

export type PathKind = 'manoeuvre' | 'march' | 'assault' | 'fireOnMove'
export type FacedKind = 'deploy' | 'sector' | 'digIn'
export type HexKind = 'smoke' | 'airPatrol' | 'airCarpet' | 'airDrop' | 'airRecon'
/** The rule under which an order wants a hex. */
export const RULE_OF_HEX: Readonly<Record<HexKind, string>> = {
  smoke: 'T13.7',
  airPatrol: 'T15.2',
  airCarpet: 'T15.3',
  airDrop: 'T15.6',
  airRecon: 'T8.6',
}

export type HostedKind = 'regroup' | 'attachObserver' | 'airEscort' | PairedKind
/** T3.8, T3.16: with another unit of the hex, which may be the only one. */
export type PairedKind = 'load' | 'takeOn' | 'setDown' | 'resupply'

const PAIRED: readonly OrderKind[] = ['load', 'takeOn', 'setDown', 'resupply']

export const isHostedKind = (kind: OrderKind): kind is HostedKind => NEEDS[kind] === 'host'

export const isPairedKind = (kind: OrderKind): kind is PairedKind => PAIRED.includes(kind)

/** The rule under which an order wants another unit. */
export const RULE_OF_HOST: Readonly<Record<HostedKind, string>> = {
  regroup: 'T3.14',
  attachObserver: 'T3.17',
  airEscort: 'T15.2',
  load: 'T3.8',
  takeOn: 'T3.8',
  setDown: 'T3.8',
  resupply: 'T3.16',
}

export const isPathKind = (kind: OrderKind): kind is PathKind =>
  NEEDS[kind] === 'path' || NEEDS[kind] === 'pathAndAim'

/** The order that a kind is at once, without pointing; null: it waits for something. */
export const orderAtOnce = (kind: OrderKind): Order | null => {
  if (kind === 'defence' || kind === 'ambush') return { kind, policy: { mode: 'react' } }
  if (kind === 'night') return { kind, works: [], ambush: false }
  return kind === 'limber' || kind === 'fightOn' || kind === 'unload' ? { kind } : null
}

export const orderOfPath = (kind: Exclude<PathKind, 'fireOnMove'>, path: readonly Hex[]): Order => ({
  kind,
  path,
})

export const orderOfFace = (kind: FacedKind, face: Face): Order =>
  kind === 'digIn' ? { kind, face } : { kind, facing: face }

/** What a patrol does unless its player says otherwise. */
export const PATROL: PatrolPolicy = { intercept: 'any', escorted: 'bombers', ground: { mode: 'react' } }

export const orderOfHex = (kind: HexKind, hex: Hex): Order => {
  if (kind === 'airPatrol') return { kind, hex, ...PATROL }
  return kind === 'airRecon' ? { kind, hex, radius: 2 } : { kind, hex }
}

export const orderOfHost = (kind: HostedKind, unit: UnitId): Order => {
  if (kind === 'load') return { kind, carrier: unit }
  return kind === 'regroup' || kind === 'attachObserver' ? { kind, host: unit } : { kind, unit }
}

/** The order as it would stand now; null while something is missing. */
export const orderSoFar = (draft: Draft): Order | null => {
  const { kind, path, mount } = draft
  if (kind === 'fireOnMove' || !isPathKind(kind)) return orderAtOnce(kind)
  if (path.length === 0) return null
  const order = orderOfPath(kind, path)
  return mount === undefined ? order : ({ ...order, mount } as Order)
}
