/** Orders in the making: the palette, pointing, dragging, and the actions that write the sheet. */
import { checkKind } from '../../engine/tactical/checkOrder'
import type { UnitId } from '../../engine/tactical/model'
import type { OrderKind } from '../../engine/tactical/orders'
import { nightBarriersOf, nightFieldsOf, nightWorksOf } from '../../engine/tactical/rules/orders/night'
import type { Hex } from '../../kernel/hex'
import { illegal, legal, type Verdict } from '../../kernel/verdict'
import type { Draft, PaletteEntry, SeatActions, SheetRow } from '../api'
import { choicesOf } from './choices'
import type { Seating } from './desk'
import { isPairedKind, NEEDS, orderAtOnce, orderOfHost, orderSoFar } from './needs'
import { complete, dragTo, type Pointed, pointAt } from './pointing'
import { keepingTheRest } from './refine'
import { ride } from './riding'
import { previewed } from './rows'
import {
  clear,
  clearSheet,
  command,
  copyLast,
  defenceForRest,
  give,
  mayWrite,
  nextWithoutOrder,
  refuse,
} from './writing'

type Making =
  | 'ride'
  | 'palette'
  | 'begin'
  | 'point'
  | 'extend'
  | 'finish'
  | 'cancel'
  | 'previewOf'
  | 'nightWorks'
  | 'choices'
type Writing =
  | 'give'
  | 'command'
  | 'clear'
  | 'clearSheet'
  | 'copyLast'
  | 'defenceForRest'
  | 'nextWithoutOrder'

/** The palette's orders with their keys. Orders that are never open together share a key. */
const PALETTE: readonly (readonly [OrderKind, string])[] = [
  ['defence', '1'],
  ['ambush', '2'],
  ['suppress', '3'],
  ['fireOnMove', '4'],
  ['manoeuvre', '5'],
  ['march', '6'],
  ['assault', '7'],
  ['fightOn', '7'],
  ['limber', '8'],
  ['deploy', '8'],
  ['sector', '9'],
  ['digIn', '0'],
  ['regroup', ''],
  ['attachObserver', ''],
  ['night', '1'],
  ['layMines', ''],
  ['clearMines', ''],
  ['removeWire', ''],
  ['blowObstacle', ''],
  ['blowBunker', ''],
  ['blowBridge', ''],
  ['buildBridge', ''],
  ['smoke', ''],
  ['airStrike', '1'],
  ['airEscort', '1'],
  ['airCarpet', '1'],
  ['airDrop', '1'],
  ['airRecon', '1'],
  ['airPatrol', '2'],
  ['load', ''],
  ['takeOn', ''],
  ['unload', ''],
  ['setDown', ''],
  ['resupply', ''],
]

/** A shared key goes to the order that is open, else to the first of those that share it. */
const paletteOf = (judge: (kind: OrderKind) => Verdict): readonly PaletteEntry[] => {
  const entries = PALETTE.map(([kind, key]) => ({ kind, key, verdict: judge(kind) }))
  return entries.map((entry) => {
    const sharing = entries.filter(({ key }) => key === entry.key)
    const holder = sharing.find(({ verdict }) => verdict.legal) ?? sharing[0]
    return holder === entry ? entry : { ...entry, key: '' }
  })
}

const withPreview = ({ input: { view } }: Seating, draft: Draft): Draft => {
  const order = orderSoFar(draft)
  return { ...draft, preview: order ? previewed(view, draft.unit, order).preview : null }
}

const follow = (seating: Seating, unit: UnitId, pointed: Pointed): Verdict => {
  if ('order' in pointed) {
    const stands = seating.drafts.now().sheet[unit]
    return give(seating, unit, keepingTheRest(seating.input.view, unit, stands, pointed.order))
  }
  if (!('draft' in pointed)) return refuse(seating, pointed.verdict)
  seating.put({ draft: withPreview(seating, pointed.draft), said: null })
  return pointed.verdict
}

