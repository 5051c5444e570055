/**
 * Orders in words: "K1 fire G7", "K1 march 0704 0705", «К1 подавление Г2», «К3 оборона», «К9 огонь 0605».
 * A unit that its reader may not know of reads like one that does not exist.
 */

import { barred } from '../../engine/tactical/checkOrder'
import type { SideView, UnitId } from '../../engine/tactical/model'
import { type Aim, OFF_MAP, type Order } from '../../engine/tactical/orders'
import { routeTo } from '../../engine/tactical/preview'
import { ruleOfWork, type WorksKind } from '../../engine/tactical/rules/orders/works'
import { allUnits } from '../../engine/tactical/rules/units'
import { cellOf, type Hex, neighbourHex } from '../../kernel/hex'
import { type Illegal, illegal } from '../../kernel/verdict'
import {
  type HexKind,
  type HostedKind,
  NEEDS,
  orderOfFace,
  orderOfHex,
  orderOfHost,
  orderOfPath,
  type PathKind,
  RULE_OF_HEX,
  RULE_OF_HOST,
} from './needs'
import { aimFor, whyNoWay } from './pointing'
import { codeOfWord, faceOfWord, leavesMap, type Verb, verbOf, wordsOf } from './vocabulary'
import { sitesOf, workAt } from './works'

/** What was written: an order for a unit; `order` null takes its order away. */
export type Read = Readonly<{ unit: UnitId; order: Order | null }>

const RULE = 'T2.1'

const unclear = (fault: string, word: string): Illegal => illegal(fault, RULE, { word: word.slice(0, 20) })

const unitOfWord = (view: SideView, word: string): UnitId | null => {
  const code = codeOfWord(word)
  if (!code) return null
  return allUnits(view).find(({ side, row }) => side === code.side && row === code.row)?.id ?? null
}

const hexOfWord = (view: SideView, word: string): Hex | null =>
  /^\d+$/.test(word) && cellOf(view.battle.grid, word) >= 0 ? word : null

type Wish = Readonly<{ view: SideView; unit: UnitId; verb: Verb; rest: readonly string[] }>

const aimOf = ({ view, unit, verb }: Wish, word: string): Aim | Illegal => {
  const target = unitOfWord(view, word)
  const hex = (target === null ? null : view.units[target]?.hex) ?? hexOfWord(view, word)
  if (hex === null) return unclear('commandTarget', word)
  return aimFor(
    view,
    { unit, kind: verb === 'suppress' || verb === 'airStrike' ? verb : 'defence' },
    hex,
    target,
  )
}

const standing = (wish: Wish): Order | Illegal => {
  const kind = wish.verb === 'ambush' ? 'ambush' : 'defence'
  const word = wish.rest[0]
  if (word === undefined) return { kind, policy: { mode: 'react' } }
  const aim = aimOf(wish, word)
  return 'legal' in aim ? aim : { kind, policy: { mode: 'fire', target: aim } }
}

const aiming = (wish: Wish, kind: 'suppress' | 'airStrike'): Order | Illegal => {
  const word = wish.rest[0]
  if (word === undefined) return illegal('needsTarget', kind === 'suppress' ? 'T3.3' : 'T15.3')
  const aim = aimOf(wish, word)
  return 'legal' in aim ? aim : { kind, aim }
}

/** Waypoints; between them the cheapest way is found. */
const pathOf = (wish: Wish, kind: PathKind, words: readonly string[]): readonly Hex[] | Illegal => {
  const unit = wish.view.units[wish.unit]
  const judged = unit && barred(wish.view, unit)
  // Who may not move at all is told so, not that his way is too long.
  if (judged && !judged.legal) return judged
  let path: readonly Hex[] = []
  for (const word of words) {
    if (leavesMap(word)) return [...path, OFF_MAP]
    const hex = hexOfWord(wish.view, word)
    if (hex === null) return unclear('commandHex', word)
    const longer = routeTo(wish.view, wish.unit, kind, path, hex)
    if (!longer) return whyNoWay(wish.view, wish.unit, kind, path, hex)
    path = longer
  }
  return path.length > 0 ? path : illegal('needsPath', 'T5.1')
}

const isFault = (found: readonly Hex[] | Illegal): found is Illegal => 'legal' in found

const moving = (wish: Wish, kind: Exclude<PathKind, 'fireOnMove'>): Order | Illegal => {
  const path = pathOf(wish, kind, wish.rest)
  return isFault(path) ? path : orderOfPath(kind, path)
}

