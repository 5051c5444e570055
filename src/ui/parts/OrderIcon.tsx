import type { OrderKind } from '../../engine/tactical/orders'
import { Icon } from './Icon'
import type { IconName } from './icons'

const ICON_OF: Readonly<Record<OrderKind, IconName>> = {
  defence: 'defence',
  ambush: 'ambush',
  suppress: 'suppress',
  airEscort: 'airEscort',
  airPatrol: 'airPatrol',
  airStrike: 'airStrike',
  airCarpet: 'airCarpet',
  airDrop: 'airDrop',
  airRecon: 'airRecon',
  smoke: 'smoke',
  fireOnMove: 'fireOnMove',
  manoeuvre: 'manoeuvre',
  march: 'march',
  assault: 'assault',
  fightOn: 'contact',
  limber: 'limber',
  deploy: 'deploy',
  sector: 'sector',
  digIn: 'trench',
  regroup: 'regroup',
  attachObserver: 'observer',
  night: 'night',
  layMines: 'mine',
  clearMines: 'sweep',
  removeWire: 'wire',
  blowObstacle: 'teeth',
  blowBunker: 'bunker',
  blowBridge: 'blast',
  buildBridge: 'pontoon',
  load: 'load',
  takeOn: 'takeOn',
  unload: 'unload',
  setDown: 'setDown',
  resupply: 'resupply',
}

export const OrderIcon = ({ kind }: Readonly<{ kind: OrderKind }>) => <Icon name={ICON_OF[kind]} />
