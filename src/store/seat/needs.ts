/** What each kind of order needs beyond its name, and the orders that need nothing more. */
import type { Order, OrderKind } from '../../engine/tactical/orders'
import type { Face, Hex } from '../../kernel/hex'
import type { Draft } from '../api'

/** What an order still needs when its kind is chosen. `target`: it stands without one, but may have one. */
export const NEEDS = {
  defence: 'target',
  ambush: 'target',
  suppress: 'aim',
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
} as const satisfies Readonly<Record<OrderKind, string>>

export type PathKind = 'manoeuvre' | 'march' | 'assault' | 'fireOnMove'
export type FacedKind = 'deploy' | 'sector' | 'digIn'
export type HostedKind = 'regroup' | 'attachObserver'

export const isPathKind = (kind: OrderKind): kind is PathKind =>
  NEEDS[kind] === 'path' || NEEDS[kind] === 'pathAndAim'

/** The order that a kind is at once, without pointing; null: it waits for something. */
export const orderAtOnce = (kind: OrderKind): Order | null => {
  if (kind === 'defence' || kind === 'ambush') return { kind, policy: { mode: 'react' } }
  if (kind === 'night') return { kind, works: [], ambush: false }
  return kind === 'limber' || kind === 'fightOn' ? { kind } : null
}

export const orderOfPath = (kind: Exclude<PathKind, 'fireOnMove'>, path: readonly Hex[]): Order => ({
  kind,
  path,
})

export const orderOfFace = (kind: FacedKind, face: Face): Order =>
  kind === 'digIn' ? { kind, face } : { kind, facing: face }

/** The order as it would stand now; null while something is missing. */
export const orderSoFar = (draft: Draft): Order | null => {
  const { kind, path } = draft
  if (kind === 'fireOnMove' || !isPathKind(kind)) return orderAtOnce(kind)
  return path.length > 0 ? orderOfPath(kind, path) : null
}