const firingOnMove = (wish: Wish): Order | Illegal => {
  const word = wish.rest.at(-1)
  const target = word === undefined ? null : unitOfWord(wish.view, word)
  if (target === null) return illegal('needsTarget', 'T3.4')
  const path = pathOf(wish, 'fireOnMove', wish.rest.slice(0, -1))
  return isFault(path) ? path : { kind: 'fireOnMove', path, aim: { unit: target } }
}

const facing = (wish: Wish, kind: 'deploy' | 'sector' | 'digIn'): Order | Illegal => {
  const word = wish.rest[0]
  const face = word === undefined ? null : faceOfWord(word)
  return face ? orderOfFace(kind, face) : illegal('needsFace', 'T4.12')
}

const hosted = (wish: Wish, kind: HostedKind): Order | Illegal => {
  const word = wish.rest[0]
  const host = word === undefined ? null : unitOfWord(wish.view, word)
  return host === null ? illegal('needsHost', RULE_OF_HOST[kind]) : orderOfHost(kind, host)
}

const onHex = (wish: Wish, kind: HexKind): Order | Illegal => {
  const word = wish.rest[0]
  if (word === undefined) return illegal('needsHex', RULE_OF_HEX[kind])
  const hex = hexOfWord(wish.view, word)
  return hex === null ? unclear('commandHex', word) : orderOfHex(kind, hex)
}

/** The place of the work: a hex, a face of the own hex, or a bunker. */
const working = (wish: Wish, kind: WorksKind): Order | Illegal => {
  const { view, unit, rest } = wish
  const word = rest[0] ?? ''
  const target = unitOfWord(view, word)
  const from = view.units[unit]?.hex ?? ''
  const face = faceOfWord(word)
  const over = face === null ? null : neighbourHex(view.battle.grid, from, face)
  const hex = (target === null ? null : view.units[target]?.hex) ?? over ?? hexOfWord(view, word)
  const order = hex === null || hex === undefined ? null : workAt(sitesOf(view, unit, kind), hex, target)
  return order ?? illegal('needsWork', ruleOfWork(kind))
}

const orderOf = (wish: Wish): Order | Illegal | null => {
  const { verb } = wish
  switch (verb) {
    case 'none':
      return null
    case 'fire':
    case 'defence':
    case 'ambush':
      return standing(wish)
    case 'suppress':
    case 'airStrike':
      return aiming(wish, verb)
    case 'smoke':
    case 'airPatrol':
    case 'airCarpet':
    case 'airDrop':
    case 'airRecon':
      return onHex(wish, verb)
    case 'manoeuvre':
    case 'march':
    case 'assault':
      return moving(wish, verb)
    case 'fireOnMove':
      return firingOnMove(wish)
    case 'limber':
    case 'fightOn':
    case 'unload':
      return { kind: verb }
    case 'night':
      return { kind: verb, works: [], ambush: false }
    case 'deploy':
    case 'sector':
    case 'digIn':
      return facing(wish, verb)
    case 'regroup':
    case 'attachObserver':
    case 'airEscort':
    case 'load':
    case 'takeOn':
    case 'setDown':
    case 'resupply':
      return hosted(wish, verb)
    case 'layMines':
    case 'clearMines':
    case 'removeWire':
    case 'blowObstacle':
    case 'blowBunker':
    case 'blowBridge':
    case 'buildBridge':
      return working(wish, verb)
    default:
      return verb satisfies never
  }
}

/** More words than the verb can use: rather refuse than guess. */
const isTooLong = ({ verb, rest }: Wish): boolean => {
  if (verb === 'none') return rest.length > 0
  if (verb === 'fire') return rest.length > 1
  const needs = NEEDS[verb]
  return needs !== 'path' && needs !== 'pathAndAim' && rest.length > (needs === 'nothing' ? 0 : 1)
}

/** Reads a written order for one of the side's own units. */
export const readCommand = (view: SideView, text: string): Read | Illegal => {
  const [who, what, ...rest] = wordsOf(text)
  if (who === undefined) return illegal('commandEmpty', RULE)
  const unit = unitOfWord(view, who)
  if (unit === null || view.units[unit]?.side !== view.side) return unclear('commandUnit', who)
  const verb = what === undefined ? null : verbOf(what)
  if (verb === null) return unclear('commandVerb', what ?? '')
  const wish: Wish = { view, unit, verb, rest }
  if (isTooLong(wish)) return unclear('commandTooLong', rest.at(-1) ?? '')
  const order = orderOf(wish)
  return order !== null && 'legal' in order ? order : { unit, order }
}
