/** What the pointer means on the map: select, open the palette, point at a target, lay a path. */
import { useEffect, useMemo, useRef } from 'react'
import type { UnitId } from '../../engine/tactical/model'
import type { SeatStore } from '../../store/api'
import type { BoardHandlers, BoardPointer } from '../../store/scene'
import { useSeatStore } from '../context'

type Opening = (unit: UnitId | null) => void

/** A drag from a counter lays a path: with the order at hand, else a manoeuvre, else a march. */
const beginPath = (seat: SeatStore, unit: UnitId): void => {
  const { begin, sheet, select } = seat.getState()
  const kind = sheet[unit]?.kind
  const first = kind === 'march' || kind === 'assault' ? kind : 'manoeuvre'
  select(unit)
  if (!begin(unit, first).legal && first !== 'march') begin(unit, 'march')
}

const isOwn = (seat: SeatStore, unit: UnitId | null): unit is UnitId => {
  const { view, side } = seat.getState()
  return unit !== null && view.units[unit]?.side === side
}

const pointOrders = (seat: SeatStore, at: BoardPointer, open: Opening): void => {
  const { draft, selected, select, point, moveCursor, inspect, look, cancel } = seat.getState()
  const own = isOwn(seat, at.unit)
  const optional = draft?.kind === 'defence' || draft?.kind === 'ambush'
  if (draft && !(optional && own)) {
    point(at.hex, at.unit)
    return
  }
  if (draft) cancel()
  if (own) {
    // On a touch screen the first tap selects, the second opens the orders.
    open(at.touch && selected !== at.unit ? null : at.unit)
    select(at.unit)
    return
  }
  open(null)
  inspect(at.unit)
  if (at.unit === null && selected === null) look(at.hex)
  else moveCursor(null, at.hex)
}

export const usePointer = (open: Opening): BoardHandlers => {
  const seat = useSeatStore()
  const opener = useRef(open)
  opener.current = open
  const drag = useRef<'none' | 'on' | 'over'>('none')
  useEffect(() => {
    // A dialog that opens ends the drag, without an order: the hand is behind it.
    const onFocus = ({ target }: FocusEvent): void => {
      if (drag.current !== 'on' || !(target instanceof Element) || !target.closest('dialog')) return
      drag.current = 'over'
      seat.getState().cancel()
    }
    document.addEventListener('focusin', onFocus)
    return () => document.removeEventListener('focusin', onFocus)
  }, [seat])
  return useMemo(() => {
    const purpose = () => seat.getState().purpose
    const touched = { hex: '' }
    const dragged = { hex: '' }
    return {
      click: (at) => {
        const { draft, inspect, hoverHex } = seat.getState()
        // On a touch screen the first tap on a target shows it, the second confirms.
        const confirms = !at.touch || touched.hex === at.hex || draft === null || draft.kind !== 'suppress'
        touched.hex = at.hex
        if (!confirms) {
          inspect(at.unit)
          hoverHex(at.hex)
          return
        }
        if (purpose() === 'deploy') seat.getState().pointPlace(at.hex, at.unit)
        else if (purpose() === 'orders') pointOrders(seat, at, opener.current)
        else inspect(at.unit)
      },
      context: (at) => {
        const { inspect, look, moveCursor } = seat.getState()
        opener.current(null)
        moveCursor(null, at.hex)
        if (at.unit === null) look(at.hex)
        else inspect(at.unit)
      },
      hover: (at) => seat.getState().hoverHex(at?.hex ?? null),
      dragPath: (from, hex) => {
        if (drag.current === 'over') return
        drag.current = 'on'
        dragged.hex = hex
        if (purpose() !== 'orders' || !isOwn(seat, from.unit)) return
        const { draft } = seat.getState()
        if (draft?.unit !== from.unit || !('path' in draft) || draft.kind === 'defence') {
          opener.current(null)
          beginPath(seat, from.unit)
        }
        seat.getState().extend(hex)
      },
      dragEnd: (from) => {
        const { draft, finish, place } = seat.getState()
        const over = drag.current === 'over'
        drag.current = 'none'
        if (over) return
        if (purpose() === 'deploy' && isOwn(seat, from.unit)) {
          place(from.unit, dragged.hex)
        } else if (draft && draft.kind !== 'fireOnMove' && draft.path.length > 0) finish()
      },
    }
  }, [seat])
}