const begin = (seating: Seating, unit: UnitId, kind: OrderKind): Verdict => {
  const { view, side } = seating.input
  const may = mayWrite(seating, unit)
  const verdict = may.legal ? checkKind(view, side, unit, kind) : may
  if (!verdict.legal) return refuse(seating, verdict)
  const order = orderAtOnce(kind)
  const stands = seating.drafts.now().sheet[unit]?.kind === kind
  if (order && !stands) {
    const given = give(seating, unit, order)
    if (!given.legal) return given
  }
  const given = seating.drafts.now().sheet[unit]
  const mount = given?.kind === kind && 'mount' in given ? given.mount : undefined
  const draft: Draft = { unit, kind, path: [], facing: null, preview: null, ...(mount ? { mount } : {}) }
  const choices = choicesOf(view, draft)
  // T3.8, T3.16 Where only one unit can be meant, it is.
  const only = choices.length === 1 ? choices[0] : undefined
  if (isPairedKind(kind) && only !== undefined) return give(seating, unit, orderOfHost(kind, only))
  const waits = order === null || choices.length > 0
  seating.put({ selected: unit, said: null, draft: waits ? draft : null })
  return legal
}

type Way = (view: Seating['input']['view'], draft: Draft, hex: Hex) => Pointed

/** Pointing at a hex in one way or another; without an order in the making it means nothing. */
const pointing = (seating: Seating, hex: Hex, how: Way): Verdict => {
  const { draft } = seating.desk()
  if (!draft) return illegal('noDraft', 'T2.1')
  return follow(seating, draft.unit, how(seating.input.view, draft, hex))
}

const finish = (seating: Seating): Verdict => {
  const { draft } = seating.desk()
  if (!draft) return illegal('noDraft', 'T2.1')
  if (NEEDS[draft.kind] !== 'target') return follow(seating, draft.unit, complete(draft))
  // Defence and Ambush stand already: only the offer of a target is closed.
  seating.put({ draft: null, said: null })
  return legal
}

const making = (seating: Seating): Pick<SeatActions, Making> => {
  const { view, side } = seating.input
  return {
    palette: (unit) => paletteOf((kind) => checkKind(view, side, unit, kind)),
    begin: (unit, kind) => begin(seating, unit, kind),
    point: (hex, unit) => pointing(seating, hex, (field, draft) => pointAt(field, draft, hex, unit ?? null)),
    extend: (hex) => pointing(seating, hex, dragTo),
    finish: () => finish(seating),
    ride: (mount) => ride(seating, mount),
    cancel: () => seating.put({ draft: null, said: null }),
    previewOf: (unit, order) => previewed(view, unit, order).preview,
    nightWorks: (id) => {
      const unit = view.units[id]
      return unit
        ? {
            most: nightWorksOf(view, unit),
            barriers: nightBarriersOf(view, unit),
            fields: {
              antiPersonnel: nightFieldsOf(view, unit, 'antiPersonnel'),
              antiTank: nightFieldsOf(view, unit, 'antiTank'),
            },
          }
        : null
    },
    choices: () => {
      const { draft } = seating.desk()
      return draft ? choicesOf(view, draft) : []
    },
  }
}

const writing = (seating: Seating, rows: () => readonly SheetRow[]): Pick<SeatActions, Writing> => ({
  give: (unit, order) => give(seating, unit, order),
  command: (text) => command(seating, text),
  clear: (unit) => clear(seating, unit),
  clearSheet: () => clearSheet(seating),
  copyLast: (unit) => copyLast(seating, unit),
  defenceForRest: () => defenceForRest(seating),
  nextWithoutOrder: () => nextWithoutOrder(seating, rows()),
})

export const orderingActions = (
  seating: Seating,
  rows: () => readonly SheetRow[],
): Pick<SeatActions, Making | Writing> => ({ ...making(seating), ...writing(seating, rows) })
